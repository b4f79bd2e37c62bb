// How a job runs: its programs are cut into one slice per thread, so that the same thread meets the
// same memory in every launch; a thread takes an eighth of what is left of its slice at a time, and
// when that is empty it takes from the ends of the others'. So uneven programs balance, and a range
// is never so small that taking it costs more than running it.
//
// The job is open while there may be something to take. Workers count themselves in while it is
// open and out when they find nothing; the caller closes it and waits for those who came in. One
// that wakes up late finds it closed and nobody has waited for it.
//
// A task that throws ends the job: what nobody has begun is dropped, and the caller throws the first
// exception once nobody is inside any more.
#include "runtime/cpu/pool.hpp"

#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>

#include <cxxabi.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cfenv>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <exception>
#include <memory>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

#include "base/fork.hpp"
#include "runtime/cpu/machine.hpp"

namespace eas::runtime::cpu {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::microseconds;
using std::chrono::milliseconds;

constexpr double kInlineNs = 15'000;  // below this no second thread arrives in time to help
constexpr double kShareNs = 5'000;    // the least work worth waking another thread for
constexpr double kRangeNs = 4'000;    // the least work worth taking at a time
constexpr double kLongestNs = 3e6;    // the most, so that polls and ends come soon
constexpr auto kSpin = microseconds(40);
constexpr auto kPollEvery = milliseconds(10);

constexpr std::uint32_t kOpen = 1u << 31;
constexpr std::uint32_t kJoined = 0xffff;  // those inside; above it, how many may be (15 bits)

thread_local bool t_inside = false;  // a launch from here runs on this thread alone

class NowInside {
 public:
  NowInside() : outer_(std::exchange(t_inside, true)) {}
  ~NowInside() { t_inside = outer_; }
  NowInside(const NowInside&) = delete;
  NowInside& operator=(const NowInside&) = delete;

 private:
  bool outer_;
};

void relax() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

// Waits a moment for `ready` without giving up the core.
template <class Ready>
bool spin(Ready ready) {
  const auto end = Clock::now() + kSpin;
  do {
    for (int i = 0; i < 32; ++i) {
      if (ready()) return true;
      relax();
    }
  } while (Clock::now() < end);
  return ready();
}

class Poller {
 public:
  explicit Poller(const Poll& poll) : poll_(poll) {
    if (poll_.ask) next_ = Clock::now() + kPollEvery;
  }
  // True when the job is to end.
  bool due() {
    if (!poll_.ask || ended_ || Clock::now() < next_) return false;
    ended_ = poll_.ask(poll_.context);
    next_ = Clock::now() + kPollEvery;
    return ended_;
  }
  bool asks() const { return poll_.ask != nullptr; }

 private:
  const Poll& poll_;
  Clock::time_point next_;
  bool ended_ = false;
};

// What is left of one thread's share, in units of programs: [begin, end) in one word.
struct alignas(64) Slice {
  std::atomic<std::uint64_t> range{0};
};

class Pool {
 public:
  // False when the workers have another job.
  bool run(const Work& work, const Task& task, Poller& poller, int threads);

 private:
  void start_workers(int wanted);
  void worker(int index, std::uint32_t seen);
  void open(const Work& work, const Task& task, int parts, int helpers);
  void close(Poller& poller, bool drained_by_others);
  bool join();
  void leave();
  bool empty() const;
  bool take(Slice& slice, bool front, std::int64_t& begin, std::int64_t& end);
  void take_all(int index, Poller* poller) noexcept;
  bool ends(Poller& poller) noexcept;
  void fail() noexcept;

  std::atomic<bool> busy_{false};
  std::atomic<std::uint32_t> epoch_{0};  // counts jobs; workers sleep on it
  std::atomic<std::uint32_t> state_{0};
  std::atomic<bool> caller_sleeps_{false};
  std::mutex mutex_;  // for left_ only
  std::condition_variable left_;
  int started_ = 0;
  std::atomic<int> alive_{0};  // of them

  // The job. Written before it is open.
  Task task_;
  std::int64_t count_ = 0, unit_ = 1;
  std::uint64_t least_ = 1, most_ = 1;  // units to take at a time
  int parts_ = 0, capacity_ = 0;
  std::atomic<bool> stop_{false};
  std::unique_ptr<Slice[]> slices_;

  std::atomic<bool> failed_{false};
  std::exception_ptr problem_;  // of the first that failed; read when all have left
};

std::atomic<Pool*> g_pool{nullptr};
std::array<std::atomic<void (*)()>, 8> g_touch{};

// A child process has none of the threads: it starts anew, and leaves the parent's pool where it is.
void forget_pool() { g_pool.store(nullptr, std::memory_order_relaxed); }

Pool& pool() {
  Pool* found = g_pool.load(std::memory_order_acquire);
  if (found) return *found;
  fork::in_child(forget_pool);
  auto* made = new Pool;  // never destroyed: workers sleep on it until the process ends
  if (g_pool.compare_exchange_strong(found, made)) return *made;
  delete made;
  return *found;
}

// Memory that threads of ours find when they start: where there is none for a thread's own variables,
// the C library ends the process.
class Reserve {
 public:
  explicit Reserve(int threads)
      : bytes_(static_cast<std::size_t>(threads) << 20),
        memory_(
            ::mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) {}
  ~Reserve() { give_back(); }
  Reserve(const Reserve&) = delete;
  Reserve& operator=(const Reserve&) = delete;
  explicit operator bool() const { return memory_ != MAP_FAILED; }
  void give_back() {
    if (memory_ != MAP_FAILED) ::munmap(std::exchange(memory_, MAP_FAILED), bytes_);
  }

 private:
  std::size_t bytes_;
  void* memory_;
};

void Pool::start_workers(int wanted) {
  if (started_ >= wanted) return;
  Reserve reserve(wanted - started_);
  if (!reserve) return;
  // Signals are the business of the threads of the program, not ours.
  sigset_t all, before;
  ::sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, &before);
  try {
    while (started_ < wanted) {
      const int index = started_ + 1;
      std::thread([this, index, seen = epoch_.load()] { worker(index, seen); }).detach();
      ++started_;
    }
  } catch (const std::system_error&) {
    // No more threads to be had: fewer do it too.
  } catch (const std::bad_alloc&) {
  }
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  reserve.give_back();
  for (int alive = alive_; alive < started_; alive = alive_) alive_.wait(alive);
}

void Pool::worker(int index, std::uint32_t seen) {
#if defined(__linux__)
  ::pthread_setname_np(::pthread_self(), "eas");
#endif
  std::fesetenv(FE_DFL_ENV);  // not what the thread that made us had set
  prepare_thread();
  t_inside = true;
  ++alive_;
  alive_.notify_one();
  for (;;) {
    if (!spin([&] { return epoch_.load(std::memory_order_acquire) != seen; })) epoch_.wait(seen);
    seen = epoch_.load(std::memory_order_acquire);
    if (!join()) continue;
    take_all(index, nullptr);
    leave();
  }
}

bool Pool::join() {
  std::uint32_t state = state_.load(std::memory_order_acquire);
  do {
    const std::uint32_t most = (state & ~kOpen) >> 16;
    if (!(state & kOpen) || (state & kJoined) >= most) return false;
  } while (!state_.compare_exchange_weak(state, state + 1, std::memory_order_acq_rel));
  return true;
}

void Pool::leave() {
  const std::uint32_t before = state_.fetch_sub(1);
  if ((before & kJoined) == 1 && caller_sleeps_.load()) {
    const std::lock_guard lock(mutex_);
    left_.notify_one();
  }
}

void Pool::open(const Work& work, const Task& task, int parts, int helpers) {
  if (capacity_ < parts) {
    slices_ = std::make_unique<Slice[]>(static_cast<std::size_t>(parts));
    capacity_ = parts;
  }
  task_ = task;
  count_ = work.count;
  unit_ = work.count / (std::int64_t{1} << 31) + 1;
  parts_ = parts;
  const std::int64_t units = (work.count + unit_ - 1) / unit_;
  const double unit_ns = std::max(work.cost * static_cast<double>(unit_), 1e-3);
  least_ = static_cast<std::uint64_t>(std::clamp(kRangeNs / unit_ns, 1.0, 1e9));
  most_ = static_cast<std::uint64_t>(std::clamp(kLongestNs / unit_ns, 1.0, 1e12));
  const auto part_begin = [&](int part) {
    return static_cast<std::uint64_t>(units / parts * part +
                                      std::min<std::int64_t>(part, units % parts));
  };
  for (int part = 0; part < parts; ++part) {
    slices_[part].range.store(part_begin(part) << 32 | part_begin(part + 1),
                              std::memory_order_relaxed);
  }
  stop_.store(false, std::memory_order_relaxed);
  state_.store(kOpen | static_cast<std::uint32_t>(helpers) << 16, std::memory_order_release);
  epoch_.fetch_add(1);
  if (helpers >= started_) {
    epoch_.notify_all();
  } else {
    for (int i = 0; i < helpers; ++i) epoch_.notify_one();
  }
}

bool Pool::empty() const {
  if (stop_.load(std::memory_order_relaxed)) return true;
  for (int part = 0; part < parts_; ++part) {
    const std::uint64_t range = slices_[part].range.load(std::memory_order_relaxed);
    if (range >> 32 < (range & 0xffffffff)) return false;
  }
  return true;
}

bool Pool::take(Slice& slice, bool front, std::int64_t& begin, std::int64_t& end) {
  std::uint64_t range = slice.range.load(std::memory_order_relaxed);
  std::uint64_t from, to, rest;
  do {
    from = range >> 32;
    to = range & 0xffffffff;
    if (from >= to || stop_.load(std::memory_order_relaxed)) return false;
    const std::uint64_t size = std::min(to - from, std::clamp((to - from) / 8, least_, most_));
    rest = front ? (from + size) << 32 | to : from << 32 | (to - size);
    (front ? to : from) = front ? from + size : to - size;
  } while (!slice.range.compare_exchange_weak(range, rest, std::memory_order_relaxed));
  begin = static_cast<std::int64_t>(from) * unit_;
  end = std::min(static_cast<std::int64_t>(to) * unit_, count_);
  return true;
}

// For catch blocks: keeps the exception and ends the job.
void Pool::fail() noexcept {
  if (!failed_.exchange(true)) problem_ = std::current_exception();
  stop_.store(true, std::memory_order_relaxed);
}

void Pool::take_all(int index, Poller* poller) noexcept {
  std::int64_t begin, end;
  for (int i = 0; i < parts_; ++i) {
    Slice& slice = slices_[(index + i) % parts_];
    while (take(slice, i == 0, begin, end)) {
      try {
        task_.run(task_.context, begin, end);
      } catch (...) {
        fail();
      }
      if (poller && ends(*poller)) stop_.store(true, std::memory_order_relaxed);
    }
  }
}

bool Pool::ends(Poller& poller) noexcept {
  try {
    return poller.due();
  } catch (...) {
    fail();
    return true;
  }
}

// `drained_by_others`: the caller took nothing, so the job is open until workers have emptied it.
void Pool::close(Poller& poller, bool drained_by_others) {
  if (!drained_by_others) state_.fetch_and(~kOpen);
  const auto done = [&] {
    return (state_.load() & kJoined) == 0 && (!drained_by_others || empty());
  };
  if (!spin(done)) {
    caller_sleeps_.store(true);
    std::unique_lock lock(mutex_);
    while (!done()) {
      if (!poller.asks()) {
        left_.wait(lock);
        continue;
      }
      left_.wait_for(lock, kPollEvery);
      lock.unlock();
      if (ends(poller)) stop_.store(true);
      lock.lock();
    }
    caller_sleeps_.store(false);
  }
  if (drained_by_others) {
    // A worker that comes in now finds nothing, but it is inside: wait for it as well.
    state_.fetch_and(~kOpen);
    while ((state_.load(std::memory_order_acquire) & kJoined) != 0) relax();
  }
}

bool Pool::run(const Work& work, const Task& task, Poller& poller, int threads) {
  if (busy_.exchange(true, std::memory_order_acquire)) return false;
  struct Free {
    std::atomic<bool>& busy;
    ~Free() { busy.store(false, std::memory_order_release); }
  } const free{busy_};
  const double total = work.cost * static_cast<double>(work.count);
  const double useful = std::min<double>(total / kShareNs, static_cast<double>(work.count));
  int parts = std::clamp(static_cast<int>(std::min(useful, 4096.0)), 1, threads);
  start_workers(work.hand_over ? parts : parts - 1);
  const bool hand_over = work.hand_over && started_ > 0;
  parts = std::min(parts, started_ + (hand_over ? 0 : 1));
  open(work, task, parts, hand_over ? parts : parts - 1);
  {
    const NowInside inside;
    if (!hand_over) take_all(0, &poller);
    close(poller, hand_over);
  }
  if (failed_.exchange(false)) std::rethrow_exception(std::exchange(problem_, nullptr));
  return true;
}

void run_here(const Work& work, const Task& task, Poller& poller) {
  const NowInside inside;
  std::int64_t step = work.count;
  if (poller.asks()) {
    step = static_cast<std::int64_t>(std::clamp(1e6 / std::max(work.cost, 1e-3), 1.0, 1e9));
  }
  for (std::int64_t begin = 0; begin < work.count; begin += step) {
    task.run(task.context, begin, std::min(begin + step, work.count));
    if (poller.due()) break;
  }
}

}  // namespace

void at_thread_start(void (*touch)()) {
  for (auto& place : g_touch) {
    void (*none)() = nullptr;
    if (place.compare_exchange_strong(none, touch)) return;
  }
  std::abort();  // a ninth variable: make room for it
}

void prepare_thread() {
  [[maybe_unused]] void* const volatile exceptions = abi::__cxa_get_globals();
  for (const auto& touch : g_touch) {
    if (auto* call = touch.load()) call();
  }
}

void run(const Work& work, const Task& task, const Poll& poll) {
  Poller poller(poll);
  const double total = work.cost * static_cast<double>(work.count);
  if (!t_inside && !work.in_order && (work.hand_over || (work.count > 1 && total >= kInlineNs))) {
    const int threads = thread_count();
    if ((threads > 1 || work.hand_over) && pool().run(work, task, poller, threads)) return;
  }
  run_here(work, task, poller);
}

}  // namespace eas::runtime::cpu

// A small launch is one call of the entry. A larger one is a job of the pool, whose ranges each run
// with a Launch and a Report of their own; the lowest program that failed wins, so that the error a
// user sees is the same on any number of threads.
#include "runtime/cpu/launch.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <limits>
#include <mutex>
#include <new>

#include "runtime/cpu/fp_mode.hpp"
#include "runtime/cpu/pool.hpp"
#include "runtime/cpu/scratch.hpp"

namespace eas::runtime::cpu {
namespace {

// Below this a launch is one call: no second thread, no poll.
constexpr double kSmallNs = 15'000;
// A user who presses Ctrl-C waits no longer than one program; if that may be long, the calling
// thread leaves the work to others and keeps asking.
constexpr double kLongProgramNs = 20e6;
constexpr double kUnknownNs = 5'000;
// Ranges that are under way and lie above a program that failed are told to stop, by zones of the
// grid: a flag each.
constexpr int kZones = 64;

constexpr std::int32_t kGoOn = 0;

// Stores that bypassed the caches are seen by others only after a fence of their own.
void publish(std::uint64_t streaming) {
  if (streaming == 0) return;
#if defined(__x86_64__)
  __builtin_ia32_sfence();
#else
  std::atomic_thread_fence(std::memory_order_seq_cst);
#endif
}

abi::Launch describe(const LaunchRequest& request) {
  abi::Launch launch;
  for (int axis = 0; axis < 3; ++axis) launch.grid[axis] = request.grid[axis];
  launch.streaming = request.streaming;
  launch.services = request.services;
  launch.context = request.context;
  launch.stop = &kGoOn;
  return launch;
}

class Job {
 public:
  Job(abi::Entry entry, const KernelFacts& facts, const LaunchRequest& request,
      std::int64_t programs)
      : entry_(entry),
        facts_(facts),
        request_(request),
        launch_(describe(request)),
        programs_(programs) {}

  abi::Report run() {
    Work work;
    work.count = programs_;
    // How often a `while` goes round nobody knows: enough, let us say, to be worth a thread.
    work.cost = facts_.unbounded ? std::max(facts_.program_cost, kUnknownNs) : facts_.program_cost;
    work.in_order = facts_.serial;
    work.hand_over = request_.poll && !facts_.serial &&
                     (facts_.unbounded || facts_.program_cost > kLongProgramNs);
    const Task task{[](void* job, std::int64_t begin, std::int64_t end) {
                      static_cast<Job*>(job)->run_range(begin, end);
                    },
                    this};
    Poll poll;
    if (request_.poll) {
      poll = {[](void* job) { return static_cast<Job*>(job)->ask(); }, this};
    }
    cpu::run(work, task, poll);
    if (problem_) std::rethrow_exception(problem_);
    return report_;
  }

 private:
  int zone(std::int64_t program) const {
    return static_cast<int>(static_cast<double>(program) / static_cast<double>(programs_) * kZones);
  }

  void run_range(std::int64_t begin, std::int64_t end) noexcept {
    if (begin > lowest_.load(std::memory_order_relaxed)) return;
    try {
      const Scratch scratch(static_cast<std::size_t>(facts_.scratch_bytes));
      abi::Report report;
      abi::Launch launch = launch_;
      launch.report = &report;
      launch.stop = reinterpret_cast<const volatile std::int32_t*>(
          &stops_[std::min(zone(begin), kZones - 1)]);
      if (entry_(request_.words, &launch, begin, end, scratch.get()) != 0) keep(report);
      publish(request_.streaming);
    } catch (const std::bad_alloc&) {
      fail(std::current_exception());
    }
  }

  void keep(const abi::Report& report) {
    if (report.stop == abi::Stop::Asked || report.stop == abi::Stop::None) return;
    const std::lock_guard lock(mutex_);
    if (report.program > lowest_.load(std::memory_order_relaxed)) return;
    lowest_.store(report.program, std::memory_order_relaxed);
    report_ = report;
    stop_from(zone(report.program) + 1);
  }

  void fail(const std::exception_ptr& problem) {
    const std::lock_guard lock(mutex_);
    if (!problem_) problem_ = problem;
    lowest_.store(-1, std::memory_order_relaxed);
    stop_from(0);
  }

  void stop_from(int zone) {
    for (; zone < kZones; ++zone) stops_[zone].store(1, std::memory_order_relaxed);
  }

  bool ask() noexcept {
    try {
      request_.poll(request_.context);
    } catch (...) {
      fail(std::current_exception());
    }
    return lowest_.load(std::memory_order_relaxed) < 0;
  }

  abi::Entry entry_;
  const KernelFacts& facts_;
  const LaunchRequest& request_;
  abi::Launch launch_;
  std::int64_t programs_;
  std::atomic<std::int32_t> stops_[kZones] = {};
  // The lowest program that failed; -1 when nothing more is to be run.
  std::atomic<std::int64_t> lowest_{std::numeric_limits<std::int64_t>::max()};
  std::mutex mutex_;  // of what follows
  abi::Report report_;
  std::exception_ptr problem_;
};

abi::Report run_large(abi::Entry entry, const KernelFacts& facts, const LaunchRequest& request,
                      std::int64_t programs) {
  const DefaultFpMode fp_mode;
  return Job(entry, facts, request, programs).run();
}

abi::Report run_small(abi::Entry entry, const KernelFacts& facts, const LaunchRequest& request,
                      std::int64_t programs) {
  abi::Report report;
  abi::Launch launch = describe(request);
  launch.report = &report;
  const Scratch scratch(static_cast<std::size_t>(facts.scratch_bytes));
  entry(request.words, &launch, 0, programs, scratch.get());
  publish(request.streaming);
  return report;
}

}  // namespace

abi::Report launch(abi::Entry entry, const KernelFacts& facts, const LaunchRequest& request) {
  const std::int64_t programs = request.grid[0] * request.grid[1] * request.grid[2];
  if (programs <= 0) return {};
  const bool small = facts.program_cost * static_cast<double>(programs) < kSmallNs;
  if (!small || (facts.unbounded && request.poll)) {
    return run_large(entry, facts, request, programs);
  }
  if (DefaultFpMode::looks_default()) return run_small(entry, facts, request, programs);
  const DefaultFpMode fp_mode;
  return run_small(entry, facts, request, programs);
}

}  // namespace eas::runtime::cpu

// A small launch is one call of the entry. A larger one is a job of the pool, whose ranges each run
// with a Launch and a Report of their own; the lowest program that failed wins, so that the error a
// user sees is the same on any number of threads.
#include "runtime/cpu/launch.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <limits>
#include <map>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <vector>

#include "runtime/cpu/additions.hpp"
#include "runtime/cpu/fp_mode.hpp"
#include "runtime/cpu/groups.hpp"
#include "runtime/cpu/pool.hpp"
#include "runtime/cpu/rows.hpp"
#include "runtime/cpu/samples.hpp"
#include "runtime/cpu/scratch.hpp"
#include "runtime/cpu/sums.hpp"
#include "runtime/cpu/workspaces.hpp"

namespace eas::runtime::cpu {
namespace {

// Below this a launch is one call: no second thread, no poll.
constexpr double kSmallNs = 15'000;
// A user who presses Ctrl-C does not wait for a long program: the calling thread leaves the work to
// others and keeps asking. Where it cannot (programs in order, other workers busy), and where a
// program turned out to be long that need not be, the loops of its programs ask.
constexpr double kLongProgramNs = 5e6;
constexpr double kUnknownNs = 5'000;
// Ranges that are under way and lie above a program that failed are told to stop, by zones of the
// grid: a flag each.
constexpr int kZones = 64;

constexpr std::int32_t kGoOn = 0, kAsk = 1;

std::int32_t go_on(const abi::Launch*) { return 0; }

// Not every look of a loop is worth one at the clock: as many are left out as keeps those to about
// one a millisecond.
class Pace {
 public:
  bool due() {
    if (--left_ > 0) return false;
    const auto now = Clock::now();
    const auto since = now - last_;
    if (since < kOften) every_ = std::min(every_ * 2, kMost);
    else if (since > kSeldom) every_ = std::max(every_ / 4, 1);
    last_ = now;
    left_ = every_;
    return true;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr auto kOften = std::chrono::microseconds(500);
  static constexpr auto kSeldom = std::chrono::milliseconds(5);
  static constexpr int kMost = 1024;
  Clock::time_point last_ = Clock::now();
  int every_ = 1, left_ = 1;
};

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
  launch.asked = go_on;
  launch.workspace = Workspaces::take;
  launch.later = Additions::note;
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
        programs_(programs),
        all_(programs * request.samples.count),
        caller_(std::this_thread::get_id()) {}

  abi::Report run() {
    // How often a `while` goes round nobody knows: enough, let us say, to be worth a thread.
    const double cost =
        facts_.unbounded ? std::max(facts_.program_cost, kUnknownNs) : facts_.program_cost;
    if (request_.samples.count > 1) return run_samples(cost * static_cast<double>(programs_));
    const std::int64_t parts = parts_of(request_, programs_, cost * static_cast<double>(programs_));
    const Groups groups(request_);
    if (facts_.serial && groups.pay(parts, cost)) return run_in_groups(groups, cost);
    if (Rows rows(request_); facts_.serial && rows.pay(cost) && begin(rows, cost)) {
      return run_in_rows(rows, cost);
    }
    std::optional<Sums> sums;
    if (parts > 1) sums = copies(parts);
    if (sums) return run_in_parts(*sums, parts, cost);
    run(cost, programs_, facts_.serial, [](void* job, std::int64_t begin, std::int64_t end) {
      Job& self = *static_cast<Job*>(job);
      self.run_range(begin, end, self.request_.words);
    });
    return report_;
  }

 private:
  // Without memory for copies programs run in order.
  std::optional<Sums> copies(std::int64_t parts) const {
    try {
      return std::optional<Sums>(std::in_place, request_, parts);
    } catch (const std::bad_alloc&) {
      return std::nullopt;
    }
  }

  static bool begin(Rows& rows, double cost) {
    try {
      rows.begin(cost);
      return true;
    } catch (const std::bad_alloc&) {
      return false;
    }
  }

  abi::Report run_in_rows(Rows& rows, double cost) {
    in_rows_ = &rows;
    run(cost * static_cast<double>(rows.columns()), rows.count(), false,
        [](void* job, std::int64_t begin, std::int64_t end) {
          Job& self = *static_cast<Job*>(job);
          for (std::int64_t some = begin; some < end; ++some) {
            self.in_rows_->run_next([&](std::int64_t first, std::int64_t last) {
              self.run_range(first, last, self.request_.words);
            });
          }
        });
    return report_;
  }

  // A sample is what a thread takes: all of its programs, in order.
  abi::Report run_samples(double cost) {
    run(cost, request_.samples.count, false, [](void* job, std::int64_t begin, std::int64_t end) {
      Job& self = *static_cast<Job*>(job);
      SampleWords words(self.request_);
      for (std::int64_t sample = begin; sample < end; ++sample) {
        self.run_range(0, self.programs_, words.of(sample), sample * self.programs_);
      }
    });
    return report_;
  }

  abi::Report run_in_groups(const Groups& groups, double cost) {
    groups_ = &groups;
    const double programs = static_cast<double>(programs_) / static_cast<double>(groups.count());
    run(cost * programs, groups.count(), false,
        [](void* job, std::int64_t begin, std::int64_t end) {
          Job& self = *static_cast<Job*>(job);
          for (std::int64_t group = begin; group < end; ++group) {
            self.groups_->each_range(group, [&](std::int64_t first, std::int64_t last) {
              self.run_range(first, last, self.request_.words);
            });
          }
        });
    return report_;
  }

  abi::Report run_in_parts(const Sums& sums, std::int64_t parts, double cost) {
    sums_ = &sums;
    parts_ = parts;
    const double programs = static_cast<double>(programs_) / static_cast<double>(parts);
    run(cost * programs, parts, false, [](void* job, std::int64_t begin, std::int64_t end) {
      for (std::int64_t part = begin; part < end; ++part) static_cast<Job*>(job)->run_part(part);
    });
    // What a launch that failed has done is not said.
    if (report_.stop == abi::Stop::None && lowest_.load(std::memory_order_relaxed) >= 0)
      sums.add_up();
    return report_;
  }

  void run_part(std::int64_t part) noexcept {
    try {
      const auto at = [&](std::int64_t i) {
        return static_cast<std::int64_t>(static_cast<__int128>(programs_) * i / parts_);
      };
      const std::vector<std::uint64_t> words = sums_->words_of(part);
      run_range(at(part), at(part + 1), words.data());
    } catch (const std::bad_alloc&) {
      fail(std::current_exception());
    }
  }

  void run(double cost, std::int64_t count, bool serial,
           void (*task_run)(void*, std::int64_t, std::int64_t)) {
    Work work;
    work.count = count;
    work.cost = cost;
    work.in_order = serial;
    const bool is_long = facts_.unbounded || facts_.program_cost > kLongProgramNs;
    work.hand_over = request_.poll && !serial && is_long;
    // A part runs for long, too.
    loops_ask_ = request_.poll && (facts_.serial || facts_.open_ended || is_long);
    const Task task{task_run, this};
    Poll poll;
    if (request_.poll) {
      poll = {[](void* job) { return static_cast<Job*>(job)->ask(); }, this};
    }
    cpu::run(work, task, poll);
    if (problem_) std::rethrow_exception(problem_);
    for (const auto& [begin, additions] : additions_) additions.apply();
  }

  struct Range : abi::Launch {
    Job& job;
    const std::atomic<std::int32_t>& told_to_stop;
    bool asks;  // runs on the calling thread, which asks nowhere else

    bool is_to_end() const noexcept {
      if (told_to_stop.load(std::memory_order_relaxed) != 0) return true;
      return asks && job.pace_.due() && job.ask();
    }
  };

  int zone(std::int64_t program) const {
    return static_cast<int>(static_cast<double>(program) / static_cast<double>(all_) * kZones);
  }

  // Programs [begin, end) of a sample, `before` which so many programs of others come.
  void run_range(std::int64_t begin, std::int64_t end, const std::uint64_t* words,
                 std::int64_t before = 0) noexcept {
    if (before + begin > lowest_.load(std::memory_order_relaxed)) return;
    try {
      const Scratch scratch(static_cast<std::size_t>(facts_.scratch_bytes));
      abi::Report report;
      Range launch{launch_, *this, stops_[std::min(zone(before + begin), kZones - 1)],
                   loops_ask_ && std::this_thread::get_id() == caller_};
      launch.report = &report;
      Workspaces workspaces;
      launch.workspaces = &workspaces;
      Additions additions;
      launch.additions = &additions;
      launch.asked = [](const abi::Launch* range) -> std::int32_t {
        return static_cast<const Range*>(range)->is_to_end();
      };
      launch.stop = launch.asks
                        ? &kAsk
                        : reinterpret_cast<const volatile std::int32_t*>(&launch.told_to_stop);
      if (entry_(words, &launch, begin, end, scratch.get()) != 0) keep(report, before);
      publish(request_.streaming);
      add_later(before + begin, std::move(additions));
    } catch (const std::bad_alloc&) {
      fail(std::current_exception());
    }
  }

  void add_later(std::int64_t begin, Additions additions) {
    if (additions.empty()) return;
    const std::lock_guard lock(mutex_);
    additions_.emplace(begin, std::move(additions));
  }

  void keep(const abi::Report& report, std::int64_t before) {
    if (report.stop == abi::Stop::Asked || report.stop == abi::Stop::None) return;
    const std::lock_guard lock(mutex_);
    if (report.stop == abi::Stop::Thrown) return end();
    const std::int64_t number = before + report.program;
    if (number > lowest_.load(std::memory_order_relaxed)) return;
    lowest_.store(number, std::memory_order_relaxed);
    report_ = report;
    stop_from(zone(number) + 1);
  }

  void fail(const std::exception_ptr& problem) {
    const std::lock_guard lock(mutex_);
    if (!problem_) problem_ = problem;
    end();
  }

  void end() {
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
  std::int64_t programs_, all_;  // of a sample, and of all
  std::thread::id caller_;
  bool loops_ask_ = false;
  const Groups* groups_ = nullptr;
  Rows* in_rows_ = nullptr;
  const Sums* sums_ = nullptr;
  std::int64_t parts_ = 1;
  Pace pace_;  // of the calling thread
  std::atomic<std::int32_t> stops_[kZones] = {};
  // The lowest program that failed; -1 when nothing more is to be run.
  std::atomic<std::int64_t> lowest_{std::numeric_limits<std::int64_t>::max()};
  std::mutex mutex_;  // of what follows
  abi::Report report_;
  std::exception_ptr problem_;
  std::map<std::int64_t, Additions> additions_;  // by the first program
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
  Workspaces workspaces;
  launch.workspaces = &workspaces;
  Additions additions;
  launch.additions = &additions;
  const Scratch scratch(static_cast<std::size_t>(facts.scratch_bytes));
  entry(request.words, &launch, 0, programs, scratch.get());
  publish(request.streaming);
  additions.apply();
  return report;
}

}  // namespace

abi::Report launch(abi::Entry entry, const KernelFacts& facts, const LaunchRequest& request) {
  const std::int64_t programs = request.grid[0] * request.grid[1] * request.grid[2];
  if (programs <= 0) return {};
  const bool small = facts.program_cost * static_cast<double>(programs) < kSmallNs;
  if (!small || request.samples.count > 1 ||
      ((facts.unbounded || facts.open_ended) && request.poll)) {
    return run_large(entry, facts, request, programs);
  }
  if (DefaultFpMode::looks_default()) return run_small(entry, facts, request, programs);
  const DefaultFpMode fp_mode;
  return run_small(entry, facts, request, programs);
}

}  // namespace eas::runtime::cpu

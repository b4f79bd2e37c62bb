// The threads kernels run on. One job at a time has the workers; a launch that finds them busy, or
// that is made from inside a job, runs on its own thread. Workers spin for a moment after a job and
// then sleep, so that other libraries' threads have the cores.
#pragma once

#include <cstdint>

namespace eas::runtime::cpu {

// Work on programs [begin, end). May be called from any thread, many at once. One that throws ends the
// job: ranges not begun are dropped, and the first exception is thrown by run() when all have left.
struct Task {
  void (*run)(void* context, std::int64_t begin, std::int64_t end) = nullptr;
  void* context = nullptr;
};

struct Work {
  std::int64_t count = 0;  // of programs
  double cost = 0;         // ns of one, roughly
  // The calling thread only waits and polls, and a worker does its share: for programs that may
  // run longer than a user wants to wait for Ctrl-C.
  bool hand_over = false;
  bool in_order = false;  // on the calling thread, one after another
};

// Asked on the calling thread now and then; true ends the job soon: ranges not begun are dropped.
struct Poll {
  bool (*ask)(void* context) = nullptr;
  void* context = nullptr;
};

// A thread's own variables are made when they are first used, and where there is no memory for them
// the C library ends the process. So the threads of the pool use them when they start, when there is
// memory, and other threads may: prepare_thread() does it. Each `touch` uses one variable.
void at_thread_start(void (*touch)());
void prepare_thread();

// Returns when all is done.
void run(const Work& work, const Task& task, const Poll& poll = {});

}  // namespace eas::runtime::cpu

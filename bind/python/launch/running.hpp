// The GIL while a kernel runs: kept for short launches (giving it up costs more than they do), given
// up for long ones, and taken back when a running kernel prints or asks whether to go on.
#pragma once

#include <Python.h>

#include <chrono>
#include <string>

namespace eas::python {

class Running {
 public:
  Running() = default;
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
  ~Running() {
    if (released_) PyEval_RestoreThread(released_);
  }

  // Other Python threads run until this is destroyed.
  void release() {
    if (!released_) released_ = PyEval_SaveThread();
  }

  // A line of device_print goes where print() goes.
  void print(const std::string& line);
  // Ctrl-C ends a launch: throws what Python's handler raised. To be called often, by the thread
  // that launched.
  void poll();

 private:
  using Clock = std::chrono::steady_clock;
  PyThreadState* released_ = nullptr;
  Clock::time_point next_ = Clock::time_point::max();
};

}  // namespace eas::python

// Progress: tells a listener how far a long computation is, at most every 100 ms, so that saying it
// costs nothing worth naming.
#pragma once

#include <chrono>
#include <functional>
#include <string_view>

namespace eas::contraction {

// `done` goes from 0 to 1. May throw (KeyboardInterrupt): the computation then ends.
using ProgressCallback = std::function<void(double done, std::string_view what)>;

class Progress {
 public:
  explicit Progress(ProgressCallback callback) : callback_(std::move(callback)) {}
  void report(double done, std::string_view what) {
    if (!callback_) return;
    const auto now = std::chrono::steady_clock::now();
    if (now - last_ < std::chrono::milliseconds(100)) return;
    last_ = now;
    callback_(done, what);
  }

 private:
  ProgressCallback callback_;
  // The first report waits too: what is done in 100 ms shows no bar.
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

}  // namespace eas::contraction

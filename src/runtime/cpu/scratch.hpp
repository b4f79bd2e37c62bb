// Memory a program works in: one block per thread, kept from launch to launch and grown on demand.
// A launch inside a launch (a print hook that launches) gets a block of its own.
#pragma once

#include <cstddef>

namespace eas::runtime::cpu {

class Scratch {
 public:
  explicit Scratch(std::size_t bytes) {  // 0: no memory
    if (bytes != 0) take(bytes);
  }
  ~Scratch() {
    if (data_) give_back();
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  std::byte* get() const { return data_; }  // aligned to 64

 private:
  void take(std::size_t bytes);
  void give_back();

  std::byte* data_ = nullptr;
  bool own_ = false;  // not the thread's block
};

}  // namespace eas::runtime::cpu

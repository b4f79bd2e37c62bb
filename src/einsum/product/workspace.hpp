// Scratch memory of a contraction: aligned, uninitialised, kept by the thread that used it for the
// next one, so that small contractions allocate nothing.
#pragma once

#include <cstddef>

namespace eas::contraction {

class Workspace {
 public:
  static constexpr std::size_t kMostKept = 12u << 20;  // bytes of a block

  explicit Workspace(std::size_t bytes);
  ~Workspace();
  Workspace(const Workspace&) = delete;
  Workspace& operator=(const Workspace&) = delete;

  template <class T>
  T* as() const {
    return static_cast<T*>(memory_);
  }

 private:
  void* memory_ = nullptr;
  std::size_t bytes_ = 0;
};

}  // namespace eas::contraction

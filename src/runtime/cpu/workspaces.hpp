// Memory programs ask for while they run (the `workspace` op): a worker's, for as long as it runs a
// range of programs. Each place that asks has a block of its own, used again when it asks again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <vector>

#include "abi/native.hpp"

namespace eas::runtime::cpu {

class Workspaces {
 public:
  Workspaces() = default;
  Workspaces(const Workspaces&) = delete;
  Workspaces& operator=(const Workspaces&) = delete;
  ~Workspaces() {
    if (!blocks_.empty()) release();
  }

  // For abi::Launch.
  static std::byte* take(const abi::Launch* launch, std::int32_t index,
                         std::int64_t bytes) noexcept;

 private:
  struct Block {
    std::byte* data = nullptr;
    std::int64_t size = 0;
  };
  void release() noexcept;

  std::vector<Block> blocks_;
};

}  // namespace eas::runtime::cpu

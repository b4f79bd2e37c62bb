// Arguments of the host, for a device that has memory of its own: copied there before a launch, and
// what it wrote copied back.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "compile/compiled_kernel.hpp"
#include "launch/native.hpp"
#include "runtime/device.hpp"

namespace eas::launch {

class Staged {
 public:
  // Begins to copy. `host` must live as long.
  Staged(const CompiledKernel& kernel, std::span<const NativeArgument> host);

  // As the device's code knows them.
  std::span<const NativeArgument> arguments() const { return arguments_; }
  // Runs the code, waits, and writes what it wrote where the host has it. A launch that fails leaves
  // the host's memory as it was.
  void run(const Variant& variant, const Words& words, const NativeLaunch& launch);

 private:
  // What lies between two addresses of the host: arguments that overlap there do so on the device.
  struct Block {
    std::byte *begin, *end;
    std::unique_ptr<runtime::Buffer> memory;
    std::vector<std::byte> back;  // what comes back, if anything was written
    std::size_t size() const { return static_cast<std::size_t>(end - begin); }
  };
  Block& block_of(const NativeArgument& argument);
  void copy_back(const NativeArgument& argument, std::size_t param);

  const CompiledKernel& kernel_;
  std::span<const NativeArgument> host_;
  std::vector<NativeArgument> arguments_;
  std::vector<Block> blocks_;
  std::unique_ptr<runtime::Stream> stream_;  // goes first: it waits
};

}  // namespace eas::launch

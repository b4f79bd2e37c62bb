// Kernels made of text, compiled once for a backend and kept.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "compile/compiled_kernel.hpp"
#include "launch/on_device.hpp"
#include "runtime/streams.hpp"

namespace eas::device {

std::shared_ptr<const compile::CompiledKernel> kernel_of(const std::string& name,
                                                         const std::string& text,
                                                         const runtime::Backend& backend);

// Memory a kernel works on: its first element, and enough of its shape for checks.
struct Memory {
  void* data = nullptr;
  std::span<const std::int64_t> shape, strides;
};

// Gives the launch to the stream and does not wait.
void launch(const compile::CompiledKernel& kernel, std::span<const Memory> memories,
            std::span<const std::int64_t> numbers, const launch::Extent& grid,
            const std::shared_ptr<runtime::DeviceStream>& stream);

}  // namespace eas::device

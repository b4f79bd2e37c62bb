// Running a compiled kernel on the backend it was made for. Everything about the arguments has been
// checked by now.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "compile/compiled_kernel.hpp"
#include "interp/interp.hpp"
#include "runtime/streams.hpp"

namespace eas::launch {

struct LaunchOptions {
  std::array<std::int64_t, 3> grid{1, 1, 1};
  std::array<std::int64_t, 3> group{1, 1, 1};
  std::function<void(const std::string&)> print = nullptr;  // device_print's lines; stdout if empty
  std::function<void()> poll = nullptr;  // asked while the kernel runs; may throw to end it
  Device device = {};                    // that the arrays are on
  // Of a backend with devices: see DeviceLaunch.
  std::shared_ptr<runtime::DeviceStream> stream = nullptr;
  bool sync = true;
};

void run(const compile::CompiledKernel& kernel, std::span<const interp::Argument> arguments,
         const LaunchOptions& options);

// What the interpreter and its evaluators are told.
interp::Launch interpreter_launch(const LaunchOptions& options);

}  // namespace eas::launch

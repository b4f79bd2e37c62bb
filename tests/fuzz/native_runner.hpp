// A case on the CPU backend, as every launcher runs it: compiled for the target "cpu", launched.
#pragma once

#include "backends/backends.hpp"
#include "compile/compile.hpp"
#include "ir/clone.hpp"
#include "launch/launch.hpp"
#include "native_compare.hpp"

namespace eas::fuzz {

inline Outcome run_on_cpu(const Case& plan) {
  backends::link();
  Arguments arguments(plan);
  Outcome out;
  compile::Options options;
  options.target = "cpu";
  const auto kernel =
      compile::compile(ir::clone(*plan.function), debug_of(*plan.function), options);
  launch::LaunchOptions how;
  how.grid = plan.grid;
  how.group = plan.group;
  how.print = [&](const std::string& line) { out.lines.push_back(line); };
  launch::run(*kernel, arguments.values, how);
  out.memory = std::move(arguments.memory);
  return out;
}

}  // namespace eas::fuzz

// A case on the CPU backend, as every launcher runs it: compiled for the target "cpu", launched.
#pragma once

#include "backends/backends.hpp"
#include "compile/compile.hpp"
#include "compile/launch.hpp"
#include "ir/clone.hpp"
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
  compile::LaunchOptions launch;
  launch.grid = plan.grid;
  launch.group = plan.group;
  launch.print = [&](const std::string& line) { out.lines.push_back(line); };
  compile::launch(*kernel, arguments.values, launch);
  out.memory = std::move(arguments.memory);
  return out;
}

}  // namespace eas::fuzz

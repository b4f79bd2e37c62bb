// Chooses the backend by the kernel's target.
#include "compile/launch.hpp"

#include <eas/error.hpp>

#include "base/config.hpp"
#include "base/format.hpp"
#include "compile/log.hpp"

namespace eas::compile {

interp::Launch interpreter_launch(const LaunchOptions& options) {
  return {options.grid, options.group, config::check_races(), options.print,
          nullptr,      options.poll,  config::checks()};
}

void launch(const CompiledKernel& kernel, std::span<const interp::Argument> arguments,
            const LaunchOptions& options) {
  if (logs("launch")) {
    const auto text = [](std::int64_t n) { return std::to_string(n); };
    log("launch", cat(kernel.name(), " grid (", join(options.grid, ", ", text), ") group (",
                      join(options.group, ", ", text), ") on ", kernel.code->target));
  }
  if (kernel.code->target == "interpreter") {
    // No pass stands between the user and the meaning: a load nobody uses is still checked.
    interp::run(*kernel.code->traced, kernel.debug, arguments, interpreter_launch(options));
    return;
  }
  throw InternalError(cat("code for the target ", kernel.code->target, " cannot be launched"));
}

}  // namespace eas::compile

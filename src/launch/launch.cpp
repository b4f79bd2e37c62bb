// Chooses the backend by the kernel's target.
#include "launch/launch.hpp"

#include <eas/error.hpp>

#include <variant>
#include <vector>

#include "base/config.hpp"
#include "base/format.hpp"
#include "compile/internal_error.hpp"
#include "compile/log.hpp"
#include "launch/copies.hpp"
#include "launch/fresh.hpp"
#include "launch/native.hpp"
#include "launch/on_device.hpp"
#include "runtime/backend.hpp"
#include "runtime/profile.hpp"

namespace eas::launch {

interp::Launch interpreter_launch(const LaunchOptions& options) {
  return {options.grid, options.group, config::check_races(), options.print,
          nullptr,      options.poll,  config::checks()};
}

namespace {

// The arguments as native code takes them; they point into those given.
std::vector<NativeArgument> native_arguments(std::span<const interp::Argument> arguments) {
  std::vector<NativeArgument> out(arguments.size());
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (const auto* bits = std::get_if<std::int64_t>(&arguments[i])) {
      out[i].bits = *bits;
      continue;
    }
    const auto& buffer = std::get<interp::BufferArgument>(arguments[i]);
    out[i].data = buffer.data;
    out[i].shape = buffer.shape.data();
    out[i].strides = buffer.strides.data();
    out[i].rank = static_cast<std::int32_t>(buffer.shape.size());
  }
  return out;
}

// The hooks of native code are plain functions; these call the ones given.
NativeHooks hooks_of(const LaunchOptions& options) {
  NativeHooks hooks;
  hooks.context = const_cast<LaunchOptions*>(&options);
  if (options.print) {
    hooks.print = [](void* context, const std::string& line) {
      static_cast<const LaunchOptions*>(context)->print(line);
    };
  }
  if (options.poll) {
    hooks.poll = [](void* context) { static_cast<const LaunchOptions*>(context)->poll(); };
  }
  return hooks;
}

void launch_native(const CompiledKernel& kernel, std::span<const interp::Argument> arguments,
                   const LaunchOptions& options) {
  const std::vector<NativeArgument> native = native_arguments(arguments);
  if (kernel.code->backend->memory) {
    return run_on_device(kernel, native,
                         {options.grid, options.group, options.device, options.stream, options.sync,
                          options.print, options.poll});
  }
  const LaunchFacts facts = launch_facts(*kernel.code, native, options.grid, options.group);
  const Variant& variant = variant_for(kernel, facts.key);
  const Words words(variant, native);
  run_native(kernel, variant, words, native,
             {options.grid, facts.streaming, facts.turns, hooks_of(options)});
}

// Notes when a launch ran, where a profile is taken. Devices note their own work.
class Noting {
 public:
  Noting(const CompiledKernel& kernel, const LaunchOptions& options)
      : kernel_(kernel), options_(options), begin_(runtime::profile::now()) {}
  Noting(const Noting&) = delete;
  Noting& operator=(const Noting&) = delete;
  ~Noting() {
    if (!runtime::profile::is_on() || kernel_.code->backend->memory) return;
    const auto text = [](std::int64_t n) { return std::to_string(n); };
    runtime::profile::note({kernel_.name(), "kernel", std::string(kernel_.code->backend->name), 0,
                            begin_, runtime::profile::now(), 0,
                            cat("grid (", join(options_.grid, ", ", text), ")")});
  }

 private:
  const CompiledKernel& kernel_;
  const LaunchOptions& options_;
  std::int64_t begin_;
};

// What print and poll throw is their own business; all else the interpreter throws is ours.
void interpret(const CompiledKernel& kernel, std::span<const interp::Argument> arguments,
               const LaunchOptions& options) {
  bool theirs = false;
  const auto noting = [&](const auto& hook, const auto&... given) {
    try {
      hook(given...);
    } catch (...) {
      theirs = true;
      throw;
    }
  };
  LaunchOptions noted = options;
  if (options.print) noted.print = [&](const std::string& line) { noting(options.print, line); };
  if (options.poll) noted.poll = [&] { noting(options.poll); };
  try {
    // No pass stands between the user and the meaning: a load nobody uses is still checked.
    Copies copies(kernel);
    if (!kernel.code->fresh.empty()) begin_fresh(kernel, native_arguments(arguments), 0);
    std::vector<interp::Argument> own(arguments.begin(), arguments.end());
    if (copies.are_needed()) {
      const std::vector<NativeArgument> copied = copies.in(native_arguments(arguments));
      for (std::size_t p = 0; p < own.size(); ++p) {
        auto* buffer = std::get_if<interp::BufferArgument>(&own[p]);
        if (!buffer || buffer->data == copied[p].data) continue;
        buffer->data = copied[p].data;
        buffer->readonly = false;
        buffer->dtype = kernel.function().body()->params[p]->type.dtype;
      }
      for (const passes::Sharing::Hidden& hidden : kernel.sharing.hidden) {
        auto buffer = std::get<interp::BufferArgument>(own[hidden.like]);
        buffer.data = copied[hidden.param].data;
        buffer.readonly = false;
        buffer.dtype = kernel.function().body()->params[hidden.param]->type.dtype;
        own.emplace_back(std::move(buffer));
      }
    }
    interp::run(*kernel.code->traced, kernel.debug, own, interpreter_launch(noted));
    copies.finish();
  } catch (...) {
    if (theirs) throw;
    compile::tell_internal_error(kernel.name(), kernel.code->traced.get());
  }
}

}  // namespace

void run(const CompiledKernel& kernel, std::span<const interp::Argument> arguments,
         const LaunchOptions& options) {
  if (compile::logs("launch")) {
    const auto text = [](std::int64_t n) { return std::to_string(n); };
    compile::log("launch",
                 cat(kernel.name(), " grid (", join(options.grid, ", ", text), ") group (",
                     join(options.group, ", ", text), ") on ", kernel.code->target));
  }
  for (const std::int64_t size : options.grid) {
    if (size == 0 && kernel.code->fresh.empty()) return;
  }
  if (launch_settings().races() && options.device.kind != DeviceKind::Cpu) {
    throw BackendError(
        kernel.name(),
        cat("only the interpreter sees programs race, and it works on the CPU's memory, "
            "got arrays on ",
            to_string(options.device), ", expected x.to(\"cpu\")"));
  }
  const Noting noting(kernel, options);
  // Only the interpreter sees two programs at one element.
  if (!kernel.code->generator || launch_settings().races()) {
    interpret(kernel, arguments, options);
  } else {
    launch_native(kernel, arguments, options);
  }
}

}  // namespace eas::launch

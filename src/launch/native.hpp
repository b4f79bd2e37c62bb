// The launch of code: look at the arguments (facts), take the code made for such arguments (variant),
// write them down as that code wants them (words) and run. Nothing here allocates once a variant
// exists.
//
//   const Ready ready(kernel, arguments, grid, group);  // compiles the variant the first time
//   ready.run(hooks);
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "compile/compiled_kernel.hpp"
#include "compile/native.hpp"
#include "interp/layout.hpp"
#include "launch/grid.hpp"
#include "runtime/device.hpp"

namespace eas::launch {

using compile::Code;
using compile::CompiledKernel;
using compile::Native;
using compile::NativeArgument;
using compile::Variant;
using compile::VariantKey;

struct LaunchFacts {
  VariantKey key;
  std::uint64_t streaming = 0;  // abi::Launch::streaming
  double turns = 1;             // see Turns::factor
};

// How the settings want kernels to run; looked up again only when one was set.
struct LaunchSettings {
  std::uint64_t flags = 0;
  bool check() const { return (flags & 2) != 0; }          // EAS_CHECK=1 or race
  bool races() const { return (flags & 4) != 0; }          // =race: only the interpreter finds them
  bool deterministic() const { return (flags & 8) != 0; }  // float atomics in the programs' order
};
LaunchSettings launch_settings();

// The bytes a buffer's elements lie in; both 0 when it has none.
struct ByteRange {
  std::uintptr_t begin, end;
};
ByteRange byte_range(const NativeArgument& argument, std::int64_t itemsize);

// What this launch's arguments allow. `group` counts for thread-level kernels only.
LaunchFacts launch_facts(const Code& code, std::span<const NativeArgument> arguments,
                         const std::array<std::int64_t, 3>& grid,
                         const std::array<std::int64_t, 3>& group);

inline const Variant& variant_for(const CompiledKernel& kernel, const VariantKey& key) {
  const Variant* found = kernel.code->native->find(key);
  return found ? *found : kernel.code->native->make(kernel, key);
}

// The same for arguments some of which are only a dtype: code for an array that is contiguous and
// overlaps nothing. specs[p]: parameter p is such a one; of its argument only the rank counts.
VariantKey key_of(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
                  std::span<const bool> specs, const Extent& group);

// The arguments as a variant reads them. On the stack for most kernels.
class Words {
 public:
  static constexpr std::size_t kInline = 32;

  Words(const Variant& variant, std::span<const NativeArgument> arguments);
  // Those of a launch before, at most kInline.
  explicit Words(std::span<const std::uint64_t> words) : size_(words.size()) {
    std::copy(words.begin(), words.end(), inline_);
  }
  Words(const Words&) = delete;
  Words& operator=(const Words&) = delete;
  std::span<const std::uint64_t> get() const { return {data_, size_}; }

 private:
  std::uint64_t inline_[kInline];  // filled by the constructor, as far as it goes
  std::uint64_t* data_ = inline_;
  std::size_t size_ = 0;
  std::unique_ptr<std::uint64_t[]> heap_;
  std::vector<interp::Layout> layouts_;  // EAS_CHECK only
};

// Where a running kernel turns to. Plain functions, so that a launch makes no std::function.
struct NativeHooks {
  void* context = nullptr;
  // A line of device_print, without newline; stdout when null. May throw: the launch ends with it.
  void (*print)(void* context, const std::string& line) = nullptr;
  // Asked on the calling thread while the kernel runs; may throw to end it.
  void (*poll)(void* context) = nullptr;
};

struct NativeLaunch {
  std::array<std::int64_t, 3> grid{1, 1, 1};
  std::uint64_t streaming = 0;
  double turns = 1;
  NativeHooks hooks;
  runtime::Samples samples = {};
};

// Runs all programs; throws what the interpreter would throw. `arguments` are for its messages.
void run_native(const CompiledKernel& kernel, const Variant& variant, const Words& words,
                std::span<const NativeArgument> arguments, const NativeLaunch& launch);
// The same as work of a stream, after what the stream was given before. What goes wrong is thrown where
// somebody waits for an event recorded afterwards.
struct GivenWork {
  std::span<runtime::Buffer* const> lent = {};  // memory of the host that the arguments are in
  std::function<void(const std::string&)> print = nullptr;
  bool alone = false;  // the kernel may go before the work is done
};
void give_native(runtime::Stream& stream, const CompiledKernel& kernel, const Variant& variant,
                 std::span<const NativeArgument> arguments, const NativeLaunch& launch,
                 const GivenWork& work);

// A rough guess of how long that takes on one core, in ns.
inline double estimated_ns(const Variant& variant, const LaunchFacts& facts,
                           const std::array<std::int64_t, 3>& grid) {
  return variant.program_cost * facts.turns * static_cast<double>(grid[0]) *
         static_cast<double>(grid[1]) * static_cast<double>(grid[2]);
}

// What was found of the arguments of a launch that takes few words: the same for the same arguments,
// grid and settings.
struct Found {
  LaunchFacts facts;
  const Variant* variant;
  double ns;  // estimated_ns
  std::size_t count;
  std::array<std::uint64_t, Words::kInline> words;
};

// A launch with every question answered, to be run any number of times. The kernel and the arguments
// must live as long.
class Ready {
 public:
  // `find` gives the variant for a key, compiled when it is not known.
  template <class Find>
  Ready(const CompiledKernel& kernel, std::span<const NativeArgument> arguments, const Extent& grid,
        const Extent& group, const Find& find)
      : kernel_(kernel),
        arguments_(arguments),
        facts_(launch_facts(*kernel.code, arguments, grid, group)),
        variant_(find(kernel, facts_.key)),
        words_(variant_, arguments),
        grid_(grid),
        ns_(estimated_ns(variant_, facts_, grid)) {}
  Ready(const CompiledKernel& kernel, std::span<const NativeArgument> arguments, const Extent& grid,
        const Extent& group)
      : Ready(kernel, arguments, grid, group, variant_for) {}
  // One of arguments about which all was found before.
  Ready(const CompiledKernel& kernel, std::span<const NativeArgument> arguments, const Extent& grid,
        const Found& found)
      : kernel_(kernel),
        arguments_(arguments),
        facts_(found.facts),
        variant_(*found.variant),
        words_(std::span(found.words.data(), found.count)),
        grid_(grid),
        ns_(found.ns) {}

  void run(const NativeHooks& hooks) const {
    run_native(kernel_, variant_, words_, arguments_,
               {grid_, facts_.streaming, facts_.turns, hooks});
  }
  // For others like it; nothing where it takes many words, or checks.
  std::optional<Found> found() const;
  // It may run long enough for others to notice.
  bool takes_longer_than(double ns) const {
    return ns_ > ns || kernel_.code->native->turns().open_ended();
  }

 private:
  const CompiledKernel& kernel_;
  std::span<const NativeArgument> arguments_;
  LaunchFacts facts_;
  const Variant& variant_;
  Words words_;
  Extent grid_;
  double ns_;
};

// The kernel in a language, "ir" (after the passes), "llvm", "asm", "msl" or "opencl".
std::string source_text(const std::shared_ptr<const CompiledKernel>& kernel,
                        std::string_view language);

}  // namespace eas::launch

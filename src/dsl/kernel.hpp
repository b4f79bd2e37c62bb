// The parts of a C++ launch: arguments read and checked, the grid, and the state of a kernel object.
#pragma once

#include <eas/derivative.hpp>
#include <eas/kernel.hpp>

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/inline_array.hpp"
#include "compile/compile.hpp"
#include "diff/diff.hpp"
#include "interp/interp.hpp"
#include "launch/eager.hpp"
#include "launch/grid.hpp"
#include "launch/native.hpp"
#include "launch/plan.hpp"
#include "launch/signature.hpp"

namespace eas::detail {

using launch::Extent;
using launch::Plan;

struct Parameters;

// The arguments of a call. On the stack for most kernels.
struct ReadArguments {
  explicit ReadArguments(const Parameters& parameters);
  InlineArray<std::uint64_t, 16> words;  // the signature
  // One an IR parameter, which constants are not.
  InlineArray<const Tensor*, 12> tensors;  // null for numbers and specs
  InlineArray<DType, 12> dtypes;
  InlineArray<compile::NativeArgument, 12> column;
  InlineArray<bool, 12> specs;  // a dtype stands for an array
  bool readonly = false;        // some memory is
  bool elsewhere = false;       // some memory is not the host's
};

// What stands in a kernel's list of parameters, and where its texts are numbered.
struct Parameters {
  std::string kernel;
  std::vector<Param> list;
  std::vector<std::uint32_t> position;   // of each IR parameter in the list
  std::vector<std::uint32_t> parameter;  // of the IR, by the place in the list; not of constants
  std::vector<Arg>
      derivatives;  // the last ones of a derived kernel, those of the first order first

  Parameters(std::string kernel, std::vector<Param> list, std::vector<Arg> derivatives = {});
  // How many are the lambda's.
  std::size_t own() const { return list.size() - derivatives.size(); }
  // Where an argument stands in the list, if it is given.
  std::optional<std::size_t> place_of(const Arg& argument) const;
  Arg arg(std::size_t i) const { return i < own() ? Arg(i) : derivatives[i - own()]; }
  // Reads all but the words of texts. Refuses what no kernel can take: a wrong dtype, layout, device
  // or number.
  void read(ReadArguments& out, std::span<const Argument> arguments) const;
  // "argument 2" or "argument d(2)", by the place in the list or the number of an IR parameter.
  std::string label(std::size_t i) const;
  std::string name_of(std::size_t p) const { return label(position[p]); }
};

// What one compiled kernel asks of its arguments: writable memory, enough axes, numbers that fit.
void check(const Plan& plan, const Parameters& parameters, const ReadArguments& arguments);

std::vector<interp::Argument> values_of(const ReadArguments& arguments);

Extent resolve_group(const std::string& kernel, const ir::Function& function,
                     const LaunchShape& shape);
Extent resolve_grid(const Plan& plan, const ReadArguments& arguments, const LaunchShape& shape,
                    const Extent& group);

// Everything a launch needs, settled.
struct Prepared {
  std::shared_ptr<const Plan> plan;
  const runtime::Backend* backend = nullptr;
  Extent grid{1, 1, 1}, group{1, 1, 1};
  Device device;  // of the tensors
  // Nothing is to be done.
  bool is_empty() const {
    return (grid[0] == 0 || grid[1] == 0 || grid[2] == 0) && plan->compiled->code->fresh.empty();
  }
};

// Where a derived kernel comes from: how a kernel was derived, and what came of it, and so on.
struct Derivation {
  struct Step {
    diff::Mode mode;
    std::vector<Arg> wrt;
    std::string name;  // of what it gives
  };
  std::string primal;  // its name
  std::vector<Step> steps;
};

// How messages and users write an argument: "0", "d(0)", "dd(d(0))".
std::string text_of(const Arg& argument);

struct KernelCore::State {
  State(Parameters parameters, KernelOptions options, SourceLocation where,
        std::optional<Derivation> derivation = std::nullopt);

  const Parameters parameters;
  const KernelOptions options;
  const SourceLocation where;
  const std::optional<Derivation> derivation;

  const std::string& name() const { return parameters.kernel; }
  // The signature and the arguments, for a backend.
  void read(ReadArguments& out, std::span<const Argument> arguments, const LaunchShape& shape,
            const runtime::Backend& backend);
  // The plan of a signature, compiled when it is not known. Safe to call from many threads; the
  // first of two that were compiled at once is kept, and given to both.
  std::shared_ptr<const Plan> find_or_compile(const ReadArguments& arguments,
                                              const LaunchShape& shape,
                                              const runtime::Backend& backend, const Body& body);
  Prepared prepare(ReadArguments& out, std::span<const Argument> arguments,
                   const LaunchShape& shape, const Body& body);
  void run(const Prepared& launch, const ReadArguments& arguments, const Body& body) const;
  // What KernelCore and DerivedCore do, once it is known which derivatives are given.
  void launch(std::span<const Argument> arguments, const LaunchShape& shape, const Body& body);
  std::shared_ptr<const Bound> bind(std::span<const Argument> arguments, const LaunchShape& shape,
                                    const Body& body, std::function<void()> again);
  void warmup(std::span<const Argument> arguments, const LaunchShape& shape, const Body& body);
  std::string text(std::string_view language, std::span<const Argument> arguments,
                   const LaunchShape& shape, const Body& body);
  CacheInfo cache_info() const;
  void clear();

  mutable std::mutex mutex;  // of what follows
  launch::SignatureTable<std::shared_ptr<const Plan>> table;
  std::unordered_map<std::string, std::uint64_t> texts;  // constants that are texts, numbered
  std::int64_t hits = 0, misses = 0;
  std::map<std::pair<DerivativeMode, std::vector<Arg>>, std::shared_ptr<DerivedCore>> derived;

 private:
  // What is to be compiled, as it was traced and derived.
  struct Traced {
    std::unique_ptr<ir::Function> function;
    ir::DebugInfo debug;
    std::vector<compile::NumberCheck> numbers;
  };
  std::shared_ptr<const compile::CompiledKernel> compile(const ReadArguments& arguments,
                                                         const LaunchShape& shape,
                                                         const runtime::Backend& backend,
                                                         const Body& body) const;
  void derive(Traced& traced, compile::Options& options, const ReadArguments& arguments,
              const LaunchShape& shape) const;
  // Of a derived kernel: what step `step` asks for, and what is asked of arrays at each launch.
  diff::Request request(std::size_t step, const ReadArguments& arguments,
                        const ir::Function& primal, const passes::Sharing& sharing) const;
  void check_layouts(const ReadArguments& arguments) const;
  void trace_body(trace::Tracer& tracer, const ReadArguments& arguments, const Body& body,
                  launch::EagerProgram* program = nullptr) const;
  void run_eagerly(const Prepared& launch, const ReadArguments& arguments, const Body& body,
                   const launch::LaunchOptions& options) const;
};

}  // namespace eas::detail

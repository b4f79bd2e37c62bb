// Runs the kernel and the kernel with bounds, and compares.
#include "native_compare.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "ir/literal.hpp"
#include "ir/verify.hpp"
#include "native_bounds.hpp"
#include "passes/analysis/access.hpp"

namespace eas::fuzz {
namespace {

interp::Launch launch_of(const Case& plan, std::vector<std::string>* lines) {
  interp::Launch launch;
  launch.grid = plan.grid;
  launch.group = plan.group;
  launch.print = [lines](const std::string& line) {
    if (lines) lines->push_back(line);
  };
  // Random kernels end soon; what a shrinker makes of them may not.
  launch.poll = [turns = 0]() mutable {
    if (++turns > 1000) throw LaunchError("launch", "a case runs too long");
  };
  return launch;
}

// Per parameter: whether its memory is written, maybe through another.
std::vector<bool> written_params(const Case& plan) {
  std::vector<bool> memories(plan.memories.size()), params(plan.arguments.size());
  const auto memory_of = [&](std::size_t param) {
    const auto* view = std::get_if<View>(&plan.arguments[param]);
    return view ? std::optional(view->memory) : std::nullopt;
  };
  const auto writes = passes::access(*plan.function).writes;
  for (std::size_t i = 0; i < params.size(); ++i) {
    if (const auto memory = memory_of(i); memory && writes[i]) memories[*memory] = true;
  }
  for (std::size_t i = 0; i < params.size(); ++i) {
    if (const auto memory = memory_of(i)) params[i] = memories[*memory];
  }
  return params;
}

std::string element_text(DType dtype, const std::byte* at) {
  std::int64_t bits = 0;
  std::memcpy(&bits, at, itemsize(dtype));
  if (is_signed_int(dtype)) {
    const int unused = 64 - info(dtype).bits;
    bits = static_cast<std::int64_t>(static_cast<std::uint64_t>(bits) << unused) >> unused;
  }
  if (is_bool(dtype) && (bits & ~std::int64_t{1})) return "byte " + std::to_string(bits);
  return ir::constant_text(dtype, bits);
}

double float_value(DType dtype, const std::byte* at) {
  std::int64_t bits = 0;
  std::memcpy(&bits, at, itemsize(dtype));
  return ir::constant_double(dtype, bits);
}

// Beyond the largest number another order may end in an infinity, and what is made of that in NaN.
bool may_overflow(DType dtype, double bound) {
  constexpr double kMostHalf = 65504, kMost = std::numeric_limits<float>::max();
  if (!is_float(dtype) || dtype == DType::float64) return false;
  return bound >= (dtype == DType::float16 ? kMostHalf : kMost);
}

bool agree(DType dtype, const std::byte* want, const std::byte* got, double bound) {
  if (std::memcmp(want, got, itemsize(dtype)) == 0) return true;
  if (!is_float(dtype)) return false;
  const double x = float_value(dtype, want), y = float_value(dtype, got);
  if (std::isnan(x) && std::isnan(y)) return true;
  return bound > 0 && std::fabs(x - y) <= bound;
}

}  // namespace

Outcome interpret(const Case& plan) {
  Arguments arguments(plan);
  Outcome out;
  interp::Launch launch = launch_of(plan, &out.lines);
  launch.check_races = true;
  interp::run(*plan.function, debug_of(*plan.function), arguments.values, launch);
  out.memory = std::move(arguments.memory);
  return out;
}

Reference reference(const Case& plan) {
  Reference out;
  out.outcome = interpret(plan);
  const Bounded bounded = with_bounds(*plan.function, written_params(plan));
  ir::verify(*bounded.function);
  Arguments arguments(plan);
  out.bounds.resize(plan.memories.size());
  for (const std::size_t param : bounded.shadowed) {
    const View& view = std::get<View>(plan.arguments[param]);
    auto& bounds = out.bounds[view.memory];
    bounds.resize(static_cast<std::size_t>(plan.memories[view.memory].elements));
    arguments.values.emplace_back(interp::BufferArgument{bounds.data() + view.first, DType::float64,
                                                         view.shape, view.strides, false});
  }
  std::vector<double> flags(kFlags);
  arguments.values.emplace_back(
      interp::BufferArgument{flags.data(), DType::float64, {kFlags}, {1}, false});
  interp::run(*bounded.function, debug_of(*bounded.function), arguments.values,
              launch_of(plan, nullptr));
  if (arguments.memory != out.outcome.memory) {
    throw InternalError("the kernel with bounds computes something else");
  }
  out.is_void = flags[kPathFlag] != 0;
  out.prints = flags[kPrintFlag] == 0;
  return out;
}

std::optional<std::string> difference(const Case& plan, const Reference& wanted, const Outcome& got,
                                      Tally* tally) {
  Tally ignored;
  Tally& count = tally ? *tally : ignored;
  if (wanted.is_void) return std::nullopt;
  for (std::size_t m = 0; m < plan.memories.size(); ++m) {
    const DType dtype = plan.memories[m].dtype;
    const std::size_t size = itemsize(dtype);
    const auto &want = wanted.outcome.memory[m], &have = got.memory[m];
    for (std::size_t i = 0; i * size < want.size(); ++i) {
      const double bound = wanted.bounds[m].empty() ? 0 : wanted.bounds[m][i];
      if (is_unknown(bound) || may_overflow(dtype, bound)) {
        ++count.unknown;
        continue;
      }
      ++(bound > 0 ? count.bounded : count.exact);
      if (agree(dtype, &want[i * size], &have[i * size], bound)) continue;
      std::string text = "memory " + std::to_string(m) + " (" + std::string(name(dtype)) +
                         "), element " + std::to_string(i) + ": got " +
                         element_text(dtype, &have[i * size]) + ", expected " +
                         element_text(dtype, &want[i * size]);
      if (bound > 0)
        text += " within " +
                ir::constant_text(DType::float64, ir::constant_bits(DType::float64, bound));
      return text;
    }
  }
  if (wanted.prints && wanted.outcome.lines != got.lines) {
    std::size_t line = 0;
    const auto &want = wanted.outcome.lines, &have = got.lines;
    while (line < want.size() && line < have.size() && want[line] == have[line]) ++line;
    const auto at = [&](const auto& lines) {
      return line < lines.size() ? lines[line] : "no line";
    };
    return "printed line " + std::to_string(line) + ": got \"" + at(have) + "\", expected \"" +
           at(want) + "\"";
  }
  return std::nullopt;
}

}  // namespace eas::fuzz

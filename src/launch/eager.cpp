// The tracer's questions, answered by the interpreter's evaluator.
#include "launch/eager.hpp"

#include <charconv>
#include <cmath>

#include "base/format.hpp"

namespace eas::launch {
namespace {

template <class T>
std::string number_text(T value) {
  if constexpr (std::is_same_v<T, bool>) {
    return value ? "True" : "False";
  } else if constexpr (std::is_integral_v<T>) {
    return std::to_string(value);
  } else {
    const auto real = static_cast<double>(value);
    if (std::isnan(real)) return "nan";
    if (std::isinf(real)) return real < 0 ? "-inf" : "inf";
    char text[64];
    // The shortest text that reads back as the same value of the dtype it came from.
    const auto end = std::is_same_v<T, double>
                         ? std::to_chars(text, text + sizeof text, real).ptr
                         : std::to_chars(text, text + sizeof text, static_cast<float>(real)).ptr;
    std::string out(text, end);
    return out.find_first_of(".en") == std::string::npos ? out + ".0" : out;
  }
}

// Nested brackets along `sizes`; an axis longer than eight shows its ends.
std::string nested_text(std::span<const std::int64_t> sizes, std::int64_t first,
                        const std::function<std::string(std::int64_t)>& element) {
  if (sizes.empty()) return element(first);
  std::int64_t step = 1;
  for (const std::int64_t size : sizes.subspan(1)) step *= size;
  std::string out = "[";
  for (std::int64_t i = 0; i < sizes[0]; ++i) {
    if (i > 0) out += ", ";
    if (sizes[0] > 8 && i == 3) {
      out += "...";
      i = sizes[0] - 4;
      continue;
    }
    out += nested_text(sizes.subspan(1), first + i * step, element);
  }
  return out + "]";
}

}  // namespace

EagerLaunch::EagerLaunch(std::span<const interp::Argument> arguments, ir::Mode mode,
                         const LaunchOptions& options)
    : arguments(arguments), mode(mode), launch(interpreter_launch(options)) {
  if (launch.check_races) launch.races = interp::make_races(arguments);
}

void EagerProgram::start(trace::Tracer& tracer) {
  evaluator_.emplace(tracer.function(), tracer.debug(), launch_.arguments, launch_.launch,
                     program_);
  // The whole body runs on every thread, also what stands before the first mk.tid.
  if (launch_.mode == ir::Mode::Thread) evaluator_->set_group(launch_.launch.group);
}

void EagerProgram::evaluate(const ir::Node& node) { evaluator_->evaluate(&node); }
bool EagerProgram::is_uniform(const ir::Value& value) const {
  return evaluator_->is_uniform(&value);
}
void EagerProgram::push_mask(const ir::Value& condition) {
  evaluator_->push_mask(&condition, true);
}
void EagerProgram::pop_mask() { evaluator_->pop_mask(); }
bool EagerProgram::any_active() const { return evaluator_->any_active(); }
void EagerProgram::forget(const ir::Value& value) { evaluator_->forget(&value); }
void EagerProgram::mode_changed(ir::Mode, std::int64_t) {}  // known from the start

std::int64_t EagerProgram::scalar_bits(const ir::Value& value) const {
  const interp::Data& data = evaluator_->value(&value);
  const std::int64_t lane = std::max<std::int64_t>(evaluator_->first_active_thread(), 0);
  return visit_kernel(value.type.dtype, [&](auto tag) -> std::int64_t {
    using T = typename decltype(tag)::type;
    const T element = data.as<T>()[lane % data.lanes];
    if constexpr (std::is_integral_v<T>) {
      return ir::constant_bits(value.type.dtype, static_cast<std::int64_t>(element));
    } else {
      return ir::constant_bits(value.type.dtype, static_cast<double>(element));
    }
  });
}

std::string EagerProgram::format(const ir::Value& value) const {
  const interp::Data& data = evaluator_->value(&value);
  std::vector<std::int64_t> sizes(value.type.shape.begin(), value.type.shape.end());
  if (data.lanes > 1) sizes.insert(sizes.begin(), data.lanes);
  return visit_kernel(value.type.dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return nested_text(sizes, 0, [&](std::int64_t i) { return number_text(data.as<T>()[i]); });
  });
}

}  // namespace eas::launch

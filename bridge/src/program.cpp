// See program.hpp.
#include "program.hpp"

#include <ATen/EmptyTensor.h>
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/ops/as_strided.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace eas_torch {
namespace {

Values values_of(const py::handle& list) {
  Values out;
  for (const py::handle item : list) out.push_back(item.cast<std::int32_t>());
  return out;
}

template <class Values64>
auto gather(const Values& which, const Values64& values) {
  c10::SmallVector<std::int64_t, 8> out;
  for (const std::int32_t i : which) out.push_back(values[static_cast<std::size_t>(i)]);
  return out;
}

bool floor_divide(std::int64_t a, std::int64_t b, std::int64_t& quotient, std::int64_t& rest) {
  if (b == 0) return false;
  quotient = a / b;
  rest = a % b;
  if (rest != 0 && (rest < 0) != (b < 0)) {
    --quotient;
    rest += b;
  }
  return true;
}

std::int64_t next_power_of_2(std::int64_t n) {
  return n <= 1 ? 1 : std::int64_t{1} << (64 - std::countl_zero(static_cast<std::uint64_t>(n - 1)));
}

at::Tensor allocate(at::ScalarType dtype, at::IntArrayRef sizes, at::IntArrayRef strides) {
  return at::detail::empty_strided_cpu(sizes, strides, dtype, false);
}

Allocate parse_allocation(const py::tuple& step) {
  return {static_cast<at::ScalarType>(step[1].cast<int>()), values_of(step[2]), values_of(step[3])};
}

LaunchArgument parse_argument(const py::tuple& argument) {
  using Kind = LaunchArgument::Kind;
  const auto kind = argument[0].cast<std::string>();
  if (kind == "view") return {Kind::View, argument[1].cast<std::int64_t>()};
  if (kind == "line") return {Kind::Line, argument[1].cast<std::int64_t>()};
  if (kind == "number") return {Kind::Number, argument[1].cast<std::int64_t>()};
  if (kind == "float") {
    return {Kind::Bits, std::bit_cast<std::int64_t>(argument[1].cast<double>())};
  }
  return {Kind::Bits, argument[1].cast<std::int64_t>()};
}

Launch parse_launch(const EasLaunchTable& core, const py::tuple& step,
                    const std::vector<View>& views, std::size_t inputs) {
  Launch out;
  out.source = step[1];
  out.compiled = step[2];
  out.kernel = core.kernel_of(out.compiled.ptr());
  if (!out.kernel) throw py::error_already_set();
  out.captured = core.captured(out.source.ptr());
  if (out.captured < 0) throw py::error_already_set();
  out.infers = step[3].is_none();
  if (out.infers && !core.infers_grid(out.kernel)) {
    throw py::value_error("the kernel's guards do not say its grid");
  }
  const Values grid = out.infers ? Values(3, 0) : values_of(step[3]);
  for (std::size_t i = 0; i < 3; ++i) out.grid[i] = grid[i];
  for (const py::handle argument : step[4]) {
    out.arguments.push_back(parse_argument(argument.cast<py::tuple>()));
  }
  if (static_cast<int>(out.arguments.size()) != core.argument_count(out.kernel)) {
    throw py::value_error("the record has another number of arguments than its kernel");
  }
  for (std::size_t i = 0; i < out.arguments.size(); ++i) {
    const bool array = core.argument_kind(out.kernel, static_cast<int>(i)) == EAS_ARGUMENT_ARRAY;
    if (array != (out.arguments[i].kind == LaunchArgument::Kind::View)) {
      throw py::value_error("the record has another kind of argument than its kernel");
    }
    if (!array || !core.writes(out.kernel, static_cast<int>(i))) continue;
    const std::int32_t slot = views[static_cast<std::size_t>(out.arguments[i].what)].slot;
    if (static_cast<std::size_t>(slot) < inputs) out.written.push_back(slot);
  }
  return out;
}

}  // namespace

Program::Program(const EasLaunchTable& core, const py::dict& record)
    : core_(core),
      title_(record["title"].cast<std::string>()),
      inputs_(record["inputs"].cast<std::size_t>()),
      guards_(values_of(record["guards"])),
      outputs_(values_of(record["outputs"])) {
  for (const py::handle item : record["lines"]) {
    const auto line = item.cast<py::tuple>();
    lines_.push_back({static_cast<Arith>(line[0].cast<int>()), line[1].cast<std::int64_t>(),
                      line[2].cast<std::int64_t>()});
  }
  for (const py::handle item : record["views"]) {
    const auto view = item.cast<py::tuple>();
    views_.push_back({view[0].cast<std::int32_t>(), view[1].cast<bool>(), values_of(view[2]),
                      values_of(view[3]), view[4].cast<std::int32_t>()});
  }
  for (const py::handle item : record["laid_out"]) {
    const auto given = item.cast<py::tuple>();
    laid_out_.push_back({given[0].cast<std::int32_t>(),
                         static_cast<at::ScalarType>(given[1].cast<int>()), values_of(given[2]),
                         values_of(given[3])});
  }
  for (const py::handle item : record["steps"]) {
    const auto step = item.cast<py::tuple>();
    const auto kind = step[0].cast<std::string>();
    if (kind == "allocate") {
      steps_.emplace_back(parse_allocation(step));
    } else if (kind == "hollow") {
      steps_.emplace_back(Hollow{});
    } else if (kind == "fill") {
      steps_.emplace_back(Fill{step[1].cast<std::int32_t>(), step[2].cast<double>()});
    } else if (kind == "copy") {
      steps_.emplace_back(
          Copy{step[1].cast<std::int32_t>(), step[2].cast<std::int32_t>(), step[3].cast<bool>()});
    } else {
      steps_.emplace_back(parse_launch(core, step, views_, inputs_));
    }
  }
}

bool Program::asks(std::size_t input) const {
  return std::any_of(lines_.begin(), lines_.end(), [&](const Line& line) {
    return (line.op == Arith::Size || line.op == Arith::Stride) &&
           line.a == static_cast<std::int64_t>(input);
  });
}

bool Program::is_current() const {
  for (const Step& step : steps_) {
    const auto* launch = std::get_if<Launch>(&step);
    if (!launch) continue;
    if (!core_.is_captured(launch->source.ptr(), launch->captured)) return false;
    if (!core_.is_direct(launch->kernel)) return false;
  }
  return true;
}

bool Program::compute(const Slots& slots, const Numbers& numbers, Values64& values) const {
  values.resize(lines_.size());
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const auto [op, a, b] = lines_[i];
    const auto value = [&](std::int64_t line) { return values[static_cast<std::size_t>(line)]; };
    const auto input = [&](std::int64_t slot) -> const at::Tensor& {
      return slots[static_cast<std::size_t>(slot)];
    };
    std::int64_t quotient = 0, rest = 0;
    std::int64_t& out = values[i];
    switch (op) {
      case Arith::Constant: out = a; break;
      case Arith::Size:
        out = input(a).unsafeGetTensorImpl()->sizes()[static_cast<std::size_t>(b)];
        break;
      case Arith::Stride:
        out = input(a).unsafeGetTensorImpl()->strides()[static_cast<std::size_t>(b)];
        break;
      case Arith::Number: out = numbers[static_cast<std::size_t>(a)].bits; break;
      case Arith::Add: out = value(a) + value(b); break;
      case Arith::Mul: out = value(a) * value(b); break;
      case Arith::FloorDiv:
        if (!floor_divide(value(a), value(b), quotient, rest)) return false;
        out = quotient;
        break;
      case Arith::Mod:
        if (!floor_divide(value(a), value(b), quotient, rest)) return false;
        out = rest;
        break;
      case Arith::Min: out = std::min(value(a), value(b)); break;
      case Arith::Max: out = std::max(value(a), value(b)); break;
      case Arith::NextPowerOf2: out = next_power_of_2(value(a)); break;
      case Arith::Equal: out = value(a) == value(b); break;
      case Arith::NotEqual: out = value(a) != value(b); break;
      case Arith::Less: out = value(a) < value(b); break;
      case Arith::LessEqual: out = value(a) <= value(b); break;
      case Arith::And: out = value(a) && value(b); break;
      case Arith::Or: out = value(a) || value(b); break;
      case Arith::Not: out = !value(a); break;
    }
  }
  for (const std::int32_t guard : guards_) {
    if (!values[static_cast<std::size_t>(guard)]) return false;
  }
  return true;
}

void Program::lay_out(Slots& slots, const Values64& values) const {
  for (const LaidOut& wanted : laid_out_) {
    at::Tensor& given = slots[static_cast<std::size_t>(wanted.input)];
    if (!given.defined()) continue;
    const auto strides = gather(wanted.strides, values);
    if (given.scalar_type() == wanted.dtype && given.strides() == at::IntArrayRef(strides))
      continue;
    at::Tensor made = allocate(wanted.dtype, gather(wanted.sizes, values), strides);
    made.copy_(given);
    given = std::move(made);
  }
}

at::Tensor Program::tensor(const View& view, const Slots& slots, const Values64& values) const {
  const at::Tensor& memory = slots[static_cast<std::size_t>(view.slot)];
  if (view.whole) return memory;
  return memory.as_strided(gather(view.sizes, values), gather(view.strides, values),
                           memory.storage_offset() + values[static_cast<std::size_t>(view.offset)]);
}

// Null where there are no elements.
char* Program::first_element(const at::Tensor& tensor) const {
  c10::TensorImpl& impl = *tensor.unsafeGetTensorImpl();
  auto* first = static_cast<char*>(impl.unsafe_storage().unsafeGetStorageImpl()->mutable_data());
  TORCH_CHECK(first || impl.numel() == 0, "[", title_, "] a tensor has no memory any more, ",
              "got an emptied storage, expected it as it was when it was saved");
  return first ? first + impl.storage_offset() * static_cast<std::int64_t>(impl.itemsize())
               : nullptr;
}

void Program::launch(const Launch& step, const Slots& slots, const Numbers& numbers,
                     const Values64& values) const {
  c10::SmallVector<EasLaunchArgument, 12> arguments(step.arguments.size());
  c10::SmallVector<std::int64_t, 64> dims;  // of views; reserved, so that pointers hold
  std::size_t axes = 0;
  for (const LaunchArgument& argument : step.arguments) {
    if (argument.kind == LaunchArgument::Kind::View) {
      axes += 2 * views_[static_cast<std::size_t>(argument.what)].sizes.size();
    }
  }
  dims.reserve(axes);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const auto [kind, what] = step.arguments[i];
    EasLaunchArgument& out = arguments[i];
    out = {};
    switch (kind) {
      case LaunchArgument::Kind::Bits: out.bits = what; break;
      case LaunchArgument::Kind::Line: out.bits = values[static_cast<std::size_t>(what)]; break;
      case LaunchArgument::Kind::Number:
        out.bits = numbers[static_cast<std::size_t>(what)].bits;
        break;
      case LaunchArgument::Kind::View: {
        const View& view = views_[static_cast<std::size_t>(what)];
        const at::Tensor& tensor = slots[static_cast<std::size_t>(view.slot)];
        char* data = tensor.defined() ? first_element(tensor) : nullptr;
        if (view.whole) {
          const c10::TensorImpl& impl = *tensor.unsafeGetTensorImpl();
          out.shape = impl.sizes().data();
          out.strides = impl.strides().data();
          out.rank = static_cast<std::int32_t>(impl.dim());
        } else {
          const std::int64_t offset = values[static_cast<std::size_t>(view.offset)];
          if (data) data += offset * static_cast<std::int64_t>(tensor.element_size());
          std::int64_t* const place = dims.end();
          for (const std::int32_t size : view.sizes)
            dims.push_back(values[static_cast<std::size_t>(size)]);
          for (const std::int32_t step_of : view.strides)
            dims.push_back(values[static_cast<std::size_t>(step_of)]);
          out.shape = place;
          out.strides = place + view.sizes.size();
          out.rank = static_cast<std::int32_t>(view.sizes.size());
        }
        out.data = data;
        break;
      }
    }
  }
  std::int64_t grid[3];
  if (step.infers) {
    if (core_.infer_grid(step.kernel, arguments.data(), grid) != 0) throw LaunchFailed(title_);
  } else {
    for (std::size_t i = 0; i < 3; ++i) grid[i] = values[static_cast<std::size_t>(step.grid[i])];
  }
  for (const std::int32_t input : step.written) {
    slots[static_cast<std::size_t>(input)].unsafeGetTensorImpl()->bump_version();
  }
  if (core_.launch(step.kernel, arguments.data(), grid) != 0) throw LaunchFailed(title_);
}

bool Program::run(Slots& slots, const Numbers& numbers, Slots& results) const {
  Values64 values;
  if (!compute(slots, numbers, values)) return false;
  // What torch does here is no part of the user's graph.
  const at::AutoDispatchBelowADInplaceOrView below;
  lay_out(slots, values);
  for (const Step& step : steps_) {
    if (const auto* made = std::get_if<Allocate>(&step)) {
      slots.push_back(
          allocate(made->dtype, gather(made->sizes, values), gather(made->strides, values)));
    } else if (std::holds_alternative<Hollow>(step)) {
      slots.emplace_back();
    } else if (const auto* fill = std::get_if<Fill>(&step)) {
      at::Tensor to = tensor(views_[static_cast<std::size_t>(fill->view)], slots, values);
      if (fill->value == 0 && !std::signbit(fill->value) && to.is_non_overlapping_and_dense()) {
        if (to.numel() > 0) std::memset(to.mutable_data_ptr(), 0, to.nbytes());
      } else {
        to.fill_(fill->value);
      }
    } else if (const auto* copy = std::get_if<Copy>(&step)) {
      at::Tensor to = tensor(views_[static_cast<std::size_t>(copy->to)], slots, values);
      const at::Tensor from = tensor(views_[static_cast<std::size_t>(copy->from)], slots, values);
      if (copy->add) {
        to.add_(from);
      } else {
        to.copy_(from);
      }
    } else {
      launch(std::get<Launch>(step), slots, numbers, values);
    }
  }
  for (const std::int32_t view : outputs_) {
    results.push_back(tensor(views_[static_cast<std::size_t>(view)], slots, values));
  }
  return true;
}

}  // namespace eas_torch

// The short cut: from arrays to the result with no other Python object and hardly an allocation.
#include "python/einsum/state.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <utility>

#include "einsum/meaning.hpp"
#include "einsum/on_memory.hpp"
#include "python/array/torch_snapshot.hpp"
#include "python/array/torch_transforms.hpp"
#include "python/array/writes.hpp"
#include "tensor/shape.hpp"

namespace eas::python {
namespace {

// Terms from which on other threads may have the GIL: giving it up and taking it back costs as much
// as some thousand of them.
constexpr double kLongFlops = 2e5;

bool is_reduction(const einsum_detail::Meaning& meaning) {
  const auto kept = [&](contraction::Label label) {
    return std::ranges::find(meaning.out_labels, label) != meaning.out_labels.end();
  };
  return !std::ranges::all_of(meaning.plan->expression.inputs[0], kept);
}

// Borrowed: used while the caller holds the array.
Tensor borrowed_tensor(const ArrayView& view, bool readonly = true) {
  const auto ndim = static_cast<std::size_t>(view.ndim);
  return Tensor::from_memory(view.data, tensor::Span(view.shape(), ndim),
                             tensor::Span(view.strides(), ndim), view.dtype, nullptr, readonly);
}

einsum_detail::Memory memory_of(const ArrayView& view) {
  return {view.data, {view.strides(), static_cast<std::size_t>(view.ndim)}};
}

std::pair<const char*, const char*> bytes_of(const ArrayView& view) {
  const auto ndim = static_cast<std::size_t>(view.ndim);
  const tensor::Extent extent = tensor::extent({view.shape(), ndim}, {view.strides(), ndim});
  const auto size = static_cast<std::int64_t>(itemsize(view.dtype));
  const char* data = static_cast<const char*>(view.data);
  return {data + extent.low * size, data + (extent.high + 1) * size};
}

bool overlaps_any(const ArrayView& out, std::span<const ArrayView> views) {
  const auto [low, high] = bytes_of(out);
  return std::ranges::any_of(views, [&](const ArrayView& view) {
    const auto [view_low, view_high] = bytes_of(view);
    return low < view_high && view_low < high;
  });
}

// Gives up the GIL for a scope, when it is worth it.
class Released {
 public:
  explicit Released(bool release) : state_(release ? PyEval_SaveThread() : nullptr) {}
  ~Released() {
    if (state_) PyEval_RestoreThread(state_);
  }
  Released(const Released&) = delete;
  Released& operator=(const Released&) = delete;

 private:
  PyThreadState* state_;
};

}  // namespace

PlanState::PlanState(EinsumSource from, EinsumPlan made, std::vector<DType> given)
    : source(std::move(from)), plan(std::move(made)), dtypes(std::move(given)) {
  const einsum_detail::Meaning& meaning = plan.meaning();
  out_shape = meaning.expression.shape_of(meaning.expression.output);
  out_strides = tensor::contiguous_strides(out_shape);
  dtype = meaning.dtype;
  on_memory = einsum_detail::runs_on_memory(meaning);
  is_view = meaning.shapes.size() == 1 && !is_reduction(meaning);
  takes_long = plan.flops() > kLongFlops;
}

namespace {

// Reads a dense array without gradients and finds its kind; false for any other object.
bool read_quickly(PyObject* object, ArrayView& view, ResultKind& kind) {
  switch (array_kind(object)) {
    case ArrayKind::NumPy: kind = ResultKind::NumPy; break;
    case ArrayKind::Tensor: {
      const Tensor* tensor = tensor_of(object);
      if (!tensor || !tensor->is_dense()) return false;
      kind = ResultKind::Tensor;
      break;
    }
    case ArrayKind::Exchange:
      if (!is_torch_tensor(object) || dispatch_mode_is_on()) return false;
      if (!TorchSnapshot::is_surely_without_grad(object) && forward_ad_is_on()) return false;
      kind = ResultKind::Torch;
      break;
    case ArrayKind::None:
    case ArrayKind::DLPack: return false;
  }
  try {
    if (!read_cheap_array(object, view, "einsum")) return false;
  } catch (const Error&) {
    return false;  // the long way says which operand it is, or can make use of it
  }
  return !view.differentiable || !requires_grad(object);
}

}  // namespace

bool QuickOperands::read(PyObject* const* objects, std::size_t count, std::size_t step) {
  if (count > kMost) return false;
  for (; count_ < count; ++count_) {
    ResultKind kind;
    if (!read_quickly(objects[count_ * step], views_[count_], kind)) return false;
    kind_ = std::max(kind_, kind);
  }
  return true;
}

bool QuickOut::read(PyObject* object, ResultKind kind) {
  ResultKind own;
  if (!read_quickly(object, view_, own) || own != kind || view_.readonly) return false;
  object_ = object;
  return true;
}

bool fits(const PlanState& state, std::span<const ArrayView> views) {
  const std::vector<Dims>& shapes = state.plan.meaning().shapes;
  if (views.size() != shapes.size()) return false;
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    const auto ndim = static_cast<std::size_t>(views[i].ndim);
    if (ndim != shapes[i].size()) return false;
    if (!std::equal(shapes[i].begin(), shapes[i].end(), views[i].shape())) return false;
  }
  return true;
}

bool fits(const PlanState& state, const QuickOperands& operands, const QuickOut& out) {
  if (!out.object()) return true;
  const ArrayView& view = out.view();
  const Dims& shape = state.out_shape;
  return static_cast<std::size_t>(view.ndim) == shape.size() &&
         std::equal(shape.begin(), shape.end(), view.shape()) &&
         !overlaps_any(view, operands.views());
}

nb::object view_quickly(const PlanState& state, PyObject* operand, const ArrayView& view) {
  const einsum_detail::Meaning& meaning = state.plan.meaning();
  if (!state.is_view || meaning.out_repeats) return nb::object();
  Dims strides(meaning.out_labels.size(), 0);
  const auto& labels = meaning.plan->expression.inputs[0];
  for (std::size_t axis = 0; axis < labels.size(); ++axis) {
    const auto to = std::ranges::find(meaning.out_labels, labels[axis]);
    strides[static_cast<std::size_t>(to - meaning.out_labels.begin())] += view.strides()[axis];
  }
  return torch_view(operand, state.out_shape, strides);
}

PyObject* run_quickly(const PlanRef& state, const QuickOperands& operands, const QuickOut& out) {
  const std::span<const ArrayView> views = operands.views();
  const auto planned = [&](const ArrayView& view) { return view.dtype == state->dtype; };
  if (const Tensor* tensor = out.object() ? tensor_of(out.object()) : nullptr) {
    tensor->require_writable("einsum");  // and counts the write
  } else if (operands.kind() == ResultKind::Torch && out.object()) {
    count_write(out.object());
  }
  const auto written = [&] { return nb::borrow(out.object()).release().ptr(); };
  if (!state->on_memory || !std::ranges::all_of(views, planned) ||
      (out.object() && !planned(out.view()))) {
    std::vector<Tensor> tensors;
    tensors.reserve(views.size());
    for (const ArrayView& view : views) tensors.push_back(borrowed_tensor(view));
    if (out.object()) {
      Tensor target = borrowed_tensor(out.view(), false);
      const Released released(state->takes_long);
      state->plan.into(target, tensors);
    }
    if (out.object()) return written();
    Tensor made;
    {
      const Released released(state->takes_long);
      made = state->plan(tensors);
    }
    return result_object(made, operands.kind()).release().ptr();
  }
  einsum_detail::Memory memory[QuickOperands::kMost];
  for (std::size_t i = 0; i < views.size(); ++i) memory[i] = memory_of(views[i]);
  const einsum_detail::Meaning& meaning = state->plan.meaning();
  const auto run_into = [&](const einsum_detail::Memory& target) {
    const Released released(state->takes_long);
    einsum_detail::run_on_memory(meaning, {memory, views.size()}, target);
  };
  return einsum_detail::within_memory(meaning, [&] {
    if (out.object()) {
      run_into(memory_of(out.view()));
      return written();
    }
    NewResult result(operands.kind(), state->out_shape, state->dtype);
    run_into({result.data(), state->out_strides});
    return result.release();
  });
}

}  // namespace eas::python

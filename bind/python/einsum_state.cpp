// The short cut: from arrays to the result with no other Python object and hardly an allocation.
#include "einsum_state.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <array>

#include "einsum/meaning.hpp"
#include "einsum/on_memory.hpp"
#include "tensor/shape.hpp"

namespace eas::python {
namespace {

// Terms from which on other threads may have the GIL: giving it up and taking it back costs as much
// as some thousand of them.
constexpr double kLongFlops = 2e5;

struct MemoEntry {
  nb::object equation;
  PlanRef state;
};
// Never freed: Python may be gone before the last statics are.
auto& g_memo = *new std::array<MemoEntry, 1024>;

MemoEntry& slot_of(PyObject* equation, std::span<const ArrayView> views) {
  auto hash = static_cast<std::uint64_t>(PyObject_Hash(equation));
  const auto mix = [&](std::uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15U;
    hash ^= hash >> 32U;
  };
  for (const ArrayView& view : views) {
    mix(static_cast<std::uint64_t>(view.dtype));
    for (int i = 0; i < view.ndim; ++i) mix(static_cast<std::uint64_t>(view.shape()[i]));
  }
  return g_memo[hash % g_memo.size()];
}

bool is_reduction(const einsum_detail::Meaning& meaning) {
  const auto kept = [&](contraction::Label label) {
    return std::ranges::find(meaning.out_labels, label) != meaning.out_labels.end();
  };
  return !std::ranges::all_of(meaning.plan->expression.inputs[0], kept);
}

// Borrowed: used while the caller holds the array.
Tensor borrowed_tensor(const ArrayView& view) {
  const auto ndim = static_cast<std::size_t>(view.ndim);
  return Tensor::from_memory(view.data, tensor::Span(view.shape(), ndim),
                             tensor::Span(view.strides(), ndim), view.dtype, nullptr, true);
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

bool QuickOperands::read(PyObject* const* objects, std::size_t count) {
  if (count > kMost) return false;
  try {
    for (; count_ < count; ++count_) {
      PyObject* object = objects[count_];
      ArrayView& view = views_[count_];
      switch (array_kind(object)) {
        case ArrayKind::NumPy: break;
        case ArrayKind::Tensor: {
          const Tensor* tensor = tensor_of(object);
          if (!tensor || !tensor->is_dense()) return false;
          kind_ = std::max(kind_, ResultKind::Tensor);
          break;
        }
        case ArrayKind::Exchange:
          if (!is_torch_tensor(object)) return false;
          kind_ = ResultKind::Torch;
          break;
        case ArrayKind::None:
        case ArrayKind::DLPack: return false;
      }
      if (!read_cheap_array(object, view, "einsum")) return false;
      if (view.differentiable && requires_grad(object)) return false;
    }
  } catch (const Error&) {
    return false;  // the long way says which operand it is, or can make use of it
  }
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

PyObject* run_quickly(const PlanRef& state, const QuickOperands& operands) {
  const std::span<const ArrayView> views = operands.views();
  const auto planned = [&](const ArrayView& view) { return view.dtype == state->dtype; };
  if (!state->on_memory || !std::ranges::all_of(views, planned)) {
    std::vector<Tensor> tensors;
    tensors.reserve(views.size());
    for (const ArrayView& view : views) tensors.push_back(borrowed_tensor(view));
    Tensor out;
    {
      const Released released(state->takes_long);
      out = state->plan(tensors);
    }
    return result_object(out, operands.kind()).release().ptr();
  }
  einsum_detail::Memory memory[QuickOperands::kMost];
  for (std::size_t i = 0; i < views.size(); ++i) {
    memory[i] = {views[i].data, {views[i].strides(), static_cast<std::size_t>(views[i].ndim)}};
  }
  NewResult result(operands.kind(), state->out_shape, state->dtype);
  {
    const Released released(state->takes_long);
    einsum_detail::run_on_memory(state->plan.meaning(), {memory, views.size()},
                                 {result.data(), state->out_strides});
  }
  return result.release();
}

PlanRef remembered_plan(PyObject* equation, std::span<const ArrayView> views) {
  const MemoEntry& entry = slot_of(equation, views);
  if (!entry.state) return {};
  PyObject* known = entry.equation.ptr();
  const bool same = known == equation || PyUnicode_Compare(known, equation) == 0;
  return same && fits(*entry.state, views) ? entry.state : PlanRef();
}

void remember_plan(PyObject* equation, std::span<const ArrayView> views, const PlanRef& state) {
  slot_of(equation, views) = {nb::borrow(equation), state};
}

}  // namespace eas::python

// PlanState: a plan, what it was made of (so that it pickles) and how its calls take the short cut.
// Shared by eas.Plan and by the memo of eas.einsum.
#pragma once

#include <eas/einsum.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "python/array/array_view.hpp"
#include "python/common/gil_shared.hpp"
#include "python/einsum/result.hpp"

namespace eas::python {

// An equation as the user wrote it: text or labels.
struct EinsumSource {
  std::optional<std::string> equation;
  EinsumLabels labels;
};

// What a plan needs to know of an operand.
struct OperandSpec {
  Dims shape;
  DType dtype = DType::float32;
  Layout layout = Layout::Strided;
};

struct PlanState {
  PlanState(EinsumSource source, EinsumPlan plan, std::vector<DType> dtypes);

  EinsumSource source;
  EinsumPlan plan;
  std::vector<DType> dtypes;  // of the operands it was made for
  Dims out_shape;
  Dims out_strides;  // row-major
  DType dtype;       // of the result, for the planned dtypes
  bool on_memory;    // operands of `dtype` need not become tensors
  bool is_view;      // the result may share the operand's memory
  bool takes_long;   // worth giving up the GIL

  mutable std::size_t owners = 0;
};
using PlanRef = GilShared<PlanState>;

// The operands of a call that the short cut can take: a few dense arrays without gradients.
class QuickOperands {
 public:
  static constexpr std::size_t kMost = 8;
  // Every `step`th of the objects. False for any other operands, which take the long way.
  bool read(PyObject* const* objects, std::size_t count, std::size_t step = 1);
  std::span<const ArrayView> views() const { return {views_, count_}; }
  ResultKind kind() const { return kind_; }

 private:
  ArrayView views_[kMost];
  std::size_t count_ = 0;
  ResultKind kind_ = ResultKind::NumPy;
};

// Where the result of such a call is to go, if somebody said so.
class QuickOut {
 public:
  // False for what the long way must look at, or refuse; `kind` is the operands'.
  bool read(PyObject* object, ResultKind kind);
  PyObject* object() const { return object_; }  // null: a new one is made
  const ArrayView& view() const { return view_; }

 private:
  PyObject* object_ = nullptr;
  ArrayView view_;
};

// Whether the operands have the planned shapes.
bool fits(const PlanState& state, std::span<const ArrayView> views);
// Whether the result can be written to `out` as it comes.
bool fits(const PlanState& state, const QuickOperands& operands, const QuickOut& out);
// The result as torch's own view of one torch operand that fits; nothing when it is no view.
nb::object view_quickly(const PlanState& state, PyObject* operand, const ArrayView& view);
// The result of operands and an `out` that fit. Without `out` not for a plan that is_view.
PyObject* run_quickly(const PlanRef& state, const QuickOperands& operands, const QuickOut& out);

}  // namespace eas::python

// The arguments of einsum and its relatives, read the long way: every kind of operand, labels as
// text or integers, options. Whatever is wrong with them is said here or by the engine.
#pragma once

#include <eas/einsum.hpp>

#include <span>
#include <vector>

#include "python/einsum/result.hpp"
#include "python/einsum/state.hpp"

namespace eas::python {

struct EinsumCall {
  EinsumSource source;
  std::vector<nb::object> operands;
  EinsumOptions options;
  std::optional<double> most_elements;  // of an intermediate, as in NumPy's optimize=("greedy", n)
  nb::object out;                       // invalid when not given
  nb::object executor;                  // invalid when not given
};

enum class CallOptions { Plan, Run };  // without or with out= and executor=
EinsumCall read_call(const char* op, PyObject* const* args, std::size_t count, PyObject* keywords,
                     CallOptions allowed);

// Keywords of a call of a plan: out= and executor=.
void read_run_keywords(const char* op, PyObject* const* values, PyObject* keywords, nb::object& out,
                       nb::object& executor);

// The keywords of a call that takes the short cut: out=, and options that are given but change
// nothing. False when there are others. `plans`: whether optimize= and memory_limit= are known.
bool read_quick_keywords(PyObject* const* values, PyObject* keywords, bool plans, PyObject*& out);

// Operands as tensors over the same memory.
struct EinsumOperands {
  std::vector<Tensor> tensors;
  ResultKind kind = ResultKind::NumPy;
  // torch must see them: gradients are recorded, values are lazily conjugated, another device, one of
  // torch's transforms. Their tensors have shapes and dtypes but no values.
  bool by_torch = false;
};
// `source`: what they are the operands of, to be named when one is refused.
EinsumOperands read_operands(const char* op, std::span<const nb::object> operands,
                             const EinsumSource* source = nullptr);

// The equation or labels, for a message.
std::string quoted(const EinsumSource& source);

// A tensor of a shape that takes no memory: for planning.
Tensor stand_in(const OperandSpec& spec);

// Ctrl-C, and a bar on a terminal, while something long runs.
std::function<void(double, std::string_view)> python_progress();
// To be called, with the GIL, when what was reported is over.
void end_progress();

}  // namespace eas::python

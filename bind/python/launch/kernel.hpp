// eas.Kernel: the state behind the object `@eas.kernel` gives, and its table from signatures to
// compiled kernels.
#pragma once

#include <Python.h>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "compile/compiled_kernel.hpp"
#include "launch/plan.hpp"
#include "launch/signature.hpp"
#include "python/common/bind.hpp"
#include "python/common/gil_shared.hpp"
#include "python/launch/arguments.hpp"
#include "python/launch/kernel_captures.hpp"
#include "python/launch/kernel_grad.hpp"
#include "python/launch/kernel_signature.hpp"
#include "runtime/backend.hpp"

namespace eas::python {

// The row of who runs a kernel.
using Route = const runtime::Backend*;

// An axis of the inferred grid that no guard bounds: its length by name.
struct AxisName {
  bool named = false;  // the argument of its AxisPlan says, by its name alone
  std::string taken;   // a name that does not, as it bounds something else
};

// A kernel compiled for one signature: the number of what the kernel captured and that of the target,
// then a word a parameter, and of a derived kernel the sizes of a group.
struct Entry : launch::Plan {
  mutable std::size_t owners = 0;  // see GilShared
  std::array<AxisName, 3> names;
  mutable std::optional<passes::Access> optimized;  // after all passes; made for recorded launches
  // The number of what the kernel captured.
  std::uint32_t captured() const { return static_cast<std::uint32_t>(words[0]); }
  // Of the words; made for EAS_LOG=compile.
  std::vector<std::pair<std::string, std::string>> description;
};

using EntryRef = GilShared<Entry>;

// Whether any array among the arguments of a call is of a kind that is to be looked at.
struct ArraysRead {
  bool differentiable = false;
  bool readonly = false;
  bool elsewhere = false;  // not in the host's memory
};

class LaunchForms;

class KernelState {
 public:
  KernelState(nb::handle function, nb::handle constexpr_names, nb::handle source, bool fast_math);
  explicit KernelState(Derivation from);  // the adjoint or tangent of another kernel
  ~KernelState();

  nb::object function;
  nb::object source;  // eas._source.Source as it was at decoration, or None
  Signature signature;
  bool fast_math = false;
  std::optional<Derivation> derivation;  // of an adjoint or tangent
  std::vector<nb::object> derived;       // those of this kernel that were asked for
  nb::object own_gradient;               // that of @kernel.def_grad
  int own_order = 0;                     // of a def_grad's function: what its kernel's adjoint has
  bool stores_again = false;  // its adjoint needs the outputs named in wrt=, as a launch found
  std::uint64_t hits = 0, misses = 0;
  const std::unique_ptr<LaunchForms> forms;

  const std::string& name() const { return signature.name(); }
  int order() const { return derivation ? derivation->order : own_order; }
  // The body with its control flow rewritten; made at first use, and kept by eas._rewrite.
  nb::object body();
  // Reads the arguments of a bound call.
  ArraysRead read(Arguments& out, const BoundCall& call, Reading reading);
  const Captures& captures() const { return captures_; }
  // The number of what it captures now.
  std::uint32_t captured() { return captures_.current(function); }
  // The entry for these arguments, compiled when it is not known (quietly for eager mode, which
  // runs the body again). `tptg` is _tptg=, for which derived kernels are compiled, or null.
  EntryRef find_or_compile(const Arguments& arguments, Route route, PyObject* tptg);
  std::size_t size() const { return table_.size(); }
  void clear_cache();

  int traverse(visitproc visit, void* arg) const;
  void clear();

 private:
  using Description = std::vector<std::pair<std::string, std::string>>;

  EntryRef compile(const Arguments& arguments, Route route, PyObject* tptg,
                   launch::WordsView words);
  Description describe(const Arguments& arguments) const;
  void log_compile(const Entry& entry) const;

  ConstexprTable constexprs_;
  Captures captures_;
  launch::SignatureTable<EntryRef> table_;
};

// The Python object.
struct KernelObject {
  PyObject ob_base;
  vectorcallfunc vectorcall;
  PyObject* weakrefs;
  KernelState* state;
};

nb::object kernel_object(std::unique_ptr<KernelState> state);
bool is_kernel(PyObject* object);
inline KernelState& state_of(PyObject* object) {
  return *reinterpret_cast<KernelObject*>(object)->state;
}

}  // namespace eas::python

// eas.Kernel: the state behind the object `@eas.kernel` gives, and its table from signatures to
// compiled kernels.
#pragma once

#include <Python.h>

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "arguments.hpp"
#include "bind.hpp"
#include "compile/compiled_kernel.hpp"
#include "gil_shared.hpp"
#include "kernel_captures.hpp"
#include "kernel_signature.hpp"
#include "runtime/backend.hpp"

namespace eas::python {

// The row of who runs a kernel.
using Route = const runtime::Backend*;

// The number of what the kernel captured and that of the target, then a word a parameter.
using SignatureWords = std::vector<std::uint64_t>;

struct SignatureHash {
  std::size_t operator()(const SignatureWords& words) const;
};

// An axis of the inferred grid: one program, or as an argument alone says (`offs < N`, the tile a
// power of two), or as has to be worked out.
struct AxisPlan {
  enum class Kind : std::uint8_t { One, Shifted, Other } kind = Kind::Other;
  std::uint8_t shift = 0;      // log2 of the tile
  std::uint32_t argument = 0;  // of the function
  bool named = false;          // the argument says, by its name alone
  std::string taken;           // a name that does not, as it bounds something else
};

// What an int argument must be for this kernel: it meets a narrower dtype there.
struct NumberRange {
  std::uint32_t argument = 0;  // of the function
  std::int64_t low = 0, high = 0;
};

// A kernel compiled for one signature.
struct Entry {
  mutable std::size_t owners = 0;  // see GilShared
  std::shared_ptr<const compile::CompiledKernel> compiled;
  // As it was compiled; words of arrays whose rank nobody asked for have none.
  SignatureWords words;
  std::vector<std::uint32_t> position;  // of each IR parameter among the function's
  std::array<AxisPlan, 3> axes;
  // The number of what the kernel captured.
  std::uint32_t captured() const { return static_cast<std::uint32_t>(words[0]); }
  std::vector<NumberRange> ranges;
  bool derived_numbers = false;  // it also checks numbers that are made of arguments
  bool plain = false;            // no thread-level kernel, and no axis of an array is asked for
  // Of the words; made for EAS_LOG=compile.
  std::vector<std::pair<std::string, std::string>> description;
};

using EntryRef = GilShared<Entry>;

// Whether any array among the arguments of a call is of a kind that is to be looked at.
struct ArraysRead {
  bool differentiable = false;
  bool readonly = false;
};

class LaunchMemo;

class KernelState {
 public:
  KernelState(nb::handle function, nb::handle constexpr_names, nb::handle source, bool fast_math);
  ~KernelState();

  nb::object function;
  nb::object source;  // eas._source.Source as it was at decoration, or None
  Signature signature;
  bool fast_math = false;
  std::uint64_t hits = 0, misses = 0;
  const std::unique_ptr<LaunchMemo> memo;

  const std::string& name() const { return signature.name(); }
  // The body with its control flow rewritten; made at first use, and kept by eas._rewrite.
  nb::object body();
  // Reads the arguments of a bound call.
  ArraysRead read(Arguments& out, const BoundCall& call, Reading reading);
  const Captures& captures() const { return captures_; }
  // The entry for these arguments, compiled when it is not known (quietly for eager mode, which
  // runs the body again).
  EntryRef find_or_compile(const Arguments& arguments, Route route);
  std::size_t size() const { return entries_.size(); }
  void clear_cache();

  int traverse(visitproc visit, void* arg) const;
  void clear();

 private:
  using Description = std::vector<std::pair<std::string, std::string>>;

  SignatureWords words_of(const Arguments& arguments, Route route);
  EntryRef find(const SignatureWords& words);
  EntryRef compile(const Arguments& arguments, Route route, const SignatureWords& words);
  EntryRef insert(EntryRef entry, const SignatureWords& words);
  Description describe(const Arguments& arguments) const;
  void log_compile(const Entry& entry) const;

  SignatureWords scratch_;  // memory for the next call's words
  // The last launch, as most are followed by one like it.
  SignatureWords last_words_;
  EntryRef last_;
  ConstexprTable constexprs_;
  Captures captures_;
  // Several signatures may lead to one entry, where only a rank differs that the kernel never asked
  // for.
  std::unordered_map<SignatureWords, EntryRef, SignatureHash> table_;
  std::vector<EntryRef> entries_;  // oldest first
};

// The Python object.
struct KernelObject {
  PyObject ob_base;
  vectorcallfunc vectorcall;
  PyObject* weakrefs;
  KernelState* state;
};

bool is_kernel(PyObject* object);
inline KernelState& state_of(PyObject* object) {
  return *reinterpret_cast<KernelObject*>(object)->state;
}

}  // namespace eas::python

// What op.cpp (calls from Python) and boxed.cpp (calls by torch's dispatcher) share: arguments as
// programs are looked up by them, and what an operator knows.
#pragma once

#include <ATen/core/ivalue.h>

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "op.hpp"

namespace eas_torch {

using Words = c10::SmallVector<std::uint64_t, 12>;

// What holds Python objects and is shared with nodes of graphs, which are freed in any thread, with or
// without the GIL; after the interpreter has ended it is left alone.
template <class T>
std::shared_ptr<T> shared_with_graphs(std::unique_ptr<T> made) {
  return {made.release(), [](T* held) {
            if (!Py_IsInitialized()) return;
            const py::gil_scoped_acquire gil;
            delete held;
          }};
}

enum class Form : std::uint8_t { None, One, Tuple, List };

// The arguments of a call, as programs are looked up by them and take them.
struct Arguments {
  Words words;  // what a program is recorded for: dtypes and axes of tensors, kinds of numbers
  Program::Slots tensors;
  Program::Numbers numbers;
  bool requires_grad = false;
  bool repeats = false;         // one that requires grad has elements at several indices
  bool below_autograd = false;  // where neither gradients nor tangents are followed any more
  bool can_be_followed() const { return !repeats && tensors.size() <= kMaxFollowed; }

  // False for what no program takes. `kind` is the schema's: a (t)ensor, a (l)ist of them, a
  // (f)loat, for which an int counts too, a list of (b)ools, which counts as what it holds, or any
  // other (n)umber.
  bool read(PyObject* object, char kind);
  // The same as the dispatcher has it.
  bool read(const c10::IValue& value, char kind);

 private:
  bool read_tensor(PyObject* object);
  bool read_number(PyObject* object, bool as_float);
  bool read_tensor(const c10::IValue& value);
  bool read_number(const c10::IValue& value);
  bool read_bools(const c10::IValue& value);
  bool read_bools(PyObject* object);
  template <class Get>
  void add_bools(std::size_t count, const Get& get);
  bool add(const at::Tensor& tensor);
  void add_none();
  void add(Number number);
};

struct Known {
  Words words;
  std::shared_ptr<Recorded> recorded;
};

struct OpState {
  std::shared_ptr<Callbacks> callbacks = shared_with_graphs(std::make_unique<Callbacks>());
  std::string kinds;           // of the arguments, see Arguments::read
  std::size_t positional = 0;  // so many may be given by position
  py::tuple defaults;          // of the last arguments, as far as all that follow have one
  bool autograd = true;        // calls may be followed
  Form form = Form::One;
  std::vector<Known> known;    // the most recently used first
  std::vector<Words> refused;  // kinds of arguments for which there is no record
  std::uint64_t replays = 0;
  std::atomic<std::uint64_t> dispatched = 0;  // calls by the dispatcher that were replayed
};

// Asks Python what was recorded of such arguments; null where that is nothing yet, or for ever. The GIL
// is held.
std::shared_ptr<Recorded> record(OpState& state, const Arguments& arguments,
                                 const py::tuple& given);

// Has torch's dispatcher replay the operator: below autograd and, where `autograd`, at it. Everything that
// is not replayed goes on to what Python registered. The state must live for ever.
void register_boxed(OpState& state, const std::string& name, bool autograd);
// No mode, transform or autocast hears of operators, and this thread is not inside of one.
bool dispatches_plainly();

}  // namespace eas_torch

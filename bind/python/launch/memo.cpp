// Equal arguments, equal launch.
#include "python/launch/memo.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <bit>
#include <memory>
#include <utility>
#include <vector>

#include "base/config.hpp"
#include "base/mix.hpp"
#include "python/array/numpy_abi.hpp"
#include "python/array/torch_snapshot.hpp"
#include "python/array/writes.hpp"
#include "python/common/dtype.hpp"
#include "python/launch/native.hpp"
#include "trace/tracer.hpp"

namespace eas::python {
namespace {

// One object of a call as it was.
class Remembered {
 public:
  // False for what cannot be compared later: memory that a capsule must hold, constexprs whose
  // meaning may change while they stay the same object (a function's captured names).
  bool learn(PyObject* object);
  // Any object that can be called: what it says of the grid is compared instead.
  void learn_function() { kind_ = Kind::Function; }
  bool equals(PyObject* object) const;
  int traverse(visitproc visit, void* arg) const {
    Py_VISIT(held_.ptr());
    Py_VISIT(type_.ptr());
    return 0;
  }

 private:
  enum class Kind : std::uint8_t { NumPy, Torch, Array, Int, Float, Sizes, Object, Function };

  bool equals_numpy(const NumPyArray& array) const {
    if (array.data != data_ || reinterpret_cast<PyObject*>(array.descr) != held_.ptr() ||
        array.nd != ndim_ || !(array.flags & kNumPyWriteable) != readonly_) {
      return false;
    }
    std::int64_t differences = 0;
    for (int i = 0; i < ndim_; ++i) {
      differences |= (array.dimensions[i] ^ shape_[i]) | (array.strides[i] ^ strides_[i]);
    }
    return differences == 0;
  }
  bool equals_torch(PyObject* object) const {
    return torch_->equals(object) && !requires_grad(object);
  }
  bool equals_array(PyObject* object) const;
  bool equals_int(PyObject* object) const {
    if (!PyLong_CheckExact(object)) return false;
    int overflow = 0;
    return PyLong_AsLongLongAndOverflow(object, &overflow) == bits_ && overflow == 0;
  }
  bool equals_float(PyObject* object) const {
    return PyFloat_CheckExact(object) &&
           std::bit_cast<std::int64_t>(PyFloat_AS_DOUBLE(object)) == bits_;
  }

  bool equals_sizes(PyObject* object) const;

  Kind kind_ = Kind::Object;
  DType dtype_ = DType::float32;
  bool readonly_ = false;
  std::int32_t ndim_ = 0;
  std::unique_ptr<TorchSnapshot> torch_;
  nb::object type_;  // of an array
  nb::object held_;  // the object itself; of a NumPy array its descr
  const void* data_ = nullptr;
  std::int64_t bits_ = 0;
  std::int64_t shape_[ArrayView::kInline], strides_[ArrayView::kInline];  // as the array has them
};

// A tuple of up to three ints, nothing of which can change; its length, or -1 for anything else.
int read_sizes(PyObject* object, std::int64_t* out) {
  if (!PyTuple_CheckExact(object) || PyTuple_GET_SIZE(object) > 3) return -1;
  const auto count = static_cast<int>(PyTuple_GET_SIZE(object));
  for (int i = 0; i < count; ++i) {
    PyObject* item = PyTuple_GET_ITEM(object, i);
    int overflow = 0;
    if (!PyLong_CheckExact(item)) return -1;
    out[i] = PyLong_AsLongLongAndOverflow(item, &overflow);
    if (overflow) return -1;
  }
  return count;
}

// What stays what it is as long as it is the same object.
bool is_plain(PyObject* object) {
  return object == Py_None || PyBool_Check(object) || PyUnicode_CheckExact(object);
}

// False for an array that cannot be used: the long way says which argument it is.
bool read_quietly(PyObject* object, ArrayView& out) {
  try {
    return read_cheap_array(object, out, "launch");
  } catch (const Error&) {
    return false;
  }
}

bool Remembered::learn(PyObject* object) {
  if (PyLong_CheckExact(object)) {
    int overflow = 0;
    bits_ = PyLong_AsLongLongAndOverflow(object, &overflow);
    kind_ = overflow ? Kind::Object : Kind::Int;
    held_ = nb::borrow(object);
    return true;
  }
  if (PyFloat_CheckExact(object)) {
    bits_ = std::bit_cast<std::int64_t>(PyFloat_AS_DOUBLE(object));
    kind_ = Kind::Float;
    held_ = nb::borrow(object);
    return true;
  }
  if (is_plain(object) || as_dtype_object(object).has_value()) {
    held_ = nb::borrow(object);
    return true;
  }
  if (const int count = read_sizes(object, shape_); count >= 0) {
    ndim_ = count;
    kind_ = Kind::Sizes;
    held_ = nb::borrow(object);
    return true;
  }
  const ArrayKind kind = array_kind(object);
  if (kind == ArrayKind::None || kind == ArrayKind::DLPack) return false;
  type_ = nb::borrow(reinterpret_cast<PyObject*>(Py_TYPE(object)));
  if (kind == ArrayKind::NumPy) {
    const auto& array = *reinterpret_cast<const NumPyArray*>(object);
    if (array.nd > ArrayView::kInline) return false;
    kind_ = Kind::NumPy;
    held_ = nb::borrow(reinterpret_cast<PyObject*>(array.descr));
    data_ = array.data;
    ndim_ = array.nd;
    readonly_ = !(array.flags & kNumPyWriteable);
    std::copy_n(array.dimensions, ndim_, shape_);
    std::copy_n(array.strides, ndim_, strides_);
    return true;
  }
  ArrayView view;
  if (!read_quietly(object, view) || view.ndim > ArrayView::kInline) return false;
  kind_ = Kind::Array;
  data_ = view.data;
  dtype_ = view.dtype;
  ndim_ = view.ndim;
  readonly_ = view.readonly;
  std::copy_n(view.shape(), ndim_, shape_);
  std::copy_n(view.strides(), ndim_, strides_);
  if (kind == ArrayKind::Exchange && !(view.differentiable && requires_grad(object))) {
    auto snapshot = std::make_unique<TorchSnapshot>();
    if (snapshot->take(object, view)) {
      torch_ = std::move(snapshot);
      kind_ = Kind::Torch;
    }
  }
  return true;
}

bool Remembered::equals(PyObject* object) const {
  switch (kind_) {
    case Kind::NumPy:
      return reinterpret_cast<PyObject*>(Py_TYPE(object)) == type_.ptr() &&
             equals_numpy(*reinterpret_cast<const NumPyArray*>(object));
    case Kind::Torch:
      return reinterpret_cast<PyObject*>(Py_TYPE(object)) == type_.ptr() && equals_torch(object);
    case Kind::Array:
      return reinterpret_cast<PyObject*>(Py_TYPE(object)) == type_.ptr() && equals_array(object);
    case Kind::Int: return object == held_.ptr() || equals_int(object);
    case Kind::Float: return object == held_.ptr() || equals_float(object);
    case Kind::Sizes: return object == held_.ptr() || equals_sizes(object);
    case Kind::Object: return object == held_.ptr();
    case Kind::Function: return PyCallable_Check(object) != 0;
  }
  __builtin_unreachable();
}

bool Remembered::equals_sizes(PyObject* object) const {
  std::int64_t sizes[3];
  return read_sizes(object, sizes) == ndim_ && std::equal(sizes, sizes + ndim_, shape_);
}

bool Remembered::equals_array(PyObject* object) const {
  ArrayView view;
  if (!read_quietly(object, view)) return false;
  if (view.data != data_ || view.dtype != dtype_ || view.ndim != ndim_ ||
      view.readonly != readonly_) {
    return false;
  }
  const std::int64_t *shape = view.shape(), *strides = view.strides();
  std::int64_t differences = 0;
  for (int i = 0; i < ndim_; ++i) {
    differences |= (shape[i] ^ shape_[i]) | (strides[i] ^ strides_[i]);
  }
  return differences == 0 && !(view.differentiable && requires_grad(object));
}

// Whether the arrays of a launch are still what they were when it read them: it may have run Python
// code, or let other threads run it.
bool are_as_read(const Arguments& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const ArrayView& then = arguments[i].view;
    if (arguments[i].kind != ArgumentKind::Buffer) continue;
    ArrayView now;
    if (!read_quietly(arguments[i].object, now)) return false;
    const bool same = now.data == then.data && now.dtype == then.dtype && now.ndim == then.ndim &&
                      now.readonly == then.readonly &&
                      std::equal(now.shape(), now.shape() + 2 * now.ndim, then.shape());
    if (!same) return false;
  }
  return true;
}

// An array that is a parameter's default is not looked at again when the launch comes again.
bool are_given(const Arguments& arguments, PyObject* const* args, std::size_t count) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].kind != ArgumentKind::Buffer) continue;
    if (std::find(args, args + count, arguments[i].object) == args + count) return false;
  }
  return true;
}

void copy(Argument& to, const Argument& from) {
  to.kind = from.kind;
  to.bits = from.bits;
  if (from.kind != ArgumentKind::Buffer) return;
  to.view.data = from.view.data;
  to.view.dtype = from.view.dtype;
  to.view.readonly = from.view.readonly;
  std::copy_n(from.view.shape(), 2 * from.view.ndim, to.view.reserve(from.view.ndim));
}

std::size_t objects_of(std::size_t count, PyObject* keywords) {
  return count + (keywords ? static_cast<std::size_t>(PyTuple_GET_SIZE(keywords)) : 0);
}

// The option _grid=.
bool is_grid(PyObject* keywords, std::size_t i) {
  PyObject* name = PyTuple_GET_ITEM(keywords, static_cast<Py_ssize_t>(i));
  return PyUnicode_CompareWithASCIIString(name, "_grid") == 0;
}

std::uint64_t fingerprint(const Arguments& arguments, const Extent& grid, GridBy by) {
  std::uint64_t sum = static_cast<std::uint64_t>(by) + 1;
  for (const std::int64_t size : grid) sum = mix(sum, static_cast<std::uint64_t>(size));
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Argument& argument = arguments[i];
    sum = mix(sum, static_cast<std::uint64_t>(argument.bits) +
                       reinterpret_cast<std::uintptr_t>(argument.view.data));
  }
  return sum;
}

}  // namespace

class ReadyLaunch {
 public:
  ReadyLaunch(const PreparedLaunch& launch, const Arguments& arguments,
              std::vector<Remembered> objects, PyObject* const* args, std::size_t count,
              PyObject* keywords, GridBy by)
      : count_(count),
        keywords_(nb::borrow(keywords)),
        by_(by),
        grid_(launch.grid),
        generation_(config::generation()),
        objects_(std::move(objects)),
        writes_(*launch.entry, arguments, args, objects_.size()),
        entry_(launch.entry),
        arguments_(arguments.size()),
        run_(
            [&]() -> const Entry& {
              for (std::size_t i = 0; i < arguments.size(); ++i) copy(arguments_[i], arguments[i]);
              return *entry_;
            }(),
            arguments_, launch.grid, launch.group) {}

  bool is_called(PyObject* const* args, std::size_t count, PyObject* keywords) const {
    if (count != count_ || keywords != keywords_.ptr()) return false;
    for (std::size_t i = 0; i < objects_.size(); ++i) {
      if (!objects_[i].equals(args[i])) return false;
    }
    return true;
  }
  bool is_over(GridBy by, const Extent* grid) const {
    return by == by_ && (!grid || *grid == grid_);
  }
  // No setting and no captured name has changed.
  bool is_current(const Captures& captures) const {
    return generation_ == config::generation() && captures.are(entry_->captured());
  }
  void operator()(PyObject* const* args) const {
    writes_.count(args);
    run_();
  }
  int traverse(visitproc visit, void* arg) const {
    for (const Remembered& object : objects_) {
      if (const int stop = object.traverse(visit, arg)) return stop;
    }
    return 0;
  }

  mutable std::size_t owners = 0;  // see GilShared

 private:
  std::size_t count_;
  nb::object keywords_;  // the tuple of names, the same object call after call
  GridBy by_;
  Extent grid_;
  unsigned generation_;
  std::vector<Remembered> objects_;  // of the call, in its order
  CountedWrites writes_;
  EntryRef entry_;
  Arguments arguments_;  // without their objects
  NativeRun run_;
};

LaunchMemo::LaunchMemo() = default;
LaunchMemo::~LaunchMemo() = default;

bool LaunchMemo::knows(const Captures& captures, PyObject* const* args, std::size_t count,
                       PyObject* keywords, GridBy by) const {
  for (std::size_t i = 0; i < kKept && ready_[i]; ++i) {
    if (!ready_[i]->is_over(by, nullptr) || !ready_[i]->is_called(args, count, keywords)) continue;
    return ready_[i]->is_current(captures) && !trace::Tracer::current_or_null();
  }
  return false;
}

bool LaunchMemo::run_again(const Captures& captures, PyObject* const* args, std::size_t count,
                           PyObject* keywords, GridBy by, const Extent* grid) {
  for (std::size_t i = 0; i < kKept && ready_[i]; ++i) {
    if (!ready_[i]->is_over(by, grid) || !ready_[i]->is_called(args, count, keywords)) continue;
    if (!ready_[i]->is_current(captures) || trace::Tracer::current_or_null()) return false;
    if (i > 0) std::rotate(ready_.begin(), ready_.begin() + i, ready_.begin() + i + 1);
    // It may print or give up the GIL, and others then forget it.
    const GilShared<ReadyLaunch> running = ready_[0];
    (*running)(args);
    return true;
  }
  return false;
}

void LaunchMemo::notice(const PreparedLaunch& launch, const Arguments& arguments,
                        PyObject* const* args, std::size_t count, PyObject* keywords, GridBy by) {
  if (useless_) return;
  const std::uint64_t now = fingerprint(arguments, launch.grid, by);
  if (std::find(seen_.begin(), seen_.end(), now) == seen_.end()) {
    seen_[next_++ % kKept] = now;
    return;
  }
  std::vector<Remembered> objects(objects_of(count, keywords));
  for (std::size_t i = 0; i < objects.size(); ++i) {
    if (by == GridBy::Function && i >= count && is_grid(keywords, i - count)) {
      objects[i].learn_function();
      continue;
    }
    useless_ = !objects[i].learn(args[i]);
    if (useless_) return;
  }
  if (!are_as_read(arguments) || !are_given(arguments, args, objects.size())) return;
  GilShared<ReadyLaunch> made(
      new ReadyLaunch(launch, arguments, std::move(objects), args, count, keywords, by));
  std::rotate(ready_.begin(), ready_.end() - 1, ready_.end());
  std::swap(ready_[0], made);
}

bool LaunchMemo::can_compare(const LaunchKeywords& options, GridBy by) {
  if (!options.any) return true;
  const auto can = [](PyObject* option) {
    std::int64_t sizes[3];
    return !option || is_plain(option) || PyLong_CheckExact(option) ||
           read_sizes(option, sizes) >= 0;
  };
  return (by == GridBy::Function || can(options.grid)) && can(options.shape) &&
         can(options.nthreads) && can(options.tptg) && can(options.sync) && can(options.stream) &&
         can(options.backend);
}

void LaunchMemo::forget() {
  // What is dropped may run Python code that comes back here.
  auto dropped = std::exchange(ready_, {});
  seen_ = {};
  useless_ = false;
}

int LaunchMemo::traverse(visitproc visit, void* arg) const {
  for (const auto& launch : ready_) {
    if (const int stop = launch ? launch->traverse(visit, arg) : 0) return stop;
  }
  return 0;
}

}  // namespace eas::python

// Calls of one form, launches of one compiled kernel.
#include "python/launch/forms.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/config.hpp"
#include "base/mix.hpp"
#include "python/array/writes.hpp"
#include "python/common/support.hpp"
#include "python/launch/form_place.hpp"
#include "python/launch/grid.hpp"
#include "python/launch/kernel_grad.hpp"
#include "python/launch/native.hpp"
#include "trace/tracer.hpp"

namespace eas::python {
namespace {

std::size_t objects_of(std::size_t count, PyObject* keywords) {
  return count + (keywords ? static_cast<std::size_t>(PyTuple_GET_SIZE(keywords)) : 0);
}

// torch's own function: what it says changes from call to call.
bool torch_follows_gradients() {
  const nb::object torch = loaded_module("torch");
  return !torch.is_valid() || nb::cast<bool>(torch.attr("is_grad_enabled")());
}

// Of a derivative's arguments, which must lie alike.
struct Pair {
  std::uint32_t value, derivative;  // parameters of the IR
};

bool lie_alike(const compile::NativeArgument& a, const compile::NativeArgument& b) {
  bool same = a.rank == b.rank;
  for (std::int32_t axis = 0; same && axis < a.rank; ++axis) {
    same = a.shape[axis] == b.shape[axis] &&
           (a.shape[axis] <= 1 || a.strides[axis] == b.strides[axis]);
  }
  return same;
}

}  // namespace

class Form {
 public:
  // Null where the call holds what cannot be compared later, or a launch asks more than is known here.
  static std::unique_ptr<Form> learn(KernelState& kernel, const PreparedLaunch& launch,
                                     const Arguments& arguments, PyObject* const* args,
                                     std::size_t count, PyObject* keywords);

  bool is_written(std::size_t count, PyObject* keywords) const {
    return count == count_ && keywords == keywords_.ptr();
  }
  bool read(PyObject* const* args, FormArguments& out) const {
    const std::size_t count = places_.size();
    for (std::size_t i = 0; i < count; ++i) {
      if (!places_[i].read(args[i], out)) return false;
    }
    for (const auto& [param, bits] : defaults_) {
      out.at[param] = {nullptr, nullptr, nullptr, 0, bits};
    }
    return true;
  }
  // No setting and no captured name has changed.
  bool is_current(const Captures& captures) const {
    return generation_ == config::generation() && captures.are(entry_->captured()) &&
           !trace::Tracer::current_or_null();
  }
  // Whether nothing speaks against this launch that only the long way says.
  bool may_run(const FormArguments& arguments) const {
    const auto bits_of = [&](std::uint32_t p) { return arguments.at[p].bits; };
    if (!launch::numbers_fit(ranges_, bits_of)) return false;
    if (arguments.requires_grad && torch_follows_gradients()) return false;
    return std::all_of(pairs_.begin(), pairs_.end(), [&](const Pair& pair) {
      return lie_alike(arguments.at[pair.value], arguments.at[pair.derivative]);
    });
  }
  // The grid, where it is quickly said. `given` is that of kernel[grid] or of a function.
  bool grid(Extent& out, const FormArguments& arguments, PyObject* const* args, GridBy by,
            const Extent* given) const {
    if (given) {
      out = *given;
      return by == GridBy::Function || !options_say_grid_;  // else it is given twice
    }
    if (grid_option_ >= 0) return read_quickly(out, args[grid_option_]);
    const auto bits_of = [&](std::uint32_t p) { return arguments.at[p].bits; };
    if (!launch::infer_quickly(out, axes_, bits_of) && !infer(out, arguments)) return false;
    for (std::size_t axis = 0; axis < settled_; ++axis) out[axis] = settled_grid_[axis];
    return true;
  }
  void run(const FormArguments& arguments, const Extent& grid, PyObject* const* args) const {
    writes_.count(args);
    run_natively(*entry_->compiled, {arguments.at, params_}, grid, group_, again_);
  }
  int traverse(visitproc visit, void* arg) const {
    for (const FormPlace& place : places_) {
      if (const int stop = place.traverse(visit, arg)) return stop;
    }
    return 0;
  }

  mutable std::size_t owners = 0;  // see GilShared

 private:
  bool learn_places(const Signature::Form& written, const Arguments& arguments,
                    PyObject* const* args);
  void learn_grid(const Signature::Form& written, const PreparedLaunch& launch,
                  PyObject* const* args);
  bool learn_pairs(const KernelState& kernel, const Arguments& arguments);
  // The rest of the grid, where bounds have to be worked out, as from sizes of arrays.
  bool infer(Extent& out, const FormArguments& arguments) const {
    constexpr std::int64_t kFew = std::int64_t{1} << 20;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (axes_[axis].kind == launch::AxisPlan::Kind::Other) {
        const auto found = launch::guarded_axis(*entry_->compiled, static_cast<int>(axis),
                                                {arguments.at, params_});
        if (!found) return false;
        out[axis] = *found;
      }
      if (out[axis] >= kFew) return false;
    }
    return true;
  }
  std::uint32_t param_of(std::size_t argument) const {
    const auto& position = entry_->position;
    return static_cast<std::uint32_t>(std::find(position.begin(), position.end(), argument) -
                                      position.begin());
  }

  std::size_t count_ = 0;
  nb::object keywords_;  // the tuple of names, the same object call after call
  unsigned generation_ = 0;
  std::size_t params_ = 0;
  std::vector<FormPlace> places_;                                 // of the call, in its order
  std::vector<std::pair<std::uint32_t, std::int64_t>> defaults_;  // numbers that are not given
  std::vector<Pair> pairs_;
  std::vector<launch::NumberRange> ranges_;  // by parameters of the IR
  std::array<launch::AxisPlan, 3> axes_;     // so too
  bool options_say_grid_ = false;
  int grid_option_ = -1;     // where _grid= is
  std::size_t settled_ = 0;  // so many axes are said by _shape= or _nthreads=, which are compared
  Extent settled_grid_{1, 1, 1}, group_{1, 1, 1};
  CountedWrites writes_;
  EntryRef entry_;
  mutable launch::Again again_;
};

// Every parameter is an object of the call or a number that stands there by default.
bool Form::learn_places(const Signature::Form& written, const Arguments& arguments,
                        PyObject* const* args) {
  const auto position = std::span(entry_->position);
  const std::vector<std::int32_t>& source = written.source;
  std::vector<const std::uint32_t*> param_at(places_.size());  // where its number is, or null
  for (const std::uint32_t& argument : position) {
    const std::int32_t from = source[argument];
    if (from >= 0) {
      param_at[static_cast<std::size_t>(from)] = &argument;
    } else if (arguments[argument].kind == ArgumentKind::Buffer) {
      return false;  // an array that no call shows
    } else {
      defaults_.emplace_back(param_of(argument), arguments[argument].bits);
    }
  }
  std::size_t dims = 0;
  for (std::size_t k = 0; k < places_.size(); ++k) {
    if (static_cast<int>(k) == grid_option_) {
      places_[k].learn_grid();
    } else if (!param_at[k]) {
      if (!places_[k].learn_constant(args[k])) return false;
    } else {
      const Argument& argument = arguments[*param_at[k]];
      const bool array = argument.kind == ArgumentKind::Buffer;
      const std::size_t sizes = array ? 2 * static_cast<std::size_t>(argument.view.ndim) : 0;
      if (dims + sizes > FormArguments::kMaxDims) return false;
      if (!places_[k].learn(args[k], argument, param_of(*param_at[k]), dims)) return false;
      dims += sizes;
    }
  }
  return true;
}

// Axes and numbers are said by arguments of the kernel; here, by parameters of the IR.
void Form::learn_grid(const Signature::Form& written, const PreparedLaunch& launch,
                      PyObject* const* args) {
  axes_ = entry_->axes;
  ranges_ = entry_->ranges;
  for (launch::NumberRange& range : ranges_) range.argument = param_of(range.argument);
  for (launch::AxisPlan& axis : axes_) {
    if (axis.kind == launch::AxisPlan::Kind::Shifted) axis.argument = param_of(axis.argument);
  }
  settled_grid_ = launch.grid;
  for (const auto& [option, from] : written.options) {
    if (args[from] == Py_None) continue;
    if (option == &LaunchKeywords::grid) {
      grid_option_ = from;
    } else if (option == &LaunchKeywords::shape || option == &LaunchKeywords::nthreads) {
      PyObject* const sizes = args[from];
      settled_ = PyTuple_Check(sizes) ? static_cast<std::size_t>(PyTuple_GET_SIZE(sizes)) : 1;
    }
  }
  options_say_grid_ = grid_option_ >= 0 || settled_ > 0;
  for (std::size_t i = 0; i < settled_; ++i) axes_[i].kind = launch::AxisPlan::Kind::One;
}

bool Form::learn_pairs(const KernelState& kernel, const Arguments& arguments) {
  for (const auto& [value, derivative] : derivative_pairs(kernel, arguments)) {
    if (arguments[value].kind != ArgumentKind::Buffer) return false;
    pairs_.push_back({param_of(value), param_of(derivative)});
  }
  return true;
}

std::unique_ptr<Form> Form::learn(KernelState& kernel, const PreparedLaunch& launch,
                                  const Arguments& arguments, PyObject* const* args,
                                  std::size_t count, PyObject* keywords) {
  const Entry& entry = *launch.entry;
  if (entry.derived_numbers || entry.position.size() > FormArguments::kMaxParams) return nullptr;
  const Signature::Form& written = kernel.signature.form(count, keywords);
  auto out = std::make_unique<Form>();
  out->count_ = count;
  out->keywords_ = nb::borrow(keywords);
  out->generation_ = config::generation();
  out->params_ = entry.position.size();
  out->entry_ = launch.entry;
  out->group_ = launch.group;
  out->places_.resize(objects_of(count, keywords));
  out->learn_grid(written, launch, args);
  if (!out->learn_places(written, arguments, args) || !out->learn_pairs(kernel, arguments)) {
    return nullptr;
  }
  out->writes_ = CountedWrites(entry, arguments, args, out->places_.size());
  FormArguments read;
  return out->read(args, read) ? std::move(out) : nullptr;
}

LaunchForms::LaunchForms() = default;
LaunchForms::~LaunchForms() = default;

const Form* LaunchForms::find(const Captures& captures, PyObject* const* args, std::size_t count,
                              PyObject* keywords, FormArguments& arguments) const {
  for (std::size_t i = 0; i < kKept && forms_[i]; ++i) {
    const Form& form = *forms_[i];
    if (!form.is_written(count, keywords)) continue;
    arguments.requires_grad = false;
    if (form.read(args, arguments) && form.is_current(captures)) return &form;
  }
  return nullptr;
}

bool LaunchForms::knows(const Captures& captures, PyObject* const* args, std::size_t count,
                        PyObject* keywords) const {
  FormArguments arguments;
  return find(captures, args, count, keywords, arguments) != nullptr;
}

bool LaunchForms::run(const Captures& captures, PyObject* const* args, std::size_t count,
                      PyObject* keywords, GridBy by, const Extent* given) {
  FormArguments arguments;
  const Form* form = find(captures, args, count, keywords, arguments);
  if (!form) return false;
  Extent grid{1, 1, 1};
  // It may print or give up the GIL, and others then forget it.
  const GilShared<Form> running(form);
  if (!form->may_run(arguments) || !form->grid(grid, arguments, args, by, given)) return false;
  if (grid[0] == 0 || grid[1] == 0 || grid[2] == 0) return true;
  if (form != forms_[0].get()) bring_forward(form);
  form->run(arguments, grid, args);
  return true;
}

void LaunchForms::bring_forward(const Form* form) {
  for (std::size_t i = 0; i < kKept; ++i) {
    if (forms_[i].get() != form) continue;
    return void(std::rotate(forms_.begin(), forms_.begin() + i, forms_.begin() + i + 1));
  }
}

void LaunchForms::notice(KernelState& kernel, const PreparedLaunch& launch,
                         const Arguments& arguments, PyObject* const* args, std::size_t count,
                         PyObject* keywords) {
  constexpr int kEnough = 16;
  if (failures_ > kEnough) return;
  const std::uint64_t now = mix(mix(count, reinterpret_cast<std::uintptr_t>(launch.entry.get())),
                                reinterpret_cast<std::uintptr_t>(keywords));
  if (std::find(seen_.begin(), seen_.end(), now) == seen_.end()) {
    seen_[next_++ % kKept] = now;
    return;
  }
  if (knows(kernel.captures(), args, count, keywords)) return;  // but this one was refused
  auto learned = Form::learn(kernel, launch, arguments, args, count, keywords);
  failures_ = learned ? 0 : failures_ + 1;
  if (!learned) return;
  GilShared<Form> made(learned.release());
  std::rotate(forms_.begin(), forms_.end() - 1, forms_.end());
  std::swap(forms_[0], made);
}

bool LaunchForms::can_compare(const LaunchKeywords& options, GridBy by) {
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

void LaunchForms::forget() {
  // What is dropped may run Python code that comes back here.
  auto dropped = std::exchange(forms_, {});
  seen_ = {};
  failures_ = 0;
}

int LaunchForms::traverse(visitproc visit, void* arg) const {
  for (const auto& form : forms_) {
    if (const int stop = form ? form->traverse(visit, arg) : 0) return stop;
  }
  return 0;
}

}  // namespace eas::python

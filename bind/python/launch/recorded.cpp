// From a settled launch to its node: which tensors lead on, what the adjoint will read, what it will
// write over. Everything is asked before the kernel runs.
#include "python/launch/recorded.hpp"

#include <eas/error.hpp>

#include <optional>
#include <utility>

#include "base/format.hpp"
#include "python/common/support.hpp"
#include "python/launch/launch_node.hpp"
#include "python/tensor/tensor.hpp"
#include "tensor/shape.hpp"
#include "tensor/tracked.hpp"

namespace eas::python {
namespace {

// What the kernel does with each argument, by the argument's place.
struct Uses {
  Uses(const Entry& entry, const passes::Access& access, std::size_t arguments)
      : reads(arguments), writes(arguments) {
    for (std::size_t p = 0; p < entry.position.size(); ++p) {
      reads[entry.position[p]] = access.reads[p];
      writes[entry.position[p]] = access.writes[p];
    }
  }
  std::vector<bool> reads, writes;
};

// Which of these tensors is over the same tracked memory as `t`; -1 for none.
int index_of_memory(const std::vector<const Tensor*>& owners, const Tensor& t) {
  for (std::size_t i = 0; i < owners.size(); ++i) {
    if (tensor::share_memory(t, *owners[i])) return static_cast<int>(i);
  }
  return -1;
}

class Recorder {
 public:
  Recorder(PyObject* kernel, const BoundCall& call, const Arguments& arguments,
           const PreparedLaunch& launch)
      : object_(kernel),
        kernel_(state_of(kernel)),
        call_(call),
        arguments_(arguments),
        launch_(launch),
        uses_(*launch.entry, launch.entry->compiled->code->access, arguments.size()) {}

  void run();

 private:
  std::size_t parameters() const { return kernel_.signature.parameters().size(); }
  const std::string& name_of(std::size_t i) const { return kernel_.signature.parameters()[i].text; }
  Tensor* tensor_at(std::size_t i) const {
    return arguments_[i].kind == ArgumentKind::Buffer ? tensor_of(arguments_[i].object) : nullptr;
  }
  bool is_read(std::size_t i) const {
    const Tensor* t = tensor_at(i);
    return t && uses_.reads[i] && !uses_.writes[i] && t->requires_grad();
  }
  bool is_written(std::size_t i) const {
    return arguments_[i].kind == ArgumentKind::Buffer && uses_.writes[i] &&
           is_float(arguments_[i].view.dtype);
  }
  // Whether what an argument held before the launch has a gradient.
  bool holds_result(std::size_t i) const { return tensor::holds_result(*tensor_at(i)); }
  bool leads_on() const;
  void check_written(std::size_t i);
  void check_read(std::size_t i) const;
  void find_adjoint();
  bool try_adjoint(bool all_outputs);
  bool is_own() const { return kernel_.own_gradient.is_valid(); }
  // A gradient of the user's own reads outputs as the launch left them, integers too.
  bool is_saved_after(std::size_t i) const {
    return is_own() && uses_.writes[i] && !uses_.reads[i] && adjoint_->reads[i];
  }
  bool meets_another(std::size_t i) const;
  bool is_in_written_memory(std::size_t i) const;
  // Whether its gradient gets memory of its own, which the adjoint writes.
  bool is_fresh(std::size_t i) const {
    return is_read(i) && !is_own() && (meets_another(i) || !is_in_written_memory(i));
  }
  void finish(const std::shared_ptr<GradNode>& node);
  void add_values(LaunchRecipe& recipe) const;
  void add_gradients(LaunchRecipe& recipe) const;

  PyObject* object_;
  KernelState& kernel_;
  const BoundCall& call_;
  const Arguments& arguments_;
  const PreparedLaunch& launch_;
  Uses uses_;
  // --- the adjoint ---
  nb::object gradient_;
  std::vector<std::optional<std::size_t>> places_;  // of each parameter's gradient
  std::vector<bool> named_;                         // whether it is in wrt=
  std::vector<bool> given_;                         // whether the adjoint is given it
  std::optional<Uses> adjoint_;                     // by the adjoint's arguments
  PyObject* tptg_ = nullptr;                        // what the adjoint is told of groups
};

// Whether any gradient passes through this launch.
bool Recorder::leads_on() const {
  for (std::size_t i = 0; i < parameters(); ++i) {
    if (is_read(i) || (is_written(i) && tensor_at(i) && holds_result(i))) return true;
  }
  return false;
}

void Recorder::check_written(std::size_t i) {
  const std::string argument = cat("argument '", name_of(i), "'");
  Tensor* t = tensor_at(i);
  if (!t) {
    throw LaunchError(kernel_.name(),
                      cat(argument, " is written from tensors that require grad, got ",
                          python::type_name(arguments_[i].object),
                          ", expected an eas.Tensor, as eas.empty makes it in the function"));
  }
  if (t->requires_grad() && t->is_leaf()) {
    throw LaunchError(kernel_.name(),
                      cat(argument,
                          " is written and requires grad itself, got a leaf, expected "
                          "another array for the result, or x.clone()"));
  }
  if (!tensor::can_track(*t)) {
    throw LaunchError(
        kernel_.name(),
        cat(argument,
            " is written from tensors that require grad, got memory that others may see "
            "(a view, or not made by the function), expected an array the function makes, "
            "as by eas.empty"));
  }
  for (std::size_t k = 0; k < parameters(); ++k) {
    const Tensor* other = k == i ? nullptr : tensor_at(k);
    if (!other || !(uses_.reads[k] || uses_.writes[k]) || !tensor::overlap(*t, *other)) continue;
    throw LaunchError(kernel_.name(),
                      cat(argument, " is written and shares memory with '", name_of(k),
                          "', which a gradient cannot follow, expected memory of its own, or one "
                          "parameter for both"));
  }
}

void Recorder::check_read(std::size_t i) const {
  const Tensor& t = *tensor_at(i);
  for (int axis = 0; axis < t.ndim(); ++axis) {
    if (t.stride(axis) != 0 || t.shape(axis) <= 1) continue;
    throw LaunchError(kernel_.name(), cat("argument '", name_of(i),
                                          "' shows an element at many indices, got stride 0 "
                                          "on axis ",
                                          axis, ", expected x.clone() for its gradient"));
  }
}

// The adjoint that is wanted, compiled up to machine code; what cannot be differentiated is said here,
// where the launch is.
bool Recorder::try_adjoint(bool all_outputs) {
  nb::list wrt, fresh;
  named_.assign(parameters(), false);
  for (std::size_t i = 0; i < parameters(); ++i) {
    const bool named = is_read(i) || (is_written(i) && (all_outputs || holds_result(i)));
    named_[i] = named;
    if (named) wrt.append(name_of(i));
    if (is_fresh(i)) fresh.append(name_of(i));
  }
  const nb::object grad = nb::handle(object_).attr("grad");
  gradient_ =
      is_own() ? grad(nb::tuple(wrt)) : grad(nb::tuple(wrt), nb::arg("fresh") = nb::tuple(fresh));
  KernelState& gradient = state_of(gradient_.ptr());
  places_ = gradient_places(kernel_, gradient);
  given_.assign(parameters(), false);
  const auto& taken = gradient.signature.parameters();
  BoundCall call(taken.size());
  for (std::size_t j = 0; j < taken.size(); ++j) call[j] = taken[j].default_value.ptr();
  for (std::size_t i = 0; i < parameters(); ++i) {
    call[i] = call_[i];
    const bool asked = is_read(i) || is_written(i);
    if (asked && !places_[i] && (is_read(i) || holds_result(i))) {
      throw LaunchError(kernel_.name(),
                        cat("def_grad's function gives no gradient of '", name_of(i), "', got ",
                            gradient.signature.text(), ", expected a parameter '",
                            gradient_name(kernel_, i), "'"));
    }
    given_[i] = places_[i] && (asked || !taken[*places_[i]].default_value.is_valid());
    if (!given_[i]) continue;
    call[*places_[i]] = call_[i];  // it has the layout and dtype of what it belongs to
  }
  Arguments arguments(call.size());
  gradient.read(arguments, call, Reading::Values);
  try {
    const EntryRef entry = gradient.find_or_compile(arguments, launch_.route, call_.options.tptg);
    const bool asks = !is_own() || entry->compiled->function().group_size == 0;
    tptg_ = asks ? call_.options.tptg : nullptr;
    // What is left of it after all passes: a value it once loaded for nothing need not be kept.
    if (!entry->optimized) entry->optimized = passes::access(entry->compiled->function());
    adjoint_.emplace(*entry, *entry->optimized, arguments.size());
  } catch (const CompileError&) {
    if (all_outputs || is_own()) throw;
    return false;
  }
  return true;
}

// An output that is stored to more than once has to be named among what is differentiated, which costs
// a pass over its gradient; that is tried second.
void Recorder::find_adjoint() {
  if (kernel_.stores_again || !try_adjoint(false)) {
    try_adjoint(true);
    kernel_.stores_again = true;
  }
  for (std::size_t i = 0; i < parameters(); ++i) {
    if (!is_own() || !is_written(i) || !holds_result(i) || adjoint_->writes[*places_[i]]) continue;
    throw LaunchError(
        kernel_.name(),
        cat("argument '", name_of(i),
            "' held a result before, and def_grad's function says nothing of its "
            "gradient, got '",
            gradient_name(kernel_, i), "' only read, expected memory of its own, or '",
            gradient_name(kernel_, i), "' written to"));
  }
}

void Recorder::add_values(LaunchRecipe& recipe) const {
  for (std::size_t i = 0; i < parameters(); ++i) {
    LaunchRecipe::Value value;
    value.name = name_of(i);
    value.written = uses_.writes[i];
    const Tensor* t = tensor_at(i);
    if (!t) {
      value.object = static_cast<Py_ssize_t>(recipe.objects.size());
      // What was there before the launch is gone after it.
      const bool gone = uses_.reads[i] && uses_.writes[i] && adjoint_->reads[i];
      recipe.objects.append(
          gone ? nb::cast(tensor::copy_laid_out_as(make_tensor(call_[i], "function")))
               : nb::borrow(call_[i]));
    } else if (!adjoint_->reads[i]) {
      value.unread = t->detach();
    } else if (!uses_.writes[i]) {
      value.saved.emplace(*t);
    } else if (!is_saved_after(i)) {
      value.saved.emplace(
          tensor::copy_laid_out_as(*t));  // what is there before the launch is gone after it
    }
    recipe.values.push_back(std::move(value));
  }
}

void Recorder::add_gradients(LaunchRecipe& recipe) const {
  const auto add_input = [&](const Tensor& t) {
    recipe.inputs.emplace_back(t);
    return static_cast<int>(recipe.inputs.size()) - 1;
  };
  std::vector<const Tensor*> owners;  // an argument over each memory
  for (std::size_t i = 0; i < parameters(); ++i) {
    if (!is_written(i)) continue;
    const Tensor& t = *tensor_at(i);
    const int known = index_of_memory(owners, t);
    LaunchRecipe::Written written;
    written.param = i;
    written.place = given_[i] ? places_[i] : std::nullopt;
    written.memory = known < 0 ? owners.size() : static_cast<std::size_t>(known);
    written.part = tensor::part_of(t);
    written.is_whole = tensor::is_whole(t);
    if (known < 0) {
      const Tensor whole = tensor::whole(t);
      owners.push_back(&t);
      LaunchRecipe::Memory memory;
      memory.shape = Dims(whole.shape());
      memory.dtype = t.dtype();
      if (whole.requires_grad()) memory.input = add_input(whole);
      recipe.memories.push_back(std::move(memory));
    }
    LaunchRecipe::Memory& memory = recipe.memories[written.memory];
    memory.overwritten |= given_[i] && adjoint_->writes[*places_[i]];
    memory.needed |= named_[i] || is_own();
    recipe.written.push_back(std::move(written));
  }
  for (std::size_t i = 0; i < parameters(); ++i) {
    if (is_written(i) || !(given_[i] || is_read(i))) continue;
    const Tensor* t = tensor_at(i);
    LaunchRecipe::Read read;
    read.param = i;
    read.place = *places_[i];
    read.memory = is_read(i) && !meets_another(i) ? index_of_memory(owners, *t) : -1;
    if (read.memory >= 0) {
      LaunchRecipe::Memory& memory = recipe.memories[static_cast<std::size_t>(read.memory)];
      memory.overwritten = memory.needed = true;
      read.part = tensor::part_of(*t);
    } else {
      read.like = t ? t->detach() : Tensor::empty({1}, DType::float64);
      if (is_fresh(i)) read.begins = tensor::Holds::Anything;
      if (is_read(i)) read.input = add_input(*t);
    }
    recipe.reads.push_back(std::move(read));
  }
}

// Whether another argument that is read has an element of this one.
bool Recorder::meets_another(std::size_t i) const {
  for (std::size_t k = 0; k < parameters(); ++k) {
    if (k != i && is_read(k) && tensor::overlap(*tensor_at(i), *tensor_at(k))) return true;
  }
  return false;
}

bool Recorder::is_in_written_memory(std::size_t i) const {
  for (std::size_t k = 0; k < parameters(); ++k) {
    if (is_written(k) && tensor_at(i)->owner() == tensor_at(k)->owner()) return true;
  }
  return false;
}

void Recorder::run() {
  if (!leads_on()) {
    run_launch(kernel_, arguments_, launch_);
    for (std::size_t i = 0; i < parameters() && !launch_.is_empty(); ++i) {
      const bool tracked = is_written(i) && tensor_at(i) && tensor::is_tracked(*tensor_at(i));
      if (tracked) tensor::note_write(*tensor_at(i));
    }
    return;
  }
  for (std::size_t i = 0; i < parameters(); ++i) {
    if (is_written(i)) check_written(i);
    if (is_read(i)) check_read(i);
  }
  find_adjoint();
  for (std::size_t i = 0; i < parameters(); ++i) {
    if (is_written(i)) tensor::track(*tensor_at(i));
  }
  LaunchRecipe recipe;
  recipe.kernel = nb::borrow(object_);
  recipe.gradient = gradient_;
  recipe.grid = launch_.grid;
  if (call_.options.backend) recipe.backend = nb::borrow(call_.options.backend);
  if (tptg_) recipe.tptg = nb::borrow(tptg_);
  add_values(recipe);
  add_gradients(recipe);
  const std::shared_ptr<GradNode> node =
      make_grad_node<LaunchNode>(kernel_.name(), std::move(recipe));
  run_launch(kernel_, arguments_, launch_);
  finish(node);
}

// The launch has run: its outputs lead to the node, which saves those its adjoint reads.
void Recorder::finish(const std::shared_ptr<GradNode>& node) {
  auto& launch = static_cast<LaunchNode&>(*node);
  launch.self = node;
  for (std::size_t i = 0; i < parameters() && !launch_.is_empty(); ++i) {
    if (is_written(i)) tensor::note_write(*tensor_at(i));
  }
  int number = 0;  // among what is written
  for (std::size_t i = 0; i < parameters(); ++i) {
    if (!is_written(i)) continue;
    if (is_saved_after(i)) {
      const auto memory = launch.written()[static_cast<std::size_t>(number)].memory;
      launch.memory(memory).after = tensor::whole(*tensor_at(i)).detach();
      launch.value(i).saved.emplace(*tensor_at(i));
      launch.value(i).after = number;
    }
    ++number;
  }
  for (std::size_t i = 0; i < parameters(); ++i) {
    const bool passes_none = tensor_at(i) && !is_written(i);
    if (passes_none && is_saved_after(i)) launch.value(i).saved.emplace(*tensor_at(i));
  }
  number = 0;
  for (std::size_t i = 0; i < parameters(); ++i) {
    if (!is_written(i)) continue;
    const auto memory = launch.written()[static_cast<std::size_t>(number++)].memory;
    tensor::set_result(*tensor_at(i), node, static_cast<int>(memory));
  }
}

}  // namespace

void run_recorded(PyObject* kernel, const BoundCall& call, const Arguments& arguments,
                  const PreparedLaunch& launch) {
  Recorder(kernel, call, arguments, launch).run();
}

}  // namespace eas::python

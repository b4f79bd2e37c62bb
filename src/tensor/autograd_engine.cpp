// backward: nodes take their turn from the last made to the first, so a node runs when everything
// that was computed from it has. Gradients reach .grad together at the end: an error on the way
// leaves no half of them behind.
#include <eas/arithmetic.hpp>

#include "base/fork.hpp"
#include "base/format.hpp"
#include "tensor/autograd.hpp"
#include "tensor/elementwise.hpp"
#include "tensor/shape.hpp"

#include <functional>
#include <map>
#include <utility>

namespace eas {
namespace {

// What has come in for one tensor so far. The first gradient is kept as it is, and may be anyone's
// memory; a sum of two is our own and grows in place.
class Sum {
 public:
  void add(Tensor more) {
    if (!total_) {
      total_ = std::move(more);
    } else if (ours_ && total_->layout() == more.layout()) {
      accumulate(*total_, more);
    } else {
      total_ = eas::add(*total_, more);
      ours_ = !grad_enabled();
    }
  }
  static void accumulate(Tensor& total, const Tensor& more) {
    if (total.is_dense()) {
      tensor::accumulate(total, more);
    } else {
      Tensor held = total.diagonal();
      tensor::accumulate(held, more.diagonal());
    }
  }
  std::optional<Tensor> take() { return std::move(total_); }
  const std::optional<Tensor>& total() const { return total_; }

 private:
  std::optional<Tensor> total_;
  bool ours_ = false;
};

thread_local const GradNode* t_running = nullptr;

// A node's turn; turns nest where a node's backward calls backward.
class Turn {
 public:
  explicit Turn(const GradNode* node) : before_(std::exchange(t_running, node)) {}
  ~Turn() { t_running = before_; }
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

 private:
  const GradNode* before_;
};

bool same_shape(const Tensor& t, const Dims& shape) { return Dims(t.shape()) == shape; }

// Memory nobody else can see, laid out as a user expects a .grad to be.
Tensor own(Tensor gradient) {
  const bool tidy = !gradient.is_dense() || gradient.is_contiguous();
  const bool alone = gradient.owner().use_count() <= 1 && !gradient.readonly();
  return tidy && alone ? gradient : gradient.clone();
}

}  // namespace

const GradNode* GradEngine::running() { return t_running; }

Tensor GradEngine::fitted(const GradEdge& edge, Tensor gradient, std::string_view from) {
  if (!same_shape(gradient, edge.shape_)) {
    throw ShapeError("backward", cat("a gradient has another shape than its tensor, got ",
                                     tensor::text(gradient.shape()), " from ", from, ", expected ",
                                     tensor::text(edge.shape_)));
  }
  if (gradient.dtype() != edge.dtype_) gradient = gradient.to(edge.dtype_);
  if (edge.layout_ == Layout::Diagonal && gradient.is_dense()) {
    gradient = Tensor::diag(gradient.diagonal(), gradient.ndim());
  }
  return gradient;
}

class GradEngine::Run {
 public:
  void send(const GradEdge& edge, Tensor gradient, std::string_view from) {
    if (Sum* const sum = asked(edge)) {
      sum->add(fitted(edge, std::move(gradient), from));
    } else if (edge.node_) {
      Waiting& waiting = waiting_[edge.node_->order_];
      waiting.node = edge.node_;
      const auto output = static_cast<std::size_t>(edge.output_);
      if (waiting.sums.size() <= output) waiting.sums.resize(output + 1);
      waiting.sums[output].add(fitted(edge, std::move(gradient), from));
    } else if (auto leaf = edge.leaf_.lock(); leaf && leaf->wanted) {
      Arrived& arrived = arrived_[leaf.get()];
      arrived.leaf = std::move(leaf);
      arrived.layout = edge.layout_;
      arrived.sum.add(fitted(edge, std::move(gradient), from));
    }
  }

  void run() {
    while (!waiting_.empty()) {
      const auto latest = waiting_.begin();
      const std::shared_ptr<GradNode> node = latest->second.node;
      Gradients outputs;
      for (Sum& sum : latest->second.sums) outputs.push_back(sum.take());
      waiting_.erase(latest);
      Gradients inputs = [&] {
        const Turn turn(node.get());
        return node->backward(outputs);
      }();
      outputs.clear();  // so that a gradient handed on is held only by who needs it
      if (inputs.size() != node->inputs_.size()) {
        throw InternalError(cat("backward of ", node->name(), " gave ", inputs.size(),
                                " gradients for ", node->inputs_.size(), " inputs"));
      }
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (!inputs[i]) continue;
        Tensor gradient = std::move(*inputs[i]);
        inputs[i].reset();
        send(node->inputs_[i], std::move(gradient), node->name());
      }
    }
  }

  // Gradients of this tensor go no further, and are given out instead of added to any .grad.
  void ask(const Tensor& input) {
    const GradEdge edge(input);
    if (!edge.wanted()) return;
    asked_[{edge.node_ ? static_cast<void*>(edge.node_.get()) : edge.leaf_.lock().get(),
            edge.output_}];
  }
  std::optional<Tensor> answer(const Tensor& input) {
    Sum* const sum = asked(GradEdge(input));
    return sum ? sum->total() : std::nullopt;
  }

  void finish() {
    for (auto& [info, arrived] : arrived_) {
      Tensor gradient = *arrived.sum.take();
      if (arrived.layout == Layout::Strided) gradient = tensor::dense(gradient);
      std::optional<Tensor> old;  // freed after the lock: it may hold a graph
      const fork::Lock lock(info->mutex);
      std::optional<Tensor>& grad = info->grad;
      if (!grad) {
        grad = own(std::move(gradient));
      } else if (grad_enabled() || grad->requires_grad() || grad->readonly() ||
                 grad->owner() == gradient.owner() || grad->layout() != gradient.layout()) {
        old = grad;
        grad = add(*grad, gradient);
      } else {
        grad->count_write();
        Sum::accumulate(*grad, gradient);
      }
    }
  }

 private:
  struct Waiting {
    std::shared_ptr<GradNode> node;
    std::vector<Sum> sums;  // one an output
  };
  struct Arrived {
    std::shared_ptr<GradInfo> leaf;
    Layout layout = Layout::Strided;
    Sum sum;
  };

  Sum* asked(const GradEdge& edge) {
    if (asked_.empty()) return nullptr;
    const void* at =
        edge.node_ ? static_cast<const void*>(edge.node_.get()) : edge.leaf_.lock().get();
    const auto found = asked_.find({at, edge.output_});
    return at && found != asked_.end() ? &found->second : nullptr;
  }

  std::map<std::uint64_t, Waiting, std::greater<>> waiting_;  // the latest node first
  std::map<GradInfo*, Arrived> arrived_;
  std::map<std::pair<const void*, int>, Sum> asked_;  // by node or leaf
};

void GradEngine::run(const Tensor& root, const Tensor& gradient, bool create_graph) {
  const GradMode mode(create_graph);
  Run run;
  run.send(GradEdge(root), gradient, "the caller");
  run.run();
  run.finish();
}

Gradients GradEngine::gradients(std::span<const Tensor> outputs, const Gradients& of_outputs,
                                std::span<const Tensor> inputs, bool create_graph) {
  const GradMode mode(create_graph);
  Run run;
  for (const Tensor& input : inputs) run.ask(input);
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    const GradEdge edge(outputs[i]);
    if (of_outputs[i] && edge.wanted()) run.send(edge, *of_outputs[i], "the caller");
  }
  run.run();
  Gradients out;
  for (const Tensor& input : inputs) {
    std::optional<Tensor> gradient = run.answer(input);
    if (gradient && input.is_dense()) gradient = tensor::dense(*gradient);
    out.push_back(std::move(gradient));
  }
  return out;
}

Gradients gradients(std::span<const Tensor> outputs, const Gradients& of_outputs,
                    std::span<const Tensor> inputs, bool create_graph) {
  if (outputs.size() != of_outputs.size()) {
    throw ShapeError("gradients", cat("a gradient is given for each output, got ",
                                      of_outputs.size(), ", expected ", outputs.size()));
  }
  return GradEngine::gradients(outputs, of_outputs, inputs, create_graph);
}

Tensor as_input(const Tensor& values) {
  if (!is_recorded(values)) return values.detach().requires_grad_();
  return tensor::followed("input", values, values.detach(),
                          [](const Tensor& gradient) { return gradient; });
}

}  // namespace eas

// The parts of the graph: modes, edges, saved tensors, nodes, and what a tensor says of gradients.
#include "tensor/autograd.hpp"

#include "base/fork.hpp"
#include "base/format.hpp"
#include "tensor/shape.hpp"

#include <algorithm>
#include <utility>

namespace eas {
namespace {

thread_local bool t_enabled = true;

bool has_gradients(DType dtype) { return is_float(dtype) || is_complex(dtype); }

std::uint64_t next_order() {
  static std::atomic<std::uint64_t> made = 0;
  return made.fetch_add(1, std::memory_order_relaxed);
}

// From all of tracked memory to a tensor over a part of it.
class PartNode final : public GradNode {
 public:
  explicit PartNode(const Tensor& input)
      : GradNode("view", {tensor::whole(input)}),
        shape_(GradEngine::memory(input)->shape),
        part_(tensor::part_of(input)) {}
  Gradients backward(const Gradients& outputs) override {
    return {tensor::scattered(*outputs[0], shape_, part_)};
  }

 private:
  Dims shape_;
  tensor::Part part_;
};

}  // namespace

bool grad_enabled() { return t_enabled; }

GradMode::GradMode(bool enabled) : before_(t_enabled) { t_enabled = enabled; }
GradMode::~GradMode() { t_enabled = before_; }

// ---- edges, saved tensors, nodes ----

GradEdge::GradEdge(const Tensor& input) {
  if (!input.requires_grad()) return;
  const auto& info = GradEngine::info(input);
  if (info->memory && !input.is_dense()) {
    const auto back = [](const Tensor& gradient) { return gradient.diagonal(); };
    node_ = make_grad_node<tensor::UnaryGradNode<decltype(back)>>("diag", input.diagonal(), back);
  } else if (info->memory && !tensor::is_whole(input)) {
    node_ = make_grad_node<PartNode>(input);
  } else if (info->node) {
    node_ = info->node;
    output_ = info->output;
  } else {
    leaf_ = info;
  }
  shape_ = input.shape();
  dtype_ = input.dtype();
  layout_ = input.layout();
}

bool GradEdge::wanted() const {
  if (node_) return true;
  const auto leaf = leaf_.lock();
  return leaf && leaf->wanted;
}

SavedTensor::SavedTensor(const Tensor& tensor)
    : values_(tensor.detach()), edge_(tensor), writes_(tensor.writes()) {
  if (const auto* memory = GradEngine::memory(tensor)) {
    log_ = memory->log;
    logged_ = log_->size();
  }
}

bool SavedTensor::is_intact() const {
  const std::uint32_t more = values_.writes() - writes_;
  if (more == 0 || !log_) return more == 0;
  return log_->spared(values_.is_dense() ? values_ : values_.diagonal(), logged_, more);
}

Tensor SavedTensor::get() const {
  if (!is_intact()) {
    const GradNode* node = GradEngine::running();
    throw Error(ErrorKind::Error, "backward",
                cat("a tensor the gradient", node ? cat(" of ", node->name()) : "",
                    " needs was written to after it was used, got new values in the memory of a ",
                    name(values_.dtype()), " tensor of shape ", tensor::text(values_.shape()),
                    ", expected backward() first, or a clone() to write to"));
  }
  if (edge_.node_) {
    auto info = std::make_shared<GradInfo>();
    info->node = edge_.node_;
    info->output = edge_.output_;
    return GradEngine::attached(values_, std::move(info));
  }
  auto leaf = edge_.leaf_.lock();
  if (!leaf) return values_;
  return GradEngine::attached(values_, std::move(leaf));
}

GradNode::GradNode(std::string_view name, std::vector<GradEdge> inputs)
    : name_(name), inputs_(std::move(inputs)), order_(next_order()) {}

namespace detail {

void release_grad_node(GradNode* node) {
  // The nodes whose turn has not come, of the outermost call on this thread. A list of the nodes
  // themselves: freeing them takes no memory.
  thread_local GradNode** t_waiting = nullptr;
  if (t_waiting) {
    node->next_to_free_ = std::exchange(*t_waiting, node);
    return;
  }
  GradNode* waiting = node;
  t_waiting = &waiting;
  while (waiting) delete std::exchange(waiting, waiting->next_to_free_);
  t_waiting = nullptr;
}

}  // namespace detail

bool is_recorded(const Tensor& input) { return t_enabled && input.requires_grad(); }

bool is_recorded(std::span<const Tensor> inputs) {
  return t_enabled && std::any_of(inputs.begin(), inputs.end(),
                                  [](const Tensor& t) { return t.requires_grad(); });
}

Tensor attach(const Tensor& values, std::shared_ptr<GradNode> node, int output) {
  if (!has_gradients(values.dtype())) return values;
  auto info = std::make_shared<GradInfo>();
  info->node = std::move(node);
  info->output = output;
  return GradEngine::attached(values, std::move(info));
}

Tensor GradEngine::attached(const Tensor& values, std::shared_ptr<GradInfo> info) {
  Tensor out = values;
  out.grad_info_ = std::move(info);
  return out;
}

// ---- tensors ----

bool Tensor::follows_gradients() const { return grad_info_->node || grad_info_->wanted; }

Tensor& Tensor::requires_grad_(bool flag) {
  constexpr std::string_view kOp = "requires_grad_";
  if (flag && !has_gradients(dtype_)) {
    throw DTypeError(kOp, cat("only floats and complex numbers have gradients, got ", name(dtype_),
                              ", expected a dtype such as float32; x.to(eas.float32) converts"));
  }
  if (flag && GradEngine::memory(*this) && is_leaf())
    grad_info_ = nullptr;  // the leaf is this view alone
  if (!is_leaf()) {
    if (flag) return *this;
    throw Error(ErrorKind::Error, kOp,
                cat("a result's gradient is followed because its operands' are, got ",
                    "requires_grad=False for the result of ", grad_info_->node->name(),
                    ", expected a tensor made by the user; x.detach() is followed no more"));
  }
  if (!grad_info_ && !flag) return *this;
  if (!grad_info_) grad_info_ = std::make_shared<GradInfo>();
  grad_info_->wanted = flag;
  return *this;
}

bool Tensor::is_leaf() const { return !grad_info_ || !grad_info_->node; }

std::shared_ptr<GradNode> Tensor::grad_node() const {
  return grad_info_ ? grad_info_->node : nullptr;
}

std::optional<Tensor> Tensor::grad() const {
  if (!grad_info_) return std::nullopt;
  const fork::Lock lock(grad_info_->mutex);
  return grad_info_->grad;
}

void Tensor::set_grad(const std::optional<Tensor>& grad) {
  constexpr std::string_view kOp = "grad";
  if (!grad && !grad_info_) return;
  if (grad && (grad->shape_ != shape_ || grad->dtype_ != dtype_)) {
    throw ShapeError(kOp, cat("a gradient is like its tensor, got ", name(grad->dtype_),
                              " of shape ", tensor::text(grad->shape_), ", expected ", name(dtype_),
                              " of shape ", tensor::text(shape_)));
  }
  if (grad && !is_leaf()) {
    throw Error(ErrorKind::Error, kOp,
                cat("only a leaf keeps its gradient, got the result of ", grad_info_->node->name(),
                    ", expected a tensor made by the user"));
  }
  if (!grad_info_ || grad_info_->memory) grad_info_ = std::make_shared<GradInfo>();
  std::optional<Tensor> old = grad;  // freed after the lock: it may hold a graph
  const fork::Lock lock(grad_info_->mutex);
  grad_info_->grad.swap(old);
}

void Tensor::backward() const { backward(std::nullopt); }

void Tensor::backward(const std::optional<Tensor>& gradient, bool create_graph) const {
  constexpr std::string_view kOp = "backward";
  if (!requires_grad()) {
    throw Error(ErrorKind::Error, kOp,
                "nothing was recorded for this tensor, got requires_grad=False, expected a result "
                "of operations on tensors with requires_grad=True, outside no_grad");
  }
  if (!gradient) {
    if (numel_ != 1) {
      throw ShapeError(
          kOp, cat("only one number has a gradient by itself, got shape ", tensor::text(shape_),
                   ", expected backward(gradient) with a tensor "
                   "of this shape, or a sum"));
    }
    if (is_complex(dtype_)) {
      throw DTypeError(kOp, cat("only a real number has a gradient by itself, got ", name(dtype_),
                                ", expected backward(gradient), or a real part"));
    }
    return GradEngine::run(*this, ones(shape_, dtype_, device_), create_graph);
  }
  if (gradient->shape_ != shape_) {
    throw ShapeError(kOp, cat("the gradient has another shape, got ",
                              tensor::text(gradient->shape_), ", expected ", tensor::text(shape_)));
  }
  if (is_complex(gradient->dtype_) && !is_complex(dtype_)) {
    throw DTypeError(kOp, cat("the gradient of a real tensor is real, got ", name(gradient->dtype_),
                              ", expected ", name(dtype_)));
  }
  GradEngine::run(*this, *gradient, create_graph);
}

Tensor Tensor::detach() const {
  Tensor out = *this;
  out.grad_info_ = nullptr;
  return out;
}

}  // namespace eas

// Gradients of tensors, in reverse. An operation whose inputs require grad leaves a GradNode behind;
// Tensor::backward walks these nodes from the last one made to the first. A graph lives as long as
// a tensor that came out of it, so backward may be called again, and adds up in .grad.
#pragma once

#include <eas/tensor.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace eas {
namespace tensor {
class WriteLog;
}

// Whether operations of this thread are recorded; they are unless a GradMode says otherwise.
bool grad_enabled();

// Sets it for a scope: GradMode off(false).
class GradMode {
 public:
  explicit GradMode(bool enabled);
  ~GradMode();
  GradMode(const GradMode&) = delete;
  GradMode& operator=(const GradMode&) = delete;

 private:
  bool before_;
};

// One entry a tensor; nothing stands for zeros.
using Gradients = std::vector<std::optional<Tensor>>;

// Where the gradient of one input goes: to the node that made the input, to a leaf's .grad, or
// nowhere. A leaf is not kept alive: when nobody holds it, nobody can ask for its .grad.
class GradEdge {
 public:
  GradEdge() = default;
  GradEdge(const Tensor& input);  // implicit: a list of tensors is a list of edges
  bool wanted() const;            // false when the gradient would go nowhere

 private:
  friend class GradEngine;
  friend class SavedTensor;
  std::shared_ptr<GradNode> node_;
  std::weak_ptr<GradInfo> leaf_;
  int output_ = 0;
  Dims shape_;
  DType dtype_ = DType::float32;
  Layout layout_ = Layout::Strided;
};

// A tensor a node needs for its gradients. Keep operands and results in these, never as Tensors: a
// leaf's .grad may lead back to the node, and then neither would ever be freed.
class SavedTensor {
 public:
  SavedTensor() = default;
  explicit SavedTensor(const Tensor& tensor);
  // Leads to what it led to, so that gradients can be differentiated again. Throws when the memory
  // was written since.
  Tensor get() const;
  bool is_intact() const;  // its memory was not written since

 private:
  Tensor values_;
  GradEdge edge_;
  std::uint32_t writes_ = 0;                     // of its memory when it was saved
  std::shared_ptr<const tensor::WriteLog> log_;  // of tracked memory
  std::size_t logged_ = 0;                       // entries of it then
};

namespace detail {
// Long chains of nodes are freed one after the other, not one inside the other.
void release_grad_node(GradNode* node);
}  // namespace detail

// How one operation hands gradients back. To be made by make_grad_node.
class GradNode {
 public:
  GradNode(std::string_view name, std::vector<GradEdge> inputs);
  virtual ~GradNode() = default;
  GradNode(const GradNode&) = delete;
  GradNode& operator=(const GradNode&) = delete;

  // From the gradients of the outputs (one at least is there; those there have the output's shape
  // and dtype, and may be diagonal) to those of the inputs, one each. Written in differentiable
  // functions: under create_graph what it does is recorded. A gradient may come in another dtype
  // than its input, such as complex for a real one: the engine converts it. Complex as in torch:
  // a gradient is dL/d(re) + i dL/d(im), so y = a * b hands conj(b) * gradient to a.
  virtual Gradients backward(const Gradients& outputs) = 0;

  struct Output {
    int number;
    Dims shape;
    DType dtype;
  };
  // From the tangents of the inputs (one at least is there, none for one that stays as it is) to those
  // of these outputs, one each. What backward gives depends on its argument by a matrix: unless a
  // node knows better this goes backward through that, which gives the product with the matrix.
  virtual Gradients forward(const Gradients& inputs, std::span<const Output> outputs);

  const std::string& name() const { return name_; }
  // Whether anybody wants the gradient of this input; a node need not compute any other.
  bool wanted(std::size_t input) const { return inputs_[input].wanted(); }

 private:
  friend class GradEngine;
  friend void detail::release_grad_node(GradNode* node);
  std::string name_;
  std::vector<GradEdge> inputs_;
  std::uint64_t order_;               // later nodes have larger numbers
  GradNode* next_to_free_ = nullptr;  // when its own turn to be freed has not come
};

// Whether an operation on these is to be recorded: grad is enabled and one of them requires it.
bool is_recorded(const Tensor& input);
bool is_recorded(std::span<const Tensor> inputs);

template <class Node, class... Args>
std::shared_ptr<GradNode> make_grad_node(Args&&... args) {
  return {new Node(std::forward<Args>(args)...), &detail::release_grad_node};
}

// The derivatives of `outputs`, each multiplied by its entry of `of_outputs` and added up, with respect
// to `inputs`: nothing for one that no output was computed from. No .grad is touched, and what the
// inputs were computed from is not reached.
Gradients gradients(std::span<const Tensor> outputs, const Gradients& of_outputs,
                    std::span<const Tensor> inputs, bool create_graph = false);
// The other way: how `outputs` change when the inputs change by `of_inputs`; nothing for one that does
// not depend on them.
Gradients tangents(std::span<const Tensor> outputs, std::span<const Tensor> inputs,
                   const Gradients& of_inputs, bool create_graph = false);
// `values` in a place of its own in the graph, for gradients() to stop at.
Tensor as_input(const Tensor& values);

// `values` as output number `output` of `node`. A dtype without gradients is given back as it is.
Tensor attach(const Tensor& values, std::shared_ptr<GradNode> node, int output = 0);

}  // namespace eas

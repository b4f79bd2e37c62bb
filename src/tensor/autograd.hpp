// What a tensor that requires grad carries, and the engine that may look inside tensors, edges and
// nodes.
#pragma once

#include <eas/autograd.hpp>

#include "tensor/tracked.hpp"

#include <atomic>
#include <mutex>
#include <utility>

namespace eas {

// Shared by all handles of one tensor. With a node: the tensor is a result. Without: it is a leaf.
struct GradInfo {
  std::shared_ptr<GradNode> node;
  int output = 0;
  // --- of leaves ---
  std::atomic<bool> wanted = false;  // requires_grad
  std::mutex mutex;                  // guards grad: threads may meet at a leaf
  std::optional<Tensor> grad;
  // --- of tracked memory: `node` is what its whole is the result of just now ---
  std::unique_ptr<tensor::TrackedMemory> memory;
};

// Everything that walks or builds the graph.
class GradEngine {
 public:
  static void run(const Tensor& root, const Tensor& gradient, bool create_graph);
  static Gradients gradients(std::span<const Tensor> outputs, const Gradients& of_outputs,
                             std::span<const Tensor> inputs, bool create_graph);
  static Gradients tangents(std::span<const Tensor> outputs, std::span<const Tensor> inputs,
                            const Gradients& of_inputs, bool create_graph);
  static Gradients forward(GradNode& node, const Gradients& inputs,
                           std::span<const GradNode::Output> outputs);
  static Tensor attached(const Tensor& values, std::shared_ptr<GradInfo> info);
  static const std::shared_ptr<GradInfo>& info(const Tensor& tensor) { return tensor.grad_info_; }
  // What is known of tracked memory, null for any other; and a tensor over all of it.
  static const tensor::TrackedMemory* memory(const Tensor& tensor);
  static Tensor whole(const Tensor& tensor);
  // The operation whose gradients this thread computes just now; null outside backward.
  static const GradNode* running();

 private:
  class Run;
  class Push;
  // As the tensor it belongs to: a real tensor takes the real part, a diagonal one its diagonal.
  static Tensor fitted(const GradEdge& edge, Tensor gradient, std::string_view from);
};

namespace tensor {

// The node of a function of one tensor; Back maps the output's gradient to the input's.
template <class Back>
class UnaryGradNode final : public GradNode {
 public:
  UnaryGradNode(std::string_view name, const Tensor& input, Back back)
      : GradNode(name, {input}), back_(std::move(back)) {}
  Gradients backward(const Gradients& outputs) override { return {back_(*outputs[0])}; }

 private:
  Back back_;
};

// `output`, which was computed from `input` alone, with its way back where that is recorded.
template <class Back>
Tensor followed(std::string_view name, const Tensor& input, Tensor output, Back back) {
  if (!input.requires_grad() || !grad_enabled() || is_tracked(output)) return output;
  return attach(output, make_grad_node<UnaryGradNode<Back>>(name, input, std::move(back)));
}

// A view that is its tensor: without gradients where they are not recorded, as any other view.
inline Tensor followed(const Tensor& same) { return grad_enabled() ? same : same.detach(); }

inline Tensor dense(const Tensor& t) { return t.is_dense() ? t : t.contiguous(); }

// Zeros of a shape but for a view of it, which holds the values: what x[…] and x.diagonal() hand
// back.
Tensor embedded(const Tensor& values, const Dims& shape,
                const std::vector<Tensor::Subscript>& subscripts);
Tensor embedded_diagonal(const Tensor& values, const Dims& shape);

}  // namespace tensor
}  // namespace eas

// Tangents go through a graph that was recorded: its nodes take their turn from the first made to the
// last, each between the inputs and the outputs once.
#include <eas/arithmetic.hpp>

#include "base/format.hpp"
#include "tensor/autograd.hpp"

#include <map>
#include <set>
#include <utility>

namespace eas {

class GradEngine::Push {
 public:
  Push(std::span<const Tensor> inputs, const Gradients& of_inputs) {
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      const GradEdge edge(inputs[i]);
      const Key key = key_of(edge);
      inputs_.insert(key);
      if (of_inputs[i]) known_.insert_or_assign(key, fitted(edge, *of_inputs[i], "the caller"));
    }
  }

  // Whatever lies between this result and the inputs is needed.
  void want(const GradEdge& result) {
    std::vector<GradEdge> open{result};
    while (!open.empty()) {
      const GradEdge edge = std::move(open.back());
      open.pop_back();
      const Key key = key_of(edge);
      ++uses_[key];
      if (!edge.node_ || inputs_.contains(key)) continue;
      Turn& turn = turns_[edge.node_->order_];
      turn.outputs.try_emplace(edge.output_, edge);
      if (std::exchange(turn.node, edge.node_)) continue;
      open.insert(open.end(), edge.node_->inputs_.begin(), edge.node_->inputs_.end());
    }
  }

  void run() {
    for (auto& [order, turn] : turns_) {
      GradNode& node = *turn.node;
      Gradients given;
      bool any = false;
      for (const GradEdge& edge : node.inputs_) {
        given.push_back(take(edge));
        any |= given.back().has_value();
      }
      if (!any) continue;
      std::vector<GradNode::Output> outputs;
      for (const auto& [number, edge] : turn.outputs) {
        outputs.push_back({number, edge.shape_, edge.dtype_});
      }
      Gradients made = node.forward(given, outputs);
      auto tangent = made.begin();
      for (const auto& [number, edge] : turn.outputs) {
        if (*tangent) known_.insert_or_assign(key_of(edge), fitted(edge, **tangent, node.name()));
        ++tangent;
      }
    }
  }

  // Of a result, once each time it was wanted.
  std::optional<Tensor> take(const GradEdge& edge) {
    const Key key = key_of(edge);
    const auto found = known_.find(key);
    if (found == known_.end()) return std::nullopt;
    std::optional<Tensor> out = found->second;
    if (--uses_[key] == 0) known_.erase(found);
    return out;
  }

 private:
  using Key = std::pair<const void*, int>;  // by node or leaf
  static Key key_of(const GradEdge& edge) {
    if (edge.node_) return {edge.node_.get(), edge.output_};
    return {edge.leaf_.lock().get(), 0};
  }

  struct Turn {
    std::shared_ptr<GradNode> node;
    std::map<int, GradEdge> outputs;  // that are needed, by number
  };
  std::map<std::uint64_t, Turn> turns_;  // the first node first
  std::set<Key> inputs_;
  std::map<Key, Tensor> known_;
  std::map<Key, int> uses_;
};

Gradients GradEngine::tangents(std::span<const Tensor> outputs, std::span<const Tensor> inputs,
                               const Gradients& of_inputs, bool create_graph) {
  const GradMode mode(create_graph);
  Push push(inputs, of_inputs);
  const std::vector<GradEdge> results(outputs.begin(), outputs.end());
  for (const GradEdge& result : results) push.want(result);
  push.run();
  Gradients out;
  for (std::size_t i = 0; i < results.size(); ++i) {
    std::optional<Tensor> tangent = results[i].wanted() ? push.take(results[i]) : std::nullopt;
    if (tangent && outputs[i].is_dense()) tangent = tensor::dense(*tangent);
    out.push_back(std::move(tangent));
  }
  return out;
}

Gradients GradEngine::forward(GradNode& node, const Gradients& inputs,
                              std::span<const GradNode::Output> outputs) {
  std::vector<Tensor> weights, rows;
  Gradients of_rows;
  {
    const GradMode on(true);
    Gradients given;
    for (const GradNode::Output& output : outputs) {
      weights.push_back(as_input(Tensor::zeros(output.shape, output.dtype)));
      const auto number = static_cast<std::size_t>(output.number);
      if (given.size() <= number) given.resize(number + 1);
      given[number] = weights.back();
    }
    const Gradients back = node.backward(given);
    for (std::size_t i = 0; i < back.size(); ++i) {
      if (!inputs[i] || !back[i]) continue;
      const Tensor row = fitted(node.inputs_[i], *back[i], node.name());
      if (!row.requires_grad()) continue;
      rows.push_back(row);
      of_rows.push_back(inputs[i]);
    }
  }
  return gradients(rows, of_rows, weights, grad_enabled());
}

Gradients GradNode::forward(const Gradients& inputs, std::span<const Output> outputs) {
  return GradEngine::forward(*this, inputs, outputs);
}

Gradients tangents(std::span<const Tensor> outputs, std::span<const Tensor> inputs,
                   const Gradients& of_inputs, bool create_graph) {
  if (inputs.size() != of_inputs.size()) {
    throw ShapeError("tangents", cat("a tangent is given for each input, got ", of_inputs.size(),
                                     ", expected ", inputs.size()));
  }
  return GradEngine::tangents(outputs, inputs, of_inputs, create_graph);
}

}  // namespace eas

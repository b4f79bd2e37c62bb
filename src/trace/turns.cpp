// Finds what is held, directly or by a weak choice, and lets the function use the rest again.
#include "trace/turns.hpp"

#include <algorithm>
#include <deque>
#include <unordered_map>
#include <utility>

#include "trace/convert.hpp"

namespace eas::trace {
namespace {

constexpr std::size_t kStretch = 2048;  // nodes at least between two looks

// What stays. Breadth first, so that a weak choice inside of others is met by its shortest way: how
// deep they are looked into is limited (WeakChoice).
class Reached {
 public:
  void add(const ir::Value* value, bool weak) { add(value, weak, 0); }
  void add(const Item& item) {
    if (const auto* value = std::get_if<Value>(&item)) add(value->ir, value->weak);
    if (const auto* pointer = std::get_if<Pointer>(&item))
      add(pointer->offset.ir, pointer->offset.weak);
    if (const auto* fragment = std::get_if<Fragment>(&item)) add(fragment->ir, false);
  }
  void follow() {
    for (; !open_.empty(); open_.pop_front()) {
      const auto [node, depth] = open_.front();
      const bool is_choice = node->op == ir::Op::where || node->op == ir::Op::broadcast;
      if (!is_choice || depth > kDeepestChoice + 1) continue;
      for (const ir::Value* operand : node->operands) add(operand, true, depth + 1);
    }
  }
  bool has(const ir::Node* node) const { return nodes_.contains(node); }

 private:
  void add(const ir::Value* value, bool weak, int depth) {
    if (!value->node) return;
    bool& looked_into = nodes_.try_emplace(value->node, false).first->second;
    if (!weak || std::exchange(looked_into, true)) return;
    open_.push_back({value->node, depth});
  }

  struct Open {
    const ir::Node* node;
    int depth;
  };
  std::unordered_map<const ir::Node*, bool> nodes_;
  std::deque<Open> open_;
};

}  // namespace

Turns::Turns(Tracer& tracer)
    : tracer_(tracer), begin_(tracer.block()->nodes.size()), due_(begin_ + kStretch) {}

void Turns::next(std::span<const Item> carried) {
  if (tracer_.held && !tracer_.in_region() && tracer_.block()->nodes.size() >= due_) {
    collect(carried);
  }
}

void Turns::collect(std::span<const Item> carried) {
  Reached reached;
  for (const auto& [value, count] : tracer_.held->counts()) reached.add(value, count.weak > 0);
  for (const Item& item : carried) reached.add(item);
  reached.follow();
  // Memory of a group stays where it is: what was stored there is not followed.
  const auto stays = [&](const ir::Node& node) {
    return reached.has(&node) || (!node.results.empty() && node.results[0]->type.is_memory());
  };
  tracer_.function().take_back(tracer_.block(), begin_, stays,
                               [&](const ir::Value& value) { tracer_.eager()->forget(value); });
  const std::size_t left = tracer_.block()->nodes.size();
  due_ = left + std::max(kStretch, left - begin_);
}

}  // namespace eas::trace

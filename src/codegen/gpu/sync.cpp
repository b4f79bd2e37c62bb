// Barriers: one stands where a thread touches what another may have touched since the last one.
#include <algorithm>

#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"
#include "passes/analysis/distinct.hpp"

namespace eas::codegen::gpu {

// A parameter, or a program's part of the area.
bool Writer::is_device(const Value* memory) {
  return memory->type.kind == ir::TypeKind::Buffer || memory->node->op == Op::workspace;
}

Writer::Order Writer::order(const Touch& a, const Touch& b) const {
  if (!a.writes && !b.writes) return Order::None;
  if (a.storage && b.storage) {
    const Storage &x = *a.storage, &y = *b.storage;
    const Order all = x.home == Home::Area ? Order::Device : Order::Group;
    if (&x != &y) {
      const bool overlap =
          x.home == y.home && x.offset < y.offset + y.room() && y.offset < x.offset + x.room();
      // Stripes of two tiles that lie alike are in one place.
      if (!overlap || !x.lies_like(y)) return overlap ? all : Order::None;
    }
    const Reach most = std::max(a.reach, b.reach);
    if (most == Reach::Any) return all;
    if (most == Reach::Own) return Order::None;
    if (!plan_.spread(x.elements).stripes) return all;
    return a.met || b.met ? Order::None : Order::Simd;
  }
  if (!a.access || !b.access) return Order::None;
  const Order all = is_device(a.access->buffer()) ? Order::Device : Order::Group;
  if (!a.carried && !b.carried) return plan_.meet(*a.access, *b.access) ? all : Order::None;
  const auto atomic = [](const Touch& x) {
    return ops::info(x.access->op).effect == ops::Effect::Atomic;
  };
  if (atomic(a) && atomic(b) && a.access->op == b.access->op) return Order::None;
  return plan_.memory.may_alias(a.access->buffer(), b.access->buffer()) ? all : Order::None;
}

Reach Writer::reach_of_results(const Node& node) const {
  if (is_each(node) || ops::info(node.op).effect == ops::Effect::Control) return Reach::Own;
  const bool rows = is_product(node) ? plan_.multiplies_rows(node) : plan_.reduces_rows(node);
  return rows ? Reach::Simd : Reach::Any;
}

void Writer::touches(const Node& node, std::vector<Touch>& out) const {
  for (const Read& read : plan_.reads(node)) {
    const Storage& storage = plan_.storage(read.value);
    if (storage.home == Home::Group || storage.home == Home::Area) {
      out.push_back({&storage, nullptr, false, read.reach});
    }
  }
  for (const Value* result : node.results) {
    if (!plan_.is_kept(result) || result->type.kind == ir::TypeKind::Group) continue;
    if (plan_.is_matrix_sum(result) && plan_.starts_as_zero(result))
      continue;  // touched at the end
    const Storage& storage = plan_.storage(result);
    if (storage.home == Home::Group || storage.home == Home::Area) {
      out.push_back({&storage, nullptr, true, reach_of_results(node)});
    }
  }
  if (const Storage* scratch = plan_.scratch(node)) {
    out.push_back({scratch, nullptr, true});
  }
  if (is_access(node.op)) {
    const bool writes = ops::info(node.op).effect != ops::Effect::Read;
    // Of the matrices a thread has other elements than its own.
    out.push_back({nullptr, &node, writes, Reach::Any, plan_.takes_matrices(node)});
  }
}

// Results that threads wrote after a barrier in the middle of an op.
void Writer::touched_results(const Node& node, Reach reach) {
  for (const Value* result : node.results) {
    if (!plan_.is_kept(result)) continue;
    const Storage& storage = plan_.storage(result);
    if (storage.home == Home::Group || storage.home == Home::Area) {
      touched({&storage, nullptr, true, reach});
    }
  }
}

// What is read once more after a barrier in the middle of an op.
void Writer::touched_again(const std::vector<Touch>& now) {
  for (const Touch& touch : now) {
    if (touch.storage && !touch.writes) touched(touch);
  }
}

void Writer::touches(const ir::Block& block, std::vector<Touch>& out) const {
  ir::walk(block, [&](const Node* node) { touches(*node, out); });
}

void Writer::barrier(bool device) {
  lines_.line(device ? dialect_.device_barrier : dialect_.group_barrier);
  if (device) {
    pending_.clear();
    return;
  }
  std::erase_if(pending_, [](const Touch& touch) {
    return touch.storage ? touch.storage->home == Home::Group : !is_device(touch.access->buffer());
  });
}

// Of the threads of a simdgroup alone.
void Writer::simd_barrier(bool device) {
  lines_.line(cat("simdgroup_barrier(", device ? "mem_flags::mem_device | " : "",
                  "mem_flags::mem_threadgroup);"));
  for (Touch& touch : pending_) {
    if (touch.storage && (device || touch.storage->home == Home::Group)) touch.met = true;
  }
}

void Writer::before(const std::vector<Touch>& now) {
  if (plan_.threads == 1) return;
  Order needed = Order::None;
  bool device = false;  // of a simdgroup's barrier
  for (const Touch& touch : now) {
    for (const Touch& earlier : pending_) {
      const Order each = order(touch, earlier);
      needed = std::max(needed, each);
      device |= each == Order::Simd && touch.storage->home == Home::Area;
    }
  }
  if (needed >= Order::Group) {
    barrier(needed == Order::Device || device);
  } else if (needed == Order::Simd) {
    simd_barrier(device);
  }
  pending_.insert(pending_.end(), now.begin(), now.end());
}

void Writer::before(const Step& step, const ir::Block& block) {
  std::vector<Touch> now;
  for (const Node* node : step.nodes) touches(*node, now);
  if (step.assigns) {
    touches(*block.nodes.back(), now);
    for (const Value* result : block.parent->results) {
      if (!plan_.is_kept(result)) continue;
      const Storage& storage = plan_.storage(result);
      if (storage.home == Home::Area) now.push_back({&storage, nullptr, true, Reach::Own});
    }
  }
  before(now);
}

// What a turn touches that the next one may come upon: not what lies before a barrier that every turn
// has, between a step of its block and a later one that must not go before.
std::vector<Writer::Touch> Writer::in_order(const ir::Block& turn) const {
  constexpr std::size_t kMostSteps = 128;  // as every pair is looked at
  const std::vector<Step>& steps = plan_.steps(turn);
  std::vector<std::vector<Touch>> all;
  for (const Step& step : steps) {
    all.emplace_back();
    for (const Node* node : step.nodes) {
      touches(*node, all.back());
      for (const ir::Block* region : node->regions) touches(*region, all.back());
    }
  }
  const auto is_sure = [](const Step& step) { return step.loop || is_product(*step.nodes[0]); };
  std::size_t group = 0, device = 0;  // so many steps lie before such a barrier
  for (std::size_t x = 0; x < steps.size() && steps.size() <= kMostSteps; ++x) {
    if (!is_sure(steps[x])) continue;
    Order most = Order::None;
    for (std::size_t y = x + 1; y < steps.size(); ++y) {
      if (!is_sure(steps[y])) continue;
      for (const Touch& a : all[x]) {
        for (const Touch& b : all[y]) most = std::max(most, order(a, b));
      }
    }
    if (most >= Order::Group) group = x + 1;
    if (most == Order::Device) device = x + 1;
  }
  std::vector<Touch> out;
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (const Touch& touch : all[i]) {
      const bool is_global =
          touch.storage ? touch.storage->home == Home::Area : is_device(touch.access->buffer());
      // Of a pair the next turn has the other one, and its barrier between writing and reading.
      const bool pair = touch.storage && touch.storage->turns == &turn;
      if (!pair && i >= (is_global ? device : group)) out.push_back(touch);
    }
  }
  touches(*turn.nodes.back(), out);
  return out;
}

// What a turn does may have been done by the turn before, with other offsets.
void Writer::enter_loop(const Node& loop) {
  if (plan_.threads == 1) return;
  std::vector<Touch> inside;
  for (const ir::Block* region : loop.regions) {
    const std::vector<Touch> more = in_order(*region);
    inside.insert(inside.end(), more.begin(), more.end());
  }
  for (const Value* result : loop.results) {
    if (!plan_.is_kept(result)) continue;
    if (plan_.is_matrix_sum(result) && plan_.starts_as_zero(result)) continue;
    const Storage& storage = plan_.storage(result);
    if (storage.home == Home::Group || storage.home == Home::Area) {
      inside.push_back({&storage, nullptr, true, Reach::Own});
    }
  }
  for (Touch& touch : inside) touch.carried = true;
  may_also(inside);
}

std::size_t Writer::barriers() const {
  std::size_t found = 0;
  for (const std::string_view what : {dialect_.group_barrier, dialect_.device_barrier}) {
    const std::string& text = lines_.text();
    for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + what.size()))
      ++found;
  }
  return found;
}

// PoCL 3.1 makes wrong code of a branch with a barrier, and of a loop that is one as it turns at most
// once, when what comes after goes on without, inside or behind it: threads but the first do it again, or
// read registers that were never written. All threads come here if they came to the barrier inside.
void Writer::meet(std::size_t had) {
  if (!dialect_.meets || barriers() == had) return;
  const std::string& text = lines_.text();
  const auto ends_with = [&](std::string_view what) {
    return std::string_view(text).ends_with(cat(what, "\n"));
  };
  if (!ends_with(dialect_.group_barrier) && !ends_with(dialect_.device_barrier)) barrier(false);
}

// PoCL also loses turns of a loop with such a branch, unless a barrier of its own begins the branch.
void Writer::meet_first(std::size_t place, std::size_t had) {
  if (!dialect_.meets || barriers() == had) return;
  lines_.insert(place, cat(std::string(2 * lines_.depth(), ' '), dialect_.group_barrier, "\n"));
}

void Writer::may_also(const std::vector<Touch>& pending) {
  for (const Touch& touch : pending) {
    if (std::find(pending_.begin(), pending_.end(), touch) == pending_.end())
      pending_.push_back(touch);
  }
}

}  // namespace eas::codegen::gpu

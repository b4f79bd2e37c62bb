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

bool Writer::conflict(const Touch& a, const Touch& b) const {
  if (!a.writes && !b.writes) return false;
  if (a.storage && b.storage) {
    if (a.storage == b.storage) return !(a.own && b.own);
    return a.storage->home == b.storage->home &&
           a.storage->offset < b.storage->offset + b.storage->bytes() &&
           b.storage->offset < a.storage->offset + a.storage->bytes();
  }
  if (!a.access || !b.access) return false;
  if (!a.carried && !b.carried) return plan_.meet(*a.access, *b.access);
  const auto atomic = [](const Touch& x) {
    return ops::info(x.access->op).effect == ops::Effect::Atomic;
  };
  if (atomic(a) && atomic(b) && a.access->op == b.access->op) return false;
  return plan_.memory.may_alias(a.access->buffer(), b.access->buffer());
}

void Writer::touches(const Node& node, std::vector<Touch>& out) const {
  for (const Read& read : plan_.reads(node)) {
    const Storage& storage = plan_.storage(read.value);
    if (storage.home == Home::Group || storage.home == Home::Area) {
      out.push_back({&storage, nullptr, false, read.own, false, false});
    }
  }
  for (const Value* result : node.results) {
    if (!plan_.is_kept(result) || result->type.kind == ir::TypeKind::Group) continue;
    if (plan_.is_matrix_sum(result) && plan_.starts_as_zero(result))
      continue;  // touched at the end
    const Storage& storage = plan_.storage(result);
    if (storage.home == Home::Group || storage.home == Home::Area) {
      out.push_back({&storage, nullptr, true,
                     is_each(node) || ops::info(node.op).effect == ops::Effect::Control, false,
                     false});
    }
  }
  if (const Storage* scratch = plan_.scratch(node)) {
    out.push_back({scratch, nullptr, true, false, false, false});
  }
  if (is_access(node.op)) {
    const bool writes = ops::info(node.op).effect != ops::Effect::Read;
    out.push_back({nullptr, &node, writes, false, false, node.offset()->type.is_scalar()});
  }
}

// Results that threads wrote after a barrier in the middle of an op.
void Writer::touched_results(const Node& node, bool own) {
  for (const Value* result : node.results) {
    if (!plan_.is_kept(result)) continue;
    const Storage& storage = plan_.storage(result);
    if (storage.home == Home::Group || storage.home == Home::Area) {
      touched({&storage, nullptr, true, own, false, false});
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

void Writer::before(const std::vector<Touch>& now) {
  if (plan_.threads == 1) return;
  bool needed = false, device = false;
  for (const Touch& touch : now) {
    for (const Touch& earlier : pending_) {
      if (!conflict(touch, earlier)) continue;
      needed = true;
      device |=
          touch.storage ? touch.storage->home == Home::Area : is_device(touch.access->buffer());
    }
  }
  if (needed) barrier(device);
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
      if (storage.home == Home::Area) now.push_back({&storage, nullptr, true, true, false, false});
    }
  }
  before(now);
}

// What a turn does may have been done by the turn before, with other offsets.
void Writer::enter_loop(const Node& loop) {
  if (plan_.threads == 1) return;
  std::vector<Touch> inside;
  for (const ir::Block* region : loop.regions) touches(*region, inside);
  for (const Value* result : loop.results) {
    if (!plan_.is_kept(result)) continue;
    if (plan_.is_matrix_sum(result) && plan_.starts_as_zero(result)) continue;
    const Storage& storage = plan_.storage(result);
    if (storage.home == Home::Group || storage.home == Home::Area) {
      inside.push_back({&storage, nullptr, true, true, false, false});
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

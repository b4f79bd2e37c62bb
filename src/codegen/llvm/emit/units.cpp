// The loops of a plan, unit after unit, with the scalars each needs written before it.
#include "codegen/llvm/emit/units.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <set>

#include "base/format.hpp"
#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/emit/fold.hpp"
#include "codegen/llvm/emit/memory.hpp"
#include "codegen/llvm/emit/report.hpp"
#include "codegen/llvm/emit/summed_products.hpp"
#include "codegen/llvm/emit/walk.hpp"
#include "ir/shared_walk.hpp"
#include "passes/analysis/axes.hpp"

namespace eas::codegen {

using ir::Op;
using ops::Effect;
using ops::Family;

void Units::run_plan(const ir::Block& block, const std::vector<Carry>& carried) {
  const Plan plan = make_plan(block, frame_.memory_facts, frame_.options.check, carried);
  others_.summed_products.find_last_stores(block, plan);
  std::vector<std::pair<Stored, Stored>> copies;
  for (const Unit& unit : plan.units) {
    for (const Root& root : unit.roots) {
      if (root.direct) known_.stored[root.value] = known_.stored.at(root.home);
    }
  }
  auto next = plan.scalars.begin();
  const auto write_scalars = [&](std::size_t done) {
    for (; next != plan.scalars.end() && next->second <= done; ++next)
      elements_.emit_scalar(*next->first);
  };
  for (std::size_t i = 0; i < plan.units.size(); ++i) {
    write_scalars(i);
    emit_unit(plan.units[i], copies);
  }
  write_scalars(plan.units.size());
  for (const auto& [from, to] : copies) memory_.copy(from, to);
}

void Units::emit_unit(const Unit& unit, std::vector<std::pair<Stored, Stored>>& copies) {
  if (unit.kind == Unit::Kind::One) return emit_one(*unit.roots[0].node);
  if (unit.kind == Unit::Kind::Check) return others_.reports.emit_check(*unit.roots[0].node);
  // Memory for what goes to scratch.
  for (const Root& root : unit.roots) {
    if (!root.value) continue;
    if (!root.home) {
      pending_[&root] = memory_.make_stored(root.value->type.dtype, root.value->type.shape);
      continue;
    }
    const Stored& home = known_.stored.at(root.home);
    if (root.direct) continue;
    pending_[&root] = home;
    if (root.temporary) {
      pending_[&root] = memory_.make_stored(home.dtype, home.shape);
      copies.emplace_back(pending_[&root], home);
    }
  }
  const auto emit = [&] {
    if (unit.kind == Unit::Kind::Elements) emit_loops(unit);
    else others_.folds.emit_reductions(unit);
  };
  if (llvm::Value* before = others_.summed_products.stored_before(unit.roots[0].node)) {
    Carried none;
    loops_.branch(before, none, [](Carried&) {}, [&](Carried&) { emit(); });
  } else {
    emit();
  }
  for (const Root& root : unit.roots) {
    if (root.value && !root.home) known_.stored[root.value] = pending_.at(&root);
  }
}

namespace {

// The axes of an index space that those of an operand are, from those of what only moves its elements.
Mask::Axes axes_of_source(const passes::SourceAxes& sources, const Mask::Axes& axes) {
  Mask::Axes out;
  out.fill(Mask::kNone);
  for (std::size_t axis = 0; axis < sources.size(); ++axis) {
    if (sources[axis] == passes::kNoAxis) continue;
    out[static_cast<std::size_t>(sources[axis])] = axes[axis];
  }
  return out;
}

}  // namespace

std::vector<Mask> Units::masks_of(const Unit& unit, bool repeated) const {
  std::vector<Mask> out;
  std::set<Mask> known;
  const auto add = [&](const Mask& mask) {
    if (is_tile(mask.value) && known.insert(mask).second) out.push_back(mask);
  };
  ir::Once<Mask> work;
  const auto look_at = [&](const Mask& tile) {
    if (is_tile(tile.value) && tile.value->node && !known_.stored.count(tile.value)) work.add(tile);
  };
  for (const Root& root : unit.roots) {
    if (root.value) look_at({root.value});
    if (!root.node) continue;
    if (root.node->op == Op::store && root.node->mask()) add({root.node->mask()});
    if (const Family f = ops::info(root.node->op).family;
        f == Family::Reduce || f == Family::ArgReduce) {
      look_at({reduced(*root.node).tile});
    } else {
      for (const ir::Value* operand : root.node->operands) look_at({operand});
    }
  }
  while (const auto at = work.take()) {
    const ir::Node& node = *at->value->node;
    if (node.op == Op::broadcast && !repeated) continue;
    Mask::Axes axes = at->axes;
    if (passes::only_moves_elements(node.op)) {
      const auto sources = passes::source_axes(node);
      if (!sources) continue;
      axes = axes_of_source(*sources, axes);
    }
    if (node.op == Op::load && node.mask()) add({node.mask(), axes});
    for (const ir::Value* operand : node.operands) {
      const bool is_whole = operand->type.shape.elements() == unit.shape.elements();
      if (is_tile(operand) && (repeated || is_whole)) look_at({operand, axes});
    }
  }
  return out;
}

unsigned Units::lanes_for(const Unit& unit, std::int64_t length) const {
  std::size_t widest = 1;
  for (const Root& root : unit.roots) {
    const ir::Value* value = root.value                   ? root.value
                             : root.node->op == Op::store ? root.node->value()
                                                          : root.node->x();
    if (value->type.dtype != DType::bool_) widest = std::max(widest, itemsize(value->type.dtype));
  }
  widest = std::max<std::size_t>(widest, 4);
  const auto natural = static_cast<std::uint64_t>(target_.vector_bytes) / widest;
  return static_cast<unsigned>(
      std::min<std::uint64_t>(natural, std::bit_ceil(static_cast<std::uint64_t>(length))));
}

void Units::write_roots(const Unit& unit, const Coords& coords) {
  // Everything is computed before anything is written: a carried value may be read by another.
  llvm::SmallVector<Lanes, 8> values;
  for (const Root& root : unit.roots) {
    if (root.value && !root.direct) values.push_back(elements_.eval(root.value, coords));
    if (!root.node || root.node->op != Op::store) continue;
    for (const ir::Value* operand : root.node->operands) {
      if (is_tile(operand) && !linears_.linear(operand)) elements_.eval(operand, coords);
    }
  }
  std::size_t next = 0;
  for (const Root& root : unit.roots) {
    if (root.value) {
      if (root.direct) continue;
      const Stored& to = pending_.at(&root);
      const DType dtype = root.value->type.dtype;
      const Lanes& value = values[next++];
      memory_.write_stored(
          to, coords,
          dtype == to.dtype ? value : elements_.map({value}, [&](llvm::ArrayRef<llvm::Value*> x) {
            return emit_cast(emit_, dtype, to.dtype, x[0]);
          }));
    } else if (root.node->op == Op::store) {
      memory_.emit_store(*root.node, coords);
    }
  }
}

void Units::fill_padding(const Unit& unit, const Lanewise& how, const Coords& at,
                         llvm::Value* begin) {
  std::vector<const Root*> kept;
  for (const Root& root : unit.roots) {
    if (root.value) kept.push_back(&root);
  }
  if (kept.empty()) return;
  const auto axis = static_cast<std::size_t>(how.axis);
  Coords last = at;
  last.at[axis] = i64(how.size - 1);
  Carried none;
  loops_.branch(
      builder_.CreateICmpSLT(begin, i64(how.size)), none,
      [&](Carried&) {
        const Chunk chunk{how.lanes, 1, {}, false, false};
        const Chunk* outer = known_.chunk;
        known_.chunk = nullptr;
        std::vector<llvm::Value*> values;
        for (const Root* root : kept) values.push_back(elements_.element(root->value, last));
        known_.chunk = &chunk;
        loops_.loop(begin, i64(how.size), i64(how.lanes), none, [&](llvm::Value* first) {
          Coords coords = at;
          coords.at[axis] = first;
          coords.axis = how.axis;
          for (std::size_t i = 0; i < kept.size(); ++i)
            memory_.write_stored(pending_.at(kept[i]), coords, Lanes::one(values[i]));
        });
        known_.chunk = outer;
      },
      [](Carried&) {});
}

void Units::emit_loops(const Unit& unit) {
  const int axis = lane_axis(unit.shape);
  Lanewise how;
  how.size = unit.shape[axis];
  how.axis = axis;
  how.lanes = lanes_for(unit, how.size);
  how.parts = 2;
  while (how.parts > 1 && how.parts * how.lanes > how.size) how.parts /= 2;
  how.masks = masks_of(unit);
  how.skip_rest = true;
  for (const Root& root : unit.roots) {
    if (root.value || root.node->op != Op::store || !root.node->mask()) how.skip_rest = false;
    if (!root.value && root.node->op == Op::store) how.stores.push_back(root.node);
  }
  if (std::all_of(unit.roots.begin(), unit.roots.end(),
                  [](const Root& root) { return root.direct; }))
    return;
  std::vector<const ir::Value*> tiles;
  for (const Root& root : unit.roots) {
    if (!root.direct) tiles.push_back(root.value ? root.value : root.node->value());
  }
  walk_.over_tile(unit.shape, how, {}, tiles,
                  [&](const Coords& coords, const Chunk&) { write_roots(unit, coords); });
}

void Units::materialise(const ir::Value* value, const Stored& to) {
  const auto known = known_.stored.find(value);
  if (known != known_.stored.end() && known->second.dtype == to.dtype)
    return memory_.copy(known->second, to);
  const Unit unit{
      Unit::Kind::Elements, value->type.shape, 0, {{Root::Kind::Value, nullptr, value, nullptr}}};
  pending_[&unit.roots[0]] = to;
  emit_loops(unit);
  pending_.erase(&unit.roots[0]);
}

// A node with code of its own, by its row: lower_<name> stands beside what it calls.
void Units::emit_one(const ir::Node& node) {
  at_line_of(node);
  switch (node.op) {
#define EAS_SCAN(name, ...) case Op::name:
#include "ops/ops.def"
    return lower_scan_of_table(node);
#define EAS_STRUCTURED(name, ...) EAS_BY_KIND(name, EAS_CELL(lowering, __VA_ARGS__))
#define EAS_BY_KIND(name, kind) EAS_BY_KIND_OF(name, kind)
#define EAS_BY_KIND_OF(name, kind) EAS_BY_KIND_##kind(name)
#define EAS_BY_KIND_Whole(name) \
  case Op::name: return lower_##name(node);
#define EAS_BY_KIND_None(name)
#define EAS_BY_KIND_Before(name)
#define EAS_BY_KIND_Elements(name)
#include "ops/ops.def"
#undef EAS_BY_KIND
#undef EAS_BY_KIND_OF
#undef EAS_BY_KIND_Whole
#undef EAS_BY_KIND_None
#undef EAS_BY_KIND_Before
#undef EAS_BY_KIND_Elements
    default: throw InternalError(cat("codegen: no lowering for ", ops::info(node.op).name));
  }
}

void Units::lower_load(const ir::Node& node) { elements_.emit_scalar(node); }
void Units::lower_store(const ir::Node& node) { memory_.emit_store(node, {}); }

}  // namespace eas::codegen

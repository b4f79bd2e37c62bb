// Which values are kept, for whom, and where.
#include "codegen/gpu/plan.hpp"

#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "codegen/gpu/dialect.hpp"
#include "ir/edit.hpp"
#include "passes/analysis/distinct.hpp"

namespace eas::codegen::gpu {

using ir::Node;
using ir::Op;
using ir::Value;

namespace {

constexpr std::int64_t kUsualThreads = 256;
constexpr std::int64_t kSimdgroup = 32;
// A thread keeps so many elements of a tile itself; more go to memory.
constexpr std::int64_t kMostRegisters = 64;
constexpr std::int64_t kBanks = 16;  // half of what GPUs have, as the gap costs little
// A thread that has a program to itself: of one tile, and bytes of all of them, on its stack.
constexpr std::int64_t kMostAlone = 32768;
constexpr std::int64_t kMostStack = 1 << 20;

bool only_moves(Op op) { return op == Op::broadcast || op == Op::reshape || op == Op::permute; }

std::int64_t rounded_up(std::int64_t x, std::int64_t to) { return (x + to - 1) / to * to; }

}  // namespace

std::int64_t Storage::bytes() const {
  // Values of 16-bit floats may be held as 32-bit ones.
  const std::int64_t width = static_cast<std::int64_t>(itemsize(compute_dtype(dtype)));
  return rounded_up((elements + (row > 0 ? elements / row : 0)) * width, 16);
}

Written written(Op op) {
  switch (op) {
#define EAS_STRUCTURED(name, ...) \
  case Op::name: return Written::EAS_CELL(gpu, __VA_ARGS__);
#include "ops/ops.def"
    default: return Written::Whole;
  }
}

bool is_access(Op op) {
  return ops::info(op).family == ops::Family::Structured &&
         ops::has_operand(op, ops::Operand::buffer) && ops::has_operand(op, ops::Operand::offset);
}

bool is_each(const Node& node) {
  const ops::Family family = ops::info(node.op).family;
  if (family == ops::Family::Elementwise) return true;
  if (family != ops::Family::Structured) return false;
  const Written how = written(node.op);
  return how == Written::Each || how == Written::Element;
}

const ir::Shape& shape_of(const Node& node) {
  if (is_access(node.op)) return node.offset()->type.shape;
  return node.results.front()->type.shape;
}

Plan::Plan(const ir::Function& function, const abi::GpuTarget& target, const Options& options)
    : function(function),
      target(target),
      options(options),
      memory(passes::memory_facts(function, options.disjoint)) {
  find_lazy(*function.body());
  choose_threads();
  find_slots(*function.body());
  find_matrices();
  demand_block(*function.body());
  choose_homes();
  split(*function.body());
  keep_locals();
  add_scratch();
  choose_pairs();
  number(*function.body());
  measure_lives();
  place();
}

// A sum of ranges and numbers: cheaper computed again than kept.
bool Plan::is_index(const Value* value) const {
  return value->type.is_scalar() || index_.contains(value);
}

bool Plan::is_of_numbers(const Value* value) const {
  if (index_.contains(value) || !value->type.is_tile() || value->type.is_scalar()) return true;
  const Node* node = value->node;
  return node && lazy_.contains(value) && (only_moves(node->op) || node->op == Op::multiple_of) &&
         is_of_numbers(node->operands[0]);
}

bool Plan::is_bound(const passes::AffineAnalysis& affine, const Value* mask) const {
  const Node* node = mask->node;
  if (!node || !is_lazy(mask)) return false;
  if (node->op == Op::and_) {
    return is_bound(affine, node->x()) && is_bound(affine, node->y());
  }
  if (node->op == Op::broadcast) {
    return !node->x()->type.is_scalar() && is_bound(affine, node->x());
  }
  const bool compares =
      node->op == Op::lt || node->op == Op::le || node->op == Op::gt || node->op == Op::ge;
  if (!compares || node->x()->type.dtype != DType::int64) return false;
  return std::all_of(node->operands.begin(), node->operands.end(), [&](const Value* x) {
    const passes::Affine* sum = affine.of(x);
    return sum && sum->linear;
  });
}

void Plan::find_lazy(const ir::Block& block) {
  ir::walk(block, [&](const Node* node) {
    if (node->results.size() != 1 || !node->results[0]->type.is_tile()) return;
    const Value* result = node->results[0];
    if (result->type.is_scalar() || !is_each(*node) || written(node->op) == Written::Each) return;
    const bool checked = options.check && node->op == Op::multiple_of;
    const bool cheap = ops::info(node->op).cost < ops::kCallCost && !checked &&
                       !(options.check && ops::info(node->op).cost >= ops::kDivisionCost);
    const bool index = cheap && std::all_of(node->operands.begin(), node->operands.end(),
                                            [&](const Value* x) { return is_index(x); });
    if (index) index_.insert(result);
    if (index || only_moves(node->op) || (node->op == Op::multiple_of && !checked)) {
      lazy_.insert(result);
    }
  });
}

void Plan::choose_threads() {
  if (function.mode != ir::Mode::Spmd) return;
  std::int64_t most = 1;
  ir::walk(*function.body(), [&](const Node* node) {
    for (const Value* each : node->results) most = std::max(most, each->type.shape.elements());
    for (const Value* each : node->operands) most = std::max(most, each->type.shape.elements());
  });
  if (most == 1) return;
  if (target.one_thread && most <= kMostAlone) return;
  const std::int64_t limit = target.max_threads / kSimdgroup * kSimdgroup;
  std::int64_t wanted = std::min(kUsualThreads, rounded_up(most, kSimdgroup));
  // Large tiles: as many as there are, so that each has few elements.
  if (most > kUsualThreads * kSimdgroup) wanted = limit;
  threads = std::max<std::int64_t>(1, std::min(wanted, limit));
  if (const std::int64_t fit = threads_of_matrices(); fit > 0) threads = std::min(threads, fit);
}

const Value* Plan::slot(const Value* value) const {
  const auto it = slots_.find(value);
  return it == slots_.end() ? value : it->second;
}

void Plan::find_slots(const ir::Block& block) {
  ir::walk(block, [&](const Node* node) {
    if (node->op != Op::for_ && node->op != Op::while_) return;
    for (const ir::Block* region : node->regions) {
      const std::size_t first = ir::first_carried(*node);
      for (std::size_t i = first; i < region->params.size(); ++i) {
        slots_[region->params[i]] = node->results[i - first];
      }
    }
  });
}

// Whose elements of its operand a value needs that is computed for those of `reach`.
Reach Plan::reach_through(const Node& node, const Value& operand, Reach reach) const {
  const ir::Shape &to = node.results[0]->type.shape, &from = operand.type.shape;
  if (node.op == Op::broadcast && from.elements() != to.elements()) {
    const bool rows = reach != Reach::Any && from.rank() == to.rank() && from[0] == to[0] &&
                      keeps_rows(from) && keeps_rows(to);
    return rows ? Reach::Simd : Reach::Any;
  }
  if (node.op == Op::permute && *std::max_element(to.begin(), to.end()) != to.elements())
    return Reach::Any;
  return reach;
}

// Who reads what, through all that is not kept.
void Plan::demand(const Value* value, Reach reach, const Node& user) {
  if (!value->type.is_tile() || value->type.is_scalar()) return;
  if (has_no_memory(value) || !demanded_.insert({value, {reach, &user}}).second) return;
  if (!lazy_.contains(value)) {
    const Value* kept = slot(value);
    uses_[kept].push_back({&user, reach});
    reads_[&user].push_back({kept, reach});
    if (reach != Reach::Own) anywhere_.insert(kept);
    return;
  }
  const Node& node = *value->node;
  for (const Value* operand : node.operands) {
    if (!operand->type.is_tile() || operand->type.is_scalar()) continue;
    const Reach still = reach_through(node, *operand, reach);
    if (node.op == Op::permute && reach == Reach::Own && still != reach && !lazy_.contains(operand))
      across_.insert(operand);
    demand(operand, still, user);
  }
}

bool Plan::reduces_in_registers(const Node& node) const {
  const ops::Family family = ops::info(node.op).family;
  const bool of_table = family == ops::Family::Reduce || family == ops::Family::ArgReduce;
  return threads > 1 && of_table && node.results[0]->type.shape.elements() == 1;
}

Spread Plan::spread(std::int64_t elements) const {
  Spread out{false, false, elements, threads};
  const std::int64_t simdgroups = threads / kSimdgroup;
  if (simdgroups > 1 && threads % kSimdgroup == 0 && elements % simdgroups == 0 &&
      dialect(target.language).simdgroups) {
    out = {true, false, elements / simdgroups, kSimdgroup};
  }
  out.fours = threads > 1 && out.run % (kFour * out.among) == 0;
  return out;
}

bool Plan::keeps_rows(const ir::Shape& shape) const {
  return shape.rank() > 0 && spread(shape.elements()).stripes &&
         shape[0] % (threads / kSimdgroup) == 0;
}

bool Plan::reduces_rows(const Node& node) const {
  if (ops::info(node.op).family != ops::Family::Reduce || !shuffles(node)) return false;
  const ir::Shape& shape = node.operands[0]->type.shape;
  const std::int64_t lines = node.results[0]->type.shape.elements();
  return lines > 1 && shape.rank() == 2 && node.attributes[0] == 1 && keeps_rows(shape);
}

bool Plan::shuffles(const Node& node) const {
  const DType dtype = compute_dtype(node.results[0]->type.dtype);
  return dialect(target.language).simdgroups && ops::info(node.op).family == ops::Family::Reduce &&
         (dtype == DType::float32 || dtype == DType::int32 || dtype == DType::uint32);
}

std::int64_t Plan::sharers(std::int64_t lines, std::int64_t length) const {
  const std::int64_t most =
      std::min<std::int64_t>(kSimdgroup, std::max<std::int64_t>(1, length / 2));
  return std::clamp<std::int64_t>(threads / std::max<std::int64_t>(lines, 1), 1, most);
}

void Plan::demand_node(const Node& node) {
  const ops::Family family = ops::info(node.op).family;
  Reach reach = Reach::Own;
  if (is_product(node)) {
    demand(node.a(), multiplies_rows(node) ? Reach::Simd : Reach::Any, node);
    demand(node.b(), Reach::Any, node);
    // A sum in matrices is no tile until its loop is done.
    if (node.acc() && !sum_of(node)) demand(node.acc(), Reach::Own, node);
    return;
  }
  if (family == ops::Family::Reduce || family == ops::Family::ArgReduce) {
    reach = reduces_in_registers(node) ? Reach::Own : reduces_rows(node) ? Reach::Simd : Reach::Any;
  } else if (family == ops::Family::Scan) {
    reach = Reach::Any;
  } else {
    switch (node.op) {
      case Op::cat:
      case Op::join:
      case Op::reduce:
      case Op::scan:
      case Op::sort: reach = Reach::Any; break;
      default: break;
    }
  }
  for (const Value* operand : node.operands) demand(operand, reach, node);
}

void Plan::demand_block(const ir::Block& block) {
  ir::walk(block, [&](const Node* node) {
    if (!node->results.empty() && lazy_.contains(node->results[0])) return;
    demand_node(*node);
    for (const Value* result : node->results) {
      if (!result->type.is_tile() || result->type.is_scalar()) continue;
      if (has_no_memory(result)) continue;
      kept_.push_back(result);
      // Written by whichever thread has it.
      if (matrices_.contains(node) || matrix_sums_.contains(result)) anywhere_.insert(result);
      const bool scattered = ops::info(node->op).family == ops::Family::Scan ||
                             node->op == Op::scan || node->op == Op::sort || reduces_rows(*node);
      if (scattered) anywhere_.insert(result);
    }
    if (node->op == Op::alloc_tg) {
      const Value* group = node->results[0];
      storages_[group] = {Home::Group, group->type.dtype, node->attributes[0], 0, 0, 0};
    }
  });
}

void Plan::choose_homes() {
  for (const Value* value : kept_) {
    Storage storage{Home::Registers, value->type.dtype, value->type.shape.elements(), 0, 0, 0};
    if (threads > 1) {
      const ir::Shape& shape = value->type.shape;
      const bool gaps = across_.contains(value) && is_each(*value->node) && shape.rank() == 2 &&
                        shape[1] % kBanks == 0;
      if (anywhere_.contains(value)) storage.home = Home::Group, storage.row = gaps ? shape[1] : 0;
      else if (per_thread(storage.elements) > kMostRegisters) storage.home = Home::Area;
    }
    storages_[value] = storage;
  }
}

// Whether two accesses may touch the same element, one writing it, other than each thread its own.
bool Plan::meet(const Node& a, const Node& b) const {
  const ops::Effect x = ops::info(a.op).effect, y = ops::info(b.op).effect;
  if (x == ops::Effect::Read && y == ops::Effect::Read) return false;
  if (!memory.may_alias(a.buffer(), b.buffer())) return false;
  if (x == ops::Effect::Atomic && y == ops::Effect::Atomic) return a.op != b.op;
  return !(a.buffer() == b.buffer() && a.offset() == b.offset() &&
           passes::are_distinct(a.offset()));
}

bool Plan::joins(const Step& step, const Node& node) const {
  if (!step.loop || !(step.shape == shape_of(node))) return false;
  // Checks come before a loop, and go by what is known then.
  const bool divides = node.op == Op::floordiv || node.op == Op::mod;
  if (options.check && (is_access(node.op) || divides || node.op == Op::multiple_of)) return false;
  const auto it = reads_.find(&node);
  for (const Node* other : step.nodes) {
    if (is_access(other->op) && is_access(node.op) && meet(*other, node)) return false;
    if (it == reads_.end()) continue;
    for (const Read& read : it->second) {
      if (read.reach != Reach::Own && read.value->node == other) return false;
    }
  }
  return true;
}

bool Plan::assigns_in(const Step& step, const ir::Block& block) const {
  if (!step.loop || !block.parent) return false;
  const Node& owner = *block.parent;
  if (owner.op != Op::for_ && owner.op != Op::while_ && owner.op != Op::if_) return false;
  if (owner.op == Op::while_ && &block == owner.regions[0]) return false;
  // What the region gives is read in the same loop: an element of another thread's may not be there yet.
  for (const Read& read : reads(*block.nodes.back())) {
    const auto& nodes = step.nodes;
    if (read.reach != Reach::Own &&
        std::find(nodes.begin(), nodes.end(), read.value->node) != nodes.end())
      return false;
  }
  bool any = false;
  for (const Value* result : owner.results) {
    if (!result->type.is_tile() || result->type.is_scalar()) continue;
    any = true;
    // What others read goes on being read while the loop runs.
    if (!(result->type.shape == step.shape) || anywhere_.contains(result)) return false;
  }
  return any;
}

void Plan::split(const ir::Block& block) {
  std::vector<Step>& steps = steps_[&block];
  bool open = false;  // the last step is a loop that may grow
  for (const Node* node : block.nodes) {
    if (node->op == Op::yield) continue;
    if (!node->results.empty() && lazy_.contains(node->results[0])) continue;
    const bool each = is_each(*node) && !takes_matrices(*node);
    const bool scalar = each && shape_of(*node).is_scalar();
    const bool reads_constant = node->op == Op::load && memory.is_constant(node->buffer());
    if (scalar && (ops::is_pure(node->op) || reads_constant) && !options.check) {
      Step one{{node}, false, false, {}};
      steps.insert(open ? steps.end() - 1 : steps.end(), one);
    } else if (each && !scalar) {
      if (!open || !joins(steps.back(), *node)) steps.push_back({{}, true, false, shape_of(*node)});
      steps.back().nodes.push_back(node);
      open = true;
    } else {
      for (const ir::Block* region : node->regions) split(*region);
      steps.push_back({{node}, false, false, {}});
      open = false;
    }
  }
  if (open && assigns_in(steps.back(), block)) steps.back().assigns = true;
}

void Plan::keep_locals() {
  for (auto& [block, steps] : steps_) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
      for (const Node* node : steps[i].nodes) step_of_[node] = {block, i};
      if (steps[i].assigns) step_of_[block->nodes.back()] = {block, i};
    }
  }
  for (const Value* value : kept_) {
    Storage& storage = storages_.at(value);
    if (storage.home == Home::Group || !is_each(*value->node)) continue;
    const auto at = step_of_.at(value->node);
    const auto& uses = uses_[value];
    const bool here = std::all_of(uses.begin(), uses.end(), [&](const Use& use) {
      const auto it = step_of_.find(use.user);
      return use.reach == Reach::Own && it != step_of_.end() && it->second == at;
    });
    if (here) storage.home = Home::Local;
  }
  if (threads > 1 || function.mode != ir::Mode::Spmd) return;
  std::int64_t bytes = 0;
  for (const Value* value : kept_) {
    Storage& storage = storages_.at(value);
    if (storage.home != Home::Registers) continue;
    if (bytes + storage.bytes() > kMostStack) storage.home = Home::Area;
    else bytes += storage.bytes();
  }
}

}  // namespace eas::codegen::gpu

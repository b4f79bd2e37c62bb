// Where kept tiles and scratch lie: those that are not needed at the same time share memory.
#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "codegen/gpu/dialect.hpp"
#include "codegen/gpu/plan.hpp"

namespace eas::codegen::gpu {

using ir::Node;
using ir::Op;
using ir::Value;

const Storage* Plan::scratch(const Node& node) const {
  const auto it = scratch_.find(&node);
  return it == scratch_.end() ? nullptr : &it->second;
}

const std::vector<Read>& Plan::reads(const Node& node) const {
  const auto it = reads_.find(&node);
  return it == reads_.end() ? no_reads_ : it->second;
}

namespace {

constexpr std::int64_t kReports = 64;  // bytes of group memory for reports

// Where each element of a sorted tile of floats came from.
std::int64_t sort_words(const Node& node) {
  const ir::Shape& shape = node.results[0]->type.shape;
  if (!is_float(node.results[0]->type.dtype) || shape[static_cast<int>(node.attributes[0])] == 1) {
    return 0;
  }
  return (shape.elements() * (shape.elements() <= kMostShort ? 2 : 4) + 7) / 8;
}

}  // namespace

// Partial results that threads hand to each other, 8 bytes each.
void Plan::add_scratch() {
  if (threads == 1) return;
  ir::walk(*function.body(), [&](const Node* node) {
    const ops::Family family = ops::info(node->op).family;
    const bool of_table = family == ops::Family::Reduce || family == ops::Family::ArgReduce ||
                          family == ops::Family::Scan;
    std::int64_t words = 0;
    if (of_table || node->op == Op::reduce || node->op == Op::scan) {
      const ir::Shape& shape = node->operands[0]->type.shape;
      const std::int64_t length = shape[static_cast<int>(node->attributes[0])];
      const std::int64_t lines = shape.elements() / length;
      const std::int64_t share = sharers(lines, length);
      // One of each simdgroup where they add up by themselves.
      const std::int64_t partials = shuffles(*node) ? (threads + 31) / 32 : threads;
      words = reduces_in_registers(*node)         ? partials
              : share > 1 && !reduces_rows(*node) ? lines * share
                                                  : 0;
      words *= static_cast<std::int64_t>(node->operands.size());
      if (family == ops::Family::ArgReduce) words *= 2;
    } else if (node->op == Op::sort) {
      words = sort_words(*node);
    } else if (is_access(node->op) && node->offset()->type.is_scalar()) {
      words = 1;  // one thread does it for all
    } else if (node->op == Op::device_print) {
      words = 1;
    }
    if (words == 0) return;
    scratch_[node] = {Home::Group, DType::uint64, words, 0, 0, 0};
    scratch_.at(node).by_any = true;
    scratch_order_.push_back(node);
  });
}

// Tiles that a turn of a loop fills for a product, which all threads read: with two of each, a thread
// that is done goes on to fill the other.
void Plan::choose_pairs() {
  if (threads == 1) return;
  for (const Value* value : kept_) {
    Storage& storage = storages_.at(value);
    const ir::Block* block = value->node->parent;
    if (storage.home != Home::Group || !is_each(*value->node) || !block->parent) continue;
    if (block->parent->op != Op::for_) continue;
    bool here = true, multiplied = false;
    for (const Use& use : uses_[value]) {
      here &= use.user->parent == block && use.user->op != Op::yield;
      multiplied |= is_product(*use.user) && use.reach == Reach::Any;
    }
    if (here && multiplied) storage.turns = block;
  }
}

void Plan::number(const ir::Block& block) {
  for (const Step& step : steps_.at(&block)) {
    const std::int64_t at = next_position_++;
    for (const Node* node : step.nodes) {
      for (const ir::Block* region : node->regions) {
        if (steps_.contains(region)) number(*region);
      }
      positions_[node] = {at, next_position_};
    }
    ++next_position_;
  }
}

// The last position at which a value of a block is needed by a user in it or further inside.
std::int64_t Plan::end_of_use(const ir::Block* defined, const Node& user) const {
  const Node* at = &user;
  while (at->parent != defined && at->parent && at->parent->parent) at = at->parent->parent;
  const auto it = positions_.find(at);
  return it == positions_.end() ? next_position_ : it->second.second;
}

void Plan::measure_lives() {
  for (auto& [value, storage] : storages_) {
    if (value->node->op == Op::alloc_tg) {
      storage.first = 0, storage.last = next_position_;
      continue;
    }
    const auto [first, last] = positions_.at(value->node);
    storage.first = first, storage.last = last;
    if (is_matrix_sum(value) && starts_as_zero(value)) storage.first = last;
    if (storage.turns) {
      const auto [begin, end] = positions_.at(storage.turns->parent);
      storage.first = begin, storage.last = end;
    }
    const bool sorted = value->node->op == Op::sort || value->node->op == Op::scan;
    storage.by_any = sorted || (is_product(*value->node) && !multiplies_rows(*value->node));
    for (const Use& use : uses_[value]) {
      storage.by_any |= use.reach == Reach::Any;
      storage.last = std::max(storage.last, end_of_use(value->node->parent, *use.user));
    }
  }
  for (const Node* node : scratch_order_) {
    const auto [first, last] = positions_.at(node);
    scratch_.at(node).first = first, scratch_.at(node).last = last;
  }
}

namespace {

bool together(const Storage& a, const Storage& b) { return a.first <= b.last && b.first <= a.last; }

bool overlaps(const Storage& a, const Storage& b) {
  return a.offset < b.offset + b.room() && b.offset < a.offset + a.room();
}

// What memory taken over costs: a barrier, and the more likely if all threads read it.
int cost_after(const Storage& next, const Storage& old) {
  if (old.by_any || next.by_any) return 2;
  return next.lies_like(old) ? 0 : 1;
}

// The first place that is free.
void settle(Storage& each, const std::vector<const Storage*>& placed) {
  std::vector<const Storage*> others;
  for (const Storage* other : placed) {
    if (together(each, *other)) others.push_back(other);
  }
  std::sort(others.begin(), others.end(),
            [](const Storage* a, const Storage* b) { return a->offset < b->offset; });
  each.offset = 0;
  for (const Storage* other : others) {
    if (each.offset + each.room() <= other->offset) break;
    each.offset = std::max(each.offset, other->offset + other->room());
  }
}

// The cheapest place below a limit; false where there is none.
bool settle_below(Storage& each, const std::vector<const Storage*>& placed, std::int64_t limit) {
  std::vector<std::int64_t> places{0};
  for (const Storage* other : placed) {
    places.push_back(other->offset), places.push_back(other->offset + other->room());
  }
  std::sort(places.begin(), places.end());
  std::int64_t best = -1;
  int least = 0;
  for (const std::int64_t at : places) {
    each.offset = at;
    if (at + each.room() > limit) break;
    int cost = 0;
    bool free = true;
    for (const Storage* other : placed) {
      if (!overlaps(each, *other)) continue;
      free &= !together(each, *other);
      cost += cost_after(each, *other);
    }
    if (free && (best < 0 || cost < least)) best = at, least = cost;
  }
  each.offset = best;
  return best >= 0;
}

}  // namespace

// The largest first, so that tiles of one size take each other's place. Gives how much is needed; a little
// more of it is taken where that saves barriers.
std::int64_t Plan::place_in(Home home) {
  std::vector<Storage*> all;
  for (const Value* value : kept_) {
    if (storages_.at(value).home == home) all.push_back(&storages_.at(value));
  }
  ir::walk(*function.body(), [&](const Node* node) {
    if (home == Home::Group && node->op == Op::alloc_tg)
      all.push_back(&storages_.at(node->results[0]));
  });
  for (const Node* node : scratch_order_) {
    if (scratch_.at(node).home == home) all.push_back(&scratch_.at(node));
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Storage* a, const Storage* b) { return a->room() > b->room(); });
  const auto place_all = [&](std::int64_t limit) -> std::int64_t {
    std::int64_t bytes = 0;
    std::vector<const Storage*> placed;
    for (Storage* each : all) {
      if (limit == 0) settle(*each, placed);
      else if (!settle_below(*each, placed, limit)) return -1;
      placed.push_back(each);
      bytes = std::max(bytes, each->offset + each->room());
    }
    return bytes;
  };
  constexpr std::size_t kMostTiles = 64;  // as every pair is looked at for every place
  const std::int64_t bytes = place_all(0);
  const std::int64_t most = std::min(bytes + bytes / 8, target.group_bytes - kReports);
  const bool simd = dialect(target.language).simdgroups;
  if (home != Home::Group || !simd || bytes > most || all.size() > kMostTiles) return bytes;
  const std::int64_t with_fewer = place_all(most);
  return with_fewer >= 0 ? with_fewer : place_all(0);
}

// What does not fit into group memory goes to the area, the largest first.
void Plan::place() {
  // Room for two groups is worth more than pairs.
  if (place_in(Home::Group) > target.group_bytes / 2) {
    for (auto& [value, storage] : storages_) storage.turns = nullptr;
    measure_lives();
  }
  for (;;) {
    pool_bytes = place_in(Home::Group);
    if (pool_bytes + kReports <= target.group_bytes) break;
    Storage* largest = nullptr;
    for (const Value* value : kept_) {
      Storage& each = storages_.at(value);
      if (each.home == Home::Group && (!largest || each.bytes() > largest->bytes()))
        largest = &each;
    }
    for (const Node* node : scratch_order_) {
      Storage& each = scratch_.at(node);
      if (each.home == Home::Group && (!largest || each.bytes() > largest->bytes()))
        largest = &each;
    }
    if (!largest) too_much(pool_bytes);
    largest->home = Home::Area;
    largest->row = 0;  // which has no banks
  }
  area_bytes = (place_in(Home::Area) + 63) / 64 * 64;
}

void Plan::too_much(std::int64_t bytes) const {
  CompileError error("alloc_tg", cat("too much threadgroup memory",
                                     target.name.empty() ? "" : cat(" for ", target.name), ", got ",
                                     bytes, " bytes, expected at most ", target.group_bytes,
                                     "; allocate less or use a smaller dtype"));
  if (options.for_messages()) {
    ir::walk(*function.body(), [&](const Node* node) {
      if (node->op == Op::alloc_tg) error.locate(options.for_messages()->at(node->location));
    });
  }
  throw error;
}

}  // namespace eas::codegen::gpu

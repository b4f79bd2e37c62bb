// Steps of a plan: loops over the elements of a tile, and ops done as a whole.
#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"

namespace eas::codegen::gpu {

namespace {

// Elements of a tile for which a loop of their own pays.
constexpr std::int64_t kWorthAsking = 64;

}  // namespace

void Writer::refuse(const Node& node, const std::string& why) const {
  CompileError error(ops::info(node.op).name, why);
  if (const auto* debug = plan_.options.for_messages()) error.locate(debug->at(node.location));
  throw error;
}

// The user's line above what it became, once.
void Writer::say(const Node& node) {
  if (!plan_.options.debug) return;
  const SourceLocation& where = plan_.options.debug->at(node.location);
  if (where.line == 0 || where.line == said_line_ || where.text.empty()) return;
  said_line_ = where.line;
  std::string_view text = where.text;
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  std::string line(text);
  // A backslash at its end would make the next line part of the comment.
  while (!line.empty() && (line.back() == '\\' || line.back() == ' ')) line.pop_back();
  for (char& c : line) {
    if (static_cast<unsigned char>(c) < 32) c = ' ';
  }
  lines_.line(cat("// ", line));
}

// A loop for each axis: what is contiguous along the last one shows. Gives how they close.
std::string Writer::begin_axes(const ir::Shape& shape, Index& at) {
  const std::int64_t elements = shape.elements();
  int axes = 0;
  for (int axis = 0; axis < shape.rank(); ++axis) axes += shape[axis] != 1;
  if (axes < 2) {
    at.flat = axes == 0 ? "0" : "e";
    lines_.open(axes == 0 ? "{" : cat("for (uint e = 0; e < ", elements, "; ++e) {"));
    return "}";
  }
  for (int axis = 0; axis < shape.rank(); ++axis) {
    at.coords.push_back(shape[axis] == 1 ? "0" : cat("e", axis));
    if (shape[axis] == 1) continue;
    const std::string& e = at.coords.back();
    lines_.open(cat("for (uint ", e, " = 0; ", e, " < ", shape[axis], "; ++", e, ") {"));
  }
  lines_.line(cat("const uint e = ", flat(at, shape), ";"));
  at.flat = "e";
  return std::string(static_cast<std::size_t>(axes), '}');
}

// The thread among those that share a run of elements.
std::string Writer::thread_of(const Spread& spread) {
  uses_stripes_ |= spread.stripes;
  return spread.stripes ? "lane" : "t";
}

// The number of a thread's element of a turn; of its first four where `turn` is a multiple of 4.
std::string Writer::element_of(const Spread& spread, const std::string& turn) {
  const std::string who = thread_of(spread);
  const std::string begin = spread.stripes ? cat("stripe * ", spread.run, " + ") : "";
  if (turn == "0") return cat(begin, who);
  if (!spread.fours) return cat(begin, turn, " * ", spread.among, " + ", who);
  return cat(begin, turn, " / 4 * ", kFour * spread.among, " + ", who, " * 4 + ", turn, " % 4");
}

Index Writer::begin_elements(const ir::Shape& shape) {
  Index at;
  at.own = true;
  at.turn = "r";
  std::string close = "}";
  if (plan_.threads == 1) {
    close = begin_axes(shape, at);
  } else {
    const Spread spread = plan_.spread(shape.elements());
    const std::string who = thread_of(spread);
    at.flat = shape.elements() == 1 ? "0" : !spread.stripes ? "t" : "e";
    if (spread.turns() == 1) {
      lines_.open(spread.run < spread.among ? cat("if (", who, " < ", spread.run, ") {") : "{");
      if (spread.stripes) lines_.line(cat("const uint e = ", element_of(spread, "0"), ";"));
    } else {
      lines_.open(cat("for (uint r = 0; r < ", spread.turns(), "; ++r) {"));
      if (spread.run % spread.among != 0) {
        lines_.open(cat("if (r * ", spread.among, " + ", who, " < ", spread.run, ") {"));
        close = "}}";
      }
      lines_.line(cat("const uint e = ", element_of(spread, "r"), ";"));
      at.flat = "e";
    }
  }
  elements_stack_.push_back(close);
  push_scope();
  return at;
}

void Writer::end_elements() {
  pop_scope();
  for (std::size_t i = 0; i < elements_stack_.back().size(); ++i) lines_.close();
  elements_stack_.pop_back();
  said_line_ = 0;
}

std::string Writer::place_of(const Storage& storage, const std::string& name, const Index& at,
                             const ir::Shape& shape) const {
  switch (storage.home) {
    case Home::Local: return name;
    case Home::Registers:
      if (plan_.per_thread(storage.elements) == 1) return name;
      if (plan_.threads == 1) return cat(name, "[", flat(at, shape), "]");
      if (!at.own) throw InternalError("an element of another thread is read from its registers");
      return cat(name, "[", at.turn, "]");
    case Home::Group:
    case Home::Area: {
      if (storage.row == 0) return cat(name, "[", flat(at, shape), "]");
      const std::string& e = at.flat;
      return at.coords.empty()
                 ? cat(name, "[", e, " + (", e, ") / ", storage.row, "]")
                 : cat(name, "[(", at.coords[0], ") * ", storage.row + 1, " + ", at.coords[1], "]");
    }
    case Home::Lazy: break;
  }
  throw InternalError("a tile that is kept nowhere");
}

// A name for a kept tile, declared here.
std::string Writer::declared(const Storage& storage, std::string_view hint) {
  const std::string name = fresh(hint);
  const std::string type = storage_type(storage.dtype);
  if (storage.home == Home::Registers) {
    const std::int64_t count = plan_.per_thread(storage.elements);
    const std::string of = type_of(storage.dtype);
    // Drivers on CPUs (PoCL 3.1, Intel's 2026.2) lose what only some threads wrote across a barrier.
    const std::string_view start = !dialect_.registers_start || plan_.alone() ? ""
                                   : count == 1                               ? " = 0"
                                                                              : " = {0}";
    lines_.line(cat(of, " ", name, count == 1 ? "" : cat("[", count, "]"), start, ";"));
  } else if (storage.home == Home::Group) {
    const std::string other =
        storage.turns ? cat(" + ", flips_.at(storage.turns), " * ", storage.bytes()) : "";
    lines_.line(cat(dialect_.group, " ", type, "* ", name, " = (", dialect_.group, " ", type,
                    "*)(pool + ", storage.offset, other, ");"));
  } else if (storage.home == Home::Area) {
    uses_area_ = true;
    lines_.line(cat(dialect_.device, " ", type, "* ", name, " = (", dialect_.device, " ", type,
                    "*)(area + ", storage.offset, ");"));
  }
  return name;
}

void Writer::declare(const Value* value) {
  if (!plan_.is_kept(value) || names_.contains(value)) return;
  const Storage& storage = plan_.storage(value);
  if (storage.home == Home::Local) return;
  names_[value] = declared(storage, name_of(value, "x"));
}

std::string Writer::scratch_pointer(const Node& node, std::string_view type,
                                    std::int64_t words_before) {
  const Storage& storage = *plan_.scratch(node);
  const bool group = storage.home == Home::Group;
  if (!group) uses_area_ = true;
  const std::string_view space = group ? dialect_.group : dialect_.device;
  const std::string name = fresh("part");
  lines_.line(cat(space, " ", type, "* ", name, " = (", space, " ", type, "*)(",
                  group ? "pool" : "area", " + ", storage.offset + words_before * 8, ");"));
  return name;
}

void Writer::define(const Value* value, const Index& at, const std::string& text) {
  const Storage& storage = plan_.storage(value);
  if (storage.home == Home::Local) {
    names_[value] = hoist(type_of(value->type.dtype), text, name_of(value, "x"));
    return;
  }
  const auto four = fours_.find(value);
  const std::string to = four != fours_.end() && keeps_four(value)
                             ? cat(four->second, "[q]")
                             : place_of(storage, names_.at(value), at, value->type.shape);
  lines_.line(cat(to, " = ", text, ";"));
}

void Writer::each(const Node& node, const Index& at) {
  say(node);
  if (ops::info(node.op).family == ops::Family::Elementwise ||
      written(node.op) == Written::Element) {
    const std::string text = computed(node, at);
    define(node.results[0], at, text);
    return;
  }
  switch (node.op) {
#define EAS_STRUCTURED(name, ...) EAS_BY_KIND(name, EAS_CELL(gpu, __VA_ARGS__))
#define EAS_BY_KIND(name, kind) EAS_BY_KIND_OF(name, kind)
#define EAS_BY_KIND_OF(name, kind) EAS_BY_KIND_##kind(name)
#define EAS_BY_KIND_Element(name)
#define EAS_BY_KIND_Each(name) \
  case Op::name: return each_##name(node, at);
#define EAS_BY_KIND_Whole(name)
#define EAS_BY_KIND_None(name)
#include "ops/ops.def"
#undef EAS_BY_KIND
#undef EAS_BY_KIND_OF
#undef EAS_BY_KIND_Element
#undef EAS_BY_KIND_Each
#undef EAS_BY_KIND_Whole
#undef EAS_BY_KIND_None
    default: throw InternalError(cat(ops::info(node.op).name, " is not done element by element"));
  }
}

void Writer::whole(const Node& node) {
  say(node);
  const ops::Family family = ops::info(node.op).family;
  if (family == ops::Family::Reduce || family == ops::Family::ArgReduce ||
      family == ops::Family::Scan) {
    return fold_table(node);
  }
  if (plan_.takes_matrices(node)) return store_matrix_sum(node);
  if (is_access(node.op)) return access_scalar(node);
  if (is_each(node)) {  // a number
    if (plan_.options.check) check_each(node);
    if (node.op == Op::philox) return each_philox(node, {});
    const Value* result = node.results[0];
    if (result->type.dtype == DType::float64 && type_of(DType::float64).empty())
      return;  // the host's
    const std::string text = computed(node, {});
    names_[result] = ir::is_constant(result)
                         ? text
                         : hoist(type_of(result->type.dtype), text, name_of(result, "s"));
    return;
  }
  switch (node.op) {
#define EAS_STRUCTURED(name, ...) EAS_BY_KIND(name, EAS_CELL(gpu, __VA_ARGS__))
#define EAS_BY_KIND(name, kind) EAS_BY_KIND_OF(name, kind)
#define EAS_BY_KIND_OF(name, kind) EAS_BY_KIND_##kind(name)
#define EAS_BY_KIND_Element(name)
#define EAS_BY_KIND_Each(name)
#define EAS_BY_KIND_Whole(name) \
  case Op::name: return emit_##name(node);
#define EAS_BY_KIND_None(name)
#include "ops/ops.def"
    default: throw InternalError(cat(ops::info(node.op).name, " is not done as a whole"));
  }
}

void Writer::step(const Step& step, const ir::Block& block) {
  if (!step.loop) return whole(*step.nodes.front());
  if (plan_.options.check) {
    for (const Node* node : step.nodes) check_each(*node);
  }
  before(step, block);
  for (const Node* node : step.nodes) {
    for (const Value* result : node->results) declare(result);
  }
  if (goes_in_fours(step)) return step_in_fours(step, block);
  const auto loop = [&] {
    over_elements(step.shape, [&](const Index& at) {
      for (const Node* node : step.nodes) each(*node, at);
      if (step.assigns) assign(block, at);
    });
  };
  const auto bounds = bounds_of(step);
  if (bounds.empty()) return loop();
  // Most programs are wholly inside: a loop of theirs asks nothing.
  lines_.open(cat("if (", all_inside(bounds, step.shape), ") {"));
  certain_ = {bounds.begin(), bounds.end()};
  loop();
  certain_.clear();
  lines_.turn("} else {");
  loop();
  lines_.close();
}

// Masks of what a thread alone loads and stores that are such bounds.
std::vector<const ir::Value*> Writer::bounds_of(const Step& step) const {
  std::vector<const Value*> out;
  if (!plan_.alone() || step.shape.elements() < kWorthAsking) return out;
  for (const Node* node : step.nodes) {
    const bool moves = node->op == Op::load || node->op == Op::store;
    if (!moves || !node->mask() || !plan_.is_bound(affine_, node->mask())) continue;
    if (std::find(out.begin(), out.end(), node->mask()) == out.end()) out.push_back(node->mask());
  }
  return out;
}

std::string Writer::all_inside(const std::vector<const Value*>& bounds, const ir::Shape& shape) {
  std::string out;
  std::vector<Index> corners(1);
  for (int axis = 0; axis < shape.rank(); ++axis) {
    std::vector<Index> more;
    for (const Index& corner : corners) {
      for (const std::int64_t end : {std::int64_t{0}, shape[axis] - 1}) {
        more.push_back(corner);
        more.back().coords.push_back(std::to_string(end));
        if (shape[axis] == 1) break;
      }
    }
    corners = std::move(more);
  }
  for (const Value* bound : bounds) {
    for (const Index& corner : corners)
      out += cat(out.empty() ? "" : " && ", element(bound, corner));
  }
  return out;
}

void Writer::block(const ir::Block& block) {
  for (const Step& each : plan_.steps(block)) step(each, block);
}

// Own elements of what a region gives, all read before any is written.
void Writer::assign(const ir::Block& block, const Index& at) {
  const Node& yield = *block.nodes.back();
  const auto& slots = block.parent->results;
  std::vector<std::pair<std::string, std::string>> all;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (!plan_.is_kept(slots[i])) continue;
    const std::string to =
        place_of(plan_.storage(slots[i]), names_.at(slots[i]), at, slots[i]->type.shape);
    const std::string from = element(yield.operands[i], at);
    if (to != from) all.emplace_back(to, from);
  }
  if (all.size() > 1) {
    for (std::size_t i = 0, k = 0; i < slots.size(); ++i) {
      if (k < all.size() && plan_.is_kept(slots[i])) {
        const std::string to =
            place_of(plan_.storage(slots[i]), names_.at(slots[i]), at, slots[i]->type.shape);
        if (to != all[k].first) continue;
        all[k].second = hoist(type_of(slots[i]->type.dtype), all[k].second, "next");
        ++k;
      }
    }
  }
  for (const auto& [to, from] : all) lines_.line(cat(to, " = ", from, ";"));
}

void Writer::give(const ir::Block& block, bool tiles_done) {
  const Node& yield = *block.nodes.back();
  const auto& slots = block.parent->results;
  std::vector<std::pair<std::string, std::string>> numbers;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (plan_.is_kept(slots[i]) || plan_.is_matrix_sum(slots[i])) continue;
    const std::string to = names_.at(slots[i]), from = scalar(yield.operands[i]);
    if (to == from) continue;
    const std::string type =
        slots[i]->type.kind == ir::TypeKind::Fragment
            ? std::string(dialect_.simdgroups ? "simdgroup_float8x8" : "float2")
            : type_of(slots[i]->type.dtype);
    numbers.emplace_back(to, slots.size() > 1 ? hoist(type, from, "next") : from);
  }
  if (!tiles_done) {
    // Nothing given reads what is written here: no need to keep it apart first.
    const auto& reads = plan_.reads(yield);
    const bool apart = std::none_of(reads.begin(), reads.end(), [&](const Read& read) {
      return std::find(slots.begin(), slots.end(), read.value) != slots.end();
    });
    std::vector<std::pair<const Value*, std::string>> later;  // what others may still read
    for (const bool group : {true, false}) {
      for (std::size_t i = 0; i < slots.size(); ++i) {
        if (!plan_.is_kept(slots[i]) || plan_.is_matrix_sum(slots[i])) continue;
        const Storage& storage = plan_.storage(slots[i]);
        const bool shared = storage.home == Home::Group || storage.home == Home::Area;
        if (shared != group || plan_.slot(yield.operands[i]) == slots[i]) continue;
        std::vector<Touch> now;
        touches(yield, now);
        before(now);
        const ir::Shape& shape = slots[i]->type.shape;
        if (apart && storage.home == Home::Registers) {
          over_elements(shape, [&](const Index& at) {
            const std::string from = element(yield.operands[i], at);
            lines_.line(cat(place_of(storage, names_.at(slots[i]), at, shape), " = ", from, ";"));
          });
          continue;
        }
        Storage copy = storage;
        copy.home = Home::Registers;
        const std::string name = declared(copy, "next");
        over_elements(shape, [&](const Index& at) {
          const std::string from = element(yield.operands[i], at);
          lines_.line(cat(place_of(copy, name, at, shape), " = ", from, ";"));
        });
        later.emplace_back(slots[i], name);
      }
    }
    for (const auto& [slot, name] : later) {
      const Storage& storage = plan_.storage(slot);
      if (storage.home != Home::Registers) before({Touch{&storage, nullptr, true, Reach::Own}});
      Storage copy = storage;
      copy.home = Home::Registers;
      over_elements(slot->type.shape, [&, slot = slot, name = name](const Index& at) {
        lines_.line(cat(place_of(storage, names_.at(slot), at, slot->type.shape), " = ",
                        place_of(copy, name, at, slot->type.shape), ";"));
      });
    }
  }
  for (const auto& [to, from] : numbers) lines_.line(cat(to, " = ", from, ";"));
}

}  // namespace eas::codegen::gpu

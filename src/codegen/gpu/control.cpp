// Loops and branches stay loops and branches. A program's threads take the same way, as what they go by
// is one number for all of them; threads of a thread-level kernel go by their own.
#include <set>

#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"

namespace eas::codegen::gpu {

namespace {

bool has_assigning_step(const std::vector<Step>& steps) {
  return !steps.empty() && steps.back().assigns;
}

}  // namespace

void Writer::declare_carried(const Node& node) {
  for (const Value* result : node.results) {
    if (plan_.is_kept(result) || plan_.is_matrix_sum(result)) {
      declare(result);
      continue;
    }
    const std::string type =
        result->type.kind == ir::TypeKind::Fragment
            ? std::string(dialect_.simdgroups ? "simdgroup_float8x8" : "float2")
            : type_of(result->type.dtype);
    if (type.empty()) {
      refuse(node, cat(dialect_.title,
                       " has no float64, got a float64 that a loop or branch gives, expected "
                       "float32"));
    }
    names_[result] = fresh(name_of(result, "c"));
    lines_.line(cat(type, " ", names_[result], ";"));
  }
}

// The first values of what a loop carries.
void Writer::carry_in(const Node& node) {
  const auto inits = node.inits();
  declare_carried(node);
  std::vector<Touch> now;
  touches(node, now);
  before(now);
  std::set<const Storage*> sums;
  for (std::size_t i = 0; i < inits.size(); ++i) {
    const Value* result = node.results[i];
    if (!plan_.is_matrix_sum(result)) continue;
    begin_matrix_sum(result, inits[i]);
    if (plan_.is_kept(result)) sums.insert(&plan_.storage(result));
  }
  // Which may have met a barrier: what follows comes after it.
  if (!sums.empty()) {
    for (const Touch& touch : now) {
      if (!sums.contains(touch.storage)) touched(touch);
    }
  }
  for (std::size_t i = 0; i < inits.size(); ++i) {
    const Value* result = node.results[i];
    if (plan_.is_matrix_sum(result)) continue;
    if (!plan_.is_kept(result)) {
      lines_.line(cat(names_.at(result), " = ", scalar(inits[i]), ";"));
      continue;
    }
    over_elements(result->type.shape, [&](const Index& at) {
      const std::string from = element(inits[i], at);
      lines_.line(cat(place_of(plan_.storage(result), names_.at(result), at, result->type.shape),
                      " = ", from, ";"));
    });
  }
}

void Writer::emit_for_(const Node& node) {
  carry_in(node);
  const ir::Block& body = *node.regions[0];
  const std::string lo = scalar(node.lo()), hi = scalar(node.hi()), by = scalar(node.step());
  const bool known = ir::is_constant(node.step());
  const std::int64_t step = known ? ir::constant_int(node.step()) : 0;
  if (!known || step == 0) {
    lines_.open(cat("if (", by, " == 0) {"));
    stop_now(node, static_cast<int>(abi::Stop::ZeroStep), "0", "0");
    lines_.close();
  }
  const std::string i = fresh("i");
  const std::string goes_on = known
                                  ? cat(i, step > 0 ? " < " : " > ", hi)
                                  : cat("(", by, " > 0 ? ", i, " < ", hi, " : ", i, " > ", hi, ")");
  const std::vector<Touch> at_entry = pending_;
  const std::size_t had = barriers();
  enter_loop(node);
  const bool pairs = plan_.has_pairs(body);
  if (pairs) {
    flips_[&body] = fresh("turn");
    lines_.line(cat("uint ", flips_[&body], " = 0;"));
  }
  lines_.open(cat("for (long ", i, " = ", lo, "; ", goes_on, "; ", i, " += ", by, ") {"));
  names_[body.params[0]] = i;
  said_line_ = 0;
  push_scope();
  block(body);
  give(body, has_assigning_step(plan_.steps(body)));
  if (pairs) lines_.line(cat(flips_.at(&body), " ^= 1;"));
  meet(had);
  pop_scope();
  lines_.close();
  said_line_ = 0;
  may_also(at_entry);  // no turn, none of its barriers
  meet(had);
  for (const Value* result : node.results) {
    if (plan_.is_matrix_sum(result)) end_matrix_sum(result);
  }
}

void Writer::emit_while_(const Node& node) {
  carry_in(node);
  std::vector<Touch> at_exit = pending_;
  const std::size_t had = barriers();
  enter_loop(node);
  lines_.open("while (true) {");
  said_line_ = 0;
  push_scope();
  block(*node.regions[0]);
  lines_.line(cat("if (!", scalar(ir::condition_of(node)), ") break;"));
  at_exit.insert(at_exit.end(), pending_.begin(), pending_.end());
  block(*node.regions[1]);
  give(*node.regions[1], has_assigning_step(plan_.steps(*node.regions[1])));
  meet(had);
  pop_scope();
  lines_.close();
  said_line_ = 0;
  may_also(at_exit);
  meet(had);
}

void Writer::emit_if_(const Node& node) {
  declare_carried(node);
  std::vector<Touch> now;
  for (const Value* result : node.results) {
    if (!plan_.is_kept(result)) continue;
    const Storage& storage = plan_.storage(result);
    if (storage.home == Home::Group || storage.home == Home::Area) {
      now.push_back({&storage, nullptr, true, Reach::Own});
    }
  }
  before(now);
  const std::vector<Touch> at_entry = pending_;
  std::vector<Touch> after = at_entry;
  const std::size_t had = barriers();
  for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
    const ir::Block& way = *node.regions[which];
    pending_ = at_entry;
    if (which == 0) lines_.open(cat("if (", scalar(node.condition()), ") {"));
    else if (way.nodes.size() > 1 || !node.results.empty()) lines_.turn("} else {");
    else continue;
    said_line_ = 0;
    push_scope();
    const std::size_t before_way = barriers(), begin = lines_.place();
    block(way);
    give(way, has_assigning_step(plan_.steps(way)));
    meet_first(begin, before_way);
    meet(before_way);
    pop_scope();
    after.insert(after.end(), pending_.begin(), pending_.end());
  }
  pending_.clear();
  may_also(after);
  lines_.close();
  said_line_ = 0;
  meet(had);
}

void Writer::emit_barrier(const Node&) { lines_.line(dialect_.device_barrier); }

}  // namespace eas::codegen::gpu

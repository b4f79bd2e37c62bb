// Loads and stores of four neighbours at once. A loop over a tile whose elements a thread has in fours
// (Spread) moves them between memory and small arrays of its own before and after what is done to each.
#include <algorithm>

#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"

namespace eas::codegen::gpu {

namespace {

// The axis whose elements are neighbours; -1 where there is none.
int last_axis(const ir::Shape& shape) {
  int axis = shape.rank() - 1;
  while (axis > 0 && shape[axis] == 1) --axis;
  return axis;
}

}  // namespace

std::string_view Writer::space_of(const Value* memory) const {
  return is_device(memory) ? dialect_.device : dialect_.group;
}

bool Writer::is_half(DType dtype) const {
  return dtype == DType::float16 && !dialect_.small_floats;
}

bool Writer::has_fours(DType dtype) const {
  return dtype != DType::bool_ && itemsize(dtype) <= 4 &&
         (dtype != DType::bfloat16 || dialect_.small_floats);
}

// From memory to an array of a thread's own, or back; `half`: of float32 that memory has as float16.
std::string Writer::load_four(std::string_view type, bool half, std::string_view space,
                              const std::string& from, const std::string& to) const {
  if (dialect_.cpp) {
    return cat("*(thread packed_", type, "4*)", to, " = *(", space, " const packed_", type, "4*)(",
               from, ");");
  }
  return cat("vstore4(", half ? "vload_half4" : "vload4", "(0, ", from, "), 0, ", to, ");");
}

std::string Writer::store_four(std::string_view type, bool half, std::string_view space,
                               const std::string& from, const std::string& to) const {
  if (dialect_.cpp) {
    return cat("*(", space, " packed_", type, "4*)(", to, ") = *(thread packed_", type, "4*)", from,
               ";");
  }
  return cat(half ? "vstore_half4_rte" : "vstore4", "(vload4(0, ", from, "), 0, ", to, ");");
}

// Whether four elements at a time are neighbours in memory, all of them or none inside where the first and
// the last are, and nothing else of the step comes between.
bool Writer::moves_four(const Step& step, std::size_t which) const {
  const Node& node = *step.nodes[which];
  if ((node.op != Op::load && node.op != Op::store) || !has_fours(node.buffer()->type.dtype))
    return false;
  const ir::Shape& shape = step.shape;
  const int axis = last_axis(shape);
  const passes::Affine* offset = affine_.of(node.offset());
  if (!offset || !offset->linear || offset->stride[static_cast<std::size_t>(axis)] != 1 ||
      shape[axis] % kFour != 0 || !plan_.is_of_numbers(node.offset())) {
    return false;
  }
  if (node.mask() && !(plan_.is_bound(affine_, node.mask()) && plan_.is_of_numbers(node.mask())))
    return false;
  const bool loads = node.op == Op::load;
  if (loads && node.mask() && !plan_.is_of_numbers(node.other())) return false;
  for (std::size_t i = 0; i < step.nodes.size(); ++i) {
    const Node& other = *step.nodes[i];
    const bool between = loads ? i < which : i > which;
    if (!between || !is_access(other.op)) continue;
    if (loads && ops::info(other.op).effect == ops::Effect::Read) continue;
    if (plan_.memory.may_alias(other.buffer(), node.buffer())) return false;
  }
  return true;
}

// A tile in shared memory that is written four elements at a time.
bool Writer::keeps_four(const Value* value) const {
  if (!plan_.is_kept(value) || !has_fours(value->type.dtype)) return false;
  const Storage& storage = plan_.storage(value);
  return (storage.home == Home::Group || storage.home == Home::Area) && storage.row == 0;
}

bool Writer::goes_in_fours(const Step& step) const {
  if (plan_.options.check || plan_.threads == 1) return false;
  if (!plan_.spread(step.shape.elements()).fours) return false;
  for (std::size_t i = 0; i < step.nodes.size(); ++i) {
    const auto& results = step.nodes[i]->results;
    if (moves_four(step, i) || std::any_of(results.begin(), results.end(),
                                           [&](const Value* each) { return keeps_four(each); })) {
      return true;
    }
  }
  return false;
}

// Runs one way where all four elements are inside, the other for each of them.
void Writer::all_or_each(const Node& node, const std::string& all,
                         const std::function<void(const Index&)>& each) {
  if (!node.mask()) return lines_.line(all);
  Index first, last;
  first.flat = "four", last.flat = "(four + 3)";
  const std::string begin = element(node.mask(), first), end = element(node.mask(), last);
  lines_.open(cat("if (", begin, " && ", end, ") {"));
  lines_.line(all);
  lines_.turn("} else {");
  lines_.open("for (uint q = 0; q < 4; ++q) {");
  lines_.line("const uint e = four + q;");
  push_scope();
  Index at;
  at.flat = "e";
  each(at);
  pop_scope();
  lines_.close();
  lines_.close();
}

void Writer::load_fours(const Step& step, std::size_t which) {
  const Node& node = *step.nodes[which];
  say(node);
  const DType dtype = node.buffer()->type.dtype;
  const std::string to = fresh(name_of(node.results[0], "x")), pointer = memory(node.buffer());
  lines_.line(cat(type_of(dtype), " ", to, "[4];"));
  Index first;
  first.flat = "four";
  const std::string from = cat(pointer, " + ", element(node.offset(), first));
  all_or_each(node, load_four(type_of(dtype), is_half(dtype), space_of(node.buffer()), from, to),
              [&](const Index& at) {
                const std::string mask = element(node.mask(), at);
                const std::string offset = element(node.offset(), at);
                lines_.line(cat(to, "[q] = ", mask, " ? ", loaded(dtype, pointer, offset), " : ",
                                element(node.other(), at), ";"));
              });
  fours_[node.results[0]] = to;
}

void Writer::store_fours(const Step& step, std::size_t which, const std::string& from) {
  const Node& node = *step.nodes[which];
  const DType dtype = node.buffer()->type.dtype;
  const std::string pointer = memory(node.buffer());
  Index first;
  first.flat = "four";
  const std::string to = cat(pointer, " + ", element(node.offset(), first));
  all_or_each(
      node, store_four(type_of(dtype), is_half(dtype), space_of(node.buffer()), from, to),
      [&](const Index& at) {
        const std::string mask = element(node.mask(), at);
        const std::string offset = element(node.offset(), at);
        lines_.line(cat("if (", mask, ") ", storing(dtype, pointer, offset, cat(from, "[q]"))));
      });
}

// A loop of a step, four elements of a thread at a time.
void Writer::step_in_fours(const Step& step, const ir::Block& block) {
  const Spread spread = plan_.spread(step.shape.elements());
  std::vector<bool> moves;
  for (std::size_t i = 0; i < step.nodes.size(); ++i) moves.push_back(moves_four(step, i));
  lines_.open(cat("for (uint r = 0; r < ", spread.turns(), "; r += 4) {"));
  const std::string begin = spread.stripes ? cat("stripe * ", spread.run, " + ") : "";
  lines_.line(
      cat("const uint four = ", begin, "r * ", spread.among, " + ", thread_of(spread), " * 4;"));
  push_scope();
  std::vector<std::string> stores(step.nodes.size());
  std::vector<const Value*> kept;
  for (std::size_t i = 0; i < step.nodes.size(); ++i) {
    const Node& node = *step.nodes[i];
    if (moves[i] && node.op == Op::load) load_fours(step, i);
    if (moves[i] && node.op == Op::store) {
      stores[i] = fresh("out");
      lines_.line(cat(type_of(node.buffer()->type.dtype), " ", stores[i], "[4];"));
    }
    for (const Value* result : node.results) {
      if (!keeps_four(result)) continue;
      kept.push_back(result);
      if (fours_.contains(result)) continue;
      fours_[result] = fresh(name_of(result, "x"));
      lines_.line(cat(type_of(result->type.dtype), " ", fours_[result], "[4];"));
    }
  }
  const std::size_t begin_each = lines_.place();
  lines_.open("for (uint q = 0; q < 4; ++q) {");
  lines_.line("const uint e = four + q;");
  const std::size_t empty = lines_.place();
  push_scope();
  Index at;
  at.own = true, at.flat = "e", at.turn = "r + q";
  for (std::size_t i = 0; i < step.nodes.size(); ++i) {
    const Node& node = *step.nodes[i];
    if (moves[i] && node.op == Op::store) {
      say(node);
      lines_.line(cat(stores[i], "[q] = ", element(node.value(), at), ";"));
    } else if (moves[i]) {
      const Value* result = node.results[0];
      const std::string text = cat(fours_.at(result), "[q]");
      if (plan_.storage(result).home == Home::Local) names_[result] = text;
      else if (!keeps_four(result)) define(result, at, text);
    } else {
      each(node, at);
    }
  }
  if (step.assigns) assign(block, at);
  pop_scope();
  if (lines_.place() == empty) lines_.take_back(begin_each, 1);
  else lines_.close();
  for (std::size_t i = 0; i < step.nodes.size(); ++i) {
    if (!stores[i].empty()) store_fours(step, i, stores[i]);
  }
  for (const Value* value : kept) {
    const Storage& storage = plan_.storage(value);
    const std::string_view space = storage.home == Home::Group ? dialect_.group : dialect_.device;
    const std::string to = cat(names_.at(value), " + four");
    lines_.line(store_four(type_of(value->type.dtype), false, space, fours_.at(value), to));
  }
  fours_.clear();
  pop_scope();
  lines_.close();
  said_line_ = 0;
}

}  // namespace eas::codegen::gpu

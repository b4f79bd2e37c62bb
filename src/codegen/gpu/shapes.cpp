// Tiles made of other tiles, and random words.
#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"

namespace eas::codegen::gpu {

// Whichever operand has the element.
void Writer::each_cat(const Node& node, const Index& at) {
  const auto axis = static_cast<std::size_t>(node.attributes[0]);
  const Value* result = node.results[0];
  const Index all = coords(at, result->type.shape);
  const std::string to = fresh("x");
  lines_.line(cat(type_of(result->type.dtype), " ", to, ";"));
  std::int64_t begin = 0;
  const auto tiles = node.tiles();
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const std::int64_t end = begin + tiles[i]->type.shape[static_cast<int>(axis)];
    const bool last = i + 1 == tiles.size();
    const std::string here = last ? "{" : cat("if (", all.coords[axis], " < ", end, ") {");
    if (i == 0) lines_.open(here);
    else lines_.turn(cat("} else ", here));
    push_scope();
    Index inside;
    inside.coords = all.coords;
    if (begin > 0) inside.coords[axis] = cat("(", all.coords[axis], " - ", begin, ")");
    lines_.line(cat(to, " = ", element(tiles[i], inside), ";"));
    pop_scope();
    begin = end;
  }
  lines_.close();
  define(result, at, to);
}

void Writer::each_join(const Node& node, const Index& at) {
  const Value* result = node.results[0];
  const Index all = coords(at, result->type.shape);
  Index inside;
  inside.coords.assign(all.coords.begin(), all.coords.end() - 1);
  const std::string x = element(node.x(), inside), y = element(node.y(), inside);
  define(result, at, cat(all.coords.back(), " == 0 ? ", x, " : ", y));
}

void Writer::each_philox(const Node& node, const Index& at) {
  const std::string seed = element(node.seed(), at), offset = element(node.offset(), at);
  const std::string words = hoist("uint4", cat("eas_philox(", seed, ", ", offset, ")"), "random");
  for (std::size_t i = 0; i < node.results.size(); ++i) {
    const std::string word = cat(words, ".", "xyzw"[i]);
    if (node.results[i]->type.is_scalar()) names_[node.results[i]] = word;
    else define(node.results[i], at, word);
  }
}

// Odd-even merge sort in place, any length: its pairs are the same whatever the elements, and lines
// are shared by all threads. Equal floats, which may be zeros of both signs, keep their order: where each
// came from goes with it.
void Writer::emit_sort(const Node& node) {
  const Value* result = node.results[0];
  const ir::Shape& shape = result->type.shape;
  const int axis = static_cast<int>(node.attributes[0]);
  const bool descending = node.attributes[1] != 0;
  const DType dtype = result->type.dtype;
  std::vector<Touch> now;
  touches(node, now);
  before(now);
  declare(result);
  const std::int64_t length = shape[axis], lines = shape.elements() / length;
  const bool keeps = length > 1 && is_float(dtype);
  const bool shared = plan_.threads > 1;
  const std::string_view place_type = shape.elements() <= kMostShort ? "ushort" : "uint";
  std::string places;
  if (keeps && shared) {
    places = scratch_pointer(node, place_type);
  } else if (keeps) {
    places = fresh("place");
    lines_.line(cat(place_type, " ", places, "[", shape.elements(), "];"));
  }
  over_elements(shape, [&](const Index& at) {
    const std::string from = element(node.x(), at);
    lines_.line(
        cat(place_of(plan_.storage(result), names_.at(result), at, shape), " = ", from, ";"));
    if (keeps) lines_.line(cat(places, "[", flat(at, shape), "] = ", flat(at, shape), ";"));
  });
  if (length == 1) return;
  std::int64_t inner = 1;
  for (int i = axis + 1; i < shape.rank(); ++i) inner *= shape[i];
  const bool device = plan_.storage(result).home == Home::Area ||
                      (keeps && shared && plan_.scratch(node)->home == Home::Area);
  const std::string_view sync = device ? dialect_.device_barrier : dialect_.group_barrier;
  lines_.open(cat("for (uint p = 1; p < ", length, "; p *= 2) {"));
  lines_.open("for (uint k = p; k >= 1; k /= 2) {");
  if (shared) lines_.line(sync);
  lines_.open(cat("for (uint n = ", shared ? "t" : "0", "; n < ", lines * length,
                  "; n += ", plan_.threads, ") {"));
  lines_.line(cat("const uint line = n / ", length, ", i = n % ", length, ";"));
  // i is the lower of a pair with i + k where it is in the right half of its block of 2k.
  lines_.line("const uint j = i >= k % p ? (i - k % p) % (2 * k) : 2 * k;");
  lines_.open(cat("if (j < k && i + k < ", length, " && i / (2 * p) == (i + k) / (2 * p)) {"));
  const std::string at_i =
      cat("(line / ", inner, ") * ", length * inner, " + i * ", inner, " + line % ", inner);
  lines_.line(cat("const uint a = ", at_i, ", b = a + k * ", inner, ";"));
  const std::string& name = names_.at(result);
  const std::string type = type_of(dtype);
  lines_.line(cat("const ", type, " x = ", name, "[a], y = ", name, "[b];"));
  const std::string x = descending ? "y" : "x", y = descending ? "x" : "y";
  std::string swap;
  if (is_float(dtype)) {
    // y before x: NaN is after everything, equals are as they came.
    swap = cat(descending ? "(y != y && x == x) || x < y" : "(x != x && y == y) || y < x",
               " || ((x == y || (x != x && y != y)) && ", places, "[b] < ", places, "[a])");
  } else {
    swap = dtype == DType::bool_ ? (descending ? "!x && y" : "x && !y")
                                 : (descending ? "x < y" : "y < x");
  }
  lines_.open(cat("if (", swap, ") {"));
  lines_.line(cat(name, "[a] = y;"));
  lines_.line(cat(name, "[b] = x;"));
  if (keeps) {
    lines_.line(cat("const ", place_type, " from = ", places, "[a];"));
    lines_.line(cat(places, "[a] = ", places, "[b];"));
    lines_.line(cat(places, "[b] = from;"));
  }
  lines_.close();
  for (int i = 0; i < 4; ++i) lines_.close();
  if (shared) lines_.line(sync);
}

}  // namespace eas::codegen::gpu

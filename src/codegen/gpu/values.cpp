// Values as expressions: one element of a tile, or a number.
#include <eas/error.hpp>

#include <algorithm>
#include <cctype>
#include <cmath>

#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"
#include "ir/literal.hpp"

namespace eas::codegen::gpu {
namespace {

struct Cell {
  std::string_view boolean, integer, floating;
};

const Cell& cell_of(ir::Op op) {
  switch (op) {
#define EAS_CELL_OF(name, ...)                              \
  case ir::Op::name: {                                      \
    static constexpr Cell cell{EAS_CELL(gpu, __VA_ARGS__)}; \
    return cell;                                            \
  }
#define EAS_UNARY(name, ...) EAS_CELL_OF(name, __VA_ARGS__)
#define EAS_BINARY(name, ...) EAS_CELL_OF(name, __VA_ARGS__)
#define EAS_TERNARY(name, ...) EAS_CELL_OF(name, __VA_ARGS__)
#include "ops/ops.def"
    default: throw InternalError(cat(ops::info(op).name, " is no elementwise op"));
  }
}

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// A name, a literal, a call: what needs no parentheses in a larger expression.
bool is_atom(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '(' || c == '[') ++depth;
    else if (c == ')' || c == ']') --depth;
    else if (depth == 0 && !is_word(c) && c != '.' && c != ':') return false;
    if (depth == 0 && c == ')' && text.front() == '(' && i + 1 < text.size()) return false;
  }
  return !text.empty();
}

std::string atom(const std::string& text) { return is_atom(text) ? text : cat("(", text, ")"); }

// x, y and z of a cell, where they are words of their own.
std::string with_operands(std::string_view text, const std::vector<std::string>& operands) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool alone = (i == 0 || (!is_word(text[i - 1]) && text[i - 1] != '$')) &&
                       (i + 1 == text.size() || !is_word(text[i + 1]));
    if (alone && text[i] >= 'x' && text[i] <= 'z') {
      out += atom(operands[static_cast<std::size_t>(text[i] - 'x')]);
    } else {
      out += text[i];
    }
  }
  return out;
}

std::int64_t stride_of(const ir::Shape& shape, int axis) {
  std::int64_t stride = 1;
  for (int i = axis + 1; i < shape.rank(); ++i) stride *= shape[i];
  return stride;
}

}  // namespace

std::string Index::key() const {
  if (own) return "own";
  std::string out = flat + "|";
  for (const std::string& each : coords) (out += each) += ",";
  return out;
}

std::string Writer::type_of(DType dtype) const {
  return std::string(dialect_.registers[static_cast<std::size_t>(dtype)]);
}

// Of kept tiles in memory.
std::string Writer::storage_type(DType dtype) const {
  return dtype == DType::bool_ ? "uchar" : type_of(dtype);
}

void Writer::need_dtype(const Node& node, DType dtype) const {
  if (dtype != DType::float64) return;
  if (type_of(dtype).empty()) {
    refuse(node, cat(dialect_.title, " has no float64, got ", ops::info(node.op).name,
                     " of float64, expected float32"));
  }
  if (!plan_.target.f64) {
    refuse(node, cat("the device has no float64, got ", ops::info(node.op).name,
                     " of float64, expected float32"));
  }
}

std::string Writer::fresh(std::string_view hint) { return cat(hint, "_", next_++); }

std::string Writer::hoist(std::string_view type, const std::string& text, std::string_view hint) {
  const std::string name = fresh(hint);
  lines_.line(cat("const ", type, " ", name, " = ", text, ";"));
  return name;
}

std::string Writer::literal(DType dtype, std::int64_t bits) const {
  if (dtype == DType::bool_) return bits ? "true" : "false";
  if (is_int(dtype)) {
    if (dtype == DType::uint64) return cat(static_cast<std::uint64_t>(bits), "UL");
    if (dtype == DType::uint32) return cat(bits, "u");
    if (dtype == DType::int64) {
      if (bits == INT64_MIN) return "(-9223372036854775807L - 1)";
      return bits < 0 ? cat("(", bits, "L)") : cat(bits, "L");
    }
    if (dtype == DType::int32 && bits == INT32_MIN) return "(-2147483647 - 1)";
    return bits < 0 ? cat("(", bits, ")") : cat(bits);
  }
  const double value = ir::constant_double(dtype, bits);
  const std::string suffix = dtype == DType::float64 ? "" : "f";
  std::string text;
  if (std::isnan(value)) {
    if (dtype == DType::float64) {
      return bits_as(dialect_, "double", cat(static_cast<std::uint64_t>(bits), "UL"));
    }
    text = dtype == DType::float32
               ? bits_as(dialect_, "float", cat(static_cast<std::uint32_t>(bits), "u"))
               : "NAN";
  } else if (std::isinf(value)) {
    text = value < 0 ? "(-INFINITY)" : "INFINITY";
  } else {
    // The shortest text of a 16-bit float is another number as the float it is read as.
    const DType read = compute_dtype(dtype);
    text = ir::constant_text(read, read == dtype ? bits : ir::constant_bits(read, value));
    if (text.find_first_of(".e") == std::string::npos) text += ".0";
    text += suffix;
    if (text.front() == '-') text = cat("(", text, ")");
  }
  return compute_dtype(dtype) == dtype || !dialect_.small_floats
             ? text
             : cat("(", type_of(dtype), ")", atom(text));
}

std::string Writer::widened(DType dtype, const std::string& text) const {
  if (compute_dtype(dtype) == dtype || !dialect_.small_floats) return text;
  return cat("((float)", atom(text), ")");
}

std::string Writer::narrowed(DType dtype, const std::string& text) const {
  if (compute_dtype(dtype) == dtype) return text;
  if (dialect_.small_floats) return cat("(", type_of(dtype), ")", atom(text));
  return cat("eas_rounded_", info(dtype).brief, "(", text, ")");
}

std::string Writer::elementwise(Op op, DType dtype,
                                const std::vector<std::string>& operands) const {
  const Cell& cell = cell_of(op);
  const std::string_view text = is_bool(dtype)  ? cell.boolean
                                : is_int(dtype) ? cell.integer
                                                : cell.floating;
  if (text.empty()) {
    throw InternalError(cat(ops::info(op).name, " of ", name(dtype), " has no GPU source"));
  }
  std::vector<std::string> wide;
  for (const std::string& each : operands) wide.push_back(widened(dtype, each));
  const DType compute = compute_dtype(dtype);
  std::string out =
      with_functions(dialect_, with_type(dialect_, with_operands(text, wide), compute));
  return ops::info(op).rule == ops::Rule::Compare ? out : narrowed(dtype, out);
}

std::string Writer::converted(DType from, DType to, const std::string& text) const {
  if (from == to) return text;
  if (to == DType::bool_) return cat(atom(text), " != 0");
  const std::string value = widened(from, text);
  if (is_float(from) && is_int(to)) {
    return cat("eas_sat_", info(to).brief, "_", info(compute_dtype(from)).brief, "(", value, ")");
  }
  if (compute_dtype(to) != to) {
    return narrowed(to,
                    compute_dtype(from) == DType::float32 ? value : cat("(float)", atom(value)));
  }
  return cat("(", type_of(to), ")", atom(value));
}

std::string Writer::bitcasted(DType from, DType to, const std::string& text) const {
  if (from == to) return text;
  const bool held_wide = !dialect_.small_floats;
  std::string value = text;
  DType now = from;
  if (held_wide && compute_dtype(from) != from) {
    value = cat("eas_bits_", info(from).brief, "(", text, ")"), now = DType::uint16;
  }
  if (from == DType::bool_) value = cat("(uchar)", atom(text)), now = DType::uint8;
  if (to == DType::bool_) {
    return cat(bits_as(dialect_, "uchar", value), " != 0");
  }
  if (held_wide && compute_dtype(to) != to) {
    return cat("eas_float_", info(to).brief, "(", bits_as(dialect_, "ushort", value), ")");
  }
  return now == to ? value : bits_as(dialect_, type_of(to), value);
}

std::string Writer::flat(const Index& at, const ir::Shape& shape) const {
  if (!at.flat.empty()) return at.flat;
  std::string out;
  for (int axis = 0; axis < shape.rank(); ++axis) {
    if (shape[axis] == 1) continue;
    const std::string& coordinate = at.coords[static_cast<std::size_t>(axis)];
    if (coordinate == "0") continue;
    const std::int64_t stride = stride_of(shape, axis);
    if (!out.empty()) out += " + ";
    out += stride == 1 ? atom(coordinate) : cat(atom(coordinate), " * ", stride);
  }
  return out.empty() ? "0" : out;
}

// With its coordinates, names or numbers, in `shape`.
Index Writer::coords(const Index& at, const ir::Shape& shape) {
  if (!at.coords.empty() || shape.is_scalar()) return at;
  Index out = at;
  for (int axis = 0; axis < shape.rank(); ++axis) {
    const std::int64_t stride = stride_of(shape, axis);
    bool outermost = true;
    for (int i = 0; i < axis; ++i) outermost = outermost && shape[i] == 1;
    std::string text = "0";
    if (shape[axis] != 1) {
      text = stride == 1 ? at.flat : cat(atom(at.flat), " / ", stride);
      if (!outermost) text = cat(atom(text), " % ", shape[axis]);
      if (!is_atom(text)) {
        std::string& known = scopes_.back()[cat("coordinate ", text)];
        if (known.empty()) known = hoist("uint", text, "i");
        text = known;
      }
    }
    out.coords.push_back(text);
  }
  return out;
}

Index Writer::reshaped(const Index& at, const ir::Shape& from, const ir::Shape& to) {
  if (from == to) return at;
  Index out;
  out.own = at.own, out.turn = at.turn;
  out.flat = flat(at, from);
  // Axes of size 1 that come or go leave the others as they are.
  if (!at.coords.empty()) {
    std::vector<std::string> wide;
    std::vector<std::int64_t> sizes, wanted;
    for (int i = 0; i < from.rank(); ++i) {
      if (from[i] != 1)
        wide.push_back(at.coords[static_cast<std::size_t>(i)]), sizes.push_back(from[i]);
    }
    for (int i = 0; i < to.rank(); ++i) {
      if (to[i] != 1) wanted.push_back(to[i]);
    }
    if (sizes == wanted) {
      std::size_t next = 0;
      for (int i = 0; i < to.rank(); ++i) out.coords.push_back(to[i] == 1 ? "0" : wide[next++]);
    }
  }
  return out;
}

std::string Writer::name_of(const Value* value, std::string_view otherwise) {
  if (!plan_.options.debug || !value->node) return std::string(otherwise);
  const Node& node = *value->node;
  // What the line assigns to is the last thing it computes.
  const auto next = next_nodes_.find(&node);
  const SourceLocation& where = plan_.options.debug->at(node.location);
  if (next != next_nodes_.end() && next->second->op != Op::yield &&
      plan_.options.debug->at(next->second->location).line == where.line) {
    return std::string(otherwise);
  }
  std::string_view text = where.text;
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  std::size_t end = 0;
  while (end < text.size() && is_word(text[end])) ++end;
  if (end == 0 || std::isdigit(static_cast<unsigned char>(text[0]))) return std::string(otherwise);
  std::size_t equals = end;
  while (equals < text.size() && text[equals] == ' ') ++equals;
  if (equals < text.size() && std::string_view("+-*/").find(text[equals]) != std::string_view::npos)
    ++equals;
  const bool assigns = equals + 1 < text.size() && text[equals] == '=' && text[equals + 1] != '=';
  return assigns ? std::string(text.substr(0, end)) : std::string(otherwise);
}

std::string Writer::stored_value(const Value* value, const Index& at) {
  const Value* kept = plan_.slot(value);
  const Storage& storage = plan_.storage(value);
  if (const auto four = fours_.find(kept); four != fours_.end() && at.own)
    return cat(four->second, "[q]");
  const auto it = names_.find(kept);
  if (it == names_.end())
    throw InternalError(
        cat("a tile is read before it is written: ", ops::info(kept->node->op).name));
  return place_of(storage, it->second, at, value->type.shape);
}

std::string Writer::element(const Value* value, const Index& at) {
  if (value->type.is_scalar()) return scalar(value);
  if (!plan_.is_lazy(value)) return stored_value(value, at);
  if (certain_.contains(value)) return "true";
  const std::string key = cat(static_cast<const void*>(value), " ", at.key());
  for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope) {
    const auto it = scope->find(key);
    if (it != scope->end()) return it->second;
  }
  std::string text = computed(*value->node, at);
  if (!is_atom(text)) {
    say(*value->node);
    text = hoist(type_of(value->type.dtype), text, name_of(value, "v"));
  }
  return scopes_.back()[key] = text;
}

std::string Writer::scalar(const Value* value) {
  const Value* kept = plan_.slot(value);
  if (const auto it = names_.find(kept); it != names_.end()) return it->second;
  if (ir::is_constant(value) && !type_of(value->type.dtype).empty()) {
    return literal(value->type.dtype, value->node->attributes[0]);
  }
  if (value->type.dtype == DType::float64 && type_of(DType::float64).empty()) {
    refuse(value->node ? *value->node : *function_.body()->nodes.front(),
           cat(dialect_.title, " has no float64, expected float32"));
  }
  if (value->block && !value->block->parent) {
    return word(abi::WordKind::Scalar, value->index);
  }
  throw InternalError(cat("a number is used before it is known: ",
                          value->node ? ops::info(value->node->op).name : "a parameter"));
}

// What an op that has one expression for an element gives.
std::string Writer::computed(const Node& node, const Index& at) {
  const Value* result = node.results[0];
  const auto is_double = [](const Value* x) {
    return x->type.is_tile() && x->type.dtype == DType::float64;
  };
  const bool doubles =
      is_double(result) || std::any_of(node.operands.begin(), node.operands.end(), is_double);
  if (doubles && type_of(DType::float64).empty()) return host_value(result);
  need_dtype(node, doubles ? DType::float64 : result->type.dtype);
  if (ops::info(node.op).family == ops::Family::Elementwise) {
    std::vector<std::string> operands;
    for (const Value* each : node.operands) operands.push_back(element(each, at));
    const DType dtype = node.operands[0]->type.dtype;
    const bool address = dtype == DType::int64 && affine_.of(result);
    if (address && node.op == Op::add) return cat(atom(operands[0]), " + ", atom(operands[1]));
    if (address && node.op == Op::sub) return cat(atom(operands[0]), " - ", atom(operands[1]));
    if (address && node.op == Op::mul) return cat(atom(operands[0]), " * ", atom(operands[1]));
    return elementwise(node.op, dtype, operands);
  }
  switch (node.op) {
#define EAS_STRUCTURED(name, ...) EAS_BY_KIND(name, EAS_CELL(gpu, __VA_ARGS__))
#define EAS_BY_KIND(name, kind) EAS_BY_KIND_OF(name, kind)
#define EAS_BY_KIND_OF(name, kind) EAS_BY_KIND_##kind(name)
#define EAS_BY_KIND_Element(name) \
  case Op::name: return element_##name(node, at);
#define EAS_BY_KIND_Each(name)
#define EAS_BY_KIND_Whole(name)
#define EAS_BY_KIND_None(name)
#include "ops/ops.def"
    default: throw InternalError(cat(ops::info(node.op).name, " is no expression"));
  }
}

std::string Writer::element_constant(const Node& node, const Index&) {
  return literal(node.results[0]->type.dtype, node.attributes[0]);
}

std::string Writer::element_cast(const Node& node, const Index& at) {
  return converted(node.x()->type.dtype, node.results[0]->type.dtype, element(node.x(), at));
}

std::string Writer::element_bitcast(const Node& node, const Index& at) {
  return bitcasted(node.x()->type.dtype, node.results[0]->type.dtype, element(node.x(), at));
}

std::string Writer::element_where(const Node& node, const Index& at) {
  const std::string condition = element(node.condition(), at), x = element(node.x(), at),
                    y = element(node.y(), at);
  return cat(atom(condition), " ? ", atom(x), " : ", atom(y));
}

std::string Writer::element_broadcast(const Node& node, const Index& at) {
  const ir::Shape& from = node.x()->type.shape;
  const ir::Shape& to = node.results[0]->type.shape;
  if (from.is_scalar()) return scalar(node.x());
  if (from.elements() == to.elements()) return element(node.x(), reshaped(at, to, from));
  const Index all = coords(at, to);
  Index out;
  const int added = to.rank() - from.rank();
  for (int axis = 0; axis < from.rank(); ++axis) {
    out.coords.push_back(from[axis] == 1 ? "0"
                                         : all.coords[static_cast<std::size_t>(axis + added)]);
  }
  return element(node.x(), out);
}

std::string Writer::element_reshape(const Node& node, const Index& at) {
  const ir::Shape& from = node.x()->type.shape;
  if (from.is_scalar()) return scalar(node.x());
  return element(node.x(), reshaped(at, node.results[0]->type.shape, from));
}

std::string Writer::element_permute(const Node& node, const Index& at) {
  const ir::Shape& to = node.results[0]->type.shape;
  const ir::Shape& from = node.x()->type.shape;
  const Index all = coords(at, to);
  Index out;
  out.coords.resize(static_cast<std::size_t>(from.rank()));
  for (std::size_t axis = 0; axis < out.coords.size(); ++axis) {
    out.coords[static_cast<std::size_t>(node.attributes[axis])] = all.coords[axis];
  }
  const bool line = *std::max_element(to.begin(), to.end()) == to.elements();
  out.own = at.own && line, out.turn = at.turn;
  return element(node.x(), out);
}

std::string Writer::element_multiple_of(const Node& node, const Index& at) {
  return element(node.x(), at);
}

std::string Writer::element_arange(const Node& node, const Index& at) {
  const std::string i = flat(at, node.results[0]->type.shape);
  const std::int64_t start = node.attributes[0];
  if (start == 0) return cat("(long)", atom(i));
  return cat(literal(DType::int64, start), " + (long)", atom(i));
}

}  // namespace eas::codegen::gpu

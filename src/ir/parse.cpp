// A recursive descent over the text. Every count is bounded by the text's own length and nesting by
// kMaxNesting.
#include "ir/parse.hpp"

#include <eas/error.hpp>

#include <limits>
#include <unordered_map>

#include "base/format.hpp"
#include "ir/cursor.hpp"
#include "ir/debug_info.hpp"
#include "ir/literal.hpp"
#include "ir/print.hpp"
#include "ir/verify.hpp"

namespace eas::ir {
namespace {

// A value as the text names it, with its place for messages.
struct Name {
  std::uint32_t number;
  std::size_t position;
};

class Parser {
 public:
  explicit Parser(std::string_view text) : cursor_(text), function_(new Function) {
    debug_.locations.emplace_back();
  }

  std::unique_ptr<Function> parse() {
    header();
    params(function_->body());
    block(function_->body());
    if (!cursor_.at_end()) cursor_.fail("text after the kernel", "the end of the text");
    // Lines of the text serve the verifier's messages; the function itself keeps none.
    verify(*function_, &debug_);
    walk(*function_->body(), [](Node* node) { node->location = 0; });
    return std::move(function_);
  }

 private:
  void header() {
    if (!cursor_.accept_word("kernel")) cursor_.fail("syntax error", "'kernel'");
    const std::size_t at = cursor_.position();
    const std::string_view mode = cursor_.word("a mode");
    bool known = false;
    for (const Mode each : {Mode::Scalar, Mode::Spmd, Mode::Thread}) {
      if (mode != name(each)) continue;
      function_->mode = each;
      known = true;
    }
    if (!known) cursor_.fail_at(at, "unknown mode", "scalar, spmd or thread");
    if (cursor_.accept_word("group")) {
      cursor_.expect('=', "and the group's size");
      function_->group_size = cursor_.integer("a group size");
    }
    function_->fast_math = cursor_.accept_word("fast_math");
    function_->ordered = cursor_.accept_word("ordered");
    if (cursor_.accept_word("late")) {
      cursor_.expect('=', "and parameters by bits");
      function_->late = static_cast<std::uint64_t>(cursor_.integer("parameters by bits"));
    }
  }

  void params(Block* block) {
    cursor_.expect('(', "and parameters");
    if (cursor_.accept(')')) return;
    do {
      const Name name = value_name();
      cursor_.expect(':', "and a type");
      define(name, function_->add_param(block, type()));
    } while (cursor_.accept(','));
    cursor_.expect(')', "after the parameters");
  }

  void block(Block* block) {
    if (++depth_ > kMaxNesting + 1) {
      cursor_.fail("regions nest too deep", cat("at most ", kMaxNesting, " levels"));
    }
    cursor_.expect('{', "before the nodes");
    while (!cursor_.accept('}')) node(block);
    --depth_;
  }

  void node(Block* block) {
    const int line = cursor_.line();
    const std::vector<Name> results = result_names();
    const int op_line = cursor_.line();
    const ops::OpInfo& row = ops::info(op());
    Node* node = function_->add_node(block, row.op, {}, {}, {}, locate(line));
    const std::size_t literal_at = cursor_.position();
    std::string_view literal;
    if (row.op == Op::constant) {
      literal = cursor_.literal();
    } else {
      inputs(*node, op_line);
      attributes(row.attributes, *node);
    }
    types(results, node);
    if (row.op == Op::constant) constant(literal, literal_at, node);
    for (int i = 0; i < row.regions; ++i) region(node, static_cast<std::size_t>(i));
  }

  std::vector<Name> result_names() {
    std::vector<Name> names;
    if (!cursor_.at('%')) return names;
    do {
      names.push_back(value_name());
    } while (cursor_.accept(','));
    cursor_.expect('=', "after the results");
    return names;
  }

  Op op() {
    const std::size_t at = cursor_.position();
    const std::optional<Op> op = ops::find(cursor_.word("an op"));
    if (!op) cursor_.fail_at(at, "unknown op", "the name of an op");
    return *op;
  }

  // Operands begin on the op's line; on the next one a `%` begins the next node.
  void inputs(Node& node, int op_line) {
    if (has_text(node.op)) {
      node.text = cursor_.quoted_text();
      if (!cursor_.accept(',')) return;
    } else if (!cursor_.at('%') || cursor_.line() != op_line) {
      return;
    }
    do {
      node.operands.push_back(use());
    } while (cursor_.accept(','));
  }

  void attributes(std::string_view names, Node& node) {
    while (!names.empty()) {
      std::string_view name = names.substr(0, names.find(' '));
      names.remove_prefix(std::min(names.size(), name.size() + 1));
      const bool many = name.ends_with("...");
      if (many) name.remove_suffix(3);
      if (!cursor_.accept_word(name)) {
        if (many) return;  // an empty list is not written
        cursor_.fail("syntax error", cat("attribute '", name, "'"));
      }
      cursor_.expect('=', "and the attribute's value");
      if (!many) {
        node.attributes.push_back(cursor_.integer("an integer"));
        continue;
      }
      cursor_.expect('[', "and integers");
      if (cursor_.accept(']')) continue;
      do {
        node.attributes.push_back(cursor_.integer("an integer"));
      } while (cursor_.accept(','));
      cursor_.expect(']', "after the integers");
    }
  }

  void types(const std::vector<Name>& results, Node* node) {
    for (std::size_t i = 0; i < results.size(); ++i) {
      if (i == 0) {
        cursor_.expect(':', "and a type for each result");
      } else {
        cursor_.expect(',', "and a type for each result");
      }
      define(results[i], function_->add_result(node, type()));
    }
  }

  void constant(std::string_view literal, std::size_t at, Node* node) {
    if (node->results.size() != 1) cursor_.fail_at(at, "a constant gives one value", "one result");
    const Type& type = node->results[0]->type;
    const auto bits = parse_constant(type.dtype, literal);
    if (!bits) cursor_.fail_at(at, "unreadable constant", cat("a literal of ", name(type.dtype)));
    node->attributes.push_back(*bits);
  }

  void region(Node* node, std::size_t index) {
    const std::string_view word = region_word(node->op, index);
    if (!word.empty() && !cursor_.accept_word(word)) {
      cursor_.fail("syntax error", cat("'", word, "' and a region"));
    }
    Block* region = function_->add_block(node);
    if (cursor_.at('(')) params(region);
    block(region);
  }

  Type type() {
    const std::size_t at = cursor_.position();
    const std::string_view word = cursor_.word("a type");
    for (const TypeKind kind : {TypeKind::Buffer, TypeKind::Group, TypeKind::Fragment}) {
      const std::string spelled = to_string(Type{kind, DType::float32, {}});
      if (word != std::string_view(spelled).substr(0, spelled.find('<'))) continue;
      cursor_.expect('<', "and a dtype");
      const std::size_t dtype_at = cursor_.position();
      const Type out{kind, dtype(cursor_.word("a dtype"), dtype_at), {}};
      cursor_.expect('>', "after the dtype");
      return out;
    }
    Type out = Type::scalar(dtype(word, at));
    if (cursor_.accept('[')) out.shape = shape();
    return out;
  }

  DType dtype(std::string_view word, std::size_t at) {
    const auto dtype = dtype_from_brief(word);
    if (!dtype) cursor_.fail_at(at, "unknown type", "a type such as f32, i64[8x16], buffer<f32>");
    if (!is_kernel_dtype(*dtype)) {
      cursor_.fail_at(at, "kernels do not compute on complex", "a real dtype");
    }
    return *dtype;
  }

  Shape shape() {
    const std::size_t at = cursor_.position();
    std::vector<std::int64_t> dims;
    std::int64_t elements = 1;
    do {
      if (dims.size() == kMaxRank) cursor_.fail_at(at, "too many axes", cat("at most ", kMaxRank));
      dims.push_back(cursor_.integer("a size", 1, kMaxTileElements));
      if (dims.back() > kMaxTileElements / elements) {
        cursor_.fail_at(at, "too many elements", cat("at most ", kMaxTileElements));
      }
      elements *= dims.back();
    } while (cursor_.accept('x'));
    cursor_.expect(']', "after the shape");
    return Shape(dims);
  }

  Name value_name() {
    const std::size_t at = cursor_.position();
    cursor_.expect('%', "and a value's number");
    const auto number = cursor_.integer("a value's number", 0, std::numeric_limits<int>::max());
    return {static_cast<std::uint32_t>(number), at};
  }

  void define(const Name& name, Value* value) {
    if (!values_.emplace(name.number, value).second) {
      cursor_.fail_at(name.position, "value defined twice", "a new number");
    }
  }

  Value* use() {
    const Name name = value_name();
    const auto it = values_.find(name.number);
    if (it == values_.end()) {
      cursor_.fail_at(name.position, "unknown value", "a value defined before");
    }
    return it->second;
  }

  std::uint32_t locate(int line) {
    SourceLocation& where = debug_.locations.emplace_back();
    where.file = "ir";
    where.line = line;
    return static_cast<std::uint32_t>(debug_.locations.size() - 1);
  }

  Cursor cursor_;
  std::unique_ptr<Function> function_;
  DebugInfo debug_;
  std::unordered_map<std::uint32_t, Value*> values_;
  int depth_ = 0;
};

}  // namespace

std::unique_ptr<Function> parse(std::string_view text) { return Parser(text).parse(); }

}  // namespace eas::ir

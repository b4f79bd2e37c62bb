// Writes the canonical text, one node a line.
#include "ir/print.hpp"

#include <unordered_map>

#include "base/hash.hpp"
#include "ir/literal.hpp"

namespace eas::ir {
namespace {

bool is_literal(const Node& node) {
  return node.op == Op::constant && node.attributes.size() == 1 && node.results.size() == 1 &&
         is_kernel_dtype(node.results[0]->type.dtype);
}

class Printer {
 public:
  explicit Printer(const DebugInfo* debug) : debug_(debug) {}

  std::string print(const Function& function) {
    out_ = "kernel ";
    out_ += name(function.mode);
    if (function.group_size) out_ += " group=" + std::to_string(function.group_size);
    if (function.fast_math) out_ += " fast_math";
    if (function.ordered) out_ += " ordered";
    if (function.late) out_ += " late=" + std::to_string(function.late);
    out_ += " ";
    params(*function.body());
    out_ += " {\n";
    nodes(*function.body());
    out_ += "}\n";
    return std::move(out_);
  }

 private:
  void define(const Value* value) {
    const auto number = static_cast<std::uint32_t>(numbers_.size());
    numbers_.emplace(value, number);
    use(value);
  }

  void use(const Value* value) {
    const auto it = numbers_.find(value);
    // Broken IR still prints, so that it can be looked at.
    out_ += it == numbers_.end() ? "%?" : "%" + std::to_string(it->second);
  }

  template <class Items, class Print>
  void list(const Items& items, Print print) {
    bool first = true;
    for (const auto& item : items) {
      if (!first) out_ += ", ";
      first = false;
      print(item);
    }
  }

  void params(const Block& block) {
    out_ += "(";
    list(block.params, [&](const Value* param) {
      define(param);
      out_ += ": " + to_string(param->type);
    });
    out_ += ")";
  }

  void nodes(const Block& block) {
    ++depth_;
    for (const Node* each : block.nodes) node(*each);
    --depth_;
  }

  void node(const Node& node) {
    out_.append(2 * depth_, ' ');
    list(node.results, [&](const Value* result) { define(result); });
    if (!node.results.empty()) out_ += " = ";
    out_ += ops::info(node.op).name;
    if (is_literal(node)) {
      out_ += " " + constant_text(node.results[0]->type.dtype, node.attributes[0]);
    } else {
      inputs(node);
      attributes(node);
    }
    if (!node.results.empty()) {
      out_ += " : ";
      list(node.results, [&](const Value* result) { out_ += to_string(result->type); });
    }
    regions(node);
  }

  void inputs(const Node& node) {
    if (has_text(node.op)) out_ += " " + quoted(node.text);
    if (node.operands.empty()) return;
    out_ += has_text(node.op) ? ", " : " ";
    list(node.operands, [&](const Value* operand) { use(operand); });
  }

  void attributes(const Node& node) {
    std::string_view names = ops::info(node.op).attributes;
    std::size_t next = 0;
    while (!names.empty()) {
      std::string_view name = names.substr(0, names.find(' '));
      names.remove_prefix(std::min(names.size(), name.size() + 1));
      if (name.ends_with("...")) {
        if (next == node.attributes.size()) return;
        name.remove_suffix(3);
        out_.append(" ").append(name).append("=[");
        list(std::span(node.attributes).subspan(next),
             [&](std::int64_t value) { out_ += std::to_string(value); });
        out_ += "]";
        return;
      }
      const bool missing = next >= node.attributes.size();
      out_.append(" ").append(name).append("=").append(
          missing ? "?" : std::to_string(node.attributes[next++]));
    }
  }

  void regions(const Node& node) {
    for (std::size_t i = 0; i < node.regions.size(); ++i) {
      const Block& region = *node.regions[i];
      out_ += " ";
      if (const auto word = region_word(node.op, i); !word.empty()) out_.append(word).append(" ");
      if (!region.params.empty()) {
        params(region);
        out_ += " ";
      }
      out_ += "{";
      end_line(i == 0 ? &node : nullptr);
      nodes(region);
      out_.append(2 * depth_, ' ') += "}";
    }
    end_line(node.regions.empty() ? &node : nullptr);
  }

  void end_line(const Node* located) {
    if (debug_ && located && !debug_->locations.empty()) {
      const SourceLocation& where = debug_->at(located->location);
      if (where.line > 0) {
        const std::string_view file(where.file);
        out_ += "  ; ";
        for (const char c : file.substr(file.find_last_of("/\\") + 1)) {
          out_ += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
        }
        out_ += ":" + std::to_string(where.line);
      }
    }
    out_ += "\n";
  }

  const DebugInfo* debug_;
  std::string out_;
  std::size_t depth_ = 0;
  std::unordered_map<const Value*, std::uint32_t> numbers_;
};

}  // namespace

std::string to_text(const Function& function) { return Printer(nullptr).print(function); }

std::string to_text_with_locations(const Function& function, const DebugInfo& debug) {
  return Printer(&debug).print(function);
}

std::string identity(const Function& function) { return sha256_hex(to_text(function)); }

std::string_view region_word(Op op, std::size_t region) {
  if (region == 1 && op == Op::if_) return "else";
  if (region == 1 && op == Op::while_) return "do";
  return "";
}

}  // namespace eas::ir

#include "golden_text.hpp"

#include <map>
#include <sstream>
#include <vector>

#include "base/format.hpp"
#include "base/hash.hpp"
#include "compile/native.hpp"
#include "ops/table.hpp"

namespace eas::golden {
namespace {

constexpr std::size_t kColumns = 100;

std::string step_text(const passes::HostStep& step) {
  using Kind = passes::HostStep::Kind;
  switch (step.kind) {
    case Kind::Constant: return cat(step.value);
    case Kind::Scalar: return cat("%", step.param);
    case Kind::Shape: return cat("%", step.param, ".shape[", step.value, "]");
    case Kind::Stride: return cat("%", step.param, ".stride(", step.value, ")");
    case Kind::Apply: return std::string(ops::info(step.op).name);
    case Kind::Cast: return cat("to ", name(step.dtype));
  }
  __builtin_unreachable();
}

std::string axis_text(const passes::AxisGrid& axis) {
  if (!axis.has_guard) return cat("no guard, tile ", axis.tile);
  return cat("(", join(axis.bound.steps, " ", step_text), ") / ", axis.tile);
}

std::string params_where(const std::vector<bool>& which) {
  std::string out;
  for (std::size_t p = 0; p < which.size(); ++p) {
    if (which[p]) out += cat(" %", p);
  }
  return out.empty() ? " -" : out;
}

std::string word_text(const abi::Word& word) {
  using Kind = abi::WordKind;
  switch (word.kind) {
    case Kind::Data: return cat("%", word.param);
    case Kind::Scalar: return cat("%", word.param, ".bits");
    case Kind::Shape: return cat("%", word.param, ".shape[", word.axis, "]");
    case Kind::Stride: return cat("%", word.param, ".stride(", word.axis, ")");
    case Kind::Low: return cat("%", word.param, ".low");
    case Kind::High: return cat("%", word.param, ".high");
    case Kind::Layout: return cat("%", word.param, ".layout");
  }
  __builtin_unreachable();
}

// The items between blanks, in lines of at most kColumns.
std::string wrapped(const std::vector<std::string>& items) {
  std::string out, line = " ";
  for (const std::string& item : items) {
    if (line.size() + 1 + item.size() > kColumns) {
      out += line + "\n";
      line = " ";
    }
    line += " " + item;
  }
  return out + line + "\n";
}

// The instruction of a line of a body: "%5 = tail call float @f(…)" is "call f". Empty for labels
// and for lines that go on with the one before.
std::string instruction_of(const std::string& line) {
  if (!line.starts_with("  ") || line.starts_with("   ") || line.starts_with("  ]")) return "";
  std::istringstream words(line);
  std::string word;
  words >> word;
  if (word.starts_with("%")) words >> word >> word;  // the '=', and what is behind it
  if (word == "tail" || word == "musttail" || word == "notail") words >> word;
  if (word != "call") return word;
  const std::size_t at = line.find('@');
  if (at == std::string::npos) return "call";
  return "call " + line.substr(at + 1, line.find('(', at) - at - 1);
}

}  // namespace

std::string facts_text(const compile::Code& code) {
  std::string out =
      cat("; reads", params_where(code.access.reads), ", writes", params_where(code.access.writes),
          ", atomics", params_where(code.access.atomics), "\n");
  for (std::size_t a = 0; a < code.grid.axes.size(); ++a) {
    if (!code.grid.axes[a].used) continue;
    out += cat("; grid axis ", a, ": ", axis_text(code.grid.axes[a]), "\n");
  }
  const compile::Native& native = *code.native;
  for (const passes::UnitStride& unit : native.units()) {
    out += unit.axis < 0 ? cat("; may be 1: %", unit.param, "\n")
                         : cat("; may be 1: %", unit.param, ".stride(", unit.axis, ")\n");
  }
  for (const compile::Native::Pair& pair : native.pairs()) {
    out += cat("; may overlap: %", native.buffers()[pair.first].param, " and %",
               native.buffers()[pair.second].param, "\n");
  }
  return out;
}

std::string counts_text(const std::string& llvm) {
  std::map<std::string, int> counts;
  int all = 0;
  std::istringstream lines(llvm);
  std::string line;
  bool body = false;
  while (std::getline(lines, line)) {
    if (line.starts_with("define")) body = true;
    if (line.starts_with("}")) body = false;
    const std::string instruction = body ? instruction_of(line) : "";
    if (instruction.empty()) continue;
    ++counts[instruction];
    ++all;
  }
  const int blocks = counts["br"] + counts["ret"] + counts["switch"] + counts["unreachable"];
  std::string out =
      cat(blocks, " blocks, ", all, " instructions, sha ", sha256_hex(llvm).substr(0, 16), "\n");
  std::vector<std::string> items;
  for (const auto& [instruction, count] : counts) {
    if (count > 0) items.push_back(cat(instruction, " ", count, ","));
  }
  if (!items.empty()) items.back().pop_back();
  return out + wrapped(items);
}

std::string artifact_text(const codegen::Artifact& artifact) {
  std::vector<std::string> words{"words:"};
  for (const abi::Word& word : artifact.words) words.push_back(word_text(word));
  return cat(wrapped(words), "  scratch ", artifact.scratch_bytes, " bytes, a program costs ",
             artifact.program_cost, " ns", artifact.serial ? ", in order" : "", "; object ",
             artifact.object.size(), " bytes, sha ", sha256_hex(artifact.object).substr(0, 16),
             "\n");
}

}  // namespace eas::golden

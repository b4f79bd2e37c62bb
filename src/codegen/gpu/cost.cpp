// What emitted text costs, as far as the text says: for people, above it, and for the tests that compare
// it with what an expert would write (tests/golden/expert_costs.py).
#include <algorithm>
#include <charconv>
#include <vector>

#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"

namespace eas::codegen::gpu {
namespace {

std::int64_t count(std::string_view text, std::string_view what) {
  std::int64_t found = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1))
    ++found;
  return found;
}

// How often the body of `for (uint x = a; x < b; x += c) {` runs; 1 where the text does not say.
std::int64_t trips(std::string_view line) {
  const auto number_after = [&](std::string_view what, std::int64_t otherwise) {
    const std::size_t at = line.find(what);
    if (at == std::string_view::npos) return otherwise;
    std::int64_t value = 0;
    const char* const end = line.data() + line.size();
    const auto [stop, error] = std::from_chars(line.data() + at + what.size(), end, value);
    return error == std::errc{} && stop != end && (*stop == ';' || *stop == ')') ? value
                                                                                 : std::int64_t{-1};
  };
  const std::int64_t from = number_after(" = ", -1), to = number_after(" < ", -1),
                     by = number_after(" += ", 1);
  return from < 0 || to <= from || by < 1 ? 1 : (to - from + by - 1) / by;
}

struct Times {
  std::int64_t once = 0, a_turn = 0;  // outside of the kernel's own loops, and in a turn of them
  std::string text(std::string_view one, std::string_view several) const {
    if (once == 0 && a_turn > 0)
      return cat(a_turn, " ", a_turn == 1 ? one : several, " a turn of a loop");
    std::string out = cat(once, " ", once == 1 ? one : several);
    if (a_turn > 0) out += cat(" and ", a_turn, " a turn of a loop");
    return out;
  }
};

// How often a thread comes to `what`.
Times times(std::string_view body, const std::vector<std::string_view>& what) {
  struct Loop {
    std::size_t indent;
    std::int64_t trips;
    bool own;  // the kernel's
  };
  std::vector<Loop> loops;
  Times out;
  while (!body.empty()) {
    const std::size_t end = std::min(body.find('\n'), body.size() - 1);
    std::string_view line = body.substr(0, end);
    body.remove_prefix(end + 1);
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    line.remove_prefix(indent);
    if (line.starts_with("//")) continue;
    if (line.starts_with("}") && !loops.empty() && loops.back().indent == indent) loops.pop_back();
    const bool own = line.starts_with("for (long ") || line.starts_with("while (true) {");
    if (own || line.starts_with("for (")) loops.push_back({indent, own ? 1 : trips(line), own});
    std::int64_t found = 0;
    for (const std::string_view each : what) found += count(line, each);
    bool turns = false;
    for (const Loop& loop : loops) found *= loop.trips, turns |= loop.own;
    (turns ? out.a_turn : out.once) += found;
  }
  return out;
}

bool is_in_loop(const ir::Node* node) {
  for (const ir::Node* at = node->parent->parent; at; at = at->parent->parent) {
    if (at->op == ir::Op::for_ || at->op == ir::Op::while_) return true;
  }
  return false;
}

}  // namespace

std::string Writer::cost(std::string_view body) const {
  Times bytes;
  ir::walk(*function_.body(), [&](const Node* node) {
    if (!is_access(node->op) || !node->buffer()->block) return;
    (is_in_loop(node) ? bytes.a_turn : bytes.once) +=
        node->offset()->type.shape.elements() *
        static_cast<std::int64_t>(itemsize(node->buffer()->type.dtype));
  });
  const std::int64_t threads = out_.group[0] * out_.group[1] * out_.group[2];
  std::string out =
      cat("// ", threads, " threads a group, ", out_.group_bytes, " bytes of threadgroup memory");
  if (out_.group_bytes > 0) {
    out +=
        cat(" (room for ", std::max<std::int64_t>(1, plan_.target.group_bytes / out_.group_bytes),
            " groups in ", plan_.target.group_bytes, ")");
  }
  const Times barriers = times(body, {dialect_.group_barrier, dialect_.device_barrier});
  out += cat(",\n// ", barriers.text("barrier", "barriers"), ", ");
  if (dialect_.simdgroups) {
    const Times products = times(body, {"simdgroup_multiply_accumulate("});
    const Times loads = times(body, {"simdgroup_load("});
    out += cat(products.text("simdgroup-matrix product", "simdgroup-matrix products"), ",\n// ",
               loads.text("matrix loaded", "matrices loaded"), ", ");
  }
  return out + cat(out_.spill_bytes,
                   " bytes a program in device memory of its own.\n// Loads and stores of a ",
                   function_.mode == ir::Mode::Thread ? "thread" : "program", " move at most ",
                   bytes.text("byte", "bytes"), ".\n");
}

}  // namespace eas::codegen::gpu

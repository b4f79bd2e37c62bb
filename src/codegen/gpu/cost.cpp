// What emitted text costs, as far as the text says: for people, above it.
#include <algorithm>

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

}  // namespace

std::string Writer::cost(std::string_view body) const {
  std::int64_t bytes = 0;
  ir::walk(*function_.body(), [&](const Node* node) {
    if (!is_access(node->op) || !node->buffer()->block) return;
    bytes += node->offset()->type.shape.elements() *
             static_cast<std::int64_t>(itemsize(node->buffer()->type.dtype));
  });
  const std::int64_t threads = out_.group[0] * out_.group[1] * out_.group[2];
  const std::int64_t barriers =
      count(body, dialect_.group_barrier) + count(body, dialect_.device_barrier);
  std::string out =
      cat("// ", threads, " threads a group, ", out_.group_bytes, " bytes of threadgroup memory");
  if (out_.group_bytes > 0) {
    out +=
        cat(" (room for ", std::max<std::int64_t>(1, plan_.target.group_bytes / out_.group_bytes),
            " groups in ", plan_.target.group_bytes, ")");
  }
  out += cat(",\n// ", barriers, barriers == 1 ? " barrier, " : " barriers, ");
  if (dialect_.simdgroups) {
    out += cat(count(body, "simdgroup_multiply_accumulate("), " simdgroup-matrix products, ");
  }
  out += cat(out_.spill_bytes,
             " bytes a program in device memory of its own.\n// Loads and stores of a ",
             function_.mode == ir::Mode::Thread ? "thread" : "program", " move at most ", bytes,
             " bytes; a loop's are counted once.\n");
  return out;
}

}  // namespace eas::codegen::gpu

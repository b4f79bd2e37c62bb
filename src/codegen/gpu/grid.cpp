// Where a program or thread is, and what the arguments look like.
#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"

namespace eas::codegen::gpu {

std::string Writer::element_program_id(const Node& node, const Index&) {
  return program(static_cast<int>(node.attributes[0]));
}

std::string Writer::element_num_programs(const Node& node, const Index&) {
  const auto axis = static_cast<std::int32_t>(node.attributes[0]);
  return slot({abi::Slot::Grid, axis, 0, 8}, "long", cat("programs_", axis));
}

std::string Writer::element_tid(const Node& node, const Index&) {
  const std::int64_t start = node.attributes[0];
  return start == 0 ? "(long)t" : cat(literal(DType::int64, start), " + (long)t");
}

std::string Writer::element_local_id(const Node& node, const Index&) {
  const std::array<std::int64_t, 3>& group = out_.group;
  const std::int64_t axis = node.attributes[0];
  const std::int64_t before = axis == 0 ? 1 : axis == 1 ? group[0] : group[0] * group[1];
  const std::int64_t size = group[static_cast<std::size_t>(axis)];
  if (size == 1) return "0L";
  if (before == 1 && size == group[0] * group[1] * group[2]) return "(long)t";
  return cat("(long)(t / ", before, " % ", size, ")");
}

std::string Writer::element_lane_id(const Node&, const Index&) { return "(long)(t % 32)"; }

std::string Writer::element_sg_id(const Node&, const Index&) { return "(long)(t / 32)"; }

std::string Writer::element_shape_of(const Node& node, const Index&) {
  return word(abi::WordKind::Shape, node.buffer()->index,
              static_cast<std::int32_t>(node.attributes[0]));
}

std::string Writer::element_stride_of(const Node& node, const Index&) {
  return word(abi::WordKind::Stride, node.buffer()->index,
              static_cast<std::int32_t>(node.attributes[0]));
}

}  // namespace eas::codegen::gpu

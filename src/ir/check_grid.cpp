// Checks of ops/grid.def: all give int64.
#include <limits>

#include "base/format.hpp"
#include "ir/check.hpp"

namespace eas::ir {
namespace {

constexpr std::int64_t kMaxBufferRank = 64;  // what torch and NumPy allow

void check_index(const Node& node) {
  want_results(node, 1);
  want_result(node, Type::scalar(DType::int64));
}

void check_grid_axis(const Node& node) {
  want_attribute(node, 0, 0, 2);
  check_index(node);
}

void check_extent(const Node& node) {
  const Type& type = node.buffer()->type;
  if (type.kind != TypeKind::Buffer) {
    fail(node, cat("only buffers have an extent, got ", user_string(type), ", expected a buffer"));
  }
  want_attribute(node, 0, 0, kMaxBufferRank - 1);
  want_results(node, 1);
  want_result(node, Type::scalar(DType::int64));
}

}  // namespace

void check_program_id(const Node& node) { check_grid_axis(node); }
void check_num_programs(const Node& node) { check_grid_axis(node); }
void check_local_id(const Node& node) { check_grid_axis(node); }
void check_lane_id(const Node& node) { check_index(node); }
void check_sg_id(const Node& node) { check_index(node); }
void check_tid(const Node& node) { check_index(node); }
void check_shape_of(const Node& node) { check_extent(node); }
void check_stride_of(const Node& node) { check_extent(node); }

void check_arange(const Node& node) {
  const std::int64_t size = want_attribute(node, 1, 1, kMaxTileElements);
  // The last lane is start + size - 1, which must not wrap.
  want_attribute(node, 0, std::numeric_limits<std::int64_t>::min(),
                 std::numeric_limits<std::int64_t>::max() - (size - 1));
  want_results(node, 1);
  want_result(node, Type::tile(DType::int64, {size}));
}

}  // namespace eas::ir

// The positions of one side of a matrix product: the kept indices of an operand, as a list of panels.
// Panels follow the order of the result, so that tiles are written in whole runs; where the operand
// has its neighbours along another axis, a few steps of that axis come next, so that packing uses
// every cache line it touches while it is near.
#pragma once

#include <cstdint>
#include <vector>

namespace eas::contraction {

struct SideAxis {
  std::int64_t size = 1;
  std::int64_t source = 0;  // stride in the operand, elements
  std::int64_t out = 0;     // stride in the result
  std::int64_t factor = 0;  // stride in the operand's factor, if it has one
};

class Positions {
 public:
  // `run` is how many neighbours are worth reading together; `depth_stride` the smallest stride of
  // the operand along the summed index.
  Positions(std::vector<SideAxis> axes, int width, std::int64_t run, std::int64_t depth_stride);

  int width() const { return width_; }
  std::int64_t size() const { return size_; }
  std::int64_t panels() const { return panels_; }
  // Blocks of panels that should be packed together are multiples of this.
  std::int64_t group() const { return run_; }

  // Panels [first, first + count): offsets in operand and result, `width` a panel, how many exist.
  void fill(std::int64_t first, std::int64_t count, std::int64_t* source, std::int64_t* out,
            int* counts) const;

  // The same panels of the operand's factor.
  Positions of_factor() const;

 private:
  std::vector<SideAxis> lanes_;  // the axes a panel runs along, fastest first
  SideAxis near_;                // the axis of neighbours in the operand, size 1 when it is a lane
  std::vector<SideAxis> rest_;
  int width_ = 1;
  std::int64_t run_ = 1;
  std::int64_t lane_count_ = 1, lane_panels_ = 1, size_ = 1, panels_ = 1;
};

}  // namespace eas::contraction

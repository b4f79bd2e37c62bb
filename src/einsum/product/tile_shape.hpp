// The choice of a tile shape for the sizes at hand.
#pragma once

#include <algorithm>
#include <cstdint>

#include "einsum/product/kernels.hpp"

namespace eas::contraction {

// Cycles of lanes x columns per step of the summed index. A tile of v vectors and c columns takes two
// products a cycle, but no fewer than the eight that hide the latency of one, and two loads a cycle.
template <class T>
double tile_cycles(const TileShape<T>& shape, int vector, std::int64_t lanes,
                   std::int64_t columns) {
  const auto tile = [](std::int64_t v, std::int64_t c) {
    return std::max({static_cast<double>(v * c) / 2, 4.0, static_cast<double>(v + c) / 2});
  };
  const std::int64_t v = shape.lanes / vector;
  const std::int64_t full_lanes = lanes / shape.lanes, full_columns = columns / shape.columns;
  const std::int64_t last_v = (lanes % shape.lanes + vector - 1) / vector;
  const std::int64_t last_c = columns % shape.columns;
  double cycles = static_cast<double>(full_lanes * full_columns) * tile(v, shape.columns);
  if (last_v) cycles += static_cast<double>(full_columns) * tile(last_v, shape.columns);
  if (last_c) cycles += static_cast<double>(full_lanes) * tile(v, last_c);
  if (last_v && last_c) cycles += tile(last_v, last_c);
  return cycles;
}

}  // namespace eas::contraction

// Matrix products straight from strided tensors: rows, columns and the summed index may each be
// several axes of any strides. Operands are packed from where they lie into the order the innermost
// loops want, and tiles are written to where they belong: nothing is transposed on its own.
#pragma once

#include <cstdint>
#include <vector>

#include "einsum/depth.hpp"
#include "einsum/gemm_kernels.hpp"
#include "einsum/positions.hpp"

namespace eas::contraction {

// Axes have sizes of two or more.
struct MatrixAxes {
  std::vector<SideAxis> rows;     // kept axes of a
  std::vector<SideAxis> columns;  // kept axes of b
  std::vector<DepthAxis> depth;   // summed over
};

template <class T>
struct MatrixData {
  const T* a = nullptr;
  const T* b = nullptr;
  T* out = nullptr;         // does not overlap a and b
  bool accumulate = false;  // add to what is there
};

// Made once for its axes, used for any number of products, by many threads at once.
template <class T>
class MatrixMultiplier {
 public:
  explicit MatrixMultiplier(MatrixAxes axes);
  // How the work is cut and added up depends on the axes and on `parallel`, never on the number of
  // threads there are.
  void run(MatrixData<T> data, bool parallel) const;

 private:
  class Pass;
  void run_long(const MatrixData<T>& data, std::int64_t parts) const;

  bool turned_;  // rows and columns have changed places
  MatrixAxes axes_;
  const TileShape<T>& shape_;
  Positions lanes_, columns_;
  Depth depth_;
};

}  // namespace eas::contraction

// Matrix products straight from strided tensors: rows, columns and the summed index may each be
// several axes of any strides. Operands are packed from where they lie into the order the innermost
// loops want, and tiles are written to where they belong: nothing is transposed on its own.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "einsum/product/depth.hpp"
#include "einsum/product/kernels.hpp"
#include "einsum/product/positions.hpp"

namespace eas::contraction {

// Axes have sizes of two or more.
struct MatrixAxes {
  std::vector<SideAxis> rows;     // kept axes of a
  std::vector<SideAxis> columns;  // kept axes of b
  std::vector<DepthAxis> depth;   // summed over
  // The operand is multiplied by a factor, of the strides its axes say, while it is packed.
  bool a_has_factor = false, b_has_factor = false;
};

template <class T>
struct MatrixData {
  const T* a = nullptr;
  const T* b = nullptr;
  T* out = nullptr;             // does not overlap a and b
  bool accumulate = false;      // add to what is there
  const T* a_factor = nullptr;  // of the operands that have one
  const T* b_factor = nullptr;
};

// Made once for its axes, used for any number of products, by many threads at once.
template <class T>
class MatrixMultiplier {
 public:
  explicit MatrixMultiplier(MatrixAxes axes) : MatrixMultiplier(std::move(axes), nullptr) {}
  // How the work is cut and added up depends on the axes and on `parallel`, never on the number of
  // threads there are.
  void run(MatrixData<T> data, bool parallel) const;

 private:
  class Pass;
  // `depth`: the steps of these axes if they are known, rows and columns as they will be.
  MatrixMultiplier(MatrixAxes axes, std::shared_ptr<const Depth> depth);
  void run_long(const MatrixData<T>& data, std::int64_t parts) const;

  bool turned_;  // rows and columns have changed places
  MatrixAxes axes_;
  const TileShape<T>& shape_;
  Positions lanes_, columns_;
  std::optional<Positions> lanes_factor_, columns_factor_;
  std::shared_ptr<const Depth> depth_;
};

}  // namespace eas::contraction

// Products: products of matrices.
#pragma once

#include "codegen/llvm/emit/writer.hpp"
#include "codegen/llvm/gemm/gemm.hpp"

namespace eas::codegen {

class Elements;
class Linears;
class Loops;
class Masks;
class Memory;
class SummedProducts;
class Units;
class Walk;

class Products : Writer {
 public:
  Products(Frame& frame, Known& known, Loops& loops, Elements& elements, Linears& linears,
           Masks& masks, Memory& memory, Walk& walk, Units& units, SummedProducts& summed_products)
      : Writer(frame, known),
        loops_(loops),
        elements_(elements),
        linears_(linears),
        masks_(masks),
        memory_(memory),
        walk_(walk),
        units_(units),
        summed_products_(summed_products) {}

  void emit_product(const ir::Node& node);

 private:
  void pack_rows(const ir::Value* operand, const Coords& batch, DType dtype, llvm::Value* to,
                 std::int64_t width, std::int64_t panel_size);
  void prefetch_row(const ir::Value* operand, const Coords& coords);
  GemmOperand rows_in_place(const ir::Value* operand, const Coords& batch, DType dtype,
                            llvm::Value* room);
  llvm::Value* steps_of(const ir::Node& product, const Coords& batch);
  void convert_stored(const Stored& from, const Stored& to);

  Loops& loops_;
  Elements& elements_;
  Linears& linears_;
  Masks& masks_;
  Memory& memory_;
  Walk& walk_;
  Units& units_;
  SummedProducts& summed_products_;
};

}  // namespace eas::codegen

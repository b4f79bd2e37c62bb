// Products: products of matrices.
#pragma once

#include <optional>

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
  // Factors of fewer bits than their sums: how they are packed and multiplied.
  struct Narrow {
    GemmFactors how;
    DType a, b;            // what each side is packed as
    int each;              // how many lie in one element
    bool shifted = false;  // A's bytes, by 128
  };
  struct NarrowRoom {
    llvm::Value* a = nullptr;     // A's rows, where they do not lie in memory as they are wanted
    llvm::Value* rows = nullptr;  // B's, before they are joined
    llvm::Value* less = nullptr;  // what the shift adds to each column
  };

  void pack_rows(const ir::Value* operand, const Coords& batch, DType dtype, llvm::Value* to,
                 std::int64_t width, std::int64_t panel_size, bool shifted = false);
  std::optional<Narrow> narrow_factors(const ir::Node& product, DType sum);
  NarrowRoom room_for(const Narrow& narrow, const GemmLayout& layout, const GemmShape& shape,
                      std::int64_t k);
  GemmOperand pack_narrow(const Narrow& narrow, const ir::Node& product, const Coords& batch,
                          const GemmLayout& layout, const GemmShape& shape, const NarrowRoom& room,
                          llvm::Value* a_rows, llvm::Value* panels);
  void join_rows(const Narrow& narrow, const GemmLayout& layout, const GemmShape& shape,
                 std::int64_t k, const GemmOperand& rows, llvm::Value* panels, llvm::Value* less);
  bool lies_in_rows(const ir::Value* operand, DType dtype);
  void pack_narrow_rows(const Narrow& narrow, const ir::Value* operand, const Coords& batch,
                        const NarrowRoom& room, llvm::Value* to, std::int64_t width);
  static std::int64_t padded_columns(const GemmLayout& layout, const GemmShape& shape);
  void prefetch_row(const ir::Value* operand, const Coords& coords);
  GemmOperand rows_in_place(const ir::Value* operand, const Coords& batch, DType dtype,
                            llvm::Value* room);
  llvm::Value* steps_of(const ir::Node& product, const Coords& batch, int each);
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

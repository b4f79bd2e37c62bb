// Products: products of matrices.
#pragma once

#include <optional>
#include <unordered_map>

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
  // Before a loop that sums up a product: memory for what several of its turns pack, one behind the
  // other along k, if it is better to multiply that at once.
  void gather(const ir::Node& product);

 private:
  // Factors of fewer bits than their sums: how they are packed and multiplied.
  struct Narrow {
    GemmFactors how;
    DType a, b;            // what each side is packed as
    int each;              // how many lie in one element
    bool shifted = false;  // A's bytes, by 128
    bool is_float() const { return how == GemmFactors::BFloats; }
  };
  struct NarrowRoom {
    llvm::Value* a = nullptr;      // A's rows, where they do not lie in memory as they are wanted
    llvm::Value* rows = nullptr;   // B's, before they are joined
    llvm::Value* less = nullptr;   // what the shift adds to each column
    llvm::Value* least = nullptr;  // of floats of turns before, A's and B's
    // Of each slot of A: the address and row stride of what is packed there, and the least of its floats.
    llvm::Value *known = nullptr, *slot_least = nullptr;
  };
  // How a product is computed, and the memory for its operands.
  struct Way {
    GemmTerms terms;
    std::optional<Narrow> narrow;
    std::int64_t turns = 1;         // of a loop that are multiplied at once
    std::int64_t k = 0, steps = 0;  // of one turn, and the elements that k holds
    GemmShape shape{};              // of all turns, k in elements
    GemmLayout layout{};
    // A's turns stay for the next program, which often has the same rows: as many as there are slots.
    std::int64_t slots = 1, a_stride = 0;
    llvm::Value *a_rows = nullptr, *b_panels = nullptr;
    NarrowRoom room{};
  };
  struct Packed {
    GemmOperand a, b;
    llvm::Value* exact = nullptr;  // i1, of floats: whether no factor or sum is subnormal
  };
  // Of a turn, among those that are multiplied at once and among A's slots.
  struct Place {
    llvm::Value *turn, *slot;
  };

  void pack_rows(const ir::Value* operand, const Coords& batch, DType dtype, llvm::Value* to,
                 std::int64_t width, std::int64_t panel_size, bool shifted = false);
  Way way_of(const ir::Node& product, bool in_loop);
  std::optional<Narrow> narrow_factors(const ir::Node& product, DType sum);
  NarrowRoom room_for(const Way& way);
  Packed pack(const Way& way, const ir::Node& product, const Coords& batch, const Place* place);
  Packed pack_narrow(const Way& way, const ir::Node& product, const Coords& batch,
                     const Place* place);
  llvm::Value* join_rows(const Way& way, const GemmOperand& rows, llvm::Value* place);
  llvm::Value* least_in_rows(const Way& way, llvm::Value* rows);
  bool lies_in_rows(const ir::Value* operand, DType dtype);
  llvm::Value* pack_narrow_a(const Way& way, const ir::Value* operand, const Coords& batch,
                             const Place* place);
  void pad_rows(const Way& way, llvm::Value* to);
  void copy_rows(const Way& way, const GemmOperand& from, llvm::Value* to);
  llvm::Value* so_far(llvm::Value* place, llvm::Constant* none, llvm::Value* kept);
  void multiply(const Way& way, const Packed& packed, const GemmSums& sums);
  static std::int64_t padded_columns(const Way& way);
  std::int64_t lanes_in_rows(const Way& way) const;
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
  std::unordered_map<const ir::Node*, Way> gathered_;
};

}  // namespace eas::codegen

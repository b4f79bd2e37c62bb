// Units: the loops of a plan, unit after unit.
#pragma once

#include <unordered_map>
#include <utility>
#include <vector>

#include "codegen/llvm/emit/masks.hpp"
#include "codegen/llvm/plan/plan.hpp"

namespace eas::codegen {

class Atomics;
class Control;
class Products;
class Folds;
class Memory;
class Rearrange;
class Reports;
class SummedProducts;
class Walk;
struct Lanewise;

class Units : Writer {
 public:
  // Which class writes what a unit asks for.
  struct Others {
    Atomics& atomics;
    Control& control;
    Products& products;
    Folds& folds;
    Rearrange& rearrange;
    Reports& reports;
    SummedProducts& summed_products;
  };
  Units(Frame& frame, Known& known, Loops& loops, Elements& elements, Linears& linears,
        Memory& memory, Walk& walk, const Others& others)
      : Writer(frame, known),
        loops_(loops),
        elements_(elements),
        linears_(linears),
        memory_(memory),
        walk_(walk),
        others_(others) {}

  // `carried`: what the block gives, and where it goes.
  void run_plan(const ir::Block& block, const std::vector<Carry>& carried);
  // All of a tile, to memory of its own.
  void materialise(const ir::Value* value, const Stored& to);
  void write_roots(const Unit& unit, const Coords& coords);
  // What the unit keeps, behind where its walk along the lanes stopped: all the same.
  void fill_padding(const Unit& unit, const Lanewise& how, const Coords& at, llvm::Value* begin);
  // Of the loads a unit's values come from, and of its stores; `repeated`: also of tiles that are
  // repeated along an axis.
  std::vector<Mask> masks_of(const Unit& unit, bool repeated = false) const;
  unsigned lanes_for(const Unit& unit, std::int64_t length) const;

 private:
  void emit_unit(const Unit& unit, std::vector<std::pair<Stored, Stored>>& copies);
  void emit_one(const ir::Node& node);
  void lower_scan_of_table(const ir::Node& node);
#define EAS_STRUCTURED(name, ...) EAS_BY_KIND(name, EAS_CELL(lowering, __VA_ARGS__))
#define EAS_BY_KIND(name, kind) EAS_BY_KIND_OF(name, kind)
#define EAS_BY_KIND_OF(name, kind) EAS_BY_KIND_##kind(name)
#define EAS_BY_KIND_Whole(name) void lower_##name(const ir::Node& node);
#define EAS_BY_KIND_None(name)
#define EAS_BY_KIND_Before(name)
#define EAS_BY_KIND_Elements(name)
#include "ops/ops.def"
#undef EAS_BY_KIND
#undef EAS_BY_KIND_OF
#undef EAS_BY_KIND_Whole
#undef EAS_BY_KIND_None
#undef EAS_BY_KIND_Before
#undef EAS_BY_KIND_Elements
  void emit_loops(const Unit& unit);

  Loops& loops_;
  Elements& elements_;
  Linears& linears_;
  Memory& memory_;
  Walk& walk_;
  Others others_;
  std::unordered_map<const Root*, Stored> pending_;  // where the unit being written puts values
};

}  // namespace eas::codegen

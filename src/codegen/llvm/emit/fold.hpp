// Folds: reductions and scans of tiles, by an op or by a function of the user's.
#pragma once

#include <vector>

#include "codegen/llvm/emit/writer.hpp"
#include "codegen/llvm/plan/plan.hpp"

namespace eas::codegen {

class Accumulators;
class Elements;
class Fused;
class Loops;
class Memory;
class Units;
class Walk;

class Folds : Writer {
 public:
  Folds(Frame& frame, Known& known, Loops& loops, Elements& elements, Memory& memory, Walk& walk,
        Accumulators& accumulators, Units& units, Fused& fused)
      : Writer(frame, known),
        loops_(loops),
        elements_(elements),
        memory_(memory),
        walk_(walk),
        accumulators_(accumulators),
        units_(units),
        fused_(fused) {}

  void emit_reductions(const Unit& unit);
  void emit_scan(const ir::Node& node);
  void emit_fold(const ir::Node& node);  // reduce and scan with a region

 private:
  void reduce_axis(const Unit& unit, const std::vector<const ir::Node*>& folds,
                   const std::vector<Stored>& results);
  void over_lines(const ir::Shape& shape, int axis, DType dtype,
                  llvm::function_ref<void(const Coords&, const Chunk&)> body);
  Values inline_region(const ir::Block& region, llvm::ArrayRef<llvm::Value*> params,
                       unsigned lanes);

  Loops& loops_;
  Elements& elements_;
  Memory& memory_;
  Walk& walk_;
  Accumulators& accumulators_;
  Units& units_;
  Fused& fused_;
};

}  // namespace eas::codegen

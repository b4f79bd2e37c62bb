// Control: loops and branches of a planned block.
#pragma once

#include "codegen/llvm/emit/summed_products.hpp"

namespace eas::codegen {

class Asking;
class Memory;
class Products;
class Units;

class Control : Writer {
 public:
  Control(Frame& frame, Known& known, Loops& loops, Elements& elements, Memory& memory,
          Asking& asking, Units& units, SummedProducts& summed_products, Products& products)
      : Writer(frame, known),
        loops_(loops),
        elements_(elements),
        memory_(memory),
        asking_(asking),
        units_(units),
        summed_products_(summed_products),
        products_(products) {}

  void emit_for(const ir::Node& node);
  void emit_while(const ir::Node& node);
  void emit_if(const ir::Node& node);

 private:
  void make_homes(const ir::Node& node, llvm::ArrayRef<ir::Value*> inits,
                  llvm::ArrayRef<SummedProducts::Sums> sums, llvm::Value* any_turn);

  Loops& loops_;
  Elements& elements_;
  Memory& memory_;
  Asking& asking_;
  Units& units_;
  SummedProducts& summed_products_;
  Products& products_;
};

}  // namespace eas::codegen

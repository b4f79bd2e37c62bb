// Reports: what a running kernel says. Checks of EAS_CHECK=1, promises that were broken, printed values.
#pragma once

#include <llvm/ADT/STLFunctionalExtras.h>

#include "codegen/llvm/emit/writer.hpp"

namespace eas::codegen {

class Elements;
class Loops;
class Memory;
class Units;
class Walk;

class Reports : Writer {
 public:
  Reports(Frame& frame, Known& known, Loops& loops, Elements& elements, Memory& memory, Walk& walk,
          Units& units)
      : Writer(frame, known),
        loops_(loops),
        elements_(elements),
        memory_(memory),
        walk_(walk),
        units_(units) {}

  void emit_check(const ir::Node& node);
  void emit_assert(const ir::Node& node);
  void emit_print(const ir::Node& node);

 private:
  void each_element(const ir::Shape& shape,
                    llvm::function_ref<void(const Coords&, llvm::Value*)> fn);
  void check_access(const ir::Node& node);
  void check_multiple(const ir::Node& node);

  Loops& loops_;
  Elements& elements_;
  Memory& memory_;
  Walk& walk_;
  Units& units_;
};

}  // namespace eas::codegen

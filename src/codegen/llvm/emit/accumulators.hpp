// Accumulators: what a reduction carries along, combined in a fixed order at the end.
#pragma once

#include "codegen/llvm/emit/writer.hpp"

namespace eas::codegen {

class Elements;

bool is_arg(const ir::Node& node);  // a reduction that gives where, not what

class Accumulators : Writer {
 public:
  Accumulators(Frame& frame, Known& known, Elements& elements)
      : Writer(frame, known), elements_(elements) {}

  // lanes 0: scalars. A reduction carries `parts` accumulators; an arg-reduction the best elements
  // and then their indices, -1 for none yet.
  void start(const ir::Node& node, unsigned lanes, unsigned parts, Carried& carried);
  // `index` is that of the first lane along the reduced axis when lanes run along it, else of all.
  void accumulate(const ir::Node& node, std::size_t first, const Lanes& x, const Chunk& chunk,
                  llvm::Value* index, bool along_lanes, Carried& carried, unsigned parts);
  // All parts and lanes as one scalar.
  llvm::Value* finish(const ir::Node& node, std::size_t first, unsigned parts, Carried& carried);

 private:
  void combine(const ir::Node& node, llvm::Value*& best_x, llvm::Value*& where_x,
               llvm::Value* best_y, llvm::Value* where_y);

  Elements& elements_;
};

}  // namespace eas::codegen

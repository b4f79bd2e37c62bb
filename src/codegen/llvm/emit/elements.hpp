// Elements: those of a value at some coordinates, computed where they are needed and remembered for as
// long as they are true.
#pragma once

#include <optional>
#include <unordered_map>

#include "codegen/llvm/emit/loops.hpp"
#include "codegen/llvm/emit/writer.hpp"

namespace eas::codegen {

class Linears;
class Masks;
class Memory;

class Elements : Writer {
 public:
  Elements(Frame& frame, Known& known, Loops& loops, Linears& linears, Masks& masks, Memory& memory)
      : Writer(frame, known), loops_(loops), linears_(linears), masks_(masks), memory_(memory) {}

  llvm::Value* scalar(const ir::Value* value);
  bool has_scalar(const ir::Value* value) const { return scalars_.count(value) != 0; }
  void define(const ir::Value* value, llvm::Value* scalar) { scalars_[value] = scalar; }
  // A scalar node, written now.
  void emit_scalar(const ir::Node& node);

  Lanes eval(const ir::Value* value, Coords coords);
  llvm::Value* element(const ir::Value* value, const Coords& coords);
  void remember(const ir::Value* value, const Coords& coords, const Lanes& lanes);

  Coords normalised(const ir::Shape& shape, Coords coords);
  // Where an op that only moves elements reads its operand; none for a reshape that regroups them.
  std::optional<Coords> source_coords(const ir::Node& node, const Coords& coords);

  // Applies fn to the operands part by part; one scalar when all are uniform.
  Lanes map(llvm::ArrayRef<Lanes> operands,
            llvm::function_ref<llvm::Value*(llvm::ArrayRef<llvm::Value*>)> fn);
  llvm::Value* part(const Lanes& lanes, unsigned part);  // as a vector
  Lanes spread(const Lanes& lanes);                      // never uniform
  bool is_quotient(const ir::Value* value);

 private:
  Lanes compute(const ir::Value* value, const Coords& coords);
  Lanes compute_node(const ir::Node& node, std::uint32_t result, const Coords& coords);
  Lanes rows_of(const ir::Value* value, const Coords& coords);
  llvm::Value* row_index(llvm::Value* index, unsigned part);
  void eval_parts_first(const Key& key);
  std::optional<Key> part_of(const Key& key, std::size_t index);
  const Lanes* known_lanes(const Key& key) const;
  std::optional<Lanes> same_quotients(const ir::Node& node, const Coords& coords);
  std::optional<Lanes> mostly_same_quotients(const ir::Node& node, llvm::Value* first,
                                             const Coords& coords);
  std::optional<Lanes> leading_lanes(const ir::Value& mask, const Coords& coords);
  Lanes side_by_side(llvm::ArrayRef<Lanes> operands,
                     llvm::function_ref<llvm::Value*(llvm::ArrayRef<llvm::Value*>)> fn);
  // first + stride * lane, and from one part to the next by_row if that is given.
  Lanes counted(llvm::Value* first, llvm::Value* stride, llvm::Value* by_row = nullptr);

  Loops& loops_;
  Linears& linears_;
  Masks& masks_;
  Memory& memory_;
  std::unordered_map<const ir::Value*, llvm::Value*> scalars_;
  int eval_depth_ = 0;
};

}  // namespace eas::codegen

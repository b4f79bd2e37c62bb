// Linears: integer tiles as base + sum of stride * index, which decides whether an access is
// contiguous, strided or a broadcast.
#pragma once

#include <optional>

#include "codegen/llvm/emit/loops.hpp"
#include "codegen/llvm/emit/writer.hpp"

namespace eas::codegen {

class Elements;

// The number a value is known to be; a null stride is 0.
std::optional<std::int64_t> constant(const llvm::Value* value);

class Linears : Writer {
 public:
  Linears(Frame& frame, Known& known, Loops& loops, Elements& elements)
      : Writer(frame, known), loops_(loops), elements_(elements) {}

  // Null where it is no such sum.
  const Linear* linear(const ir::Value* value);
  llvm::Value* at(const Linear& linear, const Coords& coords, int rank);
  // Whether some memory behind the tiles is contiguous along `rows` and not along `lanes`.
  bool lies_along(llvm::ArrayRef<const ir::Value*> tiles, int lanes, int rows);

 private:
  std::optional<Linear> make_linear(const ir::Value* value);
  std::optional<const ir::Value*> linear_part(const ir::Value* value, std::size_t index);
  const std::optional<Linear>* known_linear(const ir::Value* value) const;

  Loops& loops_;
  Elements& elements_;
};

}  // namespace eas::codegen

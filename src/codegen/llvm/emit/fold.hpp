// Folds: reductions and scans of tiles, by an op or by a function of the user's.
#pragma once

#include <optional>
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
struct Lanewise;
struct Mask;

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
  std::int64_t bytes_ahead(const ir::Node& fold, const ir::Type& tile) const;
  void skip_padding(const Unit& unit, const std::vector<const ir::Node*>& folds, Lanewise& how);
  void over_lines(const ir::Shape& shape, int axis, DType dtype,
                  llvm::function_ref<void(const Coords&, const Chunk&)> body);
  Values inline_region(const ir::Block& region, llvm::ArrayRef<llvm::Value*> params,
                       unsigned lanes);

  // Along the lanes (fold_lanes.cpp). The first two give whether they wrote it: not every line is
  // worth it.
  bool scan_along_lanes(const ir::Node& node, const Stored& out);
  bool fold_along_lanes(const ir::Node& node, const std::vector<Stored>& out);
  std::optional<Lanewise> along_lanes(const ir::Shape& shape, int axis,
                                      llvm::ArrayRef<DType> dtypes, unsigned parts) const;
  std::vector<Mask> masks_of(llvm::ArrayRef<const ir::Value*> tiles, const ir::Shape& shape) const;
  void over_other_axes(const ir::Shape& shape, int axis,
                       llvm::function_ref<void(const Coords&)> body);
  Values combined(const ir::Node& node, const Values& x, const Values& y, unsigned lanes);
  Values after(const ir::Node& node, const Carried& before, const Values& y, unsigned lanes);
  Values across(const ir::Node& node, Values x, unsigned there);
  Values as_one(const ir::Node& node, std::vector<Values> parts);
  Values tree(const ir::Node& node, std::vector<Values> parts, unsigned there);
  void keep_chunks(const ir::Node& node, const Lanewise& how, const Coords& at,
                   llvm::function_ref<std::vector<Values>(const Coords&, const Chunk&)> read,
                   std::vector<Stored>& kept);
  Values scan_parts(const ir::Node& node, const std::vector<Values>& parts, const Coords& coords,
                    Carried before, const std::vector<Stored>& out);

  Loops& loops_;
  Elements& elements_;
  Memory& memory_;
  Walk& walk_;
  Accumulators& accumulators_;
  Units& units_;
  Fused& fused_;
};

}  // namespace eas::codegen

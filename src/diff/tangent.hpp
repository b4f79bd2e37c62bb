// The walk forward. Every node of the primal is copied, and where its result varies what makes the
// result's tangent follows it, so a value and its tangent are in scope together: loops carry both,
// branches give both, and a tangent is stored where its value is. Nothing is kept or computed twice.
//
// A tangent is the derivative of a value along the direction the d_ arrays of wrt= give. None is held
// for a value whose tangent is 0 everywhere. Those of 16-bit floats are kept in float32.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "diff/activity.hpp"
#include "diff/diff.hpp"
#include "diff/hidden.hpp"
#include "diff/lanes.hpp"
#include "diff/term.hpp"
#include "ir/build.hpp"
#include "ir/clone.hpp"

namespace eas::diff {

class Tangent {
 public:
  Tangent(const ir::Function& primal, ir::Function& out, const ir::DebugInfo& debug,
          const Request& request);
  void run();
  passes::Sharing sharing() const;
  std::vector<std::string> param_names() const { return hidden_.names(debug_.params); }

 private:
  // Why a tangent may be 0 in some lanes: a mask of its own shape, or a choice, of which less is known.
  struct Zeros {
    bool chosen = false;
    const ir::Value* mask = nullptr;
    Zeros operator|(const Zeros& other) const;
  };
  static constexpr Zeros kChosen{true, nullptr};
  struct Held {
    ir::Value* value;
    Zeros zeros;
  };
  // A value whose tangent is not known; an error where one is asked for.
  struct Unknown {
    const ir::Node* node;
    std::string what;
  };

  [[noreturn]] void refuse(const ir::Node& node, const std::string& what) const;
  std::string tangent_name(const ir::Value* param) const;

  // --- the walk ---
  void follow(const ir::Block& block);
  void follow_node(const ir::Node& node);
  void derive(const ir::Node& node);
  void derive_elementwise(const ir::Node& node);
  bool is_unknown(const ir::Node& node);  // by its operands; then its results are too
#define EAS_STRUCTURED(name, ...) EAS_TANGENT(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_REDUCE(name, ...) EAS_TANGENT(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_SCAN(name, ...) EAS_TANGENT(name, EAS_CELL(gradient, __VA_ARGS__))
#define EAS_TANGENT(name, kind) EAS_TANGENT_OF(name, kind)
#define EAS_TANGENT_OF(name, kind) EAS_TANGENT_##kind(name)
#define EAS_TANGENT_Rule(name) void tangent_##name(const ir::Node& node);
#define EAS_TANGENT_Bilinear(name)
#define EAS_TANGENT_None(name)
#define EAS_TANGENT_Refuse(name)
#include "ops/ops.def"
#undef EAS_TANGENT
#undef EAS_TANGENT_OF
#undef EAS_TANGENT_Rule
#undef EAS_TANGENT_Bilinear
#undef EAS_TANGENT_None
#undef EAS_TANGENT_Refuse

  bool varies(const ir::Value* value) const { return activity_.varies(value); }
  ir::Value* now(const ir::Value* value) const;
  ir::Value* wide(const ir::Value* value);  // as its tangent is computed with
  ir::Value* as(ir::Value* x, DType dtype);
  ir::Type tangent_type(const ir::Value* value) const;
  ir::Value* zero(const ir::Type& type);

  // The tangent of a value; null where it is 0.
  ir::Value* tangent(const ir::Value* value) const;
  // The same, with zeros in place of none.
  ir::Value* tangent_or_zero(const ir::Value* value);
  Zeros zeros_of(const ir::Value* value) const;
  // Of a tangent whose elements are those of this value's, moved or combined.
  Zeros zeros_moved(const ir::Value* value) const;
  void set(const ir::Value* value, ir::Value* tangent, Zeros zeros);
  Term incoming(const ir::Value* value);

  // --- tiles ---
  void moved(const ir::Node& node, ir::Value* tangent);  // made of the tangent of x alone
  void selected(const ir::Node& node);                   // max and min
  void product(const ir::Node& node, ir::Op fold);
  void bilinear(const ir::Node& node);
  ir::Value* spread_along(ir::Value* reduced, const ir::Shape& shape, std::int64_t axis);

  // --- control ---
  void follow_loop(const ir::Node& node);
  void begin_region(const ir::Block& region, ir::Node* copy);
  void end_region(const ir::Block& region, const std::vector<std::size_t>& varying);
  std::vector<std::size_t> varying_results(const ir::Node& node) const;
  void take_results(const ir::Node& node, const ir::Node& copy,
                    const std::vector<std::size_t>& varying);

  // --- memory ---
  void begin_params();
  void begin_memory(const ir::Node& node);                // alloc_tg and workspace
  ir::Value* tangents_of(const ir::Value* memory) const;  // null where nobody gave any
  void check_atomics() const;

  const ir::Function& primal_;
  ir::Function& out_;
  const ir::DebugInfo& debug_;
  const Request& request_;
  Activity activity_;
  Hidden hidden_;
  ir::BlockBuilder build_;
  ir::ValueMap map_;  // from values of the primal to their copies
  std::unordered_map<const ir::Value*, Held> tangents_;
  std::unordered_map<const ir::Value*, Unknown> unknown_;
  std::unordered_map<const ir::Value*, ir::Value*> memory_tangents_;
  std::unordered_map<const ir::Value*, Lanes> lanes_;  // by the mask
  std::unordered_set<const ir::Value*> shifts_;
};

}  // namespace eas::diff

// The parameters of a derived function: those of the primal that users give, the derivatives they give,
// and then what only launches know: the primal's hidden parameters and the new function's own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "diff/diff.hpp"
#include "ir/clone.hpp"

namespace eas::diff {

class Hidden {
 public:
  Hidden(const ir::Function& primal, ir::Function& out, const Request& request)
      : primal_(primal), out_(out), request_(request) {}

  // How many of the primal's parameters users give; they have the same numbers in the new function.
  std::size_t visible() const;
  // Nobody sees what it holds after the primal's launch.
  bool is_own(const ir::Value* param) const;
  // Which parameters vary: what begins as a copy does as what it is a copy of.
  static std::vector<bool> wrt(const ir::Function& primal, const Request& request);

  // Once the others are there.
  void add_those_of_primal(ir::ValueMap& map);
  // Memory for the derivatives of a parameter that nobody gave any for, or only to begin with, or to be
  // added to.
  ir::Value* add_derivatives(const ir::Value* param, DType dtype);

  // A copy of what a parameter of the primal holds when it begins.
  ir::Value* add_copy(const ir::Value* param);

  const std::vector<passes::Sharing::Hidden>& all() const { return all_; }
  // The names of the new function's parameters from those of the primal's.
  std::vector<std::string> names(std::vector<std::string> of_primal) const;

 private:
  const passes::Sharing::Hidden* of(const ir::Value* param) const;
  std::optional<std::uint32_t> derivative_of(std::uint32_t param) const;

  const ir::Function& primal_;
  ir::Function& out_;
  const Request& request_;
  std::vector<passes::Sharing::Hidden> all_;
  struct Made {
    const ir::Value* param;
    bool derived;
  };
  std::vector<Made> made_;  // of `all_` after the primal's
};

}  // namespace eas::diff

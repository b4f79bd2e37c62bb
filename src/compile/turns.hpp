// How often the loops of a kernel go round in a launch, where its arguments say so. The code
// generator does not know the arguments and guesses; with them a launch knows whether it is worth
// many threads, and whether it may take long.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ir/ir.hpp"
#include "passes/analysis/host_expression.hpp"

namespace eas::compile {

struct NativeArgument;

class Turns {
 public:
  explicit Turns(const ir::Function& function);

  // How much longer a program runs than Artifact::program_cost says; at least 1.
  double factor(std::span<const NativeArgument> arguments) const {
    return loops_.empty() ? 1 : work_out(arguments);
  }
  // There is a loop whose turns nobody knows before it runs.
  bool open_ended() const { return open_ended_; }

 private:
  struct Loop {  // a `for` whose bounds the arguments say
    passes::HostExpression low, high, step;
    std::int32_t outer;  // the one around it, or -1
  };
  double work_out(std::span<const NativeArgument> arguments) const;
  void collect(const ir::Block& block, std::int32_t outer);

  std::vector<Loop> loops_;
  bool open_ended_ = false;
};

}  // namespace eas::compile

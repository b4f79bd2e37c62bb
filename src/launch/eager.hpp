// Eager mode: one program of a launch, each node evaluated by the interpreter as the tracer emits
// it, so that values are real while the body runs.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "interp/interp.hpp"
#include "launch/grid.hpp"
#include "launch/launch.hpp"
#include "trace/tracer.hpp"

namespace eas::launch {

// What the programs of one eager launch share.
struct EagerLaunch {
  EagerLaunch(std::span<const interp::Argument> arguments, ir::Mode mode,
              const LaunchOptions& options);

  std::span<const interp::Argument> arguments;
  ir::Mode mode;  // of the kernel as it was compiled
  interp::Launch launch;
};

// Program by program, axis 0 fastest.
template <class Fn>
void for_each_program(const Extent& grid, const Fn& fn) {
  Extent program{};
  for (program[2] = 0; program[2] < grid[2]; ++program[2]) {
    for (program[1] = 0; program[1] < grid[1]; ++program[1]) {
      for (program[0] = 0; program[0] < grid[0]; ++program[0]) fn(program);
    }
  }
}

class EagerProgram final : public trace::EagerHooks {
 public:
  EagerProgram(const EagerLaunch& launch, std::array<std::int64_t, 3> program)
      : launch_(launch), program_(program) {}

  // The tracer has its parameters: from now on nodes are evaluated.
  void start(trace::Tracer& tracer);

  void evaluate(const ir::Node& node) override;
  bool is_uniform(const ir::Value& value) const override;
  void push_mask(const ir::Value& condition) override;
  void pop_mask() override;
  bool any_active() const override;
  std::int64_t scalar_bits(const ir::Value& value) const override;
  std::string format(const ir::Value& value) const override;
  void mode_changed(ir::Mode mode, std::int64_t group_size) override;
  void forget(const ir::Value& value) override;

 private:
  const EagerLaunch& launch_;
  std::array<std::int64_t, 3> program_;
  std::optional<interp::Evaluator> evaluator_;
};

}  // namespace eas::launch

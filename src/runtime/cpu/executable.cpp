#include "runtime/cpu/executable.hpp"

#include "runtime/cpu/launch.hpp"
#include "runtime/cpu/loader.hpp"

namespace eas::runtime::cpu {
namespace {

class MachineCode final : public Executable {
 public:
  MachineCode(const abi::Artifact& artifact, const LoadOptions& options)
      : code_(LoadedCode::load(artifact.object, options)),
        entry_(code_->entry()),
        scratch_bytes_(artifact.scratch_bytes),
        program_cost_(artifact.program_cost),
        serial_(artifact.serial) {}

  abi::Report run(const Launch& launch) const override {
    const KernelFacts facts{scratch_bytes_, program_cost_ * launch.turns,
                            serial_ || launch.in_order, launch.unbounded, launch.open_ended};
    if (!serial_) return cpu::launch(entry_, facts, launch);
    Launch in_order = launch;  // what it prints is
    in_order.sums = {};
    in_order.apart = {};
    in_order.in_rows = false;
    return cpu::launch(entry_, facts, in_order);
  }

 private:
  std::shared_ptr<const LoadedCode> code_;
  abi::Entry entry_;
  std::int64_t scratch_bytes_;
  double program_cost_;
  bool serial_;
};

}  // namespace

std::shared_ptr<const Executable> load(const abi::Artifact& artifact, const LoadOptions& options) {
  return std::make_shared<const MachineCode>(artifact, options);
}

}  // namespace eas::runtime::cpu

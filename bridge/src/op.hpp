// An operator of eas.torch: its recorded programs, replayed where nothing but the plain meaning of a
// call is asked for. Everything else goes to the operator that Python registered with torch.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "program.hpp"

namespace eas_torch {

// What one record of a body became, with the adjoints that were asked for so far.
class Recorded {
 public:
  Recorded(const EasLaunchTable& core, const py::dict& record);

  const Program& forward() const { return forward_; }
  py::handle token() const { return token_; }
  bool mutates() const { return mutates_; }
  const std::vector<bool>& differentiable() const { return differentiable_; }

  // The adjoint for these gradients, made by Python the first time; null where there is none. Takes
  // the GIL when it must.
  const Program* adjoint(std::uint64_t present, std::uint64_t wanted, const py::object& make);

 private:
  struct Adjoint {
    std::uint64_t present, wanted;
    std::unique_ptr<const Program> program;
  };

  const EasLaunchTable& core_;
  Program forward_;
  py::object token_;
  bool mutates_;
  std::vector<bool> differentiable_;  // one a result
  std::mutex mutex_;                  // of what follows
  std::vector<std::unique_ptr<Adjoint>> adjoints_;
};

// The Python callables an operator was made with; shared with the nodes of graphs that outlive it.
struct Callbacks {
  py::object fallback;  // (*args): the operator as torch knows it
  py::object record;    // (args): a record for such arguments, or None
  py::object adjoint;   // (token, present, wanted): its adjoint's record, or None
  py::object backward;  // (grads, tensors, numbers, results, wanted): the gradients, by torch's way
  const EasLaunchTable* core = nullptr;
};

// Runs the program and, where gradients are to be followed, gives the results their history. False
// where a guard does not hold.
bool run_recorded(const std::shared_ptr<const Callbacks>& callbacks,
                  const std::shared_ptr<Recorded>& recorded, const Program::Slots& tensors,
                  const Program::Numbers& numbers, bool follow, Program::Slots& results);

}  // namespace eas_torch

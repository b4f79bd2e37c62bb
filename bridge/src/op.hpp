// An operator of eas.torch: its recorded programs, replayed where nothing but the plain meaning of a
// call is asked for. Everything else goes to the operator that Python registered with torch.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "program.hpp"

namespace eas_torch {

// A node has a bit for each of its tensors and results.
constexpr std::size_t kMaxFollowed = 64;

// What a node keeps for its way back: bits of the tensors and results whose values are read there.
struct Kept {
  std::uint64_t wanted;  // the tensors whose gradients may be asked for
  std::uint64_t tensors, results;
};

// What one record of a body became, with the adjoints that were asked for so far.
class Recorded {
 public:
  Recorded(const EasLaunchTable& core, const py::dict& record);

  const Program& forward() const { return forward_; }
  py::handle token() const { return token_; }
  std::uint64_t number() const { return number_; }  // no other record of the process has it
  // Neither one that writes its arguments, nor one with more results than a node has bits for.
  bool can_be_followed() const { return !mutates_ && differentiable_.size() <= kMaxFollowed; }
  const std::vector<bool>& differentiable() const { return differentiable_; }

  // What is to be kept where gradients of these tensors may be asked for, found by Python the first
  // time. Takes the GIL when it must.
  const Kept& kept(std::uint64_t wanted, const py::object& find);
  // The adjoint for these gradients, made by Python the first time; null where there is none. Takes
  // the GIL when it must.
  const Program* adjoint(std::uint64_t present, std::uint64_t wanted, const Kept& kept,
                         const py::object& make);

 private:
  struct Adjoint {
    std::uint64_t present, wanted;
    const Kept* kept;
    std::unique_ptr<const Program> program;
  };

  const EasLaunchTable& core_;
  const std::uint64_t number_;
  Program forward_;
  py::object token_;
  bool mutates_;
  std::vector<bool> differentiable_;  // one a result
  std::mutex mutex_;                  // of what follows
  std::vector<std::unique_ptr<Adjoint>> adjoints_;
  std::vector<std::unique_ptr<const Kept>> kept_;
  std::atomic<const Kept*> last_kept_ = nullptr;  // one of them
};

// The Python callables an operator was made with; shared with the nodes of graphs that outlive it.
struct Callbacks {
  py::object record;    // (args): a record for such arguments, or None
  py::object kept;      // (token, wanted): the bits of Kept
  py::object adjoint;   // (token, present, wanted, kept): its adjoint's record, or None
  py::object backward;  // (grads, tensors, numbers, results, wanted): the gradients, by torch's way
  const EasLaunchTable* core = nullptr;
};

// Runs the program and, where gradients are to be followed, gives the results their history. False
// where a guard does not hold.
bool run_recorded(const std::shared_ptr<const Callbacks>& callbacks,
                  const std::shared_ptr<Recorded>& recorded, const Program::Slots& tensors,
                  const Program::Numbers& numbers, bool follow, Program::Slots& results);

}  // namespace eas_torch

// One recorded launch in a graph: what its adjoint is to be launched with.
#pragma once

#include <eas/autograd.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "python/launch/launch.hpp"
#include "tensor/tracked.hpp"

namespace eas::python {

struct LaunchRecipe {
  // A parameter of the kernel as the adjoint gets it.
  struct Value {
    std::string name;
    Py_ssize_t object = -1;  // a number, a constexpr or someone else's array: its place in
                             // `objects`
    std::optional<SavedTensor> saved;  // a tensor the adjoint reads
    Tensor unread;                     // one it does not: only its layout counts
    int after = -1;        // those of this one of what was written, after the launch; else before
    bool written = false;  // by the kernel
  };
  // A gradient that comes out: written to memory of its own, or added to zeros.
  struct Read {
    std::size_t param = 0;  // of the kernel
    std::size_t place = 0;  // among the adjoint's parameters
    Tensor like;            // its layout; the memory is the argument's
    int input = -1;         // of the node; -1 when nobody asks
    int memory = -1;        // that the kernel wrote another part of: added to its gradient instead
    tensor::Holds begins = tensor::Holds::Zeros;  // that memory
    tensor::Part part;                            // of that
  };
  // Memory the kernel wrote: an output of the node. Its gradient comes in.
  struct Memory {
    Dims shape;
    DType dtype = DType::float32;
    bool overwritten = false;  // the adjoint leaves the gradient of what was there before
    bool needed = false;       // it must be given, zeros if there is none
    int input = -1;            // of what was there before; -1 when that has no gradient
    Tensor after;              // itself, where values are saved of it after the launch
  };
  // A part of it that an argument is.
  struct Written {
    std::size_t param = 0;             // of the kernel
    std::optional<std::size_t> place;  // none where the adjoint takes none
    std::size_t memory = 0;
    tensor::Part part;
    bool is_whole = true;
  };

  nb::object kernel;
  nb::object gradient;  // the adjoint
  nb::list objects;     // what values name by place
  nb::object backend;   // _backend=, or invalid
  nb::object tptg;      // _tptg=, or invalid
  launch::Extent grid{1, 1, 1};
  std::vector<Value> values;
  std::vector<Read> reads;
  std::vector<Memory> memories;
  std::vector<Written> written;
  std::vector<GradEdge> inputs;
};

class LaunchNode final : public GradNode {
 public:
  LaunchNode(const std::string& kernel, LaunchRecipe&& recipe);
  Gradients backward(const Gradients& outputs) override;
  Gradients forward(const Gradients& inputs, std::span<const Output> outputs) override;
  std::weak_ptr<GradNode> self;  // where outputs are among the values saved

  // What is to be known once the launch has run.
  LaunchRecipe::Value& value(std::size_t param) { return values_[param]; }
  LaunchRecipe::Memory& memory(std::size_t output) { return memories_[output]; }
  const std::vector<LaunchRecipe::Written>& written() const { return written_; }

 private:
  nb::object value_object(const LaunchRecipe::Value& value) const;
  nb::object scratch_for(const LaunchRecipe::Value& value) const;
  static Tensor incoming(const LaunchRecipe::Memory& memory, const Tensor* given);
  void launch(PyObject* kernel, BoundCall& call) const;

  std::shared_ptr<void> kernel_, gradient_, objects_, backend_,
      tptg_;  // Python's, let go by any thread
  launch::Extent grid_;
  std::vector<LaunchRecipe::Value> values_;
  std::vector<LaunchRecipe::Read> reads_;
  std::vector<LaunchRecipe::Memory> memories_;
  std::vector<LaunchRecipe::Written> written_;
  std::size_t input_count_;
};

}  // namespace eas::python

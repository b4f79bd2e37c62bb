// The body of an operator as it was recorded (python/eas/torch): sizes as arithmetic over the inputs'
// sizes, guards, allocations, fills, copies, launches. A program is for inputs of certain dtypes and
// numbers of axes; its guards say for which sizes. It runs without Python, in any thread.
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/util/SmallVector.h>
#include <eas_torch/bridge.h>
#include <pybind11/pybind11.h>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace eas_torch {

namespace py = pybind11;

// A number of the operator's signature.
struct Number {
  enum class Kind : std::uint8_t { Int, Float, Bool, None } kind = Kind::Int;
  std::int64_t bits = 0;  // an int, the bits of a double, 0 or 1
};

// A line of the arithmetic; its value is called by its number.
enum class Arith : std::uint8_t {
  Constant,
  Size,
  Stride,
  Number,  // a: the value; the input and (b) its axis; the number's place
  Add,
  Mul,
  FloorDiv,
  Mod,
  Min,
  Max,
  NextPowerOf2,
  Equal,
  NotEqual,
  Less,
  LessEqual,
  And,
  Or,
  Not,
};
struct Line {
  Arith op;
  std::int64_t a, b;
};

using Values = std::vector<std::int32_t>;  // numbers of lines

// Elements of a tensor, `offset` of them after its first.
struct View {
  std::int32_t slot;  // of the tensor: the inputs, then what steps allocate
  bool whole;
  Values sizes, strides;
  std::int32_t offset;
};

struct Allocate {
  at::ScalarType dtype;
  Values sizes, strides;
};
// A tensor of which a launch wants the layout only, which its view says.
struct Hollow {};
struct Fill {
  std::int32_t view;
  double value;
};
struct Copy {
  std::int32_t to, from;
  bool add;
};
struct LaunchArgument {
  enum class Kind : std::uint8_t { View, Line, Number, Bits } kind;
  std::int64_t what;
};
struct Launch {
  const void* kernel;  // inside `compiled`
  py::object compiled, source;
  std::int64_t captured;  // of the source, when it was recorded
  bool infers = false;    // the kernel's guards say the grid
  std::int32_t grid[3];   // lines, where they do not
  std::vector<LaunchArgument> arguments;
  std::vector<std::int32_t> written;  // inputs
};
using Step = std::variant<Allocate, Hollow, Fill, Copy, Launch>;

// An input that is used as it was laid out when the program was recorded, copied where it is not.
struct LaidOut {
  std::int32_t input;
  at::ScalarType dtype;
  Values sizes, strides;
};

class Program {
 public:
  // Of the record python/eas/torch/_native.py makes. Throws; the GIL is held.
  Program(const EasLaunchTable& core, const py::dict& record);

  using Slots = c10::SmallVector<at::Tensor, 12>;
  using Numbers = c10::SmallVector<Number, 8>;

  std::size_t inputs() const { return inputs_; }
  const std::string& title() const { return title_; }
  // Whether sizes or strides of an input are asked for.
  bool asks(std::size_t input) const;

  // Whether what the kernels captured, and the settings, are as they were. The GIL is held.
  bool is_current() const;
  // Fills `results`; false, and nothing was done, where a guard does not hold. `slots` are the inputs
  // (undefined for a tensor that was not given). Throws std::runtime_error where a launch fails: the
  // launch table has the error.
  bool run(Slots& slots, const Numbers& numbers, Slots& results) const;

 private:
  using Values64 = c10::SmallVector<std::int64_t, 64>;

  bool compute(const Slots& slots, const Numbers& numbers, Values64& values) const;
  void lay_out(Slots& slots, const Values64& values) const;
  char* first_element(const at::Tensor& tensor) const;
  void launch(const Launch& step, const Slots& slots, const Numbers& numbers,
              const Values64& values) const;
  at::Tensor tensor(const View& view, const Slots& slots, const Values64& values) const;

  const EasLaunchTable& core_;
  std::string title_;
  std::size_t inputs_;
  std::vector<Line> lines_;
  Values guards_;
  std::vector<View> views_;
  std::vector<LaidOut> laid_out_;
  std::vector<Step> steps_;
  std::vector<std::int32_t> outputs_;  // views
};

// A launch that failed; the table's raise_error() says how.
struct LaunchFailed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace eas_torch

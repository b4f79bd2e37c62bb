// What a launch of a kernel's adjoint or tangent asks of its arguments, and what is said of wrong ones,
// the same in every language.
#pragma once

#include <eas/dtype.hpp>

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>

#include "diff/diff.hpp"
#include "ir/ir.hpp"

namespace eas::launch {

// What stands after the kernel's name.
inline const char* suffix_of(diff::Mode mode) {
  return mode == diff::Mode::Reverse ? ".grad" : ".jvp";
}

// One argument of a launch.
struct DerivedArgument {
  enum class Kind : std::uint8_t { None, Number, Array } kind = Kind::None;
  DType dtype = DType::float64;
  std::string text;  // "float32 array of rank 2", for messages
};

// A parameter of the primal, and what was given with it.
struct DerivedParam {
  std::string name, derivative;  // as messages call them: 'x' and 'd_x' with their quotes
  bool wrt = false;
  DerivedArgument value, given;  // given: its gradient or tangent
  bool saved = false;            // it holds what the kernel wrote
  bool fresh = false;            // its gradient is not added to what was there
};

// What these arguments ask for, of the primal's traced function, which may be a derived one that asks
// something of its launches itself. LaunchError for what cannot be asked.
diff::Request derivative_request(const std::string& kernel, diff::Mode mode, std::string prefix,
                                 std::span<const DerivedParam> params, const ir::Function& primal,
                                 const passes::Sharing& sharing = {});

[[noreturn]] void refuse_constexpr_wrt(const std::string& kernel, diff::Mode mode,
                                       const std::string& got);

struct Layout {
  std::span<const std::int64_t> shape, strides;
};
// An array for a derivative has the shape and strides of what it belongs to (null: a number, for which
// it has one element). `names` gives those of the parameter and of the array.
void check_derivative_layout(const std::string& kernel, const Layout* value, const Layout& given,
                             const std::function<std::pair<std::string, std::string>()>& names);

}  // namespace eas::launch

// How far a backend may be from the interpreter, element by element. From a kernel this makes
// another that computes the same and, beside every value, a bound on the difference a backend is
// allowed: a kernel of plain IR ops, which the interpreter runs with all its masks, lanes, loops
// and aliasing, so nothing of the language is modelled twice.
//
// The bound of a value is a float64 tile of its shape. 0: the backend must give the same bits (any
// NaN for a NaN). Otherwise |backend - interpreter| must not exceed it; kUnknown says that nothing
// can be said, as for a comparison of two values that are nearer than their bounds. Where it comes
// from:
//   - elementwise ops: the row's ulp (one ulp counts as eps |x|, which is one to two of them), plus
//     what the operands' bounds can do: exactly for + - * / and the like, by the values at both
//     ends of the interval for monotone functions, and kUnknown for what jumps (floor, casts to
//     integers, pow) unless the operands are exact;
//   - sums and scans: c eps sum|x| with c = 8 + n/32 for n terms, dots and float64 8 + n/2; products
//     as sums, relative.
//     Where partial results could overflow in another order: kUnknown;
//   - the functions of reduce and scan: as if each operand had been c eps |x| off to begin with;
//   - everything else moves bounds as it moves values. Offsets, masks, conditions and loop bounds
//     must be exact: where one is not, the flag kPathFlag is raised and the whole launch is void.
// Float atomics are bounded as if in order, which SPMD programs promise.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "ir/ir.hpp"

namespace eas::fuzz {

inline constexpr double kUnknown = 1e150;
inline constexpr bool is_unknown(double bound) { return !(bound < 1e100); }

// Elements of the last parameter of the kernel with bounds.
enum Flag : std::int64_t {
  kPathFlag,   // what ran, or what memory was touched, may differ
  kPrintFlag,  // what was printed may differ
  kFlags
};

struct Bounded {
  std::unique_ptr<ir::Function> function;
  // Its parameters: those of the kernel, then for each of these in order a buffer<f64> laid out as
  // the kernel's buffer, then the flags.
  std::vector<std::size_t> shadowed;
};

// `written`: per parameter, whether its memory is written, also through another parameter.
Bounded with_bounds(const ir::Function& function, const std::vector<bool>& written);

}  // namespace eas::fuzz

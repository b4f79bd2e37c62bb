// The x86 estimates work on 4 or 8 floats, and on 16 where vectors are of 512 bits: wider vectors are
// taken apart, narrower ones and other CPUs divide.
#include "codegen/llvm/math/estimate.hpp"

#include <llvm/ADT/STLExtras.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicsX86.h>

namespace eas::codegen::math {
namespace {

// The instruction for so many floats.
llvm::Value* instruction(llvm::IRBuilder<>& builder, Estimate what, llvm::Value* x,
                         unsigned lanes) {
  const bool root = what == Estimate::ReciprocalRoot;
  switch (lanes) {
    case 16:
      return builder.CreateIntrinsic(
          root ? llvm::Intrinsic::x86_avx512_rsqrt14_ps_512
               : llvm::Intrinsic::x86_avx512_rcp14_ps_512,
          {x, llvm::Constant::getNullValue(x->getType()), builder.getInt16(0xFFFF)});
    case 8:
      return builder.CreateIntrinsic(
          root ? llvm::Intrinsic::x86_avx_rsqrt_ps_256 : llvm::Intrinsic::x86_avx_rcp_ps_256, {x});
    default:
      return builder.CreateIntrinsic(
          root ? llvm::Intrinsic::x86_sse_rsqrt_ps : llvm::Intrinsic::x86_sse_rcp_ps, {x});
  }
}

}  // namespace

Num<float> estimate(Estimate what, Num<float> x) {
  const Target& target = x.emit->target;
  const auto widest = static_cast<unsigned>(target.vector_bytes) / 4;
  if (!target.triple.starts_with("x86_64") || x.lanes() == 0 || x.lanes() % 4)
    return x.with(nullptr);

  auto& builder = x.builder();
  llvm::SmallVector<llvm::Value*, 4> parts;
  for (unsigned first = 0; first < x.lanes();) {
    unsigned lanes = widest;
    while (lanes > 4 && lanes > x.lanes() - first) lanes /= 2;
    llvm::SmallVector<int, 16> chosen(lanes);
    for (unsigned i = 0; i < lanes; ++i) chosen[i] = static_cast<int>(first + i);
    llvm::Value* part = lanes == x.lanes() ? x.value : builder.CreateShuffleVector(x.value, chosen);
    parts.push_back(instruction(builder, what, part, lanes));
    first += lanes;
  }
  return x.with(llvm::concatenateVectors(builder, parts));
}

}  // namespace eas::codegen::math

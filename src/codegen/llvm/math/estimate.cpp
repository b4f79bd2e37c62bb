// The x86 estimates work on 4 or 8 floats: wider vectors are taken apart, narrower ones and other
// CPUs divide.
#include "codegen/llvm/math/estimate.hpp"

#include <llvm/ADT/STLExtras.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IntrinsicsX86.h>

namespace eas::codegen::math {

Num<float> estimate(Estimate what, Num<float> x) {
  const Target& target = x.emit->target;
  const unsigned width = target.vector_bytes >= 32 ? 8 : 4;
  if (!target.triple.starts_with("x86_64") || x.lanes() == 0 || x.lanes() % 4)
    return x.with(nullptr);

  auto& builder = x.builder();
  llvm::SmallVector<llvm::Value*, 4> parts;
  for (unsigned first = 0; first < x.lanes();) {
    const unsigned lanes = x.lanes() - first >= width ? width : 4;
    llvm::SmallVector<int, 8> chosen(lanes);
    for (unsigned i = 0; i < lanes; ++i) chosen[i] = static_cast<int>(first + i);
    llvm::Value* part = lanes == x.lanes() ? x.value : builder.CreateShuffleVector(x.value, chosen);
    llvm::Intrinsic::ID id = llvm::Intrinsic::not_intrinsic;
    if (what == Estimate::Reciprocal) {
      id = lanes == 8 ? llvm::Intrinsic::x86_avx_rcp_ps_256 : llvm::Intrinsic::x86_sse_rcp_ps;
    } else {
      id = lanes == 8 ? llvm::Intrinsic::x86_avx_rsqrt_ps_256 : llvm::Intrinsic::x86_sse_rsqrt_ps;
    }
    parts.push_back(builder.CreateIntrinsic(id, {part}));
    first += lanes;
  }
  return x.with(llvm::concatenateVectors(builder, parts));
}

}  // namespace eas::codegen::math

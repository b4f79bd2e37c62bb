// See on_memory.hpp.
#include "einsum/on_memory.hpp"

#include "base/capture.hpp"
#include "einsum/execute.hpp"

#include <algorithm>

namespace eas::einsum_detail {

bool runs_on_memory(const Meaning& meaning) {
  const auto dense = [](Layout layout) { return layout == Layout::Strided; };
  return meaning.plan->steps.size() == 1 && meaning.plan->slices == 1 && !meaning.out_repeats &&
         std::ranges::all_of(meaning.layouts, dense) &&
         contraction::compute_dtype(meaning.dtype) == meaning.dtype;
}

void run_on_memory(const Meaning& meaning, std::span<const Memory> operands, const Memory& out) {
  refuse_while_capturing("einsum");
  const contraction::Step& step = meaning.plan->steps[0];
  const auto view = [&](int slot, const contraction::Labels& labels) {
    const Memory& memory = operands[static_cast<std::size_t>(slot)];
    return contraction::View{memory.data, labels, memory.strides};
  };
  const contraction::View a = view(step.a, step.a_labels);
  const contraction::View b = step.b < 0 ? contraction::View{} : view(step.b, step.b_labels);
  contraction::contract_views(meaning.dtype, a, step.b < 0 ? nullptr : &b,
                              {out.data, meaning.out_labels, out.strides},
                              meaning.plan->expression.sizes, false);
}

}  // namespace eas::einsum_detail

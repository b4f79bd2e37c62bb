// The launch of a random kernel: where its buffers lie, which of them share memory, and the values
// of its scalars.
#include <algorithm>

#include "native_random_kernel.hpp"

namespace eas::fuzz {
namespace {

// The smallest and largest offset of a view with these strides.
std::pair<std::int64_t, std::int64_t> reach(const View& view) {
  std::int64_t low = 0, high = 0;
  for (std::size_t i = 0; i < view.shape.size(); ++i) {
    const std::int64_t far = (view.shape[i] - 1) * view.strides[i];
    (far < 0 ? low : high) += far;
  }
  return {low, high};
}

}  // namespace

// Contiguous, unless the kernel asks for strides; then also with gaps, backwards or transposed.
void RandomKernel::lay_out(Case& out, const MemoryPlan& plan, std::size_t param) {
  View view;
  const std::int64_t columns = plan.columns;
  view.shape = columns > 0 ? std::vector{plan.total / columns, columns} : std::vector{plan.total};
  view.strides = columns > 0 ? std::vector<std::int64_t>{columns, 1} : std::vector<std::int64_t>{1};
  if (plan.strided && columns == 0) {
    static constexpr std::int64_t kStrides[] = {1, 1, 2, 3, -1, -2};
    view.strides[0] = kStrides[below(std::size(kStrides))];
  } else if (plan.strided) {
    switch (below(6)) {
      case 0: view.strides = {columns + number(1, 5), 1}; break;
      case 1: view.strides = {1, view.shape[0]}; break;
      case 2: view.strides = {-columns, 1}; break;
      case 3: view.strides = {columns, -1}; break;
      case 4: view.strides = {2 * columns, 2}; break;
      default: break;
    }
  }
  const auto [low, high] = reach(view);
  view.first = -low;
  view.memory = out.memories.size();
  out.memories.push_back({plan.memory->type.dtype, high - low + 1});
  out.arguments[param] = std::move(view);
}

// Two arguments of one memory: the same elements, or, where there is one program, shifted ones.
void RandomKernel::share_memory(Case& out) {
  if (function_->mode == Mode::Thread || below(3)) return;
  std::vector<const MemoryPlan*> buffers;
  for (const MemoryPlan& plan : plans_) {
    if (!plan.group) buffers.push_back(&plan);
  }
  const MemoryPlan& a = *buffers[below(buffers.size())];
  const MemoryPlan& b = *buffers[below(buffers.size())];
  if (&a == &b || a.memory->type != b.memory->type || a.exact != b.exact) return;
  auto& view_a = std::get<View>(out.arguments[a.memory->index]);
  auto& view_b = std::get<View>(out.arguments[b.memory->index]);
  const bool alike = a.slab == b.slab && a.total == b.total;
  const bool ordered = programs_ == 1 || (!a.writable && !b.writable);
  if (alike && a.writable == b.writable && view_a.strides == view_b.strides && one_in(2)) {
    view_b = view_a;
    return;
  }
  if (!ordered) return;
  // b lies in a's memory, a few elements on; the memory grows to hold it.
  Memory& memory = out.memories[view_a.memory];
  const auto [low, high] = reach(view_b);
  view_b.memory = view_a.memory;
  view_b.first = -low + number(0, std::min<std::int64_t>(memory.elements - 1, 9));
  memory.elements = std::max(memory.elements, view_b.first + high + 1);
}

Case RandomKernel::launch() {
  Case out;
  out.seed = below(1u << 30);
  out.fill = one_in(3) ? Fill::Special : Fill::Plain;
  out.grid = grid_;
  if (function_->mode == Mode::Thread) {
    out.group = {threads_, 1, 1};
    if (threads_ % 4 == 0 && one_in(4)) out.group = {threads_ / 4, 4, 1};
  }
  const auto& params = function_->body()->params;
  out.arguments.resize(params.size());
  for (const Value* param : params) {
    const DType dtype = param->type.dtype;
    if (param->type.is_memory()) continue;
    std::int64_t value = number(-20, 20);
    if (param == limit_) value = number(0, plans_[0].total + 3);
    if (param != limit_ && one_in(8)) value = static_cast<std::int64_t>(below(~std::uint64_t{0}));
    out.arguments[param->index] = is_float(dtype)
                                      ? ir::constant_bits(dtype, static_cast<double>(value) / 4)
                                      : ir::constant_bits(dtype, value);
  }
  for (const MemoryPlan& plan : plans_) {
    if (!plan.group) lay_out(out, plan, plan.memory->index);
  }
  if (shared_) {
    out.arguments[shared_->index] = View{out.memories.size(), 0, {16}, {1}};
    out.memories.push_back({shared_->type.dtype, 16});
  }
  share_memory(out);
  out.function = std::move(function_);
  return out;
}

}  // namespace eas::fuzz

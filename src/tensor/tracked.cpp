// See tracked.hpp. GradEdge (autograd.cpp) asks here what a tensor over tracked memory was computed
// by.
#include "tensor/tracked.hpp"

#include <eas/arithmetic.hpp>

#include "tensor/autograd.hpp"
#include "tensor/owner.hpp"
#include "tensor/shape.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace eas {
namespace {

using tensor::Part;

// The first and last element of a tensor, in elements from address 0.
std::pair<std::int64_t, std::int64_t> reach(const Tensor& t) {
  const auto size = static_cast<std::int64_t>(itemsize(t.dtype()));
  const auto first = static_cast<std::int64_t>(reinterpret_cast<std::intptr_t>(t.data())) / size;
  const tensor::Extent extent = tensor::extent(t.shape(), t.strides());
  return {first + extent.low, first + extent.high};
}

std::int64_t common_step(const Tensor& t, std::int64_t step) {
  for (int axis = 0; axis < t.ndim(); ++axis) {
    if (t.shape(axis) > 1) step = std::gcd(step, t.stride(axis));
  }
  return step;
}

// fn(offset in elements) for each element.
template <class Fn>
void for_each_offset(const Tensor& t, const Fn& fn) {
  Dims at(t.shape().size(), 0);
  std::int64_t offset = 0;
  for (std::int64_t left = t.numel(); left > 0; --left) {
    fn(offset);
    for (std::size_t axis = at.size(); axis-- > 0;) {
      offset += t.strides()[axis];
      if (++at[axis] < t.shape()[axis]) break;
      offset -= at[axis] * t.strides()[axis];
      at[axis] = 0;
    }
  }
}

// The elements of `t`, with axes that repeat them (a stride of 0) of size 1.
Part without_repeats(Part part) {
  for (std::size_t axis = 0; axis < part.shape.size(); ++axis) {
    if (part.strides[axis] == 0 && part.shape[axis] > 1) part.shape[axis] = 1;
  }
  return part;
}

Tensor shown(const Tensor& from, const Part& part) {
  auto* data = static_cast<char*>(from.data());
  if (from.numel() > 0) data += part.offset * static_cast<std::int64_t>(itemsize(from.dtype()));
  return Tensor::from_memory(data, part.shape, part.strides, from.dtype(), from.owner());
}

}  // namespace

const tensor::TrackedMemory* GradEngine::memory(const Tensor& t) {
  return t.grad_info_ ? t.grad_info_->memory.get() : nullptr;
}

Tensor GradEngine::whole(const Tensor& t) {
  const tensor::TrackedMemory& memory = *t.grad_info_->memory;
  Tensor out = Tensor::from_memory(memory.data, memory.shape,
                                   tensor::contiguous_strides(memory.shape), t.dtype_, t.owner_);
  out.grad_info_ = t.grad_info_;
  return out;
}

namespace tensor {

bool overlap(const Tensor& a, const Tensor& b) {
  if (a.numel() == 0 || b.numel() == 0) return false;
  const auto [a_low, a_high] = reach(a);
  const auto [b_low, b_high] = reach(b);
  if (a.dtype() != b.dtype()) {  // seen through two types: by bytes
    const auto x = static_cast<std::int64_t>(itemsize(a.dtype()));
    const auto y = static_cast<std::int64_t>(itemsize(b.dtype()));
    return a_low * x < (b_high + 1) * y && b_low * y < (a_high + 1) * x;
  }
  if (a_high < b_low || b_high < a_low) return false;
  const auto size = static_cast<std::int64_t>(itemsize(a.dtype()));
  const std::int64_t apart =
      (reinterpret_cast<std::intptr_t>(b.data()) - reinterpret_cast<std::intptr_t>(a.data())) /
      size;
  const std::int64_t step = common_step(a, common_step(b, 0));
  if (step == 0) return apart == 0;
  if (apart % step != 0) return false;
  // Neither is beside the other as a whole: element by element.
  const Extent extent = tensor::extent(a.shape(), a.strides());
  std::vector<bool> used(static_cast<std::size_t>(extent.high - extent.low + 1));
  for_each_offset(a,
                  [&](std::int64_t at) { used[static_cast<std::size_t>(at - extent.low)] = true; });
  bool met = false;
  for_each_offset(b, [&](std::int64_t at) {
    const std::int64_t in_a = at + apart;
    if (in_a >= extent.low && in_a <= extent.high) {
      met = met || used[static_cast<std::size_t>(in_a - extent.low)];
    }
  });
  return met;
}

std::size_t WriteLog::size() const {
  const std::scoped_lock lock(mutex_);
  return writes_.size();
}

void WriteLog::add(const Tensor& written) {
  const std::scoped_lock lock(mutex_);
  writes_.push_back(written.detach());
}

bool WriteLog::holds(const Tensor& t) const {
  const std::scoped_lock lock(mutex_);
  return std::any_of(writes_.begin(), writes_.end(),
                     [&](const Tensor& written) { return overlap(t, written); });
}

bool WriteLog::spared(const Tensor& values, std::size_t from, std::uint32_t count) const {
  const std::scoped_lock lock(mutex_);
  if (writes_.size() - from != count) return false;
  for (std::size_t i = from; i < writes_.size(); ++i) {
    if (overlap(values, writes_[i])) return false;
  }
  return true;
}

bool is_tracked(const Tensor& t) { return GradEngine::memory(t) != nullptr; }

bool share_memory(const Tensor& a, const Tensor& b) {
  return is_tracked(a) && GradEngine::info(a) == GradEngine::info(b);
}

bool can_track(const Tensor& t) {
  if (is_tracked(t)) return true;
  if (!t.is_contiguous() || t.readonly() || (t.requires_grad() && t.is_leaf())) return false;
  return t.numel() == 0 || (t.owner().get() == t.data() && t.owner().use_count() == 1);
}

void track(Tensor& t) {
  if (is_tracked(t)) return;
  auto info = std::make_shared<GradInfo>();
  info->memory = std::make_unique<TrackedMemory>();
  if (t.requires_grad()) {
    info->memory->is_result = true;
    info->node = GradEngine::info(t)->node;
    info->output = GradEngine::info(t)->output;
  }
  info->memory->data = t.data();
  info->memory->shape = Dims(t.shape());
  t = GradEngine::attached(t, std::move(info));
}

Tensor whole(const Tensor& t) { return GradEngine::whole(t); }

Part part_of(const Tensor& t) {
  const auto* base = static_cast<const char*>(GradEngine::memory(t)->data);
  const auto size = static_cast<std::int64_t>(itemsize(t.dtype()));
  return {(static_cast<const char*>(t.data()) - base) / size, Dims(t.shape()), Dims(t.strides())};
}

bool is_whole(const Tensor& t) {
  const TrackedMemory& memory = *GradEngine::memory(t);
  return t.data() == memory.data && Dims(t.shape()) == memory.shape && t.is_contiguous();
}

bool holds_result(const Tensor& t) {
  if (!t.requires_grad()) return false;
  const TrackedMemory* const memory = GradEngine::memory(t);
  return !memory || memory->is_result || memory->log->holds(t);
}

void note_write(const Tensor& t) { GradEngine::info(t)->memory->log->add(t); }

void set_result(const Tensor& t, std::shared_ptr<GradNode> node, int output) {
  const auto& info = GradEngine::info(t);
  info->node = std::move(node);
  info->output = output;
}

Tensor strided(const Tensor& from, const Part& part) {
  Tensor out = shown(from, part);
  if (is_tracked(from)) {
    return grad_enabled() ? GradEngine::attached(out, GradEngine::info(from)) : out;
  }
  return followed("view", from, out, [shape = Dims(from.shape()), part](const Tensor& gradient) {
    return scattered(gradient, shape, part);
  });
}

Tensor scattered(const Tensor& values, const Dims& shape, const Part& part) {
  const Part once = without_repeats(part);
  const Tensor summed = sum_to(dense(values), once.shape);
  const Tensor out = Tensor::zeros(shape, values.dtype(), values.device());
  shown(out, once).copy_from(summed.detach());
  return followed("scatter", summed, out,
                  [once](const Tensor& gradient) { return strided(gradient.contiguous(), once); });
}

Tensor laid_out_as(const Tensor& t, Holds what) {
  const Extent extent = tensor::extent(t.shape(), t.strides());
  const bool plain = t.is_contiguous();
  const Dims shape = plain ? Dims(t.shape()) : Dims{extent.high - extent.low + 1};
  Tensor out = what == Holds::Zeros || !plain ? Tensor::zeros(shape, t.dtype(), t.device())
                                              : Tensor::empty(shape, t.dtype(), t.device());
  if (grad_enabled()) track(out);
  return plain ? out : strided(out, {-extent.low, Dims(t.shape()), Dims(t.strides())});
}

Tensor copy_laid_out_as(const Tensor& t) {
  if (t.is_contiguous()) return t.clone();
  const Tensor out = [&] {
    const GradMode off(false);
    Tensor made = laid_out_as(t, Holds::Zeros);
    made.copy_from(t.detach());
    return made;
  }();
  return followed("clone", t, out, [](const Tensor& gradient) { return gradient; });
}

}  // namespace tensor
}  // namespace eas

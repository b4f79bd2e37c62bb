// Looking at a tensor, and views of it: everything here shares the memory it was asked about. Each
// view says how gradients come back through it.
#include <eas/arithmetic.hpp>
#include <eas/tensor.hpp>

#include "base/format.hpp"
#include "tensor/autograd.hpp"
#include "tensor/copy.hpp"
#include "tensor/device_copy.hpp"
#include "tensor/owner.hpp"
#include "tensor/shape.hpp"

#include <algorithm>
#include <utility>

namespace eas {
namespace {

std::int64_t clamp_bound(std::int64_t bound, std::int64_t size, bool forward) {
  if (bound < 0) bound += size;
  const std::int64_t low = forward ? 0 : -1;
  return std::clamp(bound, low, forward ? size : size - 1);
}

struct Range {
  std::int64_t start, count, step;
};

// Python's meaning of start:stop:step over `size` elements.
Range resolve(const Tensor::Slice& slice, std::int64_t size) {
  if (slice.step == 0) {
    throw ShapeError("index", "a slice's step is zero, got step 0, expected any other integer");
  }
  const bool forward = slice.step > 0;
  const std::int64_t start =
      slice.start ? clamp_bound(*slice.start, size, forward) : (forward ? 0 : size - 1);
  const std::int64_t stop =
      slice.stop ? clamp_bound(*slice.stop, size, forward) : (forward ? size : -1);
  const std::uint64_t span =
      forward ? (stop > start ? stop - start : 0) : (start > stop ? start - stop : 0);
  const std::uint64_t by =
      forward ? static_cast<std::uint64_t>(slice.step) : 0 - static_cast<std::uint64_t>(slice.step);
  const auto count = static_cast<std::int64_t>(span == 0 ? 0 : (span - 1) / by + 1);
  // An empty slice stays at the start, so that its pointer never leaves the memory.
  return {count == 0 ? 0 : start, count, slice.step};
}

std::int64_t checked_index(std::int64_t at, std::int64_t size, std::size_t axis) {
  if (at < -size || at >= size) {
    throw OutOfBoundsError(
        "index", cat("index out of range, got ", at, " on axis ", axis, " of size ", size,
                     ", expected ", size == 0 ? "no index at all" : cat(-size, " to ", size - 1)));
  }
  return at < 0 ? at + size : at;
}

}  // namespace

Tensor::Span Tensor::strides() const {
  if (!is_dense()) require_dense("strides");
  return strides_;
}

std::int64_t Tensor::nbytes() const {
  const std::int64_t held = is_dense() ? numel_ : shape_[0];
  return held * static_cast<std::int64_t>(itemsize(dtype_));
}

bool Tensor::is_contiguous() const { return is_dense() && tensor::is_contiguous(shape_, strides_); }

void Tensor::require_dense(std::string_view op) const {
  if (is_dense()) return;
  throw ShapeError(
      op, cat("a diagonal tensor holds only its diagonal, got shape ", tensor::text(shape_),
              ", expected a dense tensor; x.contiguous() makes one"));
}

void Tensor::require_writable(std::string_view op) const {
  if (readonly_) {
    throw Error(ErrorKind::Error, op,
                cat("the tensor is read-only, got shape ", tensor::text(shape_),
                    ", expected writable memory"));
  }
  if (grad_info_ && is_recorded(*this)) {
    throw Error(ErrorKind::Error, op,
                "a write to a tensor that requires grad is not differentiable, got "
                "requires_grad=True, expected no_grad(), x.detach() or x.clone().detach()");
  }
  count_write();
}

std::uint32_t Tensor::writes() const {
  tensor::Owner* const owner = tensor::owner_of(owner_);
  return owner ? owner->writes() : 0;
}

void Tensor::count_write() const {
  if (tensor::Owner* const owner = tensor::owner_of(owner_)) owner->count_write();
}

std::size_t Tensor::checked_axis(int axis, std::string_view op) const {
  return tensor::normal_axis(axis, shape_.size(), op);
}

Number Tensor::item() const {
  if (numel_ != 1) {
    throw ShapeError("item", cat("only a tensor of one element is a number, got shape ",
                                 tensor::text(shape_), ", expected one element"));
  }
  if (on_host()) return tensor::decode(dtype_, data_);
  alignas(16) char element[16];
  tensor::read_element(*this, element);
  return tensor::decode(dtype_, element);
}

Number Tensor::at(const Dims& index) const {
  std::vector<Subscript> subscripts(index.begin(), index.end());
  if (index.size() != shape_.size()) {
    throw ShapeError("at", cat("one index per axis is needed, got ", index.size(), ", expected ",
                               shape_.size()));
  }
  return this->index(subscripts).item();
}

Tensor Tensor::view(void* data, Dims shape, Dims strides) const {
  Tensor out;
  out.owner_ = owner_;
  out.data_ = data;
  out.numel_ = tensor::checked_numel(shape, itemsize(dtype_), "view");
  out.shape_ = std::move(shape);
  out.strides_ = std::move(strides);
  out.dtype_ = dtype_;
  out.readonly_ = readonly_;
  out.device_ = device_;
  if (GradEngine::memory(*this) && grad_enabled()) out.grad_info_ = grad_info_;
  return out;
}

Tensor Tensor::index(std::span<const Subscript> subscripts) const {
  const auto takes_axis = [](const Subscript& s) {
    return std::holds_alternative<std::int64_t>(s) || std::holds_alternative<Slice>(s);
  };
  const auto taken =
      static_cast<std::size_t>(std::count_if(subscripts.begin(), subscripts.end(), takes_axis));
  if (taken > shape_.size()) {
    throw OutOfBoundsError("index",
                           cat("too many indices, got ", taken, " for shape ", tensor::text(shape_),
                               ", expected at most ", shape_.size()));
  }
  if (!is_dense()) return index_diagonal(subscripts);
  Dims shape, strides;
  std::int64_t offset = 0;
  std::size_t axis = 0;
  bool dotted = false;
  const auto keep = [&](std::size_t count) {
    for (; count > 0; --count, ++axis) {
      shape.push_back(shape_[axis]);
      strides.push_back(strides_[axis]);
    }
  };
  for (const Subscript& subscript : subscripts) {
    if (const auto* at = std::get_if<std::int64_t>(&subscript)) {
      offset += checked_index(*at, shape_[axis], axis) * strides_[axis];
      ++axis;
    } else if (const auto* slice = std::get_if<Slice>(&subscript)) {
      const Range range = resolve(*slice, shape_[axis]);
      offset += range.start * strides_[axis];
      shape.push_back(range.count);
      // With at most one element the stride has no meaning and may wrap.
      strides.push_back(static_cast<std::int64_t>(static_cast<std::uint64_t>(strides_[axis]) *
                                                  static_cast<std::uint64_t>(range.step)));
      ++axis;
    } else if (std::holds_alternative<NewAxis>(subscript)) {
      shape.push_back(1);
      strides.push_back(0);
    } else {
      if (dotted) {
        throw OutOfBoundsError("index", "more than one ellipsis, got 2, expected one `...`");
      }
      dotted = true;
      keep(shape_.size() - taken);
    }
  }
  keep(shape_.size() - axis);
  auto* data = static_cast<char*>(data_);
  if (numel_ > 0) data += offset * static_cast<std::int64_t>(itemsize(dtype_));
  Tensor out = view(data, std::move(shape), std::move(strides));
  if (!requires_grad()) return out;
  return tensor::followed(
      "index", *this, std::move(out),
      [from = shape_, at = std::vector<Subscript>(subscripts.begin(), subscripts.end())](
          const Tensor& gradient) { return tensor::embedded(gradient, from, at); });
}

// Of a diagonal tensor only single elements can be had as views: those held, and zeros.
Tensor Tensor::index_diagonal(std::span<const Subscript> subscripts) const {
  Dims at;
  for (const Subscript& subscript : subscripts) {
    if (const auto* i = std::get_if<std::int64_t>(&subscript)) {
      at.push_back(checked_index(*i, shape_[at.size()], at.size()));
    }
  }
  if (at.size() != subscripts.size() || at.size() != shape_.size()) require_dense("index");
  const bool held = std::all_of(at.begin(), at.end(), [&](std::int64_t i) { return i == at[0]; });
  if (!held) return zeros({}, dtype_, device_).as_readonly();
  const Subscript one = at[0];
  return diagonal().index({&one, 1});
}

Tensor Tensor::permute(const Dims& axes, std::string_view op) const {
  const auto refuse = [&] {
    throw ShapeError(op, cat("the axes are no permutation, got ", tensor::text(axes), " for shape ",
                             tensor::text(shape_), ", expected each axis once"));
  };
  if (axes.size() != shape_.size()) refuse();
  std::vector<bool> seen(axes.size());
  Dims shape(axes.size()), strides(axes.size());
  for (std::size_t i = 0; i < axes.size(); ++i) {
    const std::size_t axis = tensor::normal_axis(axes[i], shape_.size(), op);
    if (seen[axis]) refuse();
    seen[axis] = true;
    if (!is_dense()) continue;
    shape[i] = shape_[axis];
    strides[i] = strides_[axis];
  }
  if (!is_dense()) return tensor::followed(*this);  // all axes are alike
  Tensor out = view(data_, std::move(shape), std::move(strides));
  if (!requires_grad()) return out;
  Dims back(axes.size());
  for (std::size_t i = 0; i < axes.size(); ++i) {
    back[tensor::normal_axis(axes[i], axes.size(), op)] = static_cast<std::int64_t>(i);
  }
  return tensor::followed(op, *this, std::move(out),
                          [back](const Tensor& gradient) { return gradient.permute(back); });
}

Tensor Tensor::transpose() const {
  Dims axes(shape_.size());
  for (std::size_t i = 0; i < axes.size(); ++i) {
    axes[i] = static_cast<std::int64_t>(axes.size() - 1 - i);
  }
  return permute(axes, "transpose");
}

Tensor Tensor::broadcast_to(const Dims& shape, std::string_view op) const {
  if (is_dense() && shape == shape_) return tensor::followed(*this);
  require_dense(op);
  const auto refuse = [&] {
    throw ShapeError(op, cat("the shapes do not broadcast, got ", tensor::text(shape_),
                             ", expected one that stretches to ", tensor::text(shape)));
  };
  if (shape.size() < shape_.size()) refuse();
  const std::size_t lead = shape.size() - shape_.size();
  Dims strides(shape.size(), 0);
  for (std::size_t i = 0; i < shape_.size(); ++i) {
    if (shape_[i] == shape[lead + i]) {
      strides[lead + i] = strides_[i];
    } else if (shape_[i] != 1) {
      refuse();
    }
  }
  Tensor out = view(data_, shape, std::move(strides));
  // Several indices now share an element, so a write through them would mean many things.
  out.readonly_ = true;
  return tensor::followed(op, *this, std::move(out), [from = shape_](const Tensor& gradient) {
    return sum_to(gradient, from);
  });
}

Tensor Tensor::reshape(const Dims& shape) const {
  Dims wanted = tensor::inferred_shape(shape, numel_, shape_, "reshape");
  if (wanted == shape_) return tensor::followed(*this);
  require_dense("reshape");
  const auto strides = tensor::view_strides(shape_, strides_, wanted);
  const Tensor shown = strides ? *this : detach().clone();
  return tensor::followed(
      "reshape", *this,
      shown.view(shown.data_, wanted, strides ? *strides : tensor::contiguous_strides(wanted)),
      [from = shape_](const Tensor& gradient) { return tensor::dense(gradient).reshape(from); });
}

Tensor Tensor::diagonal() const {
  const auto back = [from = shape_](const Tensor& gradient) {
    return tensor::embedded_diagonal(gradient, from);
  };
  if (!is_dense()) {
    return tensor::followed("diagonal", *this, view(data_, {shape_[0]}, strides_), back);
  }
  if (shape_.empty()) {
    throw ShapeError("diagonal", "a diagonal needs axes, got shape (), expected 1-D or more");
  }
  std::int64_t step = 0;
  for (const std::int64_t stride : strides_) step += stride;
  return tensor::followed("diagonal", *this,
                          view(data_, {*std::min_element(shape_.begin(), shape_.end())}, {step}),
                          back);
}

Tensor Tensor::as_readonly() const {
  Tensor out = *this;
  out.readonly_ = true;
  return out;
}

}  // namespace eas

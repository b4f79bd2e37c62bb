// Making, copying and writing tensors.
#include <eas/tensor.hpp>

#include "base/capture.hpp"
#include "base/format.hpp"
#include "tensor/autograd.hpp"
#include "tensor/copy.hpp"
#include "tensor/device.hpp"
#include "tensor/device_copy.hpp"
#include "tensor/memory.hpp"
#include "tensor/owner.hpp"
#include "tensor/shape.hpp"

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <new>

namespace eas {
namespace {

std::shared_ptr<void> allocate(std::int64_t bytes, const Dims& shape, Device device,
                               std::string_view op) {
  if (bytes == 0) return nullptr;
  if (device.kind != DeviceKind::Cpu) {
    return tensor::device_memory(device.kind, op)
        .allocate(device.index, static_cast<std::size_t>(bytes));
  }
  std::shared_ptr<void> memory = tensor::allocate(static_cast<std::size_t>(bytes));
  if (!memory) {
    throw tensor::OutOfMemory(op, cat("out of memory, got shape ", tensor::text(shape), " of ",
                                      bytes, " bytes, expected a size that fits this machine"));
  }
  return memory;
}

double as_double(const Number& value, std::string_view op) {
  return std::visit(
      [&](auto x) -> double {
        if constexpr (std::is_same_v<decltype(x), std::complex<double>>) {
          throw DTypeError(
              op, cat("a bound is complex, got ", tensor::text(value), ", expected real numbers"));
        } else {
          return static_cast<double>(x);
        }
      },
      value);
}

// Holds every int64 and uint64, and what steps between them come to.
__extension__ using Wide = __int128;

std::optional<Wide> as_int(const Number& value) {
  if (const auto* x = std::get_if<std::int64_t>(&value)) return *x;
  if (const auto* x = std::get_if<std::uint64_t>(&value)) return *x;
  if (const auto* x = std::get_if<bool>(&value)) return *x;
  return std::nullopt;
}

Number as_number(Wide value) {
  if (value <= INT64_MAX) return static_cast<std::int64_t>(value);
  return static_cast<std::uint64_t>(value);
}

// How many steps from start stay before stop.
std::int64_t count_steps(Wide start, Wide stop, Wide step) {
  const Wide span = stop - start;
  if (span == 0 || (span > 0) != (step > 0)) return 0;
  const Wide count = (span + step + (step > 0 ? -1 : 1)) / step;
  return count > INT64_MAX ? INT64_MAX : static_cast<std::int64_t>(count);
}

std::int64_t count_steps(double start, double stop, double step) {
  const double count = std::ceil((stop - start) / step);
  if (!(count > 0)) return 0;
  return count >= 0x1p63 ? INT64_MAX : static_cast<std::int64_t>(count);
}

// The way back through a copy; the engine puts dtype and layout right.
constexpr auto kSame = [](const Tensor& gradient) { return gradient; };

}  // namespace

Tensor Tensor::empty(const Dims& shape, DType dtype, Device device) {
  Tensor out;
  out.numel_ = tensor::checked_numel(shape, itemsize(dtype), "empty");
  out.owner_ =
      allocate(out.numel_ * static_cast<std::int64_t>(itemsize(dtype)), shape, device, "empty");
  out.data_ = out.owner_.get();
  out.shape_ = shape;
  out.strides_ = tensor::contiguous_strides(shape);
  out.dtype_ = dtype;
  out.device_ = device;
  return out;
}

Tensor Tensor::zeros(const Dims& shape, DType dtype, Device device) {
  Tensor out = empty(shape, dtype, device);
  if (out.on_host()) {
    if (out.data_) std::memset(out.data_, 0, static_cast<std::size_t>(out.nbytes()));
  } else {
    alignas(16) const char zero[16] = {};
    tensor::fill_on_device(out, zero);
  }
  return out;
}

Tensor Tensor::ones(const Dims& shape, DType dtype, Device device) {
  return full(shape, std::int64_t{1}, dtype, device);
}

Tensor Tensor::full(const Dims& shape, const Number& value, DType dtype, Device device) {
  alignas(16) char element[16];
  tensor::encode(value, dtype, element, "full");
  Tensor out = empty(shape, dtype, device);
  if (!out.on_host()) {
    tensor::fill_on_device(out, element);
    return out;
  }
  tensor::copy_elements(out.shape_, dtype, out.data_, out.strides_, dtype, element,
                        Dims(shape.size(), 0));
  return out;
}

Tensor Tensor::arange(const Number& start, const Number& stop, const Number& step, DType dtype,
                      Device device) {
  const auto first = as_int(start), last = as_int(stop), by = as_int(step);
  const bool integral = first && last && by;
  const double from = as_double(start, "arange"), to = as_double(stop, "arange"),
               delta = as_double(step, "arange");
  if (delta == 0 || !std::isfinite(from) || !std::isfinite(to) || !std::isfinite(delta)) {
    throw ShapeError("arange", cat("the range has no length, got start ", tensor::text(start),
                                   ", stop ", tensor::text(stop), ", step ", tensor::text(step),
                                   ", expected finite numbers and a step other than 0"));
  }
  const std::int64_t count =
      integral ? count_steps(*first, *last, *by) : count_steps(from, to, delta);
  const auto value = [&](std::int64_t i) -> Number {
    if (integral) return as_number(*first + i * *by);
    return from + static_cast<double>(i) * delta;
  };
  alignas(16) char element[16];
  if (count > 0) {
    // The ends decide whether all values fit, before any memory is taken.
    tensor::encode(value(0), dtype, element, "arange");
    tensor::encode(value(count - 1), dtype, element, "arange");
  }
  if (device.kind != DeviceKind::Cpu) return arange(start, stop, step, dtype).to(device);
  Tensor out = empty({count}, dtype, device);
  auto* at = static_cast<char*>(out.data_);
  for (std::int64_t i = 0; i < count; ++i, at += itemsize(dtype)) {
    tensor::encode(value(i), dtype, at, "arange");
  }
  return out;
}

Tensor Tensor::from_memory(void* data, const Dims& shape, const Dims& strides, DType dtype,
                           std::shared_ptr<void> owner, bool readonly, Device device) {
  constexpr std::string_view kOp = "from_memory";
  if (shape.size() != strides.size()) {
    throw ShapeError(kOp, cat("shape and strides differ in length, got ", tensor::text(shape),
                              " and ", tensor::text(strides), ", expected one stride per axis"));
  }
  Tensor out;
  out.numel_ = tensor::checked_numel(shape, itemsize(dtype), kOp);
  tensor::check_reach(shape, strides, itemsize(dtype), kOp);
  const std::size_t alignment =
      visit(dtype, [](auto tag) { return alignof(typename decltype(tag)::type); });
  if (out.numel_ > 0 && reinterpret_cast<std::uintptr_t>(data) % alignment != 0) {
    throw ShapeError(kOp, cat("the memory is misaligned, got an address that is no multiple of ",
                              alignment, ", expected aligned ", name(dtype), " elements"));
  }
  out.owner_ = tensor::counted(std::move(owner));
  out.data_ = data;
  out.shape_ = shape;
  out.strides_ = strides;
  out.dtype_ = dtype;
  out.readonly_ = readonly;
  out.device_ = device;
  return out;
}

Tensor Tensor::diag(const Tensor& v, int ndim) {
  if (v.ndim() != 1) {
    throw ShapeError("diag", cat("a diagonal is made from one axis, got shape ",
                                 tensor::text(v.shape_), ", expected a 1-D tensor"));
  }
  if (ndim < 1) {
    throw ShapeError("diag",
                     cat("no such number of axes, got ndim=", ndim, ", expected 1 or more"));
  }
  if (ndim == 1) return v;
  Tensor out = v.detach();
  out.shape_ = Dims(static_cast<std::size_t>(ndim), v.shape_[0]);
  out.numel_ = tensor::checked_numel(out.shape_, itemsize(v.dtype_), "diag");
  out.layout_ = Layout::Diagonal;
  if (tensor::is_tracked(v) && grad_enabled()) out.grad_info_ = v.grad_info_;
  return tensor::followed("diag", v, std::move(out),
                          [](const Tensor& gradient) { return gradient.diagonal(); });
}

Tensor Tensor::contiguous() const {
  if (is_contiguous()) return *this;
  Tensor out;
  if (is_dense()) {
    out = empty(shape_, dtype_, device_);
    out.copy_from(detach());
  } else {
    out = zeros(shape_, dtype_, device_);
    out.diagonal().copy_from(detach().diagonal());
  }
  return tensor::followed("contiguous", *this, std::move(out), kSame);
}

Tensor Tensor::clone() const {
  if (!is_dense()) return diag(diagonal().clone(), ndim());
  Tensor out = empty(shape_, dtype_, device_);
  out.copy_from(detach());
  return tensor::followed("clone", *this, std::move(out), kSame);
}

Tensor Tensor::to(DType dtype) const {
  if (dtype == dtype_) return *this;
  if (!is_dense()) return diag(diagonal().to(dtype), ndim());
  Tensor out = empty(shape_, dtype, device_);
  out.copy_from(detach());
  return tensor::followed("to", *this, std::move(out), kSame);
}

Tensor Tensor::to(Device device) const {
  if (device == device_) return *this;
  if (!is_dense()) return diag(diagonal().to(device), ndim());
  Tensor out = tensor::copied_to(detach(), device);
  return tensor::followed("to", *this, std::move(out),
                          [back = device_](const Tensor& gradient) { return gradient.to(back); });
}

void Tensor::copy_from(const Tensor& source, std::string_view op) {
  refuse_while_capturing(op);
  require_writable(op);
  if (source.grad_info_) {
    if (is_recorded(source)) {
      throw Error(ErrorKind::Error, op,
                  "a write of values that require grad is not differentiable, got "
                  "requires_grad=True, expected x.detach() or no_grad()");
    }
    copy_from(source.detach(), op);
    return;
  }
  if (!source.is_dense()) {
    if (!is_dense() && shape_ == source.shape_) {
      diagonal().copy_from(source.diagonal(), op);
      return;
    }
    copy_from(source.contiguous(), op);
    return;
  }
  require_dense(op);
  Tensor from = source.broadcast_to(shape_, op);
  const auto overlaps = [&] {
    const auto reach = [](const Tensor& t) {
      const auto e = tensor::extent(t.shape_, t.strides_);
      const auto size = static_cast<std::intptr_t>(itemsize(t.dtype_));
      const auto base = reinterpret_cast<std::intptr_t>(t.data_);
      return std::pair{base + e.low * size, base + (e.high + 1) * size};
    };
    const auto [a0, a1] = reach(*this);
    const auto [b0, b1] = reach(from);
    return a0 < b1 && b0 < a1;
  };
  if (numel_ == 0) return;
  if (device_ != from.device_) from = source.to(device_).broadcast_to(shape_);
  if (data_ == from.data_ && dtype_ == from.dtype_ && strides_ == from.strides_) return;
  if (overlaps()) from = source.clone().broadcast_to(shape_);
  if (!on_host()) return tensor::copy_on_device(*this, from);
  tensor::copy_elements(shape_, dtype_, data_, strides_, from.dtype_, from.data_, from.strides_);
}

void Tensor::fill(const Number& value, std::string_view op) {
  refuse_while_capturing(op);
  require_writable(op);
  require_dense(op);
  alignas(16) char element[16];
  tensor::encode(value, dtype_, element, op);
  if (!on_host()) return tensor::fill_on_device(*this, element);
  tensor::copy_elements(shape_, dtype_, data_, strides_, dtype_, element, Dims(shape_.size(), 0));
}

}  // namespace eas

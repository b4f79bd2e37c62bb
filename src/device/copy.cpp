// Elements copied on a device, from any strides to any strides, converted where the dtypes differ.
#include <eas/error.hpp>

#include <algorithm>
#include <vector>

#include "base/format.hpp"
#include "device/axes.hpp"
#include "device/device.hpp"
#include "device/kernels.hpp"
#include "runtime/tensor_memory.hpp"

namespace eas::device {
namespace {

constexpr std::int64_t kBlock = 256;

// Bits keep what they are; numbers of 16 bytes are two of 8.
DType bits_of(std::size_t size) {
  switch (size) {
    case 1: return DType::uint8;
    case 2: return DType::uint16;
    case 4: return DType::uint32;
    default: return DType::uint64;
  }
}

struct Copy {
  DType to, from;
  std::vector<Axis> axes;  // tensors: to, from
};

std::string text_of(const Copy& copy) {
  Text t;
  const Id to = t.buffer(copy.to), from = t.buffer(copy.from), count = t.number();
  const AxisParams params = declare(t, copy.axes);
  const std::string index = Text::type(DType::int64, {kBlock}),
                    mask = Text::type(DType::bool_, {kBlock}),
                    given = Text::type(copy.from, {kBlock}), taken = Text::type(copy.to, {kBlock});
  const Id first =
      t.value("mul", {t.value("program_id", {}, "i64", "axis=0"), t.index(kBlock)}, "i64");
  const Id lanes = t.value("arange", {}, index, cat("start=0 size=", kBlock));
  const Id at = t.value("add", {t.value("broadcast", {first}, index), lanes}, index);
  const Id inside = t.value("lt", {at, t.value("broadcast", {count}, index)}, mask);
  const std::vector<Id> offset = offsets(t, copy.axes, params, at, index);
  const Id zero = t.constant(is_float(copy.from)  ? "0.0"
                             : is_bool(copy.from) ? "false"
                                                  : "0",
                             Text::type(copy.from, {}));
  const Id other = t.value("broadcast", {zero}, given);
  Id value = t.value("load", {from, offset[1], inside, other}, given);
  if (copy.to != copy.from) value = t.value("cast", {value}, taken);
  t.store({to, offset[0], value, inside});
  return t.get();
}

void copy_elements(runtime::DeviceStream& stream, tensor::Span shape, const tensor::Elements& to,
                   const tensor::Elements& from) {
  Copy copy{to.dtype, from.dtype, {}};
  std::int64_t parts = 1;  // of an element, that travel alone
  if (to.dtype == from.dtype) {
    const std::size_t size = itemsize(to.dtype);
    parts = size == 16 ? 2 : 1;
    copy.to = copy.from = bits_of(size);
  } else if (is_complex(to.dtype) || is_complex(from.dtype)) {
    throw DTypeError(
        "to", cat("complex numbers are not converted on a device, got ", name(from.dtype), " to ",
                  name(to.dtype), ", expected x.to(\"cpu\") first"));
  }
  for (std::size_t i = 0; i < shape.size(); ++i) {
    copy.axes.push_back({shape[i], {to.strides[i] * parts, from.strides[i] * parts}});
  }
  copy.axes.push_back({parts, {1, 1}});
  copy.axes = merged(std::move(copy.axes));
  if (copy.axes.empty()) copy.axes.push_back({1, {1, 1}});
  const std::int64_t count = elements(copy.axes);
  const auto kernel = kernel_of("copy", text_of(copy), *stream.backend);
  std::vector<std::int64_t> numbers{count};
  give(numbers, copy.axes);
  Dims sizes, strides[2];
  for (const Axis& axis : copy.axes) {
    sizes.push_back(axis.size);
    for (std::size_t t = 0; t < 2; ++t) strides[t].push_back(axis.strides[t]);
  }
  const Memory memories[] = {{to.data, sizes, strides[0]}, {from.data, sizes, strides[1]}};
  launch(*kernel, memories, numbers, {(count + kBlock - 1) / kBlock, 1, 1},
         runtime::main_stream(*stream.backend, stream.index));
}

}  // namespace

void tell_runtime() { runtime::set_copy_elements(copy_elements); }

}  // namespace eas::device

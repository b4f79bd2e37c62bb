// What generated machine code and the runtime that calls it agree on. The code generator and the
// CPU runtime both include this and never each other; a change here changes kAbiVersion, which is
// part of every cache key.
//
// A compiled kernel is one function that runs a range of programs:
//
//   entry(words, launch, begin, end, scratch) -> 0, or 1 when it stopped (launch->report says why)
//
// `words` are the arguments as the kernel wants them, one 64-bit word each, listed by the artifact
// (Word); programs are numbered axis 0 fastest; `scratch` is the artifact's scratch_bytes of memory
// of this worker alone, aligned to 64, its content unspecified.
#pragma once

#include <cstddef>
#include <cstdint>

namespace eas::abi {

inline constexpr int kAbiVersion = 3;

enum class WordKind : std::uint8_t {
  Data,    // the address of a buffer's element [0, …, 0]
  Scalar,  // a number's bits, as ir::constant_bits
  Shape,   // of a buffer along `axis`
  Stride,  // the same, in elements
  Low,     // the lowest offset of an element of a buffer
  High,    // the highest one; Low > High when there is none
  Layout,  // EAS_CHECK: null when every offset from Low to High is legal, else for Services::contains
};

struct Word {
  WordKind kind;
  std::uint32_t param;    // of the IR function
  std::int32_t axis = 0;  // Shape and Stride
  bool operator==(const Word&) const = default;
};

enum class Stop : std::int32_t {
  None,
  Bounds,  // value: the offset
  Assert,  // a device_assert or assume was false, a multiple_of broken (value: what was got)
  DivisionByZero,
  ZeroStep,  // a range's step
  Asked,     // launch->asked said so
  Thrown,    // a service failed and keeps the exception
  Memory,    // there is no workspace of `value` bytes
};

// Why and where a kernel stopped. Each worker has its own.
struct Report {
  Stop stop = Stop::None;
  std::uint32_t node = 0;    // Node::location
  std::int64_t program = 0;  // its number
  std::int64_t element = 0;  // flat, in the op's tile
  std::int64_t value = 0;
};

// What generated code may call.
struct Services {
  // device_print: `values` are the operands' elements, row-major, in their storage types. Gives
  // nonzero when it failed: the kernel ends.
  std::int32_t (*print)(void* context, std::uint32_t node, std::int64_t program,
                        const void* const* values);
  bool (*contains)(const void* layout, std::int64_t offset);
  // Sorts [outer, length, inner] of a DType in place along the middle axis, as the `sort` row says.
  void (*sort)(std::int32_t dtype, void* data, std::int64_t outer, std::int64_t length,
               std::int64_t inner, std::int32_t descending);
};

struct Launch {
  std::int64_t grid[3] = {1, 1, 1};
  // Bit p: nothing reads what is stored to parameter p soon enough to find it in a cache (the launch
  // moves more than the last level holds), so stores may bypass them. Parameters from 64 on: never.
  std::uint64_t streaming = 0;
  const Services* services = nullptr;
  void* context = nullptr;  // for services
  Report* report = nullptr;
  // Loops that may run long look at *stop from time to time and, where it is not 0, end when
  // asked(this) gives nonzero: Ctrl-C, another worker failed.
  const volatile std::int32_t* stop = nullptr;
  std::int32_t (*asked)(const Launch* launch) = nullptr;
  // The worker's memory for workspace number `index`, at least `bytes` aligned to 64, until it is asked
  // for again; null when there is not as much.
  std::byte* (*workspace)(const Launch* launch, std::int32_t index, std::int64_t bytes) = nullptr;
  void* workspaces = nullptr;  // for `workspace`
  // Adds `value` to the element of a DType, a float, when all programs are done, in their order.
  void (*later)(const Launch* launch, void* element, double value, std::int32_t dtype) = nullptr;
  void* additions = nullptr;  // for `later`
};

using Entry = std::int32_t (*)(const std::uint64_t* words, const Launch* launch, std::int64_t begin,
                               std::int64_t end, std::byte* scratch);

}  // namespace eas::abi

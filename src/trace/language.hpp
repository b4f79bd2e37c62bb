// The kernel language as functions on the current tracer. Python's mk and the C++ DSL call them by
// name, through functions.hpp.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "trace/tracer.hpp"
#include "trace/value.hpp"

namespace eas::trace {

// Arithmetic, comparisons and math: any elementwise row of the op table.
Value elementwise(ir::Op op, const std::vector<Operand>& operands);
// Reductions and scans: any axis row. axis counts from the end when negative; without one the tile
// counts as one row of all its elements.
using Axis = std::optional<std::int64_t>;
Value reduce(ir::Op op, const Operand& x, Axis axis, bool keepdims);
Value scan(ir::Op op, const Operand& x, Axis axis);

using Combine =
    std::function<std::vector<Value>(const std::vector<Value>&, const std::vector<Value>&)>;
std::vector<Value> reduce_with(const std::vector<Operand>& tiles, Axis axis, const Combine& fn,
                               bool keepdims = false);
std::vector<Value> scan_with(const std::vector<Operand>& tiles, std::int64_t axis,
                             const Combine& fn);
Value sort(const Operand& x, std::int64_t axis, bool descending);
Value softmax(const Operand& x, std::int64_t axis);

// Conversions.
Value as_value(const Operand& operand);  // a literal becomes a weak constant
Value cast(const Operand& x, DType dtype);
Value bitcast(const Operand& x, DType dtype);
Value where(const Operand& condition, const Operand& x, const Operand& y);
// The value of something that must be known while tracing (a literal or a folded constant), or an
// error that names `what`.
std::int64_t constant_int(const Operand& operand, std::string_view op, std::string_view what);

// Shapes.
using Sizes = std::vector<std::int64_t>;
Value broadcast_to(const Operand& x, const Sizes& shape);
Value reshape(const Operand& x, const Sizes& shape);  // one size may be -1
Value permute(const Operand& x, std::optional<Sizes> axes);
Value cat_tiles(const std::vector<Operand>& tiles, std::int64_t axis);
Value join_tiles(const Operand& x, const Operand& y);
Value full(const Sizes& shape, const Operand& value, DType dtype, std::string_view op = "full");

// Where am I.
Value program_id(std::int64_t axis);
Value num_programs(std::int64_t axis);
Value arange(const Operand& start, std::int64_t size);
Value tid(const Operand& start, std::int64_t size);
inline Value arange(std::int64_t start, std::int64_t size) {
  return arange(Number::of(start), size);
}
inline Value tid(std::int64_t start, std::int64_t size) { return tid(Number::of(start), size); }
Value local_id(std::int64_t axis);
Value lane_id();
Value sg_id();
Value shape_of(const Buffer& buffer, std::int64_t axis);
Value stride_of(const Buffer& buffer, std::int64_t axis);
int rank_of(const Buffer& buffer);

// Memory.
Pointer advance(const Buffer& buffer, const Operand& offset);
Pointer advance(const Pointer& pointer, const Operand& offset, bool backwards = false);
Value load(const Pointer& pointer, const std::optional<Operand>& mask,
           const std::optional<Operand>& other);
void store(const Pointer& pointer, const Operand& value, const std::optional<Operand>& mask);
Value atomic(ir::Op op, const Pointer& pointer, const Operand& value,
             const std::optional<Operand>& mask);
Value atomic_cas(const Pointer& pointer, const Operand& expected, const Operand& value,
                 const std::optional<Operand>& mask);
Buffer alloc_tg(std::int64_t size, DType dtype);
void barrier();

// Matrices: fragments (products of tiles are made by name only, functions.hpp).
Fragment mma_zero();
Fragment mma(const Pointer& a, const Operand& a_stride, const Pointer& b, const Operand& b_stride,
             const Fragment& acc);
void mma_store(const Pointer& to, const Operand& stride, const Fragment& fragment);

// Random numbers: counter-based, a function of seed and offset alone.
Value rand(const Operand& seed, const Operand& offset);     // float32 in [0, 1)
Value randn(const Operand& seed, const Operand& offset);    // float32, standard normal
Value randint(const Operand& seed, const Operand& offset);  // uint32, 32 random bits

// Promises and reports.
void assume(const Operand& condition);
Value multiple_of(const Operand& x, std::int64_t divisor);
void device_print(const std::string& prefix, const std::vector<Operand>& values);
void device_assert(const Operand& condition, const std::string& message);

// Control. Names are the user's variables, for messages.
using Items = std::vector<Item>;
using Names = std::vector<std::string>;
Items for_loop(const Operand& lo, const Operand& hi, const Operand& step, const Items& inits,
               const Names& names, const std::function<Items(Value, const Items&)>& body);
Items while_loop(const Items& inits, const Names& names,
                 const std::function<Operand(const Items&)>& condition,
                 const std::function<Items(const Items&)>& body);
Items if_else(const Operand& condition, const Names& names, const std::function<Items()>& then,
              const std::function<Items()>& otherwise);
// Whether control flow on this value must go through the functions above; false when it is known
// now (eager, uniform).
bool needs_trace(const Value& condition);

}  // namespace eas::trace

// What the body of a C++ kernel holds while it is traced: values, buffers, pointers, fragments and
// constants. All are small handles into the kernel being made; none outlives its body.
#pragma once

#include <eas/dims.hpp>
#include <eas/dtype.hpp>

#include <concepts>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>

namespace eas {

namespace ir {
struct Value;
}
// The operators of Value live here (see ops.hpp): found for values alone, so that two Constexpr
// numbers multiply as the plain numbers they are.
namespace operators {
struct Tag {};
}  // namespace operators
namespace detail {
struct Access;  // the door from these handles to the tracer
template <class P>
struct ParamTraits;  // the parameters of kernels (kernel.hpp)

template <class T, class = void>
inline constexpr bool is_kernel_storage = false;
template <class T>
inline constexpr bool is_kernel_storage<T, std::void_t<decltype(DTypeOf<T>::value)>> =
    DTypeOf<T>::value < DType::complex64;

struct Handle {
  ir::Value* ir = nullptr;
  std::uint64_t tracer = 0;  // which tracer made it: a handle of another kernel is refused
};
}  // namespace detail

// A parameter that is known while compiling: each value is its own kernel. Reads as a plain T.
template <class T>
class Constexpr {
 public:
  constexpr Constexpr(T value) : value_(std::move(value)) {}
  constexpr operator const T&() const { return value_; }
  constexpr const T& value() const { return value_; }

 private:
  T value_;
};

template <class T>
constexpr auto constexpr_v(T value) {
  if constexpr (std::is_convertible_v<T, const char*>) return Constexpr<std::string>(value);
  else return Constexpr<T>(std::move(value));
}

// A scalar or tile. Numbers are values too, weak ones: they take the dtype of what they meet.
class Value : public operators::Tag {
 public:
  template <std::integral T>
  Value(T number)
      : kind_(std::is_same_v<T, bool> ? Kind::Bool
              : std::is_unsigned_v<T> ? Kind::Unsigned
                                      : Kind::Int),
        integer_(static_cast<std::int64_t>(number)) {}
  template <std::floating_point T>
  Value(T number) : kind_(Kind::Float), real_(static_cast<double>(number)) {}
  template <class T>
    requires std::is_arithmetic_v<T>
  Value(const Constexpr<T>& number) : Value(number.value()) {}

  DType dtype() const;
  int rank() const;
  std::int64_t size(int axis) const;  // a negative axis counts from the end
  Dims shape() const;

  Value to(DType dtype) const;
  Value expand_dims(int axis) const;  // x[:, None] is x.expand_dims(1)

  // A condition is not known while tracing: if_else, while_loop, where, & | ~.
  explicit operator bool() const = delete;

 private:
  friend struct detail::Access;
  enum class Kind : std::uint8_t { Bool, Int, Unsigned, Float, Traced };
  Value() = default;

  Kind kind_ = Kind::Traced;
  bool weak_ = false;
  std::int64_t integer_ = 0;
  double real_ = 0;
  detail::Handle handle_;
};

// A scalar of a dtype, for signatures: `eas::i32 n`. Assigning another value casts it.
template <DType kDType>
class Scalar : public Value {
 public:
  Scalar(const Value& value) : Value(value.to(kDType)) {}
  template <class T>
    requires std::is_arithmetic_v<T>
  Scalar(T number) : Scalar(Value(number)) {}

 private:
  friend struct detail::ParamTraits<Scalar>;
  struct Param {};
  Scalar(const Value& value, Param) : Value(value) {}
};

using b1 = Scalar<DType::bool_>;
using i8 = Scalar<DType::int8>;
using i16 = Scalar<DType::int16>;
using i32 = Scalar<DType::int32>;
using i64 = Scalar<DType::int64>;
using u8 = Scalar<DType::uint8>;
using u16 = Scalar<DType::uint16>;
using u32 = Scalar<DType::uint32>;
using u64 = Scalar<DType::uint64>;
using f16 = Scalar<DType::float16>;
using bf16 = Scalar<DType::bfloat16>;
using f32 = Scalar<DType::float32>;
using f64 = Scalar<DType::float64>;

class Pointer;

// An argument in memory, or memory of a thread group, of any dtype. As a parameter it makes one
// kernel per dtype it is called with.
class AnyBuffer {
 public:
  DType dtype() const;
  int ndim() const;
  Value shape(int axis) const;
  Value stride(int axis) const;  // in elements

  friend Pointer operator+(const AnyBuffer& buffer, const Value& offset);
  friend Pointer operator+(const Value& offset, const AnyBuffer& buffer);

 protected:
  friend struct detail::Access;
  AnyBuffer() = default;
  detail::Handle handle_;
  int rank_ = -1;
};

// The same with elements of T: a tensor of another dtype is refused.
template <class T>
class Buffer : public AnyBuffer {
 public:
  static_assert(detail::is_kernel_storage<T>,
                "Buffer<T>: T is no element type that kernels compute on");

 private:
  friend struct detail::ParamTraits<Buffer>;
  explicit Buffer(const AnyBuffer& buffer) : AnyBuffer(buffer) {}
};

// A buffer plus an offset: one address, or a tile of them.
class Pointer {
 public:
  DType dtype() const { return buffer_.dtype(); }
  int rank() const { return offset_.rank(); }
  Pointer expand_dims(int axis) const { return {buffer_, offset_.expand_dims(axis)}; }

  friend Pointer operator+(const Pointer& pointer, const Value& offset);
  friend Pointer operator+(const Value& offset, const Pointer& pointer);
  friend Pointer operator-(const Pointer& pointer, const Value& offset);
  Pointer& operator+=(const Value& offset) { return *this = *this + offset; }
  Pointer& operator-=(const Value& offset) { return *this = *this - offset; }

 private:
  friend struct detail::Access;
  Pointer(const AnyBuffer& buffer, const Value& offset) : buffer_(buffer), offset_(offset) {}
  AnyBuffer buffer_;
  Value offset_;
};

// An 8x8 block of float32 shared by a simdgroup.
class Fragment {
  friend struct detail::Access;
  detail::Handle handle_;
};

}  // namespace eas

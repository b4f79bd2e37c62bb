// Kernels written in C++: eas::kernel("name", lambda) makes a kernel whose parameters are those of
// the lambda. Calling it traces the lambda once for each signature (dtypes of AnyBuffer arguments,
// kinds of Value ones, values of Constexpr ones), compiles and launches.
#pragma once

#include <eas/error.hpp>
#include <eas/tensor.hpp>
#include <eas/value.hpp>

#include <array>
#include <bit>
#include <compare>
#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <limits>
#include <memory>
#include <optional>
#include <source_location>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace eas {

struct KernelOptions {
  bool fast_math = false;  // contraction, reassociation and the faster functions
};

struct CacheInfo {
  std::int64_t hits = 0, misses = 0;
  std::int64_t size = 0;  // signatures that are kept
};

// An argument by its number: of the kernel itself, or, of what it was derived to, a gradient or tangent:
// d(0) is that of argument 0, dd(d(0)) how a second derivative changes with it.
class Arg {
 public:
  static constexpr std::size_t kMostOrders = 3;
  constexpr Arg(std::size_t number, std::uint32_t orders = 0) : number_(number), orders_(orders) {}
  constexpr std::size_t number() const { return number_; }
  // Bit k: it is what derivation k + 1 gave for what the bits below say.
  constexpr std::uint32_t orders() const { return orders_; }
  auto operator<=>(const Arg&) const = default;

 private:
  std::size_t number_;
  std::uint32_t orders_;
};

namespace detail {

enum class ParamKind : std::uint8_t { Buffer, Scalar, Constexpr };
struct Param {
  ParamKind kind;
  std::optional<DType> dtype;  // none: the argument says
};

// One argument: memory, a dtype in its place (warmup), a number, or a constant: its bits or its text.
using Argument = std::variant<const Tensor*, DType, Value, std::uint64_t, std::string_view>;

// What a parameter is in the traced body; nothing for a constant.
struct TracedParam {
  std::optional<AnyBuffer> buffer;
  std::optional<Value> value;
};
using Body = std::function<void(std::span<const TracedParam>)>;

struct Sizes {  // 1 to 3 axes; none: not given
  std::array<std::int64_t, 3> extent{1, 1, 1};
  int axes = 0;
};
struct LaunchShape {
  Sizes grid, shape, group;
  std::string backend;  // empty: that of the settings
};

// A launch with everything settled.
class Bound;
class DerivedCore;
enum class DerivativeMode : std::uint8_t { Reverse, Forward };

// Everything about a kernel that does not depend on the types of its parameters.
class KernelCore {
 public:
  KernelCore(std::string name, std::vector<Param> params, KernelOptions options,
             const std::source_location& where);
  ~KernelCore();
  KernelCore(const KernelCore&) = delete;
  KernelCore& operator=(const KernelCore&) = delete;

  void launch(std::span<const Argument> arguments, const LaunchShape& shape, const Body& body);
  // `again` is the same launch, made anew when a setting has changed since.
  std::shared_ptr<const Bound> bind(std::span<const Argument> arguments, const LaunchShape& shape,
                                    const Body& body, std::function<void()> again);
  void warmup(std::span<const Argument> arguments, const LaunchShape& shape, const Body& body);
  // The compiled kernel as text: "ir", "llvm" or "asm".
  std::string text(std::string_view language, std::span<const Argument> arguments,
                   const LaunchShape& shape, const Body& body);
  // The adjoint or tangent with respect to these arguments, the same one each time.
  std::shared_ptr<DerivedCore> derived(DerivativeMode mode, std::span<const Arg> wrt);
  CacheInfo cache_info() const;
  void clear_cache();
  const std::string& name() const;

 private:
  friend class Bound;
  friend class DerivedCore;
  struct State;
  std::unique_ptr<State> state_;
};

template <class T>
Argument constant(const T& value) {
  if constexpr (std::is_enum_v<T>) {
    return constant(static_cast<std::underlying_type_t<T>>(value));
  } else if constexpr (std::is_same_v<T, float>) {
    return std::uint64_t{std::bit_cast<std::uint32_t>(value)};  // 0.0 and -0.0 are two constants
  } else if constexpr (std::is_same_v<T, double>) {
    return std::bit_cast<std::uint64_t>(value);
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<std::uint64_t>(value);
  } else {
    static_assert(std::is_convertible_v<T, std::string_view>,
                  "Constexpr<T>: T is a number, an enum, a DType or a string");
    return std::string_view(value);
  }
}

// How a parameter of type P reads an argument (hold), names it (argument) and appears in the body.
template <class P>
struct ParamTraits {
  static_assert(std::is_void_v<P>,
                "a kernel's parameter is a Buffer<T>, an AnyBuffer, a scalar as i32, a Value or a "
                "Constexpr<T>");
};

struct BufferTraits {
  static Tensor keep(const Tensor& tensor) { return tensor; }
  static const Tensor& hold(const Tensor& tensor) { return tensor; }
  static DType hold_spec(DType dtype) { return dtype; }
  static Argument argument(const Tensor& tensor) { return &tensor; }
  static Argument argument(DType dtype) { return dtype; }
};
template <>
struct ParamTraits<AnyBuffer> : BufferTraits {
  static Param describe() { return {ParamKind::Buffer, std::nullopt}; }
  static AnyBuffer make(const TracedParam& traced, const auto&) { return *traced.buffer; }
};
struct ScalarTraits {
  template <class T>
    requires std::is_arithmetic_v<T>
  static Value hold(T number) {
    return number;
  }
  static Value keep(const Value& number) { return number; }
  static Argument argument(const Value& number) { return number; }
};
template <>
struct ParamTraits<Value> : ScalarTraits {
  static Param describe() { return {ParamKind::Scalar, std::nullopt}; }
  static Value make(const TracedParam& traced, const Value&) { return *traced.value; }
};

template <class T>
struct ParamTraits<Buffer<T>> : BufferTraits {
  static Param describe() { return {ParamKind::Buffer, dtype_of<T>}; }
  static Buffer<T> make(const TracedParam& traced, const auto&) {
    return Buffer<T>(*traced.buffer);
  }
};
template <DType kDType>
struct ParamTraits<Scalar<kDType>> : ScalarTraits {
  static Param describe() { return {ParamKind::Scalar, kDType}; }
  static Scalar<kDType> make(const TracedParam& traced, const Value&) {
    return Scalar<kDType>(*traced.value, typename Scalar<kDType>::Param{});
  }
};
template <class T>
struct ParamTraits<Constexpr<T>> {
  static Param describe() { return {ParamKind::Constexpr, std::nullopt}; }
  // constexpr_v(x), or x itself; an integer must fit.
  template <std::convertible_to<T> U>
  static Constexpr<T> hold(const U& value) {
    return hold_value(value);
  }
  template <std::convertible_to<T> U>
  static Constexpr<T> hold(const Constexpr<U>& value) {
    return hold_value(value.value());
  }
  static Constexpr<T> keep(const Constexpr<T>& value) { return value; }
  static Argument argument(const Constexpr<T>& value) { return constant(value.value()); }
  static Constexpr<T> make(const TracedParam&, const Constexpr<T>& value) { return value; }

 private:
  template <class U>
  static Constexpr<T> hold_value(const U& value) {
    if constexpr (std::is_integral_v<T> && std::is_arithmetic_v<U>) {
      static_assert(std::is_integral_v<U>, "a constant of an integer type, got a float");
      if constexpr (!std::is_same_v<T, bool> && !std::is_same_v<U, bool>) {
        if (!std::in_range<T>(value)) {
          throw LaunchError("constexpr_v",
                            "the number does not fit its parameter, got " + std::to_string(value) +
                                ", expected " + std::to_string(std::numeric_limits<T>::min()) +
                                " to " + std::to_string(std::numeric_limits<T>::max()));
        }
      }
    }
    return Constexpr<T>(static_cast<T>(value));
  }
};

template <class P, class A>
concept Takes = requires(const A& argument) { ParamTraits<P>::hold(argument); };
template <class P, class A>
concept TakesSpec = requires(const A& argument) { ParamTraits<P>::hold_spec(argument); };

// An argument as its parameter reads it.
template <class P, class A>
decltype(auto) held(const A& argument) {
  if constexpr (TakesSpec<P, A>) return ParamTraits<P>::hold_spec(argument);
  else return ParamTraits<P>::hold(argument);
}

}  // namespace detail

// What kernel.bind(…) gives: calling it launches with the same arguments again, which it holds. May
// be called from several threads.
class BoundLaunch {
 public:
  void operator()() const;

 private:
  template <class Fn, class... Ps>
  friend class Kernel;
  template <class Fn, class... Ps>
  friend class DerivedKernel;
  explicit BoundLaunch(std::shared_ptr<const detail::Bound> bound) : bound_(std::move(bound)) {}
  std::shared_ptr<const detail::Bound> bound_;
};

template <class Fn, class... Ps>
class DerivedKernel;  // eas/derivative.hpp

template <class Fn, class... Ps>
class Kernel {
 public:
  Kernel(std::string name, Fn fn, KernelOptions options, const std::source_location& where)
      : shared_(std::make_shared<Shared>(std::move(name), std::move(fn), options, where)) {}

  // The same kernel with its programs counted: launches do not infer the grid.
  template <std::convertible_to<std::int64_t>... Sizes>
    requires(sizeof...(Sizes) >= 1 && sizeof...(Sizes) <= 3)
  Kernel grid(Sizes... sizes) const {
    return with(&detail::LaunchShape::grid, {static_cast<std::int64_t>(sizes)...});
  }
  // With so many elements along each axis, divided by the kernel's own tile.
  template <std::convertible_to<std::int64_t>... Sizes>
    requires(sizeof...(Sizes) >= 1 && sizeof...(Sizes) <= 3)
  Kernel shape(Sizes... sizes) const {
    return with(&detail::LaunchShape::shape, {static_cast<std::int64_t>(sizes)...});
  }
  // With so many threads in a group, for thread-level kernels.
  template <std::convertible_to<std::int64_t>... Sizes>
    requires(sizeof...(Sizes) >= 1 && sizeof...(Sizes) <= 3)
  Kernel group(Sizes... sizes) const {
    return with(&detail::LaunchShape::group, {static_cast<std::int64_t>(sizes)...});
  }
  // On this backend, whatever the settings say.
  Kernel backend(std::string name) const {
    Kernel out = *this;
    out.shape_.backend = std::move(name);
    return out;
  }

  // Tensors for buffers, numbers for scalars, constexpr_v(x) for constants.
  template <class... Args>
  void operator()(const Args&... args) const {
    require_values<Args...>();
    with_arguments([&](std::span<const detail::Argument> arguments,
                       const detail::Body& body) { shared_->core.launch(arguments, shape_, body); },
                   detail::held<Ps>(args)...);
  }
  // A launch with everything settled: calling it launches again. It holds the arguments.
  template <class... Args>
  BoundLaunch bind(const Args&... args) const {
    require_values<Args...>();
    return bind_kept(detail::ParamTraits<Ps>::keep(detail::held<Ps>(args))...);
  }
  // Compiles for these arguments, without a launch; here and below a dtype may stand for a tensor.
  template <class... Args>
  void warmup(const Args&... args) const {
    require_specs<Args...>();
    with_arguments([&](std::span<const detail::Argument> arguments,
                       const detail::Body& body) { shared_->core.warmup(arguments, shape_, body); },
                   detail::held<Ps>(args)...);
  }
  // The compiled kernel as text: its IR after the passes, LLVM IR, assembly.
  template <class... Args>
  std::string ir(const Args&... args) const {
    return text("ir", args...);
  }
  template <class... Args>
  std::string to_llvm(const Args&... args) const {
    return text("llvm", args...);
  }
  template <class... Args>
  std::string to_asm(const Args&... args) const {
    return text("asm", args...);
  }

  // The adjoint with respect to the arguments with these numbers, and the kernel with its tangent:
  // k.grad({0})(x, out, n, d(1, d_out), d(0, d_x)).
  DerivedKernel<Fn, Ps...> grad(std::initializer_list<Arg> wrt) const {
    return derived(detail::DerivativeMode::Reverse, wrt);
  }
  DerivedKernel<Fn, Ps...> jvp(std::initializer_list<Arg> wrt) const {
    return derived(detail::DerivativeMode::Forward, wrt);
  }

  const std::string& name() const { return shared_->core.name(); }
  CacheInfo cache_info() const { return shared_->core.cache_info(); }
  void clear_cache() const { shared_->core.clear_cache(); }

 private:
  friend class DerivedKernel<Fn, Ps...>;
  struct Shared {
    Shared(std::string name, Fn function, KernelOptions options, const std::source_location& where)
        : core(std::move(name), {detail::ParamTraits<Ps>::describe()...}, options, where),
          fn(std::move(function)) {}
    detail::KernelCore core;
    Fn fn;
  };

  DerivedKernel<Fn, Ps...> derived(detail::DerivativeMode mode,
                                   std::initializer_list<Arg> wrt) const {
    return {*this, shared_->core.derived(mode, {wrt.begin(), wrt.size()})};
  }

  Kernel with(detail::Sizes detail::LaunchShape::* which,
              std::initializer_list<std::int64_t> sizes) const {
    Kernel out = *this;
    detail::Sizes& given = out.shape_.*which;
    given = {};
    for (const std::int64_t size : sizes)
      given.extent[static_cast<std::size_t>(given.axes++)] = size;
    return out;
  }

  template <class... Args>
  static constexpr void require_count() {
    static_assert(sizeof...(Args) == sizeof...(Ps),
                  "a kernel takes as many arguments as its lambda");
  }
  template <class... Args>
  static constexpr void require_values() {
    require_count<Args...>();
    static_assert((detail::Takes<Ps, Args> && ...),
                  "an argument does not fit its parameter: buffers take an eas::Tensor, scalars a "
                  "number, Constexpr<T> a constexpr_v(x) of a T");
  }
  template <class... Args>
  static constexpr void require_specs() {
    require_count<Args...>();
    static_assert(((detail::Takes<Ps, Args> || detail::TakesSpec<Ps, Args>) && ...),
                  "an argument does not fit its parameter: buffers take an eas::Tensor or a DType, "
                  "scalars a number, Constexpr<T> a constexpr_v(x) of a T");
  }

  template <class... Args>
  std::string text(std::string_view language, const Args&... args) const {
    require_specs<Args...>();
    std::string out;
    with_arguments(
        [&](std::span<const detail::Argument> arguments, const detail::Body& body) {
          out = shared_->core.text(language, arguments, shape_, body);
        },
        detail::held<Ps>(args)...);
    return out;
  }
  template <class... Kept>
  BoundLaunch bind_kept(Kept... kept) const {
    std::shared_ptr<const detail::Bound> bound;
    with_arguments(
        [&](std::span<const detail::Argument> arguments, const detail::Body& body) {
          bound = shared_->core.bind(arguments, shape_, body, [=, self = *this] {
            self.with_arguments(
                [&](std::span<const detail::Argument> again, const detail::Body& its_body) {
                  self.shared_->core.launch(again, self.shape_, its_body);
                },
                kept...);
          });
        },
        kept...);
    return BoundLaunch(std::move(bound));
  }

  // Calls use(arguments, body) with what was read of the arguments. Takes nothing from the heap.
  template <class Use, class... Held>
  void with_arguments(const Use& use, const Held&... held) const {
    const std::array<detail::Argument, sizeof...(Ps)> arguments{
        detail::ParamTraits<Ps>::argument(held)...};
    const auto call_body = [&](std::span<const detail::TracedParam> traced) {
      [&]<std::size_t... I>(std::index_sequence<I...>) {
        static_cast<void>(traced);  // of a kernel without parameters
        shared_->fn(detail::ParamTraits<Ps>::make(traced[I], held)...);
      }(std::index_sequence_for<Ps...>{});
    };
    use(arguments, std::cref(call_body));
  }

  std::shared_ptr<Shared> shared_;
  detail::LaunchShape shape_;
};

namespace detail {

template <class Fn, class Call>
struct KernelOf;
#define EAS_KERNEL_OF(qualifier)                                                               \
  template <class Fn, class Owner, class Result, class... Ps>                                  \
  struct KernelOf<Fn, Result (Owner::*)(Ps...) qualifier> {                                    \
    static_assert(std::is_void_v<Result>, "a kernel returns nothing: store into an argument"); \
    using type = Kernel<Fn, std::decay_t<Ps>...>;                                              \
  };
EAS_KERNEL_OF()
EAS_KERNEL_OF(const)
EAS_KERNEL_OF(noexcept)
EAS_KERNEL_OF(const noexcept)
#undef EAS_KERNEL_OF

template <class Fn>
struct KernelFor {
  static_assert(
      std::is_void_v<Fn>,
      "a kernel is a function that gives nothing, or a lambda whose parameters have types "
      "(not auto)");
};
template <class Fn>
  requires requires { &Fn::operator(); }
struct KernelFor<Fn> : KernelOf<Fn, decltype(&Fn::operator())> {};
template <class... Ps>
struct KernelFor<void (*)(Ps...)> {
  using type = Kernel<void (*)(Ps...), std::decay_t<Ps>...>;
};

}  // namespace detail

// `fn` is a lambda or function whose parameters are Buffer<T>, AnyBuffer, i32 and the like, Value
// or Constexpr<T>. What it captures is read while it is traced, and is no part of the signature.
template <class Fn>
auto kernel(std::string name, Fn fn, KernelOptions options = {},
            const std::source_location& where = std::source_location::current()) {
  return typename detail::KernelFor<Fn>::type(std::move(name), std::move(fn), options, where);
}

}  // namespace eas

// Gradients of kernels written in C++: kernel.grad({0}) is the adjoint and kernel.jvp({0}) the tangent
// with respect to argument 0, each a kernel again, which has a gradient and a tangent itself. It takes
// the kernel's arguments, and after them gradients or tangents by the number of the argument they belong
// to: d(0, d_x), of the second derivation dd(0, dd_x) and dd(d(0), dd_d_x), of the third ddd(…).
#pragma once

#include <eas/kernel.hpp>

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace eas {

// A gradient or tangent. That of a number is a tensor of one element, or where it is a tangent a
// number.
struct Derivative {
  Arg argument;                              // itself, as d(0)
  std::variant<Tensor, DType, Value> value;  // a dtype stands for a tensor, as in warmup
};

namespace detail {

// The derivative by derivation `order` of an argument that was there before it.
inline Arg derivative_of(const Arg& argument, std::size_t order, std::string_view name) {
  if (argument.orders() >> (order - 1) != 0) {
    throw LaunchError(std::string(name),
                      "the argument is of no lower order, expected derivatives from the inside "
                      "to the outside, as dd(d(0))");
  }
  return {argument.number(), argument.orders() | std::uint32_t{1} << (order - 1)};
}

template <class T>
std::variant<Tensor, DType, Value> derivative_value(const T& value) {
  if constexpr (std::is_arithmetic_v<T>) return Value(value);
  else return value;
}

template <class T>
concept DerivativeValue =
    std::is_same_v<T, Tensor> || std::is_same_v<T, DType> || std::is_arithmetic_v<T>;

}  // namespace detail

inline Arg d(const Arg& argument) { return detail::derivative_of(argument, 1, "d"); }
inline Arg dd(const Arg& argument) { return detail::derivative_of(argument, 2, "dd"); }
inline Arg ddd(const Arg& argument) { return detail::derivative_of(argument, 3, "ddd"); }
template <detail::DerivativeValue T>
Derivative d(const Arg& argument, const T& value) {
  return {d(argument), detail::derivative_value(value)};
}
template <detail::DerivativeValue T>
Derivative dd(const Arg& argument, const T& value) {
  return {dd(argument), detail::derivative_value(value)};
}
template <detail::DerivativeValue T>
Derivative ddd(const Arg& argument, const T& value) {
  return {ddd(argument), detail::derivative_value(value)};
}

namespace detail {

// The adjoint or tangent of a kernel. Which derivatives are given is a part of the signature.
class DerivedCore {
 public:
  struct State;
  explicit DerivedCore(std::unique_ptr<State> state);
  ~DerivedCore();
  DerivedCore(const DerivedCore&) = delete;
  DerivedCore& operator=(const DerivedCore&) = delete;

  void launch(std::span<const Argument> arguments, std::span<const Derivative> given,
              const LaunchShape& shape, const Body& body);
  std::shared_ptr<const Bound> bind(std::span<const Argument> arguments,
                                    std::span<const Derivative> given, const LaunchShape& shape,
                                    const Body& body, std::function<void()> again);
  void warmup(std::span<const Argument> arguments, std::span<const Derivative> given,
              const LaunchShape& shape, const Body& body);
  std::string text(std::string_view language, std::span<const Argument> arguments,
                   std::span<const Derivative> given, const LaunchShape& shape, const Body& body);
  std::shared_ptr<DerivedCore> derived(DerivativeMode mode, std::span<const Arg> wrt);
  const std::string& name() const;
  CacheInfo cache_info() const;
  void clear_cache();

 private:
  std::unique_ptr<State> state_;
};

}  // namespace detail

template <class Fn, class... Ps>
class DerivedKernel {
 public:
  // As of the kernel it is derived from.
  template <class... Sizes>
  DerivedKernel grid(Sizes... sizes) const {
    return {primal_.grid(sizes...), core_};
  }
  template <class... Sizes>
  DerivedKernel shape(Sizes... sizes) const {
    return {primal_.shape(sizes...), core_};
  }
  template <class... Sizes>
  DerivedKernel group(Sizes... sizes) const {
    return {primal_.group(sizes...), core_};
  }
  DerivedKernel backend(std::string name) const {
    return {primal_.backend(std::move(name)), core_};
  }

  // The kernel's arguments, then d(number, tensor) for each gradient or tangent, in any order.
  template <class... Args>
  void operator()(const Args&... args) const {
    split<false>(
        [&](std::span<const detail::Argument> arguments, std::span<const Derivative> given,
            const detail::Body& body) { core_->launch(arguments, given, primal_.shape_, body); },
        args...);
  }
  // A launch with everything settled, as of the kernel it is derived from.
  template <class... Args>
  BoundLaunch bind(const Args&... args) const {
    std::shared_ptr<const detail::Bound> bound;
    split<false>(
        [&](std::span<const detail::Argument> arguments, std::span<const Derivative> given,
            const detail::Body& body) {
          bound = core_->bind(
              arguments, given, primal_.shape_, body,
              [self = *this, kept = std::tuple(owned(args)...)] { std::apply(self, kept); });
        },
        args...);
    return BoundLaunch(std::move(bound));
  }
  // Compiles for these arguments, without a launch; here and below a dtype may stand for a tensor.
  template <class... Args>
  void warmup(const Args&... args) const {
    split<true>(
        [&](std::span<const detail::Argument> arguments, std::span<const Derivative> given,
            const detail::Body& body) { core_->warmup(arguments, given, primal_.shape_, body); },
        args...);
  }
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

  // Of the second order and the third; wrt names arguments and derivatives: {0, d(1)}.
  DerivedKernel grad(std::initializer_list<Arg> wrt) const {
    return derived(detail::DerivativeMode::Reverse, wrt);
  }
  DerivedKernel jvp(std::initializer_list<Arg> wrt) const {
    return derived(detail::DerivativeMode::Forward, wrt);
  }

  const std::string& name() const { return core_->name(); }
  CacheInfo cache_info() const { return core_->cache_info(); }
  void clear_cache() const { core_->clear_cache(); }

 private:
  friend class Kernel<Fn, Ps...>;
  DerivedKernel(Kernel<Fn, Ps...> primal, std::shared_ptr<detail::DerivedCore> core)
      : primal_(std::move(primal)), core_(std::move(core)) {}

  DerivedKernel derived(detail::DerivativeMode mode, std::initializer_list<Arg> wrt) const {
    return {primal_, core_->derived(mode, {wrt.begin(), wrt.size()})};
  }

  template <class... Args>
  std::string text(std::string_view language, const Args&... args) const {
    std::string out;
    split<true>(
        [&](std::span<const detail::Argument> arguments, std::span<const Derivative> given,
            const detail::Body& body) {
          out = core_->text(language, arguments, given, primal_.shape_, body);
        },
        args...);
    return out;
  }

  // An argument that may outlive the call.
  template <class A>
  static auto owned(const A& argument) {
    if constexpr (std::is_convertible_v<A, std::string_view>) return std::string(argument);
    else return argument;
  }

  // Calls use(arguments, derivatives, body).
  template <bool kSpecs, class Use, class... Args>
  void split(const Use& use, const Args&... args) const {
    constexpr std::size_t kOwn = sizeof...(Ps);
    static_assert(sizeof...(Args) >= kOwn,
                  "the gradient of a kernel takes the arguments of the kernel, and then d(number, "
                  "tensor) for each gradient");
    const auto all = std::tie(args...);
    [&]<std::size_t... I, std::size_t... J>(std::index_sequence<I...>, std::index_sequence<J...>) {
      static_assert(
          (std::is_same_v<std::tuple_element_t<kOwn + J, std::tuple<Args...>>, Derivative> && ...),
          "after the arguments of the kernel stands d(number, tensor) for each gradient");
      using Primal = Kernel<Fn, Ps...>;
      if constexpr (kSpecs) {
        Primal::template require_specs<std::tuple_element_t<I, std::tuple<Args...>>...>();
      } else {
        Primal::template require_values<std::tuple_element_t<I, std::tuple<Args...>>...>();
      }
      const std::vector<Derivative> given{std::get<kOwn + J>(all)...};
      primal_.with_arguments([&](std::span<const detail::Argument> arguments,
                                 const detail::Body& body) { use(arguments, given, body); },
                             detail::held<Ps>(std::get<I>(all))...);
    }(std::make_index_sequence<kOwn>{}, std::make_index_sequence<sizeof...(Args) - kOwn>{});
  }

  Kernel<Fn, Ps...> primal_;
  std::shared_ptr<detail::DerivedCore> core_;
};

}  // namespace eas

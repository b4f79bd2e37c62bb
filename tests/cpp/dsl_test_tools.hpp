// Data for the tests of the C++ language.
#pragma once

#include <eas/eas.hpp>

#include <string>
#include <vector>

inline eas::Tensor ramp(int n) {
  return eas::Tensor::arange(std::int64_t{0}, std::int64_t{n}, std::int64_t{1});
}

// The elements of a contiguous tensor.
template <class T>
std::vector<T> elements(const eas::Tensor& x) {
  return {x.data_as<T>(), x.data_as<T>() + x.numel()};
}

// What an error of this kind says, or "" when there is none.
template <class Kind, class Fn>
std::string error_of(Fn&& fn) {
  try {
    fn();
  } catch (const Kind& error) {
    return error.what();
  }
  return "";
}

// Kernels from IR text, run on vectors. The n-th node of a kernel (from 1, regions included) is
// said to come from line n of k.py.
#pragma once

#include <gtest/gtest.h>

#include <eas/error.hpp>

#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "interp/interp.hpp"
#include "ir/parse.hpp"

namespace eas::interp {

struct Kernel {
  std::unique_ptr<ir::Function> function;
  ir::DebugInfo debug;

  explicit Kernel(std::string_view text, std::vector<std::string> params = {"a", "b", "c", "d"})
      : function(ir::parse(text)) {
    debug.kernel = "k";
    debug.params = std::move(params);
    debug.locations.emplace_back();
    ir::walk(*function->body(), [&](ir::Node* node) {
      node->location = static_cast<std::uint32_t>(debug.locations.size());
      debug.locations.push_back({"k.py", "k", static_cast<int>(node->location), 0, 0, ""});
    });
  }

  void run(const std::vector<Argument>& arguments, const Launch& launch = {}) const {
    interp::run(*function, debug, arguments, launch);
  }
};

template <class T>
BufferArgument view(T* data, std::vector<std::int64_t> shape, std::vector<std::int64_t> strides,
                    bool readonly = false) {
  return {data, dtype_of<T>, std::move(shape), std::move(strides), readonly};
}

template <class T>
BufferArgument buffer(std::vector<T>& values) {
  return view(values.data(), {static_cast<std::int64_t>(values.size())}, {1});
}

// The bytes of bools, since std::vector<bool> has none.
inline BufferArgument bools(std::vector<std::uint8_t>& values) {
  return {values.data(), DType::bool_, {static_cast<std::int64_t>(values.size())}, {1}, false};
}

template <class T>
std::vector<T> iota(std::size_t size, T first = 0) {
  std::vector<T> out(size);
  std::iota(out.begin(), out.end(), first);
  return out;
}

// Runs one program whose text computes %x in terms of arange etc., and gives what it stores to %0.
template <class T>
std::vector<T> result_of(std::string_view text, std::size_t size, std::vector<Argument> more = {},
                         const Launch& launch = {}) {
  std::vector<T> out(size);
  std::vector<Argument> arguments{buffer(out)};
  arguments.insert(arguments.end(), more.begin(), more.end());
  Kernel(text).run(arguments, launch);
  return out;
}

// The message of the error that `run` must give, and its kind.
template <class ErrorClass, class Fn>
std::string message_of(Fn&& run) {
  try {
    run();
  } catch (const ErrorClass& error) {
    EXPECT_TRUE(error.has_location() || error.op() == "launch");
    return error.message();
  } catch (const std::exception& error) {
    return std::string("another error: ") + error.what();
  }
  return "no error";
}

}  // namespace eas::interp

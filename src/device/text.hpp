// Text of the IR, line by line; a value is its number.
#pragma once

#include <eas/dtype.hpp>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "base/format.hpp"

namespace eas::device {

using Id = int;

class Text {
 public:
  // Parameters come first.
  Id buffer(DType dtype) { return param(cat("buffer<", short_name(dtype), ">")); }
  Id number() { return param("i64"); }

  // `op %x, %y attributes : type`.
  Id value(std::string_view op, std::initializer_list<Id> operands, const std::string& type,
           std::string_view attributes = "") {
    const Id id = next_++;
    body_ += cat(indent_, "%", id, " = ", op, list(operands),
                 attributes.empty() ? "" : cat(" ", attributes), " : ", type, "\n");
    return id;
  }
  Id constant(std::string_view text, const std::string& type) {
    return value(cat("constant ", text), {}, type);
  }
  Id index(std::int64_t number) { return constant(std::to_string(number), "i64"); }
  void store(std::initializer_list<Id> operands) {
    body_ += cat(indent_, "store", list(operands), "\n");
  }
  // A loop with one carried value; gives its result. `body(i, carried)` gives the next one.
  template <class Body>
  Id loop(Id from, Id to, Id step, Id first, const std::string& type, const Body& body) {
    const Id result = next_++, i = next_++, carried = next_++;
    body_ += cat(indent_, "%", result, " = for", list({from, to, step, first}), " : ", type, " (%",
                 i, ": i64, %", carried, ": ", type, ") {\n");
    indent_ += "  ";
    const Id next = body(i, carried);
    body_ += cat(indent_, "yield %", next, "\n");
    indent_.resize(indent_.size() - 2);
    body_ += cat(indent_, "}\n");
    return result;
  }
  std::string get() const { return cat("kernel spmd (", params_, ") {\n", body_, "}\n"); }
  int params() const { return count_; }

  static std::string type(DType dtype, std::initializer_list<std::int64_t> shape) {
    std::string out(short_name(dtype));
    const char* before = "[";
    for (const std::int64_t size : shape) {
      out += cat(before, size);
      before = "x";
    }
    return shape.size() == 0 ? out : out + "]";
  }

 private:
  static std::string_view short_name(DType dtype) { return info(dtype).brief; }
  Id param(const std::string& type) {
    params_ += cat(params_.empty() ? "" : ", ", "%", next_, ": ", type);
    ++count_;
    return next_++;
  }
  static std::string list(std::initializer_list<Id> operands) {
    std::string out;
    for (const Id id : operands) out += cat(out.empty() ? " %" : ", %", id);
    return out;
  }

  std::string params_, body_, indent_ = "  ";
  Id next_ = 0;
  int count_ = 0;
};

}  // namespace eas::device

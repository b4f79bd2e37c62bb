// One call of a function of the language: its arguments by the names of its spelling, "sort(x, axis=-1,
// …)", so that a signature is written once. A front end says what was given; what was not is as the
// spelling has it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ops/spelling.hpp"
#include "trace/language.hpp"

namespace eas::trace {

class Call {
 public:
  // `name` is for messages.
  Call(std::string_view name, std::string_view spelling)
      : op_(name), parameters_(ops::parameters(spelling)) {}
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;
  virtual ~Call() = default;

  std::string_view op() const { return op_; }

  // Numbers and dtypes known while compiling, and what the spelling says where none is given.
  std::int64_t constant(std::string_view name) const;
  DType dtype(std::string_view name) const;
  bool flag(std::string_view name) const;
  Axis axis() const;  // none where it is None
  std::optional<DType> optional_dtype(std::string_view name) const;
  std::optional<Sizes> optional_sizes(std::string_view name) const;

  virtual bool has(std::string_view name) const = 0;         // given, and not None
  virtual bool is_value(std::string_view name) const = 0;    // a traced value
  virtual bool is_several(std::string_view name) const = 0;  // a list of them
  virtual Operand operand(std::string_view name) const = 0;
  virtual std::optional<Operand> optional(std::string_view name) const = 0;
  virtual std::vector<Operand> tiles(std::string_view name) const = 0;
  virtual std::vector<Operand> rest() const = 0;  // of `*values`
  virtual Fragment fragment(std::string_view name) const = 0;
  // A buffer and the offset after it, or a pointer (and, for a base, what is added to it).
  virtual Pointer address(std::string_view memory, std::string_view offset) const = 0;
  virtual Sizes sizes(std::string_view name) const = 0;
  virtual std::string text(std::string_view name) const = 0;  // "" where there is none
  // The function of two elements, or of two tuples of them one after the other.
  virtual Combine combine(std::string_view name) const = 0;

 protected:
  virtual bool is_given(std::size_t parameter) const = 0;
  virtual std::int64_t given_constant(std::string_view name) const = 0;
  virtual DType given_dtype(std::string_view name) const = 0;
  virtual bool given_flag(std::string_view name) const = 0;

  const std::vector<ops::Parameter>& parameters() const { return parameters_; }
  std::size_t index(std::string_view name) const;
  // Where it begins (buffer, offset, …), a pointer may stand for both.
  void take_pointer();

 private:
  std::string_view op_;
  std::vector<ops::Parameter> parameters_;
};

}  // namespace eas::trace

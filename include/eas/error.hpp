// The errors a user can meet. Every message reads `[op] what is wrong, got X, expected Y`;
// a compile error also carries the place in the user's source, which is printed with a caret.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace eas {

// A place in the user's source; line 0 means unknown. Columns count characters from 0; end_column 0
// means unknown.
struct SourceLocation {
  std::string file;
  std::string function;
  int line = 0;
  int column = 0;
  int end_column = 0;
  std::string text;  // the source line, for the caret; empty when it cannot be had
};

std::string to_string(const SourceLocation& where);  // "file.py:12"

enum class ErrorKind : std::uint8_t { Error, Compile, Launch, Backend, OutOfBounds, DType, Shape };

class Error : public std::runtime_error {
 public:
  Error(ErrorKind kind, std::string_view op, std::string_view message);
  ErrorKind kind() const { return kind_; }
  const std::string& op() const { return op_; }
  const std::string& message() const { return message_; }  // without location
  const SourceLocation& where() const { return where_; }
  bool has_location() const { return where_.line > 0; }
  // Adds the place once; the innermost place wins. what() then shows file, line and caret.
  void locate(const SourceLocation& where);
  const char* what() const noexcept override { return what_.c_str(); }

 private:
  ErrorKind kind_;
  std::string op_;
  std::string message_;
  SourceLocation where_;
  std::string what_;
};

#define EAS_ERROR_CLASS(name, kind_name)                \
  class name : public Error {                           \
   public:                                              \
    name(std::string_view op, std::string_view message) \
        : Error(ErrorKind::kind_name, op, message) {}   \
  }
EAS_ERROR_CLASS(CompileError, Compile);
EAS_ERROR_CLASS(LaunchError, Launch);
EAS_ERROR_CLASS(BackendError, Backend);
EAS_ERROR_CLASS(OutOfBoundsError, OutOfBounds);
EAS_ERROR_CLASS(DTypeError, DType);
EAS_ERROR_CLASS(ShapeError, Shape);
#undef EAS_ERROR_CLASS

// A broken promise inside easy_as itself, never the user's fault.
class InternalError : public std::logic_error {
 public:
  explicit InternalError(const std::string& what)
      : std::logic_error("easy_as internal error: " + what) {}
};

}  // namespace eas

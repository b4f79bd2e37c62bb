// A place in the IR's text: skips blanks and comments, reads words, integers and quoted text, and
// reports mistakes with line and column.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace eas::ir {

class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) { skip(); }

  // Each of these reads past what it takes and the blanks behind it.
  bool accept(char c);
  bool accept_word(std::string_view word);
  void expect(char c, std::string_view what);
  std::string_view word(std::string_view what);  // [a-z_][a-z0-9_]*
  std::int64_t integer(std::string_view what);   // -?[0-9]+ in 64 bits
  std::int64_t integer(std::string_view what, std::int64_t low, std::int64_t high);
  std::string_view literal();  // a constant, not yet looked into
  std::string quoted_text();

  bool at(char c) const { return position_ < text_.size() && text_[position_] == c; }
  bool at_end() const { return position_ == text_.size(); }
  int line() const { return line_; }
  std::size_t position() const { return position_; }

  // Throws CompileError: `[ir] what at line:column, got 'the next word', expected expected`.
  [[noreturn]] void fail(std::string_view what, std::string_view expected) const;
  // The same about text read before, at `position`.
  [[noreturn]] void fail_at(std::size_t position, std::string_view what,
                            std::string_view expected) const;

 private:
  void skip();
  char escape();

  std::string_view text_;
  std::size_t position_ = 0;
  int line_ = 1;
};

}  // namespace eas::ir

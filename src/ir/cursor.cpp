// Reading the small pieces of the IR's text.
#include "ir/cursor.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <charconv>
#include <system_error>

#include "base/format.hpp"

namespace eas::ir {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_word(char c) { return (c >= 'a' && c <= 'z') || c == '_' || is_digit(c); }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
bool is_literal(char c) { return is_word(c) || c == '.' || c == '+' || c == '-'; }

// The next word or sign, for "got": short, and safe to print whatever the input holds.
std::string excerpt(std::string_view text, std::size_t position) {
  if (position >= text.size()) return "the end of the text";
  std::size_t end = position + 1;
  const char first = text[position];
  if (is_literal(first) || first == '%') {
    while (end < text.size() && end - position < 24 && is_literal(text[end])) ++end;
  }
  std::string out = "'";
  for (const char c : text.substr(position, end - position)) {
    out += c >= 0x20 && c < 0x7f ? c : '?';
  }
  return out + "'";
}

int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

}  // namespace

void Cursor::skip() {
  bool comment = false;
  for (; position_ < text_.size(); ++position_) {
    const char c = text_[position_];
    if (c == '\n') ++line_;
    if (c == ';') comment = true;
    if (c == '\n') comment = false;
    if (!comment && !is_blank(c)) return;
  }
}

bool Cursor::accept(char c) {
  if (!at(c)) return false;
  ++position_;
  skip();
  return true;
}

bool Cursor::accept_word(std::string_view word) {
  const std::string_view rest = text_.substr(position_);
  if (!rest.starts_with(word)) return false;
  if (rest.size() > word.size() && is_word(rest[word.size()])) return false;
  position_ += word.size();
  skip();
  return true;
}

void Cursor::expect(char c, std::string_view what) {
  if (!accept(c)) fail("syntax error", cat("'", c, "' ", what));
}

std::string_view Cursor::word(std::string_view what) {
  const std::size_t begin = position_;
  if (at_end() || !is_word(text_[begin]) || is_digit(text_[begin])) fail("syntax error", what);
  while (!at_end() && is_word(text_[position_])) ++position_;
  const std::string_view out = text_.substr(begin, position_ - begin);
  skip();
  return out;
}

std::int64_t Cursor::integer(std::string_view what) {
  const std::size_t begin = position_;
  std::int64_t value = 0;
  const char* const end = text_.data() + text_.size();
  const auto [stop, error] = std::from_chars(text_.data() + begin, end, value);
  if (error == std::errc::result_out_of_range) fail("integer too large", "a 64-bit integer");
  if (error != std::errc()) fail("syntax error", what);
  position_ = static_cast<std::size_t>(stop - text_.data());
  skip();
  return value;
}

std::int64_t Cursor::integer(std::string_view what, std::int64_t low, std::int64_t high) {
  const std::size_t begin = position_;
  const std::int64_t value = integer(what);
  if (value < low || value > high) {
    fail_at(begin, cat(what, " out of range"), cat(low, " to ", high));
  }
  return value;
}

std::string_view Cursor::literal() {
  const std::size_t begin = position_;
  while (!at_end() && is_literal(text_[position_])) ++position_;
  if (text_.substr(begin, position_ - begin) == "nan" && at('(')) {
    while (!at_end() && (is_word(text_[position_]) || text_[position_] == '(')) ++position_;
    if (at(')')) ++position_;
  }
  if (position_ == begin) fail("syntax error", "a literal");
  const std::string_view out = text_.substr(begin, position_ - begin);
  skip();
  return out;
}

char Cursor::escape() {
  const char c = at_end() ? '\0' : text_[position_++];
  if (c == '"' || c == '\\') return c;
  if (c == 'n') return '\n';
  if (c == 't') return '\t';
  if (c == 'x' && position_ + 2 <= text_.size()) {
    const int high = hex_digit(text_[position_]), low = hex_digit(text_[position_ + 1]);
    if (high >= 0 && low >= 0) {
      position_ += 2;
      return static_cast<char>(high * 16 + low);
    }
  }
  fail_at(std::min(position_, text_.size()) - 1, "unknown escape",
          R"(one of \" \\ \n \t and \x with two digits)");
}

std::string Cursor::quoted_text() {
  if (!at('"')) fail("syntax error", "a text in quotes");
  ++position_;
  std::string out;
  while (!at_end() && text_[position_] != '"' && text_[position_] != '\n') {
    const char c = text_[position_++];
    out += c == '\\' ? escape() : c;
  }
  if (!at('"')) fail("text without end", "a closing '\"' on the same line");
  ++position_;
  skip();
  return out;
}

void Cursor::fail(std::string_view what, std::string_view expected) const {
  fail_at(position_, what, expected);
}

void Cursor::fail_at(std::size_t position, std::string_view what, std::string_view expected) const {
  const std::string_view before = text_.substr(0, position);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const auto line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  throw CompileError("ir", cat(what, " at ", line, ":", position - line_start + 1, ", got ",
                               excerpt(text_, position), ", expected ", expected));
}

}  // namespace eas::ir

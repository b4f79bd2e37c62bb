// How errors print: one line, then, when the place is known, the user's line with a caret below it.
#include <eas/error.hpp>

#include <algorithm>

namespace eas {
namespace {

std::string with_tag(std::string_view op, std::string_view message) {
  std::string out;
  if (!op.empty()) out.append("[").append(op).append("] ");
  return out.append(message);
}

std::string with_caret(const std::string& message, const SourceLocation& where) {
  std::string out = to_string(where) + ": " + message;
  if (where.text.empty()) return out;
  const auto first = where.text.find_first_not_of(" \t");
  if (first == std::string::npos) return out;
  const std::string line = where.text.substr(first);
  const auto indent = static_cast<int>(first);
  const int begin = std::clamp(where.column - indent, 0, static_cast<int>(line.size()));
  const int end = where.end_column > 0 ? where.end_column - indent : begin + 1;
  const int width = std::clamp(end - begin, 1, std::max(1, static_cast<int>(line.size()) - begin));
  out += "\n    " + line + "\n    " + std::string(begin, ' ') + std::string(width, '^');
  return out;
}

}  // namespace

std::string to_string(const SourceLocation& where) {
  return where.file + ":" + std::to_string(where.line);
}

Error::Error(ErrorKind kind, std::string_view op, std::string_view message)
    : std::runtime_error(std::string(message)),
      kind_(kind),
      op_(op),
      message_(with_tag(op, message)),
      what_(message_) {}

void Error::locate(const SourceLocation& where) {
  if (has_location() || where.line <= 0) return;
  where_ = where;
  what_ = with_caret(message_, where_);
}

}  // namespace eas

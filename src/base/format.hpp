// cat("size ", n, ", got ", x): builds messages without format strings. Not std::format, which g++ 12
// lacks; nor {fmt}, one more dependency for text that is only made when something went wrong.
#pragma once

#include <sstream>
#include <string>

namespace eas {

template <class... Parts>
std::string cat(const Parts&... parts) {
  std::ostringstream out;
  out.exceptions(std::ios_base::badbit);  // else a text that found no memory is silently cut short
  (out << ... << parts);
  return out.str();
}

// Joins to_text(item) of a range with a separator.
template <class Range, class ToText>
std::string join(const Range& range, std::string_view separator, ToText to_text) {
  std::string out;
  bool first = true;
  for (const auto& item : range) {
    if (!first) out += separator;
    first = false;
    out += to_text(item);
  }
  return out;
}

}  // namespace eas

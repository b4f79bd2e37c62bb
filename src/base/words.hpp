// Lists as texts, "cpu metal opencl": words separated by blanks.
#pragma once

#include <string_view>

namespace eas {

template <class Fn>
void for_each_word(std::string_view text, Fn fn) {
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    if (!word.empty()) fn(word);
    text.remove_prefix(word.size() < text.size() ? word.size() + 1 : text.size());
  }
}

inline bool has_word(std::string_view text, std::string_view wanted) {
  bool found = false;
  for_each_word(text, [&](std::string_view word) { found |= word == wanted; });
  return found;
}

}  // namespace eas

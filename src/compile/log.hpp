// EAS_LOG: one line on stderr for each thing asked for (compile, cache, launch).
#pragma once

#include <string>
#include <string_view>

namespace eas::compile {

// Prints `eas <what>: text` when EAS_LOG names `what`. Lines of different threads never mix.
void log(std::string_view what, const std::string& text);
// Whether it would: asked where making the text costs something.
bool logs(std::string_view what);

}  // namespace eas::compile

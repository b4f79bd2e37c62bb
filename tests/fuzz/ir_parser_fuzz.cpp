// Any bytes as IR text: refused with a CompileError, or read, verified and printed; what is printed
// reads back to the same text.
#include <eas/error.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "ir/clone.hpp"
#include "ir/parse.hpp"
#include "ir/print.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  std::unique_ptr<eas::ir::Function> function;
  try {
    function = eas::ir::parse(text);
  } catch (const eas::CompileError&) {
    return 0;
  }
  const std::string printed = eas::ir::to_text(*function);
  const std::string again = eas::ir::to_text(*eas::ir::parse(printed));
  const std::string cloned = eas::ir::to_text(*eas::ir::clone(*function));
  if (printed != again || printed != cloned) {
    std::fprintf(stderr, "printed:\n%s\nagain:\n%s\ncloned:\n%s\n", printed.c_str(), again.c_str(),
                 cloned.c_str());
    std::abort();
  }
  return 0;
}

// Runs what may recurse as deep as its input is long on a stack of its own: a thread of the user's
// may have a small one, and how deep LLVM goes differs from processor to processor.
#pragma once

#include <exception>
#include <optional>
#include <type_traits>
#include <utility>

namespace eas {

// Calls `run(context)`, which must not throw, on a thread with a stack of 64 MB, and waits for it. On
// the calling thread where the system gives no other.
void run_on_deep_stack(void (*run)(void* context), void* context);

// What `make()` gives or throws.
template <class Make>
auto on_deep_stack(Make&& make) {
  struct Call {
    Make& make;
    std::optional<std::invoke_result_t<Make&>> result;
    std::exception_ptr thrown;
  } call{make, std::nullopt, nullptr};
  run_on_deep_stack(
      [](void* context) {
        Call& self = *static_cast<Call*>(context);
        try {
          self.result.emplace(self.make());
        } catch (...) {
          self.thrown = std::current_exception();
        }
      },
      &call);
  if (call.thrown) std::rethrow_exception(call.thrown);
  return std::move(*call.result);
}

}  // namespace eas

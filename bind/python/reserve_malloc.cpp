// LLVM takes part of its memory by malloc, and ends the process where that gives none. The linker
// (--wrap) brings those calls here, so that they find the reserve as operator new does
// (base/reserve.hpp). In C++ programs, whose linker is not ours, only operator new does.
#if defined(__linux__)
#include <cstddef>

#include "base/reserve.hpp"

// The linker chose these names.
#define EAS_WITH_RESERVE(name, parameters, arguments)  \
  extern "C" void* __real_##name parameters;           \
  extern "C" void* __wrap_##name parameters {          \
    for (;;) {                                         \
      void* const memory = __real_##name arguments;    \
      if (memory || !eas::Reserve::spend()) [[likely]] \
        return memory;                                 \
    }                                                  \
  }
EAS_WITH_RESERVE(malloc, (std::size_t bytes), (bytes))
EAS_WITH_RESERVE(calloc, (std::size_t count, std::size_t bytes), (count, bytes))
EAS_WITH_RESERVE(realloc, (void* old, std::size_t bytes), (old, bytes))
#endif

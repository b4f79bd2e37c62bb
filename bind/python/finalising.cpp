// Threads of a program that ends. When Python finalises, a daemon thread that waits for the GIL is
// ended where it waits, by pthread_exit (before Python 3.14). That unwinds our frames as an exception
// would: destructors run without the GIL, and the first function that must not throw ends the whole
// process. So such a thread stays where it is until the process is gone, as Python 3.14 does it.
//
// Our own code and nanobind's call Python from hundreds of places; the linker (--wrap) brings those
// calls here, so that the rule stands once. For the same threads nothing static is destroyed: they may
// be in the middle of a kernel, or of LLVM, while main's exit runs destructors.
#include <Python.h>

#if defined(__linux__)
#include <cxxabi.h>
#include <unistd.h>

namespace {

[[noreturn]] void stay() {
  for (;;) ::pause();
}

}  // namespace

// The linker chose these names.
// A thread's end is no object, so what is caught refers to none: no null check of UBSan here.
#define EAS_MAY_WAIT(result, name, parameters, arguments)                           \
  extern "C" result __real_##name parameters;                                       \
  extern "C" __attribute__((no_sanitize("null"))) result __wrap_##name parameters { \
    try {                                                                           \
      return __real_##name arguments;                                               \
    } catch (abi::__forced_unwind&) {                                               \
      stay();                                                                       \
    }                                                                               \
  }
#include "python/finalising.def"

// Nothing of this module is destroyed when the process ends. Its files have no destructor that
// writes; memory goes with the process.
extern "C" int __wrap___cxa_atexit(void (*)(void*), void*, void*) { return 0; }
#endif

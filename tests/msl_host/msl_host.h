/* What tests ask of the host implementation of Metal kernels: compile the text of a kernel, run it.
 * A C interface, for Python (ctypes) and for the double of Metal's API. One launch at a time. */
#ifndef EAS_TESTS_MSL_HOST_H
#define EAS_TESTS_MSL_HOST_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct MslLibrary MslLibrary;

typedef struct {
  void* data;     /* as bound: the buffer with its offset added */
  uint64_t bytes; /* from there to the buffer's end: what may be touched */
  int32_t writable;
} MslBuffer;

typedef struct {
  const MslBuffer* buffers; /* by index; data is null where nothing is bound */
  int32_t buffer_count;
  const uint64_t* threadgroup_bytes; /* of [[threadgroup(n)]] arguments */
  int32_t threadgroup_count;
  uint32_t groups[3];
  uint32_t threads[3]; /* of a group */
  int32_t across;      /* conflicts between groups are reported too */
  int32_t order; /* in which threads and groups take turns: 0 upwards, 1 downwards, else a seed */
} MslLaunch;

/* The library of a text, compiled into `folder` (kept there by a hash of all that decides it), or null
 * and why in `error`. */
MslLibrary* msl_compile(const char* text, const char* folder, const char* clang, char* error,
                        size_t error_bytes);
/* What clang is told of the language, for other builds of the same text. */
const char* msl_language_flags(void);
/* The file a library was loaded from. */
const char* msl_path(const MslLibrary* library);
void msl_release(MslLibrary* library);
/* The names of its kernels, separated by blanks; what [[max_total_threads_per_threadgroup]] says of
 * one (0: nothing, -1: there is no such kernel). */
const char* msl_kernels(const MslLibrary* library);
int64_t msl_max_threads(const MslLibrary* library, const char* kernel);
/* 0, or 1 with what the kernel did wrong in `error`. */
int msl_run(MslLibrary* library, const char* kernel, const MslLaunch* launch, char* error,
            size_t error_bytes);

#ifdef __cplusplus
}
#endif
#endif

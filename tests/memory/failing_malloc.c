// Memory that runs out on request, for tests: preloaded (LD_PRELOAD), it stands before the C library's
// allocation functions and refuses one call, or all from one on, while it is armed. Only calls from
// chosen libraries count, so that the interpreter that runs the test does not run out itself: operator
// new lies in libstdc++, and everything else of easy_as and LLVM in our module.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

extern void* __libc_malloc(size_t);
extern void* __libc_calloc(size_t, size_t);
extern void* __libc_realloc(void*, size_t);
extern void* __libc_memalign(size_t, size_t);

enum { kMost = 8 };
static struct {
  uintptr_t begin, end;
} g_code[kMost];
static int g_libraries = 0;
static const char* g_name;

static atomic_long g_count = 0;    // of calls since it was armed
static atomic_long g_first = 0;    // the one that fails; 0: none
static atomic_long g_refused = 0;  // how many did
// All from the first on fail, until memory is given back in one large piece: what a system that has no
// more does.
static atomic_int g_sticky = 0;

static int find_code(struct dl_phdr_info* info, size_t size, void* unused) {
  (void)size, (void)unused;
  if (!strstr(info->dlpi_name, g_name) || g_libraries == kMost) return 0;
  for (int i = 0; i < info->dlpi_phnum; ++i) {
    const ElfW(Phdr)* part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    g_code[g_libraries].begin = info->dlpi_addr + part->p_vaddr;
    g_code[g_libraries].end = g_code[g_libraries].begin + part->p_memsz;
    ++g_libraries;
    return 1;
  }
  return 0;
}

// Calls from the library whose path contains `name` count from now on. Gives 0 when there is none.
int failing_watch(const char* name) {
  g_name = name;
  return dl_iterate_phdr(find_code, NULL);
}

void failing_arm(long first, int sticky) {
  atomic_store(&g_count, 0);
  atomic_store(&g_refused, 0);
  atomic_store(&g_sticky, sticky);
  atomic_store(&g_first, first);
}

// How many calls were refused.
long failing_disarm(void) {
  atomic_store(&g_first, 0);
  return atomic_load(&g_refused);
}

long failing_count(void) { return atomic_load(&g_count); }

// Not inlined: its caller's caller is who asks.
static int refuses(const void* caller) {
  const long first = atomic_load_explicit(&g_first, memory_order_relaxed);
  if (first == 0) return 0;
  const uintptr_t at = (uintptr_t)caller;
  int ours = 0;
  for (int i = 0; i < g_libraries; ++i) ours |= at >= g_code[i].begin && at < g_code[i].end;
  if (!ours) return 0;
  const long number = atomic_fetch_add(&g_count, 1) + 1;
  if (number != first && !(number > first && atomic_load(&g_sticky))) return 0;
  atomic_fetch_add(&g_refused, 1);
  errno = ENOMEM;
  return 1;
}

#define REFUSES refuses(__builtin_return_address(0))

void* malloc(size_t size) { return REFUSES ? NULL : __libc_malloc(size); }
void* calloc(size_t count, size_t size) { return REFUSES ? NULL : __libc_calloc(count, size); }
void* realloc(void* old, size_t size) { return REFUSES ? NULL : __libc_realloc(old, size); }
void* aligned_alloc(size_t alignment, size_t size) {
  return REFUSES ? NULL : __libc_memalign(alignment, size);
}
void* memalign(size_t alignment, size_t size) {
  return REFUSES ? NULL : __libc_memalign(alignment, size);
}
int posix_memalign(void** out, size_t alignment, size_t size) {
  if (REFUSES) return ENOMEM;
  *out = __libc_memalign(alignment, size);
  return *out ? 0 : ENOMEM;
}

void* mmap(void* at, size_t size, int protection, int flags, int file, off_t offset) {
  if (REFUSES) return MAP_FAILED;
  return (void*)syscall(SYS_mmap, at, size, protection, flags, file, offset);
}
int munmap(void* at, size_t size) {
  if (size >= 1 << 20) atomic_store(&g_sticky, 0);
  return (int)syscall(SYS_munmap, at, size);
}

int pthread_create(pthread_t* thread, const pthread_attr_t* how, void* (*run)(void*), void* with) {
  static int (*real)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*) = NULL;
  if (!real) *(void**)&real = dlsym(RTLD_NEXT, "pthread_create");
  return REFUSES ? EAGAIN : real(thread, how, run, with);
}

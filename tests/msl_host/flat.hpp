// What a sanitizer's own runtime must know of the engine's fibres (flat.cpp); nothing in the usual build,
// where the engine itself is told of every access.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace msl_host {

#ifdef MSL_HOST_FLAT
void flat_to_fibre(std::uint32_t thread, const char* lowest, std::size_t bytes);
void flat_to_scheduler();
void flat_end(void* meeting);    // what the fibre did so far comes before …
void flat_begin(void* meeting);  // … what those do that begin after
// Not by memcpy, which sanitizers listen to.
inline void flat_copy(char* to, const void* from, int bytes) {
  auto* volatile target = to;
  for (int i = 0; i < bytes; ++i) {
    const_cast<volatile char*>(target)[i] = static_cast<const volatile char*>(from)[i];
  }
}
#else
inline void flat_to_fibre(std::uint32_t, const char*, std::size_t) {}
inline void flat_to_scheduler() {}
inline void flat_end(void*) {}
inline void flat_begin(void*) {}
inline void flat_copy(char* to, const void* from, int bytes) {
  std::memcpy(to, from, static_cast<std::size_t>(bytes));
}
#endif

}  // namespace msl_host

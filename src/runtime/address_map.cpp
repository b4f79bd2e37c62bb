// See address_map.hpp.
#include "runtime/address_map.hpp"

#include <eas/error.hpp>

#include <sys/mman.h>

#include "base/format.hpp"

namespace eas::runtime {

void* reserve_addresses(std::size_t bytes) {
  void* const at =
      ::mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (at != MAP_FAILED) return at;
  throw BackendError("allocate", cat("there are no addresses left for ", bytes, " bytes"));
}

void give_back_addresses(void* begin, std::size_t bytes) noexcept { ::munmap(begin, bytes); }

}  // namespace eas::runtime

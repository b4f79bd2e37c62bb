// Addresses for memory that has none on the host. Each block takes a part of the process's addresses
// that nothing can be read from or written to, so that views of tensors move as they do on the host and
// a mistake ends at once instead of touching somebody's memory.
#pragma once

#include <cstddef>
#include <map>
#include <mutex>

#include "base/fork.hpp"

namespace eas::runtime {

// `bytes` of addresses; throws BackendError where there are none left.
void* reserve_addresses(std::size_t bytes);
void give_back_addresses(void* begin, std::size_t bytes) noexcept;

// Which block an address lies in.
template <class Block>
class AddressMap {
 public:
  void insert(const void* begin, std::size_t bytes, Block* block) {
    const fork::Lock lock(mutex_);
    blocks_[static_cast<const std::byte*>(begin)] = {bytes, block};
  }
  void erase(const void* begin) {
    const fork::Lock lock(mutex_);
    blocks_.erase(static_cast<const std::byte*>(begin));
  }
  // Null for an address of nobody.
  Block* find(const void* address) const {
    const fork::Lock lock(mutex_);
    const auto* at = static_cast<const std::byte*>(address);
    auto next = blocks_.upper_bound(at);
    if (next == blocks_.begin()) return nullptr;
    const auto& [begin, entry] = *--next;
    return at < begin + entry.bytes ? entry.block : nullptr;
  }
  // The first block that is meant; null when none is.
  template <class IsMeant>
  Block* find_if(const IsMeant& is_meant) const {
    const fork::Lock lock(mutex_);
    for (const auto& [begin, entry] : blocks_) {
      if (is_meant(*entry.block)) return entry.block;
    }
    return nullptr;
  }

 private:
  struct Entry {
    std::size_t bytes = 0;
    Block* block = nullptr;
  };
  mutable std::mutex mutex_;
  std::map<const std::byte*, Entry> blocks_;
};

}  // namespace eas::runtime

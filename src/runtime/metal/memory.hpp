// Blocks of the GPU's memory. Where GPU and host have one memory (Apple silicon) a block is shared: its
// address is the host's too, and copies need no GPU while nothing is under way. Elsewhere it is private,
// its address is one nobody can follow, and copies go through shared blocks.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>

#include "runtime/address_map.hpp"
#include "runtime/device.hpp"
#include "runtime/metal/objc.hpp"

namespace eas::runtime::metal {

// MTLResourceOptions: storage mode << 4.
inline constexpr UInteger kShared = 0, kPrivate = 2 << 4;

// An MTLBuffer. Held by blocks and by work that uses it; goes back to the pool when nobody holds it.
struct Storage {
  Ref buffer;
  std::size_t bytes = 0;
  UInteger options = kShared;
};

// Blocks that were given back, for the next who wants one of about that size. Work holds what it uses
// until it is over, so what comes back here is not used any more.
class BlockPool {
 public:
  BlockPool(Id device, std::size_t most) : device_(device), most_(most) {}
  // Throws BackendError where Metal has none, after all that is kept was given back.
  std::shared_ptr<Storage> get(std::size_t bytes, UInteger options);
  void clear();  // gives back all that is kept
  std::size_t kept_bytes() const;

 private:
  void put(Storage storage);
  Storage find(std::size_t bytes, UInteger options);

  Id device_;
  std::size_t most_;
  mutable std::mutex mutex_;
  std::multimap<std::size_t, Storage> kept_;
  std::size_t kept_bytes_ = 0;
};

class MtlBuffer;

// Which block an address is of.
using Blocks = AddressMap<MtlBuffer>;

class MtlBuffer final : public Buffer {
 public:
  // `lent`: the address of the host's memory it is made over, `begin` bytes into the MTLBuffer.
  MtlBuffer(Blocks& blocks, std::shared_ptr<Storage> storage, std::size_t bytes,
            void* lent = nullptr, std::size_t begin = 0);
  ~MtlBuffer() override;
  MtlBuffer(const MtlBuffer&) = delete;
  MtlBuffer& operator=(const MtlBuffer&) = delete;

  void* address() const override { return address_; }
  const std::shared_ptr<Storage>& storage() const { return storage_; }
  std::size_t size() const { return bytes_; }
  // Of the host, or null.
  std::byte* contents() const { return contents_; }
  bool holds(const void* address) const {
    const auto* at = static_cast<const std::byte*>(address);
    return at >= address_ && at < static_cast<const std::byte*>(address_) + bytes_;
  }
  std::size_t offset_of(const void* address) const {
    return begin_ + static_cast<std::size_t>(static_cast<const std::byte*>(address) -
                                             static_cast<const std::byte*>(address_));
  }

 private:
  Blocks& blocks_;
  std::shared_ptr<Storage> storage_;
  std::size_t bytes_, begin_;
  void* address_ = nullptr;
  std::byte* contents_ = nullptr;
  bool lent_ = false, reserved_ = false;
};

}  // namespace eas::runtime::metal

// See memory.hpp.
#include "runtime/metal/memory.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <bit>

#include "base/fork.hpp"
#include "base/format.hpp"

namespace eas::runtime::metal {
namespace {

constexpr std::size_t kPage = 16384;  // of Apple silicon; what Metal rounds large blocks up to

// Few sizes, so that blocks find takers: powers of two while small, whole pages above.
std::size_t rounded(std::size_t bytes) {
  if (bytes <= kPage) return std::bit_ceil(std::max<std::size_t>(bytes, 256));
  return (bytes + kPage - 1) / kPage * kPage;
}

}  // namespace

Storage BlockPool::find(std::size_t bytes, UInteger options) {
  const std::lock_guard lock(mutex_);
  // No more than an eighth too large.
  for (auto it = kept_.lower_bound(bytes); it != kept_.end() && it->first <= bytes + bytes / 8;
       ++it) {
    if (it->second.options != options) continue;
    Storage out = std::move(it->second);
    kept_bytes_ -= it->first;
    kept_.erase(it);
    return out;
  }
  return {};
}

std::shared_ptr<Storage> BlockPool::get(std::size_t bytes, UInteger options) {
  const std::size_t size = rounded(bytes);
  Storage found = find(size, options);
  if (!found.buffer) {
    for (int tries = 0; tries < 2 && !found.buffer; ++tries) {
      if (tries > 0) clear();
      found.buffer = Ref::take(send<Id>(device_, sel::new_buffer, UInteger{size}, options));
    }
    if (!found.buffer) {
      throw BackendError("metal", cat("the GPU has no such block of memory, got ", bytes,
                                      " bytes, expected less"));
    }
    found.bytes = size;
    found.options = options;
  }
  return {new Storage(std::move(found)), [this](Storage* storage) {
            const std::unique_ptr<Storage> held(storage);
            put(std::move(*held));
          }};
}

void BlockPool::put(Storage storage) {
  const std::lock_guard lock(mutex_);
  if (storage.bytes > most_) return;
  while (!kept_.empty() && kept_bytes_ + storage.bytes > most_) {
    const auto largest = std::prev(kept_.end());
    kept_bytes_ -= largest->first;
    kept_.erase(largest);
  }
  kept_bytes_ += storage.bytes;
  const std::size_t size = storage.bytes;
  kept_.emplace(size, std::move(storage));
}

void BlockPool::clear() {
  const std::lock_guard lock(mutex_);
  kept_.clear();
  kept_bytes_ = 0;
}

std::size_t BlockPool::kept_bytes() const {
  const std::lock_guard lock(mutex_);
  return kept_bytes_;
}

MtlBuffer::MtlBuffer(Blocks& blocks, std::shared_ptr<Storage> storage, std::size_t bytes,
                     void* lent, std::size_t begin)
    : blocks_(blocks), storage_(std::move(storage)), bytes_(bytes), begin_(begin), address_(lent) {
  lent_ = lent != nullptr;
  if (lent_) {
    contents_ = static_cast<std::byte*>(lent);
    return;
  }
  if (storage_->options == kShared) {
    contents_ = static_cast<std::byte*>(send<void*>(storage_->buffer.get(), sel::contents));
  }
  if (contents_) {
    address_ = contents_;
  } else {
    address_ = reserve_addresses(bytes_);
    reserved_ = true;
  }
  blocks_.insert(address_, bytes_, this);
}

MtlBuffer::~MtlBuffer() {
  if (lent_) return;
  blocks_.erase(address_);
  if (reserved_) give_back_addresses(address_, bytes_);
}

}  // namespace eas::runtime::metal

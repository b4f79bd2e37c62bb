// Blocks grow by being replaced: what they held is of no use to who asks again.
#include "runtime/cpu/workspaces.hpp"

#include <algorithm>

namespace eas::runtime::cpu {
namespace {

constexpr std::align_val_t kAlign{64};

}  // namespace

std::byte* Workspaces::take(const abi::Launch* launch, std::int32_t index,
                            std::int64_t bytes) noexcept {
  auto& self = *static_cast<Workspaces*>(launch->workspaces);
  try {
    const auto at = static_cast<std::size_t>(index);
    if (self.blocks_.size() <= at) self.blocks_.resize(at + 1);
    Block& block = self.blocks_[at];
    bytes = std::max<std::int64_t>(bytes, 1);
    if (block.size >= bytes) return block.data;
    ::operator delete(block.data, kAlign);
    block = {};
    block.data = static_cast<std::byte*>(::operator new(static_cast<std::size_t>(bytes), kAlign));
    block.size = bytes;
    return block.data;
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}

void Workspaces::release() noexcept {
  for (const Block& block : blocks_) ::operator delete(block.data, kAlign);
}

}  // namespace eas::runtime::cpu

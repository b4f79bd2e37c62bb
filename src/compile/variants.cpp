// The variants of a code: found without a lock, made under one. A variant, once published, stays
// until its code goes, so a launcher may hold a plain reference while it holds the kernel.
#include "compile/native.hpp"

namespace eas::compile {

Code::Code() = default;
Code::~Code() = default;

Native::~Native() = default;

const Variant* Native::find_other(const VariantKey& key) {
  const Variant* at = first_.load(std::memory_order_acquire);
  while (at && at->key != key) at = at->next;
  if (at) recent_.store(at, std::memory_order_release);
  return at;
}

}  // namespace eas::compile

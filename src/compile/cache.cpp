// A list in order of use and an index into it. Code that is dropped here lives on in the kernels
// that hold it.
#include "compile/cache.hpp"

#include "base/fork.hpp"
#include "base/once.hpp"

namespace eas::compile {

std::shared_ptr<const Code> MemoryCache::find(const std::string& key) {
  const fork::Lock lock(mutex_);
  const auto it = index_.find(key);
  if (it == index_.end()) return nullptr;
  entries_.splice(entries_.begin(), entries_, it->second);
  return *it->second;
}

std::shared_ptr<const Code> MemoryCache::insert(std::shared_ptr<const Code> code) {
  const fork::Lock lock(mutex_);
  if (const auto it = index_.find(code->key); it != index_.end()) return *it->second;
  Entries made{code};  // before anything is changed: it may be all that memory there was
  index_.emplace(code->key, made.begin());
  entries_.splice(entries_.begin(), made);
  while (entries_.size() > capacity_) {
    index_.erase(entries_.back()->key);
    entries_.pop_back();
  }
  return code;
}

std::size_t MemoryCache::size() const {
  const fork::Lock lock(mutex_);
  return entries_.size();
}

void MemoryCache::clear() {
  const fork::Lock lock(mutex_);
  index_.clear();
  entries_.clear();
}

MemoryCache& memory_cache() {
  // Never destroyed: threads may still launch while the process ends.
  static constinit Once<MemoryCache> cache;
  return cache.get([] { return MemoryCache(1024); });
}

}  // namespace eas::compile

// The memory cache of compiled code: by key, bounded, the least recently used goes first. Safe to
// use from many threads.
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "compile/compiled_kernel.hpp"

namespace eas::compile {

class MemoryCache {
 public:
  explicit MemoryCache(std::size_t capacity) : capacity_(capacity) {}

  std::shared_ptr<const Code> find(const std::string& key);
  // Gives the code that is kept under this key: the one already there when another thread was
  // faster.
  std::shared_ptr<const Code> insert(std::shared_ptr<const Code> code);
  std::size_t size() const;
  void clear();

 private:
  using Entries = std::list<std::shared_ptr<const Code>>;  // most recently used first

  mutable std::mutex mutex_;
  std::size_t capacity_;
  Entries entries_;
  std::unordered_map<std::string, Entries::iterator> index_;
};

// The one of this process.
MemoryCache& memory_cache();

}  // namespace eas::compile

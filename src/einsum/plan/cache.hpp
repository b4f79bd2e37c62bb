// The plans made lately, by the meaning of the expression and the options. Bounded; the least
// recently used go first.
#pragma once

#include "einsum/plan/plan.hpp"

#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <span>
#include <unordered_map>
#include <vector>

namespace eas::contraction {

class PlanCache {
 public:
  using Key = std::vector<std::int64_t>;
  static void write_key(const Expression& expression, const PlanOptions& options, Key& out);

  std::shared_ptr<const PlanData> find(std::span<const std::int64_t> key);
  void insert(const Key& key, std::shared_ptr<const PlanData> plan);
  std::size_t size();
  void clear();

 private:
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::span<const std::int64_t> key) const;
  };
  struct Equal {
    using is_transparent = void;
    bool operator()(std::span<const std::int64_t> a, std::span<const std::int64_t> b) const;
  };
  struct Entry {
    std::shared_ptr<const PlanData> plan;
    std::size_t weight = 0;
    std::list<const Key*>::iterator use;
  };

  std::mutex mutex_;
  std::unordered_map<Key, Entry, Hash, Equal> plans_;
  std::list<const Key*> uses_;  // the latest first
  std::size_t weight_ = 0;      // of all plans, in labels
};

}  // namespace eas::contraction

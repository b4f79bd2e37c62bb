// Walks over values that others share, without recursion and each once: a value used twice by the next
// would otherwise cost 2^n, and a chain of operations may be longer than a stack is deep.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace eas::ir {

// What is still to be looked at, the last added first; what was added before is not added again.
template <class Key>
class Once {
 public:
  void add(Key key) {
    if (seen_.insert(key).second) work_.push_back(std::move(key));
  }
  std::optional<Key> take() {
    if (work_.empty()) return std::nullopt;
    Key key = std::move(work_.back());
    work_.pop_back();
    return key;
  }

 private:
  std::set<Key> seen_;
  std::vector<Key> work_;
};

// visit(key) for what `root` is made of and at last for itself, parts before the whole. part(key, i) is
// the i-th part, none behind the last; it may go by what visits of earlier parts found. Nothing is
// visited for which is_done holds, as it does from its visit on.
template <class Key, class Done, class Part, class Visit>
void visit_parts_first(const Key& root, Done&& is_done, Part&& part, Visit&& visit) {
  if (is_done(root)) return;
  std::vector<std::pair<Key, std::size_t>> path{{root, 0}};
  while (!path.empty()) {
    const std::optional<Key> next = part(path.back().first, path.back().second++);
    if (!next) {
      visit(path.back().first);
      path.pop_back();
    } else if (!is_done(*next)) {
      path.emplace_back(*next, 0);
    }
  }
}

}  // namespace eas::ir

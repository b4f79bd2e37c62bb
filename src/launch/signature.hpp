// What decides which compiled kernel a launch takes, as words: one for what no argument says (the
// target, what the kernel captured), then one a parameter. And the table from there to the kernels.
#pragma once

#include <eas/dtype.hpp>

#include <algorithm>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/mix.hpp"
#include "runtime/backend.hpp"

namespace eas::launch {

using SignatureWords = std::vector<std::uint64_t>;
using WordsView = std::span<const std::uint64_t>;

// The low byte of an argument's word; what a front end says of its constants has larger ones.
enum class ArgumentKind : std::uint8_t { Buffer = 1, Bool, Int, Float, Constexpr };

// Backends that only interpret share what is compiled.
inline std::uint64_t target_word(const runtime::Backend& backend) {
  return backend.generator ? static_cast<std::uint64_t>(backend.number) + 1 : 0;
}
// Arrays count by dtype and rank.
inline std::uint64_t buffer_word(DType dtype, int rank) {
  return static_cast<std::uint64_t>(ArgumentKind::Buffer) | static_cast<std::uint64_t>(dtype) << 8 |
         static_cast<std::uint64_t>(rank) << 16;
}
// Numbers count by their dtype in the kernel.
inline std::uint64_t scalar_word(DType dtype) {
  return static_cast<std::uint64_t>(ArgumentKind::Int) | static_cast<std::uint64_t>(dtype) << 8;
}
// An array's word for any rank.
inline std::uint64_t without_rank(std::uint64_t word) { return word & 0xFFFF; }

// Equal words; no call, as every launch compares.
inline bool same_words(WordsView a, WordsView b) {
  if (a.size() != b.size()) return false;
  std::uint64_t differences = 0;
  for (std::size_t i = 0; i < a.size(); ++i) differences |= a[i] ^ b[i];
  return differences == 0;
}

struct SignatureHash {
  using is_transparent = void;
  std::size_t operator()(WordsView words) const {
    std::uint64_t hash = words.size();
    for (const std::uint64_t word : words) hash = mix(hash, word);
    return hash;
  }
};
struct SignatureEqual {
  using is_transparent = void;
  bool operator()(WordsView a, WordsView b) const { return same_words(a, b); }
};

// The compiled kernels of one kernel object. Ref points to an entry with its `words`, as it was
// compiled, those of arrays whose rank nobody asked for without one (`any_rank` says which). Several
// signatures may so lead to one entry. Who uses it guards it.
template <class Ref>
class SignatureTable {
 public:
  // Null when it is not known.
  const Ref* find(WordsView words) {
    if (last_ && same_words(words, last_words_)) return &last_;
    const Ref* found = look_up(words);
    if (found) {
      last_words_.assign(words.begin(), words.end());
      last_ = *found;
    }
    return found;
  }
  const Ref& insert(const Ref& entry, WordsView words) {
    if (entries_.size() >= kMaxEntries) {
      const Ref oldest = entries_.front();
      entries_.erase(entries_.begin());
      std::erase_if(table_, [&](const auto& item) { return item.second == oldest; });
    }
    entries_.push_back(entry);
    table_.emplace(SignatureWords(words.begin(), words.end()), entry);
    last_words_.assign(words.begin(), words.end());
    last_ = entry;
    return last_;
  }
  std::size_t size() const { return entries_.size(); }
  const Ref* newest() const { return entries_.empty() ? nullptr : &entries_.back(); }
  void clear() {
    // What is dropped may come back here.
    const auto table = std::exchange(table_, {});
    const auto entries = std::exchange(entries_, {});
    const Ref last = std::exchange(last_, Ref());
    last_words_.clear();
  }

 private:
  static constexpr std::size_t kMaxEntries = 1024;
  static constexpr std::size_t kMaxSignatures = 8192;

  const Ref* look_up(WordsView words) {
    if (const auto it = table_.find(words); it != table_.end()) return &it->second;
    for (const Ref& entry : entries_) {
      if (!fits(words, *entry)) continue;
      if (table_.size() >= kMaxSignatures) table_.clear();
      return &table_.emplace(SignatureWords(words.begin(), words.end()), entry).first->second;
    }
    return nullptr;
  }
  template <class Entry>
  static bool fits(WordsView words, const Entry& entry) {
    for (std::size_t i = 0; i < words.size(); ++i) {
      const std::uint64_t word = entry.any_rank[i] ? without_rank(words[i]) : words[i];
      if (word != entry.words[i]) return false;
    }
    return true;
  }

  // The last launch, as most are followed by one like it.
  SignatureWords last_words_;
  Ref last_{};
  std::unordered_map<SignatureWords, Ref, SignatureHash, SignatureEqual> table_;
  std::vector<Ref> entries_;  // oldest first
};

}  // namespace eas::launch

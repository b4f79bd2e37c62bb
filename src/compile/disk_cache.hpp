// The disk cache: what was compiled once is found again by other processes. One file an entry,
// named by its key, written beside its place and moved there, so a reader sees all of it or
// nothing. Only files with an entry's name, at an entry's place, are looked at or removed. Nothing read is trusted before its checksum, and nothing here ever fails a launch: what
// cannot be read is compiled, what cannot be written is not kept.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "compile/disk_files.hpp"

namespace eas::compile {

struct DiskEntry {
  std::string key;    // hex
  std::string title;  // the kernel that made it, for people
  std::int64_t bytes = 0;
  std::int64_t used = 0;  // seconds since 1970, when it was last written or read
};

class DiskCache {
 public:
  // What was found, or why nothing was: "not found", "damaged: checksum", "another version", …
  struct Found {
    std::optional<std::string> payload;
    std::string why;
  };

  // `limit` in bytes; 0 turns the cache off.
  DiskCache(std::filesystem::path folder, std::int64_t limit);

  Found find(const std::string& key) const;
  // Gives why the entry was not kept, or nothing.
  std::string insert(const std::string& key, std::string_view title, std::string_view payload);
  // Removes the least recently used until the rest takes at most `bytes`. One process at a time
  // does so; another's turn is not waited for.
  void shrink(std::int64_t bytes) const;

  // For people: the most recently used first. These two refuse a folder that must not be used.
  std::vector<DiskEntry> entries() const;
  // Gives what was removed, without titles.
  std::vector<DiskEntry> clear() const;
  const std::filesystem::path& folder() const { return folder_; }
  std::int64_t limit() const { return limit_; }

 private:
  std::string unusable() const;
  std::optional<Folder> open_for_people() const;
  std::vector<DiskEntry> remove_beyond(const Folder& root, std::int64_t bytes) const;

  std::filesystem::path folder_;
  std::int64_t limit_;
};

// Where caches live by the settings, or else by the system's custom; empty when there is no home.
std::filesystem::path cache_folder();
// The one the settings mean now.
DiskCache disk_cache();

}  // namespace eas::compile

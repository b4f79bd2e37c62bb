// The files below the disk cache: whole reads, atomic writes, and the journal that says how much
// there is without looking at every file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace eas::compile {

// Gives the file's bytes; nothing when there is no such file or it cannot be read. A file that
// another user could have written is not read: what it holds will run.
std::optional<std::string> read_own_file(const std::filesystem::path& path);

// Writes beside `path` and moves the file there. Folders are made, for this user alone.
std::error_code write_atomically(const std::filesystem::path& path, std::string_view bytes);

// Marks a file as used now.
void touch(const std::filesystem::path& path);

// Adds a number to the journal and gives the sum of all; nothing when it cannot be kept.
std::optional<std::int64_t> journal_add(const std::filesystem::path& journal, std::int64_t bytes);
// Replaces all its numbers by one.
void journal_set(const std::filesystem::path& journal, std::int64_t bytes);

// Held while it lives by one process at most.
class TryLock {
 public:
  explicit TryLock(const std::filesystem::path& path);
  ~TryLock();
  TryLock(const TryLock&) = delete;
  TryLock& operator=(const TryLock&) = delete;
  explicit operator bool() const { return descriptor_ >= 0; }

 private:
  int descriptor_;
};

}  // namespace eas::compile

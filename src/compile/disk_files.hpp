// The files below the disk cache, which hold what will run: nothing is read, written or removed that
// somebody else could have put there. A folder is opened once, its owner and mode are looked at, and
// names are followed from it one by one, never through symbolic links and never into what is no
// plain file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace eas::compile {

class Folder {
 public:
  enum class If { Exists, MadeIfMissing };

  // Parents are made too, all of them for this user alone.
  static Folder open(const std::filesystem::path& path, If when);
  Folder inside(const std::string& name, If when) const;
  ~Folder();
  Folder(Folder&& other) noexcept;
  Folder& operator=(Folder&&) = delete;

  explicit operator bool() const { return descriptor_ >= 0; }
  // Why it is not open: what the system said, or why it is not trusted.
  const std::string& why() const { return why_; }
  bool is_missing() const { return missing_; }  // nothing is there
  bool is_refused() const { return refused_; }  // something is there that must not be used

  struct Item {
    std::string name;
    std::int64_t bytes;
    std::int64_t used;  // ns since 1970, when it was last written or touched
    bool is_folder;     // else a plain file
  };
  // Its folders and plain files.
  std::vector<Item> items() const;

  // The file's bytes, or why not: "not found", "not readable, or another user's".
  struct Bytes {
    std::optional<std::string> bytes;
    std::string why;
  };
  Bytes read(const std::string& name) const;
  // Written beside its place and moved there.
  std::error_code write(const std::string& name, std::string_view bytes) const;
  void touch(const std::string& name) const;  // used now
  bool remove(const std::string& name) const;
  // Adds a number to a file of numbers and gives the sum of all; nothing when it cannot be kept.
  std::optional<std::int64_t> add_number(const std::string& name, std::int64_t number) const;

 private:
  friend class FileLock;
  Folder() = default;
  void check(const std::string& path);

  int descriptor_ = -1;
  bool missing_ = false, refused_ = false;
  std::string why_;
};

// A name that Folder::write gives to what is not finished.
bool is_draft(std::string_view name);

// Held while it lives by one process at most; another's turn is waited for as long as said.
class FileLock {
 public:
  FileLock(const Folder& folder, const std::string& name, int milliseconds);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  explicit operator bool() const { return descriptor_ >= 0; }

 private:
  int descriptor_;
};

}  // namespace eas::compile

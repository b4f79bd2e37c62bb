// The format of an entry and the rules of the house: least recently used goes first.
//
//   magic (8 bytes), version (u32), SHA-256 of the rest (32 bytes),
//   size of the title (u64), size of the payload (u64), key (64 bytes), title, payload
#include "compile/disk_cache.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "base/config.hpp"
#include "base/format.hpp"
#include "base/hash.hpp"
#include "compile/disk_files.hpp"

namespace eas::compile {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMagic = "eascode\n";
constexpr std::uint32_t kVersion = 1;
constexpr std::size_t kKeySize = 64, kBody = 8 + 4 + 32, kSizes = 8 + 8;

template <class T>
void append(std::string& out, T number) {
  out.append(reinterpret_cast<const char*>(&number), sizeof number);
}

template <class T>
T number_at(std::string_view bytes, std::size_t at) {
  T number;
  std::memcpy(&number, bytes.data() + at, sizeof number);
  return number;
}

std::string encode(const std::string& key, std::string_view title, std::string_view payload) {
  std::string body;
  body.reserve(kSizes + kKeySize + title.size() + payload.size());
  append(body, std::uint64_t{title.size()});
  append(body, std::uint64_t{payload.size()});
  body += key;
  body += title;
  body += payload;
  std::string out(kMagic);
  append(out, kVersion);
  const Digest digest = sha256(body);
  out.append(digest.begin(), digest.end());
  return out + body;
}

struct Parts {
  std::string_view title, payload;
  std::string_view why;  // empty when the entry is sound
};

Parts decode(const std::string& key, std::string_view file) {
  if (file.size() < kBody + kSizes + kKeySize) return {{}, {}, "damaged: truncated"};
  if (file.substr(0, kMagic.size()) != kMagic) return {{}, {}, "damaged: no entry of this cache"};
  if (number_at<std::uint32_t>(file, kMagic.size()) != kVersion) return {{}, {}, "another version"};
  const std::string_view body = file.substr(kBody);
  const auto title = number_at<std::uint64_t>(body, 0);
  const auto payload = number_at<std::uint64_t>(body, 8);
  const std::uint64_t rest = body.size() - kSizes - kKeySize;
  if (title > rest || payload > rest - title) return {{}, {}, "damaged: truncated"};
  if (payload != rest - title) return {{}, {}, "damaged: too long"};
  const Digest digest = sha256(body);
  if (std::memcmp(digest.data(), file.data() + kBody - digest.size(), digest.size()) != 0) {
    return {{}, {}, "damaged: checksum"};
  }
  if (body.substr(kSizes, kKeySize) != key) return {{}, {}, "damaged: another key"};
  return {body.substr(kSizes + kKeySize, title), body.substr(kSizes + kKeySize + title), {}};
}

struct File {
  fs::path path;
  std::int64_t bytes;
  std::int64_t used;  // ns
};

// Every file of every version that has the name of an entry, or that a writer left behind.
std::vector<File> files_below(const fs::path& folder) {
  std::vector<File> out;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    if (at.depth() < 2) continue;
    struct stat status;
    if (::lstat(at->path().c_str(), &status) != 0 || !S_ISREG(status.st_mode)) continue;
#ifdef __APPLE__
    const timespec& time = status.st_mtimespec;
#else
    const timespec& time = status.st_mtim;
#endif
    out.push_back({at->path(), status.st_size,
                   static_cast<std::int64_t>(time.tv_sec) * 1'000'000'000 + time.tv_nsec});
  }
  std::sort(out.begin(), out.end(), [](const File& a, const File& b) { return a.used > b.used; });
  return out;
}

fs::path home_folder() {
  const char* home = std::getenv("HOME");
  return home && *home ? fs::path(home) : fs::path();
}

}  // namespace

DiskCache::DiskCache(fs::path folder, std::int64_t limit)
    : folder_(std::move(folder)), limit_(limit) {}

fs::path DiskCache::place(const std::string& key) const {
  return folder_ / cat("v", kVersion) / key.substr(0, 2) / key;
}

DiskCache::Found DiskCache::find(const std::string& key) const {
  if (limit_ == 0) return {std::nullopt, "disabled"};
  if (folder_.empty()) return {std::nullopt, "no folder: neither EAS_CACHE_DIR nor HOME is set"};
  const fs::path path = place(key);
  std::optional<std::string> file = read_own_file(path);
  if (!file) {
    std::error_code error;
    return {std::nullopt,
            fs::exists(path, error) ? "not readable, or another user's" : "not found"};
  }
  const Parts parts = decode(key, *file);
  if (!parts.why.empty()) return {std::nullopt, parts.why};
  touch(path);
  return {std::string(parts.payload), {}};
}

std::string DiskCache::insert(const std::string& key, std::string_view title,
                              std::string_view payload) {
  if (limit_ == 0) return "disabled";
  if (folder_.empty()) return "no folder: neither EAS_CACHE_DIR nor HOME is set";
  const std::string bytes = encode(key, title, payload);
  const auto size = static_cast<std::int64_t>(bytes.size());
  if (size > limit_) return cat("too large: ", size, " of ", limit_, " bytes");
  const fs::path path = place(key);
  if (const std::error_code error = write_atomically(path, bytes)) {
    return cat("cannot write ", path.string(), ": ", error.message());
  }
  const auto total = journal_add(folder_ / "journal", size);
  // Some room below the limit, so that not every insertion has to look at every file.
  if (total && *total > limit_) shrink(limit_ - limit_ / 8);
  return "";
}

void DiskCache::shrink(std::int64_t bytes) const {
  const TryLock lock(folder_ / "lock");
  if (!lock) return;
  std::int64_t kept = 0;
  for (const File& file : files_below(folder_)) {
    if (kept + file.bytes <= bytes) {
      kept += file.bytes;
      continue;
    }
    std::error_code error;
    fs::remove(file.path, error);
  }
  journal_set(folder_ / "journal", kept);
}

std::vector<DiskEntry> DiskCache::entries() const {
  std::vector<DiskEntry> out;
  if (folder_.empty()) return out;
  for (const File& file : files_below(folder_)) {
    DiskEntry& entry = out.emplace_back();
    entry.key = file.path.filename().string();
    entry.bytes = file.bytes;
    entry.used = file.used / 1'000'000'000;
    const auto bytes = read_own_file(file.path);
    const Parts parts = bytes ? decode(entry.key, *bytes) : Parts{{}, {}, "not readable"};
    entry.title = parts.why.empty() ? std::string(parts.title) : cat("(", parts.why, ")");
  }
  return out;
}

std::vector<DiskEntry> DiskCache::clear() const {
  std::vector<DiskEntry> removed = entries();
  if (!folder_.empty()) shrink(0);
  return removed;
}

fs::path cache_folder() {
  const std::string chosen = config::cache_dir();
  if (!chosen.empty()) return chosen;
#ifdef __APPLE__
  const fs::path home = home_folder();
  return home.empty() ? home : home / "Library" / "Caches" / "eas";
#else
  const char* caches = std::getenv("XDG_CACHE_HOME");
  if (caches && *caches == '/') return fs::path(caches) / "eas";
  const fs::path home = home_folder();
  return home.empty() ? home : home / ".cache" / "eas";
#endif
}

DiskCache disk_cache() { return {cache_folder(), config::cache_size()}; }

}  // namespace eas::compile

// The format of an entry and the rules of the house: least recently used goes first.
//
//   magic (8 bytes), version (u32), SHA-256 of the rest (32 bytes),
//   size of the title (u64), size of the payload (u64), key (64 bytes), title, payload
#include "compile/disk_cache.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <mutex>
#include <set>
#include <utility>

#include "base/config.hpp"
#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/hash.hpp"
#include "base/once.hpp"
#include "compile/disk_files.hpp"

namespace eas::compile {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMagic = "eascode\n";
constexpr std::uint32_t kVersion = 1;
constexpr const char *kJournal = "journal", *kLock = "lock";
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

// The layout: v<version>/<two digits of the key>/<key>. Whatever has another name is not ours.
bool is_version(std::string_view name) {
  return name.size() > 1 && name[0] == 'v' &&
         name.find_first_not_of("0123456789", 1) == std::string_view::npos;
}
bool is_hex(std::string_view name, std::size_t size) {
  return name.size() == size &&
         name.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}
bool is_entry(std::string_view name, std::string_view group) {
  return is_hex(name, kKeySize) && name.starts_with(group);
}
// What a writer of an entry left behind when it was ended.
bool is_draft_of_entry(std::string_view name, std::string_view group) {
  return is_draft(name) && is_entry(name.substr(1, kKeySize), group);
}

std::string version_folder() { return cat("v", kVersion); }

struct File {
  std::string version, group, name;
  std::int64_t bytes;
  std::int64_t used;  // ns
};

// Calls with every folder of entries, of every version.
template <class Fn>
void each_group(const Folder& root, Fn&& fn) {
  for (const Folder::Item& version : root.items()) {
    if (!version.is_folder || !is_version(version.name)) continue;
    const Folder of_version = root.inside(version.name, Folder::If::Exists);
    if (!of_version) continue;
    for (const Folder::Item& group : of_version.items()) {
      if (!group.is_folder || !is_hex(group.name, 2)) continue;
      const Folder folder = of_version.inside(group.name, Folder::If::Exists);
      if (folder) fn(version.name, group.name, folder);
    }
  }
}

// Every entry of every version, the last used first.
std::vector<File> files_of(const Folder& root) {
  std::vector<File> out;
  each_group(root, [&](const std::string& version, const std::string& group, const Folder& folder) {
    for (const Folder::Item& item : folder.items()) {
      if (item.is_folder || !is_entry(item.name, group)) continue;
      out.push_back({version, group, item.name, item.bytes, item.used});
    }
  });
  std::sort(out.begin(), out.end(), [](const File& a, const File& b) { return a.used > b.used; });
  return out;
}

Folder group_of(const Folder& root, const std::string& version, const std::string& group,
                Folder::If when) {
  Folder of_version = root.inside(version, when);
  if (!of_version) return of_version;
  return of_version.inside(group, when);
}

void sweep_drafts(const Folder& root) {
  constexpr std::int64_t kHour = 3600LL * 1'000'000'000;
  const std::int64_t now = static_cast<std::int64_t>(std::time(nullptr)) * 1'000'000'000;
  each_group(root, [&](const std::string&, const std::string& group, const Folder& folder) {
    for (const Folder::Item& item : folder.items()) {
      const bool left = !item.is_folder && is_draft_of_entry(item.name, group);
      if (left && now - item.used > kHour) folder.remove(item.name);
    }
  });
}

// A folder that must not be used is said once, and not only where somebody reads logs: without it
// every process compiles.
void say_refused(const fs::path& folder, const std::string& why) {
  static constinit std::mutex mutex;
  static constinit Once<std::set<fs::path>> said;
  const fork::Lock lock(mutex);
  if (!said.get().insert(folder).second) return;
  std::fprintf(stderr,
               "eas: no compiled code is kept in %s: %s, expected a folder that only this user can "
               "write to (EAS_CACHE_DIR names another)\n",
               folder.c_str(), why.c_str());
}

fs::path home_folder() {
  const char* home = std::getenv("HOME");
  return home && *home ? fs::path(home) : fs::path();
}

}  // namespace

DiskCache::DiskCache(fs::path folder, std::int64_t limit)
    : folder_(std::move(folder)), limit_(limit) {}

// Why no folder can be used, or nothing.
std::string DiskCache::unusable() const {
  if (limit_ == 0) return "disabled";
  if (folder_.empty()) return "no folder: neither EAS_CACHE_DIR nor HOME is set";
  return "";
}

DiskCache::Found DiskCache::find(const std::string& key) const {
  if (std::string why = unusable(); !why.empty()) return {std::nullopt, std::move(why)};
  const fork::Inside inside;
  const Folder root = Folder::open(folder_, Folder::If::Exists);
  const auto refuse = [&](const Folder& folder) -> Found {
    if (folder.is_refused()) say_refused(folder_, folder.why());
    return {std::nullopt, folder.is_missing() ? "not found" : folder.why()};
  };
  if (!root) return refuse(root);
  const Folder folder = group_of(root, version_folder(), key.substr(0, 2), Folder::If::Exists);
  if (!folder) return refuse(folder);
  Folder::Bytes file = folder.read(key);
  if (!file.bytes) return {std::nullopt, std::move(file.why)};
  const Parts parts = decode(key, *file.bytes);
  if (!parts.why.empty()) return {std::nullopt, std::string(parts.why)};
  folder.touch(key);
  return {std::string(parts.payload), {}};
}

std::string DiskCache::insert(const std::string& key, std::string_view title,
                              std::string_view payload) {
  if (std::string why = unusable(); !why.empty()) return why;
  const fork::Inside inside;
  const std::string bytes = encode(key, title, payload);
  const auto size = static_cast<std::int64_t>(bytes.size());
  if (size > limit_) return cat("too large: ", size, " of ", limit_, " bytes");
  const auto refuse = [&](const Folder& folder) {
    if (folder.is_refused()) say_refused(folder_, folder.why());
    return cat("cannot write to ", folder_.string(), ": ", folder.why());
  };
  const Folder root = Folder::open(folder_, Folder::If::MadeIfMissing);
  if (!root) return refuse(root);
  const Folder folder =
      group_of(root, version_folder(), key.substr(0, 2), Folder::If::MadeIfMissing);
  if (!folder) return refuse(folder);
  if (const std::error_code error = folder.write(key, bytes)) {
    return cat("cannot write to ", folder_.string(), ": ", error.message());
  }
  const auto total = root.add_number(kJournal, size);
  // Some room below the limit, so that not every insertion has to look at every file.
  if (total && *total > limit_) shrink(limit_ - limit_ / 8);
  return "";
}

std::vector<DiskEntry> DiskCache::remove_beyond(const Folder& root, std::int64_t bytes) const {
  std::vector<DiskEntry> removed;
  std::int64_t kept = 0;
  for (const File& file : files_of(root)) {
    if (file.bytes <= bytes - kept) {
      kept += file.bytes;
      continue;
    }
    const Folder folder = group_of(root, file.version, file.group, Folder::If::Exists);
    if (folder && folder.remove(file.name)) {
      removed.push_back({file.name, "", file.bytes, file.used / 1'000'000'000});
    }
  }
  sweep_drafts(root);
  root.write(kJournal, {reinterpret_cast<const char*>(&kept), sizeof kept});
  return removed;
}

void DiskCache::shrink(std::int64_t bytes) const {
  const fork::Inside inside;
  const Folder root = Folder::open(folder_, Folder::If::Exists);
  if (!root) return;
  const FileLock lock(root, kLock, 0);
  if (lock) remove_beyond(root, bytes);
}

std::optional<Folder> DiskCache::open_for_people() const {
  if (folder_.empty()) return std::nullopt;
  Folder root = Folder::open(folder_, Folder::If::Exists);
  if (root.is_missing()) return std::nullopt;
  if (!root) {
    throw Error(ErrorKind::Error, "cache",
                cat("the folder is not used: ", root.why(),
                    ", expected a folder that only this user can write to"));
  }
  return root;
}

std::vector<DiskEntry> DiskCache::entries() const {
  std::vector<DiskEntry> out;
  const fork::Inside inside;
  const std::optional<Folder> root = open_for_people();
  if (!root) return out;
  for (const File& file : files_of(*root)) {
    const Folder folder = group_of(*root, file.version, file.group, Folder::If::Exists);
    if (!folder) continue;
    const Folder::Bytes read = folder.read(file.name);
    if (read.why == "not found") continue;  // another process removed it meanwhile
    const Parts parts = read.bytes ? decode(file.name, *read.bytes) : Parts{{}, {}, "not readable"};
    out.push_back({file.name,
                   parts.why.empty() ? std::string(parts.title) : cat("(", parts.why, ")"),
                   file.bytes, file.used / 1'000'000'000});
  }
  return out;
}

std::vector<DiskEntry> DiskCache::clear() const {
  const fork::Inside inside;
  const std::optional<Folder> root = open_for_people();
  if (!root) return {};
  constexpr int kPatience = 10'000;  // ms: another process may be removing entries just now
  const FileLock lock(*root, kLock, kPatience);
  if (!lock) {
    throw Error(ErrorKind::Error, "cache",
                cat("nothing was removed: ", folder_.string(),
                    " cannot be locked, got a read-only folder or one that another process is "
                    "clearing, expected to write to it"));
  }
  return remove_beyond(*root, 0);
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

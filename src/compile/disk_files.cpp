// POSIX calls relative to open folders.
#include "compile/disk_files.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <utility>

#include "base/format.hpp"

namespace eas::compile {
namespace {

namespace fs = std::filesystem;

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  explicit operator bool() const { return number_ >= 0; }
  int get() const { return number_; }
  int release() { return std::exchange(number_, -1); }

 private:
  int number_;
};

std::error_code last_error() { return {errno, std::generic_category()}; }

bool is_ours(const struct stat& status) {
  return status.st_uid == ::geteuid() || status.st_uid == 0;
}
bool others_may_write(const struct stat& status) {
  return (status.st_mode & (S_IWGRP | S_IWOTH)) != 0;
}
bool is_own_file(const struct stat& status) {
  return S_ISREG(status.st_mode) && is_ours(status) && !others_may_write(status);
}

std::int64_t modified(const struct stat& status) {
#ifdef __APPLE__
  const timespec& time = status.st_mtimespec;
#else
  const timespec& time = status.st_mtim;
#endif
  return static_cast<std::int64_t>(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

std::string octal(mode_t mode) {
  std::string out = "0000";
  for (std::size_t i = 0; i < 4; ++i) out[3 - i] = static_cast<char>('0' + (mode >> (3 * i) & 7));
  return out;
}

// A file of ours, or -1. A FIFO that lies there is not waited for.
int open_own(int folder, const std::string& name, int flags) {
  Descriptor file(::openat(folder, name.c_str(), flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC,
                           S_IRUSR | S_IWUSR));
  struct stat status;
  if (!file) return -1;
  if (::fstat(file.get(), &status) != 0 || !is_own_file(status)) {
    errno = EPERM;
    return -1;
  }
  return file.release();
}

std::error_code write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return written < 0 ? last_error() : std::make_error_code(std::errc::io_error);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

std::optional<std::string> read_all(int descriptor, std::size_t size) {
  std::string bytes(size, '\0');
  std::size_t done = 0;
  while (done < size) {
    const ssize_t got = ::read(descriptor, bytes.data() + done, size - done);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::nullopt;
    if (got == 0) break;
    done += static_cast<std::size_t>(got);
  }
  bytes.resize(done);
  return bytes;
}

// Folders that hold code are for this user alone.
bool make_folders(const fs::path& folder) {
  if (::mkdir(folder.c_str(), S_IRWXU) == 0 || errno == EEXIST) return true;
  if (errno != ENOENT || !folder.has_parent_path() || folder.parent_path() == folder) return false;
  return make_folders(folder.parent_path()) &&
         (::mkdir(folder.c_str(), S_IRWXU) == 0 || errno == EEXIST);
}

// A link to the folder is followed when it is ours, as for a cache moved to a larger disk.
int open_folder(const fs::path& path) {
  constexpr int kFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
  const int found = ::open(path.c_str(), kFlags | O_NOFOLLOW);
  if (found >= 0 || (errno != ELOOP && errno != ENOTDIR)) return found;
  struct stat status = {};
  if (::lstat(path.c_str(), &status) == 0 && S_ISLNK(status.st_mode) && is_ours(status)) {
    return ::open(path.c_str(), kFlags);
  }
  errno = S_ISLNK(status.st_mode) ? ELOOP : ENOTDIR;
  return -1;
}

}  // namespace

void Folder::check(const std::string& path) {
  struct stat status;
  if (descriptor_ < 0) {
    missing_ = errno == ENOENT || errno == ENOTDIR;  // or a file is there
    refused_ = errno == ELOOP;                       // somebody else's link
    why_ = cat("cannot open ", path, ": ", last_error().message());
    return;
  }
  if (::fstat(descriptor_, &status) != 0) {
    why_ = cat("cannot open ", path, ": ", last_error().message());
  } else if (!is_ours(status)) {
    why_ = cat(path, " belongs to another user (uid ", status.st_uid, ")");
    refused_ = true;
  } else if (others_may_write(status)) {
    why_ = cat("others may write to ", path, " (mode ", octal(status.st_mode & 07777), ")");
    refused_ = true;
  } else {
    return;
  }
  ::close(std::exchange(descriptor_, -1));
}

Folder Folder::open(const fs::path& path, If when) {
  Folder out;
  out.descriptor_ = open_folder(path);
  if (out.descriptor_ < 0 && errno == ENOENT && when == If::MadeIfMissing && make_folders(path)) {
    out.descriptor_ = open_folder(path);
  }
  out.check(path.string());
  return out;
}

Folder Folder::inside(const std::string& name, If when) const {
  constexpr int kFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
  Folder out;
  out.descriptor_ = ::openat(descriptor_, name.c_str(), kFlags);
  if (out.descriptor_ < 0 && errno == ENOENT && when == If::MadeIfMissing &&
      (::mkdirat(descriptor_, name.c_str(), S_IRWXU) == 0 || errno == EEXIST)) {
    out.descriptor_ = ::openat(descriptor_, name.c_str(), kFlags);
  }
  struct stat status;
  if (out.descriptor_ < 0 && errno == ENOTDIR &&
      ::fstatat(descriptor_, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0) {
    errno = S_ISLNK(status.st_mode) ? ELOOP : ENOTDIR;  // systems differ in what they say
  }
  out.check(name);
  return out;
}

Folder::Folder(Folder&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      missing_(other.missing_),
      refused_(other.refused_),
      why_(std::move(other.why_)) {}

Folder::~Folder() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::vector<Folder::Item> Folder::items() const {
  std::vector<Item> out;
  // A descriptor of its own, which the stream closes.
  const int own = ::openat(descriptor_, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR* stream = own >= 0 ? ::fdopendir(own) : nullptr;
  if (!stream) {
    if (own >= 0) ::close(own);
    return out;
  }
  const struct Close {
    DIR* stream;
    ~Close() { ::closedir(stream); }
  } close{stream};
  while (const dirent* entry = ::readdir(stream)) {
    struct stat status;
    if (::fstatat(descriptor_, entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) continue;
    out.push_back({entry->d_name, status.st_size, modified(status), S_ISDIR(status.st_mode)});
  }
  return out;
}

Folder::Bytes Folder::read(const std::string& name) const {
  const Descriptor file(open_own(descriptor_, name, O_RDONLY));
  if (!file && errno == ENOENT) return {std::nullopt, "not found"};
  struct stat status;
  std::optional<std::string> bytes;
  if (file && ::fstat(file.get(), &status) == 0) {
    bytes = read_all(file.get(), static_cast<std::size_t>(status.st_size));
  }
  if (!bytes) return {std::nullopt, "not readable, or another user's"};
  return {std::move(bytes), {}};
}

std::error_code Folder::write(const std::string& name, std::string_view bytes) const {
  // A name no other process or thread uses.
  static std::atomic<unsigned> count{0};
  const std::string draft = cat(".", name, ".", ::getpid(), ".", ++count);
  Descriptor file(::openat(descriptor_, draft.c_str(),
                           O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                           S_IRUSR | S_IWUSR));
  if (!file) return last_error();
  std::error_code error = write_all(file.get(), bytes);
  // Some file systems say only now that there was no room.
  if (::close(file.release()) != 0 && !error) error = last_error();
  if (!error && ::renameat(descriptor_, draft.c_str(), descriptor_, name.c_str()) != 0) {
    error = last_error();
  }
  if (error) ::unlinkat(descriptor_, draft.c_str(), 0);
  return error;
}

void Folder::touch(const std::string& name) const {
  ::utimensat(descriptor_, name.c_str(), nullptr, AT_SYMLINK_NOFOLLOW);
}

bool Folder::remove(const std::string& name) const {
  return ::unlinkat(descriptor_, name.c_str(), 0) == 0;
}

std::optional<std::int64_t> Folder::add_number(const std::string& name, std::int64_t number) const {
  const Descriptor file(open_own(descriptor_, name, O_RDWR | O_CREAT | O_APPEND));
  struct stat status;
  if (!file || ::fstat(file.get(), &status) != 0) return std::nullopt;
  const std::string_view record(reinterpret_cast<const char*>(&number), sizeof number);
  // Many processes append; a record is short enough to be written whole.
  if (write_all(file.get(), record)) return std::nullopt;
  if (::lseek(file.get(), 0, SEEK_SET) != 0) return std::nullopt;
  const auto records = read_all(file.get(), static_cast<std::size_t>(status.st_size));
  if (!records) return std::nullopt;
  std::int64_t sum = number;
  for (std::size_t at = 0; at + sizeof sum <= records->size(); at += sizeof sum) {
    std::int64_t one;
    std::memcpy(&one, records->data() + at, sizeof one);
    if (one > 0 && __builtin_add_overflow(sum, one, &sum)) return INT64_MAX;  // damaged: count anew
  }
  return sum;
}

bool is_draft(std::string_view name) {
  // ".<name>.<process>.<number>"
  if (name.size() < 6 || name[0] != '.') return false;
  for (int part = 0; part < 2; ++part) {
    const std::size_t dot = name.rfind('.');
    const std::string_view digits = name.substr(dot + 1);
    if (dot == 0 || digits.empty() ||
        !std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; })) {
      return false;
    }
    name = name.substr(0, dot);
  }
  return name.size() > 1;
}

FileLock::FileLock(const Folder& folder, const std::string& name, int milliseconds)
    : descriptor_(open_own(folder.descriptor_, name, O_RDWR | O_CREAT)) {
  while (descriptor_ >= 0 && ::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    if (milliseconds > 0) {
      const timespec moment{0, 10'000'000};
      ::nanosleep(&moment, nullptr);
      milliseconds -= 10;
      continue;
    }
    ::close(std::exchange(descriptor_, -1));
  }
}

FileLock::~FileLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace eas::compile

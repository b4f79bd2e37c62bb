// POSIX calls, so that a hit is one open, one fstat, one read.
#include "compile/disk_files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>

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

 private:
  int number_;
};

std::error_code last_error() { return {errno, std::generic_category()}; }

bool is_own(const struct stat& status) {
  const bool ours = status.st_uid == ::geteuid() || status.st_uid == 0;
  return ours && S_ISREG(status.st_mode) && (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
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
std::error_code make_folders(const fs::path& folder) {
  std::error_code error;
  if (fs::is_directory(folder, error)) return {};
  if (folder.has_parent_path() && folder.parent_path() != folder) {
    if (const std::error_code above = make_folders(folder.parent_path())) return above;
  }
  if (::mkdir(folder.c_str(), S_IRWXU) == 0 || errno == EEXIST) return {};
  return last_error();
}

// A name no other process or thread uses.
fs::path beside(const fs::path& path) {
  static std::atomic<unsigned> count{0};
  return path.parent_path() / cat(".", path.filename().string(), ".", ::getpid(), ".", ++count);
}

}  // namespace

std::optional<std::string> read_own_file(const fs::path& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat status;
  if (!file || ::fstat(file.get(), &status) != 0 || !is_own(status)) return std::nullopt;
  return read_all(file.get(), static_cast<std::size_t>(status.st_size));
}

std::error_code write_atomically(const fs::path& path, std::string_view bytes) {
  if (const std::error_code error = make_folders(path.parent_path())) return error;
  const fs::path draft = beside(path);
  std::error_code error;
  {
    const Descriptor file(
        ::open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (!file) return last_error();
    error = write_all(file.get(), bytes);
  }
  if (!error && ::rename(draft.c_str(), path.c_str()) != 0) error = last_error();
  if (error) ::unlink(draft.c_str());
  return error;
}

void touch(const fs::path& path) { ::utimensat(AT_FDCWD, path.c_str(), nullptr, 0); }

std::optional<std::int64_t> journal_add(const fs::path& journal, std::int64_t bytes) {
  const Descriptor file(
      ::open(journal.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, S_IRUSR | S_IWUSR));
  struct stat status;
  if (!file || ::fstat(file.get(), &status) != 0) return std::nullopt;
  const std::string_view record(reinterpret_cast<const char*>(&bytes), sizeof bytes);
  // Many processes append; a record is short enough to be written whole.
  if (write_all(file.get(), record)) return std::nullopt;
  if (::lseek(file.get(), 0, SEEK_SET) != 0) return std::nullopt;
  const auto records = read_all(file.get(), static_cast<std::size_t>(status.st_size));
  if (!records) return std::nullopt;
  std::int64_t sum = bytes;
  for (std::size_t at = 0; at + sizeof sum <= records->size(); at += sizeof sum) {
    std::int64_t number;
    std::memcpy(&number, records->data() + at, sizeof number);
    if (number > 0) sum += number;
  }
  return sum;
}

void journal_set(const fs::path& journal, std::int64_t bytes) {
  write_atomically(journal, {reinterpret_cast<const char*>(&bytes), sizeof bytes});
}

TryLock::TryLock(const fs::path& path)
    : descriptor_(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR)) {
  if (descriptor_ >= 0 && ::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    ::close(descriptor_);
    descriptor_ = -1;
  }
}

TryLock::~TryLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace eas::compile

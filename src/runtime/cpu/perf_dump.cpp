// perf finds the file because its first page is mapped as code, which it records; times are those of
// `perf record -k mono`. A record of lines comes before the code it is about.
#include "runtime/cpu/perf_dump.hpp"

#if defined(__linux__)
#include <fcntl.h>
#include <llvm/BinaryFormat/ELF.h>
#include <llvm/DebugInfo/DWARF/DWARFContext.h>
#include <llvm/Object/ObjectFile.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <memory>
#include <mutex>
#include <string>

#include "base/fork.hpp"
#include "base/format.hpp"

namespace eas::runtime::cpu {
namespace {

constexpr std::uint32_t kMagic = 0x4A695444, kVersion = 1;
enum Record : std::uint32_t { kCode = 0, kLines = 2 };
#if defined(__aarch64__)
constexpr std::uint32_t kMachine = llvm::ELF::EM_AARCH64;
#else
constexpr std::uint32_t kMachine = llvm::ELF::EM_X86_64;
#endif

std::uint64_t now() {
  timespec time{};
  ::clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U +
         static_cast<std::uint64_t>(time.tv_nsec);
}

template <class... Values>
void append(std::string& bytes, Values... values) {
  (bytes.append(reinterpret_cast<const char*>(&values), sizeof values), ...);
}

void append_text(std::string& bytes, std::string_view text) {
  bytes.append(text);
  bytes.push_back('\0');
}

// One a process: a child of fork writes its own.
class Dump {
 public:
  void write(Record record, std::string_view body) {
    open();
    if (file_ < 0) return;
    std::string bytes;
    append(bytes, std::uint32_t{record}, static_cast<std::uint32_t>(16 + body.size()), now());
    bytes.append(body);
    put(bytes);
  }
  std::uint64_t next_index() { return index_++; }

 private:
  void open() {
    if (process_ == ::getpid()) return;
    process_ = ::getpid();
    file_ = ::open(cat("/tmp/jit-", process_, ".dump").c_str(),
                   O_CREAT | O_TRUNC | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file_ < 0) return;
    std::string header;
    append(header, kMagic, kVersion, std::uint32_t{40}, kMachine, std::uint32_t{0},
           static_cast<std::uint32_t>(process_), now(), std::uint64_t{0});
    put(header);
    const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    // Stays mapped: perf may be attached to us later.
    if (::mmap(nullptr, page, PROT_READ | PROT_EXEC, MAP_PRIVATE, file_, 0) == MAP_FAILED) {
      ::close(file_);
      file_ = -1;
    }
  }

  void put(std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t put = ::write(file_, bytes.data(), bytes.size());
      if (put <= 0) return;  // a full disk: perf shows what there is
      bytes.remove_prefix(static_cast<std::size_t>(put));
    }
  }

  pid_t process_ = 0;
  int file_ = -1;
  std::uint64_t index_ = 0;
};

std::string lines_of(llvm::DWARFContext& lines, std::uint64_t section, std::uint64_t base,
                     const LoadedFunction& function) {
  using Kind = llvm::DILineInfoSpecifier::FileLineInfoKind;
  const auto found = lines.getLineInfoForAddressRange(
      {function.address - base, section}, function.size,
      llvm::DILineInfoSpecifier(Kind::AbsoluteFilePath, llvm::DINameKind::None));
  std::string entries;
  std::uint64_t count = 0;
  for (const auto& [offset, line] : found) {
    if (line.Line == 0) continue;
    append(entries, base + offset, line.Line, std::uint32_t{0});
    append_text(entries, line.FileName);
    ++count;
  }
  std::string body;
  append(body, function.address, count);
  return count ? body + entries : "";
}

}  // namespace

void write_perf_dump(std::string_view object, const std::vector<LoadedSection>& sections,
                     const std::vector<LoadedFunction>& functions) {
  static std::mutex mutex;
  static Dump dump;
  auto file = llvm::object::ObjectFile::createObjectFile(
      llvm::MemoryBufferRef(llvm::StringRef(object.data(), object.size()), "kernel"));
  if (!file) return llvm::consumeError(file.takeError());  // the loader has read it: cannot be
  const auto ignore = [](llvm::Error error) { llvm::consumeError(std::move(error)); };
  const auto lines = llvm::DWARFContext::create(
      **file, llvm::DWARFContext::ProcessDebugRelocations::Process, nullptr, "", ignore, ignore);
  const fork::Lock lock(mutex);
  for (const LoadedFunction& function : functions) {
    for (const llvm::object::SectionRef section : (*file)->sections()) {
      auto name = section.getName();
      if (!name) {
        llvm::consumeError(name.takeError());
        continue;
      }
      if (std::string_view(name->data(), name->size()) != function.section) continue;
      for (const LoadedSection& loaded : sections) {
        if (loaded.name != function.section) continue;
        const std::string body = lines_of(*lines, section.getIndex(), loaded.address, function);
        if (!body.empty()) dump.write(kLines, body);
      }
    }
    std::string body;
    append(body, static_cast<std::uint32_t>(::getpid()),
           static_cast<std::uint32_t>(::syscall(SYS_gettid)), function.address, function.address,
           function.size, dump.next_index());
    append_text(body, function.name);
    body.append(reinterpret_cast<const char*>(function.address), function.size);
    dump.write(kCode, body);
  }
}

}  // namespace eas::runtime::cpu

#else  // perf is Linux's

namespace eas::runtime::cpu {

void write_perf_dump(std::string_view, const std::vector<LoadedSection>&,
                     const std::vector<LoadedFunction>&) {}

}  // namespace eas::runtime::cpu

#endif

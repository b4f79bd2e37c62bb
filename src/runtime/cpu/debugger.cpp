// gdb's JIT interface is a pair of names it looks for in the process: a list of object files and a
// function it sets a breakpoint on. The object is a copy whose section headers hold the addresses.
#include "runtime/cpu/debugger.hpp"

#include <fcntl.h>
#include <llvm/BinaryFormat/ELF.h>
#include <stdio.h>
#include <unistd.h>

#include <cstring>
#include <mutex>

#include "base/fork.hpp"
#include "base/format.hpp"

// The names and the layout are gdb's (gdb/jit.h). Weak, since a program that links LLVM's own JIT has
// them too and gdb knows only one.
#define EAS_FOR_GDB __attribute__((used, weak, visibility("default")))
extern "C" {
struct jit_code_entry {
  jit_code_entry* next_entry;
  jit_code_entry* prev_entry;
  const char* symfile_addr;
  std::uint64_t symfile_size;
};
struct jit_descriptor {
  std::uint32_t version;
  std::uint32_t action_flag;
  jit_code_entry* relevant_entry;
  jit_code_entry* first_entry;
};
EAS_FOR_GDB jit_descriptor __jit_debug_descriptor = {1, 0, nullptr, nullptr};
EAS_FOR_GDB __attribute__((noinline)) void __jit_debug_register_code() {
  asm volatile("" ::: "memory");  // stays a call: gdb's breakpoint is here
}
}

namespace eas::runtime::cpu {
namespace {

enum Action : std::uint32_t { kRegister = 1, kUnregister = 2 };

std::mutex& list_mutex() {
  static std::mutex mutex;
  return mutex;
}

void announce(Action action, jit_code_entry* entry) {
  __jit_debug_descriptor.action_flag = action;
  __jit_debug_descriptor.relevant_entry = entry;
  __jit_debug_register_code();
}

// The loader has checked that this is an object file; what does not fit is left as it is.
void place_sections(std::string& object, const std::vector<LoadedSection>& sections) {
  using Header = llvm::ELF::Elf64_Ehdr;
  using SectionHeader = llvm::ELF::Elf64_Shdr;
  Header header;
  if (object.size() < sizeof header || object.compare(0, 4, llvm::ELF::ElfMagic, 4) != 0) return;
  std::memcpy(&header, object.data(), sizeof header);
  const auto at = [&](std::size_t index) { return header.e_shoff + index * sizeof(SectionHeader); };
  if (at(header.e_shnum) > object.size() || header.e_shstrndx >= header.e_shnum) return;
  SectionHeader names;
  std::memcpy(&names, object.data() + at(header.e_shstrndx), sizeof names);
  for (std::size_t i = 0; i < header.e_shnum; ++i) {
    SectionHeader section;
    std::memcpy(&section, object.data() + at(i), sizeof section);
    const std::uint64_t name_at = names.sh_offset + section.sh_name;
    if (name_at >= object.size()) continue;
    const char* name = object.c_str() + name_at;
    for (const LoadedSection& loaded : sections) {
      if (loaded.name == name) section.sh_addr = loaded.address;
    }
    std::memcpy(object.data() + at(i), &section, sizeof section);
  }
}

}  // namespace

struct DebugRegistration::Entry {
  std::string object;
  jit_code_entry node{};
};

DebugRegistration::DebugRegistration(std::string_view object,
                                     const std::vector<LoadedSection>& sections)
    : entry_(std::make_unique<Entry>()) {
  entry_->object = object;
  place_sections(entry_->object, sections);
  jit_code_entry& node = entry_->node;
  node.symfile_addr = entry_->object.data();
  node.symfile_size = entry_->object.size();
  const fork::Lock lock(list_mutex());
  node.next_entry = __jit_debug_descriptor.first_entry;
  if (node.next_entry) node.next_entry->prev_entry = &node;
  __jit_debug_descriptor.first_entry = &node;
  announce(kRegister, &node);
}

DebugRegistration::~DebugRegistration() {
  jit_code_entry& node = entry_->node;
  const fork::Lock lock(list_mutex());
  if (node.prev_entry) {
    node.prev_entry->next_entry = node.next_entry;
  } else {
    __jit_debug_descriptor.first_entry = node.next_entry;
  }
  if (node.next_entry) node.next_entry->prev_entry = node.prev_entry;
  announce(kUnregister, &node);
}

void write_perf_map(std::uint64_t address, std::uint64_t size, std::string_view name) {
  // perf's place for it is a folder that everybody writes to: no link is followed there.
  const int file = ::open(cat("/tmp/perf-", ::getpid(), ".map").c_str(),
                          O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (file < 0) return;  // perf shows addresses then
  ::dprintf(file, "%llx %llx %.*s\n", static_cast<unsigned long long>(address),
            static_cast<unsigned long long>(size), static_cast<int>(name.size()), name.data());
  ::close(file);
}

}  // namespace eas::runtime::cpu

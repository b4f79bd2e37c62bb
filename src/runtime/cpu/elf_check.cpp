// Every number in the file that says where something is must point inside what it points into.
#include "runtime/cpu/elf_check.hpp"

#include <llvm/BinaryFormat/ELF.h>

#include <cstdint>
#include <cstring>
#include <vector>

namespace eas::runtime::cpu {
namespace {

using namespace llvm::ELF;

class Checker {
 public:
  explicit Checker(std::string_view object) : object_(object) {}

  std::string run() {
    if (!read(0, header_)) return "its header is cut off";
    if (header_.e_type != ET_REL || header_.e_shentsize != sizeof(Elf64_Shdr) ||
        header_.e_shstrndx >= header_.e_shnum || header_.e_phnum != 0) {
      return "its header makes no sense";
    }
    sections_.resize(header_.e_shnum);
    for (std::size_t i = 0; i < sections_.size(); ++i) {
      if (!read(header_.e_shoff + i * sizeof(Elf64_Shdr), sections_[i])) {
        return "its section table is cut off";
      }
    }
    for (const Elf64_Shdr& section : sections_) {
      if (!is_sound(section)) return "a section lies outside of it";
    }
    for (const Elf64_Shdr& section : sections_) {
      if (!ends_with_zero(sections_[header_.e_shstrndx]) ||
          section.sh_name >= sections_[header_.e_shstrndx].sh_size) {
        return "a section has no name";
      }
      if (section.sh_type == SHT_SYMTAB && !has_sound_symbols(section)) {
        return "its symbols make no sense";
      }
      if (section.sh_type == SHT_RELA && !has_sound_relocations(section)) {
        return "its relocations make no sense";
      }
    }
    return "";
  }

 private:
  template <class T>
  bool read(std::uint64_t at, T& value) const {
    if (at > object_.size() || object_.size() - at < sizeof value) return false;
    std::memcpy(&value, object_.data() + at, sizeof value);
    return true;
  }

  bool is_sound(const Elf64_Shdr& section) const {
    constexpr std::uint64_t kMaxAlign = 4096, kMaxSize = std::uint64_t{1} << 30;
    const std::uint64_t align = section.sh_addralign;
    if (align > kMaxAlign || (align & (align - 1)) != 0 || section.sh_size > kMaxSize) return false;
    // Only what our code generator makes: plain and constant data, code, tables, debug info.
    switch (section.sh_type) {
      case SHT_NULL: return section.sh_size == 0;
      case SHT_NOBITS: return true;
      case SHT_PROGBITS:
      case SHT_SYMTAB:
      case SHT_STRTAB:
      case SHT_RELA:
      case SHT_NOTE:
      case SHT_X86_64_UNWIND: break;
      default: return false;
    }
    return section.sh_offset <= object_.size() &&
           section.sh_size <= object_.size() - section.sh_offset &&
           (section.sh_flags & SHF_COMPRESSED) == 0;
  }

  bool ends_with_zero(const Elf64_Shdr& section) const {
    return section.sh_type == SHT_STRTAB && section.sh_size > 0 &&
           object_[section.sh_offset + section.sh_size - 1] == '\0';
  }

  bool has_sound_symbols(const Elf64_Shdr& table) const {
    if (table.sh_entsize != sizeof(Elf64_Sym) || table.sh_size % sizeof(Elf64_Sym) != 0 ||
        table.sh_link >= sections_.size() || !ends_with_zero(sections_[table.sh_link])) {
      return false;
    }
    for (std::uint64_t at = 0; at < table.sh_size; at += sizeof(Elf64_Sym)) {
      Elf64_Sym symbol;
      read(table.sh_offset + at, symbol);
      if (symbol.st_name >= sections_[table.sh_link].sh_size) return false;
      if (symbol.getBinding() > STB_WEAK || symbol.getType() > STT_FILE) return false;
      if (symbol.st_shndx == SHN_UNDEF || symbol.st_shndx == SHN_ABS) continue;
      if (symbol.st_shndx >= sections_.size()) return false;  // common symbols are not made
      const Elf64_Shdr& home = sections_[symbol.st_shndx];
      if (symbol.st_value > home.sh_size || symbol.st_size > home.sh_size - symbol.st_value) {
        return false;
      }
    }
    return true;
  }

  bool has_sound_relocations(const Elf64_Shdr& table) const {
    if (table.sh_entsize != sizeof(Elf64_Rela) || table.sh_size % sizeof(Elf64_Rela) != 0 ||
        table.sh_link >= sections_.size() || table.sh_info >= sections_.size() ||
        sections_[table.sh_link].sh_type != SHT_SYMTAB) {
      return false;
    }
    const std::uint64_t symbols = sections_[table.sh_link].sh_size / sizeof(Elf64_Sym);
    const Elf64_Shdr& patched = sections_[table.sh_info];
    if (patched.sh_type != SHT_PROGBITS && patched.sh_type != SHT_X86_64_UNWIND) return false;
    for (std::uint64_t at = 0; at < table.sh_size; at += sizeof(Elf64_Rela)) {
      Elf64_Rela relocation;
      read(table.sh_offset + at, relocation);
      if (relocation.getSymbol() >= symbols || patched.sh_size < 4 ||
          relocation.r_offset > patched.sh_size - 4) {
        return false;
      }
    }
    return true;
  }

  std::string_view object_;
  Elf64_Ehdr header_{};
  std::vector<Elf64_Shdr> sections_;
};

}  // namespace

std::string problem_of_elf(std::string_view object) {
  if (!object.starts_with(std::string_view(ElfMagic, 4))) return "";
  return Checker(object).run();
}

}  // namespace eas::runtime::cpu

// Finds data races (EAS_CHECK=race): two programs, or two threads of a group between barriers, at
// one element, unless all of them read or all are atomic. Elements are known by address, so
// arguments that overlap in memory are one.
#pragma once

#include <eas/error.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "interp/interp.hpp"

namespace eas::interp {

enum class AccessKind : std::uint8_t { Read, Write, Atomic };

// One access: by which program and thread, in which stretch between barriers, and from which source
// line.
struct Access {
  AccessKind kind;
  std::int64_t program;
  std::int64_t thread;
  std::int64_t epoch;   // unique to one program's stretch between two barriers
  std::uint32_t place;  // Races::place of its line
};

struct Conflict {
  AccessKind kind;
  std::int64_t program;  // of the earlier access
  std::int64_t thread;   // -1: another program's, whichever thread
  std::uint32_t place;
};

// Who touched one granule. Whether a later access has a rival needs no more than two different ones
// of each kind.
class History {
 public:
  struct Entry {
    std::int64_t who = -1;
    std::uint32_t place = 0;
    AccessKind kind = AccessKind::Read;
  };
  std::optional<Entry> rival(AccessKind kind, std::int64_t who) const;
  void add(AccessKind kind, std::int64_t who, std::uint32_t place);

 private:
  std::array<std::array<Entry, 2>, 3> entries_;  // by kind
};

// The histories of a stretch of memory in granules, made where it is touched.
class Shadow {
 public:
  Shadow(std::int64_t granules, bool across_programs) : across_programs_(across_programs) {
    pages_.resize(static_cast<std::size_t>(granules / kPage + 1));
  }
  // Notes the access, or tells which earlier one it races with.
  std::optional<Conflict> touch(std::int64_t granule, const Access& access);

 private:
  static constexpr std::int64_t kPage = 1024;
  struct Cell {
    History programs;         // of the whole launch
    History threads;          // of the current stretch between barriers
    std::int64_t epoch = -1;  // which stretch that is
  };
  std::vector<std::unique_ptr<std::array<Cell, kPage>>> pages_;
  bool across_programs_;
};

class Races {
 public:
  explicit Races(std::span<const Argument> arguments);

  // Memory of the arguments that overlap, as one shadow.
  struct Region {
    std::uintptr_t begin, end;
    std::int64_t granule;  // divides every element's address and size
    std::unique_ptr<Shadow> shadow;
  };
  Region* region_of(const void* address);  // null where no argument has an element

  std::int64_t new_epoch() { return ++epoch_; }
  // Lines are kept as text: in eager mode each program has debug info of its own.
  std::uint32_t place(const SourceLocation& where);
  const std::string& text(std::uint32_t place) const { return places_[place]; }

 private:
  std::vector<Region> regions_;
  std::map<std::string, std::uint32_t> numbers_;
  std::vector<std::string> places_;
  std::int64_t epoch_ = 0;
};

}  // namespace eas::interp

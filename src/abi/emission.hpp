// What the emitter of GPU source gives and a GPU's runtime loads: text, and all that a launch of it
// must know. It travels as abi::Artifact::object (pack, unpack), so caches see bytes.
//
// A launch binds, in this order and each at its place in the order:
//
//   1. the buffers, one for each parameter in `buffers`: the memory block that holds it
//   2. the arguments: `argument_bytes` bytes, filled as `slots` say. MSL: a constant buffer (setBytes);
//      OpenCL: a struct passed by value
//   3. `has_faults`: the fault buffer (below)
//   4. `has_area`: the programs' area: memory in which each program has `Slot::AreaStride` bytes of its
//      own, aligned to 64; first the emission's own `spill_bytes`, then its workspaces one after another,
//      each aligned to 64. Its content at the start is not known
//
// and dispatches whole groups of `group` threads: one for each program of the grid, in three dimensions
// (program_id 0 is x). Where `linear` holds, groups are dispatched in one dimension instead, any part of
// the programs at a time: program number = Slot::FirstProgram + the group's number, axis 0 of the grid
// fastest, and the area holds as many programs as run at a time; a group has `programs_per_group`
// programs, and there are so many groups that all programs are in one. Group memory is declared in the text.
//
// Both kinds of slots that hold sizes of the launch and the words of Artifact::words are 64 bits wide on
// the host; a slot takes the low `bytes` bytes of its word, little-endian, at `offset`.
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "abi/native.hpp"

namespace eas::abi {

// What a device can do, as far as source depends on it. The defaults are what every Apple GPU of family
// 7 has, and what text is written for where no device is asked.
struct GpuTarget {
  std::string language = "msl";     // or "opencl"
  std::int64_t max_threads = 1024;  // in a group
  std::int64_t group_bytes = 32768;
  std::int64_t max_buffers = 31;           // arguments that are memory, ours included
  std::int64_t max_argument_bytes = 4096;  // of the block of scalars
  bool f16 = true;                         // arithmetic on half; else it is only stored
  bool f64 = false;                        // MSL has none
  bool atomics64 = false;                  // on 64-bit integers
  // A processor: it runs the threads of a group one after another, so a program is best one thread.
  bool one_thread = false;
  std::string name = "";  // of the device, for messages; part of what identifies code

  std::string text() const {  // names all of it: part of every key
    return language + " threads " + std::to_string(max_threads) + " group " +
           std::to_string(group_bytes) + " buffers " + std::to_string(max_buffers) + " arguments " +
           std::to_string(max_argument_bytes) + " f16 " + std::to_string(f16) + " f64 " +
           std::to_string(f64) + " atomics64 " + std::to_string(atomics64) + " one_thread " +
           std::to_string(one_thread);
  }
};

struct Slot {
  enum Kind : std::int32_t {
    WordOf,  // Artifact::words[index]; of a Data word: where element [0, …, 0] lies in the bound
             // block, in bytes from its begin
    Grid,    // programs along axis `index`
    FirstProgram,  // `linear`: the number of the first program of this dispatch
    EndProgram,    // `linear`: the number after its last
    AreaStride,    // bytes of one program in the area
    WorkspaceAt,   // where workspace `index` begins in a program's area, in bytes
    Host,          // the result of host computation `index` (Emission::host)
  };
  Kind kind = WordOf;
  std::int32_t index = 0;
  std::int32_t offset = 0, bytes = 8;
  bool operator==(const Slot&) const = default;
};

// A parameter that is bound. A runtime that tracks hazards needs no more than this.
struct BoundBuffer {
  std::uint32_t param = 0;
  std::int32_t word = 0;  // its Data word in Artifact::words
  bool reads = false, writes = false;
  bool operator==(const BoundBuffer&) const = default;
};

// A step of what the host computes for a device without float64: `op` is an ops::Op (elementwise or
// cast) or one of the two below; results are the bits of `dtype` (a DType), as ir::constant_bits.
// Operands are numbers of earlier steps.
struct HostStep {
  static constexpr std::int32_t kConstant = -1, kWord = -2, kCast = -3, kWhere = -4;
  std::int32_t op = kConstant;
  std::int32_t dtype = 0;  // of the result
  std::int64_t value = 0;  // kConstant: bits; kWord: the index in Artifact::words
  std::array<std::int32_t, 3> operands{-1, -1, -1};
  bool operator==(const HostStep&) const = default;
};

// The fault buffer: 32-bit words. Before a launch all are 0 but kLowest, which is 0xffffffff, and
// kPrintCapacity. A program that stops takes kLowest down to its number (less FirstProgram) by an atomic minimum and, if it was the lowest so far, adds 1 to kRecords and writes
// that record. What counts is the record of the lowest program. Prints are appended while kPrintWords
// stays below kPrintCapacity; beyond it they are lost, and kPrintWords says how many words were wanted.
struct Faults {
  static constexpr int kLowest = 0, kRecords = 1, kPrintWords = 2, kPrintCapacity = 3;
  static constexpr int kHeader = 8;  // words before the records
  static constexpr int kMostRecords = 64;
  static constexpr int kRecord = 8;  // words of a record: Stop, node, program (low, high),
                                     // element (low, high), value (low, high)
  static constexpr int kPrints = kHeader + kMostRecords * kRecord;  // where prints begin
  // A print: its words in all, node, program (low, high), then each operand's elements in their storage
  // types, row-major, each operand rounded up to whole words. Those of one program are in its order;
  // whoever shows them sorts by program.
  static constexpr int kPrintHead = 4;
};

struct Emission {
  std::string language;                        // "msl", "opencl"
  std::string entry;                           // the kernel's name in the text
  std::array<std::int64_t, 3> group{1, 1, 1};  // threads
  std::int64_t group_bytes = 0;                // of group memory, static, in the text
  std::int32_t argument_bytes = 0;
  std::vector<BoundBuffer> buffers;
  std::vector<Slot> slots;
  std::vector<HostStep> host;
  std::vector<std::int32_t> host_results;  // Slot::Host: the step
  bool linear = false;
  std::int64_t programs_per_group = 1;  // more than 1 only where `linear` holds: a thread each
  bool has_faults = false;              // it may stop (checks, assertions) or prints
  bool has_prints = false;
  bool has_area = false;
  std::int64_t spill_bytes = 0;  // of one program, a multiple of 64
  // The locations of its workspaces, in the order of WorkspaceAt; their sizes are known to the launch.
  std::vector<std::uint32_t> workspaces;
  std::vector<std::int64_t> workspace_itemsizes;
  // Programs of a dispatch must not run at once: they read what others wrote.
  bool in_order = false;
  std::string source;
};

namespace emission_text {

inline void put(std::string& out, std::int64_t number) { (out += ' ') += std::to_string(number); }

struct Reader {
  std::string_view left;
  bool good = true;

  std::int64_t number() {
    std::int64_t value = 0;
    if (!left.empty() && left.front() == ' ') left.remove_prefix(1);
    const auto [end, error] = std::from_chars(left.data(), left.data() + left.size(), value);
    if (error != std::errc{}) good = false;
    left.remove_prefix(static_cast<std::size_t>(end - left.data()));
    return value;
  }
  std::string word() {
    if (!left.empty() && left.front() == ' ') left.remove_prefix(1);
    const std::size_t end = left.find_first_of(" \n");
    if (end == std::string_view::npos) return good = false, std::string();
    std::string text(left.substr(0, end));
    left.remove_prefix(end);
    return text;
  }
  // The length of a list, of bytes that are surely there.
  std::size_t length() {
    const std::int64_t count = number();
    if (count < 0 || static_cast<std::uint64_t>(count) > left.size()) good = false;
    return good ? static_cast<std::size_t>(count) : 0;
  }
};

}  // namespace emission_text

// One line of words and numbers, then the text.
inline std::string pack(const Emission& e) {
  using emission_text::put;
  std::string out = "emission " + e.language + " " + e.entry;
  for (const std::int64_t size : e.group) put(out, size);
  put(out, e.group_bytes);
  put(out, e.argument_bytes);
  put(out, static_cast<std::int64_t>(e.buffers.size()));
  for (const BoundBuffer& b : e.buffers) {
    put(out, b.param), put(out, b.word), put(out, b.reads), put(out, b.writes);
  }
  put(out, static_cast<std::int64_t>(e.slots.size()));
  for (const Slot& s : e.slots) {
    put(out, s.kind), put(out, s.index), put(out, s.offset), put(out, s.bytes);
  }
  put(out, static_cast<std::int64_t>(e.host.size()));
  for (const HostStep& h : e.host) {
    put(out, h.op), put(out, h.dtype), put(out, h.value);
    for (const std::int32_t operand : h.operands) put(out, operand);
  }
  put(out, static_cast<std::int64_t>(e.host_results.size()));
  for (const std::int32_t step : e.host_results) put(out, step);
  put(out, e.linear), put(out, e.programs_per_group);
  put(out, e.has_faults), put(out, e.has_prints), put(out, e.has_area);
  put(out, e.spill_bytes);
  put(out, static_cast<std::int64_t>(e.workspaces.size()));
  for (std::size_t i = 0; i < e.workspaces.size(); ++i) {
    put(out, e.workspaces[i]), put(out, e.workspace_itemsizes[i]);
  }
  put(out, e.in_order);
  return out + "\n" + e.source;
}

// Nothing when the bytes are no emission.
inline std::optional<Emission> unpack(std::string_view bytes) {
  emission_text::Reader in{bytes};
  Emission e;
  if (in.word() != "emission") return std::nullopt;
  e.language = in.word(), e.entry = in.word();
  for (std::int64_t& size : e.group) size = in.number();
  e.group_bytes = in.number();
  e.argument_bytes = static_cast<std::int32_t>(in.number());
  const auto small = [&] { return static_cast<std::int32_t>(in.number()); };
  e.buffers.resize(in.length());
  for (BoundBuffer& b : e.buffers) {
    b.param = static_cast<std::uint32_t>(in.number()), b.word = small();
    b.reads = in.number() != 0, b.writes = in.number() != 0;
  }
  e.slots.resize(in.length());
  for (Slot& s : e.slots) {
    s.kind = static_cast<Slot::Kind>(in.number());
    s.index = small(), s.offset = small(), s.bytes = small();
  }
  e.host.resize(in.length());
  for (HostStep& h : e.host) {
    h.op = small(), h.dtype = small(), h.value = in.number();
    for (std::int32_t& operand : h.operands) operand = small();
  }
  e.host_results.resize(in.length());
  for (std::int32_t& step : e.host_results) step = small();
  e.linear = in.number() != 0, e.programs_per_group = in.number();
  e.has_faults = in.number() != 0;
  e.has_prints = in.number() != 0, e.has_area = in.number() != 0;
  e.spill_bytes = in.number();
  e.workspaces.resize(in.length());
  e.workspace_itemsizes.resize(e.workspaces.size());
  for (std::size_t i = 0; i < e.workspaces.size(); ++i) {
    e.workspaces[i] = static_cast<std::uint32_t>(in.number());
    e.workspace_itemsizes[i] = in.number();
  }
  e.in_order = in.number() != 0;
  if (!in.good || in.left.empty() || in.left.front() != '\n') return std::nullopt;
  e.source = in.left.substr(1);
  return e;
}

}  // namespace eas::abi

// Tells debuggers and profilers about generated code: gdb by its JIT interface (ELF objects with
// debug info), perf by the map file it looks for.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace eas::runtime::cpu {

struct LoadedSection {
  std::string name;
  std::uint64_t address;
};

// Known to gdb for as long as it lives.
class DebugRegistration {
 public:
  DebugRegistration(std::string_view object, const std::vector<LoadedSection>& sections);
  ~DebugRegistration();
  DebugRegistration(const DebugRegistration&) = delete;
  DebugRegistration& operator=(const DebugRegistration&) = delete;

 private:
  struct Entry;
  std::unique_ptr<Entry> entry_;
};

// A line of /tmp/perf-<pid>.map.
void write_perf_map(std::uint64_t address, std::uint64_t size, std::string_view name);

}  // namespace eas::runtime::cpu

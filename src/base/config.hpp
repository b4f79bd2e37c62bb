// Every EAS_* setting, typed, in one place; the rows are in config.def.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace eas::config {

enum class Kind { Choice, Name, Flags, Bool, Int, Bytes, Folder, Text };

enum class Setting {
#define EAS_SETTING(name, kind, env, initial, choices, doc) name,
#include "base/config.def"
};

struct Row {
  Setting setting;
  std::string_view name;
  Kind kind;
  std::string_view env;
  std::string_view initial;
  std::string_view choices;  // separated by blanks; of an Int the least and the greatest
  std::string_view doc;
};

std::span<const Row> rows();

// Values are kept as text, checked against the row's kind and choices; a wrong one throws eas::Error
// naming what is right. The first get() of a process checks all that the environment says.
std::string get(Setting setting);
void set(Setting setting, std::string_view value);
// One value more for a Name. As long as none was given, any is right: who uses it will know.
void add_choice(Setting setting, std::string_view value);
std::int64_t number(Setting setting);  // of an Int, or the bytes of a Bytes
bool has_flag(Setting setting, std::string_view flag);

// The typed questions the code asks.
inline std::string backend() { return get(Setting::backend); }
inline bool checks() { return get(Setting::check) != "0"; }
inline bool check_races() { return get(Setting::check) == "race"; }
inline bool logs(std::string_view what) { return has_flag(Setting::log, what); }
inline bool deterministic() { return get(Setting::deterministic) == "1"; }
inline std::int64_t num_threads() { return number(Setting::num_threads); }  // 0: find out
inline std::int64_t max_in_flight() { return number(Setting::max_in_flight); }
inline std::string cache_dir() { return get(Setting::cache_dir); }  // empty: the system's
inline std::int64_t cache_size() { return number(Setting::cache_size); }
inline std::string target_cpu() { return get(Setting::target_cpu); }
inline std::string vector_bits() { return get(Setting::vector_bits); }
inline bool opencl_many() { return get(Setting::opencl_groups) == "many"; }
inline std::string torch_mps_sync() { return get(Setting::torch_mps_sync); }
inline bool debug() { return get(Setting::debug) == "1"; }

// Grows with every set(): lets hot paths cache what they derived from the settings.
unsigned generation();
void touch();  // as if one was set: what was derived is to be derived anew

}  // namespace eas::config

// Every EAS_* setting, typed, in one place; the rows are in config.def.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace eas::config {

enum class Kind { Choice, Flags, Bool };

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
  std::string_view choices;  // separated by blanks
  std::string_view doc;
};

std::span<const Row> rows();

// Values are kept as text, checked against the row's choices; a wrong one throws eas::Error naming
// them.
std::string get(Setting setting);
void set(Setting setting, std::string_view value);
bool has_flag(Setting setting, std::string_view flag);

// The typed questions the code asks.
inline std::string backend() { return get(Setting::backend); }
inline bool check_races() { return get(Setting::check) == "race"; }
inline bool logs(std::string_view what) { return has_flag(Setting::log, what); }

// Grows with every set(): lets hot paths cache what they derived from the settings.
unsigned generation();

}  // namespace eas::config

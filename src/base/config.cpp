// Reads the environment once, on first use, and checks every value of it against its row then: a wrong
// one is not found out only by the launch that needs it.
#include "base/config.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <cctype>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/once.hpp"

extern char** environ;  // POSIX

namespace eas::config {
namespace {

constexpr Row kRows[] = {
#define EAS_SETTING(name, kind, env, initial, choices, doc) \
  {Setting::name, #name, Kind::kind, env, initial, choices, doc},
#include "base/config.def"
};
constexpr std::size_t kCount = std::size(kRows);

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  std::string part;
  for (const char c : text) {
    if (c != separator) {
      part += c;
    } else if (!part.empty()) {
      parts.push_back(std::move(part));
      part.clear();
    }
  }
  if (!part.empty()) parts.push_back(std::move(part));
  return parts;
}

// What add_choice was given. Never destroyed, and made before the settings are read.
struct Added {
  std::mutex mutex;
  std::array<std::vector<std::string>, kCount> values;
};

Added& added() {
  static constinit Once<Added> instance;
  return instance.get();
}

std::vector<std::string> choices_of(const Row& row) {
  std::vector<std::string> out = split(row.choices, ' ');
  if (row.kind != Kind::Name) return out;
  Added& more = added();
  const fork::Lock lock(more.mutex);
  const auto& values = more.values[static_cast<std::size_t>(row.setting)];
  if (values.empty()) return {};
  out.insert(out.end(), values.begin(), values.end());
  return out;
}

bool is_choice(const std::vector<std::string>& choices, std::string_view value) {
  return std::find(choices.begin(), choices.end(), value) != choices.end();
}

// A whole number of nothing but digits.
std::optional<std::int64_t> whole(std::string_view text) {
  std::int64_t number = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
  if (end.ec != std::errc() || end.ptr != text.data() + text.size()) return std::nullopt;
  return number;
}

// "4096", "500MB" (powers of 1000), "2GiB" (powers of 1024); the B may be missing, case is free.
std::optional<std::int64_t> bytes(std::string_view text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  std::string unit;
  for (const char c : text.substr(digits)) {
    if (c != ' ') unit += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  }
  if (unit.ends_with('B')) unit.pop_back();
  const std::int64_t base = unit.ends_with('I') ? 1024 : 1000;
  if (base == 1024) unit.pop_back();
  constexpr std::string_view kPowers = "KMGT";
  if (unit.size() > 1 || (unit.empty() && base == 1024)) return std::nullopt;
  const std::size_t power = unit.empty() ? 0 : kPowers.find(unit[0]) + 1;
  if (!unit.empty() && power == 0) return std::nullopt;  // npos + 1
  std::optional<std::int64_t> number = whole(text.substr(0, digits));
  for (std::size_t i = 0; number && i < power; ++i) {
    if (__builtin_mul_overflow(*number, base, &*number)) return std::nullopt;
  }
  return number;
}

std::string checked_number(const Row& row, std::string_view value) {
  const auto bounds = split(row.choices, ' ');
  const auto number = whole(value);
  if (number && *number >= *whole(bounds[0]) && *number <= *whole(bounds[1])) {
    return std::string(value);
  }
  throw Error(ErrorKind::Error, "config",
              cat(row.env, " is no such number, got '", value, "', expected a whole number from ",
                  bounds[0], " to ", bounds[1]));
}

std::string checked_bytes(const Row& row, std::string_view value) {
  if (bytes(value)) return std::string(value);
  throw Error(ErrorKind::Error, "config",
              cat(row.env, " is no size, got '", value,
                  "', expected a number of bytes, as 4096, 500MB or 2GiB"));
}

// A path that means another folder after a chdir would lose what is kept there.
std::string checked_folder(const Row& row, std::string_view value) {
  if (value.empty() || value.front() == '/') return std::string(value);
  throw Error(
      ErrorKind::Error, "config",
      cat(row.env, " is no absolute path, got '", value, "', expected one that begins with /"));
}

std::string checked(const Row& row, std::string_view value) {
  if (row.kind == Kind::Text) return std::string(value);
  if (row.kind == Kind::Folder) return checked_folder(row, value);
  if (row.kind == Kind::Int) return checked_number(row, value);
  if (row.kind == Kind::Bytes) return checked_bytes(row, value);
  const std::vector<std::string> choices = choices_of(row);
  if (row.kind == Kind::Name && choices.empty()) return std::string(value);
  const auto refuse = [&](std::string_view got) {
    const auto kind = row.setting == Setting::backend ? ErrorKind::Backend : ErrorKind::Error;
    throw Error(kind, "config",
                cat(row.env, " has no such value, got '", got, "', expected ",
                    row.kind == Kind::Flags ? "any of " : "one of ",
                    join(choices, ", ", [](const std::string& c) { return c; })));
  };
  if (row.kind == Kind::Flags) {
    for (const std::string& flag : split(value, ',')) {
      if (!is_choice(choices, flag)) refuse(flag);
    }
    return std::string(value);
  }
  if (!is_choice(choices, value)) refuse(value);
  return std::string(value);
}

// A setting this build does not have, or a slip of the pen, is said once and not obeyed in silence.
void report_unknown_variables() {
  for (char** entry = environ; entry && *entry; ++entry) {
    const std::string_view text(*entry);
    const std::string_view variable = text.substr(0, text.find('='));
    if (!variable.starts_with("EAS_")) continue;
    const bool known = std::any_of(std::begin(kRows), std::end(kRows),
                                   [&](const Row& row) { return row.env == variable; });
    if (!known) {
      std::fprintf(stderr, "eas: %s is no setting of this build and is ignored\n",
                   std::string(variable).c_str());
    }
  }
}

struct Store {
  std::mutex mutex;
  std::array<std::string, kCount> values;
  bool reported = false, checked = false;  // all of them, once

  Store() {
    for (std::size_t i = 0; i < kCount; ++i) {
      values[i] = kRows[i].initial;
      const char* env = std::getenv(std::string(kRows[i].env).c_str());
      if (env && *env) values[i] = env;
    }
  }
};

Store& store() {
  // Never destroyed: threads may still ask while the process ends.
  static constinit Once<Store> instance;
  return instance.get();
}

std::atomic<unsigned> g_generation{0};

}  // namespace

std::span<const Row> rows() { return kRows; }

std::string get(Setting setting) {
  Store& s = store();
  const auto i = static_cast<std::size_t>(setting);
  const fork::Lock lock(s.mutex);
  if (!std::exchange(s.reported, true)) report_unknown_variables();
  if (!s.checked) {
    for (std::size_t row = 0; row < kCount; ++row) checked(kRows[row], s.values[row]);
    s.checked = true;
  }
  return s.values[i];
}

void set(Setting setting, std::string_view value) {
  Store& s = store();
  const auto i = static_cast<std::size_t>(setting);
  std::string good = checked(kRows[i], value);
  const fork::Lock lock(s.mutex);
  s.values[i] = std::move(good);
  ++g_generation;
}

void add_choice(Setting setting, std::string_view value) {
  Added& more = added();
  const fork::Lock lock(more.mutex);
  more.values[static_cast<std::size_t>(setting)].emplace_back(value);
}

std::int64_t number(Setting setting) {
  const std::string text = get(setting);
  const bool is_size = kRows[static_cast<std::size_t>(setting)].kind == Kind::Bytes;
  return *(is_size ? bytes(text) : whole(text));
}

bool has_flag(Setting setting, std::string_view flag) {
  for (const std::string& f : split(get(setting), ',')) {
    if (f == flag) return true;
  }
  return false;
}

unsigned generation() { return g_generation; }

void touch() { ++g_generation; }

}  // namespace eas::config

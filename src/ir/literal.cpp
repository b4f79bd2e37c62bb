// Constants to text and back. std::to_chars and std::from_chars know no locale and round-trip
// exactly.
#include "ir/literal.hpp"

#include <bit>
#include <charconv>
#include <cmath>
#include <concepts>
#include <limits>
#include <system_error>
#include <type_traits>

namespace eas::ir {
namespace {

template <class T>
inline constexpr bool kIsSmall = std::same_as<T, Half> || std::same_as<T, BFloat16>;

// The unsigned integer of a float's width.
template <class T>
using Raw = std::conditional_t<sizeof(T) == 2, std::uint16_t,
                               std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>>;

template <class T>
T float_of(std::int64_t bits) {
  return std::bit_cast<T>(static_cast<Raw<T>>(bits));
}

template <class T>
std::int64_t bits_of(T value) {
  return std::bit_cast<std::int64_t>(static_cast<std::uint64_t>(std::bit_cast<Raw<T>>(value)));
}

template <class T>
std::int64_t quiet_nan() {
  if constexpr (kIsSmall<T>) {
    return bits_of(T(std::numeric_limits<double>::quiet_NaN()));
  } else {
    return bits_of(std::numeric_limits<T>::quiet_NaN());
  }
}

std::string hex(std::uint64_t value) {
  char buffer[16];
  const auto end = std::to_chars(std::begin(buffer), std::end(buffer), value, 16).ptr;
  return "0x" + std::string(std::begin(buffer), end);
}

template <class T>
std::string shortest(T value) {
  char buffer[64];
  if constexpr (kIsSmall<T>) {
    // No 16-bit to_chars exists: take the fewest digits that round back. Five are enough for both
    // formats.
    const auto wide = static_cast<double>(value);
    for (int digits = 1;; ++digits) {
      const auto end = std::to_chars(std::begin(buffer), std::end(buffer), wide,
                                     std::chars_format::general, digits)
                           .ptr;
      double back = 0;
      std::from_chars(buffer, end, back);
      if (T(back).bits == value.bits) return {buffer, end};
    }
  } else {
    return {buffer, std::to_chars(std::begin(buffer), std::end(buffer), value).ptr};
  }
}

template <class T>
std::string float_text(std::int64_t bits) {
  const T value = float_of<T>(bits);
  const auto wide = static_cast<double>(value);
  if (std::isnan(wide)) {
    return bits == quiet_nan<T>() ? "nan" : "nan(" + hex(static_cast<std::uint64_t>(bits)) + ")";
  }
  if (std::isinf(wide)) return wide < 0 ? "-inf" : "inf";
  std::string text = shortest(value);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

template <class T>
std::optional<std::int64_t> parse_nan(std::string_view text) {
  if (text == "nan") return quiet_nan<T>();
  if (!text.starts_with("nan(0x") || !text.ends_with(')')) return std::nullopt;
  text = text.substr(6, text.size() - 7);
  std::uint64_t raw = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), raw, 16);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (raw > std::numeric_limits<Raw<T>>::max()) return std::nullopt;
  const auto bits = static_cast<std::int64_t>(raw);
  if (!std::isnan(static_cast<double>(float_of<T>(bits)))) return std::nullopt;
  return bits;
}

template <class T>
std::optional<std::int64_t> parse_float(std::string_view text) {
  if (text.starts_with('n')) return parse_nan<T>(text);
  const double sign = text.starts_with('-') ? -1 : 1;
  using Wide = std::conditional_t<kIsSmall<T>, double, T>;
  if (text == "inf" || text == "-inf") {
    return bits_of(T(static_cast<Wide>(sign * std::numeric_limits<double>::infinity())));
  }
  // from_chars also takes words such as `infinity`; a literal of ours has only these characters.
  if (text.find_first_not_of("0123456789+-.e") != std::string_view::npos) return std::nullopt;
  const auto value = number<Wide>(text);
  if (!value) return std::nullopt;
  const T rounded(*value);
  if (std::isinf(static_cast<double>(rounded))) return std::nullopt;
  return bits_of(rounded);
}

}  // namespace

std::string constant_text(DType dtype, std::int64_t bits) {
  return visit_kernel(dtype, [&](auto tag) -> std::string {
    using T = typename decltype(tag)::type;
    if constexpr (std::same_as<T, bool>) {
      return bits ? "true" : "false";
    } else if constexpr (std::unsigned_integral<T>) {
      return std::to_string(static_cast<std::uint64_t>(bits));
    } else if constexpr (std::integral<T>) {
      return std::to_string(bits);
    } else {
      return float_text<T>(bits);
    }
  });
}

std::optional<std::int64_t> parse_constant(DType dtype, std::string_view text) {
  return visit_kernel(dtype, [&](auto tag) -> std::optional<std::int64_t> {
    using T = typename decltype(tag)::type;
    if constexpr (std::same_as<T, bool>) {
      if (text != "true" && text != "false") return std::nullopt;
      return text == "true";
    } else if constexpr (std::integral<T>) {
      const auto value = number<T>(text);
      if (!value) return std::nullopt;
      return static_cast<std::int64_t>(*value);
    } else {
      return parse_float<T>(text);
    }
  });
}

bool are_constant_bits(DType dtype, std::int64_t bits) {
  return visit_kernel(dtype, [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (std::same_as<T, bool>) {
      return bits == 0 || bits == 1;
    } else if constexpr (std::integral<T>) {
      return static_cast<std::int64_t>(static_cast<T>(bits)) == bits;
    } else {
      return bits_of(float_of<T>(bits)) == bits;
    }
  });
}

std::string quoted(std::string_view text) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else if (byte < 0x20 || byte >= 0x7f) {
      out += "\\x";
      out += kDigits[byte >> 4];
      out += kDigits[byte & 15];
    } else {
      out += c;
    }
  }
  return out += '"';
}

}  // namespace eas::ir

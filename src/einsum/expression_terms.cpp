// Reads "ij,jk->ik" (UTF-8) and lists of integers into Terms, and writes them back for messages.
#include "einsum/expression_terms.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"

#include <algorithm>

namespace eas::contraction {
namespace {

constexpr std::size_t kLongestQuote = 80;  // bytes of an equation shown in a message

// Cut at a character, never inside one.
std::string shortened(std::string text) {
  if (text.size() <= kLongestQuote) return text;
  std::size_t end = kLongestQuote;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  text.resize(end);
  return text + "…";
}

// Control characters, which a message would hide or end at, by their number.
std::string visible(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) {
      out += c;
      continue;
    }
    constexpr std::string_view digits = "0123456789abcdef";
    out += {'\\', 'x', digits[static_cast<unsigned char>(c) / 16], digits[c % 16]};
  }
  return out;
}

std::string quote(std::string_view text) { return cat("'", shortened(visible(text)), "'"); }

std::string utf8(std::int64_t point) {
  const auto c = static_cast<std::uint32_t>(point);
  const auto tail = [c](int shift) { return static_cast<char>(0x80U | ((c >> shift) & 0x3FU)); };
  if (c < 0x80) return {static_cast<char>(c)};
  if (c < 0x800) return {static_cast<char>(0xC0U | (c >> 6U)), tail(0)};
  if (c < 0x10000) return {static_cast<char>(0xE0U | (c >> 12U)), tail(6), tail(0)};
  return {static_cast<char>(0xF0U | (c >> 18U)), tail(12), tail(6), tail(0)};
}

class Reader {
 public:
  explicit Reader(std::string_view equation) : text_(equation) {}

  Terms read() {
    Terms terms;
    terms.inputs.emplace_back();
    while (at_ < text_.size()) {
      const char c = text_[at_];
      auto& term = terms.output ? *terms.output : terms.inputs.back();
      if (c == ' ' || (c >= '\t' && c <= '\r')) {
        ++at_;
      } else if (c == ',') {
        if (terms.output) refuse("has a comma in its output", ",", "one output term");
        terms.inputs.emplace_back();
        ++at_;
      } else if (c == '-') {
        if (text_.substr(at_, 2) != "->") refuse("has a '-' without '>'", "-", "'->'");
        if (terms.output) refuse("has more than one '->'", "->", "one '->' at most");
        terms.output.emplace();
        at_ += 2;
      } else if (c == '.') {
        if (text_.substr(at_, 3) != "...") refuse("has a lone '.'", ".", "'...'");
        if (std::find(term.begin(), term.end(), kEllipsis) != term.end()) {
          refuse("has two ellipses in one term", "...", "one '...' a term at most");
        }
        term.push_back(kEllipsis);
        at_ += 3;
      } else {
        term.push_back(label());
      }
    }
    return terms;
  }

 private:
  [[noreturn]] void refuse(std::string_view what, std::string_view got, std::string_view expected) {
    throw ShapeError("einsum", cat("the equation ", quote(text_), " ", what, ", got ", quote(got),
                                   " at byte ", at_, ", expected ", expected));
  }

  std::int64_t label() {
    const auto lead = static_cast<unsigned char>(text_[at_]);
    const bool letter = (lead >= 'a' && lead <= 'z') || (lead >= 'A' && lead <= 'Z');
    if (letter) return text_[at_++];
    if (lead < 0x80) {
      refuse(
          "has a character that is no label", text_.substr(at_, 1),
          "letters, '...', ',', '->' (for more labels: any character beyond ASCII, or integers)");
    }
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    bool whole = lead >= 0xC2 && lead < 0xF5 && at_ + length <= text_.size();
    std::int64_t point = lead & (0x7FU >> length);
    for (std::size_t i = 1; whole && i < length; ++i) {
      const auto byte = static_cast<unsigned char>(text_[at_ + i]);
      whole = (byte & 0xC0U) == 0x80U;
      point = point << 6 | (byte & 0x3FU);
    }
    if (!whole) {
      throw ShapeError("einsum", cat("the equation is not UTF-8, got byte ", static_cast<int>(lead),
                                     " at byte ", at_, ", expected text"));
    }
    at_ += length;
    return point;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

void check_integers(std::span<const std::int64_t> labels, std::string_view whose) {
  for (const std::int64_t label : labels) {
    if (label >= 0 || label == kEllipsis) continue;
    throw ShapeError("einsum", cat("a label of ", whose, " is negative, got ", label,
                                   ", expected integers of 0 or more"));
  }
  if (std::count(labels.begin(), labels.end(), kEllipsis) > 1) {
    throw ShapeError("einsum",
                     cat(whose, " has two ellipses, expected one at most in a list of labels"));
  }
}

}  // namespace

std::string Terms::name(std::int64_t label) const {
  if (label == kEllipsis) return "...";
  return from_text ? utf8(label) : cat("#", label);
}

std::string Terms::quoted(std::span<const std::int64_t> labels) const {
  if (from_text) return quote(join(labels, "", [this](std::int64_t l) { return name(l); }));
  const auto number = [](std::int64_t l) { return l == kEllipsis ? "..." : std::to_string(l); };
  return shortened("[" + join(labels, ", ", number)) + "]";
}

std::string Terms::quoted() const {
  const auto term = [this](const std::vector<std::int64_t>& labels) {
    if (!from_text) return quoted(labels);
    return join(labels, "", [this](std::int64_t l) { return name(l); });
  };
  std::string out = join(inputs, from_text ? "," : ", ", term);
  if (output) out += (from_text ? "->" : " -> ") + term(*output);
  return from_text ? quote(out) : shortened(out);
}

Terms terms_of(std::string_view equation) { return Reader(equation).read(); }

Terms terms_of(std::span<const std::vector<std::int64_t>> labels,
               const std::optional<std::vector<std::int64_t>>& output) {
  for (std::size_t i = 0; i < labels.size(); ++i) {
    check_integers(labels[i], cat("operand ", i));
  }
  if (output) check_integers(*output, "the output");
  return {{labels.begin(), labels.end()}, output, false};
}

}  // namespace eas::contraction

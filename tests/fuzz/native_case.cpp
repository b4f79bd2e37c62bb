// Cases to text and back, and their memory.
#include "native_case.hpp"

#include <charconv>
#include <cstring>
#include <limits>
#include <random>
#include <sstream>
#include <stdexcept>

#include "ir/clone.hpp"
#include "ir/parse.hpp"
#include "ir/print.hpp"

namespace eas::fuzz {
namespace {

std::string joined(const std::vector<std::int64_t>& numbers) {
  std::string out;
  for (const std::int64_t number : numbers)
    out += (out.empty() ? "" : ",") + std::to_string(number);
  return out.empty() ? "-" : out;  // a 0-d view
}

std::int64_t number(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) {
    throw std::invalid_argument("case: no number: " + std::string(text));
  }
  return value;
}

std::vector<std::int64_t> numbers(std::string_view text) {
  std::vector<std::int64_t> out;
  if (text == "-") return out;
  while (true) {
    const auto comma = text.find(',');
    out.push_back(number(text.substr(0, comma)));
    if (comma == std::string_view::npos) return out;
    text.remove_prefix(comma + 1);
  }
}

std::array<std::int64_t, 3> triple(std::string_view text) {
  const auto list = numbers(text);
  if (list.size() != 3) throw std::invalid_argument("case: no three numbers");
  return {list[0], list[1], list[2]};
}

// One line of the head: a word and what follows it.
void read_line(Case& out, std::istringstream& line) {
  std::string word;
  line >> word;
  const auto next = [&] {
    std::string item;
    if (!(line >> item)) throw std::invalid_argument("case: a line ends early");
    return item;
  };
  if (word == "seed") {
    out.seed = static_cast<std::uint64_t>(number(next()));
  } else if (word == "fill") {
    out.fill = next() == "special" ? Fill::Special : Fill::Plain;
  } else if (word == "grid") {
    out.grid = triple(next());
  } else if (word == "group") {
    out.group = triple(next());
  } else if (word == "memory") {
    const auto dtype = dtype_from_brief(next());
    if (!dtype) throw std::invalid_argument("case: no dtype");
    out.memories.push_back({*dtype, number(next())});
  } else if (word == "scalar") {
    out.arguments.emplace_back(number(next()));
  } else if (word == "view") {
    View view;
    view.memory = static_cast<std::size_t>(number(next()));
    view.first = number(next());
    view.shape = numbers(next());
    view.strides = numbers(next());
    out.arguments.emplace_back(std::move(view));
  }  // anything else is a remark
}

}  // namespace

Case Case::copy() const {
  Case out;
  out.seed = seed;
  out.fill = fill;
  out.grid = grid;
  out.group = group;
  out.memories = memories;
  out.arguments = arguments;
  out.function = ir::clone(*function);
  return out;
}

std::string Case::text() const {
  std::ostringstream out;
  out << "; seed " << seed << "\n; fill " << (fill == Fill::Special ? "special" : "plain") << '\n';
  out << "; grid " << joined({grid.begin(), grid.end()}) << '\n';
  out << "; group " << joined({group.begin(), group.end()}) << '\n';
  for (const Memory& memory : memories) {
    out << "; memory " << info(memory.dtype).brief << ' ' << memory.elements << '\n';
  }
  for (const auto& argument : arguments) {
    if (const auto* view = std::get_if<View>(&argument)) {
      out << "; view " << view->memory << ' ' << view->first << ' ' << joined(view->shape) << ' '
          << joined(view->strides) << '\n';
    } else {
      out << "; scalar " << std::get<std::int64_t>(argument) << '\n';
    }
  }
  out << ir::to_text(*function);
  return out.str();
}

Case parse_case(std::string_view text) {
  Case out;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line) && line.starts_with(';');) {
    std::istringstream words(line.substr(1));
    read_line(out, words);
  }
  out.function = ir::parse(text);
  const auto& params = out.function->body()->params;
  if (params.size() != out.arguments.size()) {
    throw std::invalid_argument("case: another number of arguments than parameters");
  }
  for (const auto& argument : out.arguments) {
    const auto* view = std::get_if<View>(&argument);
    if (view && view->memory >= out.memories.size()) {
      throw std::invalid_argument("case: a view of no memory");
    }
  }
  return out;
}

Arguments::Arguments(const Case& plan) {
  std::mt19937_64 random(plan.seed);
  const auto any = [&](DType dtype) {
    const auto small = static_cast<std::int64_t>(random() % 41) - 20;
    if (plan.fill == Fill::Special && random() % 6 == 0) {
      if (!is_float(dtype)) {  // extremes, some of all bits
        static constexpr std::int64_t kIntegers[] = {0,         1,   -1,   INT64_MIN,
                                                     INT64_MAX, 127, -128, 255};
        const auto choice = random() % 10;
        return ir::constant_bits(
            dtype, choice < 8 ? kIntegers[choice] : static_cast<std::int64_t>(random()));
      }
      using Limits = std::numeric_limits<double>;
      static constexpr double kFloats[] = {0.0,
                                           -0.0,
                                           Limits::infinity(),
                                           -Limits::infinity(),
                                           1e-40,
                                           3e38,
                                           Limits::quiet_NaN(),
                                           65504,
                                           1e-7,
                                           -1e300,
                                           5e-324,
                                           0.1};
      return ir::constant_bits(dtype, kFloats[random() % std::size(kFloats)]);
    }
    return is_float(dtype) ? ir::constant_bits(dtype, static_cast<double>(small) / 4)
                           : ir::constant_bits(dtype, small);
  };
  for (const Memory& block : plan.memories) {
    const std::size_t size = itemsize(block.dtype);
    auto& bytes = memory.emplace_back(size * static_cast<std::size_t>(block.elements));
    for (std::size_t at = 0; at < bytes.size(); at += size) {
      const std::int64_t bits = any(block.dtype);
      std::memcpy(bytes.data() + at, &bits, size);
    }
  }
  for (const auto& argument : plan.arguments) {
    if (const auto* bits = std::get_if<std::int64_t>(&argument)) {
      values.emplace_back(*bits);
      continue;
    }
    const View& view = std::get<View>(argument);
    const DType dtype = plan.memories[view.memory].dtype;
    std::byte* first =
        memory[view.memory].data() + view.first * static_cast<std::int64_t>(itemsize(dtype));
    values.emplace_back(interp::BufferArgument{first, dtype, view.shape, view.strides, false});
  }
}

ir::DebugInfo debug_of(const ir::Function& function) {
  ir::DebugInfo debug;
  debug.kernel = "random";
  debug.locations.emplace_back();
  for (std::size_t i = 0; i < function.body()->params.size(); ++i) {
    debug.params.push_back("p" + std::to_string(i));
  }
  return debug;
}

}  // namespace eas::fuzz

// What a running kernel tells: where it stopped (checks, assertions), and prints. The threads of a program
// stop together: each looks for the first of its elements that is wrong, and the one that has the lowest
// writes the record.
#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"

namespace eas::codegen::gpu {

namespace {

constexpr std::string_view kNoElement = "0xffffffffu";

}  // namespace

void Writer::stop_now(const Node& node, int stop, const std::string& element,
                      const std::string& value) {
  uses_reports_ = true;
  const std::string program = number();
  const std::string first = slot({abi::Slot::FirstProgram, 0, 0, 8}, "long", "first_program");
  const std::string report =
      cat("eas_report(faults, (uint)(", program, " - ", first, "), ", stop, ", ", node.location,
          ", ", program, ", (ulong)", element, ", ", value, ");");
  lines_.line(plan_.threads > 1 && element == "0" ? cat("if (t == 0) ", report) : report);
  lines_.line("return;");
}

Writer::Found Writer::begin_search() {
  Found found{fresh("bad"), fresh("got")};
  lines_.line(cat("uint ", found.bad, " = ", kNoElement, ";"));
  lines_.line(cat("long ", found.value, " = 0;"));
  return found;
}

void Writer::end_search(const Found& found, const Node& node, int stop) {
  uses_reports_ = true;
  if (plan_.threads == 1) {
    lines_.open(cat("if (", found.bad, " != ", kNoElement, ") {"));
    stop_now(node, stop, found.bad, found.value);
    lines_.close();
    return;
  }
  const std::string lowest =
      cat("(", dialect_.cpp ? "threadgroup atomic_uint*" : "volatile __local uint*", ")(pool + ",
          plan_.pool_bytes, ")");
  const std::string at = hoist(dialect_.cpp ? "auto" : "volatile __local uint*", lowest, "lowest");
  lines_.line(cat("if (", found.bad, " != ", kNoElement, ") ",
                  dialect_.cpp ? cat("atomic_fetch_min_explicit(", at, ", ", found.bad,
                                     ", memory_order_relaxed);")
                               : cat("atomic_min(", at, ", ", found.bad, ");")));
  barrier(true);
  const std::string seen = hoist(
      "uint",
      dialect_.cpp ? cat("atomic_load_explicit(", at, ", memory_order_relaxed)") : cat("*", at),
      "first");
  barrier(false);
  lines_.open(cat("if (", seen, " != ", kNoElement, ") {"));
  lines_.open(cat("if (", found.bad, " == ", seen, ") {"));
  const std::string program = number();
  const std::string first = slot({abi::Slot::FirstProgram, 0, 0, 8}, "long", "first_program");
  lines_.line(cat("eas_report(faults, (uint)(", program, " - ", first, "), ", stop, ", ",
                  node.location, ", ", program, ", (ulong)", found.bad, ", ", found.value, ");"));
  lines_.close();
  lines_.line("return;");
  lines_.close();
}

// Looks through the elements of a tile, or at one number, for one where `wrong` holds.
void Writer::search(const Node& node, int stop, const ir::Shape& shape,
                    const std::function<Wrong(const Index&)>& wrong) {
  std::vector<Touch> now;
  for (const Read& read : plan_.reads(node)) {
    const Storage& storage = plan_.storage(read.value);
    if (storage.home == Home::Group || storage.home == Home::Area) {
      now.push_back(Touch{&storage, nullptr, false, read.reach});
    }
  }
  before(now);
  if (shape.is_scalar()) {
    push_scope();
    const Wrong is = wrong({});
    if (is.condition != "false") {
      lines_.open(cat("if (", is.condition, ") {"));
      stop_now(node, stop, "0", is.value);
      lines_.close();
    }
    pop_scope();
    return;
  }
  const Found found = begin_search();
  const Index at = begin_elements(shape);
  const Wrong is = wrong(at);
  lines_.open(cat("if (", found.bad, " == ", kNoElement, " && (", is.condition, ")) {"));
  lines_.line(cat(found.bad, " = ", at.flat, ";"));
  lines_.line(cat(found.value, " = ", is.value, ";"));
  lines_.close();
  end_elements();
  end_search(found, node, stop);
}

void Writer::check_access(const Node& node) {
  const Value* buffer = node.buffer();
  std::string low = "0", high;
  if (buffer->block) {
    low = word(abi::WordKind::Low, buffer->index), high = word(abi::WordKind::High, buffer->index);
  } else if (buffer->node->op == Op::alloc_tg) {
    high = literal(DType::int64, buffer->node->attributes[0] - 1);
  } else {
    high = cat(scalar(buffer->node->size()), " - 1");
  }
  search(node, static_cast<int>(abi::Stop::Bounds), node.offset()->type.shape,
         [&](const Index& at) {
           const std::string offset = element(node.offset(), at);
           const std::string mask = node.mask() ? element(node.mask(), at) : "true";
           return Wrong{cat(mask == "true" ? "" : cat(mask, " && "), "(", offset, " < ", low,
                            " || ", offset, " > ", high, ")"),
                        offset};
         });
}

// EAS_CHECK: what an op that is done element by element asks of its operands.
void Writer::check_each(const Node& node) {
  if (is_access(node.op)) {
    if (!node.offset()->type.is_scalar()) check_access(node);
    return;
  }
  const bool divides =
      (node.op == Op::floordiv || node.op == Op::mod) && is_int(node.y()->type.dtype);
  if (divides) {
    search(node, static_cast<int>(abi::Stop::DivisionByZero), node.y()->type.shape,
           [&](const Index& at) { return Wrong{cat(element(node.y(), at), " == 0"), "0"}; });
  }
  if (node.op == Op::multiple_of) {
    search(node, static_cast<int>(abi::Stop::Assert), node.x()->type.shape, [&](const Index& at) {
      const std::string x = element(node.x(), at);
      return Wrong{cat(x, " % ", node.attributes[0], " != 0"), cat("(long)", x)};
    });
  }
}

void Writer::emit_device_assert(const Node& node) {
  search(node, static_cast<int>(abi::Stop::Assert), node.condition()->type.shape,
         [&](const Index& at) { return Wrong{cat("!", element(node.condition(), at)), "0"}; });
}

void Writer::emit_assume(const Node& node) {
  if (plan_.options.check) emit_device_assert(node);
}

// Room for the whole print is taken by one thread; each then writes its own elements.
void Writer::emit_device_print(const Node& node) {
  out_.has_prints = true;
  std::vector<Touch> now;
  touches(node, now);
  before(now);
  std::int64_t words = abi::Faults::kPrintHead;
  for (const Value* each : node.operands) {
    words +=
        (each->type.shape.elements() * static_cast<std::int64_t>(itemsize(each->type.dtype)) + 3) /
        4;
  }
  const std::string program = number();
  const std::string take =
      dialect_.cpp ? cat("atomic_fetch_add_explicit((device atomic_uint*)(faults + ",
                         abi::Faults::kPrintWords, "), ", words, "u, memory_order_relaxed)")
                   : cat("atomic_add(faults + ", abi::Faults::kPrintWords, ", ", words, "u)");
  std::string at;
  if (plan_.threads > 1) {
    const std::string part = scratch_pointer(node, "uint");
    lines_.line(cat("if (t == 0) ", part, "[0] = ", take, ";"));
    barrier(plan_.scratch(node)->home == Home::Area);
    at = hoist("uint", cat(part, "[0]"), "place");
    touched({plan_.scratch(node)});
  } else {
    at = hoist("uint", take, "place");
  }
  lines_.open(cat("if (", at, " + ", words, "u <= faults[", abi::Faults::kPrintCapacity, "]) {"));
  const std::string to = fresh("line");
  lines_.line(
      cat(dialect_.device, " uint* ", to, " = faults + ", abi::Faults::kPrints, " + ", at, ";"));
  lines_.open(plan_.threads > 1 ? "if (t == 0) {" : "{");
  lines_.line(cat(to, "[0] = ", words, "u;"));
  lines_.line(cat(to, "[1] = ", node.location, "u;"));
  lines_.line(cat(to, "[2] = (uint)", program, ";"));
  lines_.line(cat(to, "[3] = (uint)(", program, " >> 32);"));
  lines_.close();
  std::int64_t offset = abi::Faults::kPrintHead;
  for (const Value* each : node.operands) {
    const DType dtype = each->type.dtype;
    need_dtype(node, dtype);
    const Index index = begin_elements(each->type.shape);
    const std::string value = element(each, index), i = flat(index, each->type.shape);
    if (itemsize(dtype) == 8) {
      const std::string bits = hoist("ulong", bitcasted(dtype, DType::uint64, value), "bits");
      lines_.line(cat(to, "[", offset, " + 2 * ", i, "] = (uint)", bits, ";"));
      lines_.line(cat(to, "[", offset, " + 2 * ", i, " + 1] = (uint)(", bits, " >> 32);"));
    } else {
      const std::string_view type = dialect_.stored[static_cast<std::size_t>(dtype)];
      lines_.line(storing(
          dtype, cat("((", dialect_.device, " ", type, "*)(", to, " + ", offset, "))"), i, value));
    }
    end_elements();
    offset += (each->type.shape.elements() * static_cast<std::int64_t>(itemsize(dtype)) + 3) / 4;
  }
  lines_.close();
  std::erase_if(now, [](const Touch& touch) { return touch.writes; });
  for (const Touch& touch : now) touched(touch);
}

}  // namespace eas::codegen::gpu

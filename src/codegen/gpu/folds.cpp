// Reductions and scans along an axis. The elements of a line are taken in their order, in chunks that
// threads share; partial results go through scratch. A reduction of a whole tile by an op of the table,
// whose order is free, is done by each thread on its own elements, then within simdgroups, then once more.
#include <algorithm>
#include <cctype>

#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"

namespace eas::codegen::gpu {
namespace {

using ir::Op;

// The elementwise op, or comparison, of a row's gpu cell.
Op combining(Op op) {
  switch (op) {
#define EAS_COMBINING(name, ...) \
  case Op::name: return Op::EAS_CELL(gpu, __VA_ARGS__);
#define EAS_REDUCE(name, ...) EAS_COMBINING(name, __VA_ARGS__)
#define EAS_ARG_REDUCE(name, ...) EAS_COMBINING(name, __VA_ARGS__)
#define EAS_SCAN(name, ...) EAS_COMBINING(name, __VA_ARGS__)
#include "ops/ops.def"
    default: return op;
  }
}

constexpr std::int64_t kSimdgroup = 32;
// Accumulators of a thread that has a program to itself: what a vector of a processor holds.
constexpr std::int64_t kLanes = 16;

bool is_name(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](unsigned char c) { return std::isalnum(c) || c == '_'; });
}

}  // namespace

Index Writer::at_line(const Fold& fold, const std::string& line, const std::string& k) const {
  Index at;
  std::string text;
  if (fold.inner == 1) text = fold.lines == 1 ? k : cat(line, " * ", fold.length, " + ", k);
  else if (fold.lines == fold.inner) text = cat(k, " * ", fold.inner, " + ", line);
  else
    text = cat("(", line, " / ", fold.inner, ") * ", fold.length * fold.inner, " + ", k, " * ",
               fold.inner, " + ", line, " % ", fold.inner);
  at.flat = text;
  // Of a matrix the row and column, too: they need not be divided out of it.
  if (fold.node.operands[0]->type.shape.rank() == 2 && is_name(line)) {
    at.coords = fold.inner == 1 ? std::vector{line, k} : std::vector{k, line};
  }
  return at;
}

Writer::Fold Writer::fold_of_table(const Node& node) {
  const Value* x = node.operands[0];
  const Value* result = node.results[0];
  const auto axis = static_cast<int>(node.attributes[0]);
  Fold fold{node, 1, x->type.shape[axis], 1, {}, {}, {}, {}};
  fold.lines = x->type.shape.elements() / fold.length;
  for (int i = axis + 1; i < x->type.shape.rank(); ++i) fold.inner *= x->type.shape[i];
  const Op op = combining(node.op);
  fold.in_any_order = true;
  need_dtype(node, x->type.dtype);
  if (ops::info(node.op).family == ops::Family::ArgReduce) {
    const DType dtype = x->type.dtype;
    fold.types = {type_of(compute_dtype(dtype)), "long"};
    fold.read = [this, x, dtype](const Index& at, const std::string& k) {
      return Texts{widened(dtype, element(x, at)), cat("(long)", k)};
    };
    fold.combine = [this, op, dtype](const Texts& acc, const Texts& y) {
      const std::string better = elementwise(op, compute_dtype(dtype), {y[0], acc[0]});
      std::string wins = better;
      if (is_float(dtype)) {
        wins = cat(acc[0], " == ", acc[0], " && (", y[0], " != ", y[0], " || ", better, ")");
      }
      // Of equal ones the first: chunks come in order, what threads have of a tile does not.
      const std::string same = is_float(dtype)
                                   ? cat("(", y[0], " == ", acc[0], " || (", y[0], " != ", y[0],
                                         " && ", acc[0], " != ", acc[0], "))")
                                   : cat(y[0], " == ", acc[0]);
      const std::string take =
          hoist("bool", cat("(", wins, ") || (", same, " && ", y[1], " < ", acc[1], ")"), "wins");
      return Texts{cat(take, " ? ", y[0], " : ", acc[0]), cat(take, " ? ", y[1], " : ", acc[1])};
    };
    fold.results = [](const Texts& acc) { return Texts{acc[1]}; };
    return fold;
  }
  const DType from = x->type.dtype, to = result->type.dtype, wide = compute_dtype(to);
  fold.types = {type_of(wide)};
  fold.read = [this, x, from, to](const Index& at, const std::string&) {
    return Texts{widened(to, converted(from, to, element(x, at)))};
  };
  fold.combine = [this, op, wide](const Texts& acc, const Texts& y) {
    return Texts{elementwise(op, wide, {acc[0], y[0]})};
  };
  fold.results = [this, to](const Texts& acc) { return Texts{narrowed(to, acc[0])}; };
  return fold;
}

Writer::Texts Writer::region(const ir::Block& inside, const Texts& left, const Texts& right) {
  for (std::size_t i = 0; i < left.size(); ++i) {
    names_[inside.params[i]] = left[i];
    names_[inside.params[left.size() + i]] = right[i];
  }
  block(inside);
  Texts out;
  for (const Value* each : inside.nodes.back()->operands) out.push_back(scalar(each));
  return out;
}

Writer::Fold Writer::fold_of_region(const Node& node) {
  const ir::Shape& shape = node.operands[0]->type.shape;
  const auto axis = static_cast<int>(node.attributes[0]);
  Fold fold{node, 1, shape[axis], 1, {}, {}, {}, {}};
  fold.lines = shape.elements() / fold.length;
  for (int i = axis + 1; i < shape.rank(); ++i) fold.inner *= shape[i];
  for (const Value* each : node.operands) {
    need_dtype(node, each->type.dtype);
    fold.types.push_back(type_of(each->type.dtype));
  }
  fold.read = [this, &node](const Index& at, const std::string&) {
    Texts out;
    for (const Value* each : node.operands) out.push_back(element(each, at));
    return out;
  };
  fold.combine = [this, &node](const Texts& acc, const Texts& x) {
    return region(*node.regions[0], acc, x);
  };
  fold.results = [](const Texts& acc) { return acc; };
  return fold;
}

Writer::Texts Writer::declare_accumulators(const Fold& fold, const Texts& from) {
  Texts out;
  for (std::size_t i = 0; i < fold.types.size(); ++i) {
    out.push_back(fresh("acc"));
    lines_.line(cat(fold.types[i], " ", out.back(), " = ", from.empty() ? "0" : from[i], ";"));
  }
  return out;
}

void Writer::accumulate(const Fold& fold, const Texts& acc, const Texts& x) {
  Texts held;
  for (std::size_t i = 0; i < x.size(); ++i) held.push_back(hoist(fold.types[i], x[i], "y"));
  Texts next = fold.combine(acc, held);
  if (next.size() > 1) {
    for (std::size_t i = 0; i < next.size(); ++i) next[i] = hoist(fold.types[i], next[i], "next");
  }
  for (std::size_t i = 0; i < acc.size(); ++i) lines_.line(cat(acc[i], " = ", next[i], ";"));
}

// Elements first .. end of a line into accumulators that hold nothing yet; `running`: where those up to
// each element go, from the line's beginning on, which are in the accumulators.
void Writer::fold_chunk(const Fold& fold, const Texts& acc, const std::string& line,
                        const std::string& first, const std::string& end, const Texts* running) {
  const std::string k = fresh("k");
  lines_.open(cat("for (uint ", k, " = ", first, "; ", k, " < ", end, "; ++", k, ") {"));
  push_scope();
  Index at = at_line(fold, line, k);
  at.flat = hoist("uint", at.flat, "at");
  const Texts x = fold.read(at, k);
  lines_.open(cat("if (", k, " == ", running ? "0" : first, ") {"));
  for (std::size_t i = 0; i < acc.size(); ++i) lines_.line(cat(acc[i], " = ", x[i], ";"));
  lines_.turn("} else {");
  push_scope();
  accumulate(fold, acc, x);
  pop_scope();
  lines_.close();
  if (running) {
    const Texts results = fold.results(acc);
    for (std::size_t i = 0; i < running->size(); ++i) {
      const Value* result = fold.node.results[i];
      lines_.line(cat(place_of(plan_.storage(result), (*running)[i], at, result->type.shape), " = ",
                      results[i], ";"));
    }
  }
  pop_scope();
  lines_.close();
}

// Scratch for `each` partial results of every accumulator.
Writer::Texts Writer::partials(const Fold& fold, std::int64_t each) {
  Texts out;
  for (std::size_t i = 0; i < fold.types.size(); ++i) {
    const std::string type = fold.types[i] == "bool" ? "uchar" : fold.types[i];
    out.push_back(scratch_pointer(fold.node, type, static_cast<std::int64_t>(i) * each));
  }
  return out;
}

void Writer::give_results(const Fold& fold, const Index& at, const Texts& acc) {
  const Texts results = fold.results(acc);
  for (std::size_t i = 0; i < results.size(); ++i) {
    const Value* result = fold.node.results[i];
    if (!result->type.is_scalar()) define(result, at, results[i]);
    else names_[result] = hoist(type_of(result->type.dtype), results[i], name_of(result, "s"));
  }
}

// A thread alone, along contiguous elements: accumulators side by side, so that vectors can hold them.
Writer::Texts Writer::fold_in_lanes(const Fold& fold, const std::string& line) {
  Texts lanes, out;
  for (const std::string& type : fold.types) {
    lanes.push_back(fresh("lanes"));
    lines_.line(cat(type, " ", lanes.back(), "[", kLanes, "];"));
  }
  const auto lane = [&](const std::string& i) {
    Texts all;
    for (const std::string& each : lanes) all.push_back(cat(each, "[", i, "]"));
    return all;
  };
  const auto over = [&](std::int64_t count, const std::string& from, bool first) {
    lines_.open(cat("for (uint l = 0; l < ", count, "; ++l) {"));
    push_scope();
    const std::string k = hoist("uint", cat(from, " + l"), "k");
    Index at = at_line(fold, line, k);
    at.flat = hoist("uint", at.flat, "at");
    const Texts x = fold.read(at, k), to = lane("l");
    if (first) {
      for (std::size_t i = 0; i < to.size(); ++i) lines_.line(cat(to[i], " = ", x[i], ";"));
    } else {
      accumulate(fold, to, x);
    }
    pop_scope();
    lines_.close();
  };
  const std::int64_t whole = fold.length / kLanes * kLanes;
  over(kLanes, "0", true);
  const std::string first = fresh("k");
  lines_.open(cat("for (uint ", first, " = ", kLanes, "; ", first, " < ", whole, "; ", first,
                  " += ", kLanes, ") {"));
  over(kLanes, first, false);
  lines_.close();
  if (whole < fold.length) over(fold.length - whole, cat(whole), false);
  lines_.open(cat("for (uint w = ", kLanes / 2, "; w > 0; w /= 2) {"));
  lines_.open("for (uint l = 0; l < w; ++l) {");
  push_scope();
  accumulate(fold, lane("l"), lane("(l + w)"));
  pop_scope();
  lines_.close();
  lines_.close();
  return lane("0");
}

// A thread alone, across contiguous elements: lines next to one another go on together.
void Writer::fold_beside(const Fold& fold) {
  Texts acc;
  for (const std::string& type : fold.types) {
    acc.push_back(fresh("acc"));
    lines_.line(cat(type, " ", acc.back(), "[", fold.inner, "];"));
  }
  Texts of_line;
  for (const std::string& each : acc) of_line.push_back(each + "[i]");
  const std::string outer = fresh("o");
  lines_.open(cat("for (uint ", outer, " = 0; ", outer, " < ", fold.lines / fold.inner, "; ++",
                  outer, ") {"));
  const auto over = [&](const std::string& k, bool first) {
    lines_.open(cat("for (uint i = 0; i < ", fold.inner, "; ++i) {"));
    push_scope();
    const std::string line = fold.lines == fold.inner
                                 ? std::string("i")
                                 : hoist("uint", cat(outer, " * ", fold.inner, " + i"), "line");
    Index at = at_line(fold, line, k);
    at.flat = hoist(
        "uint", cat("(", outer, " * ", fold.length, " + ", k, ") * ", fold.inner, " + i"), "at");
    const Texts x = fold.read(at, k);
    if (first) {
      for (std::size_t i = 0; i < x.size(); ++i) lines_.line(cat(of_line[i], " = ", x[i], ";"));
    } else {
      accumulate(fold, of_line, x);
    }
    pop_scope();
    lines_.close();
  };
  over("0", true);
  const std::string k = fresh("k");
  lines_.open(cat("for (uint ", k, " = 1; ", k, " < ", fold.length, "; ++", k, ") {"));
  over(k, false);
  lines_.close();
  lines_.open(cat("for (uint i = 0; i < ", fold.inner, "; ++i) {"));
  push_scope();
  Index at;
  at.flat = hoist("uint", cat(outer, " * ", fold.inner, " + i"), "at");
  give_results(fold, at, of_line);
  pop_scope();
  lines_.close();
  lines_.close();
  touched_results(fold.node, Reach::Own);
}

void Writer::fold_lines(const Fold& fold) {
  const Node& node = fold.node;
  std::vector<Touch> now;
  touches(node, now);
  before(now);
  for (const Value* result : node.results) declare(result);
  const std::int64_t share = plan_.sharers(fold.lines, fold.length);
  const std::int64_t chunk = (fold.length + share - 1) / share,
                     chunks = (fold.length + chunk - 1) / chunk;
  const ir::Shape& shape = node.results[0]->type.shape;
  Texts parts;
  if (share > 1) {
    parts = partials(fold, fold.lines * share);
    lines_.open(cat("for (uint n = t; n < ", fold.lines * chunks, "; n += ", plan_.threads, ") {"));
    push_scope();
    const std::string first = hoist("uint", cat("n % ", chunks, " * ", chunk), "first");
    const std::string end = hoist("uint",
                                  cat(first, " + ", chunk, " < ", fold.length, " ? ", first, " + ",
                                      chunk, " : ", fold.length),
                                  "end");
    const Texts acc = declare_accumulators(fold, {});
    fold_chunk(fold, acc, cat("(n / ", chunks, ")"), first, end, nullptr);
    for (std::size_t i = 0; i < acc.size(); ++i) lines_.line(cat(parts[i], "[n] = ", acc[i], ";"));
    pop_scope();
    lines_.close();
    barrier(plan_.scratch(node)->home == Home::Area);
    touched({plan_.scratch(node)});
  }
  if (plan_.alone() && fold.inner > 1 && fold.length > 1) return fold_beside(fold);
  const bool lanes = plan_.alone() && fold.in_any_order && fold.length >= 2 * kLanes;
  const auto finish = [&](const Index& at) {
    const std::string line = shape.is_scalar() ? "0" : flat(at, shape);
    const Texts acc = lanes ? fold_in_lanes(fold, line) : declare_accumulators(fold, {});
    if (lanes) {
      // Done.
    } else if (share == 1) {
      fold_chunk(fold, acc, line, "0", cat(fold.length), nullptr);
    } else {
      Texts x;
      for (std::size_t i = 0; i < acc.size(); ++i) {
        lines_.line(cat(acc[i], " = ", parts[i], "[", line, " * ", chunks, "];"));
      }
      lines_.open(cat("for (uint c = 1; c < ", chunks, "; ++c) {"));
      push_scope();
      for (const std::string& part : parts)
        x.push_back(cat(part, "[", line, " * ", chunks, " + c]"));
      accumulate(fold, acc, x);
      pop_scope();
      lines_.close();
    }
    give_results(fold, at, acc);
  };
  if (shape.is_scalar()) return finish({});
  const Index at = begin_elements(shape);
  finish(at);
  end_elements();
  touched_results(node, Reach::Own);
}

// Each thread its own elements, then simdgroups, then all.
void Writer::fold_in_registers(const Node& node) {
  const Fold fold = fold_of_table(node);
  std::vector<Touch> now;
  touches(node, now);
  before(now);
  for (const Value* result : node.results) declare(result);
  const ir::Shape& shape = node.operands[0]->type.shape;
  // Of few elements some lanes of each simdgroup have one, or the first threads.
  const Spread spread = plan_.spread(shape.elements());
  const bool some = spread.run < spread.among;
  const std::int64_t active = some ? shape.elements() : plan_.threads;
  const Texts acc = declare_accumulators(fold, {});
  const Index at = begin_elements(shape);
  const Texts x = fold.read(at, at.flat);
  const bool several = spread.turns() > 1;
  if (several) lines_.open(cat("if (", at.turn, " == 0) {"));
  for (std::size_t i = 0; i < acc.size(); ++i) lines_.line(cat(acc[i], " = ", x[i], ";"));
  if (several) {
    lines_.turn("} else {");
    accumulate(fold, acc, x);
    lines_.close();
  }
  end_elements();
  const Texts parts = partials(fold, plan_.threads);
  const auto put = [&](const std::string& when, const std::string& where) {
    for (std::size_t i = 0; i < acc.size(); ++i) {
      lines_.line(cat("if (", when, ") ", parts[i], "[", where, "] = ", acc[i], ";"));
    }
    barrier(plan_.scratch(node)->home == Home::Area);
  };
  std::int64_t left = 0;
  if (plan_.shuffles(node)) {
    lines_.open(cat("for (ushort d = ", kSimdgroup / 2, "; d > 0; d /= 2) {"));
    push_scope();
    Texts others;
    for (std::size_t i = 0; i < acc.size(); ++i) {
      others.push_back(hoist(fold.types[i], cat("simd_shuffle_down(", acc[i], ", d)"), "other"));
    }
    if (some) lines_.open(cat("if (", thread_of(spread), " + d < ", spread.run, ") {"));
    accumulate(fold, acc, others);
    if (some) lines_.close();
    pop_scope();
    lines_.close();
    left = spread.stripes ? plan_.threads / kSimdgroup : (active + kSimdgroup - 1) / kSimdgroup;
    put(cat("t % ", kSimdgroup, " == 0",
            left < plan_.threads / kSimdgroup ? cat(" && t < ", active) : std::string()),
        cat("t / ", kSimdgroup));
  } else {
    put(some ? cat(thread_of(spread), " < ", spread.run) : "true",
        some && spread.stripes ? element_of(spread, "0") : "t");
    left = std::min(active, kSimdgroup);
    if (active > kSimdgroup) {
      lines_.open(cat("if (t < ", kSimdgroup, ") {"));
      lines_.open(
          cat("for (uint c = t + ", kSimdgroup, "; c < ", active, "; c += ", kSimdgroup, ") {"));
      push_scope();
      Texts y;
      for (const std::string& part : parts) y.push_back(cat(part, "[c]"));
      accumulate(fold, acc, y);
      pop_scope();
      lines_.close();
      for (std::size_t i = 0; i < acc.size(); ++i)
        lines_.line(cat(parts[i], "[t] = ", acc[i], ";"));
      lines_.close();
      barrier(plan_.scratch(node)->home == Home::Area);
    }
  }
  for (std::size_t i = 0; i < acc.size(); ++i) lines_.line(cat(acc[i], " = ", parts[i], "[0];"));
  if (left > 1) {
    lines_.open(cat("for (uint c = 1; c < ", left, "; ++c) {"));
    push_scope();
    Texts y;
    for (const std::string& part : parts) y.push_back(cat(part, "[c]"));
    accumulate(fold, acc, y);
    pop_scope();
    lines_.close();
  }
  touched({plan_.scratch(node)});
  if (node.results[0]->type.is_scalar()) return give_results(fold, {}, acc);
  const Index to = begin_elements(node.results[0]->type.shape);
  give_results(fold, to, acc);
  end_elements();
  touched_results(node, Reach::Own);
}

// Rows of a matrix, each by lanes of the simdgroup that has it; lanes without a row repeat the last one.
void Writer::fold_rows(const Node& node) {
  const Fold fold = fold_of_table(node);
  std::vector<Touch> now;
  touches(node, now);
  before(now);
  declare(node.results[0]);
  uses_stripes_ = true;
  const std::int64_t lines = fold.lines / (plan_.threads / kSimdgroup);
  std::int64_t lanes = kSimdgroup;
  while (lanes > fold.length) lanes /= 2;
  const std::int64_t at_once = kSimdgroup / lanes;
  const bool some = lines % at_once != 0;
  const std::string mine = at_once == 1 ? "b" : cat("b + lane / ", lanes);
  lines_.open(cat("for (uint b = 0; b < ", lines, "; b += ", at_once, ") {"));
  push_scope();
  const std::string of =
      some ? cat("(", mine, " < ", lines, " ? ", mine, " : ", lines - 1, ")") : mine;
  const std::string line = hoist("uint", cat("stripe * ", lines, " + ", of), "line");
  const Texts acc = declare_accumulators(fold, {});
  const std::string lane = lanes == kSimdgroup ? "lane" : cat("lane % ", lanes);
  const std::string k = fresh("k");
  lines_.open(cat("for (uint ", k, " = ", lane, "; ", k, " < ", fold.length, "; ", k, " += ", lanes,
                  ") {"));
  push_scope();
  Index at = at_line(fold, line, k);
  at.flat = hoist("uint", at.flat, "at");
  const Texts x = fold.read(at, k);
  lines_.open(cat("if (", k, " < ", lanes, ") {"));
  lines_.line(cat(acc[0], " = ", x[0], ";"));
  lines_.turn("} else {");
  accumulate(fold, acc, x);
  lines_.close();
  pop_scope();
  lines_.close();
  lines_.open(cat("for (ushort d = ", lanes / 2, "; d > 0; d /= 2) {"));
  accumulate(fold, acc, {cat("simd_shuffle_xor(", acc[0], ", d)")});
  lines_.close();
  const Value* result = node.results[0];
  Index to;
  to.flat = line;
  lines_.line(cat("if (", lane, " == 0", some ? cat(" && ", mine, " < ", lines) : std::string(),
                  ") ", place_of(plan_.storage(result), names_.at(result), to, result->type.shape),
                  " = ", fold.results(acc)[0], ";"));
  pop_scope();
  lines_.close();
}

// Where threads share a line, each folds a chunk first; then each goes through its chunk again, from what
// came before it. So a result is rounded once, however many chunks there are.
void Writer::scan_lines(const Fold& fold) {
  const Node& node = fold.node;
  std::vector<Touch> now;
  touches(node, now);
  before(now);
  Texts to;
  for (const Value* result : node.results) {
    declare(result);
    to.push_back(names_.at(result));
  }
  const std::int64_t share = plan_.sharers(fold.lines, fold.length);
  const std::int64_t chunk = (fold.length + share - 1) / share,
                     chunks = (fold.length + chunk - 1) / chunk;
  const std::string line = chunks == 1 ? std::string("n") : cat("(n / ", chunks, ")");
  const auto over_chunks =
      [&](const std::function<void(const std::string&, const std::string&)>& body) {
        lines_.open(cat("for (uint n = ", plan_.threads > 1 ? "t" : "0", "; n < ",
                        fold.lines * chunks, "; n += ", plan_.threads, ") {"));
        push_scope();
        if (chunks == 1) {
          body("0", cat(fold.length));
        } else {
          const std::string first = hoist("uint", cat("n % ", chunks, " * ", chunk), "first");
          const std::string after = cat(first, " + ", chunk);
          body(first,
               hoist("uint", cat(after, " < ", fold.length, " ? ", after, " : ", fold.length),
                     "end"));
        }
        pop_scope();
        lines_.close();
      };
  Texts parts;
  if (chunks > 1) {
    parts = partials(fold, fold.lines * share);
    over_chunks([&](const std::string& first, const std::string& end) {
      const Texts acc = declare_accumulators(fold, {});
      fold_chunk(fold, acc, line, first, end, nullptr);
      for (std::size_t i = 0; i < acc.size(); ++i)
        lines_.line(cat(parts[i], "[n] = ", acc[i], ";"));
    });
    barrier(plan_.scratch(node)->home == Home::Area);
    touched({plan_.scratch(node)});
    touched_again(now);
  }
  over_chunks([&](const std::string& first, const std::string& end) {
    const Texts acc = declare_accumulators(fold, {});
    if (chunks > 1) {
      lines_.open(cat("if (", first, " > 0) {"));
      for (std::size_t i = 0; i < acc.size(); ++i) {
        lines_.line(cat(acc[i], " = ", parts[i], "[n / ", chunks, " * ", chunks, "];"));
      }
      lines_.open(cat("for (uint c = n / ", chunks, " * ", chunks, " + 1; c < n; ++c) {"));
      push_scope();
      Texts y;
      for (const std::string& part : parts) y.push_back(cat(part, "[c]"));
      accumulate(fold, acc, y);
      pop_scope();
      lines_.close();
      lines_.close();
    }
    fold_chunk(fold, acc, line, first, end, &to);
  });
  touched_results(node, Reach::Any);
}

void Writer::fold_table(const Node& node) {
  if (ops::info(node.op).family == ops::Family::Scan) return scan_lines(fold_of_table(node));
  if (plan_.reduces_in_registers(node)) return fold_in_registers(node);
  if (plan_.reduces_rows(node)) return fold_rows(node);
  fold_lines(fold_of_table(node));
}

void Writer::emit_reduce(const Node& node) { fold_lines(fold_of_region(node)); }

void Writer::emit_scan(const Node& node) { scan_lines(fold_of_region(node)); }

}  // namespace eas::codegen::gpu

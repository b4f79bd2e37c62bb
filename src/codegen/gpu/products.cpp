// Matrix products: of tiles, and of 8x8 blocks by simdgroups.
#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"

namespace eas::codegen::gpu {

namespace {

constexpr std::int64_t kSide = 8, kSimdgroup = 32;
// What one thread of a processor has of a product: rows of two vectors.
constexpr std::int64_t kVector = 16, kRows = 4;
constexpr std::int64_t kMostMatrices = 32;  // of a simdgroup: 64 registers of each thread

bool compute_is_float32(DType dtype) { return compute_dtype(dtype) == DType::float32; }

}  // namespace

bool is_product(const ir::Node& node) { return node.op == ir::Op::dot; }

// Which 8x8 blocks of an m x n matrix a simdgroup has: a rectangle of them, as square as can be, so that
// what it loads is used often, or whole rows; where they do not divide so, every `simdgroups`-th in rows.
Writer::Blocks Writer::blocks_of(const ir::Shape& shape, bool by_rows) const {
  const std::int64_t simdgroups = plan_.threads / kSimdgroup;
  const std::int64_t rows = shape[0] / kSide, columns = shape[1] / kSide, all = rows * columns;
  Blocks out{all, (all + simdgroups - 1) / simdgroups, columns, simdgroups, 1, 1};
  if (all % simdgroups != 0) return out;
  std::int64_t loads = 2 * out.each;
  for (std::int64_t down = 1; down <= simdgroups; ++down) {
    const std::int64_t across = simdgroups / down;
    if (simdgroups % down != 0 || rows % down != 0 || columns % across != 0) continue;
    const std::int64_t high = rows / down, wide = columns / across;
    if (by_rows ? across == 1 : high + wide < loads)
      loads = high + wide, out.high = high, out.wide = wide;
  }
  return out;
}

// `body` for each block of this simdgroup: its number among them is c, its first row and column are i and j.
void Writer::over_blocks(const Blocks& blocks, const std::function<void()>& body) {
  lines_.open(cat("for (uint c = 0; c < ", blocks.each, "; ++c) {"));
  bool some = false;
  if (blocks.is_rectangle()) {
    const std::int64_t across = blocks.columns / blocks.wide;
    lines_.line(cat("const uint i = (t / ", kSimdgroup * across, " * ", blocks.high, " + c / ",
                    blocks.wide, ") * ", kSide, ";"));
    lines_.line(cat("const uint j = (t / ", kSimdgroup, " % ", across, " * ", blocks.wide,
                    " + c % ", blocks.wide, ") * ", kSide, ";"));
  } else {
    lines_.line(cat("const uint n = c * ", blocks.simdgroups, " + t / ", kSimdgroup, ";"));
    lines_.line(cat("const uint i = n / ", blocks.columns, " * ", kSide, ", j = n % ",
                    blocks.columns, " * ", kSide, ";"));
    some = blocks.all % blocks.simdgroups != 0;
    if (some) lines_.open(cat("if (n < ", blocks.all, ") {"));
  }
  body();
  if (some) lines_.close();
  lines_.close();
}

std::string Writer::load_block(const std::string& to, const Value* operand, const std::string& row,
                               const std::string& column) const {
  const MatrixOperand from = matrix_operand(operand);
  const std::int64_t gap = plan_.storage(from.tile).row > 0 ? 1 : 0;
  const std::int64_t stride = from.tile->type.shape[1] + gap;
  return cat("simdgroup_load(", to, ", ", names_.at(plan_.slot(from.tile)), " + ",
             from.turned ? column : row, " * ", stride, " + ", from.turned ? row : column, ", ",
             stride, from.turned ? ", ulong2(0, 0), true" : "", ");");
}

// Adds a product to the fragments of this simdgroup: each block of a and b is loaded once.
void Writer::multiply_rectangle(const Node& node, const Blocks& blocks, const std::string& sums) {
  const std::int64_t across = blocks.columns / blocks.wide;
  const std::string type = cat("simdgroup_matrix<", type_of(node.a()->type.dtype), ", 8, 8>");
  lines_.open(cat("for (uint k = 0; k < ", node.a()->type.shape[1], "; k += ", kSide, ") {"));
  lines_.line(cat(type, " x[", blocks.high, "], y[", blocks.wide, "];"));
  lines_.open(cat("for (uint c = 0; c < ", blocks.high, "; ++c) {"));
  lines_.line(
      cat("const uint i = (t / ", kSimdgroup * across, " * ", blocks.high, " + c) * ", kSide, ";"));
  lines_.line(load_block("x[c]", node.a(), "i", "k"));
  lines_.close();
  lines_.open(cat("for (uint c = 0; c < ", blocks.wide, "; ++c) {"));
  lines_.line(cat("const uint j = (t / ", kSimdgroup, " % ", across, " * ", blocks.wide, " + c) * ",
                  kSide, ";"));
  lines_.line(load_block("y[c]", node.b(), "k", "j"));
  lines_.close();
  lines_.open(cat("for (uint c = 0; c < ", blocks.each, "; ++c) {"));
  lines_.line(cat("simdgroup_multiply_accumulate(", sums, "[c], x[c / ", blocks.wide, "], y[c % ",
                  blocks.wide, "], ", sums, "[c]);"));
  lines_.close();
  lines_.close();
}

// Adds a product to a fragment: rows i of a, columns j of b, blocks of k one after another.
void Writer::multiply_blocks(const Node& node, const std::string& to) {
  lines_.open(cat("for (uint k = 0; k < ", node.a()->type.shape[1], "; k += ", kSide, ") {"));
  const std::string type = cat("simdgroup_matrix<", type_of(node.a()->type.dtype), ", 8, 8>");
  lines_.line(cat(type, " x, y;"));
  lines_.line(load_block("x", node.a(), "i", "k"));
  lines_.line(load_block("y", node.b(), "k", "j"));
  lines_.line(cat("simdgroup_multiply_accumulate(", to, ", x, y, ", to, ");"));
  lines_.close();
}

// A product by matrices: into those its loop carries, or into memory at once.
void Writer::emit_matrix_product(const Node& node, const std::vector<Touch>& now) {
  const Value* result = node.results[0];
  const ir::Shape& shape = result->type.shape;
  const bool by_rows = plan_.multiplies_rows(node);
  const Blocks blocks = blocks_of(shape, by_rows);
  if (const Value* sum = plan_.sum_of(node)) {
    names_[result] = matrix_names_.at(sum);  // for whoever asks what the region gives
    const std::string& to = matrix_names_.at(sum);
    if (blocks.is_rectangle()) return multiply_rectangle(node, blocks, to);
    return over_blocks(blocks, [&] { multiply_blocks(node, cat(to, "[c]")); });
  }
  declare(result);
  const std::string& name = names_.at(result);
  const Storage& storage = plan_.storage(result);
  if (node.acc()) {
    over_elements(shape, [&](const Index& at) {
      const std::string from = element(node.acc(), at);
      lines_.line(cat(place_of(storage, name, at, shape), " = ", from, ";"));
    });
    touched({&storage, nullptr, true, Reach::Own});
    before({Touch{&storage, nullptr, true, reach_of_results(node)}});
    touched_again(now);
  }
  const std::string place = cat(name, " + i * ", shape[1], " + j, ", shape[1]);
  const std::string_view zero = "make_filled_simdgroup_matrix<float, 8, 8>(0.0f);";
  if (blocks.is_rectangle() && blocks.each <= kMostMatrices) {
    const std::string sums = fresh("sum");
    lines_.line(cat("simdgroup_float8x8 ", sums, "[", blocks.each, "];"));
    over_blocks(blocks, [&] {
      lines_.line(node.acc() ? cat("simdgroup_load(", sums, "[c], ", place, ");")
                             : cat(sums, "[c] = ", zero));
    });
    multiply_rectangle(node, blocks, sums);
    over_blocks(blocks, [&] { lines_.line(cat("simdgroup_store(", sums, "[c], ", place, ");")); });
  } else {
    over_blocks(blocks, [&] {
      lines_.line(cat("simdgroup_float8x8 sum = ", zero));
      if (node.acc()) lines_.line(cat("simdgroup_load(sum, ", place, ");"));
      multiply_blocks(node, "sum");
      lines_.line(cat("simdgroup_store(sum, ", place, ");"));
    });
  }
  touched({&storage, nullptr, true, reach_of_results(node)});
}

// What a loop carries in matrices: before it, and after it.
void Writer::begin_matrix_sum(const Value* slot, const Value* init) {
  const Blocks blocks = blocks_of(slot->type.shape);
  const std::string name = fresh("sum");
  matrix_names_[slot] = name;
  lines_.line(cat("simdgroup_float8x8 ", name, "[", blocks.each, "];"));
  const bool zero = plan_.starts_as_zero(slot);
  const std::string place =
      zero ? ""
           : cat(names_.at(slot), " + i * ", slot->type.shape[1], " + j, ", slot->type.shape[1]);
  if (!zero) {
    over_elements(slot->type.shape, [&](const Index& at) {
      const std::string text = element(init, at);
      lines_.line(cat(place_of(plan_.storage(slot), names_.at(slot), at, slot->type.shape), " = ",
                      text, ";"));
    });
    barrier(plan_.storage(slot).home == Home::Area);
  }
  over_blocks(blocks, [&] {
    lines_.line(zero ? cat(name, "[c] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);")
                     : cat("simdgroup_load(", name, "[c], ", place, ");"));
  });
  if (!zero) touched({&plan_.storage(slot)});
}

void Writer::end_matrix_sum(const Value* slot) {
  if (plan_.store_of(slot)) return;  // which takes it from the matrices
  const Storage& storage = plan_.storage(slot);
  before({Touch{&storage, nullptr, true}});
  over_blocks(blocks_of(slot->type.shape), [&] {
    lines_.line(cat("simdgroup_store(", matrix_names_.at(slot), "[c], ", names_.at(slot), " + i * ",
                    slot->type.shape[1], " + j, ", slot->type.shape[1], ");"));
  });
}

// From the matrices a loop summed in, straight to the buffer; by way of group memory where some of the tile
// is outside.
void Writer::store_matrix_sum(const Node& node) {
  const Value* sum = node.value();
  const ir::Shape& shape = sum->type.shape;
  std::vector<Touch> now;
  touches(node, now);
  if (node.mask()) now.push_back({&plan_.storage(sum), nullptr, true});
  before(now);
  const std::string pointer = memory(node.buffer());
  const std::string& matrices = matrix_names_.at(sum);
  push_scope();
  if (node.mask()) lines_.open(cat("if (", all_inside({node.mask()}, shape), ") {"));
  const auto at = [&](std::string row) {
    Index index;
    index.coords = {std::move(row), "0"};
    return element(node.offset(), index);
  };
  const std::string first = at("0");
  const std::string stride =
      shape[0] == 1 ? "0" : hoist("long", cat(at("1"), " - ", first), "stride");
  over_blocks(blocks_of(shape), [&] {
    lines_.line(cat("simdgroup_store(", matrices, "[c], ", pointer, " + ", first, " + i * ", stride,
                    " + j, ", stride, ");"));
  });
  pop_scope();
  if (!node.mask()) return;
  const Storage& storage = plan_.storage(sum);
  lines_.turn("} else {");
  over_blocks(blocks_of(shape), [&] {
    lines_.line(cat("simdgroup_store(", matrices, "[c], ", names_.at(sum), " + i * ", shape[1],
                    " + j, ", shape[1], ");"));
  });
  lines_.line(storage.home == Home::Area ? dialect_.device_barrier : dialect_.group_barrier);
  over_elements(shape, [&](const Index& index) { each_store(node, index); });
  lines_.close();
}

// A thread alone: blocks of the result in vectors of a processor, rows of b read as vectors. False where
// the operands do not lie so.
bool Writer::multiply_alone(const Node& node) {
  const Value* result = node.results[0];
  const ir::Shape& shape = result->type.shape;
  const MatrixOperand b = matrix_operand(node.b());
  if (!plan_.alone() || shape.rank() != 2 || result->type.dtype != DType::float32) return false;
  if (b.turned || plan_.is_lazy(b.tile) || b.tile->type.dtype != DType::float32) return false;
  if (!compute_is_float32(node.a()->type.dtype) || shape[1] % kVector != 0) return false;
  const std::int64_t depth = node.a()->type.shape[1];
  const std::int64_t vectors = shape[1] % (2 * kVector) == 0 ? 2 : 1;
  const std::int64_t rows = shape[0] % kRows == 0 ? kRows : shape[0] % 2 == 0 ? 2 : 1;
  declare(result);
  const std::string to = names_.at(result), from = names_.at(plan_.slot(b.tile));
  over_elements(shape, [&](const Index& at) {
    const std::string start = node.acc() ? element(node.acc(), at) : "0.0f";
    lines_.line(cat(place_of(plan_.storage(result), to, at, shape), " = ", start, ";"));
  });
  lines_.open(cat("for (uint i = 0; i < ", shape[0], "; i += ", rows, ") {"));
  lines_.open(cat("for (uint j = 0; j < ", shape[1], "; j += ", vectors * kVector, ") {"));
  const auto place = [&](const std::string& array, const std::string& row, std::int64_t v) {
    return cat(array, " + ", row, " * ", shape[1], " + j",
               v > 0 ? cat(" + ", v * kVector) : std::string());
  };
  const auto each = [&](const std::function<void(std::int64_t, std::int64_t)>& body) {
    for (std::int64_t r = 0; r < rows; ++r) {
      for (std::int64_t v = 0; v < vectors; ++v) body(r, v);
    }
  };
  const std::string type = cat("float", kVector);
  const std::string read = cat("vload", kVector, "(0, "), write = cat("vstore", kVector, "(");
  const auto sum = [](std::int64_t r, std::int64_t v) { return cat("sum_", r, "_", v); };
  each([&](std::int64_t r, std::int64_t v) {
    lines_.line(cat(type, " ", sum(r, v), " = ", read, place(to, cat("(i + ", r, ")"), v), ");"));
  });
  lines_.open(cat("for (uint k = 0; k < ", depth, "; ++k) {"));
  push_scope();
  for (std::int64_t v = 0; v < vectors; ++v) {
    lines_.line(cat("const ", type, " y_", v, " = ", read, place(from, "k", v), ");"));
  }
  for (std::int64_t r = 0; r < rows; ++r) {
    Index at;
    at.coords = {r == 0 ? std::string("i") : cat("(i + ", r, ")"), "k"};
    const DType dtype = node.a()->type.dtype;
    const std::string x =
        hoist(type, cat("(", type, ")(", widened(dtype, element(node.a(), at)), ")"), "x");
    for (std::int64_t v = 0; v < vectors; ++v) {
      lines_.line(cat(sum(r, v), " = fma(", x, ", y_", v, ", ", sum(r, v), ");"));
    }
  }
  pop_scope();
  lines_.close();
  each([&](std::int64_t r, std::int64_t v) {
    lines_.line(cat(write, sum(r, v), ", 0, ", place(to, cat("(i + ", r, ")"), v), ");"));
  });
  lines_.close();
  lines_.close();
  return true;
}

// Each thread the elements of the result that are its own, from operands all threads can read. k is the
// outer loop, so that what its elements have in common is read once: where a row of threads is a whole
// number of rows of the result, all its elements are in one column.
void Writer::emit_dot(const Node& node) {
  const Value* result = node.results[0];
  const ir::Shape& shape = result->type.shape;
  const DType dtype = result->type.dtype, wide = compute_dtype(dtype);
  need_dtype(node, dtype);
  std::vector<Touch> now;
  touches(node, now);
  before(now);
  if (plan_.is_matrix(node)) return emit_matrix_product(node, now);
  if (multiply_alone(node)) return;
  declare(result);
  const int rank = shape.rank();
  const std::int64_t depth = node.a()->type.shape[rank - 1];
  Storage sums{Home::Registers, wide, shape.elements(), 0, 0, 0};
  const std::string sum = declared(sums, "sum");
  over_elements(shape, [&](const Index& at) {
    const std::string start =
        node.acc() ? widened(dtype, element(node.acc(), at)) : literal(wide, 0);
    lines_.line(cat(place_of(sums, sum, at, shape), " = ", start, ";"));
  });
  const auto value = [&](const Value* x, const Index& where) {
    const std::string text = element(x, where);
    return compute_dtype(x->type.dtype) == wide ? widened(x->type.dtype, text)
                                                : converted(x->type.dtype, wide, text);
  };
  const auto last = static_cast<std::size_t>(rank - 1);
  const std::int64_t columns = shape[rank - 1];
  const Spread spread = plan_.spread(shape.elements());
  const bool in_columns = plan_.threads > 1 && rank == 2 && spread.turns() > 1 &&
                          spread.run % columns == 0 && shape.elements() > columns;
  if (in_columns && spread.fours && spread.among * kFour % columns == 0 && columns % kFour == 0) {
    multiply_in_registers(node, spread, sum, value);
    return give_product(node, sums, sum);
  }
  const bool one_column = in_columns && !spread.fours && spread.among % columns == 0;
  lines_.open(cat("for (uint k = 0; k < ", depth, "; ++k) {"));
  push_scope();
  Index b;
  std::string y;
  if (one_column) {
    b.coords = {"k", cat("(", thread_of(spread), " % ", columns, ")")};
    y = hoist(type_of(wide), value(node.b(), b), "y");
  }
  over_elements(shape, [&](const Index& at) {
    Index a = coords(at, shape);
    a.flat.clear(), a.own = false;
    b.coords = a.coords;
    a.coords[last] = "k", b.coords[last - 1] = "k";
    const std::string x = value(node.a(), a);
    if (!one_column) y = value(node.b(), b);
    const std::string to = place_of(sums, sum, at, shape);
    lines_.line(is_float(wide) ? cat(to, " = fma(", x, ", ", y, ", ", to, ");")
                               : cat(to, " = ", elementwise(Op::fma, wide, {x, y, to}), ";"));
  });
  pop_scope();
  lines_.close();
  give_product(node, sums, sum);
}

void Writer::give_product(const Node& node, const Storage& sums, const std::string& sum) {
  const Value* result = node.results[0];
  const ir::Shape& shape = result->type.shape;
  over_elements(shape, [&](const Index& at) {
    lines_.line(cat(place_of(plan_.storage(result), names_.at(result), at, shape), " = ",
                    narrowed(result->type.dtype, place_of(sums, sum, at, shape)), ";"));
  });
}

// A thread's elements are four columns of some rows: of each k it reads four elements of b, and one of a
// for every row.
void Writer::multiply_in_registers(
    const Node& node, const Spread& spread, const std::string& sum,
    const std::function<std::string(const Value*, const Index&)>& value) {
  const DType wide = compute_dtype(node.results[0]->type.dtype);
  const std::int64_t columns = node.results[0]->type.shape[1];
  lines_.open(cat("for (uint k = 0; k < ", node.a()->type.shape[1], "; ++k) {"));
  push_scope();
  const std::string column = hoist("uint", cat(thread_of(spread), " * 4 % ", columns), "column");
  std::vector<std::string> y;
  for (std::int64_t q = 0; q < kFour; ++q) {
    Index at;
    at.coords = {"k", q == 0 ? column : cat("(", column, " + ", q, ")")};
    y.push_back(hoist(type_of(wide), value(node.b(), at), "y"));
  }
  lines_.open(cat("for (uint r = 0; r < ", spread.turns(), "; r += 4) {"));
  push_scope();
  const std::string begin = spread.stripes ? cat("stripe * ", spread.run, " + ") : "";
  Index at;
  at.coords = {
      hoist("uint",
            cat("(", begin, "r * ", spread.among, " + ", thread_of(spread), " * 4) / ", columns),
            "row"),
      "k"};
  const std::string x = hoist(type_of(wide), value(node.a(), at), "x");
  for (std::int64_t q = 0; q < kFour; ++q) {
    const std::string to = q == 0 ? cat(sum, "[r]") : cat(sum, "[r + ", q, "]");
    const std::string& by = y[static_cast<std::size_t>(q)];
    lines_.line(is_float(wide) ? cat(to, " = fma(", x, ", ", by, ", ", to, ");")
                               : cat(to, " = ", elementwise(Op::fma, wide, {x, by, to}), ";"));
  }
  for (int i = 0; i < 2; ++i) {
    pop_scope();
    lines_.close();
  }
}

// An 8x8 fragment: a simdgroup_matrix where there are any; else lane i of 32 holds elements 2i and 2i + 1.
void Writer::emit_mma_zero(const Node& node) {
  const std::string name = fresh("fragment");
  names_[node.results[0]] = name;
  lines_.line(dialect_.simdgroups ? cat("simdgroup_float8x8 ", name,
                                        " = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);")
                                  : cat("float2 ", name, " = (float2)(0.0f, 0.0f);"));
}

void Writer::emit_mma(const Node& node) {
  const std::string name = fresh("fragment");
  const std::string a = memory(node.a()), b = memory(node.b());
  const std::string a_base = scalar(node.a_base()), a_stride = scalar(node.a_stride());
  const std::string b_base = scalar(node.b_base()), b_stride = scalar(node.b_stride());
  const DType at = node.a()->type.dtype, bt = node.b()->type.dtype;
  if (dialect_.simdgroups) {
    if (at != DType::float32 || bt != DType::float32) {
      const bool halves = at == bt && (at == DType::float16 || at == DType::bfloat16);
      if (!halves) {
        refuse(node, cat("Metal multiplies fragments of floats, got ", eas::name(at), " and ",
                         eas::name(bt), ", expected float32, float16 or bfloat16"));
      }
    }
    const std::string type = cat("simdgroup_matrix<", type_of(at), ", 8, 8>");
    const std::string x = fresh("a"), y = fresh("b");
    lines_.line(cat(type, " ", x, ", ", y, ";"));
    lines_.line(cat("simdgroup_load(", x, ", ", a, " + ", a_base, ", ", a_stride, ");"));
    lines_.line(cat("simdgroup_load(", y, ", ", b, " + ", b_base, ", ", b_stride, ");"));
    lines_.line(cat("simdgroup_float8x8 ", name, ";"));
    lines_.line(cat("simdgroup_multiply_accumulate(", name, ", ", x, ", ", y, ", ",
                    scalar(node.acc()), ");"));
  } else {
    lines_.line(cat("float2 ", name, " = ", scalar(node.acc()), ";"));
    lines_.open("for (uint k = 0; k < 8; ++k) {");
    const std::string row = "(t % 32 / 4)", column = "(t % 4 * 2)";
    lines_.line(cat("const float x = ",
                    converted(at, DType::float32,
                              loaded(at, a, cat(a_base, " + ", row, " * ", a_stride, " + k"))),
                    ";"));
    lines_.line(cat(name, ".x = fma(x, ",
                    converted(bt, DType::float32,
                              loaded(bt, b, cat(b_base, " + k * ", b_stride, " + ", column))),
                    ", ", name, ".x);"));
    lines_.line(
        cat(name, ".y = fma(x, ",
            converted(bt, DType::float32,
                      loaded(bt, b, cat(b_base, " + k * ", b_stride, " + ", column, " + 1"))),
            ", ", name, ".y);"));
    lines_.close();
  }
  names_[node.results[0]] = name;
}

void Writer::emit_mma_store(const Node& node) {
  const std::string to = memory(node.buffer()), base = scalar(node.base()),
                    stride = scalar(node.stride());
  const std::string from = scalar(node.fragment());
  const DType dtype = node.buffer()->type.dtype;
  if (dialect_.simdgroups) {
    if (dtype != DType::float32) {
      refuse(node, cat("Metal stores float32 fragments as they are, got a buffer of ",
                       eas::name(dtype), ", expected float32"));
    }
    lines_.line(cat("simdgroup_store(", from, ", ", to, " + ", base, ", ", stride, ");"));
    return;
  }
  const std::string at = cat(base, " + (t % 32 / 4) * ", stride, " + (t % 4 * 2)");
  lines_.line(storing(dtype, to, at, converted(DType::float32, dtype, from + ".x")));
  lines_.line(storing(dtype, to, cat(at, " + 1"), converted(DType::float32, dtype, from + ".y")));
}

}  // namespace eas::codegen::gpu

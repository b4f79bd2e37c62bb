// One step of an einsum on a device: out = sum of a * b over the labels out does not have. Labels go into
// four groups (of all tensors, of a's rows, of b's columns, summed), each a flat index that the kernel
// takes apart, so any strides are read where they lie; tiles are multiplied by `dot`.
#include <eas/error.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "base/format.hpp"
#include "device/axes.hpp"
#include "device/device.hpp"
#include "device/kernels.hpp"
#include "einsum/execute.hpp"
#include "runtime/backend.hpp"

namespace eas::device {
namespace {

using contraction::Label;
using contraction::View;

// The tensors of a step, in the order the kernel has them.
struct Tensors {
  const View* out;
  std::vector<const View*> rows, columns;  // a with its factor, b with its factor
  std::vector<const View*> all() const {
    std::vector<const View*> list{out};
    list.insert(list.end(), rows.begin(), rows.end());
    list.insert(list.end(), columns.begin(), columns.end());
    return list;
  }
};

Tensors tensors_of(const View& a, const View* b, const View& out) {
  Tensors t{&out, {&a}, {}};
  if (a.factor) t.rows.push_back(a.factor);
  if (b) t.columns.push_back(b);
  if (b && b->factor) t.columns.push_back(b->factor);
  return t;
}

bool has(const View& view, Label label) {
  return std::find(view.labels.begin(), view.labels.end(), label) != view.labels.end();
}

bool any_has(const std::vector<const View*>& views, Label label) {
  return std::any_of(views.begin(), views.end(), [&](const View* v) { return has(*v, label); });
}

// A label twice is a diagonal.
std::int64_t stride_of(const View& view, Label label) {
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < view.labels.size(); ++i) {
    if (view.labels[i] == label) sum += view.strides[i];
  }
  return sum;
}

enum Group : std::size_t { kBatch, kRows, kColumns, kSum };

struct Step {
  std::array<std::vector<Axis>, 4> groups;
  DType dtype;
  std::size_t rows, columns;  // tensors of each side
  std::int64_t tile_m, tile_n, tile_k;
  bool accumulate;
};

std::array<std::vector<Axis>, 4> groups_of(const Tensors& t, std::span<const std::int64_t> sizes) {
  std::array<std::vector<Axis>, 4> groups;
  std::vector<Label> seen;
  for (const View* view : t.all()) {
    for (const Label label : view->labels) {
      if (std::find(seen.begin(), seen.end(), label) != seen.end()) continue;
      seen.push_back(label);
      Axis axis{sizes[static_cast<std::size_t>(label)], {}};
      for (const View* each : t.all()) axis.strides.push_back(stride_of(*each, label));
      const bool in_rows = any_has(t.rows, label), in_columns = any_has(t.columns, label);
      const Group group = !has(*t.out, label)     ? kSum
                          : in_rows && in_columns ? kBatch
                          : in_columns            ? kColumns
                                                  : kRows;
      groups[group].push_back(std::move(axis));
    }
  }
  // Summed axes have no strides in out: sorted by those of a.
  for (Axis& axis : groups[kSum])
    std::rotate(axis.strides.begin(), axis.strides.begin() + 1, axis.strides.end());
  for (auto& group : groups) group = merged(std::move(group));
  for (Axis& axis : groups[kSum])
    std::rotate(axis.strides.rbegin(), axis.strides.rbegin() + 1, axis.strides.rend());
  return groups;
}

std::int64_t tile(std::int64_t size, std::int64_t most) {
  return std::min(most, static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(size))));
}

// Writes the kernel of a step.
class Writer {
 public:
  explicit Writer(const Step& step) : step_(step) {}

  std::string write() {
    const std::size_t tensors = 1 + step_.rows + step_.columns;
    for (std::size_t i = 0; i < tensors; ++i) buffers_.push_back(t_.buffer(step_.dtype));
    for (std::size_t g = kRows; g <= kSum; ++g) counts_[g] = t_.number();
    for (std::size_t g = 0; g < 4; ++g) params_[g] = declare(t_, step_.groups[g]);
    batch_ = offsets(t_, step_.groups[kBatch], params_[kBatch], program(2), "i64");
    const std::int64_t m = step_.tile_m, n = step_.tile_n;
    const Side rows = side(kRows, 1, m, {m, 1}), columns = side(kColumns, 0, n, {1, n});
    const std::string sum = Text::type(step_.dtype, {m, n});
    const Id zero = t_.value("broadcast", {number("0", "0.0")}, sum);
    const Id total =
        t_.loop(t_.index(0), counts_[kSum], t_.index(step_.tile_k), zero, sum,
                [&](Id at, Id carried) { return term(at, carried, rows, columns, sum); });
    finish(total, rows, columns, sum);
    return t_.get();
  }

 private:
  // Indices along one axis of the result's tile: offsets of each tensor and which are inside, spread over
  // a shape with 1 in the other place.
  struct Side {
    std::vector<Id> offset;
    Id inside;
    std::array<std::int64_t, 2> shape;
  };

  Id number(const char* whole, const char* real) {
    return t_.constant(is_float(step_.dtype) ? real : whole, Text::type(step_.dtype, {}));
  }
  Id program(int axis) { return t_.value("program_id", {}, "i64", cat("axis=", axis)); }
  static std::string type(DType dtype, const std::array<std::int64_t, 2>& shape) {
    return Text::type(dtype, {shape[0], shape[1]});
  }

  Side lanes(Group group, Id first, std::int64_t count, std::array<std::int64_t, 2> shape) {
    const std::string line = Text::type(DType::int64, {count}), index = type(DType::int64, shape);
    const Id lane = t_.value("arange", {}, line, cat("start=0 size=", count));
    const Id at = t_.value(
        "reshape", {t_.value("add", {t_.value("broadcast", {first}, line), lane}, line)}, index);
    const Id inside = t_.value("lt", {at, t_.value("broadcast", {counts_[group]}, index)},
                               type(DType::bool_, shape));
    return {offsets(t_, step_.groups[group], params_[group], at, index), inside, shape};
  }
  Side side(Group group, int axis, std::int64_t count, std::array<std::int64_t, 2> shape) {
    return lanes(group, t_.value("mul", {program(axis), t_.index(count)}, "i64"), count, shape);
  }

  // Of one tensor at a tile that two sides span.
  Id offset(std::size_t tensor, const Side& one, const Side& other,
            const std::array<std::int64_t, 2>& shape) {
    const std::string index = type(DType::int64, shape);
    Id sum = -1;
    const auto add = [&](Id part) { sum = sum < 0 ? part : t_.value("add", {sum, part}, index); };
    for (const Side* side : {&one, &other}) {
      if (side->offset.empty()) continue;
      const Id part = side->offset[tensor];
      add(side->shape == shape ? part : t_.value("broadcast", {part}, index));
    }
    if (!batch_.empty()) add(t_.value("broadcast", {batch_[tensor]}, index));
    return sum < 0 ? t_.value("broadcast", {t_.index(0)}, index) : sum;
  }
  Id inside(const Side& one, const Side& other, const std::array<std::int64_t, 2>& shape) {
    const std::string mask = type(DType::bool_, shape);
    const auto spread = [&](const Side& side) {
      return side.shape == shape ? side.inside : t_.value("broadcast", {side.inside}, mask);
    };
    return t_.value("and", {spread(one), spread(other)}, mask);
  }

  // The product of a side's tensors at a tile; ones where it has none.
  Id product(std::size_t first, std::size_t count, const Side& one, const Side& other,
             const std::array<std::int64_t, 2>& shape) {
    const std::string values = type(step_.dtype, shape);
    if (count == 0) return t_.value("broadcast", {number("1", "1.0")}, values);
    const Id mask = inside(one, other, shape);
    const Id nothing = t_.value("broadcast", {number("0", "0.0")}, values);
    Id out = -1;
    for (std::size_t i = first; i < first + count; ++i) {
      const Id at = offset(i, one, other, shape);
      const Id loaded = t_.value("load", {buffers_[i], at, mask, nothing}, values);
      out = out < 0 ? loaded : t_.value("mul", {out, loaded}, values);
    }
    return out;
  }
  Id term(Id at, Id carried, const Side& rows, const Side& columns, const std::string& sum) {
    const std::int64_t m = step_.tile_m, n = step_.tile_n, k = step_.tile_k;
    const Side across = lanes(kSum, at, k, {1, k}), down = lanes(kSum, at, k, {k, 1});
    const Id a = product(1, step_.rows, rows, across, {m, k});
    const Id b = product(1 + step_.rows, step_.columns, down, columns, {k, n});
    return t_.value("dot", {a, b, carried}, sum);
  }
  void finish(Id total, const Side& rows, const Side& columns, const std::string& sum) {
    const std::array<std::int64_t, 2> shape{step_.tile_m, step_.tile_n};
    const Id mask = inside(rows, columns, shape), at = offset(0, rows, columns, shape);
    if (step_.accumulate) {
      const Id nothing = t_.value("broadcast", {number("0", "0.0")}, sum);
      const Id before = t_.value("load", {buffers_[0], at, mask, nothing}, sum);
      total = t_.value("add", {before, total}, sum);
    }
    t_.store({buffers_[0], at, total, mask});
  }

  const Step& step_;
  Text t_;
  std::vector<Id> buffers_, batch_;
  std::array<Id, 4> counts_{};
  std::array<AxisParams, 4> params_;
};

void contract(Device device, DType dtype, const View& a, const View* b, const View& out,
              std::span<const std::int64_t> sizes, bool accumulate) {
  if (is_complex(dtype)) {
    throw DTypeError("einsum", cat("complex numbers have no kernels, got ", name(dtype), " on ",
                                   to_string(device), ", expected x.to(\"cpu\") first"));
  }
  const Tensors tensors = tensors_of(a, b, out);
  Step step{groups_of(tensors, sizes),
            dtype,
            tensors.rows.size(),
            tensors.columns.size(),
            1,
            1,
            1,
            accumulate};
  std::array<std::int64_t, 4> counts{};
  for (std::size_t g = 0; g < 4; ++g) counts[g] = elements(step.groups[g]);
  if (counts[kBatch] * counts[kRows] * counts[kColumns] == 0) return;
  step.tile_m = tile(counts[kRows], 32);
  step.tile_n = tile(counts[kColumns], 32);
  step.tile_k =
      tile(std::max<std::int64_t>(counts[kSum], 1), step.tile_m * step.tile_n >= 256 ? 16 : 64);
  const runtime::Backend& backend = *runtime::backend_of(device.kind);
  const auto kernel = kernel_of("einsum", Writer(step).write(), backend);
  std::vector<std::int64_t> numbers{counts[kRows], counts[kColumns], counts[kSum]};
  for (const auto& group : step.groups) give(numbers, group);
  // Their shapes, for the checks of EAS_CHECK=1.
  std::vector<std::vector<std::int64_t>> shapes;
  std::vector<Memory> memories;
  for (const View* view : tensors.all()) {
    auto& shape = shapes.emplace_back();
    for (const Label label : view->labels) shape.push_back(sizes[static_cast<std::size_t>(label)]);
  }
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    const View& view = *tensors.all()[i];
    memories.push_back({view.data, shapes[i], view.strides});
  }
  const auto stream = runtime::main_stream(backend, device.index);
  const auto tiles = [](std::int64_t count, std::int64_t tile) {
    return (count + tile - 1) / tile;
  };
  launch(*kernel, memories, numbers,
         {tiles(counts[kColumns], step.tile_n), tiles(counts[kRows], step.tile_m), counts[kBatch]},
         stream);
}

}  // namespace

void tell_einsum() { contraction::set_device_contract(contract); }

}  // namespace eas::device

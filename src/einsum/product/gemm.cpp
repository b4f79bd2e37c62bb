// The loops around the packed products. Of the two sides the smaller one is packed once for all
// threads, a piece at a time; the other is cut into blocks that a thread packs for itself into its
// own cache and multiplies at once.
#include "einsum/product/gemm.hpp"

#include "einsum/product/panels.hpp"
#include "einsum/product/parallel.hpp"
#include "einsum/product/tile_shape.hpp"
#include "einsum/product/workspace.hpp"
#include "einsum/product/write_run.hpp"
#include "runtime/cpu/machine.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace eas::contraction {
namespace {

constexpr std::int64_t kLine = 64;
constexpr std::int64_t kTogether = 256;              // bytes side by side, packed together
constexpr std::int64_t kDepthBytes = 4096;           // of a position: the steps at a time
constexpr std::int64_t kPrivateBytes = 256 * 1024;   // a block in the second-level cache
constexpr std::int64_t kLongPartBytes = 8192;        // of a position: steps worth a thread
constexpr double kSmallResult = 256 * 1024;          // bytes a thread may have of its own
constexpr double kLineCycles = 16;                   // to write a part of a line, roughly
constexpr std::int64_t kFewPanels = 4;               // that meet what is not packed
constexpr double kFlopCost = 0.02, kMoveCost = 0.3;  // ns, roughly, for the pool

// A piece in the last-level cache: a third of it, that the other side and the result pass through
// the rest; no more than is kept for the next product.
std::int64_t shared_bytes() {
  constexpr std::int64_t kLeast = 4 << 20;
  return std::clamp(static_cast<std::int64_t>(runtime::cpu::last_level_cache_bytes()) / 3, kLeast,
                    static_cast<std::int64_t>(Workspace::kMostKept));
}

std::int64_t nearest(const std::vector<SideAxis>& axes) {
  std::int64_t least = INT64_MAX;
  for (const SideAxis& axis : axes) least = std::min(least, std::abs(axis.out));
  return least;
}

// Lanes go where the result has its neighbours.
bool should_turn(const MatrixAxes& axes) { return nearest(axes.columns) < nearest(axes.rows); }

MatrixAxes turn(MatrixAxes axes, bool really) {
  if (!really) return axes;
  std::swap(axes.rows, axes.columns);
  std::swap(axes.a_has_factor, axes.b_has_factor);
  for (DepthAxis& axis : axes.depth) {
    std::swap(axis.a, axis.b);
    std::swap(axis.a_factor, axis.b_factor);
  }
  return axes;
}

// How many positions a panel's axes have.
std::int64_t run_length(std::vector<SideAxis> axes, int width) {
  std::sort(axes.begin(), axes.end(),
            [](const SideAxis& a, const SideAxis& b) { return std::abs(a.out) < std::abs(b.out); });
  std::int64_t size = 1;
  for (const SideAxis& axis : axes) {
    if (size < width) size *= axis.size;
  }
  return size;
}

// How many cache lines a lane has a share in beyond what its own bytes fill, when panels are `width`
// wide: lines that two panels write a part of each.
double broken_lines(const std::vector<SideAxis>& axes, std::int64_t width, std::int64_t bytes) {
  std::int64_t run = 1;
  for (const SideAxis& axis : axes) {
    if (axis.out == 1) run = axis.size;
  }
  const auto n = static_cast<double>(run), w = static_cast<double>(width);
  const double stretches = run >= width       ? std::ceil(n / w) / n
                           : width % run == 0 ? 1 / n
                                              : 1 / n + 1 / w;
  const std::int64_t whole = std::gcd(std::gcd(run, width) * bytes, kLine);
  return stretches * static_cast<double>(kLine - whole) / static_cast<double>(kLine);
}

template <class T>
const TileShape<T>& choose_shape(const MatrixAxes& axes) {
  const Kernels<T>& k = kernels<T>();
  double depth = 1;
  for (const DepthAxis& axis : axes.depth) depth *= static_cast<double>(axis.size);
  const auto cost = [&](const TileShape<T>& shape) {
    const std::int64_t lanes = run_length(axes.rows, shape.lanes);
    const std::int64_t columns = run_length(axes.columns, shape.columns);
    const double cycles = tile_cycles(shape, k.vector, lanes, columns);
    return depth * cycles / static_cast<double>(lanes * columns) +
           kLineCycles * broken_lines(axes.rows, shape.lanes, sizeof(T));
  };
  return cost(k.shapes[1]) < cost(k.shapes[0]) ? k.shapes[1] : k.shapes[0];
}

// At most `most` at a time, as even as they come.
std::int64_t even(std::int64_t count, std::int64_t most) {
  const std::int64_t pieces = std::max<std::int64_t>(1, (count + most - 1) / most);
  return std::max<std::int64_t>(1, (count + pieces - 1) / pieces);
}

// Steps of the summed index at a time.
template <class T>
std::int64_t depth_chunk(std::int64_t size) {
  return even(size, kDepthBytes / static_cast<std::int64_t>(sizeof(T)));
}

std::int64_t smallest_stride(const std::vector<DepthAxis>& axes, std::int64_t DepthAxis::* stride) {
  std::int64_t least = INT64_MAX;
  for (const DepthAxis& axis : axes) least = std::min(least, std::abs(axis.*stride));
  return least;
}

std::optional<Positions> factor_of(const Positions& side, bool has_factor) {
  if (!has_factor) return std::nullopt;
  return side.of_factor();
}

template <class T>
struct Packed {
  const Panels& panels;
  std::int64_t count;
  const Real<T>* data;
  std::int64_t stride;    // between panels
  bool in_place = false;  // not packed after all: read where they lie
};

}  // namespace

// One product, or the part of it over steps [first, end) of the summed index.
template <class T>
class MatrixMultiplier<T>::Pass {
 public:
  Pass(const MatrixMultiplier& m, const MatrixData<T>& data, std::int64_t first, std::int64_t end,
       bool parallel)
      : m_(m),
        data_(data),
        parallel_(parallel),
        first_(first),
        end_(end),
        share_lanes_(m.lanes_.size() < m.columns_.size()),
        shared_(share_lanes_ ? m.lanes_ : m.columns_),
        own_(share_lanes_ ? m.columns_ : m.lanes_),
        chunk_(depth_chunk<T>(end - first)) {
    const double bytes =
        static_cast<double>(m.lanes_.size()) * static_cast<double>(m.columns_.size()) * sizeof(T);
    stream_ = chunk_ == end - first && !data.accumulate &&
              bytes > static_cast<double>(runtime::cpu::last_level_cache_bytes());
  }

  void run() {
    const std::int64_t panel_bytes = shared_.width() * chunk_ * kElement;
    const std::int64_t group = shared_.group();
    const std::int64_t groups = (shared_.panels() + group - 1) / group;
    const std::int64_t at_once = std::min(
        shared_.panels(),
        group * even(groups, std::max<std::int64_t>(1, shared_bytes() / panel_bytes / group)));
    Workspace packed(static_cast<std::size_t>(at_once * panel_bytes));
    Panels panels(shared_, factor_side(share_lanes_), at_once, share_lanes_ ? kernels_.vector : 0,
                  kInPiece<T>);
    for (std::int64_t first = 0; first < shared_.panels(); first += at_once) {
      const std::int64_t count = std::min(at_once, shared_.panels() - first);
      panels.fill(first, count);
      for (begin_ = first_; begin_ < end_; begin_ += chunk_) {
        now_ = std::min(chunk_, end_ - begin_);
        pack_shared(panels, count, packed.as<Real<T>>());
        multiply({panels, count, packed.as<Real<T>>(), shared_.width() * now_ * kParts});
      }
    }
  }

 private:
  static constexpr std::int64_t kElement = sizeof(T);
  static constexpr int kParts = sizeof(T) / sizeof(Real<T>);

  const Positions* factor_side(bool of_lanes) const {
    const std::optional<Positions>& side = of_lanes ? m_.lanes_factor_ : m_.columns_factor_;
    return side ? &*side : nullptr;
  }

  // Panels [first, first + count) of those that are filled, as they are now in depth.
  void pack(bool of_lanes, const Panels& panels, std::int64_t first, std::int64_t count,
            Real<T>* target) const {
    PackJob<T> job;
    job.source = of_lanes ? data_.a : data_.b;
    job.steps = (of_lanes ? m_.depth_->a : m_.depth_->b).data() + begin_;
    job.near = (of_lanes ? m_.depth_->near_a : m_.depth_->near_b).data() + begin_;
    job.depth = now_;
    job.width = panels.width();
    job.positions = panels.source(first);
    job.counts = panels.counts() + first;
    job.panels = count;
    job.target = target;
    if (factor_side(of_lanes)) {
      job.factor = of_lanes ? data_.a_factor : data_.b_factor;
      job.factor_positions = panels.factor(first);
      job.factor_steps = (of_lanes ? m_.depth_->a_factor : m_.depth_->b_factor).data() + begin_;
    }
    kernels_.pack(job);
  }

  void pack_shared(const Panels& panels, std::int64_t count, Real<T>* target) const {
    const std::int64_t group = shared_.group(), groups = (count + group - 1) / group;
    const double cost = static_cast<double>(group * shared_.width() * now_) * kMoveCost;
    over_ranges(groups, cost, parallel_, [&](std::int64_t begin, std::int64_t end) {
      const std::int64_t first = begin * group, last = std::min(end * group, count);
      pack(share_lanes_, panels, first, last - first,
           target + first * shared_.width() * now_ * kParts);
    });
  }

  // Columns that meet few lanes are read where they lie, if their steps are neighbours: a stream
  // that the processor reads ahead.
  bool may_read_in_place(std::int64_t shared_count) const {
    if (!share_lanes_ || shared_count > kFewPanels || !m_.shape_.run_in_place[0][0] ||
        m_.columns_factor_) {
      return false;
    }
    const std::int64_t* steps = m_.depth_->b.data() + begin_;
    for (std::int64_t k = 1; k < now_; ++k) {
      if (steps[k] - steps[k - 1] != 1) return false;
    }
    return true;
  }

  void multiply(const Packed<T>& theirs) const {
    const bool in_place = may_read_in_place(theirs.count);
    const std::int64_t panel_bytes = own_.width() * chunk_ * kElement;
    std::int64_t block = std::max<std::int64_t>(1, kPrivateBytes / panel_bytes);
    // Enough blocks that threads end together.
    if (parallel_) block = std::min(block, std::max<std::int64_t>(1, own_.panels() / 16));
    block = std::min(own_.panels(), (block + own_.group() - 1) / own_.group() * own_.group());
    const std::int64_t blocks = (own_.panels() + block - 1) / block;
    const double cost =
        static_cast<double>(block * own_.width() * now_) *
        (kMoveCost + kFlopCost * static_cast<double>(shared_.width() * theirs.count));
    over_ranges(blocks, cost, parallel_, [&](std::int64_t begin, std::int64_t end) {
      Workspace packed(static_cast<std::size_t>(block * panel_bytes));
      Panels panels(own_, factor_side(!share_lanes_), block, share_lanes_ ? 0 : kernels_.vector,
                    kInPiece<T>);
      for (std::int64_t at = begin; at < end; ++at) {
        const std::int64_t first = at * block, count = std::min(block, own_.panels() - first);
        panels.fill(first, count);
        Real<T>* target = packed.as<Real<T>>();
        if (!in_place) pack(!share_lanes_, panels, 0, count, target);
        tiles(theirs, {panels, count, target, own_.width() * now_ * kParts, in_place});
      }
      if (stream_) publish_stream();
    });
  }

  void tiles(const Packed<T>& theirs, const Packed<T>& mine) const {
    Tile<T> t;
    t.depth = now_;
    t.accumulate = data_.accumulate || begin_ > first_;
    if (mine.in_place) t.column_source = data_.b + m_.depth_->b[static_cast<std::size_t>(begin_)];
    const auto one = [&](std::int64_t s, std::int64_t m) {
      share_lanes_ ? tile(t, theirs, s, mine, m) : tile(t, mine, m, theirs, s);
    };
    if (mine.in_place) {  // memory is read all the time, not by the first panel of theirs only
      for (std::int64_t m = 0; m < mine.count; ++m) {
        for (std::int64_t s = 0; s < theirs.count; ++s) one(s, m);
      }
    } else {
      for (std::int64_t s = 0; s < theirs.count; ++s) {
        for (std::int64_t m = 0; m < mine.count; ++m) one(s, m);
      }
    }
  }

  void tile(Tile<T> t, const Packed<T>& lanes, std::int64_t l, const Packed<T>& columns,
            std::int64_t c) const {
    const std::int64_t* lane_out = lanes.panels.out(l);
    const std::int64_t* column_out = columns.panels.out(c);
    const int column_count = columns.panels.counts()[c];
    t.lanes = lanes.data + l * lanes.stride;
    if (columns.in_place) {
      t.column_positions = columns.panels.source(c);
    } else {
      t.columns = columns.data + c * columns.stride;
    }
    const auto& runs = columns.in_place ? m_.shape_.run_in_place : m_.shape_.run;
    const int lane_count = lanes.panels.counts()[l], vectors = lane_vectors(lane_count);
    const auto run =
        runs[static_cast<std::size_t>(vectors - 1)][static_cast<std::size_t>(column_count - 1)];
    const Lie lie = lanes.panels.lie(l);
    if (lie != Lie::kApart) {
      t.out = data_.out;
      t.column_offsets = column_out;
      const std::int64_t bits = lanes.panels.bits(l) | columns.panels.bits(c);
      if (lie == Lie::kVectors) {
        t.out += lane_out[0];
        t.stream =
            stream_ && aligned(bits, static_cast<std::size_t>(kernels_.vector) * sizeof(Real<T>));
      } else {
        t.lane_offsets = lane_out;
        t.pieces = lane_count / kInPiece<T>;
        t.stream = stream_ && aligned(bits, kPieceBytes);
      }
      run(t);
      return;
    }
    // By way of a buffer: the last lanes, or lanes apart in the result.
    alignas(64) T buffer[kMostColumns * kMostVectors * 64 / sizeof(Real<T>)];
    std::int64_t offsets[kMostColumns];
    for (int j = 0; j < column_count; ++j) offsets[j] = j * lanes.panels.width();
    const Write how = t.accumulate ? Write::kAdd : stream_ ? Write::kStream : Write::kNew;
    t.accumulate = false;
    t.out = buffer;
    t.column_offsets = offsets;
    run(t);
    for (int i = 0; i < lane_count;) {
      int length = 1;
      while (i + length < lane_count && lane_out[i + length] == lane_out[i] + length) ++length;
      for (int j = 0; j < column_count; ++j) {
        const T* from = buffer + offsets[j] + i;
        T* to = data_.out + lane_out[i] + column_out[j];
        write_run(to, from, length, how);
      }
      i += length;
    }
  }

  // The division is by a number known only at run time, and almost always of a whole panel.
  int lane_vectors(int count) const {
    return count == m_.shape_.lanes ? whole_vectors_
                                    : (count + kernels_.vector - 1) / kernels_.vector;
  }

  // Whether offsets with these bits in the result are at multiples of so many bytes.
  bool aligned(std::int64_t bits, std::size_t bytes) const {
    const auto address = reinterpret_cast<std::uintptr_t>(data_.out);
    return ((address | static_cast<std::uintptr_t>(bits) * sizeof(T)) & (bytes - 1)) == 0;
  }

  const MatrixMultiplier& m_;
  const Kernels<T>& kernels_ = kernels<T>();
  const int whole_vectors_ = m_.shape_.lanes / kernels_.vector;
  const MatrixData<T>& data_;
  const bool parallel_;
  const std::int64_t first_, end_;
  const bool share_lanes_;
  const Positions& shared_;
  const Positions& own_;
  const std::int64_t chunk_;
  bool stream_ = false;  // results go past the caches
  std::int64_t begin_ = 0, now_ = 0;
};

template <class T>
MatrixMultiplier<T>::MatrixMultiplier(MatrixAxes axes, std::shared_ptr<const Depth> depth)
    : turned_(should_turn(axes)),
      axes_(turn(std::move(axes), turned_)),
      shape_(choose_shape<T>(axes_)),
      lanes_(axes_.rows, shape_.lanes, kTogether / static_cast<std::int64_t>(sizeof(T)),
             smallest_stride(axes_.depth, &DepthAxis::a)),
      columns_(axes_.columns, shape_.columns, kTogether / static_cast<std::int64_t>(sizeof(T)),
               smallest_stride(axes_.depth, &DepthAxis::b)),
      lanes_factor_(factor_of(lanes_, axes_.a_has_factor)),
      columns_factor_(factor_of(columns_, axes_.b_has_factor)),
      depth_(depth ? std::move(depth)
                   : std::make_shared<const Depth>(axes_.depth, axes_.a_has_factor,
                                                   axes_.b_has_factor)) {}

template <class T>
void MatrixMultiplier<T>::run(MatrixData<T> data, bool parallel) const {
  if (turned_) {
    std::swap(data.a, data.b);
    std::swap(data.a_factor, data.b_factor);
  }
  const double bytes =
      static_cast<double>(lanes_.size()) * static_cast<double>(columns_.size()) * sizeof(T);
  const std::int64_t parts = std::min<std::int64_t>(
      8, depth_->size * static_cast<std::int64_t>(sizeof(T)) / kLongPartBytes);
  if (parallel && bytes <= kSmallResult && parts > 1) {
    run_long(data, parts);
  } else {
    Pass(*this, data, 0, depth_->size, parallel).run();
  }
}

// A small result of a long sum: threads take parts of the sum, each with a result of its own, which
// are then added in order.
template <class T>
void MatrixMultiplier<T>::run_long(const MatrixData<T>& data, std::int64_t parts) const {
  MatrixAxes dense = axes_;
  std::vector<SideAxis> target;  // the axes in the order of the parts' results
  std::int64_t size = 1;
  for (auto* axes : {&dense.rows, &dense.columns}) {
    for (SideAxis& axis : *axes) {
      target.push_back(axis);
      axis.out = size;
      size *= axis.size;
    }
  }
  const MatrixMultiplier part(std::move(dense), depth_);  // lanes first, so it is not turned
  Workspace results(static_cast<std::size_t>(size * parts) * sizeof(T));
  const double terms = static_cast<double>(size) * static_cast<double>(depth_->size / parts);
  over_ranges(parts, terms * kFlopCost, true, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) {
      MatrixData<T> mine = data;
      mine.out = results.as<T>() + i * size;
      mine.accumulate = false;
      const std::int64_t first = depth_->size * i / parts, last = depth_->size * (i + 1) / parts;
      typename MatrixMultiplier<T>::Pass(part, mine, first, last, false).run();
    }
  });
  for (std::int64_t e = 0; e < size; ++e) {
    T total = results.as<T>()[e];
    for (std::int64_t i = 1; i < parts; ++i) total += results.as<T>()[i * size + e];
    std::int64_t left = e, at = 0;
    for (const SideAxis& axis : target) {
      at += left % axis.size * axis.out;
      left /= axis.size;
    }
    data.out[at] = data.accumulate ? data.out[at] + total : total;
  }
}

template class MatrixMultiplier<float>;
template class MatrixMultiplier<double>;
template class MatrixMultiplier<std::complex<float>>;
template class MatrixMultiplier<std::complex<double>>;
template class MatrixMultiplier<std::int32_t>;
template class MatrixMultiplier<std::int64_t>;

}  // namespace eas::contraction

// The C++ tensor: shapes, views, copies and the diagonal layout, without Python in the process.
#include <eas/tensor.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tensor/copy.hpp"
#include "tensor/device.hpp"
#include "tensor/shape.hpp"

namespace eas {
namespace {

using Slice = Tensor::Slice;
using Subscripts = std::vector<Tensor::Subscript>;

Dims dims(Tensor::Span span) { return Dims(span); }

std::int64_t int_at(const Tensor& t, const Dims& index) {
  return std::get<std::int64_t>(t.at(index));
}

template <class Thrown, class Fn>
std::string message(Fn&& fn) {
  try {
    fn();
  } catch (const Thrown& error) {
    return error.what();
  }
  return "nothing thrown";
}

Tensor counting(const Dims& shape) {
  const std::int64_t n = tensor::checked_numel(shape, 8, "test");
  return Tensor::arange(std::int64_t{0}, n, std::int64_t{1}, DType::int64).reshape(shape);
}

TEST(Dims, GrowsBeyondItsInlineRoom) {
  Dims d;
  for (int i = 0; i < 20; ++i) d.push_back(i);
  Dims copy = d;
  const Dims moved = std::move(d);
  EXPECT_EQ(copy, moved);
  EXPECT_EQ(moved.size(), 20u);
  EXPECT_EQ(moved[19], 19);
  copy = Dims{1, 2};
  EXPECT_EQ(copy, (Dims{1, 2}));
  EXPECT_FALSE(copy == moved);
}

TEST(Tensor, StartsEmpty) {
  const Tensor t;
  EXPECT_EQ(t.numel(), 0);
  EXPECT_EQ(t.dtype(), DType::float32);
  EXPECT_EQ(dims(t.shape()), (Dims{0}));
}

TEST(Tensor, MakesEveryDType) {
  for (int i = 0; i < kDTypeCount; ++i) {
    const auto dtype = static_cast<DType>(i);
    const Tensor t = Tensor::full({2, 3}, std::int64_t{1}, dtype);
    EXPECT_EQ(t.nbytes(), 6 * static_cast<std::int64_t>(itemsize(dtype)));
    EXPECT_EQ(std::get<double>(t.to(DType::float64).at({1, 2})), 1.0);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(t.data()) % 64, 0u);
  }
}

TEST(Tensor, CopiesShareMemory) {
  Tensor a = Tensor::zeros({3});
  Tensor b = a;
  b.fill(2.0);
  EXPECT_EQ(a.data_as<float>()[2], 2.0f);
  EXPECT_NE(a.clone().data(), a.data());
}

TEST(Tensor, IndexingGivesViews) {
  const Tensor t = counting({3, 4});
  const Tensor column = t.index(Subscripts{Slice{}, std::int64_t{-1}});
  EXPECT_EQ(dims(column.shape()), (Dims{3}));
  EXPECT_EQ(dims(column.strides()), (Dims{4}));
  EXPECT_EQ(int_at(column, {1}), 7);
  const Tensor flipped =
      t.index(Subscripts{Slice{{}, {}, -2}, Tensor::NewAxis{}, Tensor::Ellipsis{}});
  EXPECT_EQ(dims(flipped.shape()), (Dims{2, 1, 4}));
  EXPECT_EQ(int_at(flipped, {0, 0, 0}), 8);
  EXPECT_EQ(int_at(flipped, {1, 0, 3}), 3);
}

TEST(Tensor, SlicesAsPythonDoes) {
  const Tensor t = counting({5});
  constexpr auto kMin = std::numeric_limits<std::int64_t>::min();
  constexpr auto kMax = std::numeric_limits<std::int64_t>::max();
  const auto size = [&](Slice s) { return t.index(Subscripts{s}).numel(); };
  EXPECT_EQ(size({1, 4, 2}), 2);
  EXPECT_EQ(size({4, 1, 1}), 0);
  EXPECT_EQ(size({-2, {}, 1}), 2);
  EXPECT_EQ(size({kMin, kMax, 1}), 5);
  EXPECT_EQ(size({kMax, kMin, -1}), 5);
  EXPECT_EQ(size({{}, {}, kMin}), 1);
  EXPECT_EQ(size({{}, {}, kMax}), 1);
  EXPECT_EQ(message<ShapeError>([&] { size({0, 1, 0}); }),
            "[index] a slice's step is zero, got step 0, expected any other integer");
}

TEST(Tensor, ReshapesWithoutACopyExactlyWhereStridesAllow) {
  // Against the definition: a view is right when each element is where row-major order says.
  const Tensor base = counting({2, 3, 4});
  const std::vector<Tensor> views = {
      base,
      base.transpose(),
      base.permute({1, 0, 2}),
      base.index(Subscripts{Slice{{}, {}, -1}}),
      base.index(Subscripts{Slice{}, Slice{{}, {}, 2}}),
      base.index(Subscripts{Tensor::Ellipsis{}, Slice{{}, {}, -1}}),
      base.index(Subscripts{std::int64_t{1}, Tensor::NewAxis{}}),
  };
  const std::vector<Dims> shapes = {{24}, {6, 4}, {2, 12}, {4, 6},    {1, 24, 1}, {2, 2, 2, 3},
                                    {12}, {16},   {2, 8},  {4, 2, 2}, {3, 4},     {1, 12}};
  int shared = 0;
  for (const Tensor& view : views) {
    const Tensor rows = view.contiguous().reshape({-1});
    for (const Dims& shape : shapes) {
      if (tensor::checked_numel(shape, 1, "test") != view.numel()) continue;
      const Tensor out = view.reshape(shape);
      const Tensor flat = out.contiguous();
      for (std::int64_t i = 0; i < view.numel(); ++i) {
        ASSERT_EQ(flat.data_as<std::int64_t>()[i], int_at(rows, {i}));
      }
      shared += out.data() == view.data();
    }
  }
  EXPECT_EQ(shared, 12);  // as many as NumPy shares
  EXPECT_EQ(base.transpose().reshape({24}).owner() == base.owner(), false);
}

TEST(Tensor, CopiesBetweenAnyStrides) {
  const Tensor from = counting({4, 5}).index(Subscripts{Slice{{}, {}, -1}, Slice{{}, {}, 2}});
  Tensor to = Tensor::zeros({3, 4}, DType::float32).transpose();
  to.copy_from(from);
  for (std::int64_t i = 0; i < 4; ++i) {
    for (std::int64_t j = 0; j < 3; ++j) {
      EXPECT_EQ(std::get<double>(to.at({i, j})), static_cast<double>(int_at(from, {i, j})));
    }
  }
}

TEST(Tensor, CopiesOverlappingMemoryAsIfItDidNot) {
  const Tensor t = counting({6});
  Tensor rest = t.index(Subscripts{Slice{1, {}, 1}});
  rest.copy_from(t.index(Subscripts{Slice{0, 5, 1}}));
  EXPECT_EQ(int_at(t, {5}), 4);
  EXPECT_EQ(int_at(t, {1}), 0);
}

TEST(Tensor, ConvertsAsTheCastOpDoes) {
  const double inf = std::numeric_limits<double>::infinity();
  const Tensor t = Tensor::of<double>({1.9, -1.9, 1e20, -1e20, std::nan(""), inf});
  const Tensor i8 = t.to(DType::int8), u64 = t.to(DType::uint64), b = t.to(DType::bool_);
  EXPECT_EQ(int_at(i8, {0}), 1);
  EXPECT_EQ(int_at(i8, {1}), -1);
  EXPECT_EQ(int_at(i8, {2}), 127);
  EXPECT_EQ(int_at(i8, {3}), -128);
  EXPECT_EQ(int_at(i8, {4}), 0);
  EXPECT_EQ(std::get<std::uint64_t>(u64.at({5})), std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(std::get<std::uint64_t>(u64.at({3})), 0u);
  EXPECT_TRUE(std::get<bool>(b.at({4})));
  EXPECT_EQ(int_at(Tensor::of<std::int32_t>({300}).to(DType::int8), {0}), 44);
}

TEST(Tensor, RoundsLargeIntegersToSixteenBitsOnce) {
  // 2^62 + 2^54 is a tie for bfloat16; one more must round up, which a way through double would
  // lose.
  const std::int64_t tie = (std::int64_t{1} << 62) + (std::int64_t{1} << 54);
  const Tensor t = Tensor::of<std::int64_t>({tie, tie + 1, -tie - 1}).to(DType::bfloat16);
  EXPECT_EQ(std::get<double>(t.at({0})), 0x1p62);
  EXPECT_EQ(std::get<double>(t.at({1})), 0x1p62 + 0x1p55);
  EXPECT_EQ(std::get<double>(t.at({2})), -(0x1p62 + 0x1p55));
}

TEST(Tensor, ReadsForeignBools) {
  std::uint8_t bytes[] = {0, 1, 2, 255};
  const Tensor t = Tensor::from_memory(bytes, {4}, {1}, DType::bool_, nullptr);
  EXPECT_EQ(int_at(t.to(DType::int32), {3}), 1);
  EXPECT_TRUE(std::get<bool>(t.at({2})));
}

TEST(Tensor, GivesForeignMemoryBack) {
  bool released = false;
  float memory[6] = {0, 1, 2, 3, 4, 5};
  {
    Tensor view;
    {
      const std::shared_ptr<void> owner(memory, [&](void*) { released = true; });
      view = Tensor::from_memory(memory + 5, {6}, {-1}, DType::float32, owner);
      view = view.index(Subscripts{Slice{1, 3, 1}});
    }
    EXPECT_FALSE(released);
    EXPECT_EQ(std::get<double>(view.at({0})), 4.0);
  }
  EXPECT_TRUE(released);
}

TEST(Tensor, BroadcastViewsAreReadOnly) {
  const Tensor t = Tensor::ones({1, 3});
  Tensor wide = t.broadcast_to({4, 3});
  EXPECT_EQ(dims(wide.strides()), (Dims{0, 1}));
  EXPECT_EQ(message<Error>([&] { wide.fill(1.0); }),
            "[fill] the tensor is read-only, got shape (4, 3), expected writable memory");
}

TEST(Diagonal, HoldsOnlyItsElements) {
  const Tensor d = Tensor::diag(counting({3}), 3);
  EXPECT_EQ(d.nbytes(), 24);
  EXPECT_EQ(d.numel(), 27);
  EXPECT_EQ(int_at(d, {2, 2, 2}), 2);
  EXPECT_EQ(int_at(d, {2, 1, 2}), 0);
  const Tensor dense = d.contiguous();
  EXPECT_EQ(int_at(dense, {1, 1, 1}), 1);
  EXPECT_EQ(int_at(dense, {1, 1, 0}), 0);
  EXPECT_EQ(d.to(DType::float32).layout(), Layout::Diagonal);
  EXPECT_EQ(message<ShapeError>([&] { (void)d.strides(); }),
            "[strides] a diagonal tensor holds only its diagonal, got shape (3, 3, 3), expected a "
            "dense tensor; x.contiguous() makes one");
  Tensor target = Tensor::ones({3, 3, 3}, DType::int64);
  target.copy_from(d);
  EXPECT_EQ(int_at(target, {0, 1, 2}), 0);
  EXPECT_EQ(int_at(target, {2, 2, 2}), 2);
}

TEST(Errors, OfMakingTensors) {
  EXPECT_EQ(message<ShapeError>([] { Tensor::empty({2, -3}); }),
            "[empty] a size is negative, got shape (2, -3), expected sizes of 0 or more");
  EXPECT_EQ(
      message<ShapeError>([] { Tensor::from_memory(nullptr, {1}, {}, DType::int8, nullptr); }),
      "[from_memory] shape and strides differ in length, got (1,) and (), expected one stride "
      "per axis");
  alignas(8) char memory[16];
  EXPECT_EQ(message<ShapeError>(
                [&] { Tensor::from_memory(memory + 1, {1}, {1}, DType::int32, nullptr); }),
            "[from_memory] the memory is misaligned, got an address that is no multiple of 4, "
            "expected aligned int32 elements");
  EXPECT_EQ(message<DTypeError>([] { Tensor::ones({1}).data_as<int>(); }),
            "[data_as] the element type does not match, got int32, expected float32");
  EXPECT_EQ(message<ShapeError>([] { Tensor::ones({2, 2}).at({1}); }),
            "[at] one index per axis is needed, got 1, expected 2");
  EXPECT_EQ(message<BackendError>([] { parse_device("metal", "zeros"); }),
            "[zeros] no such device, got \"metal\", expected \"cpu\"");
  const DeviceKind kind = add_device("metal", "mps apple");
  EXPECT_NE(kind, DeviceKind::Cpu);
  EXPECT_NE(kind, add_device("another"));
  EXPECT_EQ(to_string(Device{kind, 0}), "metal");
  EXPECT_EQ(
      message<BackendError>([] { parse_device("cuda", "zeros"); }),
      "[zeros] no such device, got \"cuda\", expected \"cpu\", \"metal\", \"mps\", \"apple\" or "
      "\"another\"");
  EXPECT_EQ(
      message<BackendError>([] { parse_device("metal", "zeros"); }),
      "[zeros] this build has no such device, got \"metal\", expected \"cpu\"; eas.backends() "
      "says what is built in");
  EXPECT_EQ(message<ShapeError>([] { Tensor::full({}, 1.0).diagonal(); }),
            "[diagonal] a diagonal needs axes, got shape (), expected 1-D or more");
}

}  // namespace
}  // namespace eas

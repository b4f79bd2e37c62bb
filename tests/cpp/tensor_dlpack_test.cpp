// DLPack from C++: what we hand out, what we take in, who frees it.
#include <eas/dlpack.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace eas {
namespace {

using namespace dlpack;

// A producer that counts how often its tensor was given back.
struct Producer {
  DLManagedTensorVersioned managed{};
  std::vector<std::int64_t> shape, strides;
  std::vector<float> data = {0, 1, 2, 3, 4, 5};
  int released = 0;

  Producer() : shape{2, 3}, strides{3, 1} {
    managed.version = {1, 0};
    managed.manager_ctx = this;
    managed.deleter = [](DLManagedTensorVersioned* self) {
      ++static_cast<Producer*>(self->manager_ctx)->released;
    };
    managed.dl_tensor = {data.data(), {kDLCPU, 0}, 2, {2, 32, 1}, shape.data(), strides.data(), 0};
  }
};

template <class Fn>
std::string refusal(Fn&& fn) {
  try {
    fn();
  } catch (const Error& error) {
    return error.what();
  }
  return "nothing thrown";
}

TEST(DLPack, RoundTripSharesMemory) {
  const Tensor t =
      Tensor::arange(std::int64_t{0}, std::int64_t{6}, std::int64_t{1}).reshape({2, 3});
  const Tensor back = from_dlpack(to_dlpack(t.transpose()));
  EXPECT_EQ(back.data(), t.data());
  EXPECT_EQ(Dims(back.strides()), (Dims{1, 3}));
  const Tensor old = from_dlpack(to_dlpack_legacy(t));
  EXPECT_EQ(old.data(), t.data());
}

TEST(DLPack, TakenMemoryIsGivenBackOnce) {
  Producer producer;
  {
    const Tensor t = from_dlpack(&producer.managed);
    const Tensor view = t.transpose();
    EXPECT_EQ(std::get<double>(view.at({2, 1})), 5.0);
    EXPECT_EQ(producer.released, 0);
  }
  EXPECT_EQ(producer.released, 1);
}

TEST(DLPack, OffsetsAndMissingStrides) {
  Producer producer;
  producer.managed.dl_tensor.byte_offset = 4;
  producer.managed.dl_tensor.strides = nullptr;
  producer.shape = {1, 5};
  producer.managed.dl_tensor.shape = producer.shape.data();
  const Tensor t = from_dlpack(&producer.managed);
  EXPECT_EQ(std::get<double>(t.at({0, 0})), 1.0);
  EXPECT_TRUE(t.is_contiguous());
}

TEST(DLPack, ReadOnlyIsTold) {
  Producer producer;
  producer.managed.flags = kFlagReadOnly;
  const Tensor t = from_dlpack(&producer.managed);
  EXPECT_TRUE(t.readonly());
  DLManagedTensorVersioned* out = to_dlpack(t, true);
  EXPECT_EQ(out->flags, kFlagReadOnly | kFlagIsCopied);
  EXPECT_EQ(out->version.major, 1u);
  out->deleter(out);
  EXPECT_EQ(refusal([&] { to_dlpack_legacy(t); }),
            "[dlpack] a read-only tensor cannot be told in this form, got a request for DLPack "
            "before 1.0, expected max_version=(1, 0) or a copy");
}

TEST(DLPack, EmptyTensorsHaveNoData) {
  const Tensor t =
      Tensor::ones({2, 3}).index(std::vector<Tensor::Subscript>{Tensor::Slice{0, 0, 1}});
  DLManagedTensorVersioned* out = to_dlpack(t);
  EXPECT_EQ(out->dl_tensor.data, nullptr);
  EXPECT_EQ(from_dlpack(out).numel(), 0);
}

TEST(DLPack, DamagedAxesAreRefused) {
  Producer negative, missing;
  negative.managed.dl_tensor.ndim = -1;
  missing.managed.dl_tensor.shape = nullptr;
  EXPECT_EQ(refusal([&] { from_dlpack(&negative.managed, "from_dlpack"); }),
            "[from_dlpack] the producer's tensor is damaged, got ndim -1, expected a size for each "
            "axis");
  EXPECT_EQ(refusal([&] { from_dlpack(&missing.managed, "from_dlpack"); }),
            "[from_dlpack] the producer's tensor is damaged, got ndim 2 without sizes, expected a "
            "size for each axis");
}

TEST(DLPack, RefusalsGiveTheTensorBack) {
  const auto refused = [](auto change) {
    Producer producer;
    change(producer.managed);
    const std::string text = refusal([&] { from_dlpack(&producer.managed); });
    EXPECT_EQ(producer.released, 1) << text;
    return text;
  };
  EXPECT_EQ(refused([](auto& m) { m.version = {2, 0}; }),
            "[from_dlpack] DLPack's version does not match, got 2.0, expected 1.x");
  EXPECT_EQ(refused([](auto& m) { m.dl_tensor.device = {kDLCUDA, 3}; }),
            "[from_dlpack] the data is on another device, got cuda:3, expected cpu; copy it to the "
            "CPU first");
  EXPECT_EQ(refused([](auto& m) { m.dl_tensor.dtype = {2, 32, 4}; }),
            "[from_dlpack] the dtype is not supported, got float32 x 4, expected bool, an integer, "
            "float16, bfloat16, float32, float64, complex64 or complex128; convert it first");
  EXPECT_EQ(refused([](auto& m) { m.dl_tensor.dtype = {200, 7, 1}; }),
            "[from_dlpack] the dtype is not supported, got type code 200 of 7 bits, expected bool, "
            "an integer, float16, bfloat16, float32, float64, complex64 or complex128; convert it "
            "first");
  EXPECT_EQ(refused([](auto& m) { m.dl_tensor.data = nullptr; }),
            "[from_dlpack] the tensor has no memory, got a null pointer for shape (2, 3), expected "
            "data on the CPU");
  EXPECT_EQ(refused([](auto& m) { m.dl_tensor.byte_offset = 2; }),
            "[from_dlpack] the memory is misaligned, got an address that is no multiple of 4, "
            "expected aligned float32 elements; copy it first");
}

}  // namespace
}  // namespace eas

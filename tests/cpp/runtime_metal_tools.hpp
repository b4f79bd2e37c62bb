// What tests of the Metal runtime share: the double's switches, and code that was written by hand as the
// emitter writes it.
#pragma once

#include <eas/error.hpp>

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

#include "abi/emission.hpp"
#include "metal_double.h"
#include "runtime/metal/device.hpp"
#include "runtime/metal/program.hpp"
#include "runtime/metal/stream.hpp"

namespace eas::runtime::metal {

inline std::string violations() {
  std::string text(1 << 14, '\0');
  md_violations(text.data(), text.size());
  return text.c_str();
}
inline std::string live() {
  std::string text(1 << 12, '\0');
  md_live(text.data(), text.size());
  return text.c_str();
}

// b[i] = a[i] * s, groups of 32 threads; with `checked`, an element that is negative is a fault.
inline abi::Artifact scale_code(bool checked = false) {
  abi::Emission e;
  e.language = "msl";
  e.entry = "scale";
  e.group = {32, 1, 1};
  e.argument_bytes = 32;
  e.buffers = {{0, 0, true, false}, {1, 1, false, true}};
  using abi::Slot;
  e.slots = {{Slot::WordOf, 0, 0, 8},
             {Slot::WordOf, 1, 8, 8},
             {Slot::WordOf, 2, 16, 8},
             {Slot::WordOf, 3, 24, 4}};
  e.has_faults = checked;
  e.source = R"(#include <metal_stdlib>
using namespace metal;
struct Arguments { ulong a_at, b_at; long n; float s; };
kernel void scale(device uchar* a_block [[buffer(0)]], device uchar* b_block [[buffer(1)]],
                  constant Arguments& args [[buffer(2)]],
)";
  if (checked) e.source += "                  device atomic_uint* faults [[buffer(3)]],\n";
  e.source += R"(                  uint i [[thread_position_in_grid]]) {
  device const float* a = reinterpret_cast<device const float*>(a_block + args.a_at);
  device float* b = reinterpret_cast<device float*>(b_block + args.b_at);
  if (i >= args.n) return;
)";
  if (checked) {
    e.source += R"(  if (a[i] < 0) {
    const uint at = 8 + 8 * atomic_fetch_add_explicit(faults + 1, 1u, memory_order_relaxed);
    atomic_store_explicit(faults + at, 2u, memory_order_relaxed);
    atomic_store_explicit(faults + at + 1, 7u, memory_order_relaxed);
    atomic_store_explicit(faults + at + 2, i / 32, memory_order_relaxed);
    return;
  }
)";
  }
  e.source += "  b[i] = a[i] * args.s;\n}\n";
  abi::Artifact out;
  out.object = abi::pack(e);
  out.words = {{abi::WordKind::Data, 0},
               {abi::WordKind::Data, 1},
               {abi::WordKind::Scalar, 2},
               {abi::WordKind::Scalar, 3}};
  return out;
}

struct Words {
  std::uint64_t of[4];
  Words(const void* a, void* b, std::int64_t n, float s)
      : of{reinterpret_cast<std::uint64_t>(a), reinterpret_cast<std::uint64_t>(b),
           static_cast<std::uint64_t>(n), 0} {
    std::memcpy(&of[3], &s, sizeof s);
  }
  Launch launch(std::int64_t n) const {
    Launch out;
    out.words = of;
    out.word_count = 4;
    out.grid = {(n + 31) / 32, 1, 1};
    out.name = "scale";
    return out;
  }
};

inline std::vector<float> ramp(std::size_t n) {
  std::vector<float> out(n);
  for (std::size_t i = 0; i < n; ++i) out[i] = static_cast<float>(i);
  return out;
}

inline void wait(Stream& stream) { ASSERT_TRUE(stream.record()->wait(std::chrono::seconds(60))); }

// A device that the test owns, in one of the two ways memory is.
class MetalRuntime : public ::testing::TestWithParam<bool> {
 protected:
  static void SetUpTestSuite() {
    const auto folder = std::filesystem::temp_directory_path() / "eas_msl_host_tests";
    ::setenv("MSL_HOST_DIR", folder.c_str(), 0);
  }
  void SetUp() override {
    if (std::system("clang++-22 --version > /dev/null 2>&1") != 0) {
      GTEST_SKIP() << "clang++-22 is not installed: kernels cannot be run on the host";
    }
    md_unified(GetParam() ? 1 : 0);
    md_delay(0, 1);
    device = std::make_unique<MtlDevice>(Ref::take(api().create_device()), 0);
    violations();
  }
  void TearDown() override {
    md_hold(0);
    md_memory(std::uint64_t{4} << 30);
    md_drain();
    device.reset();
    md_unified(1);
    md_delay(0, 1);
    EXPECT_EQ(violations(), "");
  }
  std::unique_ptr<MtlDevice> device;
};

}  // namespace eas::runtime::metal

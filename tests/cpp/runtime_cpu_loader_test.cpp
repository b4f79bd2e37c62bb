// Object files become code that runs, and bytes that are none are refused in words.
#include <gtest/gtest.h>
#include <eas/error.hpp>

#include <cstring>
#include <fstream>
#include <random>

#include "runtime/cpu/loader.hpp"
#include "runtime/cpu/symbols.hpp"
#include "runtime_cpu_object.hpp"

namespace eas::runtime::cpu {
namespace {

using test::make_object;

std::int32_t call(const LoadedCode& code, void* data) {
  const auto word = reinterpret_cast<std::uint64_t>(data);
  const abi::Launch launch;
  return code.entry()(&word, &launch, 0, 1, nullptr);
}

// A constant far from the code, a call into the process and a function of its own.
const std::string kBefore = R"(
declare float @fmodf(float, float)
define internal float @twice(float %x) noinline {
  %y = fadd float %x, %x
  ret float %y
})";
const std::string kBody = R"(
  %p = load ptr, ptr %words
  %x = load float, ptr %p
  %y = call float @fmodf(float %x, float 3.5)
  %z = call float @twice(float %y)
  store float %z, ptr %p
  ret i32 7)";

std::string refusal(std::string_view object) {
  try {
    LoadedCode::load(object);
  } catch (const BackendError& error) {
    return error.what();
  }
  return "loaded";
}

TEST(Loader, RunsCodeWithConstantsAndCalls) {
  const auto code = LoadedCode::load(make_object(kBody, kBefore));
  float x = 10;
  EXPECT_EQ(call(*code, &x), 7);
  EXPECT_EQ(x, 6);  // 2 * fmod(10, 3.5)
  EXPECT_GT(code->bytes(), 0u);
}

TEST(Loader, RefusesWhatIsNoObject) {
  EXPECT_NE(refusal("").find("[cpu] machine code cannot be loaded"), std::string::npos);
  EXPECT_NE(refusal("not an object file at all").find("cannot be loaded"), std::string::npos);
  EXPECT_NE(refusal(make_object("ret i32 0", "", "other")).find("no function eas_entry"),
            std::string::npos);
  EXPECT_NE(refusal(make_object("call void @elsewhere()\nret i32 0", "declare void @elsewhere()"))
                .find("it needs the unknown symbol 'elsewhere'"),
            std::string::npos);
}

// The disk cache has a checksum; should a damaged object come this far, it still ends no process.
TEST(Loader, SurvivesDamagedObjects) {
  const std::string good = make_object(kBody, kBefore);
  std::mt19937 random(7);
  int refused = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string bad = good;
    const int flips = 1 + static_cast<int>(random() % 4);
    for (int k = 0; k < flips; ++k) bad[random() % bad.size()] ^= static_cast<char>(random());
    if (random() % 4 == 0) bad.resize(random() % bad.size());
    if (refusal(bad) != "loaded") ++refused;
  }
  EXPECT_GT(refused, 300);
}

long resident_pages() {
  long size = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> size >> resident;
  return resident;
}

TEST(Loader, FreesItsMemory) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the sanitizer keeps freed memory";
#endif
  const std::string object = make_object(kBody, kBefore);
  const auto load_many = [&] {
    for (int i = 0; i < 2000; ++i) LoadedCode::load(object);
  };
  load_many();
  const long before = resident_pages();
  load_many();
  EXPECT_LT(resident_pages() - before, 256);  // 1 MB; 2000 kernels that stay are 16 MB
}

TEST(Loader, TellsPerfWhereCodeIs) {
  LoadOptions options;
  options.name = "my_kernel";
  options.debug = true;
  const auto code = LoadedCode::load(make_object(kBody, kBefore), options);
  const std::string process = std::to_string(::getpid());
  const auto read = [](const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text((std::istreambuf_iterator<char>(file)), {});
    std::remove(path.c_str());
    return text;
  };
  const std::string map = read("/tmp/perf-" + process + ".map");
  EXPECT_NE(map.find(" my_kernel\n"), std::string::npos) << map;
#if defined(__linux__)
  // An object without line tables: its name and its code (test_debug_perf.py reads it all).
  const std::string dump = read("/tmp/jit-" + process + ".dump");
  ASSERT_EQ(dump.substr(0, 4), "DTiJ");
  EXPECT_NE(dump.find(std::string("my_kernel") + '\0'), std::string::npos);
#endif
}

float halve(const char* name, float x) {
  float (*f)(float);
  const void* address = find_symbol(name);
  EXPECT_TRUE(address) << name;
  std::memcpy(&f, &address, sizeof f);
  return f(x);
}

TEST(Symbols, ConvertSixteenBitFloats) {
  for (const float x : {0.0f, 1.0f, -2.5f, 65504.0f, 1e-7f}) {
    const float back = halve("__extendhfsf2", halve("__truncsfhf2", x));
    EXPECT_NEAR(back, x, std::abs(x) / 1024 + 6e-8f);
    EXPECT_NEAR(halve("__extendbfsf2", halve("__truncsfbf2", x)), x, std::abs(x) / 256);
  }
  EXPECT_EQ(find_symbol("system"), nullptr);
}

}  // namespace
}  // namespace eas::runtime::cpu

// Variants: what a launch finds out about its arguments, the code that is made for it, and how that
// is kept, found again and freed.
#include <fstream>
#include <set>
#include <thread>

#include "codegen/llvm/codegen.hpp"
#include "compile/artifact.hpp"
#include "compile_native.hpp"
#include "runtime/cpu/machine.hpp"
#include "runtime/generator.hpp"

namespace eas::compile {
namespace {

// b[i * c] = a[i] + 1 for i < 16, by one program.
const char* const kStep = R"(kernel spmd (%0: buffer<f32>, %1: buffer<f32>, %2: i64) {
  %3 = arange start=0 size=16 : i64[16]
  %4 = load %0, %3 : f32[16]
  %5 = constant 1.0 : f32
  %6 = broadcast %5 : f32[16]
  %7 = add %4, %6 : f32[16]
  %8 = broadcast %2 : i64[16]
  %9 = mul %3, %8 : i64[16]
  store %1, %9, %7
})";

std::string adds(const std::string& number) {
  std::string text = kStep;
  return text.replace(text.find("1.0"), 3, number);
}

struct Data {
  std::vector<float> a = std::vector<float>(64, 1.0F), b = std::vector<float>(64, 0.0F);
  std::int64_t shape = 64, stride = 1;

  std::vector<NativeArgument> native(std::int64_t step, float* out = nullptr) {
    return {{a.data(), &shape, &stride, 1, 0},
            {out ? out : b.data(), &shape, &stride, 1, 0},
            {nullptr, nullptr, nullptr, 0, step}};
  }
  void run(const CompiledKernel& kernel, std::int64_t step) {
    const std::vector<interp::Argument> arguments{whole(a), whole(b), step};
    launch::run(kernel, arguments, {});
  }
};

class Variants : public NativeTest {};

TEST_F(Variants, RunTheKernel) {
  const auto kernel = compile_text(kStep, "cpu");
  Data data;
  data.a[3] = 5;
  data.run(*kernel, 2);
  EXPECT_EQ(data.b[6], 6.0F);
  EXPECT_EQ(data.b[7], 0.0F);
  EXPECT_EQ(data.b[30], 2.0F);
}

TEST_F(Variants, FollowFromTheArguments) {
  const auto kernel = compile_text(kStep, "cpu");
  const Code& code = *kernel->code;
  ASSERT_EQ(code.native->units().size(), 1U);
  Data data;
  const auto key_of = [&](const std::vector<NativeArgument>& arguments) {
    return launch::launch_facts(code, arguments, {1, 1, 1}, {1, 1, 1}).key;
  };
  EXPECT_EQ(key_of(data.native(1)).ones, 1U);
  EXPECT_EQ(key_of(data.native(2)).ones, 0U);
  EXPECT_TRUE(key_of(data.native(1)).disjoint);
  EXPECT_FALSE(key_of(data.native(1, data.a.data())).disjoint);
  EXPECT_FALSE(key_of(data.native(1, data.a.data() + 63)).disjoint);
  EXPECT_TRUE(key_of(data.native(1, data.a.data() + 64)).disjoint);
  // Backwards: from element 63 down to element 0.
  std::int64_t back = -1;
  auto arguments = data.native(1, data.a.data() + 64 + 63);
  arguments[1].strides = &back;
  EXPECT_TRUE(key_of(arguments).disjoint);
  arguments[1].data = data.a.data() + 64 + 62;
  EXPECT_FALSE(key_of(arguments).disjoint);
  // Nothing overlaps what has no elements.
  std::int64_t none = 0;
  arguments[1].shape = &none;
  EXPECT_TRUE(key_of(arguments).disjoint);
  EXPECT_FALSE(key_of(data.native(1)).check);
  config::set(config::Setting::check, "1");
  EXPECT_TRUE(key_of(data.native(1)).check);
  EXPECT_EQ(key_of(data.native(1)).group, (std::array<std::int64_t, 3>{1, 1, 1}));
}

TEST_F(Variants, StreamWhatIsNeverReadWhenMoreMovesThanTheCacheHolds) {
  const auto kernel = compile_text(kStep, "cpu");
  Data data;
  const std::int64_t cache = runtime::cpu::last_level_cache_bytes() / 4;  // in floats
  const auto streaming = [&](std::int64_t read, std::int64_t written) {
    std::vector<NativeArgument> arguments = data.native(1);
    arguments[0].shape = &read;
    arguments[1].shape = &written;
    return launch::launch_facts(*kernel->code, arguments, {1, 1, 1}, {1, 1, 1}).streaming;
  };
  EXPECT_EQ(streaming(64, 64), 0U);
  EXPECT_EQ(streaming(64, cache + 1), 2U);
  EXPECT_EQ(streaming(cache / 2, cache / 2), 0U);  // all of it just fits
  EXPECT_EQ(streaming(cache * 3 / 4, cache * 3 / 4), 2U);
  EXPECT_EQ(streaming(cache * 100, cache / 2), 0U);  // a little, out of much
}

TEST_F(Variants, StreamWithoutRegardToWhatIsNeverTouched) {
  const auto kernel = compile_text(R"(kernel spmd (%0: buffer<f32>, %1: buffer<f32>) {
  %2 = arange start=0 size=16 : i64[16]
  %3 = constant 1.0 : f32
  %4 = broadcast %3 : f32[16]
  store %1, %2, %4
})",
                                   "cpu");
  std::int64_t size = runtime::cpu::last_level_cache_bytes() / 4 * 3 / 4;
  Data data;
  std::vector<NativeArgument> arguments = data.native(1);
  arguments.pop_back();
  arguments[0].shape = arguments[1].shape = &size;
  EXPECT_EQ(launch::launch_facts(*kernel->code, arguments, {1, 1, 1}, {1, 1, 1}).streaming, 0U);
}

TEST_F(Variants, AreMadeOnceEach) {
  const auto kernel = compile_text(kStep, "cpu");
  VariantKey general, apart, unit;
  apart.disjoint = true;
  unit.disjoint = true;
  unit.ones = 1;
  EXPECT_EQ(kernel->code->native->find(general), nullptr);
  const Variant& first = launch::variant_for(*kernel, general);
  const Variant& second = launch::variant_for(*kernel, apart);
  const Variant& third = launch::variant_for(*kernel, unit);
  EXPECT_NE(&first, &second);
  EXPECT_NE(&second, &third);
  EXPECT_EQ(&launch::variant_for(*kernel, general), &first);
  EXPECT_EQ(&launch::variant_for(*kernel, apart), &second);
  EXPECT_EQ(kernel->code->native->recent(), &second);
  EXPECT_GT(kernel->codegen_ms(), 0);
  EXPECT_FALSE(kernel->was_cached());
}

TEST_F(Variants, OfManyThreadsAreOne) {
  const auto kernel = compile_text(kStep, "cpu");
  std::vector<const Variant*> found(4);
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < found.size(); ++i) {
    threads.emplace_back([&, i] { found[i] = &launch::variant_for(*kernel, VariantKey{}); });
  }
  for (std::thread& thread : threads) thread.join();
  for (const Variant* variant : found) EXPECT_EQ(variant, found[0]);
}

TEST_F(Variants, AreFewEvenWhereArgumentsDifferMuch) {
  // Four strides: sixteen combinations, of which few get code of their own.
  const auto kernel = compile_text(R"(kernel spmd (%0: buffer<i64>) {
    %1 = arange start=0 size=2 : i64[2]
    %2 = stride_of %0 axis=0 : i64
    %3 = stride_of %0 axis=1 : i64
    %4 = stride_of %0 axis=2 : i64
    %5 = stride_of %0 axis=3 : i64
    %6 = mul %2, %3 : i64
    %7 = mul %4, %5 : i64
    %8 = add %6, %7 : i64
    %9 = broadcast %8 : i64[2]
    store %0, %1, %9
  })",
                                   "cpu");
  ASSERT_EQ(kernel->code->native->units().size(), 4U);
  std::vector<std::int64_t> memory(2), shape(4, 1), strides(4);
  std::set<const Variant*> used;
  for (std::int64_t bits = 0; bits < 16; ++bits) {
    for (std::size_t axis = 0; axis < 4; ++axis) strides[axis] = bits >> axis & 1 ? 1 : 10;
    interp::BufferArgument argument{memory.data(), DType::int64, shape, strides, false};
    const std::vector<interp::Argument> arguments{argument};
    launch::run(*kernel, arguments, {});
    EXPECT_EQ(memory[1], strides[0] * strides[1] + strides[2] * strides[3]);
    used.insert(kernel->code->native->recent());
  }
  EXPECT_EQ(used.size(), 9U);
}

TEST_F(Variants, AreFoundOnDiskByTheNext) {
  Data data;
  const auto first = compile_text(kStep, "cpu", "first");
  data.run(*first, 1);
  EXPECT_FALSE(first->was_cached());
  memory_cache().clear();
  const auto second = compile_text(kStep, "cpu", "second");
  EXPECT_NE(first->code.get(), second->code.get());
  data.run(*second, 1);
  EXPECT_TRUE(second->code->native->recent()->from_disk);
  EXPECT_TRUE(second->was_cached());
  EXPECT_EQ(second->codegen_ms(), 0);
  data.run(*second, 2);  // another variant
  EXPECT_FALSE(second->code->native->recent()->from_disk);
  std::set<std::string> titles;  // without order: both may be of the same tick of the disk's clock
  for (const auto& entry : disk_cache().entries()) titles.insert(entry.title);
  EXPECT_EQ(titles, (std::set<std::string>{"first (disjoint, c = 1)", "second (disjoint)"}));
}

TEST_F(Variants, AreCompiledAgainWhereTheDiskIsDamaged) {
  Data data;
  data.run(*compile_text(kStep, "cpu"), 1);
  for (const auto& file : std::filesystem::recursive_directory_iterator(folder / "v1")) {
    if (!file.is_regular_file()) continue;
    std::fstream bytes(file.path(), std::ios::binary | std::ios::in | std::ios::out);
    bytes.seekp(-20, std::ios::end);
    bytes << "garbage";
  }
  memory_cache().clear();
  const auto again = compile_text(kStep, "cpu");
  data.run(*again, 1);
  EXPECT_FALSE(again->code->native->recent()->from_disk);
  memory_cache().clear();
  const auto third = compile_text(kStep, "cpu");
  data.run(*third, 1);
  EXPECT_TRUE(third->code->native->recent()->from_disk);
}

TEST_F(Variants, DoNotNeedADisk) {
  Data data;
  config::set(config::Setting::cache_size, "0");
  data.run(*compile_text(kStep, "cpu"), 1);
  EXPECT_TRUE(disk_cache().entries().empty());
  config::set(config::Setting::cache_size, "1GB");
  config::set(config::Setting::cache_dir, "/dev/null/eas");
  data.run(*compile_text(kStep, "cpu"), 2);
  EXPECT_EQ(data.b[2], 2.0F);
}

TEST_F(Variants, AreTheSameBytesEveryTime) {
  const auto object_of = [](const std::string& text) {
    const auto kernel = compile_text(text, "cpu");
    return codegen::generate(*native_function(*kernel, {}, *kernel->code->generator),
                             codegen::target(), {})
        .object;
  };
  const std::string first = object_of(kStep);
  EXPECT_EQ(first, object_of(kStep));
  EXPECT_NE(first, object_of(adds("2.0")));
}

TEST_F(Variants, CarryNamesAndLinesOnlyWhenAskedTo) {
  EXPECT_EQ(compile_text(kStep, "cpu", "one")->code->key,
            compile_text(kStep, "cpu", "two")->code->key);
  config::set(config::Setting::debug, "1");
  const auto one = compile_text(kStep, "cpu", "one");
  EXPECT_NE(one->code->key, compile_text(kStep, "cpu", "two")->code->key);
  EXPECT_TRUE(one->code->debug);
  Data data;
  data.run(*one, 1);
  EXPECT_EQ(data.b[0], 2.0F);
}

TEST_F(Variants, AreForTheProcessorTheirCodeWasCompiledFor) {
  const auto native = compile_text(kStep, "cpu");
  if (!codegen::target().triple.starts_with("x86_64")) GTEST_SKIP() << "other processors' names";
  config::set(config::Setting::target_cpu, "x86-64");
  const auto plain = compile_text(kStep, "cpu");
  EXPECT_NE(native->code->key, plain->code->key);
  EXPECT_NE(plain->code->generator->identity().find("x86-64"), std::string::npos);
  EXPECT_NE(native->code->generator, plain->code->generator);
  Data data;
  data.run(*native, 1);  // made only now
  data.run(*plain, 1);
  EXPECT_FALSE(plain->was_cached());
  EXPECT_EQ(data.b[0], 2.0F);
}

TEST_F(Variants, HaveTextForPeople) {
  const auto kernel = compile_text(kStep, "interpreter");
  const auto native = for_target(kernel, "cpu");
  EXPECT_EQ(for_target(native, "cpu"), native);
  EXPECT_NE(source_text(kernel, "llvm", "LLVM IR").find("define"), std::string::npos);
  EXPECT_NE(source_text(native, "asm", "assembly").find("eas_entry"), std::string::npos);
}

TEST_F(Variants, AreFreedWithTheirCode) {
  std::weak_ptr<const Code> code;
  {
    const auto kernel = compile_text(kStep, "cpu");
    Data data;
    data.run(*kernel, 1);
    code = kernel->code;
  }
  EXPECT_FALSE(code.expired());  // the cache keeps it
  memory_cache().clear();
  EXPECT_TRUE(code.expired());
}

std::int64_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::int64_t pages = 0;
  file >> pages >> pages;
  return pages * 4096;
}

TEST_F(Variants, DoNotFillTheMemory) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the sanitizer keeps freed memory";
#endif
  config::set(config::Setting::cache_size, "0");
  Data data;
  const auto compile_some = [&](int first) {
    for (int i = first; i < first + 25; ++i) {
      data.run(*compile_text(adds(std::to_string(i) + ".5"), "cpu"), 1);
      EXPECT_EQ(data.b[0], static_cast<float>(i) + 1.5F);
    }
    memory_cache().clear();
  };
  compile_some(0);
  const std::int64_t before = resident_bytes();
  compile_some(25);
  compile_some(50);
  EXPECT_LT(resident_bytes() - before, 4 << 20);
}

TEST(Artifact, IsTheSameAfterADisk) {
  StoredVariant variant;
  variant.artifact.object = std::string("\0elf\n", 5);
  variant.artifact.words = {{abi::WordKind::Data, 0, 0}, {abi::WordKind::Stride, 7, 3}};
  variant.artifact.scratch_bytes = 640;
  variant.artifact.program_cost = 12.5;
  variant.artifact.serial = true;
  variant.prints = {{9, {4, 1}, {ir::Type::tile(DType::float16, {2, 3})}}, {10, {}, {}}};
  const std::string bytes = encode(variant);
  const auto back = decode_variant(bytes);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->artifact.object, variant.artifact.object);
  EXPECT_EQ(back->artifact.words, variant.artifact.words);
  EXPECT_EQ(back->artifact.scratch_bytes, 640);
  EXPECT_EQ(back->artifact.program_cost, 12.5);
  EXPECT_TRUE(back->artifact.serial);
  ASSERT_EQ(back->prints.size(), 2U);
  EXPECT_EQ(back->prints[0].location, 9U);
  EXPECT_EQ(back->prints[0].attributes, (std::vector<std::int64_t>{4, 1}));
  EXPECT_EQ(back->prints[0].operands[0], ir::Type::tile(DType::float16, {2, 3}));
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(decode_variant(std::string_view(bytes).substr(0, size))) << size;
  }
  EXPECT_FALSE(decode_variant(bytes + "x"));
}

}  // namespace
}  // namespace eas::compile

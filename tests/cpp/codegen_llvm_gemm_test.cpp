// Matrix products: emitted, loaded and run beside a plain triple loop, on every edge the tiles have,
// with operands packed and in place; and what the machine code for other CPUs looks like.
#include <gtest/gtest.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/TargetSelect.h>
#include <sys/mman.h>
#include <unistd.h>

#include <bit>
#include <cstring>
#include <limits>
#include <memory>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "codegen/llvm/gemm/gemm.hpp"
#include "codegen/llvm/object.hpp"
#include "runtime/cpu/loader.hpp"

namespace eas::codegen {
namespace {

enum class Where { Packed, InPlace };

enum class Flags { Written, AtRun };  // into the code, or known when it runs

struct Case {
  GemmShape shape;
  Where a = Where::Packed, b = Where::Packed;
  bool zero = false;
  Flags flags = Flags::Written;
  bool elsewhere = false;  // at run only
  std::int64_t ldc() const { return shape.n + 3; }
};

// eas_entry(words): words are a, b, c, A's row stride, A's column stride, B's row stride, another
// place for the sums, its row stride, whether they begin at zero and whether they end there.
void emit_case(llvm::Module& module, const Target& target, DType dtype, const Case& c) {
  llvm::LLVMContext& context = module.getContext();
  llvm::IRBuilder<> builder(context);
  llvm::Type *pointer = builder.getPtrTy(), *word = builder.getInt64Ty();
  auto* function = llvm::Function::Create(
      llvm::FunctionType::get(builder.getInt32Ty(), {pointer, pointer, word, word, pointer}, false),
      llvm::Function::ExternalLinkage, "eas_entry", module);
  builder.SetInsertPoint(llvm::BasicBlock::Create(context, "entry", function));
  const auto argument = [&](llvm::Type* type, unsigned i) {
    return builder.CreateLoad(type, builder.CreateConstGEP1_64(word, function->getArg(0), i));
  };
  GemmOperand a(argument(pointer, 0)), b(argument(pointer, 1));
  if (c.a == Where::InPlace) a = GemmOperand(a.data, argument(word, 3), argument(word, 4));
  if (c.b == Where::InPlace) b = GemmOperand(b.data, argument(word, 5), builder.getInt64(1));
  Emit emit{builder, target};
  GemmSums sums{.c = argument(pointer, 2), .ldc = c.ldc(), .fresh = builder.getInt1(c.zero)};
  if (c.flags == Flags::AtRun) {
    sums.fresh = builder.CreateIsNotNull(argument(word, 8));
    sums.elsewhere = builder.CreateIsNotNull(argument(word, 9));
    sums.out = argument(pointer, 6);
    sums.out_stride = argument(word, 7);
  }
  emit_gemm(emit, dtype, c.shape, a, b, sums);
  builder.CreateRet(builder.getInt32(0));
}

std::shared_ptr<const runtime::cpu::LoadedCode> compile(DType dtype, const Case& c) {
  llvm::LLVMContext context;
  llvm::Module module("gemm", context);
  prepare(module, target());
  emit_case(module, target(), dtype, c);
  optimise(module, target());
  return runtime::cpu::LoadedCode::load(emit_object(module, target()));
}

// Elements that end where the process may not read on.
template <class T>
class Guarded {
 public:
  explicit Guarded(std::size_t count) : page_(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))) {
    bytes_ = (count * sizeof(T) + page_ - 1) / page_ * page_;
    void* memory =
        mmap(nullptr, bytes_ + page_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) std::abort();
    base_ = static_cast<std::byte*>(memory);
    mprotect(base_ + bytes_, page_, PROT_NONE);
    data_ = reinterpret_cast<T*>(base_ + bytes_) - count;
  }
  ~Guarded() { munmap(base_, bytes_ + page_); }
  Guarded(const Guarded&) = delete;
  Guarded& operator=(const Guarded&) = delete;
  T& operator[](std::int64_t i) { return data_[i]; }
  T* data() { return data_; }

 private:
  std::size_t page_, bytes_ = 0;
  std::byte* base_ = nullptr;
  T* data_ = nullptr;
};

template <class T>
struct alignas(64) Line {
  T values[64 / sizeof(T)];
};

// Whole numbers small enough for every float sum to be exact; integers of any size, which wrap.
template <class T>
std::vector<T> numbers(std::int64_t count, std::mt19937_64& random) {
  std::vector<T> out(static_cast<std::size_t>(count));
  for (T& x : out) {
    const std::uint64_t bits = random();
    x = std::is_integral_v<T> ? static_cast<T>(bits)
                              : static_cast<T>(static_cast<int>(bits % 17) - 8);
  }
  return out;
}

template <class T>
void check(DType dtype, const Case& c) {
  const auto [m, n, k] = c.shape;
  SCOPED_TRACE(std::string(name(dtype)) + " " + std::to_string(m) + "x" + std::to_string(n) + "x" +
               std::to_string(k) + (c.a == Where::InPlace ? " a in place" : "") +
               (c.b == Where::InPlace ? " b in place" : "") + (c.zero ? " zero" : "") +
               (c.flags == Flags::AtRun ? " at run" : "") + (c.elsewhere ? " elsewhere" : ""));
  std::mt19937_64 random(7);
  const std::vector<T> a = numbers<T>(m * k, random), b = numbers<T>(k * n, random);
  const std::vector<T> before = numbers<T>(m * c.ldc(), random);
  const GemmLayout layout = gemm_layout(target(), dtype, c.shape);

  // What padding holds is nobody's business.
  const T poison = std::is_integral_v<T> ? T(77) : std::numeric_limits<T>::quiet_NaN();
  const auto lines = [&](std::int64_t bytes) {
    std::vector<Line<T>> memory(static_cast<std::size_t>((bytes + 63) / 64));
    for (Line<T>& line : memory) std::fill(std::begin(line.values), std::end(line.values), poison);
    return memory;
  };
  auto packed_a = lines(layout.a_bytes), packed_b = lines(layout.b_bytes);
  const std::int64_t a_column = 2, a_row = k * a_column + 1, b_row = n + 5;
  Guarded<T> strided_a(static_cast<std::size_t>((m - 1) * a_row + (k - 1) * a_column + 1));
  Guarded<T> strided_b(static_cast<std::size_t>((k - 1) * b_row + n));
  for (std::int64_t p = 0; p < k; ++p) {
    for (std::int64_t i = 0; i < m; ++i) {
      const T x = a[static_cast<std::size_t>(i * k + p)];
      packed_a.front().values[(i / layout.mr * k + p) * layout.mr + i % layout.mr] = x;
      strided_a[i * a_row + p * a_column] = x;
    }
    for (std::int64_t j = 0; j < n; ++j) {
      const T x = b[static_cast<std::size_t>(p * n + j)];
      packed_b.front().values[j / layout.nr * layout.b_panel + p * layout.nr + j % layout.nr] = x;
      strided_b[p * b_row + j] = x;
    }
  }
  const auto word = [](const auto* p) { return std::bit_cast<std::uint64_t>(p); };
  std::vector<T> result = before;
  const std::int64_t out_row = n + 4;
  std::vector<T> other(static_cast<std::size_t>(m * out_row), poison);
  const std::uint64_t words[] = {
      c.a == Where::Packed ? word(packed_a.data()->values) : word(strided_a.data()),
      c.b == Where::Packed ? word(packed_b.data()->values) : word(strided_b.data()),
      word(result.data()),
      static_cast<std::uint64_t>(a_row),
      static_cast<std::uint64_t>(a_column),
      static_cast<std::uint64_t>(b_row),
      word(other.data()),
      static_cast<std::uint64_t>(out_row),
      c.zero,
      c.elsewhere};
  const auto code = compile(dtype, c);
  ASSERT_EQ(code->entry()(words, nullptr, 0, 1, nullptr), 0);

  if (c.elsewhere) {  // c holds anything then, but what lies beside it
    for (std::int64_t i = 0; i < m; ++i) {
      for (std::int64_t j = 0; j < n; ++j) {
        T& held = result[static_cast<std::size_t>(i * c.ldc() + j)];
        held = std::exchange(other[static_cast<std::size_t>(i * out_row + j)], poison);
      }
    }
  }
  for (const T& x : other) {
    ASSERT_TRUE(x == poison || (x != x && poison != poison)) << "written beside the sums";
  }
  using Sum = std::conditional_t<std::is_integral_v<T>, std::uint64_t, T>;
  for (std::int64_t i = 0; i < m; ++i) {
    for (std::int64_t j = 0; j < c.ldc(); ++j) {
      const auto at = static_cast<std::size_t>(i * c.ldc() + j);
      Sum sum = c.zero && j < n ? Sum(0) : static_cast<Sum>(before[at]);
      for (std::int64_t p = 0; p < k && j < n; ++p) {
        sum += static_cast<Sum>(a[static_cast<std::size_t>(i * k + p)]) *
               static_cast<Sum>(b[static_cast<std::size_t>(p * n + j)]);
      }
      ASSERT_EQ(result[at], static_cast<T>(sum)) << "at " << i << ", " << j;
    }
  }
}

TEST(Gemm, AgreesWithALoopOnEveryEdge) {
  for (const GemmShape shape : {GemmShape{1, 1, 1},
                                {1, 100, 3},
                                {7, 1, 9},
                                {5, 7, 4},
                                {6, 16, 8},
                                {13, 33, 17},
                                {33, 65, 48},
                                {64, 64, 64},
                                {31, 50, 5}}) {
    for (const Where a : {Where::Packed, Where::InPlace}) {
      for (const Where b : {Where::Packed, Where::InPlace}) {
        check<float>(DType::float32, {shape, a, b});
        check<double>(DType::float64, {shape, a, b, true});
      }
    }
  }
}

// More of k than a panel of B has room for: several runs, of one length and not; more rows than a
// block of A.
TEST(Gemm, RunsAlongALongK) {
  for (const std::int64_t k : {1000, 3072, 4099}) {
    for (const bool zero : {false, true}) {
      check<float>(DType::float32, {{20, 40, k}, Where::Packed, Where::Packed, zero});
      check<float>(DType::float32, {{77, 40, k}, Where::InPlace, Where::InPlace, zero});
    }
  }
}

TEST(Gemm, BeginsAndEndsWhereTheFlagsSay) {
  for (const GemmShape shape : {GemmShape{5, 7, 4}, {33, 65, 48}, {70, 50, 1500}, {20, 40, 4099}}) {
    for (const bool zero : {false, true}) {
      for (const bool elsewhere : {false, true}) {
        const Case c{shape, Where::InPlace, Where::Packed, zero, Flags::AtRun, elsewhere};
        check<float>(DType::float32, c);
        check<double>(DType::float64, c);
        check<std::int32_t>(DType::int32, c);
      }
    }
  }
}

TEST(Gemm, IntegersWrap) {
  const GemmShape shape{9, 37, 21};
  check<std::int8_t>(DType::int8, {shape, Where::InPlace, Where::InPlace});
  check<std::uint16_t>(DType::uint16, {shape});
  check<std::int32_t>(DType::int32, {shape, Where::InPlace});
  check<std::uint32_t>(DType::uint32, {shape});
  check<std::int64_t>(DType::int64, {shape, Where::Packed, Where::InPlace, true});
  check<std::uint64_t>(DType::uint64, {shape});
}

const Target kHaswell{"x86_64-unknown-linux-gnu", "haswell", "", 32, 16, true};
const Target kSkylake{"x86_64-unknown-linux-gnu", "skylake-avx512", "", 64, 32, true};
const Target kNeoverse{"aarch64-unknown-linux-gnu", "neoverse-n1", "", 16, 32, true};
const Target kPlain{"x86_64-unknown-linux-gnu", "x86-64", "", 16, 16, false};

std::string assembly(const Target& target, DType dtype, const Case& c) {
  static const bool initialised = [] {
    LLVMInitializeX86TargetInfo(), LLVMInitializeX86Target(), LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter(), LLVMInitializeAArch64TargetInfo();
    LLVMInitializeAArch64Target(), LLVMInitializeAArch64TargetMC();
    LLVMInitializeAArch64AsmPrinter();
    return true;
  }();
  EXPECT_TRUE(initialised);
  llvm::LLVMContext context;
  llvm::Module module("gemm", context);
  prepare(module, target);
  emit_case(module, target, dtype, c);
  module.getFunction("eas_entry")->addFnAttr("prefer-vector-width", "512");
  optimise(module, target);
  return emit_assembly(module, target);
}

int count(const std::string& text, const std::string& word) {
  int n = 0;
  for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++n;
  return n;
}

// Lines that save a vector register (LLVM's comments say which lines save one).
int vector_spills(const std::string& text) {
  int n = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const bool vector =
        line.find("mm") != std::string::npos || line.find("\tq") != std::string::npos;
    n += vector && line.find("Spill") != std::string::npos ? 1 : 0;
  }
  return n;
}

// No accumulator goes to the stack, whatever the target: the tile was chosen to fit.
TEST(Gemm, FitsTheRegisters) {
  for (const Target& target : {kHaswell, kSkylake, kNeoverse, kPlain}) {
    for (const DType dtype : {DType::float32, DType::float64, DType::int32}) {
      // SSE2 has no multiplication of 32-bit integers: LLVM makes one of what it has.
      if (dtype == DType::int32 && target.cpu == kPlain.cpu) continue;
      for (const GemmShape shape : {GemmShape{64, 64, 64}, {12, 24, 32}}) {
        for (const Where a : {Where::Packed, Where::InPlace}) {
          SCOPED_TRACE(target.cpu + " " + std::string(name(dtype)));
          for (const Flags flags : {Flags::Written, Flags::AtRun}) {
            const std::string text =
                assembly(target, dtype, {shape, a, Where::Packed, false, flags});
            EXPECT_EQ(vector_spills(text), 0) << text;
          }
        }
      }
    }
  }
}

TEST(Gemm, MultipliesByLanesOnArm) {
  const std::string text = assembly(kNeoverse, DType::float32, {{64, 48, 64}});
  EXPECT_GT(count(text, ".s[3]"), 0) << text;
}

TEST(Gemm, LayoutCountsPadding) {
  for (const Target& target : {kHaswell, kSkylake, kNeoverse, kPlain}) {
    for (const GemmShape shape : {GemmShape{1, 1, 1}, {33, 65, 48}, {128, 128, 256}}) {
      const GemmLayout layout = gemm_layout(target, DType::float32, shape);
      EXPECT_LE(layout.mr, shape.m);
      EXPECT_EQ(layout.nr % (target.vector_bytes / 4), 0);
      EXPECT_EQ(layout.a_bytes, (shape.m + layout.mr - 1) / layout.mr * layout.mr * shape.k * 4);
      EXPECT_GE(layout.b_panel, layout.nr * shape.k);
      EXPECT_EQ(layout.b_panel * 4 % 128, 64) << "an odd number of cache lines";
      EXPECT_EQ(layout.b_bytes, (shape.n + layout.nr - 1) / layout.nr * layout.b_panel * 4);
    }
  }
}

}  // namespace
}  // namespace eas::codegen

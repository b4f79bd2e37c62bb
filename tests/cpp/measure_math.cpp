// Writes docs/math.md (`make math-table`): the largest error of every elementary function, where it
// is, and its speed. `measure_math 1` tries every float (some hours), `measure_math 13` every 13th.
#include <array>
#include <bit>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <thread>

#include "codegen_llvm_math.hpp"

namespace eas::codegen::test {
namespace {

constexpr std::size_t kBlock = 1 << 14;

template <class T>
using Ways = std::array<Measured<T>, 2>;  // IEEE and fast_math

// Every `stride`-th float, shared by the machine's cores.
Ways<float> sweep(const Ways<float>& ways, std::size_t index, const ops::OpInfo& row,
                  std::uint64_t stride) {
  const unsigned workers = std::max(1U, std::thread::hardware_concurrency());
  std::vector<Ways<float>> found(workers, ways);
  std::vector<std::thread> threads;
  for (unsigned worker = 0; worker < workers; ++worker) {
    threads.emplace_back([&, worker] {
      std::vector<float> x(kBlock);
      for (std::uint64_t at = worker * kBlock * stride; at < (1ULL << 32);
           at += workers * kBlock * stride) {
        for (std::size_t i = 0; i < kBlock; ++i) {
          x[i] = std::bit_cast<float>(static_cast<std::uint32_t>(at + i * stride));
        }
        measure<float>(found[worker], index, row, x, {});
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  Ways<float> out = ways;
  for (const Ways<float>& each : found) {
    for (std::size_t way = 0; way < out.size(); ++way) {
      out[way].worst.take(each[way].worst.ulp, each[way].worst.x, each[way].worst.y);
    }
  }
  return out;
}

// Random bits and everyday sizes in turns.
template <class T>
Ways<T> sample(Ways<T> ways, std::size_t index, const ops::OpInfo& row) {
  std::mt19937_64 random(17);
  const auto number = [&](bool any) {
    const std::uint64_t bits = random();
    if (any) return std::bit_cast<T>(static_cast<Bits<T>>(bits));
    const double unit = static_cast<double>(bits >> 11) * 0x1p-53;
    return static_cast<T>((bits & 16 ? unit : -unit) *
                          std::exp2(static_cast<double>(bits & 15) - 5));
  };
  std::vector<T> x(kBlock), y(kBlock);
  for (int round = 0; round < 256; ++round) {
    for (T& each : x) each = number(round % 4 == 0);
    for (T& each : y) each = number(round % 4 == 0);
    measure<T>(ways, index, row, x, y);
  }
  return ways;
}

// ns for one element, the best of many runs over memory that stays in the first cache.
template <class T>
double speed(const Pieces& pieces, std::size_t index, const ops::OpInfo& row) {
  constexpr std::size_t kCount = 1024;
  std::vector<T> x(kCount), y(kCount, T{1.25}), out(kCount);
  for (std::size_t i = 0; i < kCount; ++i) {
    x[i] = static_cast<T>(0.0009 * static_cast<double>(i + 1));
  }
  const void* in[] = {x.data(), y.data()};
  double best = 1e9;
  for (int round = 0; round < 2000; ++round) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < 8; ++i) {
      pieces.run(index, {in, static_cast<std::size_t>(row.arity)}, out.data(), kCount);
    }
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    best = std::min(best, took.count() / (8 * kCount));
  }
  return best;
}

template <class T>
void write_rows(std::uint64_t stride) {
  const unsigned lanes = static_cast<unsigned>(target().vector_bytes / int{sizeof(T)});
  const auto rows = approximated();
  Pieces exact(target()), fast(target(), /*fast_math=*/true);
  for (const ops::OpInfo* row : rows) {
    exact.add(piece_of(*row, dtype_of<T>, lanes));
    fast.add(piece_of(*row, dtype_of<T>, lanes));
  }
  exact.compile();
  fast.compile();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ops::OpInfo& row = *rows[i];
    Ways<T> ways = {Measured<T>{&exact}, Measured<T>{&fast, kFastLeast<T>}};
    ways = sample<T>(ways, i, row);
    if constexpr (std::same_as<T, float>) {
      if (row.arity == 1) ways = sweep(ways, i, row, stride);
    }
    const Worst<T>& worst = ways[0].worst;
    std::printf("| `%s` | %s | %.2f | %d | `%a`", std::string(row.name).c_str(),
                std::string(name(dtype_of<T>)).c_str(), worst.ulp, row.ulp, double{worst.x});
    if (row.arity == 2) std::printf(", `%a`", double{worst.y});
    std::printf(" | %.2f | %.2f | %.2f |\n", ways[1].worst.ulp, speed<T>(exact, i, row),
                speed<T>(fast, i, row));
    std::fflush(stdout);
  }
}

constexpr const char* kPage = R"(# Elementary functions on the CPU

What native code computes for the rows of the op table that are approximated: our own vector code, inlined into kernels.
`make math-table` measures it and writes this page (`tests/cpp/measure_math.cpp`);
`tests/cpp/codegen_llvm_math_test.cpp` holds it to its bounds. 16-bit floats are computed as float32 and rounded once.

## What `fast_math` changes

`@eas.kernel(fast_math=True)` allows contraction and reassociation of `+ - * /` and these shorter functions. NaN stays
NaN, infinities, zeros and poles stay what they are (but for `sigmoid`, below), and every function stays within 5 ulp;
the difference is this:

| function | float32 | float64 |
|---|---|---|
| `exp` | one term less; a result below 2^-125 is 0 | a result below 2^-1021 is 0 |
| `sigmoid` | `exp` as above, the CPU's reciprocal estimate and one step of Newton's method instead of a division; no result is below 2^-126, where it should be 0 | `exp` as above; no result is below 2^-1022 |
| `tanh` | one quotient without its correction, by the same reciprocal | one quotient without its correction |
| `rsqrt` | the CPU's estimate and one step (x86, four lanes or more); a subnormal counts as 0 | as without |
| all others | as without | as without |

## Measured

The largest error in units of the last place of the result, against a wider type (double for float32, 80 bits for
float64), the bound of the row and where the error is; the largest error with `fast_math` (where neither operand nor
result is next to 0); and ns an element in vector code on one thread, without and with it.
)";

void write_page(std::uint64_t stride) {
  const std::string tried =
      stride == 1 ? "every float there is" : "one float in " + std::to_string(stride);
  std::printf(
      "%sfloat32 of one operand: %s.\n"
      "Everything else: four million random numbers, a quarter of them random bits.\n"
      "Measured on %s.\n\n"
      "| function | dtype | max ulp | bound | where | fast ulp | ns | fast ns |\n"
      "|---|---|---|---|---|---|---|---|\n",
      kPage, tried.c_str(), target().cpu.c_str());
  write_rows<float>(stride);
  write_rows<double>(stride);
}

}  // namespace
}  // namespace eas::codegen::test

int main(int count, char** arguments) {
  eas::codegen::test::write_page(count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 4099);
}

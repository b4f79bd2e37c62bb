// The workloads by hand: OpenMP, vector types of the compiler, -O3 -ffast-math for this machine. A
// limit to come near to, not a peer: nobody would write all this instead of a kernel. Also the rates
// of the machine itself (limits.py). Built by reference.py; every function has C linkage.
#include <omp.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>
#ifdef __AVX__
#include <immintrin.h>
#endif

namespace {

using Index = std::int64_t;
constexpr int kLanes = 8;
typedef float Vec __attribute__((vector_size(32), aligned(4), may_alias));
typedef int IntVec __attribute__((vector_size(32), aligned(4), may_alias));
typedef double DoubleVec __attribute__((vector_size(32), aligned(8), may_alias));

Vec load(const float* p) { return *reinterpret_cast<const Vec*>(p); }
void store(float* p, Vec v) { *reinterpret_cast<Vec*>(p) = v; }
Vec splat(float x) { return Vec{} + x; }

bool at_vector(const float* p) { return reinterpret_cast<std::uintptr_t>(p) % sizeof(Vec) == 0; }

// Past the caches, where the machine can: the line is never read only to be overwritten.
void stream(float* p, Vec v) {
#ifdef __AVX__
  _mm256_stream_ps(p, v);
#else
  store(p, v);
#endif
}

void end_of_streams() {
#ifdef __AVX__
  _mm_sfence();
#endif
}

Vec max(Vec a, Vec b) { return a > b ? a : b; }

float sum_of_lanes(Vec v) {
  float sum = 0;
  for (int i = 0; i < kLanes; ++i) sum += v[i];
  return sum;
}

float max_of_lanes(Vec v) {
  float best = v[0];
  for (int i = 1; i < kLanes; ++i) best = std::max(best, v[i]);
  return best;
}

// e^x: 2^n times a polynomial on [-ln2/2, ln2/2]; x is clamped to where float has normal numbers.
Vec exp(Vec x) {
  x = max(x, splat(-87.3f));
  x = x < splat(88.3f) ? x : splat(88.3f);
  const float shift = 12582912.0f;  // 1.5 * 2^23: adding it rounds to an integer
  Vec scaled = x * 1.44269504f;
#ifdef __AVX__
  Vec n = _mm256_round_ps(scaled, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
#else
  Vec shifted = scaled + shift;
  asm("" : "+w"(shifted));  // or -ffast-math takes the two additions away
  Vec n = shifted - shift;
#endif
  (void)shift;
  Vec r = x - n * 0.693359375f + n * 2.12194440e-4f;
  Vec p = splat(1.9875691500e-4f);
  p = p * r + 1.3981999507e-3f;
  p = p * r + 8.3334519073e-3f;
  p = p * r + 4.1665795894e-2f;
  p = p * r + 1.6666665459e-1f;
  p = p * r + 5.0000001201e-1f;
  p = p * (r * r) + (r + 1.0f);
  IntVec bits = __builtin_convertvector(n, IntVec) << 23;
  return reinterpret_cast<Vec>(reinterpret_cast<IntVec>(p) + bits);
}

float exp(float x) { return exp(splat(x))[0]; }

// 1 / sqrt(x): the machine's estimate and one step of Newton, where it has an estimate.
Vec rsqrt(Vec x) {
#ifdef __AVX__
  Vec r = _mm256_rsqrt_ps(x);
  return r * 0.5f * (3.0f - x * r * r);
#else
  Vec out;
  for (int i = 0; i < kLanes; ++i) out[i] = 1 / std::sqrt(x[i]);
  return out;
#endif
}

// This thread's part of n elements, in whole cache lines; the last thread takes what is left.
struct Part {
  Index begin, end;
  explicit Part(Index n) {
    const Index threads = omp_get_num_threads(), me = omp_get_thread_num();
    const Index each = n / threads & ~Index{63};
    begin = me * each;
    end = me == threads - 1 ? n : begin + each;
  }
};

// An 8x8 block read by rows of `from` and given by columns.
void transpose_block(const float* from, Index stride, Vec out[8]) {
  Vec rows[8], mixed[8];
  for (int i = 0; i < 8; ++i) rows[i] = load(from + i * stride);
  for (int i = 0; i < 8; i += 2) {
    mixed[i] = __builtin_shufflevector(rows[i], rows[i + 1], 0, 8, 1, 9, 4, 12, 5, 13);
    mixed[i + 1] = __builtin_shufflevector(rows[i], rows[i + 1], 2, 10, 3, 11, 6, 14, 7, 15);
  }
  for (int i = 0; i < 8; i += 4) {
    rows[i] = __builtin_shufflevector(mixed[i], mixed[i + 2], 0, 1, 8, 9, 4, 5, 12, 13);
    rows[i + 1] = __builtin_shufflevector(mixed[i], mixed[i + 2], 2, 3, 10, 11, 6, 7, 14, 15);
    rows[i + 2] = __builtin_shufflevector(mixed[i + 1], mixed[i + 3], 0, 1, 8, 9, 4, 5, 12, 13);
    rows[i + 3] = __builtin_shufflevector(mixed[i + 1], mixed[i + 3], 2, 3, 10, 11, 6, 7, 14, 15);
  }
  for (int i = 0; i < 4; ++i) {
    out[i] = __builtin_shufflevector(rows[i], rows[i + 4], 0, 1, 2, 3, 8, 9, 10, 11);
    out[i + 4] = __builtin_shufflevector(rows[i], rows[i + 4], 4, 5, 6, 7, 12, 13, 14, 15);
  }
}

// Independent chains of multiply-adds, in registers: each begins with another number, so that none is
// the copy of another, and all are used in the end.
template <class V>
double fma_peak() {
  constexpr Index kSteps = 4'000'000, kChains = 12;
  double rest = 0;
  const double start = omp_get_wtime();
#pragma omp parallel reduction(+ : rest)
  {
    V acc[kChains], factor = V{} + 0.999f, term = V{} + 0.001f;
    for (Index i = 0; i < kChains; ++i) acc[i] = V{} + 0.125f * static_cast<float>(i);
    for (Index step = 0; step < kSteps; ++step) {
      for (auto& a : acc) a = a * factor + term;
    }
    for (auto& a : acc) rest += a[0];
  }
  const double seconds = omp_get_wtime() - start;
  const double flops =
      2.0 * kSteps * kChains * (sizeof(V) / sizeof(V{}[0])) * omp_get_max_threads();
  return rest > 0 ? flops / seconds : 0;
}

}  // namespace

extern "C" {

void ref_threads(int threads) { omp_set_num_threads(threads); }

double ref_fma_f32() { return fma_peak<Vec>(); }
double ref_fma_f64() { return fma_peak<DoubleVec>(); }

void ref_add(const float* x, const float* y, float* out, Index n) {
#pragma omp parallel for simd schedule(static)
  for (Index i = 0; i < n; ++i) out[i] = x[i] + y[i];
}

void ref_add_stream(const float* x, const float* y, float* out, Index n) {
#pragma omp parallel
  {
    const Part part(n);
    Index i = part.begin;
    for (; i < part.end && !at_vector(out + i); ++i) out[i] = x[i] + y[i];
    for (; i + 4 * kLanes <= part.end; i += 4 * kLanes)
      for (int k = 0; k < 4 * kLanes; k += kLanes)
        stream(out + i + k, load(x + i + k) + load(y + i + k));
    for (; i < part.end; ++i) out[i] = x[i] + y[i];
    end_of_streams();
  }
}

void ref_copy_stream(const float* x, float* out, Index n) {
#pragma omp parallel
  {
    const Part part(n);
    Index i = part.begin;
    for (; i < part.end && !at_vector(out + i); ++i) out[i] = x[i];
    for (; i + 4 * kLanes <= part.end; i += 4 * kLanes)
      for (int k = 0; k < 4 * kLanes; k += kLanes) stream(out + i + k, load(x + i + k));
    for (; i < part.end; ++i) out[i] = x[i];
    end_of_streams();
  }
}

float ref_sum(const float* x, Index n) {
  float total = 0;
#pragma omp parallel reduction(+ : total)
  {
    const Part part(n);
    Vec acc[8] = {};
    Index i = part.begin;
    for (; i + 8 * kLanes <= part.end; i += 8 * kLanes)
      for (int k = 0; k < 8; ++k) acc[k] += load(x + i + k * kLanes);
    for (; i < part.end; ++i) total += x[i];
    for (int k = 1; k < 8; ++k) acc[0] += acc[k];
    total += sum_of_lanes(acc[0]);
  }
  return total;
}

void ref_gelu(const float* x, float* out, float a, float b, Index n) {
  constexpr float kTwice = -1.5957691216057308f;  // -2 sqrt(2 / pi): tanh as a sigmoid
#pragma omp parallel
  {
    const Part part(n);
    Index i = part.begin;
    for (; i + kLanes <= part.end; i += kLanes) {
      const Vec z = load(x + i) * a + b;
      store(out + i, z / (1.0f + exp(z * (z * z * (kTwice * 0.044715f) + kTwice))));
    }
    for (; i < part.end; ++i) {
      const float z = x[i] * a + b;
      out[i] = z / (1.0f + exp(z * (z * z * (kTwice * 0.044715f) + kTwice)));
    }
  }
}

void ref_softmax(const float* x, float* out, Index rows, Index cols) {
#pragma omp parallel for schedule(static)
  for (Index row = 0; row < rows; ++row) {
    const float* in = x + row * cols;
    float* to = out + row * cols;
    const Index body = cols / (4 * kLanes) * (4 * kLanes);
    Vec best[4], sum[4] = {};
    for (auto& b : best) b = splat(in[0]);
    for (Index i = 0; i < body; i += 4 * kLanes)
      for (int k = 0; k < 4; ++k) best[k] = max(best[k], load(in + i + k * kLanes));
    float top = max_of_lanes(max(max(best[0], best[1]), max(best[2], best[3])));
    for (Index i = body; i < cols; ++i) top = std::max(top, in[i]);
    for (Index i = 0; i < body; i += 4 * kLanes)
      for (int k = 0; k < 4; ++k) {
        const Vec e = exp(load(in + i + k * kLanes) - top);
        store(to + i + k * kLanes, e);
        sum[k] += e;
      }
    float total = sum_of_lanes(sum[0] + sum[1] + sum[2] + sum[3]);
    for (Index i = body; i < cols; ++i) total += to[i] = exp(in[i] - top);
    const float scale = 1 / total;
    for (Index i = 0; i < cols; ++i) to[i] *= scale;
  }
}

void ref_layer_norm(const float* x, const float* weight, const float* bias, float* out, float eps,
                    Index rows, Index cols) {
#pragma omp parallel for schedule(static)
  for (Index row = 0; row < rows; ++row) {
    const float* in = x + row * cols;
    float* __restrict to = out + row * cols;
    float sum = 0, squares = 0;
    for (Index i = 0; i < cols; ++i) sum += in[i];
    const float mean = sum / cols;
    for (Index i = 0; i < cols; ++i) squares += (in[i] - mean) * (in[i] - mean);
    const float scale = 1 / std::sqrt(squares / cols + eps);
    for (Index i = 0; i < cols; ++i) to[i] = (in[i] - mean) * scale * weight[i] + bias[i];
  }
}

void ref_layer_norm_backward(const float* x, const float* weight, const float* dy,
                             const float* mean, const float* rstd, float* dx, float* dweight,
                             float* dbias, Index rows, Index cols) {
  const int threads = omp_get_max_threads();
  static std::vector<float> partial;  // kept: allocation is no part of the work
  partial.assign(2 * threads * cols, 0.0f);
#pragma omp parallel num_threads(threads)
  {
    float* __restrict dw = partial.data() + 2 * omp_get_thread_num() * cols;
    float* __restrict db = dw + cols;
#pragma omp for schedule(static)
    for (Index row = 0; row < rows; ++row) {
      const float *in = x + row * cols, *g = dy + row * cols;
      float* __restrict to = dx + row * cols;
      const float m = mean[row], s = rstd[row];
      float c1 = 0, c2 = 0;
      for (Index i = 0; i < cols; ++i) {
        const float hat = (in[i] - m) * s, wg = weight[i] * g[i];
        c1 += hat * wg;
        c2 += wg;
        dw[i] += g[i] * hat;
        db[i] += g[i];
      }
      c1 /= cols;
      c2 /= cols;
      for (Index i = 0; i < cols; ++i) to[i] = (weight[i] * g[i] - ((in[i] - m) * s * c1 + c2)) * s;
    }
  }
  for (Index i = 0; i < cols; ++i) {
    dweight[i] = dbias[i] = 0;
    for (int t = 0; t < threads; ++t) {
      dweight[i] += partial[2 * t * cols + i];
      dbias[i] += partial[2 * t * cols + cols + i];
    }
  }
}

void ref_transpose(const float* x, float* out, Index n) {  // n is a multiple of 64
#pragma omp parallel for schedule(static)
  for (Index row = 0; row < n; row += 16)
    for (Index col = 0; col < n; col += 64)
      for (Index j = col; j < col + 64; j += 8)
        for (Index i = row; i < row + 16; i += 8) {
          Vec block[8];
          transpose_block(x + j * n + i, n, block);
          for (int k = 0; k < 8; ++k) store(out + (i + k) * n + j, block[k]);
        }
}

void ref_transpose_stream(const float* x, float* out, Index n) {  // whole lines, by pairs of blocks
#pragma omp parallel
  {
#pragma omp for schedule(static)
    for (Index row = 0; row < n; row += 16)
      for (Index col = 0; col < n; col += 16)
        for (Index i = row; i < row + 16; i += 8) {
          Vec left[8], right[8];
          transpose_block(x + col * n + i, n, left);
          transpose_block(x + (col + 8) * n + i, n, right);
          for (int k = 0; k < 8; ++k) {
            stream(out + (i + k) * n + col, left[k]);
            stream(out + (i + k) * n + col + 8, right[k]);
          }
        }
    end_of_streams();
  }
}

void ref_blur(const float* __restrict x, float* __restrict out, Index n) {
#pragma omp parallel for schedule(static)
  for (Index row = 0; row < n; ++row) {
    const float *a = x + row * (n + 2), *b = a + n + 2, *c = b + n + 2;
    float* __restrict to = out + row * n;
    for (Index i = 0; i < n; ++i)
      to[i] =
          (a[i] + a[i + 1] + a[i + 2] + b[i] + b[i + 1] + b[i + 2] + c[i] + c[i + 1] + c[i + 2]) *
          (1.0f / 9);
  }
}

void ref_blur_stream(const float* x, float* out, Index n) {  // n is a multiple of 8
#pragma omp parallel
  {
#pragma omp for schedule(static)
    for (Index row = 0; row < n; ++row) {
      const float *a = x + row * (n + 2), *b = a + n + 2, *c = b + n + 2;
      for (Index i = 0; i < n; i += kLanes) {
        Vec sum{};
        for (int k = 0; k < 3; ++k) sum += load(a + i + k) + load(b + i + k) + load(c + i + k);
        stream(out + row * n + i, sum * (1.0f / 9));
      }
    }
    end_of_streams();
  }
}

// Sixteen pixels at a time, until all of them have escaped; n is a multiple of 16.
void ref_mandelbrot(const float* cx, const float* cy, int* out, Index n, int limit) {
#pragma omp parallel for schedule(dynamic, 8)
  for (Index row = 0; row < n; ++row)
    for (Index col = 0; col < n; col += 2 * kLanes) {
      Vec re[2] = {}, im[2] = {};
      const Vec c[2] = {load(cx + col), load(cx + col + kLanes)};
      IntVec count[2] = {};
      for (int turn = 0; turn < limit; ++turn) {
        IntVec live[2];
        for (int k = 0; k < 2; ++k) {
          const Vec re2 = re[k] * re[k], im2 = im[k] * im[k];
#ifdef __AVX__
          live[k] = reinterpret_cast<IntVec>(_mm256_cmp_ps(re2 + im2, splat(4), _CMP_LE_OQ));
#else
          live[k] = re2 + im2 <= splat(4);
#endif
          count[k] -= live[k];
          const Vec product = re[k] * im[k];
          im[k] = product + product + cy[row];
          re[k] = re2 - im2 + c[k];
        }
        const IntVec either = live[0] | live[1];
#ifdef __AVX__
        if (!_mm256_movemask_ps(reinterpret_cast<__m256>(either))) break;
#else
        if (!sum_of_lanes(__builtin_convertvector(either, Vec))) break;
#endif
      }
      for (int k = 0; k < 2; ++k)
        *reinterpret_cast<IntVec*>(out + row * n + col + k * kLanes) = count[k];
    }
}

void ref_nbody(const float* x, const float* y, const float* z, const float* mass, float* ax,
               float* ay, float* az, float softening, Index n) {  // n is a multiple of 16
#pragma omp parallel for schedule(static)
  for (Index i = 0; i < n; i += 2 * kLanes) {
    Vec px[2], py[2], pz[2], fx[2] = {}, fy[2] = {}, fz[2] = {};
    for (int k = 0; k < 2; ++k) {
      px[k] = load(x + i + k * kLanes);
      py[k] = load(y + i + k * kLanes);
      pz[k] = load(z + i + k * kLanes);
    }
    for (Index j = 0; j < n; ++j)
      for (int k = 0; k < 2; ++k) {
        const Vec dx = x[j] - px[k], dy = y[j] - py[k], dz = z[j] - pz[k];
        const Vec near = rsqrt(dx * dx + (dy * dy + (dz * dz + softening)));
        const Vec pull = mass[j] * (near * near * near);
        fx[k] += dx * pull;
        fy[k] += dy * pull;
        fz[k] += dz * pull;
      }
    for (int k = 0; k < 2; ++k) {
      store(ax + i + k * kLanes, fx[k]);
      store(ay + i + k * kLanes, fy[k]);
      store(az + i + k * kLanes, fz[k]);
    }
  }
}

}  // extern "C"

// The code a generator made of one Code: its variants, each for what some launches allow it to take
// for granted (launch/native.hpp says which).
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "abi/native.hpp"
#include "compile/compiled_kernel.hpp"
#include "compile/turns.hpp"
#include "ir/types.hpp"
#include "passes/analysis/coverage.hpp"
#include "passes/specialise.hpp"
#include "runtime/executable.hpp"

namespace eas::compile {

// One argument per IR parameter, as a launcher has it: a buffer's memory, or a number's bits.
struct NativeArgument {
  void* data = nullptr;  // element [0, …, 0]
  const std::int64_t* shape = nullptr;
  const std::int64_t* strides = nullptr;  // in elements
  std::int32_t rank = 0;
  std::int64_t bits = 0;  // a scalar's, as ir::constant_bits
};

// What a variant of the code takes for granted. The variant that assumes nothing has no ones and is
// not disjoint.
struct VariantKey {
  std::uint64_t ones = 0;    // bit i: the i-th of Native::units() is 1
  bool disjoint = false;     // no written buffer overlaps another
  bool check = false;        // EAS_CHECK=1
  std::uint64_t stores = 0;  // bit i: the i-th of Native::fresh() is all stored to
  std::array<std::int64_t, 3> group{1, 1, 1};  // of a thread-level kernel
  // Written out: std::array's own would call memcmp, and every launch compares.
  bool operator==(const VariantKey& other) const {
    return ones == other.ones && disjoint == other.disjoint && check == other.check &&
           stores == other.stores && group[0] == other.group[0] && group[1] == other.group[1] &&
           group[2] == other.group[2];
  }
};

// A device_print as the code calls it.
struct PrintSite {
  std::uint32_t location = 0;            // Node::location
  std::vector<std::int64_t> attributes;  // of the node
  std::vector<ir::Type> operands;
};

// Code, loaded. Lives as long as its Code.
struct Variant {
  VariantKey key;
  std::shared_ptr<const runtime::Executable> executable;
  std::vector<abi::Word> words;  // what Words fills
  double program_cost = 0;       // ns of one program, roughly
  bool from_disk = false;        // found in the disk cache
  std::vector<PrintSite> prints;
  const Variant* next = nullptr;  // the one made before
};

// The native side of a Code. Safe to use from many threads.
class Native {
 public:
  struct Buffer {
    std::uint32_t param;
    std::int64_t itemsize;
    bool streams;  // written, never read
    bool touched;  // an adjoint need not touch all that its kernel did
  };
  struct Pair {  // of buffers, which must not overlap for code that takes them to be disjoint
    std::uint32_t first, second;
  };

  struct Fresh {  // what begins with zeros
    std::uint32_t param;
    std::vector<passes::Coverage> sums;  // where it is added to, each element once; else none
  };

  explicit Native(const Code& code);
  ~Native();
  Native(const Native&) = delete;
  Native& operator=(const Native&) = delete;

  // The strides for which 1 is worth code of its own, as many as VariantKey::ones has bits.
  std::span<const passes::UnitStride> units() const { return units_; }
  std::span<const Buffer> buffers() const { return buffers_; }
  std::span<const Pair> pairs() const { return pairs_; }
  std::span<const Fresh> fresh() const { return fresh_; }
  std::uint64_t stores_at_best() const;  // VariantKey::stores where all elements are reached
  bool thread_level() const { return thread_level_; }
  bool float_atomics() const { return float_atomics_; }
  bool unbounded() const { return unbounded_; }  // has a loop that may never end
  const Turns& turns() const { return turns_; }
  // Memory each program asks for, where the arguments say how much.
  struct Workspace {
    passes::HostExpression size;  // elements
    std::int64_t itemsize;
    std::uint32_t location;
  };
  std::span<const Workspace> workspaces() const { return workspaces_; }
  std::uintptr_t cache_bytes() const { return cache_bytes_; }  // Generator::cache_bytes

  // The most recently used variant first: most kernels are launched one way only.
  const Variant* find(const VariantKey& key) {
    const Variant* recent = recent_.load(std::memory_order_acquire);
    if (recent && recent->key == key) return recent;
    return find_other(key);
  }
  // Compiles (or loads from disk) the variant, or the general one when there are many already.
  const Variant& make(const CompiledKernel& kernel, VariantKey key);
  const Variant* recent() const { return recent_.load(std::memory_order_acquire); }
  double codegen_ms() const;  // spent so far
  // Some machine code was made, not found.
  bool generated() const;

 private:
  const Variant* find_other(const VariantKey& key);

  Variant build(const CompiledKernel& kernel, const VariantKey& key);

  std::vector<passes::UnitStride> units_;
  std::vector<Buffer> buffers_;
  std::vector<Pair> pairs_;
  std::vector<Fresh> fresh_;
  Turns turns_;
  std::vector<Workspace> workspaces_;
  std::uintptr_t cache_bytes_;
  bool thread_level_ = false, float_atomics_ = false, unbounded_ = false;
  std::atomic<const Variant*> recent_{nullptr}, first_{nullptr};
  mutable std::mutex mutex_;  // of what follows
  std::vector<std::unique_ptr<Variant>> variants_;
  double codegen_ms_ = 0;
  bool generated_ = false;
};

// The function the variant's code is generated from.
std::unique_ptr<ir::Function> native_function(const CompiledKernel& kernel, const VariantKey& key,
                                              const runtime::Generator& generator);
// The same code for people: of the variant launched last, or else of that for disjoint buffers
// whose strides are all 1. A kernel of a backend that does not write the language is compiled for
// the one that does; BackendError where there is none, in terms of `what` was asked for.
std::string source_text(std::shared_ptr<const CompiledKernel> kernel, std::string_view language,
                        std::string_view what);

}  // namespace eas::compile

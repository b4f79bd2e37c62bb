// The variants of a code: found without a lock, made under one. A variant, once published, stays
// until its code goes, so a launcher may hold a plain reference while it holds the kernel.
#include "compile/native.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <chrono>

#include "base/config.hpp"
#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/hash.hpp"
#include "compile/artifact.hpp"
#include "compile/compile.hpp"
#include "compile/disk_cache.hpp"
#include "compile/internal_error.hpp"
#include "compile/log.hpp"
#include "ir/clone.hpp"
#include "passes/fresh.hpp"
#include "passes/pipeline.hpp"
#include "passes/threads_to_tiles/threads_to_tiles.hpp"
#include "runtime/backend.hpp"

namespace eas::compile {
namespace {

// Beyond this many, one that assumes nothing serves all other launches.
constexpr std::size_t kMostVariants = 8;

bool assumes_nothing(const VariantKey& key) {
  return key.ones == 0 && !key.disjoint && key.stores == 0;
}

std::vector<passes::UnitStride> ones_of(const Native& native, const VariantKey& key) {
  std::vector<passes::UnitStride> ones;
  for (std::size_t i = 0; i < native.units().size(); ++i) {
    if (key.ones >> i & 1) ones.push_back(native.units()[i]);
  }
  return ones;
}

std::vector<std::uint32_t> stored_by(const Native& native, const VariantKey& key) {
  std::vector<std::uint32_t> params;
  for (std::size_t i = 0; i < native.fresh().size(); ++i) {
    if (i < 64 && (key.stores >> i & 1) != 0) params.push_back(native.fresh()[i].param);
  }
  return params;
}

// "disjoint, stride 1 of x[1], check": what the variant takes for granted, in words.
std::string title_of(const CompiledKernel& kernel, const VariantKey& key) {
  std::vector<std::string> parts;
  if (key.disjoint) parts.emplace_back("disjoint");
  for (const passes::UnitStride& one : ones_of(*kernel.code->native, key)) {
    const std::string& name = kernel.debug.params[one.param];
    parts.push_back(one.axis < 0 ? name + " = 1" : cat("stride ", one.axis, " of ", name, " = 1"));
  }
  for (const std::uint32_t param : stored_by(*kernel.code->native, key)) {
    parts.push_back(cat(kernel.debug.params[param], " stored"));
  }
  if (key.check) parts.emplace_back("check");
  if (kernel.code->native->thread_level()) {
    parts.push_back(cat("group ", key.group[0], "x", key.group[1], "x", key.group[2]));
  }
  if (parts.empty()) parts.emplace_back("general");
  return join(parts, ", ", [](const std::string& part) { return part; });
}

// The name of the machine code: of its source and all it takes for granted. The strides that are 1
// are named by their place among the candidates, which the source decides.
std::string disk_key(const Code& code, const VariantKey& key) {
  return sha256_hex(cat(code.key, "\n;ones ", key.ones, "\n;disjoint ", key.disjoint ? 1 : 0,
                        "\n;stores ", key.stores, "\n;check ", key.check ? 1 : 0, "\n;group ",
                        key.group[0], " ", key.group[1], " ", key.group[2], "\n"));
}

std::vector<PrintSite> print_sites(const ir::Function& function) {
  std::vector<PrintSite> sites;
  ir::walk(*function.body(), [&](const ir::Node* node) {
    if (node->op != ir::Op::device_print) return;
    PrintSite& site = sites.emplace_back();
    site.location = node->location;
    site.attributes = node->attributes;
    for (const ir::Value* operand : node->operands) site.operands.push_back(operand->type);
  });
  return sites;
}

// The kernel's own size where the launch has none.
std::array<std::int64_t, 3> group_of(const ir::Function& function, const VariantKey& key) {
  const bool own = key.group == std::array<std::int64_t, 3>{1, 1, 1} && function.group_size > 0;
  return own ? std::array<std::int64_t, 3>{function.group_size, 1, 1} : key.group;
}

runtime::CodeOptions options_of(const CompiledKernel& kernel, const VariantKey& key) {
  return {key.check, key.disjoint, kernel.code->debug ? &kernel.debug : nullptr,
          group_of(kernel.function(), key), &kernel.debug};
}

// What drivers make of code is kept where code is.
class DriverStore final : public runtime::CodeStore {
 public:
  std::optional<std::string> find(const std::string& key) const override {
    DiskCache::Found found = disk_cache().find(key);
    log("cache", cat("driver: ", found.payload ? "hit " : "miss ", key.substr(0, 12), " on disk"));
    return std::move(found.payload);
  }
  void insert(const std::string& key, std::string_view title,
              std::string_view bytes) const override {
    disk_cache().insert(key, title, bytes);
  }
};
const DriverStore kDriverStore{};

void load(Variant& variant, StoredVariant&& stored, const CompiledKernel& kernel) {
  variant.executable = kernel.code->generator->load(
      stored.artifact, {kernel.name(), kernel.code->debug, &kDriverStore});
  variant.words = std::move(stored.artifact.words);
  variant.program_cost = stored.artifact.program_cost;
  variant.prints = std::move(stored.prints);
}

// Gives why not, or nothing when the variant was found.
std::string find_on_disk(Variant& variant, const CompiledKernel& kernel, const DiskCache& disk,
                         const std::string& key) {
  DiskCache::Found found = disk.find(key);
  if (!found.payload) return std::move(found.why);
  auto stored = decode_variant(*found.payload);
  if (!stored) return "damaged: no variant";
  try {
    load(variant, std::move(*stored), kernel);
  } catch (const BackendError&) {
    return "damaged: no machine code";
  }
  variant.from_disk = true;
  return "";
}

}  // namespace

Code::Code() = default;
Code::~Code() = default;

Native::Native(const Code& code)
    : turns_(*code.function),
      cache_bytes_(static_cast<std::uintptr_t>(code.generator->cache_bytes())) {
  const ir::Function& function = *code.function;
  thread_level_ = function.mode == ir::Mode::Thread;
  units_ = passes::unit_stride_candidates(function);
  constexpr std::size_t kBits = 64;
  if (units_.size() > kBits) units_.resize(kBits);
  const auto& params = function.body()->params;
  std::vector<std::uint32_t> place(params.size());
  const passes::Access raw = passes::access(function);
  for (std::size_t p = 0; p < params.size(); ++p) {
    if (params[p]->type.kind != ir::TypeKind::Buffer) continue;
    place[p] = static_cast<std::uint32_t>(buffers_.size());
    const DType dtype = params[p]->type.dtype;
    const bool hidden = p >= code.access.writes.size();  // nobody sees it
    buffers_.push_back({static_cast<std::uint32_t>(p), static_cast<std::int64_t>(itemsize(dtype)),
                        !hidden && code.access.writes[p] && !code.access.reads[p],
                        raw.reads[p] || raw.writes[p]});
    float_atomics_ |= raw.atomics[p] && is_float(dtype);
  }
  for (const passes::Sharing::Wide& each : code.wide) {
    buffers_[place[each.param]].itemsize = static_cast<std::int64_t>(itemsize(each.dtype));
  }
  for (const std::uint32_t param : code.fresh) {
    fresh_.push_back(
        {param, passes::sums_made_once(function, param).value_or(std::vector<passes::Coverage>{})});
  }
  for (const passes::BufferPair& pair : passes::conflicting_pairs(function)) {
    pairs_.push_back({place[pair.first], place[pair.second]});
  }
  ir::walk(*function.body(), [&](const ir::Node* node) {
    unbounded_ |= node->op == ir::Op::while_;
    if (node->op != ir::Op::workspace) return;
    const auto size = passes::host_expression(node->size());
    const auto width = static_cast<std::int64_t>(itemsize(node->results[0]->type.dtype));
    if (size) workspaces_.push_back({*size, width, node->location});
  });
}

Native::~Native() = default;

const Variant* Native::find_other(const VariantKey& key) {
  const Variant* at = first_.load(std::memory_order_acquire);
  while (at && at->key != key) at = at->next;
  if (at) recent_.store(at, std::memory_order_release);
  return at;
}

std::unique_ptr<ir::Function> native_function(const CompiledKernel& kernel, const VariantKey& key,
                                              const runtime::Generator& generator) {
  if (key.check) {
    // As it was written: what nobody uses is checked too.
    const ir::Function& traced = *kernel.code->traced;
    return traced.mode == ir::Mode::Thread
               ? passes::threads_to_tiles(traced, key.group, &kernel.debug, true)
               : ir::clone(traced);
  }
  const ir::Function& optimised = kernel.function();
  const auto ones = ones_of(*kernel.code->native, key);
  auto function = ones.empty() ? ir::clone(optimised) : passes::specialise(optimised, ones);
  const auto stored = stored_by(*kernel.code->native, key);
  if (!stored.empty()) function = passes::store_sums(*function, stored);
  if (function->mode == ir::Mode::Thread && !generator.takes_threads(*function)) {
    function = passes::threads_to_tiles(*function, key.group, &kernel.debug);
    passes::optimise(*function);
  }
  return function;
}

Variant Native::build(const CompiledKernel& kernel, const VariantKey& key) {
  Variant variant;
  variant.key = key;
  DiskCache disk = disk_cache();
  const std::string name = disk_key(*kernel.code, key);
  const std::string title = title_of(kernel, key);
  const std::string why = find_on_disk(variant, kernel, disk, name);
  if (variant.from_disk) {
    log("cache", cat(kernel.name(), ": hit ", name.substr(0, 12), " on disk (", title, ")"));
    return variant;
  }
  const auto start = std::chrono::steady_clock::now();
  const auto function = native_function(kernel, key, *kernel.code->generator);
  StoredVariant stored{kernel.code->generator->generate(*function, options_of(kernel, key)),
                       print_sites(*function)};
  const std::string bytes = encode(stored);
  load(variant, std::move(stored), kernel);
  const double ms =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  codegen_ms_ += ms;
  generated_ = true;
  log("cache", cat(kernel.name(), ": miss ", name.substr(0, 12), " on disk, ", why,
                   "; compiled in ", ms, " ms (", title, ")"));
  const std::string lost = disk.insert(name, cat(kernel.name(), " (", title, ")"), bytes);
  if (!lost.empty() && disk.limit() > 0) {
    log("cache", cat(kernel.name(), ": not kept ", name.substr(0, 12), " on disk, ", lost));
  }
  return variant;
}

const Variant& Native::make(const CompiledKernel& kernel, VariantKey key) {
  const fork::Lock lock(mutex_);
  if (const Variant* found = find_other(key)) return *found;
  const auto specialised = std::count_if(variants_.begin(), variants_.end(), [](const auto& made) {
    return !assumes_nothing(made->key);
  });
  if (static_cast<std::size_t>(specialised) >= kMostVariants) {
    key.ones = 0;
    key.disjoint = false;
    key.stores = 0;
    if (const Variant* found = find_other(key)) return *found;
  }
  variants_.push_back(std::make_unique<Variant>(telling_internal_errors(
      kernel.name(), kernel.code->traced.get(), [&] { return build(kernel, key); })));
  Variant* made = variants_.back().get();
  made->next = first_.load(std::memory_order_relaxed);
  first_.store(made, std::memory_order_release);
  recent_.store(made, std::memory_order_release);
  return *made;
}

namespace {

VariantKey shown_variant(const CompiledKernel& kernel) {
  const Native& native = *kernel.code->native;
  if (const Variant* recent = native.recent()) return recent->key;
  VariantKey key;
  key.disjoint = true;
  key.stores = native.stores_at_best();
  key.ones = native.units().size() == 64 ? ~std::uint64_t{0}
                                         : (std::uint64_t{1} << native.units().size()) - 1;
  if (native.thread_level() && kernel.function().group_size > 0) {
    key.group = {kernel.function().group_size, 1, 1};
  }
  return key;
}

}  // namespace

std::string source_text(std::shared_ptr<const CompiledKernel> kernel, std::string_view language,
                        std::string_view what) {
  const runtime::Backend& writer = runtime::writes(language, kernel->name(), what);
  kernel = for_target(std::move(kernel), std::string(writer.target()));
  const fork::Inside inside;
  const VariantKey key = shown_variant(*kernel);
  runtime::CodeOptions options = options_of(*kernel, key);
  if (writer.writes_anywhere) options.debug = &kernel->debug;
  const runtime::Generator& generator = kernel->code->generator->for_people();
  return generator.text(language, *native_function(*kernel, key, generator), options);
}

std::uint64_t Native::stores_at_best() const {
  std::uint64_t out = 0;
  for (std::size_t i = 0; i < fresh_.size() && i < 64; ++i) {
    if (!fresh_[i].sums.empty()) out |= std::uint64_t{1} << i;
  }
  return out;
}

double Native::codegen_ms() const {
  const fork::Lock lock(mutex_);
  return codegen_ms_;
}

bool Native::generated() const {
  const fork::Lock lock(mutex_);
  return generated_;
}

}  // namespace eas::compile

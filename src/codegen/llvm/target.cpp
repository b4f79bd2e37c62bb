// What this machine is, asked of LLVM: CPU, features, vectors. A CPU that was named by hand is
// checked against the machine, since code for more than it has would end in an illegal instruction.
#include <llvm/ADT/StringMap.h>
#include <llvm/MC/MCSubtargetInfo.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/TargetParser/Host.h>
#include <llvm/TargetParser/Triple.h>
#include <eas/error.hpp>

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <tuple>
#include <utility>
#include <vector>

#include "base/config.hpp"
#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/once.hpp"
#include "base/reserve.hpp"
#include "codegen/llvm/bfloats.hpp"
#include "codegen/llvm/codegen.hpp"
#include "codegen/llvm/width.hpp"

namespace eas::codegen {
namespace {

std::atomic<MeasureWidth> measure_width{nullptr};

// What systems and hypervisors switch off and no code of ours uses: part of no decision, so that
// machines of one CPU have one target.
bool concerns_systems_only(std::string_view feature) {
  static constexpr std::string_view kNames[] = {
      "cldemote", "clflushopt", "clwb",     "clzero",    "enqcmd",    "fsgsbase",
      "hreset",   "invpcid",    "kl",       "lwp",       "movdir64b", "movdiri",
      "mwaitx",   "pconfig",    "pku",      "prefetchi", "prfchw",    "ptwrite",
      "rdpid",    "rdpru",      "rdrnd",    "rdseed",    "rtm",       "serialize",
      "sgx",      "shstk",      "tsxldtrk", "uintr",     "usermsr",   "waitpkg",
      "wbnoinvd", "widekl",     "xsave",    "xsavec",    "xsaveopt",  "xsaves"};
  return std::find(std::begin(kNames), std::end(kNames), feature) != std::end(kNames);
}

std::unique_ptr<llvm::MCSubtargetInfo> subtarget(const std::string& triple, const std::string& cpu,
                                                 const std::string& features) {
  const llvm::Triple parsed(triple);
  std::string error;
  const llvm::Target* found = llvm::TargetRegistry::lookupTarget(parsed, error);
  if (!found) throw BackendError("cpu", cat("LLVM has no code generator for ", triple));
  return std::unique_ptr<llvm::MCSubtargetInfo>(
      found->createMCSubtargetInfo(parsed, cpu, features));
}

bool has(const llvm::MCSubtargetInfo& info, const std::string& feature) {
  return info.checkFeatures("+" + feature);
}

// How this machine differs from its CPU's name, e.g. "-avx512f" where a hypervisor hides it. What
// is missing comes last: it also takes away whatever implies it.
std::string difference(const llvm::MCSubtargetInfo& named, const llvm::StringMap<bool>& host) {
  std::vector<std::string> more, less;
  for (const auto& entry : host) {
    const std::string name = entry.getKey().str();
    if (concerns_systems_only(name) || entry.getValue() == has(named, name)) continue;
    (entry.getValue() ? more : less).push_back((entry.getValue() ? "+" : "-") + name);
  }
  std::sort(more.begin(), more.end());
  std::sort(less.begin(), less.end());
  more.insert(more.end(), less.begin(), less.end());
  return join(more, ",", [](const std::string& text) { return text; });
}

void check_host_has(const llvm::MCSubtargetInfo& named, const llvm::StringMap<bool>& host,
                    const std::string& cpu) {
  std::vector<std::string> missing;
  for (const auto& entry : host) {
    const std::string name = entry.getKey().str();
    if (!entry.getValue() && !concerns_systems_only(name) && has(named, name)) {
      missing.push_back(name);
    }
  }
  if (missing.empty()) return;
  std::sort(missing.begin(), missing.end());
  throw BackendError(
      "target_cpu",
      cat("this machine (", llvm::sys::getHostCPUName().str(), ") cannot run code for '", cpu,
          "', it has no ", join(missing, ", ", [](const std::string& text) { return text; })));
}

struct Made {
  Target target;
  std::string why;  // its vectors are as wide as they are
};

// What follows from the width.
void set_vectors(Target& target, const llvm::MCSubtargetInfo& info, int bits) {
  target.vector_bytes = bits / 8;
  if (!llvm::Triple(target.triple).isX86()) return;
  target.pairs = bits == 512 ? has(info, "avx512bw") : bits == 128 || has(info, "avx2");
  target.dots = target.pairs && ((has(info, "avx512vnni") && has(info, "avx512vl")) ||
                                 (has(info, "avxvnni") && bits <= 256));
}

// Of a processor that has 512 bits: whether they pay.
std::pair<int, std::string> best_width(const Target& target, const llvm::MCSubtargetInfo& info,
                                       bool native) {
  const WidthRow row = width_of_processor(target.cpu);
  if (row.bits != 0) return {row.bits, std::string(row.why)};
  if (MeasureWidth measure = native ? measure_width.load() : nullptr) {
    Target narrow = target, wide = target;
    set_vectors(narrow, info, 256);
    set_vectors(wide, info, 512);
    if (const std::optional<int> bits = measure(narrow, wide)) return {*bits, "measured here"};
  }
  return {512, "not measured"};
}

// `wanted` as in EAS_VECTOR_BITS.
void describe_vectors(Made& made, const std::string& wanted, bool native) {
  Target& target = made.target;
  const auto info = subtarget(target.triple, target.cpu, target.features);
  int most = 128;
  if (llvm::Triple(target.triple).isX86()) {
    const bool wide = has(*info, "avx512f") && has(*info, "avx512vl");
    target.registers = wide ? 32 : 16;
    most = wide ? 512 : has(*info, "avx") ? 256 : 128;
    target.fma = has(*info, "fma");
  } else {
    target.registers = 32;
    target.fma = true;
  }
  int bits = most;
  if (wanted != "auto") {
    bits = std::stoi(wanted);
    made.why = "EAS_VECTOR_BITS";
  } else if (most == 512) {
    std::tie(bits, made.why) = best_width(target, *info, native);
  } else {
    made.why = "all it has";
  }
  if (bits > most) {
    throw BackendError("vector_bits", cat(target.cpu, " has no vectors of ", bits,
                                          " bits, expected auto or at most ", most));
  }
  set_vectors(target, *info, bits);
}

Made make_target(const std::string& wanted, const std::string& vector_bits) {
  const Reserve reserve(std::size_t{4} << 20);  // LLVM does not survive the end of memory
  llvm::InitializeNativeTarget();
  Made made;
  Target& target = made.target;
  target.triple = llvm::sys::getProcessTriple();
  const llvm::StringMap<bool> host = llvm::sys::getHostCPUFeatures();
  if (wanted == "native") {
    target.cpu = llvm::sys::getHostCPUName().str();
    target.features = difference(*subtarget(target.triple, target.cpu, ""), host);
  } else {
    target.cpu = wanted;
    const auto generic = subtarget(target.triple, "", "");
    if (!generic->isCPUStringValid(wanted)) {
      throw BackendError("target_cpu",
                         cat("no such CPU, got '", wanted, "', expected native or a CPU of ",
                             llvm::Triple(target.triple).getArchName().str(),
                             " that LLVM knows, e.g. ", llvm::sys::getHostCPUName().str()));
    }
    check_host_has(*subtarget(target.triple, target.cpu, ""), host, wanted);
  }
  describe_vectors(made, vector_bits, wanted == "native");
  return made;
}

const Made& made_target() {
  static constinit std::mutex mutex;
  // By what was asked for: what was given out stays where it is.
  static constinit Once<std::map<std::pair<std::string, std::string>, Made>> known;
  const std::pair wanted(config::target_cpu(), config::vector_bits());
  const fork::Lock lock(mutex);
  auto& targets = known.get();
  const auto found = targets.find(wanted);
  if (found != targets.end()) return found->second;
  return targets.emplace(wanted, make_target(wanted.first, wanted.second)).first->second;
}

}  // namespace

std::string Target::text() const {
  return cat(triple, " ", cpu, " ", features.empty() ? "-" : features, " ", vector_bytes, "x",
             registers, fma ? " fma" : "");
}

const Target& target() { return made_target().target; }

bool multiplies_bfloats(const Target& target) {
  if (!llvm::Triple(target.triple).isX86()) return false;
  const auto info = subtarget(target.triple, target.cpu, target.features);
  return has(*info, "avx512bf16") && has(*info, "avx512vl");
}

std::string why_so_wide() { return made_target().why; }

void measure_widths_by(MeasureWidth measure) { measure_width.store(measure); }

// LLVM prefers 256 bits on all of Intel's servers.
WidthRow width_of_processor(std::string_view cpu) {
  struct Row {
    std::string_view cpu;
    WidthRow width;
  };
  // A single wide instruction lowers the clock of the whole core for a while, by up to a third, which
  // a loop that is timed by itself does not show.
  constexpr WidthRow kSlowsDown{256, "wider ones slow this processor down"};
  constexpr WidthRow kMeasured{512, "measured on this kind of processor"};
  static constexpr Row kRows[] = {{"skylake-avx512", kSlowsDown}, {"skx", kSlowsDown},
                                  {"cascadelake", kSlowsDown},    {"cooperlake", kSlowsDown},
                                  {"cannonlake", kSlowsDown},     {"emeraldrapids", kMeasured},
                                  {"sapphirerapids", kMeasured},  {"znver5", kMeasured}};
  const auto* row = std::find_if(std::begin(kRows), std::end(kRows),
                                 [&](const Row& known) { return known.cpu == cpu; });
  return row == std::end(kRows) ? WidthRow{0, {}} : row->width;
}

}  // namespace eas::codegen

#include "golden_replay.hpp"

#include <llvm-c/Target.h>

#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>

#include "backends/backends.hpp"
#include "base/format.hpp"
#include "codegen/llvm/codegen.hpp"
#include "compile/compile.hpp"
#include "compile/native.hpp"
#include "golden_text.hpp"
#include "ir/parse.hpp"
#include "ir/print.hpp"

namespace eas::golden {
namespace {

// As codegen::target() describes them on such a machine.
struct NamedTarget {
  const char* name;
  codegen::Target target;
};

const std::vector<NamedTarget>& targets() {
  static const std::vector<NamedTarget> made = [] {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    LLVMInitializeAArch64TargetInfo();
    LLVMInitializeAArch64Target();
    LLVMInitializeAArch64TargetMC();
    LLVMInitializeAArch64AsmPrinter();
    const std::string pc = "x86_64-unknown-linux-gnu";
    return std::vector<NamedTarget>{
        {"x86-64-v3", {pc, "x86-64-v3", "", 32, 16, true, true}},
        {"x86-64-v4", {pc, "x86-64-v4", "", 64, 32, true, true}},
        {"neoverse-n1", {"aarch64-unknown-linux-gnu", "neoverse-n1", "", 16, 32, true}}};
  }();
  return made;
}

std::string read(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  if (!in) throw std::runtime_error("cannot read " + path.string());
  return out.str();
}

Kernel read_kernel(const std::filesystem::path& path) {
  Kernel kernel{path.stem().string(), read(path), {}, false, {}};
  std::istringstream lines(kernel.text);
  std::string line, mark, word;
  while (std::getline(lines, line) && line.starts_with("; ")) {
    std::istringstream words(line);
    words >> mark >> mark;
    if (mark == "group") words >> kernel.group[0] >> kernel.group[1] >> kernel.group[2];
    if (mark == "llvm") kernel.whole = true;
    if (mark == "variants") {
      while (words >> word) kernel.variants.push_back(word);
    }
  }
  if (kernel.variants.empty()) throw std::runtime_error(path.string() + " names no variants");
  return kernel;
}

std::shared_ptr<const compile::CompiledKernel> compiled(const Kernel& kernel) {
  backends::link();
  auto function = ir::parse(kernel.text);
  ir::DebugInfo debug;
  debug.kernel = kernel.name;
  debug.params.resize(function->body()->params.size());
  compile::Options options;
  options.target = "cpu";
  return compile::compile(std::move(function), std::move(debug), options);
}

compile::VariantKey key_of(const Kernel& kernel, const std::string& variant,
                           const compile::CompiledKernel& made) {
  const compile::Native& native = *made.code->native;
  compile::VariantKey key;
  key.disjoint = variant != "general";
  key.check = variant == "check";
  if (variant == "fast") {
    for (std::size_t i = 0; i < native.units().size(); ++i) key.ones |= std::uint64_t{1} << i;
  }
  if (native.thread_level()) {
    key.group = {made.function().group_size, 1, 1};
    if (kernel.group[0] > 0) key.group = kernel.group;
  }
  return key;
}

}  // namespace

std::vector<Kernel> read_kernels(const std::filesystem::path& folder) {
  std::map<std::string, Kernel> found;
  for (const auto& entry : std::filesystem::directory_iterator(folder / "traced")) {
    Kernel kernel = read_kernel(entry.path());
    found.emplace(kernel.name, std::move(kernel));
  }
  std::vector<Kernel> out;
  for (auto& [name, kernel] : found) out.push_back(std::move(kernel));
  return out;
}

Files optimised_files(const Kernel& kernel) {
  const auto made = compiled(kernel);
  const std::string text = ir::to_text(made->function());
  std::string out = facts_text(*made->code) + "; --- after the passes\n" + text;
  for (const std::string& variant : kernel.variants) {
    const auto function =
        compile::native_function(*made, key_of(kernel, variant, *made), *made->code->generator);
    const std::string own = ir::to_text(*function);
    const std::string traced = ir::to_text(*made->code->traced);
    out += cat("; --- ", variant, own == text ? ", the same" : own == traced ? ", as traced" : "");
    out += own == text || own == traced ? "\n" : "\n" + own;
  }
  return {{"optimised/" + kernel.name + ".ir", out}};
}

Files llvm_files(const Kernel& kernel) {
  const auto made = compiled(kernel);
  Files files;
  std::string& counts = files["llvm/" + kernel.name + ".txt"];
  for (const std::string& variant : kernel.variants) {
    const compile::VariantKey key = key_of(kernel, variant, *made);
    const auto function = compile::native_function(*made, key, *made->code->generator);
    for (const NamedTarget& named : targets()) {
      const codegen::Options options{key.check, key.disjoint, nullptr};
      const std::string text = codegen::llvm_text(*function, named.target, options);
      counts += cat(variant, " ", named.name, ": ", counts_text(text));
      // Machine code takes most of the time: all of the first CPU's, and that of small kernels.
      if (kernel.whole || &named == &targets().front()) {
        counts += artifact_text(codegen::generate(*function, named.target, options));
      }
      if (kernel.whole) {
        files[cat("llvm/", kernel.name, ".", variant, ".", named.name, ".ll")] = text;
      }
    }
  }
  return files;
}

}  // namespace eas::golden

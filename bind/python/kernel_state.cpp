// From arguments to the compiled kernel: words, table, and on a miss a trace. The GIL is held
// throughout, but a trace runs Python code, so another thread may compile the same signature
// meanwhile; the first to finish wins.
#include <algorithm>

#include "base/format.hpp"
#include "compile/log.hpp"
#include "errors.hpp"
#include "kernel.hpp"
#include "kernel_trace.hpp"
#include "launch_grid.hpp"
#include "launch_memo.hpp"
#include "launch_numbers.hpp"
#include "support.hpp"

namespace eas::python {
namespace {

constexpr std::size_t kMaxEntries = 1024;
constexpr std::size_t kMaxSignatures = 8192;

bool same(const SignatureWords& a, const SignatureWords& b) {
  if (a.size() != b.size()) return false;
  std::uint64_t differences = 0;
  for (std::size_t i = 0; i < a.size(); ++i) differences |= a[i] ^ b[i];
  return differences == 0;
}

}  // namespace

std::size_t SignatureHash::operator()(const SignatureWords& words) const {
  std::uint64_t hash = 0x9E3779B97F4A7C15u;
  for (const std::uint64_t word : words) {
    hash = (hash ^ word) * 0xFF51AFD7ED558CCDu;
    hash ^= hash >> 32;
  }
  return hash;
}

KernelState::KernelState(nb::handle function, nb::handle constexpr_names, nb::handle source,
                         bool fast_math)
    : function(nb::borrow(function)),
      source(nb::borrow(source)),
      signature(function, constexpr_names),
      fast_math(fast_math),
      memo(std::make_unique<LaunchMemo>()) {}

KernelState::~KernelState() = default;

nb::object KernelState::body() {
  return nb::module_::import_("eas._rewrite").attr("rewrite")(function, source);
}

ArraysRead KernelState::read(Arguments& out, const BoundCall& call, Reading reading) {
  ArraysRead arrays;
  const auto& parameters = signature.parameters();
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    read_argument(out[i], call[i], parameters[i], name(), reading);
    arrays.differentiable |= out[i].view.differentiable;
    arrays.readonly |= out[i].view.readonly;
  }
  return arrays;
}

SignatureWords KernelState::words_of(const Arguments& arguments, Route route) {
  SignatureWords words = std::move(scratch_);  // moved out, as what follows may come back here
  words.resize(arguments.size() + 1);
  // Who only interprets shares what is compiled.
  const int target = route->generator ? route->number + 1 : 0;
  words[0] = captures_.current(function) | static_cast<std::uint64_t>(target) << 32;
  const auto& parameters = signature.parameters();
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    words[i + 1] = arguments[i].kind == ArgumentKind::Constexpr
                       ? constexprs_.word(arguments[i].object, function, name(), parameters[i].text)
                       : signature_word(arguments[i]);
  }
  return words;
}

EntryRef KernelState::find(const SignatureWords& words) {
  if (const auto it = table_.find(words); it != table_.end()) return it->second;
  for (const EntryRef& entry : entries_) {
    const bool same = std::equal(words.begin(), words.end(), entry->words.begin(),
                                 [](auto a, auto b) { return a == b || without_rank(a) == b; });
    if (!same) continue;
    if (table_.size() >= kMaxSignatures) table_.clear();
    table_.emplace(words, entry);
    return entry;
  }
  return {};
}

EntryRef KernelState::insert(EntryRef entry, const SignatureWords& words) {
  if (entries_.size() >= kMaxEntries) {
    const EntryRef oldest = entries_.front();
    entries_.erase(entries_.begin());
    std::erase_if(table_, [&](const auto& item) { return item.second == oldest; });
  }
  entries_.push_back(entry);
  table_.emplace(words, entry);
  return entry;
}

EntryRef KernelState::find_or_compile(const Arguments& arguments, Route route) {
  SignatureWords words = words_of(arguments, route);
  if (same(words, last_words_)) {
    ++hits;
    scratch_ = std::move(words);
    return last_;
  }
  EntryRef entry = find(words);
  if (entry) {
    ++hits;
  } else {
    entry = compile(arguments, route, words);
  }
  scratch_ = std::move(last_words_);
  last_words_ = std::move(words);
  last_ = entry;
  return entry;
}

EntryRef KernelState::compile(const Arguments& arguments, Route route,
                              const SignatureWords& words) {
  auto made = std::make_unique<Entry>();
  made->compiled = trace_and_compile(*this, arguments, route);
  made->words = words;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].kind == ArgumentKind::Constexpr) continue;
    if (!made->compiled->rank_used[made->position.size()]) {
      made->words[i + 1] = without_rank(words[i + 1]);
    }
    made->position.push_back(static_cast<std::uint32_t>(i));
  }
  plan_axes(*made, *this, arguments);
  plan_numbers(*made);
  const std::vector<int>& ranks = made->compiled->code->access.min_rank;
  made->plain = made->compiled->mode() != ir::Mode::Thread &&
                std::all_of(ranks.begin(), ranks.end(), [](int rank) { return rank == 0; });
  if (EntryRef faster = find(words)) {
    ++hits;
    return faster;
  }
  ++misses;
  if (compile::logs("compile")) {
    made->description = describe(arguments);
    log_compile(*made);
  }
  return insert(EntryRef(made.release()), words);
}

KernelState::Description KernelState::describe(const Arguments& arguments) const {
  Description out = captures_.describe();
  const auto& parameters = signature.parameters();
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    out.emplace_back(parameters[i].text, describe_argument(arguments[i]));
  }
  return out;
}

void KernelState::log_compile(const Entry& entry) const {
  std::string why = "first use";
  if (!entries_.empty()) {
    std::vector<std::string> changes;
    const auto& before = entries_.back()->description;
    for (const auto& [what, now] : entry.description) {
      const auto old = std::find_if(before.begin(), before.end(),
                                    [&](const auto& item) { return item.first == what; });
      if (old == before.end()) {
        changes.push_back(cat(what, " is now ", now));
      } else if (old->second != now) {
        changes.push_back(cat(what, " was ", old->second, ", is now ", now));
      }
    }
    why = changes.empty() ? "the cache was cleared or a captured function changed"
                          : join(changes, "; ", [](const std::string& text) { return text; });
  }
  const compile::CompiledKernel& compiled = *entry.compiled;
  compile::log("compile", cat(name(), ": ", why, " (trace ", compiled.timings.trace, " ms, passes ",
                              compiled.timings.passes, " ms",
                              compiled.from_cache ? ", code shared" : "", ")"));
}

void KernelState::clear_cache() {
  table_.clear();
  entries_.clear();
  last_words_.clear();
  last_ = EntryRef();
  memo->forget();
  hits = misses = 0;
}

int KernelState::traverse(visitproc visit, void* arg) const {
  Py_VISIT(function.ptr());
  Py_VISIT(source.ptr());
  if (const int stop = signature.traverse(visit, arg)) return stop;
  if (const int stop = constexprs_.traverse(visit, arg)) return stop;
  if (const int stop = memo->traverse(visit, arg)) return stop;
  return captures_.traverse(visit, arg);
}

void KernelState::clear() {
  clear_cache();
  nb::object old_function = std::move(function), old_source = std::move(source);
  constexprs_.clear();
  captures_.clear();
  signature = Signature();
}

}  // namespace eas::python

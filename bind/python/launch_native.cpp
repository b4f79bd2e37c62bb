// Nothing here allocates once the machine code exists.
#include "launch_native.hpp"

#include <algorithm>
#include <vector>

#include "launch_running.hpp"

namespace eas::python {
namespace {

// Giving the GIL up and taking it back costs about 50 ns when nobody waits, but may cost a switch of
// threads when somebody does.
constexpr double kLongNs = 20'000;

void fill(compile::NativeArgument& out, const Argument& argument) {
  if (argument.kind != ArgumentKind::Buffer) {
    out.bits = argument.bits;
    return;
  }
  const ArrayView& view = argument.view;
  out.data = view.data;
  out.shape = view.shape();
  out.strides = view.strides();
  out.rank = view.ndim;
}

const compile::Variant& find_or_make(const compile::CompiledKernel& kernel,
                                     const compile::VariantKey& key) {
  if (const compile::Variant* found = kernel.code->native->find(key)) return *found;
  Running running;
  running.release();
  return kernel.code->native->make(kernel, key);
}

}  // namespace

NativeRun::NativeRun(const Entry& entry, const Arguments& arguments, const Extent& grid,
                     const Extent& group)
    : kernel_(*entry.compiled),
      arguments_([&] { return entry.position.size(); }()),
      facts_([&] {
        for (std::size_t p = 0; p < arguments_.size(); ++p) {
          fill(arguments_[p], arguments[entry.position[p]]);
        }
        return compile::launch_facts(*kernel_.code, arguments_, group);
      }()),
      variant_(find_or_make(kernel_, facts_.key)),
      words_(variant_, arguments_),
      grid_(grid),
      long_(compile::estimated_ns(variant_, facts_, grid) > kLongNs ||
            kernel_.code->native->turns().open_ended()) {}

void NativeRun::operator()() const {
  Running running;
  if (long_) running.release();
  const compile::NativeHooks hooks{
      &running,
      [](void* self, const std::string& line) { static_cast<Running*>(self)->print(line); },
      [](void* self) { static_cast<Running*>(self)->poll(); }};
  compile::run_native(kernel_, variant_, words_, arguments_,
                      {grid_, facts_.streaming, facts_.turns, hooks});
}

void load_native(const Entry& entry, const Arguments& arguments, const Extent& group) {
  const compile::CompiledKernel& kernel = *entry.compiled;
  std::vector<compile::NativeArgument> column(entry.position.size());
  std::vector<std::vector<std::int64_t>> dims(column.size());
  for (std::size_t p = 0; p < column.size(); ++p) {
    const Argument& argument = arguments[entry.position[p]];
    fill(column[p], argument);
    if (!argument.spec) continue;
    // No elements, so it overlaps nothing; its last axis is the one with stride 1.
    const std::int32_t rank = std::max(argument.view.ndim, kernel.code->access.min_rank[p]);
    dims[p].assign(static_cast<std::size_t>(rank) * 2, 0);
    if (rank > 0) dims[p].back() = 1;
    column[p] = {nullptr, dims[p].data(), dims[p].data() + rank, rank, 0};
  }
  find_or_make(kernel, compile::launch_facts(*kernel.code, column, group).key);
}

}  // namespace eas::python

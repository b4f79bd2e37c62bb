// Nothing here allocates once the machine code exists.
#include "python/launch/native.hpp"

#include "python/launch/running.hpp"

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

void run(const launch::Ready& ready, bool is_long) {
  Running running;
  if (is_long) running.release();
  ready.run({&running,
             [](void* self, const std::string& line) { static_cast<Running*>(self)->print(line); },
             [](void* self) { static_cast<Running*>(self)->poll(); }});
}

}  // namespace

Column::Column(const Entry& entry, const Arguments& arguments) : native_(entry.position.size()) {
  for (std::size_t p = 0; p < native_.size(); ++p) fill(native_[p], arguments[entry.position[p]]);
}

NativeRun::NativeRun(const Entry& entry, const Arguments& arguments, const Extent& grid,
                     const Extent& group)
    : column_(entry, arguments),
      ready_(*entry.compiled, column_, grid, group, find_or_make),
      long_(ready_.takes_longer_than(kLongNs)) {}

void NativeRun::operator()() const { run(ready_, long_); }

void run_natively(const compile::CompiledKernel& kernel,
                  std::span<const compile::NativeArgument> arguments, const Extent& grid,
                  const Extent& group, launch::Again& again) {
  if (const launch::Found* found = again.find(arguments, grid)) {
    const launch::Ready ready(kernel, arguments, grid, *found);
    return run(ready, ready.takes_longer_than(kLongNs));
  }
  const launch::Ready ready(kernel, arguments, grid, group, find_or_make);
  again.see(arguments, grid, ready);
  run(ready, ready.takes_longer_than(kLongNs));
}

void load_native(const Entry& entry, const Arguments& arguments, const Extent& group) {
  const Column column(entry, arguments);
  InlineArray<bool, 12> specs(entry.position.size());
  for (std::size_t p = 0; p < specs.size(); ++p) specs[p] = arguments[entry.position[p]].spec;
  find_or_make(*entry.compiled, launch::key_of(*entry.compiled, column, specs, group));
}

}  // namespace eas::python

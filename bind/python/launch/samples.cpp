// A launch for every sample of arrays whose first axes are samples, as operators of torch have it
// under vmap.
#include <eas/error.hpp>

#include <algorithm>
#include <vector>

#include "base/capture.hpp"
#include "base/format.hpp"
#include "launch/samples.hpp"
#include "python/array/writes.hpp"
#include "python/launch/launch.hpp"
#include "python/launch/native.hpp"
#include "python/launch/running.hpp"

namespace eas::python {
namespace {

// Leaves the axes behind the first `axes`; gives the strides of those.
void strip(ArrayView& view, std::size_t axes, std::int64_t* strides) {
  std::copy_n(view.strides(), axes, strides);
  const auto kept = static_cast<std::size_t>(view.ndim) - axes;
  const std::vector<std::int64_t> dims(view.shape(), view.strides() + view.ndim);
  std::int64_t* const to = view.reserve(static_cast<std::int32_t>(kept));
  const auto rank = axes + kept;
  for (std::size_t i = 0; i < kept; ++i) {
    to[i] = dims[axes + i];
    to[kept + i] = dims[rank + axes + i];
  }
}

launch::Samples samples_of(const PreparedLaunch& launch, std::span<const std::int64_t> strides) {
  return {launch.sample_sizes, strides};
}

// The strides of the arguments that the compiled kernel takes.
std::vector<std::int64_t> strides_of_parameters(const PreparedLaunch& launch) {
  std::vector<std::int64_t> out;
  for (const std::uint32_t i : launch.entry->position) {
    const auto first =
        launch.sample_strides.begin() + static_cast<std::ptrdiff_t>(i * launch.sample_axes);
    out.insert(out.end(), first, first + static_cast<std::ptrdiff_t>(launch.sample_axes));
  }
  return out;
}

void run_at_once(const Arguments& arguments, const PreparedLaunch& launch) {
  count_writes(*launch.entry, arguments);
  const Column column(*launch.entry, arguments);
  const std::vector<std::int64_t> strides = strides_of_parameters(launch);
  Running running;
  running.release();
  launch::run_samples(
      *launch.entry->compiled, column, launch.grid, launch.group, samples_of(launch, strides),
      {&running,
       [](void* self, const std::string& line) { static_cast<Running*>(self)->print(line); },
       [](void* self) { static_cast<Running*>(self)->poll(); }});
}

void run_one_by_one(KernelState& kernel, Arguments& arguments, const PreparedLaunch& launch) {
  std::vector<void*> first;
  for (std::size_t i = 0; i < arguments.size(); ++i) first.push_back(arguments[i].view.data);
  const launch::Samples samples = samples_of(launch, launch.sample_strides);
  const std::int64_t count = samples.count();
  for (std::int64_t sample = 0; sample < count; ++sample) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      if (arguments[i].kind != ArgumentKind::Buffer) continue;
      const auto size = static_cast<std::int64_t>(itemsize(arguments[i].view.dtype));
      arguments[i].view.data = static_cast<std::byte*>(first[i]) + samples.offset(i, sample) * size;
    }
    run_launch(kernel, arguments, launch);
  }
}

}  // namespace

void take_samples(PreparedLaunch& out, const KernelState& kernel, Arguments& arguments) {
  out.sample_strides.assign(arguments.size() * out.sample_axes, 0);
  bool first = true;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].kind != ArgumentKind::Buffer) continue;
    ArrayView& view = arguments[i].view;
    const bool has_axes = static_cast<std::size_t>(view.ndim) >= out.sample_axes;
    if (first && has_axes) {
      out.sample_sizes.assign(view.shape(), view.shape() + out.sample_axes);
      first = false;
    }
    if (!has_axes || !std::equal(out.sample_sizes.begin(), out.sample_sizes.end(), view.shape())) {
      throw LaunchError(kernel.name(), cat("argument '", kernel.signature.parameters()[i].text,
                                           "' has other samples than the first array, expected "
                                           "the same first ",
                                           out.sample_axes, " axes"));
    }
    strip(view, out.sample_axes, &out.sample_strides[i * out.sample_axes]);
  }
}

void launch_samples(nb::handle object, nb::handle grid, std::size_t axes, const nb::tuple& args,
                    const nb::dict& kwargs) {
  KernelState& kernel = state_of(object.ptr());
  refuse_while_capturing(kernel.name());
  std::vector<PyObject*> given;
  for (const nb::handle value : args) given.push_back(value.ptr());
  nb::list names;
  for (const auto& [name, value] : kwargs) {
    names.append(name);
    given.push_back(value.ptr());
  }
  const nb::tuple keywords(names);
  BoundCall call(kernel.signature.parameters().size());
  kernel.signature.bind(call, given.data(), args.size(), names.size() ? keywords.ptr() : nullptr);
  Arguments arguments(call.size());
  PreparedLaunch launch;
  launch.sample_axes = axes;
  prepare_launch(launch, kernel, arguments, call, grid.is_none() ? nullptr : grid.ptr());
  if (launch.is_empty()) return;
  if (launch.route->is_direct() && !launches_are_watched(kernel)) {
    return run_at_once(arguments, launch);
  }
  run_one_by_one(kernel, arguments, launch);
}

}  // namespace eas::python

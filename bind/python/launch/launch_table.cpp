// EasLaunchTable (eas_torch/bridge.h): launches of compiled kernels for code without Python objects,
// as the bridge to torch has it when it replays an operator.
#include <eas_torch/bridge.h>

#include <algorithm>
#include <cstddef>
#include <exception>
#include <optional>

#include "base/capture.hpp"
#include "base/format.hpp"
#include "launch/native.hpp"
#include "launch/plan.hpp"
#include "launch/policy.hpp"
#include "python/common/errors.hpp"
#include "python/common/support.hpp"
#include "python/launch/compiled.hpp"
#include "python/launch/kernel.hpp"
#include "python/launch/running.hpp"

namespace eas::python {
namespace {

using compile::CompiledKernel;
using compile::NativeArgument;

// The arguments are taken as they are.
static_assert(sizeof(EasLaunchArgument) == sizeof(NativeArgument));
static_assert(offsetof(EasLaunchArgument, data) == offsetof(NativeArgument, data));
static_assert(offsetof(EasLaunchArgument, shape) == offsetof(NativeArgument, shape));
static_assert(offsetof(EasLaunchArgument, strides) == offsetof(NativeArgument, strides));
static_assert(offsetof(EasLaunchArgument, rank) == offsetof(NativeArgument, rank));
static_assert(offsetof(EasLaunchArgument, bits) == offsetof(NativeArgument, bits));

constexpr double kLongNs = 20'000;  // as for other launches, see native.cpp

thread_local std::exception_ptr t_failure;

const CompiledKernel& kernel(const void* pointer) {
  return *static_cast<const CompiledKernel*>(pointer);
}

const ir::Type& type_of(const void* pointer, int argument) {
  return kernel(pointer).function().body()->params[static_cast<std::size_t>(argument)]->type;
}

const void* kernel_of(PyObject* object) noexcept {
  return guarded([&]() -> const void* {
    const CompiledKernel* found = compiled_of(object);
    if (!found) {
      throw Error(ErrorKind::Error, "launch_table",
                  cat("not a compiled kernel, got ", describe_object(object),
                      ", expected what kernel.compile(...) gives"));
    }
    if (!found->code->native || !found->code->backend->is_direct()) {
      throw BackendError(found->name(),
                         cat("the kernel is not machine code of this process, got target ",
                             found->code->target, ", expected cpu"));
    }
    return found;
  });
}

int argument_count(const void* pointer) noexcept {
  return static_cast<int>(kernel(pointer).function().body()->params.size());
}

int argument_kind(const void* pointer, int argument) noexcept {
  const ir::Type& type = type_of(pointer, argument);
  if (type.kind == ir::TypeKind::Buffer) return EAS_ARGUMENT_ARRAY;
  if (type.dtype == DType::bool_) return EAS_ARGUMENT_BOOL;
  return is_float(type.dtype) ? EAS_ARGUMENT_FLOAT : EAS_ARGUMENT_INT;
}

int writes(const void* pointer, int argument) noexcept {
  return kernel(pointer).code->access.writes[static_cast<std::size_t>(argument)];
}

std::int64_t captured(PyObject* object) noexcept {
  try {
    if (is_kernel(object)) return state_of(object).captured();
    throw Error(ErrorKind::Error, "launch_table",
                cat("not a kernel, got ", describe_object(object), ", expected an eas.Kernel"));
  } catch (...) {
    set_current_exception();
    return -1;
  }
}

int is_captured(PyObject* object, std::int64_t number) noexcept {
  return state_of(object).captures().are(static_cast<std::uint32_t>(number));
}

int is_direct(const void* pointer) noexcept {
  try {
    const launch::Policy policy = launch::policy(kernel(pointer).name());
    return !policy.watched && policy.backend == kernel(pointer).code->backend;
  } catch (...) {
    return 0;  // the usual way says what is wrong
  }
}

int infers_grid(const void* pointer) noexcept {
  for (const passes::AxisGrid& axis : kernel(pointer).code->grid.axes) {
    if (axis.used && !axis.has_guard) return 0;
  }
  return 1;
}

int infer_grid(const void* pointer, const EasLaunchArgument* arguments,
               std::int64_t* grid) noexcept {
  try {
    const std::span native(reinterpret_cast<const NativeArgument*>(arguments),
                           static_cast<std::size_t>(argument_count(pointer)));
    launch::Extent found{1, 1, 1};
    for (int axis = 0; axis < 3; ++axis) {
      found[static_cast<std::size_t>(axis)] =
          launch::guarded_axis(kernel(pointer), axis, native).value_or(1);
    }
    launch::countable(kernel(pointer), found);
    std::copy(found.begin(), found.end(), grid);
    return 0;
  } catch (...) {
    t_failure = std::current_exception();
    return -1;
  }
}

void run(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
         const launch::Extent& grid) {
  refuse_while_capturing(kernel.name());
  launch::check_numbers(kernel, arguments, [&](std::size_t p) {
    return cat("argument '", kernel.debug.params[p], "'");
  });
  launch::Extent group{1, 1, 1};
  if (kernel.mode() == ir::Mode::Thread) {
    group = launch::group_of(kernel.name(), kernel.function(), std::nullopt,
                             {"_tptg", "", "mk.tid", "a kernel that says the threads of a group"});
  }
  const launch::Ready ready(kernel, arguments, grid, group);
  Running running;
  const auto print = [](void* self, const std::string& line) {
    static_cast<Running*>(self)->print(line);
  };
  if (!PyGILState_Check()) return ready.run({&running, print, nullptr});
  if (ready.takes_longer_than(kLongNs)) running.release();
  ready.run({&running, print, [](void* self) { static_cast<Running*>(self)->poll(); }});
}

int launch_kernel_by_table(const void* pointer, const EasLaunchArgument* arguments,
                           const std::int64_t* grid) noexcept {
  if ((grid[0] == 0 || grid[1] == 0 || grid[2] == 0) && kernel(pointer).code->fresh.empty())
    return 0;
  try {
    const auto* native = reinterpret_cast<const NativeArgument*>(arguments);
    run(kernel(pointer), {native, static_cast<std::size_t>(argument_count(pointer))},
        {grid[0], grid[1], grid[2]});
    return 0;
  } catch (...) {
    t_failure = std::current_exception();
    return -1;
  }
}

void raise_error() noexcept {
  try {
    if (t_failure) std::rethrow_exception(std::exchange(t_failure, nullptr));
    throw InternalError("a launch failed without a word");
  } catch (...) {
    set_current_exception();
  }
}

constexpr EasLaunchTable kTable{EAS_BRIDGE_API_VERSION,
                                sizeof(EasLaunchArgument),
                                kernel_of,
                                argument_count,
                                argument_kind,
                                writes,
                                captured,
                                is_captured,
                                is_direct,
                                infers_grid,
                                infer_grid,
                                launch_kernel_by_table,
                                raise_error};

nb::object launch_table() {
  return nb::steal(
      PyCapsule_New(const_cast<EasLaunchTable*>(&kTable), EAS_LAUNCH_CAPSULE, nullptr));
}

}  // namespace

void bind_launch_table(nb::module_& m) {
  m.def("launch_table", &launch_table, "Launches for C code (bridge.h), as a capsule.");
}

}  // namespace eas::python

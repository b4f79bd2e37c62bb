// One launch of a variant: what generated code may call while it runs, and what its report means.
#include <eas/error.hpp>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <exception>
#include <new>
#include <vector>

#include "base/format.hpp"
#include "compile/host_arguments.hpp"
#include "compile/internal_error.hpp"
#include "interp/messages.hpp"
#include "interp/sort.hpp"
#include "launch/copies.hpp"
#include "launch/meeting.hpp"
#include "launch/native.hpp"

namespace eas::launch {
namespace {

// What services and poll are given.
struct Running {
  const CompiledKernel& kernel;
  const Variant& variant;
  const Extent& grid;
  const NativeHooks& hooks;
  std::exception_ptr thrown = nullptr;  // by print: generated code cannot be unwound
};

Extent program_at(const Extent& grid, std::int64_t number) {
  return {number % grid[0], number / grid[0] % grid[1], number / grid[0] / grid[1]};
}

// The node as it was traced: locations count these.
const ir::Node& traced_node(const CompiledKernel& kernel, std::uint32_t location) {
  const ir::Node* found = nullptr;
  ir::walk(*kernel.code->traced->body(), [&](const ir::Node* node) {
    if (node->location == location) found = node;
  });
  if (!found) throw InternalError(cat("compiled code reports the unknown node ", location));
  return *found;
}

std::int32_t print(void* context, std::uint32_t location, std::int64_t program,
                   const void* const* operands) {
  Running& running = *static_cast<Running*>(context);
  try {
    const compile::PrintSite* site = nullptr;
    for (const compile::PrintSite& each : running.variant.prints) {
      if (each.location == location) site = &each;
    }
    if (!site) throw InternalError(cat("compiled code prints at the unknown node ", location));
    std::vector<interp::Data> values;
    for (std::size_t i = 0; i < site->operands.size(); ++i) {
      interp::Data& value = values.emplace_back();
      value.type = site->operands[i];
      value.lanes = 1;
      const auto* bytes = static_cast<const std::byte*>(operands[i]);
      value.bytes.assign(bytes, bytes + interp::elements_per_lane(value.type) *
                                            static_cast<std::int64_t>(itemsize(value.type.dtype)));
    }
    interp::PrintLine to;
    if (running.hooks.print) {
      to = [&](const std::string& line) { running.hooks.print(running.hooks.context, line); };
    }
    interp::print_program({running.kernel.debug, traced_node(running.kernel, location),
                           program_at(running.grid, program)},
                          site->attributes, std::move(values), to);
    return 0;
  } catch (...) {
    running.thrown = std::current_exception();
    return 1;
  }
}

bool contains(const void* layout, std::int64_t offset) {
  return static_cast<const interp::Layout*>(layout)->contains(offset);
}

void sort(std::int32_t dtype, void* data, std::int64_t outer, std::int64_t length,
          std::int64_t inner, std::int32_t descending) {
  interp::sort_elements(static_cast<DType>(dtype), data, outer, length, inner, descending != 0);
}

constexpr abi::Services kServices{print, contains, sort};

void poll(void* context) {
  const NativeHooks& hooks = static_cast<Running*>(context)->hooks;
  hooks.poll(hooks.context);
}

// The memory an access failed at. An op that reads two (mma) fails at the first that has no such
// element.
void fail_bounds(const interp::Place& place, const ir::Node& node, std::int64_t index,
                 const CompiledKernel& kernel, std::span<const NativeArgument> arguments) {
  for (const ir::Value* operand : node.operands) {
    if (!operand->type.is_memory()) continue;
    if (operand->type.kind == ir::TypeKind::Group) {
      const auto layout = interp::Layout::dense(operand->node->attributes[0]);
      if (layout.contains(index)) continue;
      interp::fail_bounds(place, interp::group_title(kernel.debug, *operand->node), index, layout);
    }
    const NativeArgument& argument = arguments[operand->index];
    const auto rank = static_cast<std::size_t>(argument.rank);
    const interp::Layout layout(std::span(argument.shape, rank), std::span(argument.strides, rank));
    if (layout.contains(index)) continue;
    interp::fail_bounds(place, interp::argument_title(kernel.debug, operand->index), index, layout);
  }
  throw InternalError(cat("compiled code refuses the index ", index, ", which is in bounds"));
}

// How many elements one thread has in the tile an op's report counts in.
std::int64_t elements_of(const ir::Node& node) {
  for (const ir::Value* operand : node.operands) {
    if (!operand->type.is_memory()) continue;
    // Accesses count in their offsets; fragments, 64 elements of 32 threads, in themselves.
    const bool tile = ops::has_operand(node.op, ops::Operand::offset);
    return tile ? node.offset()->type.shape.elements() : 2;
  }
  return node.operands.empty() ? 1 : node.operands.front()->type.shape.elements();
}

[[noreturn]] void fail(const CompiledKernel& kernel, const Variant& variant,
                       const abi::Report& report, const Extent& grid,
                       std::span<const NativeArgument> arguments) {
  const ir::Node& node = traced_node(kernel, report.node);
  interp::Place place{kernel.debug, node, program_at(grid, report.program)};
  std::int64_t element = report.element;
  // Barriers and fragments in memory, which all threads of a group or simdgroup reach together.
  const bool all_meet = ir::mode_of(node.op) == ir::Mode::Thread && !ops::is_pure(node.op);
  if (all_meet && report.stop == abi::Stop::Assert) {
    place.thread = element;
    const auto& group = variant.key.group;
    const std::int64_t threads = group[0] * group[1] * group[2];
    interp::fail_missing(place, report.value, node.op == ir::Op::barrier ? threads : 32);
  }
  if (kernel.code->native->thread_level()) {
    place.thread = element / elements_of(node);
    element %= elements_of(node);
  }
  switch (report.stop) {
    case abi::Stop::Bounds: fail_bounds(place, node, report.value, kernel, arguments); break;
    case abi::Stop::Assert:
      if (node.op == ir::Op::multiple_of) interp::fail_multiple(place, element, report.value);
      if (node.op == ir::Op::assume) interp::fail_assume(place, element);
      interp::fail_assert(place, element);
    case abi::Stop::DivisionByZero: interp::fail_division(place, element);
    case abi::Stop::ZeroStep: interp::fail_zero_step(place);
    case abi::Stop::Memory: interp::fail_workspace(place, report.value);
    case abi::Stop::None:
    case abi::Stop::Asked:
    case abi::Stop::Thrown: break;
  }
  throw InternalError("compiled code stopped without a reason");
}

// What programs keep must fit, and is asked for before any has written something.
void check_workspaces(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
                      const Extent& grid) {
  const std::span<const Native::Workspace> workspaces = kernel.code->native->workspaces();
  if (workspaces.empty()) return;
  constexpr std::int64_t kSurelyThere = 16 << 20;
  const compile::HostColumns columns(arguments);
  std::int64_t bytes = 0, most = 0;
  std::uint32_t location = 0;  // of the largest
  for (const Native::Workspace& each : workspaces) {
    std::int64_t size = std::max<std::int64_t>(columns.value(each.size), 0);
    if (__builtin_mul_overflow(size, each.itemsize, &size)) size = INT64_MAX;
    if (size > most) most = size, location = each.location;
    if (__builtin_add_overflow(bytes, size, &bytes)) bytes = INT64_MAX;
  }
  if (bytes <= kSurelyThere) return;
  void* there = ::operator new(static_cast<std::size_t>(bytes), std::nothrow);
  ::operator delete(there);
  if (there) return;
  compile::telling_internal_errors(kernel.name(), kernel.code->traced.get(), [&] {
    const ir::Node& node = traced_node(kernel, location);
    interp::fail_workspace({kernel.debug, node, program_at(grid, 0)}, bytes);
  });
}

// `execute` runs a request and gives its report.
template <class Execute>
void run_variant(const CompiledKernel& kernel, const Variant& variant, const Words& words,
                 std::span<const NativeArgument> arguments, const NativeLaunch& launch,
                 const Execute& execute) {
  const Native& native = *kernel.code->native;
  check_workspaces(kernel, arguments, launch.grid);
  Running running{kernel, variant, launch.grid, launch.hooks};
  Meeting meeting;
  if (kernel.code->function->ordered) meeting = find_meeting(kernel, variant, arguments, launch);
  bool in_order = meeting.in_order;
  if (native.float_atomics() && launch_settings().deterministic())
    in_order = true, meeting.apart = {};
  const runtime::Launch request{words.get().data(),
                                words.get().size(),
                                launch.grid,
                                launch.streaming,
                                &kServices,
                                &running,
                                launch.hooks.poll ? poll : nullptr,
                                launch.turns,
                                in_order,
                                native.unbounded(),
                                native.turns().open_ended(),
                                meeting.sums,
                                meeting.apart};
  const abi::Report report = execute(request);
  if (running.thrown) std::rethrow_exception(running.thrown);
  if (report.stop == abi::Stop::None) return;
  compile::telling_internal_errors(kernel.name(), kernel.code->traced.get(),
                                   [&] { fail(kernel, variant, report, launch.grid, arguments); });
}

}  // namespace

void run_native(const CompiledKernel& kernel, const Variant& variant, const Words& words,
                std::span<const NativeArgument> arguments, const NativeLaunch& launch) {
  if (Copies copies(kernel); copies.are_needed()) {
    const std::vector<NativeArgument> own = copies.in(arguments);
    run_variant(kernel, variant, Words(variant, own), own, launch,
                [&](const runtime::Launch& request) { return variant.executable->run(request); });
    return copies.finish();
  }
  run_variant(kernel, variant, words, arguments, launch,
              [&](const runtime::Launch& request) { return variant.executable->run(request); });
}

void run_native_on(runtime::Stream& stream, const CompiledKernel& kernel, const Variant& variant,
                   const Words& words, std::span<const NativeArgument> arguments,
                   const NativeLaunch& launch) {
  constexpr std::chrono::milliseconds kPeriod(10);
  run_variant(kernel, variant, words, arguments, launch, [&](const runtime::Launch& request) {
    abi::Report report;
    stream.launch(*variant.executable, request, report);
    const std::shared_ptr<runtime::Event> end = stream.record();
    while (!end->wait(kPeriod)) {
      if (request.poll) request.poll(request.context);
    }
    return report;
  });
}

}  // namespace eas::launch

// One launch of a variant: what generated code may call while it runs, and what its report means.
#include <eas/error.hpp>

#include <algorithm>
#include <cstring>
#include <exception>
#include <new>
#include <optional>
#include <vector>

#include "base/format.hpp"
#include "compile/host_arguments.hpp"
#include "compile/internal_error.hpp"
#include "interp/messages.hpp"
#include "interp/sort.hpp"
#include "launch/copies.hpp"
#include "launch/fresh.hpp"
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

const compile::PrintSite* print_site(const Variant& variant, std::uint32_t location) {
  for (const compile::PrintSite& each : variant.prints) {
    if (each.location == location) return &each;
  }
  return nullptr;
}

std::int32_t print(void* context, std::uint32_t location, std::int64_t program,
                   const void* const* operands) {
  Running& running = *static_cast<Running*>(context);
  try {
    const compile::PrintSite* site = print_site(running.variant, location);
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

std::int64_t operand_bytes(void* context, std::uint32_t location, std::size_t index) {
  const compile::PrintSite* site = print_site(static_cast<Running*>(context)->variant, location);
  if (!site || index >= site->operands.size()) return -1;
  const ir::Type& type = site->operands[index];
  return interp::elements_per_lane(type) * static_cast<std::int64_t>(itemsize(type.dtype));
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

// What programs keep, by the arguments.
std::vector<runtime::WorkspaceSize> workspace_sizes(const CompiledKernel& kernel,
                                                    std::span<const NativeArgument> arguments) {
  std::vector<runtime::WorkspaceSize> out;
  const std::span<const Native::Workspace> workspaces = kernel.code->native->workspaces();
  if (workspaces.empty()) return out;
  const compile::HostColumns columns(arguments);
  for (const Native::Workspace& each : workspaces) {
    const std::int64_t size = std::max<std::int64_t>(columns.value(each.size), 0);
    out.push_back({each.location, size * each.itemsize});
  }
  return out;
}

struct Order {
  bool in_order = false;
  Meeting meeting;
};

Order order_of(const CompiledKernel& kernel, const Variant& variant,
               std::span<const NativeArgument> arguments, const NativeLaunch& launch) {
  Order out;
  if (kernel.code->function->ordered)
    out.meeting = find_meeting(kernel, variant, arguments, launch);
  out.in_order = out.meeting.in_order;
  if (kernel.code->native->float_atomics() && launch_settings().deterministic()) {
    out.in_order = true;
    out.meeting.apart = {};
    out.meeting.in_rows = false;
  }
  return out;
}

// `execute` runs a request and gives its report.
template <class Execute>
void run_variant(const CompiledKernel& kernel, const Variant& variant, const Words& words,
                 std::span<const NativeArgument> arguments, const NativeLaunch& launch,
                 const Execute& execute) {
  const Native& native = *kernel.code->native;
  check_workspaces(kernel, arguments, launch.grid);
  Running running{kernel, variant, launch.grid, launch.hooks};
  const auto [in_order, meeting] = order_of(kernel, variant, arguments, launch);
  // One by one: GCC clears an aggregate first, by an instruction that takes as long as all the rest.
  runtime::Launch request;
  request.words = words.get().data();
  request.word_count = words.get().size();
  request.grid = launch.grid;
  request.streaming = launch.streaming;
  request.services = &kServices;
  request.context = &running;
  request.poll = launch.hooks.poll ? poll : nullptr;
  request.turns = launch.turns;
  request.in_order = in_order;
  request.unbounded = native.unbounded();
  request.open_ended = native.turns().open_ended();
  request.sums = meeting.sums;
  request.apart = meeting.apart;
  request.name = kernel.name();
  request.samples = launch.samples;
  request.in_rows = meeting.in_rows;
  const abi::Report report = execute(request);
  if (running.thrown) std::rethrow_exception(running.thrown);
  if (report.stop == abi::Stop::None) return;
  compile::telling_internal_errors(kernel.name(), kernel.code->traced.get(),
                                   [&] { fail(kernel, variant, report, launch.grid, arguments); });
}

}  // namespace

void run_native(const CompiledKernel& kernel, const Variant& variant, const Words& words,
                std::span<const NativeArgument> arguments, const NativeLaunch& launch) {
  if (!kernel.code->fresh.empty()) begin_fresh(kernel, arguments, variant.key.stores);
  if (Copies copies(kernel); copies.are_needed()) {
    const std::vector<NativeArgument> own = copies.in(arguments);
    run_variant(kernel, variant, Words(variant, own), own, launch,
                [&](const runtime::Launch& request) { return variant.executable->run(request); });
    return copies.finish();
  }
  run_variant(kernel, variant, words, arguments, launch,
              [&](const runtime::Launch& request) { return variant.executable->run(request); });
}

namespace {

// A launch that is given away: all it needs until somebody waits for it.
struct Given {
  Given(const CompiledKernel& launched, const Variant& variant,
        std::span<const NativeArgument> given, const NativeLaunch& launch, const GivenWork& work)
      : own(work.alone ? std::optional(launched) : std::nullopt),
        kernel(own ? *own : launched),
        variant(variant),
        arguments(given.begin(), given.end()),
        sizes(workspace_sizes(kernel, given)),
        grid(launch.grid),
        print_line(work.print),
        words(variant, keep_shapes()),
        running{kernel, variant, grid, hooks} {
    check_workspaces(kernel, arguments, grid);
    if (print_line) {
      hooks = {
          this,
          [](void* self, const std::string& line) { static_cast<Given*>(self)->print_line(line); },
          nullptr};
    }
    request.words = words.get().data();
    request.word_count = words.get().size();
    request.grid = grid;
    request.services = &kServices;
    request.context = &running;
    request.in_order = order_of(kernel, variant, arguments, launch).in_order;
    request.lent = work.lent;
    request.workspaces = sizes;
    request.operand_bytes = operand_bytes;
    request.name = kernel.name();
  }
  Given(const Given&) = delete;
  Given& operator=(const Given&) = delete;

  void finish() {
    if (running.thrown) std::rethrow_exception(running.thrown);
    if (report.stop == abi::Stop::None) return;
    compile::telling_internal_errors(kernel.name(), kernel.code->traced.get(),
                                     [&] { fail(kernel, variant, report, grid, arguments); });
  }
  // Theirs may go before the work is done.
  const std::vector<NativeArgument>& keep_shapes() {
    std::size_t count = 0;
    for (const NativeArgument& each : arguments) count += 2 * static_cast<std::size_t>(each.rank);
    dims.reserve(count);
    for (NativeArgument& each : arguments) {
      for (const std::int64_t** of : {&each.shape, &each.strides}) {
        const std::size_t at = dims.size();
        dims.insert(dims.end(), *of, *of + each.rank);
        *of = dims.data() + at;
      }
    }
    return arguments;
  }

  std::optional<CompiledKernel> own;
  const CompiledKernel& kernel;
  const Variant& variant;  // which lives as long as the kernel's code
  std::vector<NativeArgument> arguments;
  std::vector<std::int64_t> dims;
  std::vector<runtime::WorkspaceSize> sizes;
  Extent grid;
  std::function<void(const std::string&)> print_line;
  NativeHooks hooks;
  Words words;
  Running running;
  runtime::Launch request;
  abi::Report report;
};

}  // namespace

void give_native(runtime::Stream& stream, const CompiledKernel& kernel, const Variant& variant,
                 std::span<const NativeArgument> arguments, const NativeLaunch& launch,
                 const GivenWork& work) {
  const auto given = std::make_shared<Given>(kernel, variant, arguments, launch, work);
  stream.launch(*variant.executable, given->request, given->report);
  stream.then([given] { given->finish(); });
}

}  // namespace eas::launch

// What a launch passes, and the text around the body: arguments, signature, where the program is.
#include <eas/error.hpp>

#include <algorithm>
#include <cctype>

#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"
#include "passes/analysis/access.hpp"

namespace eas::codegen::gpu {
namespace {

// A name of the user's as part of one of ours, which always ends in a number.
std::string tidy(std::string_view name) {
  std::string out;
  for (const char c : name) out += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  if (out.empty() || !std::isalpha(static_cast<unsigned char>(out[0]))) out = "p" + out;
  return out;
}

constexpr std::int64_t kScalarThreads = 64;

}  // namespace

Writer::Writer(const Plan& plan, std::vector<abi::Word>& words)
    : plan_(plan),
      dialect_(dialect(plan.target.language)),
      function_(plan.function),
      affine_(plan.function),
      counts_(ir::count_uses(plan.function)),
      words_(words) {
  std::unordered_map<const ir::Block*, const Node*> last;
  ir::walk(*function_.body(), [&](const Node* node) {
    const Node*& before = last[node->parent];
    if (before) next_nodes_[before] = node;
    before = node;
  });
  out_.language = std::string(dialect_.language);
  out_.entry = entry_name();
  switch (function_.mode) {
    case ir::Mode::Thread: out_.group = plan.options.group; break;
    case ir::Mode::Spmd: out_.group = {plan.threads, 1, 1}; break;
    case ir::Mode::Scalar:
      if (plan.pool_bytes > 0) break;
      out_.group = {kScalarThreads, 1, 1};
      out_.programs_per_group = kScalarThreads;
      out_.linear = true;
      break;
  }
}

std::string Writer::param_name(std::uint32_t param) const {
  const bool named = plan_.options.debug && param < plan_.options.debug->params.size();
  return cat(named ? tidy(plan_.options.debug->params[param]) : "p", "_", param, "_");
}

std::string Writer::entry_name() const {
  return cat(plan_.options.debug ? tidy(plan_.options.debug->kernel) : "main", "_kernel");
}

// The field of a slot, made where it is asked for first.
std::string Writer::slot(abi::Slot slot, std::string_view type, std::string name) {
  std::string& known = slot_names_[{slot.kind, slot.index}];
  if (known.empty()) {
    known = cat("args.", name);
    fields_.push_back({std::string(type), std::move(name), slot});
  }
  return known;
}

std::string Writer::word(abi::WordKind kind, std::uint32_t param, std::int32_t axis) {
  const abi::Word wanted{kind, param, axis};
  auto it = std::find(words_.begin(), words_.end(), wanted);
  if (it == words_.end()) words_.push_back(wanted), it = words_.end() - 1;
  const auto index = static_cast<std::int32_t>(it - words_.begin());
  const std::string of = param_name(param);
  switch (kind) {
    case abi::WordKind::Data: return slot({abi::Slot::WordOf, index, 0, 8}, "long", of + "at");
    case abi::WordKind::Shape:
      return slot({abi::Slot::WordOf, index, 0, 8}, "long", cat(of, "shape_", axis));
    case abi::WordKind::Stride:
      return slot({abi::Slot::WordOf, index, 0, 8}, "long", cat(of, "stride_", axis));
    case abi::WordKind::Low: return slot({abi::Slot::WordOf, index, 0, 8}, "long", of + "low");
    case abi::WordKind::High: return slot({abi::Slot::WordOf, index, 0, 8}, "long", of + "high");
    default: break;
  }
  const DType dtype = function_.body()->params[param]->type.dtype;
  const auto bytes = static_cast<std::int32_t>(itemsize(dtype));
  const bool held_wide = !dialect_.small_floats && compute_dtype(dtype) != dtype;
  const std::string_view type =
      held_wide ? std::string_view("ushort") : dialect_.stored[static_cast<std::size_t>(dtype)];
  const std::string field =
      slot({abi::Slot::WordOf, index, 0, bytes}, type, of.substr(0, of.size() - 1));
  if (dtype == DType::bool_) return cat("(", field, " != 0)");
  return held_wide ? cat("eas_float_", info(dtype).brief, "(", field, ")") : field;
}

std::string Writer::program(int axis) {
  programs_.insert(axis);
  return cat("program_", axis);
}

std::string Writer::number() {
  programs_.insert(3);
  return "program";
}

// At the line of the first op that uses it.
void Writer::refuse_argument(const Value& param) const {
  const ir::DebugInfo* debug = plan_.options.for_messages();
  const bool named = debug && param.index < debug->params.size();
  const std::string whose =
      plan_.target.name.empty() ? std::string(dialect_.title) : plan_.target.name;
  CompileError error("kernel",
                     cat("argument '", named ? debug->params[param.index] : cat(param.index),
                         "' cannot be used on ", whose, ", got ", name(param.type.dtype),
                         ", expected float32 or another dtype it has"));
  ir::walk(*function_.body(), [&](const Node* node) {
    const auto& operands = node->operands;
    const bool uses = std::find(operands.begin(), operands.end(), &param) != operands.end();
    if (uses && debug) error.locate(debug->at(node->location));
  });
  throw error;
}

std::string Writer::memory(const Value* memory) {
  if (memory->block) {
    const DType dtype = memory->type.dtype;
    if (dtype == DType::float64 && !plan_.target.f64) refuse_argument(*memory);
    return param_name(memory->index) + "data";
  }
  return names_.at(memory);
}

// What the host computes of arguments and constants, in dtypes the device has not.
std::optional<std::int32_t> Writer::host(const Value* value) {
  if (const auto it = hosts_.find(value); it != hosts_.end()) return it->second;
  hosts_[value] = std::nullopt;
  const auto add = [&](abi::HostStep step) {
    step.dtype = static_cast<std::int32_t>(value->type.dtype);
    out_.host.push_back(step);
    return hosts_[value] = static_cast<std::int32_t>(out_.host.size()) - 1;
  };
  if (value->block) {
    if (value->block->parent || !value->type.is_scalar()) return std::nullopt;
    const abi::Word wanted{abi::WordKind::Scalar, value->index, 0};
    auto it = std::find(words_.begin(), words_.end(), wanted);
    if (it == words_.end()) words_.push_back(wanted), it = words_.end() - 1;
    return add({abi::HostStep::kWord, 0, it - words_.begin(), {-1, -1, -1}});
  }
  const Node& node = *value->node;
  if (node.op == Op::constant)
    return add({abi::HostStep::kConstant, 0, node.attributes[0], {-1, -1, -1}});
  const bool moves = node.op == Op::broadcast || node.op == Op::reshape || node.op == Op::permute;
  if (moves) return hosts_[value] = host(node.x());
  const bool known = ops::is_elementwise(node.op) || node.op == Op::cast || node.op == Op::where;
  if (!known) return std::nullopt;
  abi::HostStep step;
  step.op = node.op == Op::cast    ? abi::HostStep::kCast
            : node.op == Op::where ? abi::HostStep::kWhere
                                   : static_cast<std::int32_t>(node.op);
  for (std::size_t i = 0; i < node.operands.size(); ++i) {
    const auto operand = host(node.operands[i]);
    if (!operand) return std::nullopt;
    step.operands[i] = *operand;
  }
  return add(step);
}

std::string Writer::host_value(const Value* value) {
  const auto step = host(value);
  if (!step || value->type.dtype == DType::float64) {
    refuse(*value->node, cat(dialect_.title, " has no float64, got ",
                             ops::info(value->node->op).name, " of float64, expected float32"));
  }
  const auto found = std::find(out_.host_results.begin(), out_.host_results.end(), *step);
  const auto index = static_cast<std::int32_t>(found - out_.host_results.begin());
  if (found == out_.host_results.end()) out_.host_results.push_back(*step);
  const DType dtype = value->type.dtype;
  const std::string field =
      slot({abi::Slot::Host, index, 0, static_cast<std::int32_t>(itemsize(dtype))},
           dialect_.stored[static_cast<std::size_t>(dtype)], cat("host_", index));
  return dtype == DType::bool_ ? cat("(", field, " != 0)") : field;
}

// Wide fields first, so that there are no gaps.
std::string Writer::arguments_struct() {
  std::stable_sort(fields_.begin(), fields_.end(),
                   [](const Field& a, const Field& b) { return a.slot.bytes > b.slot.bytes; });
  std::string out = "struct Arguments {\n";
  std::int32_t offset = 0;
  for (Field& field : fields_) {
    field.slot.offset = offset;
    offset += field.slot.bytes;
    out_.slots.push_back(field.slot);
    out += cat("  ", field.type, " ", field.name, ";\n");
  }
  if (fields_.empty()) out += "  long nothing;\n", offset = 8;
  out_.argument_bytes = (offset + 7) / 8 * 8;
  for (; offset < out_.argument_bytes; ++offset) out += cat("  uchar pad_", offset, ";\n");
  return out + "};\n\n";
}

std::string Writer::signature() {
  std::vector<std::string> parts;
  int binding = 0;
  const auto place = [&] { return dialect_.cpp ? cat(" [[buffer(", binding++, ")]]") : ""; };
  for (const abi::BoundBuffer& buffer : out_.buffers) {
    parts.push_back(cat(dialect_.device, " uchar* ", param_name(buffer.param), "memory", place()));
  }
  parts.push_back(dialect_.cpp ? cat("constant Arguments& args", place())
                               : std::string("const struct Arguments args"));
  if (out_.has_faults) parts.push_back(cat(dialect_.device, " uint* faults", place()));
  if (out_.has_area) parts.push_back(cat(dialect_.device, " uchar* areas", place()));
  if (dialect_.cpp) {
    parts.emplace_back("uint3 group [[threadgroup_position_in_grid]]");
    parts.emplace_back("uint t [[thread_index_in_threadgroup]]");
  }
  const std::array<std::int64_t, 3>& g = out_.group;
  const std::string head = dialect_.cpp ? cat("kernel void ", out_.entry)
                                        : cat("__kernel __attribute__((reqd_work_group_size(", g[0],
                                              ", ", g[1], ", ", g[2], ")))\nvoid ", out_.entry);
  return cat(head, "(\n    ", join(parts, ",\n    ", [](const std::string& p) { return p; }),
             ") {\n");
}

std::string Writer::preamble() {
  Lines out;
  const auto group = [&](int axis) -> std::string {
    return dialect_.cpp ? cat("group.", "xyz"[axis]) : cat("get_group_id(", axis, ")");
  };
  const std::array<std::int64_t, 3>& g = out_.group;
  if (!dialect_.cpp) {
    if (g[0] * g[1] * g[2] == 1) out.line("const uint t = 0;");
    else if (g[1] * g[2] == 1) out.line("const uint t = (uint)get_local_id(0);");
    else
      out.line(cat("const uint t = (uint)(get_local_id(0) + ", g[0], " * (get_local_id(1) + ", g[1],
                   " * get_local_id(2)));"));
  }
  if (uses_stripes_) out.line("const uint lane = t % 32, stripe = t / 32;");
  if (out_.has_area || out_.has_faults) programs_.insert(3);
  if (out_.linear) programs_.insert(3);
  const bool decode = out_.linear;
  std::string first;
  if (uses_reports_) first = slot({abi::Slot::FirstProgram, 0, 0, 8}, "long", "first_program");
  if (decode) {
    first = slot({abi::Slot::FirstProgram, 0, 0, 8}, "long", "first_program");
    const std::string end = slot({abi::Slot::EndProgram, 0, 0, 8}, "long", "end_program");
    out.line(out_.programs_per_group > 1
                 ? cat("const long program = ", first, " + (long)", group(0), " * ",
                       out_.programs_per_group, " + t;")
                 : cat("const long program = ", first, " + (long)", group(0), ";"));
    if (out_.programs_per_group > 1) out.line(cat("if (program >= ", end, ") return;"));
  }
  const auto grid = [&](int axis) {
    return slot({abi::Slot::Grid, axis, 0, 8}, "long", cat("programs_", axis));
  };
  for (int axis = 0; axis < 3; ++axis) {
    if (!programs_.contains(axis) && !(programs_.contains(3) && !decode)) continue;
    if (!decode) {
      out.line(cat("const long program_", axis, " = (long)", group(axis), ";"));
    } else if (axis == 0) {
      out.line(cat("const long program_0 = program % ", grid(0), ";"));
    } else {
      out.line(cat("const long program_", axis, " = program / ",
                   axis == 1 ? grid(0) : cat(grid(0), " / ", grid(1)),
                   axis == 1 ? cat(" % ", grid(1)) : "", ";"));
    }
  }
  if (programs_.contains(3) && !decode) {
    out.line(cat("const long program = program_0 + ", grid(0), " * (program_1 + ", grid(1),
                 " * program_2);"));
  }
  if (out_.has_area) {
    const std::string stride = slot({abi::Slot::AreaStride, 0, 0, 8}, "long", "area_stride");
    out.line(cat(dialect_.device, " uchar* area = areas + (program - ", first.empty() ? "0" : first,
                 ") * ", stride, ";"));
  }
  if (out_.group_bytes > 0) {
    out.line(dialect_.cpp
                 ? cat("threadgroup ulong2 pool_words[", (out_.group_bytes + 15) / 16, "];")
                 : cat("__local ulong2 pool_words[", (out_.group_bytes + 15) / 16, "];"));
    out.line(cat(dialect_.group, " uchar* pool = (", dialect_.group, " uchar*)pool_words;"));
  }
  if (uses_reports_ && plan_.threads > 1) {
    const std::string at = cat("(pool + ", plan_.pool_bytes, ")");
    out.line(dialect_.cpp ? cat("if (t == 0) atomic_store_explicit((threadgroup atomic_uint*)", at,
                                ", 0xffffffffu, memory_order_relaxed);")
                          : cat("if (t == 0) *(__local uint*)", at, " = 0xffffffffu;"));
    out.line(dialect_.group_barrier);
  }
  for (const abi::BoundBuffer& buffer : out_.buffers) {
    const DType dtype = function_.body()->params[buffer.param]->type.dtype;
    const std::string type(dialect_.stored[static_cast<std::size_t>(dtype)]);
    const std::string name = param_name(buffer.param);
    out.line(cat(dialect_.device, " ", buffer.writes ? "" : "const ", type, "* ", name, "data = (",
                 dialect_.device, " ", buffer.writes ? "" : "const ", type, "*)(", name,
                 "memory + ", word(abi::WordKind::Data, buffer.param), ");"));
  }
  return out.text();
}

void Writer::check_limits() const {
  const std::int64_t threads = out_.group[0] * out_.group[1] * out_.group[2];
  const std::string whose =
      plan_.target.name.empty() ? std::string(dialect_.title) : plan_.target.name;
  if (threads > plan_.target.max_threads) {
    throw CompileError("kernel", cat("too many threads in a group for ", whose, ", got ", threads,
                                     ", expected at most ", plan_.target.max_threads,
                                     "; use smaller groups (mk.tid's size, _tptg)"));
  }
  const std::int64_t buffers = static_cast<std::int64_t>(out_.buffers.size()) + 1 +
                               (out_.has_faults ? 1 : 0) + (out_.has_area ? 1 : 0);
  if (buffers > plan_.target.max_buffers) {
    throw CompileError("kernel", cat("too many buffers for ", whose, ", got ", buffers, " (",
                                     out_.buffers.size(), " arguments and ours), expected at most ",
                                     plan_.target.max_buffers, "; pass several arrays as one"));
  }
  if (out_.argument_bytes > plan_.target.max_argument_bytes) {
    throw CompileError("kernel", cat("too many scalar arguments, shapes and strides for ", whose,
                                     ", got ", out_.argument_bytes, " bytes, expected at most ",
                                     plan_.target.max_argument_bytes, "; pass them in an array"));
  }
}

abi::Emission Writer::write() {
  const passes::Access access = passes::access(function_);
  const auto& params = function_.body()->params;
  for (std::size_t p = 0; p < params.size(); ++p) {
    if (params[p]->type.kind != ir::TypeKind::Buffer || (!access.reads[p] && !access.writes[p]))
      continue;
    memory(params[p]);  // refuses what the device has not
    word(abi::WordKind::Data, static_cast<std::uint32_t>(p));
    const abi::Word data{abi::WordKind::Data, static_cast<std::uint32_t>(p), 0};
    const auto index = std::find(words_.begin(), words_.end(), data) - words_.begin();
    out_.buffers.push_back({static_cast<std::uint32_t>(p), static_cast<std::int32_t>(index),
                            access.reads[p], access.writes[p]});
  }
  if (plan_.area_bytes > 0) uses_area_ = true;
  push_scope();
  block(*function_.body());
  pop_scope();
  out_.has_area = uses_area_;
  out_.has_faults = uses_reports_ || out_.has_prints;
  // Float atomics: a launch may ask for one program after another, which gives one result.
  bool unordered = false;
  for (std::size_t p = 0; p < params.size(); ++p) {
    unordered |= access.atomics[p] && is_float(params[p]->type.dtype);
  }
  out_.linear = out_.linear || uses_area_ || function_.ordered || unordered;
  out_.in_order = function_.ordered;
  out_.spill_bytes = plan_.area_bytes;
  out_.group_bytes = plan_.pool_bytes + (uses_reports_ && plan_.threads > 1 ? 16 : 0);
  const std::string before = preamble();
  const std::string arguments = arguments_struct();
  const std::string body = cat(signature(), before, lines_.text(), "}\n");
  std::string head = plan_.options.debug ? cost(body) : "";
  head += dialect_.head;
  head += function_.fast_math ? dialect_.contract_on : dialect_.contract_off;
  const std::string helpers = library(dialect_, cat(function_text_, body));
  out_.source = cat(head, "\n", arguments, helpers, helpers.empty() ? "" : "\n", function_text_,
                    function_text_.empty() ? "" : "\n", body);
  check_limits();
  return std::move(out_);
}

abi::Emission emit(const ir::Function& function, const abi::GpuTarget& target,
                   const Options& options, std::vector<abi::Word>& words) {
  const auto changed = options.check ? nullptr : with_carried_numbers(function);
  const Plan plan(changed ? *changed : function, target, options);
  return Writer(plan, words).write();
}

abi::Artifact generate(const ir::Function& function, const abi::GpuTarget& target,
                       const Options& options) {
  abi::Artifact out;
  const abi::Emission emission = emit(function, target, options, out.words);
  out.object = abi::pack(emission);
  out.serial = emission.in_order;
  return out;
}

bool takes_threads(const ir::Function& function) {
  bool reports = false;
  ir::walk(*function.body(), [&](const ir::Node* node) {
    reports |= ops::info(node->op).effect == ops::Effect::Io && node->op != ir::Op::assume;
    reports |= node->op == ir::Op::for_ && !ir::is_constant(node->step());
  });
  return !reports;
}

std::string identity(const abi::GpuTarget& target) { return target.text(); }

}  // namespace eas::codegen::gpu

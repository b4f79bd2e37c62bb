// Loads, stores and memory of a group.
#include <eas/error.hpp>

#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"
#include "passes/analysis/host_expression.hpp"

namespace eas::codegen::gpu {

std::string Writer::loaded(DType dtype, const std::string& pointer,
                           const std::string& offset) const {
  const std::string at = cat(pointer, "[", offset, "]");
  if (dtype == DType::bool_) return cat(at, " != 0");
  if (dialect_.small_floats) return at;
  if (dtype == DType::float16) return cat("vload_half(0, ", pointer, " + (", offset, "))");
  if (dtype == DType::bfloat16) return cat("eas_float_bf16(", at, ")");
  return at;
}

std::string Writer::storing(DType dtype, const std::string& pointer, const std::string& offset,
                            const std::string& value) const {
  const std::string at = cat(pointer, "[", offset, "]");
  if (dtype == DType::bool_) return cat(at, " = ", value, " ? 1 : 0;");
  if (!dialect_.small_floats && dtype == DType::float16) {
    return cat("vstore_half_rte(", value, ", 0, ", pointer, " + (", offset, "));");
  }
  if (!dialect_.small_floats && dtype == DType::bfloat16) {
    return cat(at, " = eas_bits_bf16(", value, ");");
  }
  return cat(at, " = ", value, ";");
}

void Writer::each_load(const Node& node, const Index& at) {
  const DType dtype = node.buffer()->type.dtype;
  const std::string pointer = memory(node.buffer()), offset = element(node.offset(), at);
  const Value* result = node.results[0];
  if (!node.mask()) return define(result, at, loaded(dtype, pointer, offset));
  const std::string mask = element(node.mask(), at);
  if (mask == "true") return define(result, at, loaded(dtype, pointer, offset));
  const std::string other = element(node.other(), at);
  define(result, at, cat(mask, " ? ", loaded(dtype, pointer, offset), " : ", other));
}

void Writer::each_store(const Node& node, const Index& at) {
  const DType dtype = node.buffer()->type.dtype;
  const std::string pointer = memory(node.buffer()), offset = element(node.offset(), at);
  const std::string value = element(node.value(), at);
  const std::string text = storing(dtype, pointer, offset, value);
  if (!node.mask()) return lines_.line(text);
  const std::string mask = element(node.mask(), at);
  lines_.line(mask == "true" ? text : cat("if (", mask, ") ", text));
}

// Other programs may change it meanwhile, as atomics are for.
bool Writer::is_racy(const Value* buffer) const {
  bool found = false;
  ir::walk(*function_.body(), [&](const Node* node) {
    found |= ops::info(node->op).effect == ops::Effect::Atomic &&
             plan_.memory.may_alias(node->buffer(), buffer);
  });
  return found;
}

// One thread reads a number for all, so that all of them see the same.
void Writer::load_for_all(const Node& node, const std::vector<Touch>& now) {
  before(now);
  const DType dtype = node.buffer()->type.dtype;
  const std::string part = scratch_pointer(node, storage_type(dtype));
  const std::string text = loaded(dtype, memory(node.buffer()), scalar(node.offset()));
  lines_.line(
      cat("if (t == 0) ", part, "[0] = ",
          node.mask() ? cat(scalar(node.mask()), " ? ", text, " : ", scalar(node.other())) : text,
          ";"));
  barrier(plan_.scratch(node)->home == Home::Area);
  names_[node.results[0]] = hoist(type_of(dtype), cat(part, "[0]"), name_of(node.results[0], "s"));
  touched({plan_.scratch(node)});
}

// One element: all threads read it, one writes it.
void Writer::access_scalar(const Node& node) {
  std::vector<Touch> now;
  touches(node, now);
  if (plan_.options.check) check_access(node);
  const bool shared = plan_.threads > 1;
  const DType dtype = node.buffer()->type.dtype;
  if (node.op == Op::load && shared && is_racy(node.buffer())) return load_for_all(node, now);
  if (node.op == Op::load) {
    std::erase_if(now, [](const Touch& touch) { return touch.storage != nullptr; });
    before(now);
    const std::string text = loaded(dtype, memory(node.buffer()), scalar(node.offset()));
    names_[node.results[0]] = hoist(
        type_of(dtype),
        node.mask() ? cat(scalar(node.mask()), " ? ", text, " : ", scalar(node.other())) : text,
        name_of(node.results[0], "s"));
    return;
  }
  const bool gives = !node.results.empty() && ir::uses(counts_, node.results[0]) > 0;
  if (!gives) std::erase_if(now, [](const Touch& touch) { return touch.storage != nullptr; });
  before(now);
  if (node.op == Op::store) {
    const std::string text =
        storing(dtype, memory(node.buffer()), scalar(node.offset()), scalar(node.value()));
    std::string condition = shared ? "t == 0" : "";
    if (node.mask()) condition += cat(shared ? " && " : "", scalar(node.mask()));
    lines_.line(condition.empty() ? text : cat("if (", condition, ") ", text));
    return;
  }
  std::vector<std::string> values;
  if (node.op == Op::atomic_cas) values.push_back(scalar(node.expected()));
  values.push_back(scalar(node.value()));
  const std::string call = atomic_call(node, scalar(node.offset()), values);
  const std::string type = type_of(dtype), zero = literal(dtype, 0);
  if (!shared || !gives) {
    std::string condition = shared ? "t == 0" : "";
    if (node.mask()) condition += cat(shared ? " && " : "", scalar(node.mask()));
    if (gives) {
      names_[node.results[0]] = hoist(
          type, condition.empty() ? call : cat(condition, " ? ", call, " : ", zero), "before");
    } else {
      lines_.line(condition.empty() ? call + ";" : cat("if (", condition, ") ", call, ";"));
    }
    return;
  }
  const std::string part = scratch_pointer(node, storage_type(dtype));
  const std::string mask = node.mask() ? scalar(node.mask()) : "true";
  lines_.line(cat("if (t == 0) ", part,
                  "[0] = ", mask == "true" ? call : cat(mask, " ? ", call, " : ", zero), ";"));
  barrier(plan_.scratch(node)->home == Home::Area);
  names_[node.results[0]] = hoist(type, cat(part, "[0]"), "before");
  touched({plan_.scratch(node)});
}

// Zero at the start, by all threads of the group.
void Writer::emit_alloc_tg(const Node& node) {
  const Value* result = node.results[0];
  const Storage& storage = plan_.allocation(result);
  const std::string_view type = dialect_.stored[static_cast<std::size_t>(storage.dtype)];
  if (type.empty()) need_dtype(node, storage.dtype);
  names_[result] = fresh(name_of(result, "tile"));
  lines_.line(cat(dialect_.group, " ", type, "* ", names_[result], " = (", dialect_.group, " ",
                  type, "*)(pool + ", storage.offset, ");"));
  const std::int64_t threads = out_.group[0] * out_.group[1] * out_.group[2];
  const std::string from = threads == 1 ? "0" : "t";
  lines_.open(cat("for (uint i = ", from, "; i < ", storage.elements, "; i += ", threads, ") {"));
  lines_.line(storing(storage.dtype, names_[result], "i", literal(storage.dtype, 0)));
  lines_.close();
  if (threads > 1) lines_.line(dialect_.group_barrier);
}

void Writer::emit_workspace(const Node& node) {
  const Value* result = node.results[0];
  const auto index = static_cast<std::int32_t>(out_.workspaces.size());
  need_dtype(node, result->type.dtype);
  if (!passes::host_expression(node.size())) {
    refuse(node,
           "memory whose size only the running kernel knows is not available on a GPU, got one for "
           "what a `while` keeps, expected a size the arguments say");
  }
  out_.workspaces.push_back(node.location);
  out_.workspace_itemsizes.push_back(static_cast<std::int64_t>(itemsize(result->type.dtype)));
  uses_area_ = true;
  const std::string at =
      slot({abi::Slot::WorkspaceAt, index, 0, 8}, "long", cat("workspace_", index, "_at"));
  const std::string_view type = dialect_.stored[static_cast<std::size_t>(result->type.dtype)];
  names_[result] = fresh("workspace");
  lines_.line(cat(dialect_.device, " ", type, "* ", names_[result], " = (", dialect_.device, " ",
                  type, "*)(area + ", at, ");"));
}

}  // namespace eas::codegen::gpu

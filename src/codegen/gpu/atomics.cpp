// Atomics: the language's own where it has one for the type, else compare and exchange until nobody came
// between; elements narrower than 32 bits in the word that holds them.
#include "base/format.hpp"
#include "codegen/gpu/emission_writer.hpp"

namespace eas::codegen::gpu {
namespace {

using ir::Op;

// The elementwise op whose result is written; nothing for an exchange.
std::optional<Op> update_of(Op op) {
  switch (op) {
    case Op::atomic_add: return Op::add;
    case Op::atomic_max: return Op::maximum;
    case Op::atomic_min: return Op::minimum;
    case Op::atomic_and: return Op::and_;
    case Op::atomic_or: return Op::or_;
    case Op::atomic_xor: return Op::xor_;
    default: return std::nullopt;
  }
}

std::string_view verb_of(Op op) { return ops::info(op).name.substr(7); }  // atomic_add: add

}  // namespace

// A call of the function for this op, dtype and kind of memory, which is written down once.
std::string Writer::atomic_call(const Node& node, const std::string& offset,
                                const std::vector<std::string>& values) {
  const DType dtype = node.buffer()->type.dtype;
  const bool device = is_device(node.buffer());
  const std::string space(device ? dialect_.device : dialect_.group);
  const std::string name =
      cat("atomic_", verb_of(node.op), "_", info(dtype).brief, device ? "_device" : "_group");
  const bool wide = itemsize(dtype) == 8;
  if (wide && (dialect_.cpp || !plan_.target.atomics64)) {
    refuse(node, cat(dialect_.cpp ? "Metal" : "the device", " has no atomics of 64 bits, got ",
                     eas::name(dtype), ", expected a dtype of at most 32 bits"));
  }
  const std::string call =
      cat(name, "(", memory(node.buffer()), " + (", offset, "), ",
          join(values, ", ", [](const std::string& each) { return each; }), ")");
  if (!functions_.insert(name).second) return call;

  const std::string type = type_of(dtype), stored(dialect_.stored[static_cast<std::size_t>(dtype)]);
  const bool cas = node.op == Op::atomic_cas;
  const bool whole = itemsize(dtype) >= 4;
  const std::string word = wide ? "ulong" : "uint";
  const std::string verb(verb_of(node.op));
  std::string text = cat("static ", type, " ", name, "(volatile ", space, " ", stored, "* p, ",
                         type, cas ? cat(" expected, ", type) : "", " x) {\n");
  const auto line = [&](const std::string& each) { text += "  " + each + "\n"; };
  const bool native = is_int(dtype) && whole && !cas;
  if (native && dialect_.cpp) {
    const std::string call_of =
        verb == "xchg" ? "atomic_exchange_explicit" : cat("atomic_fetch_", verb, "_explicit");
    line(cat("return ", call_of, "((volatile ", space, " atomic_", type,
             "*)p, x, memory_order_relaxed);"));
  } else if (native) {
    line(cat("return ", wide ? "atom_" : "atomic_", verb, "(p, x);"));
  } else if (dialect_.cpp && device && dtype == DType::float32 && verb == "add") {
    line(
        "return atomic_fetch_add_explicit((volatile device atomic_float*)p, x, "
        "memory_order_relaxed);");
  } else {
    // Where the element lies in its word.
    std::string address = "p", shift = "0", mask = wide ? "~(ulong)0" : "~0u";
    if (!whole) {
      line(cat("const ulong at = (ulong)p;"));
      line("const uint shift = (uint)(at & 3) * 8;");
      address = "(at & ~(ulong)3)", shift = "shift";
      mask = itemsize(dtype) == 1 ? "0xffu" : "0xffffu";
    }
    const std::string atomic = dialect_.cpp ? cat("volatile ", space, " atomic_uint*")
                                            : cat("volatile ", space, " ", word, "*");
    line(cat(atomic, " w = (", atomic, ")", address, ";"));
    line(cat(word, " seen = ",
             dialect_.cpp ? "atomic_load_explicit(w, memory_order_relaxed)" : "*w", ";"));
    line("while (true) {");
    // The element as a value, what it becomes, and that as bits.
    const std::string part = whole ? "seen" : cat("(seen >> ", shift, " & ", mask, ")");
    const DType bits = wide                   ? DType::uint64
                       : itemsize(dtype) == 4 ? DType::uint32
                       : itemsize(dtype) == 2 ? DType::uint16
                                              : DType::uint8;
    const std::string bits_type(type_of(bits));
    const std::string old =
        dtype == DType::bool_ ? cat("(", part, " != 0)")
        : whole && dtype == bits
            ? part
            : bitcasted(bits, dtype, whole ? part : cat("(", bits_type, ")", part));
    line(cat("  const ", type, " old = ", old, ";"));
    std::string next = "x";
    if (const auto update = update_of(node.op)) next = elementwise(*update, dtype, {"old", "x"});
    if (cas) next = "old == expected ? x : old";
    line(cat("  const ", type, " next = ", next, ";"));
    const std::string as_bits = dtype == DType::bool_ ? "(uint)(next ? 1 : 0)"
                                : dtype == bits       ? std::string("next")
                                                      : bitcasted(dtype, bits, "next");
    const std::string wanted =
        whole ? as_bits
              : cat("(seen & ~(", mask, " << ", shift, ")) | (uint)",
                    as_bits[0] == '(' ? as_bits : cat("(", bits_type, ")", as_bits), " << ", shift);
    line(cat("  const ", word, " wanted = ", wanted, ";"));
    if (dialect_.cpp) {
      line(
          "  if (atomic_compare_exchange_weak_explicit(w, &seen, wanted, memory_order_relaxed, "
          "memory_order_relaxed)) "
          "return old;");
    } else {
      line(cat("  const ", word, " found = ", wide ? "atom_cmpxchg" : "atomic_cmpxchg",
               "(w, seen, wanted);"));
      line("  if (found == seen) return old;");
      line("  seen = found;");
    }
    line("}");
  }
  function_text_ += text + "}\n";
  return call;
}

void Writer::each_atomic(const Node& node, const Index& at) {
  const DType dtype = node.buffer()->type.dtype;
  const std::string offset = element(node.offset(), at);
  std::vector<std::string> values;
  if (node.op == Op::atomic_cas) values.push_back(element(node.expected(), at));
  values.push_back(element(node.value(), at));
  const std::string mask = node.mask() ? element(node.mask(), at) : "true";
  const std::string call = atomic_call(node, offset, values);
  const bool gives = ir::uses(counts_, node.results[0]) > 0;
  if (gives) {
    define(node.results[0], at,
           mask == "true" ? call : cat(mask, " ? ", call, " : ", literal(dtype, 0)));
  } else {
    lines_.line(mask == "true" ? call + ";" : cat("if (", mask, ") ", call, ";"));
  }
}

#define EAS_ATOMIC(name) \
  void Writer::each_##name(const Node& node, const Index& at) { each_atomic(node, at); }
EAS_ATOMIC(atomic_add)
EAS_ATOMIC(atomic_max)
EAS_ATOMIC(atomic_min)
EAS_ATOMIC(atomic_and)
EAS_ATOMIC(atomic_or)
EAS_ATOMIC(atomic_xor)
EAS_ATOMIC(atomic_xchg)
EAS_ATOMIC(atomic_cas)
#undef EAS_ATOMIC

}  // namespace eas::codegen::gpu

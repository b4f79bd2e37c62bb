// mk's loads, stores, atomics, threadgroup memory, matrices and random numbers.
#include <nanobind/stl/string.h>

#include "python/language/mk_call.hpp"

namespace eas::python {
namespace {

nb::object load(const Call& c) {
  return wrap(trace::load(c.address("buffer", "offset"), c.optional("mask"), c.optional("other")));
}

nb::object store(const Call& c) {
  trace::store(c.address("buffer", "offset"), c.operand("value"), c.optional("mask"));
  return nb::none();
}

nb::object atomic_cas(const Call& c) {
  return wrap(trace::atomic_cas(c.address("buffer", "offset"), c.operand("expected"),
                                c.operand("value"), c.optional("mask")));
}

nb::object alloc_tg(const Call& c) {
  return wrap(trace::alloc_tg(c.constant("size"), c.dtype("dtype", DType::float32)));
}

nb::object mma(const Call& c) {
  return wrap(trace::mma(c.address("a", "a_base"), c.operand("a_stride"), c.address("b", "b_base"),
                         c.operand("b_stride"), c.fragment("acc")));
}

nb::object mma_store(const Call& c) {
  trace::mma_store(c.address("buf", "base"), c.operand("stride"), c.fragment("frag"));
  return nb::none();
}

}  // namespace

std::vector<MkFunction> memory_functions() {
  std::vector<MkFunction> out = {
      {"load", load},
      {"store", store},
      {"atomic_cas", atomic_cas},
      {"alloc_tg", alloc_tg},
      {"alloc_tg_f16",
       [](const Call& c) { return wrap(trace::alloc_tg(c.constant("size"), DType::float16)); }},
      {"barrier", [](const Call&) { return trace::barrier(), nb::none(); }},
      {"mma_zero", [](const Call&) { return wrap(trace::mma_zero()); }},
      {"mma", mma},
      {"mma_store", mma_store},
      {"rand",
       [](const Call& c) { return wrap(trace::rand(c.operand("seed"), c.operand("offset"))); }},
      {"randn",
       [](const Call& c) { return wrap(trace::randn(c.operand("seed"), c.operand("offset"))); }},
      {"randint",
       [](const Call& c) { return wrap(trace::randint(c.operand("seed"), c.operand("offset"))); }},
  };
  for (const ops::OpInfo& row : ops::table()) {
    if (row.effect != ops::Effect::Atomic || row.op == ir::Op::atomic_cas) continue;
    out.push_back({ops::exported_name(row), [op = row.op](const Call& c) {
                     return wrap(trace::atomic(op, c.address("buffer", "offset"),
                                               c.operand("value"), c.optional("mask")));
                   }});
  }
  return out;
}

}  // namespace eas::python

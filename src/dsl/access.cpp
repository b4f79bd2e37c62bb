// The only place that looks inside the public handles.
#include "dsl/access.hpp"

#include "trace/tracer.hpp"

namespace eas::detail {
namespace {

Handle handle_of(ir::Value* ir) { return {ir, trace::Tracer::current("kernel").id()}; }

ir::Value* follow(const Handle& handle, std::string_view op) {
  const trace::Tracer& tracer = trace::Tracer::current(op);
  if (handle.tracer != tracer.id()) {
    throw CompileError(op,
                       "the value belongs to another kernel or to an earlier call, expected one of "
                       "this kernel's own values");
  }
  return handle.ir;
}

}  // namespace

trace::Operand Access::operand(const Value& value, std::string_view op) {
  switch (value.kind_) {
    case Value::Kind::Bool: return trace::Number::boolean(value.integer_ != 0);
    case Value::Kind::Int: return trace::Number::of(value.integer_);
    case Value::Kind::Unsigned:
      if (value.integer_ >= 0) return trace::Number::of(value.integer_);
      // 2^63 and above exist only as uint64, and then they are not weak.
      return trace::Value{trace::Tracer::current(op).constant(DType::uint64, value.integer_),
                          false};
    case Value::Kind::Float: return trace::Number::of(value.real_);
    case Value::Kind::Traced: return trace::Value{follow(value.handle_, op), value.weak_};
  }
  __builtin_unreachable();
}

std::optional<trace::Operand> Access::optional(const std::optional<Value>& value,
                                               std::string_view op) {
  if (!value) return std::nullopt;
  return operand(*value, op);
}

trace::Buffer Access::buffer(const AnyBuffer& buffer, std::string_view op) {
  return {follow(buffer.handle_, op), buffer.rank_};
}

trace::Pointer Access::pointer(const Pointer& pointer, std::string_view op) {
  return {buffer(pointer.buffer_, op), traced(pointer.offset_, op)};
}

trace::Pointer Access::address(const AnyBuffer& memory, const Value& offset, std::string_view op) {
  return trace::advance(buffer(memory, op), operand(offset, op));
}

trace::Fragment Access::fragment(const Fragment& fragment, std::string_view op) {
  return {follow(fragment.handle_, op)};
}

trace::Item Access::item(const Carried& carried, std::string_view op) {
  if (const auto* at = std::get_if<Pointer>(&carried)) return pointer(*at, op);
  if (const auto* block = std::get_if<Fragment>(&carried)) return fragment(*block, op);
  return std::visit([](const auto& x) { return trace::Item(x); },
                    operand(std::get<Value>(carried), op));
}

trace::Items Access::items(const Items& carried, std::string_view op) {
  trace::Items out;
  for (const Carried& each : carried) out.push_back(item(each, op));
  return out;
}

Value Access::wrap(const trace::Value& value) {
  Value out;
  out.weak_ = value.weak;
  out.handle_ = handle_of(value.ir);
  return out;
}

AnyBuffer Access::wrap(const trace::Buffer& buffer) {
  AnyBuffer out;
  out.handle_ = handle_of(buffer.ir);
  out.rank_ = buffer.rank;
  return out;
}

Pointer Access::wrap(const trace::Pointer& pointer) {
  return {wrap(pointer.buffer), wrap(pointer.offset)};
}

Fragment Access::wrap(const trace::Fragment& fragment) {
  Fragment out;
  out.handle_ = handle_of(fragment.ir);
  return out;
}

Carried Access::wrap(const trace::Item& item) {
  return std::visit(
      [](const auto& x) -> Carried {
        if constexpr (std::is_same_v<std::decay_t<decltype(x)>, trace::Number>) {
          switch (x.kind) {
            case trace::Number::Kind::Bool: return Value(x.integer != 0);
            case trace::Number::Kind::Int: return Value(x.integer);
            case trace::Number::Kind::Float: return Value(x.real);
          }
          __builtin_unreachable();
        } else {
          return wrap(x);
        }
      },
      item);
}

Items Access::wrap(const trace::Items& items) {
  Items out;
  for (const trace::Item& each : items) out.push_back(wrap(each));
  return out;
}

std::optional<Access::Literal> Access::literal(const Value& value) {
  const auto as = [&](Literal::Kind kind) { return Literal{kind, value.integer_, value.real_}; };
  switch (value.kind_) {
    case Value::Kind::Bool: return as(Literal::Kind::Bool);
    case Value::Kind::Int: return as(Literal::Kind::Int);
    case Value::Kind::Unsigned: return as(Literal::Kind::Unsigned);
    case Value::Kind::Float: return as(Literal::Kind::Float);
    case Value::Kind::Traced: return std::nullopt;
  }
  __builtin_unreachable();
}

}  // namespace eas::detail

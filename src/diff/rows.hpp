// Values of many turns in memory of the program's own: one row a turn.
#pragma once

#include "diff/offsets.hpp"
#include "ir/build.hpp"

namespace eas::diff {

class Rows {
 public:
  Rows(ir::Builder& build, const ir::Type& type, ir::Value* turns) : build_(build), type_(type) {
    ir::Value* size = build.elementwise(ir::Op::mul, {turns, elements()});
    memory_ = build.workspace(type.dtype, size);
  }
  void keep(ir::Value* turn, ir::Value* value) {
    build_.store({.buffer = memory_, .offset = at(turn), .value = value});
  }
  ir::Value* get(ir::Value* turn) { return build_.load({.buffer = memory_, .offset = at(turn)}); }

 private:
  ir::Value* elements() { return build_.number(DType::int64, type_.shape.elements()); }
  ir::Value* at(ir::Value* turn) {
    ir::Value* row = build_.elementwise(ir::Op::mul, {turn, elements()});
    return build_.elementwise(ir::Op::add, {build_.broadcast(row, type_.shape),
                                            positions(build_, type_.shape, type_.shape)});
  }
  ir::Builder& build_;
  ir::Type type_;
  ir::Value* memory_;
};

}  // namespace eas::diff

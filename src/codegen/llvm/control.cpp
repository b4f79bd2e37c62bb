// Loops and branches of a planned block. Scalars are carried in registers; each carried tile has
// one place in scratch memory (its home) for as long as the loop runs.
#include <eas/error.hpp>

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <cstddef>

#include "codegen/llvm/cost.hpp"
#include "codegen/llvm/emitter.hpp"
#include "ir/edit.hpp"

namespace eas::codegen {

llvm::Value* Emitter::trip_count(const ir::Node& node, llvm::Value* low, llvm::Value* high,
                                 llvm::Value* step) {
  const auto known = constant(step);
  if (!known) {
    stop_if(builder_.CreateICmpEQ(step, i64(0)), abi::Stop::ZeroStep, node, nullptr, nullptr);
  } else if (*known == 0) {
    stop_if(builder_.getTrue(), abi::Stop::ZeroStep, node, nullptr, nullptr);
    return i64(0);
  }
  // ceil(distance / |step|) of the unsigned distance, which cannot overflow.
  llvm::Value* up = builder_.CreateICmpSGT(step, i64(0));
  llvm::Value* distance =
      builder_.CreateSelect(up, builder_.CreateSub(high, low), builder_.CreateSub(low, high));
  llvm::Value* size = builder_.CreateSelect(up, step, builder_.CreateNeg(step));
  llvm::Value* some = builder_.CreateSelect(up, builder_.CreateICmpSLT(low, high),
                                            builder_.CreateICmpSGT(low, high));
  if (known && (*known == 1 || *known == -1)) return builder_.CreateSelect(some, distance, i64(0));
  llvm::Value* turns =
      builder_.CreateAdd(builder_.CreateUDiv(builder_.CreateSub(distance, i64(1)), size), i64(1));
  return builder_.CreateSelect(some, turns, i64(0));
}

// The tiles a loop carries: `inits` into their homes, which every name of them then has. Sums that
// begin at zero need none, unless there is no turn to begin them.
void Emitter::make_homes(const ir::Node& node, llvm::ArrayRef<ir::Value*> inits,
                         llvm::ArrayRef<Sums> sums, llvm::Value* turns) {
  for (std::size_t i = 0; i < node.results.size(); ++i) {
    const ir::Value* result = node.results[i];
    if (!is_tile(result)) continue;
    if (!stored_.count(result))
      stored_[result] = make_stored(result->type.dtype, result->type.shape);
    const auto fill = [&] { materialise(inits[i], stored_.at(result)); };
    const bool begun = std::any_of(sums.begin(), sums.end(),
                                   [&](const Sums& s) { return s.index == i && s.from_zero; });
    Carried none;
    if (!begun) {
      fill();
    } else {
      branch(
          builder_.CreateICmpEQ(turns, i64(0)), none, [&](Carried&) { fill(); }, [](Carried&) {});
    }
  }
}

namespace {

std::vector<Carry> carries(const ir::Block& region, llvm::ArrayRef<ir::Value*> homes) {
  std::vector<Carry> out;
  const ir::Node* yield = region.nodes.back();
  for (std::size_t i = 0; i < homes.size(); ++i) {
    const ir::Value* value = yield->operands[i];
    if (is_tile(value) && value != homes[i]) out.push_back({value, homes[i]});
  }
  return out;
}

}  // namespace

void Emitter::emit_for(const ir::Node& node) {
  const ir::Block& body = *node.regions[0];
  const llvm::ArrayRef<ir::Value*> inits(node.inits().data(), node.inits().size());
  const llvm::ArrayRef<ir::Value*> params = llvm::ArrayRef(body.params).drop_front(1);
  llvm::Value* low = scalar(node.lo());
  llvm::Value* step = scalar(node.step());
  llvm::Value* count = trip_count(node, low, scalar(node.hi()), step);
  const std::vector<Sums> sums = sums_of(node);
  make_homes(node, inits, sums, count);
  Carried carried;
  for (const ir::Value* init : inits) {
    if (!is_tile(init)) carried.push_back(scalar(init));
  }
  const int outer = base_depth_;
  turns_of(node, count, carried, [&](llvm::Value* turn) {
    base_depth_ = depth();
    define(body.params[0], builder_.CreateAdd(low, builder_.CreateMul(turn, step)));
    std::size_t next = 0;
    for (std::size_t i = 0; i < params.size(); ++i) {
      if (is_tile(params[i])) stored_[params[i]] = stored_.at(node.results[i]);
      else define(params[i], carried[next++]);
    }
    for (const Sums& s : sums) {
      llvm::Value* first = s.from_zero ? builder_.CreateICmpEQ(turn, i64(0)) : builder_.getFalse();
      llvm::Value* last = builder_.CreateICmpEQ(turn, builder_.CreateSub(count, i64(1)));
      turns_[s.product] = {first, last, s.to};
    }
    run_plan(body, carries(body, params));
    next = 0;
    for (const ir::Value* value : body.nodes.back()->operands) {
      if (!is_tile(value)) carried[next++] = scalar(value);
    }
  });
  base_depth_ = outer;
  for (const Sums& s : sums) {
    if (!s.to) continue;
    stored_before_[s.store] = builder_.CreateAnd(s.to->valid, builder_.CreateICmpNE(count, i64(0)));
  }
  std::size_t next = 0;
  for (const ir::Value* result : node.results) {
    if (!is_tile(result)) define(result, carried[next++]);
  }
}

void Emitter::emit_while(const ir::Node& node) {
  const ir::Block& test = *node.regions[0];
  const ir::Block& body = *node.regions[1];
  make_homes(node, node.operands, {}, nullptr);
  Carried carried;
  for (const ir::Value* init : node.operands) {
    if (!is_tile(init)) carried.push_back(scalar(init));
  }
  const auto name = [&](const ir::Block& region, const Carried& values) {
    std::size_t next = 0;
    for (std::size_t i = 0; i < region.params.size(); ++i) {
      if (is_tile(region.params[i])) stored_[region.params[i]] = stored_.at(node.results[i]);
      else define(region.params[i], values[next++]);
    }
  };
  const int outer = base_depth_;
  repeat(
      carried,
      [&](Carried& values) {
        base_depth_ = depth();
        stop_if_asked(node);
        name(test, values);
        run_plan(test, {});
        return scalar(ir::condition_of(node));
      },
      [&](Carried& values) {
        name(body, values);
        run_plan(body, carries(body, body.params));
        std::size_t next = 0;
        for (const ir::Value* value : body.nodes.back()->operands) {
          if (!is_tile(value)) values[next++] = scalar(value);
        }
      });
  base_depth_ = outer;
  std::size_t next = 0;
  for (const ir::Value* result : node.results) {
    if (!is_tile(result)) define(result, carried[next++]);
  }
}

void Emitter::emit_if(const ir::Node& node) {
  for (const ir::Value* result : node.results) {
    if (is_tile(result)) stored_[result] = make_stored(result->type.dtype, result->type.shape);
  }
  const int outer = base_depth_;
  const auto side = [&](std::size_t index) {
    return [&, index](Carried& values) {
      base_depth_ = depth();
      const ir::Block& region = *node.regions[index];
      run_plan(region, carries(region, node.results));
      for (const ir::Value* value : region.nodes.back()->operands) {
        if (!is_tile(value)) values.push_back(scalar(value));
      }
    };
  };
  Carried carried;
  branch(scalar(node.condition()), carried, side(0), side(1));
  base_depth_ = outer;
  std::size_t next = 0;
  for (const ir::Value* result : node.results) {
    if (!is_tile(result)) define(result, carried[next++]);
  }
}

// A look comes at the end of a turn, so that what a turn does is certain to be done: LLVM moves
// loads out of loops only then. Loops of few instructions become two, and the inner one is as if
// nobody ever asked.
void Emitter::turns_of(const ir::Node& node, llvm::Value* count, Carried& carried,
                       llvm::function_ref<void(llvm::Value*)> body) {
  const std::int64_t looks = turns_between_looks(node, target_);
  if (looks == 0) return loop(i64(0), count, i64(1), carried, body);
  if (looks == 1) {
    return loop(i64(0), count, i64(1), carried, [&](llvm::Value* turn) {
      body(turn);
      stop_if_asked(node);
    });
  }
  loop(i64(0), count, i64(looks), carried, [&](llvm::Value* first) {
    llvm::Value* left = builder_.CreateSub(count, first);
    llvm::Value* few = builder_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, left, i64(looks));
    loop(first, builder_.CreateAdd(first, few), i64(1), carried, body);
    Carried none;  // a loop that is at its end need not look: short ones never do
    branch(
        builder_.CreateICmpSGT(left, i64(looks)), none, [&](Carried&) { stop_if_asked(node); },
        [](Carried&) {});
  });
}

// The flag says whether to ask; only who asks on its own thread is asked often.
void Emitter::stop_if_asked(const ir::Node& node) {
  llvm::Value* flag = launch_field(offsetof(abi::Launch, stop), builder_.getPtrTy());
  llvm::LoadInst* set = builder_.CreateLoad(builder_.getInt32Ty(), flag, /*isVolatile=*/true);
  llvm::BasicBlock* ask = block("ask");
  llvm::BasicBlock* go_on = block("go_on");
  builder_.CreateCondBr(builder_.CreateIsNotNull(set), ask, go_on, rarely());
  builder_.SetInsertPoint(ask);
  llvm::Value* launch = entry_->getArg(1);
  llvm::Value* asked = builder_.CreateLoad(
      builder_.getPtrTy(), builder_.CreateConstInBoundsGEP1_64(builder_.getInt8Ty(), launch,
                                                               offsetof(abi::Launch, asked)));
  llvm::FunctionType* type =
      llvm::FunctionType::get(builder_.getInt32Ty(), {builder_.getPtrTy()}, false);
  stop_if(builder_.CreateIsNotNull(builder_.CreateCall(type, asked, {launch})), abi::Stop::Asked,
          node, nullptr, nullptr);
  builder_.CreateBr(go_on);
  builder_.SetInsertPoint(go_on);
}

}  // namespace eas::codegen

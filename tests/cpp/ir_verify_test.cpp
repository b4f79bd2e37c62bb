// Every message of the verifier, quoted. Rules the text can break are shown as text; the rest is broken by hand below.
#include <gtest/gtest.h>

#include <eas/error.hpp>

#include <functional>

#include "ir/parse.hpp"
#include "ir/verify.hpp"

namespace eas::ir {
namespace {

template <class Fn>
std::string error_of(Fn&& fn) {
  try {
    fn();
  } catch (const CompileError& error) {
    return error.message();
  }
  return "no error";
}

struct Case {
  const char* header;
  const char* nodes;
  const char* message;
};

// Values the cases share: %0 to %9.
constexpr const char* kScalar =
    "kernel scalar (%0: buffer<f32>, %1: i64, %2: f32, %3: b1, %4: buffer<i32>) {"
    "%5 = broadcast %2 : f32[4] %6 = broadcast %1 : i64[4] %7 = broadcast %3 : b1[4]"
    "%8 = broadcast %2 : f32[2x3] %9 = cast %1 : i32\n";
constexpr const char* kSpmd = "kernel spmd (%0: buffer<f32>, %1: i64) {\n";
constexpr const char* kThread =
    "kernel thread group=32 (%0: buffer<f32>, %1: i64, %2: f32, %3: b1) {\n";

// clang-format off
constexpr Case kCases[] = {
    // the kernel itself
    {"kernel spmd group=4 () {", "", "[ir] only thread kernels have a group size, got 4 in a spmd kernel, expected none"},
    {"kernel thread group=-1 () {", "", "[ir] group size out of range, got -1, expected 0 to 1048576"},
    {"kernel scalar (%0: f32[4]) {", "", "[ir] kernel parameters are buffers or scalars, got float32[4], expected a buffer or a scalar"},
    {"kernel thread (%0: group<f32>) {", "", "[ir] kernel parameters are buffers or scalars, got threadgroup memory of float32, expected a buffer or a scalar"},
    // scoping and regions
    {kScalar, "if %3 { %10 = neg %2 : f32 yield } else { yield } %11 = neg %10 : f32", "[neg] a value is used outside its scope, got one of type float32, expected one defined before and around"},
    {kScalar, "%10 = if %3 : f32 { yield %10 } else { yield %2 }", "[yield] a value is used outside its scope, got one of type float32, expected one defined before and around"},
    {kScalar, "yield", "[yield] ends a region, got it elsewhere, expected as the last node of a region"},
    {kScalar, "if %3 { yield yield } else { yield }", "[yield] ends a region, got it elsewhere, expected as the last node of a region"},
    {kScalar, "if %3 { } else { yield }", "[if] region 0 has no end, got nothing last, expected yield"},
    {kScalar, "if %3 { yield } else { %10 = neg %2 : f32 }", "[if] region 1 has no end, got neg last, expected yield"},
    // elementwise
    {kScalar, "%10 = add %2 : f32", "[add] wrong number of operands, got 1, expected 2"},
    {kScalar, "add %2, %2", "[add] wrong number of results, got 0, expected 1"},
    {kScalar, "%10 = add %0, %2 : f32", "[add] operand must be a scalar or tile, got a buffer of float32, expected numbers"},
    {kScalar, "%10 = add %2, %1 : f32", "[add] operands differ, got float32 and int64, expected one dtype and shape"},
    {kScalar, "%10 = add %2, %5 : f32[4]", "[add] operands differ, got float32 and float32[4], expected one dtype and shape"},
    {kScalar, "%10 = neg %3 : b1", "[neg] unsupported dtype, got bool, expected a number"},
    {kScalar, "%10 = exp %1 : i64", "[exp] unsupported dtype, got int64, expected a float"},
    {kScalar, "%10 = shl %2, %2 : f32", "[shl] unsupported dtype, got float32, expected an integer"},
    {kScalar, "%10 = not %2 : f32", "[not] unsupported dtype, got float32, expected an integer or bool"},
    {kScalar, "%10 = lt %5, %5 : f32[4]", "[lt] wrong result, got float32[4], expected bool[4]"},
    // reductions and scans by rule
    {kScalar, "%10 = sum %2 axis=0 : f32", "[sum] a scalar has no axis, got a scalar, expected a tile"},
    {kScalar, "%10 = sum %8 axis=2 : f32[2]", "[sum] axis out of range, got 2, expected 0 to 1"},
    {kScalar, "%10 = sum %8 axis=-1 : f32[2]", "[sum] axis out of range, got -1, expected 0 to 1"},
    {kScalar, "%10 = sum %8 axis=0 : f32[2]", "[sum] wrong result, got float32[2], expected float32[3]"},
    {kScalar, "%10 = argmax %5 axis=0 : f32", "[argmax] wrong result, got float32, expected int64"},
    {kScalar, "%10 = cumsum %5 axis=0 : f32", "[cumsum] wrong result, got float32, expected float32[4]"},
    {kScalar, "%10 = sum axis=0 : f32", "[sum] wrong number of operands, got 0, expected 1"},
    // grid
    {kScalar, "%10 = program_id axis=3 : i64", "[program_id] axis out of range, got 3, expected 0 to 2"},
    {kScalar, "%10 = num_programs axis=-1 : i64", "[num_programs] axis out of range, got -1, expected 0 to 2"},
    {kScalar, "%10 = program_id axis=0 : i32", "[program_id] wrong result, got int32, expected int64"},
    {kScalar, "%10 = program_id %1 axis=0 : i64", "[program_id] wrong number of operands, got 1, expected 0"},
    {kScalar, "%10 = shape_of %1 axis=0 : i64", "[shape_of] only buffers have an extent, got int64, expected a buffer"},
    {kScalar, "%10 = stride_of %0 axis=64 : i64", "[stride_of] axis out of range, got 64, expected 0 to 63"},
    {kSpmd, "%10 = arange start=0 size=0 : i64", "[arange] size out of range, got 0, expected 1 to 268435456"},
    {kSpmd, "%10 = arange start=9223372036854775807 size=2 : i64[2]", "[arange] start out of range, got 9223372036854775807, expected -9223372036854775808 to 9223372036854775806"},
    {kSpmd, "%10 = arange start=0 size=8 : i64[4]", "[arange] wrong result, got int64[4], expected int64[8]"},
    // kinds of kernels
    {kScalar, "%10 = arange start=0 size=8 : i64[8]", "[arange] not in this kind of kernel, got a scalar kernel, expected a spmd kernel"},
    {kThread, "%10 = arange start=0 size=8 : i64[8]", "[arange] not in this kind of kernel, got a thread kernel, expected a spmd kernel"},
    {kSpmd, "%10 = tid start=0 : i64", "[tid] not in this kind of kernel, got a spmd kernel, expected a thread kernel"},
    {kSpmd, "%10 = local_id axis=0 : i64", "[local_id] not in this kind of kernel, got a spmd kernel, expected a thread kernel"},
    {kSpmd, "%10 = lane_id : i64", "[lane_id] not in this kind of kernel, got a spmd kernel, expected a thread kernel"},
    {kSpmd, "%10 = sg_id : i64", "[sg_id] not in this kind of kernel, got a spmd kernel, expected a thread kernel"},
    {kScalar, "barrier", "[barrier] not in this kind of kernel, got a scalar kernel, expected a thread kernel"},
    {kSpmd, "%10 = mma_zero : fragment<f32>", "[mma_zero] not in this kind of kernel, got a spmd kernel, expected a thread kernel"},
    {kSpmd, "%10 = mma : fragment<f32>", "[mma] not in this kind of kernel, got a spmd kernel, expected a thread kernel"},
    {kSpmd, "mma_store", "[mma_store] not in this kind of kernel, got a spmd kernel, expected a thread kernel"},
    {kThread, "if %3 { %10 = alloc_tg size=4 : group<f32> yield } else { yield }", "[alloc_tg] threadgroup memory belongs to the whole kernel, got it inside if, expected it outside loops and branches"},
    // memory
    {kScalar, "%10 = load %2, %1 : f32", "[load] buffer must be memory, got float32, expected a buffer or threadgroup memory"},
    {kScalar, "%10 = load %0, %0 : f32", "[load] offset must be a scalar or tile, got a buffer of float32, expected numbers"},
    {kScalar, "%10 = load %0, %9 : f32", "[load] offset has the wrong type, got int32, expected int64"},
    {kScalar, "%10 = load %0, %1, %3 : f32", "[load] a mask comes with another value, got 3 operands, expected 2 or 4"},
    {kScalar, "%10 = load %0, %6, %3, %5 : f32[4]", "[load] mask has the wrong type, got bool, expected bool[4]"},
    {kScalar, "%10 = load %0, %6, %7, %2 : f32[4]", "[load] other has the wrong type, got float32, expected float32[4]"},
    {kScalar, "%10 = load %4, %1 : f32", "[load] wrong result, got float32, expected int32"},
    {kScalar, "%10 = load %0 : f32", "[load] wrong number of operands, got 1, expected 2 to 4"},
    {kScalar, "store %4, %1, %2", "[store] value has the wrong type, got float32, expected int32"},
    {kScalar, "store %0, %6, %5, %3", "[store] mask has the wrong type, got bool, expected bool[4]"},
    {kScalar, "%10 = store %0, %1, %2 : f32", "[store] wrong number of results, got 1, expected 0"},
    {kScalar, "%10 = atomic_and %0, %1, %2 : f32", "[atomic_and] unsupported dtype, got a buffer of float32, expected a buffer of an integer or bool"},
    {kScalar, "%10 = atomic_add %4, %1, %2 : i32", "[atomic_add] value has the wrong type, got float32, expected int32"},
    {kScalar, "%10 = atomic_cas %4, %1, %9 : i32", "[atomic_cas] wrong number of operands, got 3, expected 4 to 5"},
    {kScalar, "atomic_add %0, %1, %2", "[atomic_add] wrong number of results, got 0, expected 1"},
    {kThread, "%10 = alloc_tg size=0 : group<f32>", "[alloc_tg] size out of range, got 0, expected 1 to 268435456"},
    {kThread, "%10 = alloc_tg size=4 : f32", "[alloc_tg] wrong result, got float32, expected threadgroup memory of float32"},
    {kThread, "barrier %1", "[barrier] wrong number of operands, got 1, expected 0"},
    // matrices
    {kScalar, "%10 = dot %5, %8 : f32[2x3]", "[dot] a is no matrix, got float32[4], expected a tile of 2 to 4 axes"},
    {kScalar, "%10 = broadcast %3 : b1[2x2] %11 = dot %10, %10 : b1[2x2]", "[dot] unsupported dtype, got bool, expected a number"},
    {kScalar, "%10 = dot %8, %8 : f32[2x3]", "[dot] shapes do not fit, got float32[2, 3] and float32[2, 3], expected [batch, m, k] and [batch, k, n]"},
    {kScalar, "%10 = broadcast %1 : i64[3x2] %11 = dot %8, %10 : f32[2x2]", "[dot] operands differ, got float32 and int64, expected one dtype"},
    {kScalar, "%10 = broadcast %2 : f32[3x2] %11 = dot %8, %10 : i32[2x2]", "[dot] wrong kind of result, got int32 from float32, expected a float"},
    {kScalar, "%10 = broadcast %1 : i64[2x2] %11 = dot %10, %10 : f32[2x2]", "[dot] wrong kind of result, got float32 from int64, expected an integer"},
    {kScalar, "%10 = broadcast %2 : f32[3x2] %11 = dot %8, %10 : f32[3x3]", "[dot] wrong result, got float32[3, 3], expected float32[2, 2]"},
    {kScalar, "%10 = broadcast %2 : f32[3x2] %11 = dot %8, %10, %8 : f32[2x2]", "[dot] acc has the wrong type, got float32[2, 3], expected float32[2, 2]"},
    {kThread, "%10 = mma_zero : f32", "[mma_zero] wrong result, got float32, expected an mma fragment"},
    {kThread, "%10 = mma_zero : fragment<f16>", "[mma_zero] fragments hold float32, got float16, expected float32"},
    {kThread, "mma_store %2, %1, %1, %2", "[mma_store] buffer must be memory, got float32, expected a buffer or threadgroup memory"},
    {kThread, "%10 = alloc_tg size=64 : group<f64> mma_store %10, %1, %1, %2", "[mma_store] unsupported dtype, got threadgroup memory of float64, expected float32, float16 or bfloat16"},
    {kThread, "mma_store %0, %2, %1, %2", "[mma_store] base has the wrong type, got float32, expected int64"},
    {kThread, "mma_store %0, %1, %2, %2", "[mma_store] stride has the wrong type, got float32, expected int64"},
    {kThread, "mma_store %0, %1, %1, %2", "[mma_store] fragment has the wrong type, got float32, expected an mma fragment"},
    {kThread, "%10 = mma %0, %1, %1, %0, %1, %1, %2 : fragment<f32>", "[mma] acc has the wrong type, got float32, expected an mma fragment"},
    // constants, conversions and shapes
    {kScalar, "%10 = constant 1.0 : f32[4]", "[constant] wrong result, got float32[4], expected float32"},
    {kScalar, "%10 = cast %5 : i32", "[cast] wrong result, got int32, expected int32[4]"},
    {kScalar, "%10 = cast %0 : f32", "[cast] operand must be a scalar or tile, got a buffer of float32, expected numbers"},
    {kScalar, "%10 = cast %2 : buffer<f32>", "[cast] wrong result, got a buffer of float32, expected float32"},
    {kScalar, "%10 = bitcast %2 : i64", "[bitcast] widths differ, got float32 to int64, expected a dtype of 32 bits"},
    {kScalar, "%10 = cast %2 : u8 %11 = bitcast %10 : b1", "[bitcast] not every byte is a bool, got uint8 to bool, expected a comparison such as x != 0"},
    {kScalar, "%10 = where %3, %5, %5 : f32[4]", "[where] condition has the wrong type, got bool, expected bool[4]"},
    {kScalar, "%10 = where %7, %5, %6 : f32[4]", "[where] y has the wrong type, got int64[4], expected float32[4]"},
    {kScalar, "%10 = where %3, %0, %0 : buffer<f32>", "[where] x must be a scalar or tile, got a buffer of float32, expected numbers"},
    {kScalar, "%10 = broadcast %5 : f32[3]", "[broadcast] shapes do not broadcast, got float32[4] to float32[3], expected axes equal or 1"},
    {kScalar, "%10 = broadcast %2 : i64[4]", "[broadcast] wrong result, got int64[4], expected float32[4]"},
    {kScalar, "%10 = reshape %8 : f32[7]", "[reshape] number of elements differs, got 6 and 7, expected one number"},
    {kScalar, "%10 = permute %8 axes=[0] : f32[2x3]", "[permute] wrong number of axes, got 1, expected 2"},
    {kScalar, "%10 = permute %8 axes=[0, 2] : f32[2x3]", "[permute] axes out of range, got 2, expected 0 to 1"},
    {kScalar, "%10 = permute %8 axes=[1, 1] : f32[3x3]", "[permute] axis twice, got 1 again, expected each axis once"},
    {kScalar, "%10 = permute %8 axes=[1, 0] : f32[2x3]", "[permute] wrong result, got float32[2, 3], expected float32[3, 2]"},
    {kScalar, "%10 = cat axis=0 : f32", "[cat] wrong number of operands, got 0, expected 1 or more"},
    {kScalar, "%10 = cat %5, %6 axis=0 : f32[8]", "[cat] operands differ, got float32[4] and int64[4], expected one dtype and equal sizes but along axis 0"},
    {kScalar, "%10 = cat %5, %5 axis=0 : f32[4]", "[cat] wrong result, got float32[4], expected float32[8]"},
    {kScalar, "%10 = join %5, %5 : f32[4]", "[join] wrong result, got float32[4], expected float32[4, 2]"},
    {kScalar, "%10 = join %5, %6 : f32[4x2]", "[join] y has the wrong type, got int64[4], expected float32[4]"},
    {kScalar, "%10 = broadcast %2 : f32[1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2] %11 = join %10, %10 : f32", "[join] no axis left, got float32[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2], expected at most 20 axes"},
    {kScalar, "%10 = sort %5 axis=0 descending=2 : f32[4]", "[sort] descending out of range, got 2, expected 0 to 1"},
    {kScalar, "%10 = philox %6, %6 : u32[4]", "[philox] seed has the wrong type, got int64[4], expected uint64[4]"},
    {kScalar, "%10 = cast %6 : u64[4] %11 = philox %10, %10 : u32[4]", "[philox] wrong number of results, got 1, expected 4"},
    // reduce and scan with a function
    {kScalar, "%10 = reduce %5, %8 axis=0 : f32 (%11: f32, %12: f32) { yield %11 }", "[reduce] operands differ, got float32[4] and float32[2, 3], expected one shape"},
    {kScalar, "%10 = reduce %5 axis=0 : f32 (%11: f32) { yield %11 }", "[reduce] wrong parameters of region 0, got float32, expected float32, float32"},
    {kScalar, "%10 = scan %5 axis=0 : f32[4] (%11: f32, %12: f32) { yield %11, %12 }", "[scan] region 0 yields the wrong values, got float32, float32, expected float32"},
    {kScalar, "%10 = scan %5 axis=0 : f32 (%11: f32, %12: f32) { yield %11 }", "[scan] wrong result, got float32, expected float32[4]"},
    {kScalar, "%10 = reduce %5 axis=0 : f32 (%11: f32, %12: f32) { %13 = load %0, %1 : f32 yield %13 }", "[load] the function of a reduce only computes, got load, expected no memory, barriers or output"},
    {kScalar, "%10 = scan %5 axis=0 : f32[4] (%11: f32, %12: f32) { if %3 { store %0, %1, %2 yield } else { yield } yield %11 }", "[store] the function of a scan only computes, got store, expected no memory, barriers or output"},
    {kScalar, "%10 = reduce %5 axis=0 : f32 (%11: f32, %12: f32) { %13 = sum %5 axis=0 : f32 yield %13 }", "[sum] the function of a reduce works on single elements, got float32[4], expected scalars"},
    // control
    {kScalar, "for %1, %1 (%10: i64) { yield }", "[for] wrong number of operands, got 2, expected 3 or more"},
    {kScalar, "for %2, %1, %1 (%10: i64) { yield }", "[for] lo has the wrong type, got float32, expected int64"},
    {kScalar, "for %1, %9, %1 (%10: i64) { yield }", "[for] hi has the wrong type, got int32, expected int64"},
    {kScalar, "for %1, %1, %6 (%10: i64) { yield }", "[for] step has the wrong type, got int64[4], expected int64"},
    {kScalar, "%10 = for %1, %1, %1, %0 : buffer<f32> (%11: i64, %12: buffer<f32>) { yield %12 }", "[for] memory cannot be carried through a loop, got a buffer of float32, expected a scalar or tile; carry an offset instead"},
    {kScalar, "for %1, %1, %1, %2 (%10: i64, %11: f32) { yield %11 }", "[for] wrong number of results, got 0, expected 1"},
    {kScalar, "%10 = for %1, %1, %1, %2 : i64 (%11: i64, %12: f32) { yield %12 }", "[for] wrong result, got int64, expected float32"},
    {kScalar, "for %1, %1, %1 { yield }", "[for] wrong parameters of region 0, got nothing, expected int64"},
    {kScalar, "%10 = for %1, %1, %1, %2 : f32 (%11: i64, %12: f32) { yield %11 }", "[for] region 0 yields the wrong values, got int64, expected float32"},
    {kScalar, "%10 = while %2 : f32 (%11: f32) { yield %11 } do (%12: f32) { yield %12 }", "[while] region 0 yields the wrong values, got float32, expected bool"},
    {kScalar, "%10 = while %2 : f32 (%11: f32) { yield %3 } do { yield %2 }", "[while] wrong parameters of region 1, got nothing, expected float32"},
    {kScalar, "if %7 { yield } else { yield }", "[if] condition has the wrong type, got bool[4], expected bool"},
    {kScalar, "%10 = if %3 : buffer<f32> { yield %0 } else { yield %0 }", "[if] memory cannot be given by a branch, got a buffer of float32, expected a scalar or tile; carry an offset instead"},
    {kScalar, "%10 = if %3 : f32 { yield %2 } else { yield %5 }", "[if] region 1 yields the wrong values, got float32[4], expected float32"},
    {kScalar, "assume %1", "[assume] condition has the wrong type, got int64, expected bool"},
    {kScalar, "%10 = multiple_of %2 divisor=4 : f32", "[multiple_of] unsupported dtype, got float32, expected an integer"},
    {kScalar, "%10 = multiple_of %1 divisor=0 : i64", "[multiple_of] divisor out of range, got 0, expected 1 to 9223372036854775807"},
    {kScalar, "device_print \"x\", %0", "[device_print] operand must be a scalar or tile, got a buffer of float32, expected numbers"},
    {kScalar, "device_print \"x\", %7, %5 threads=[4]", "[device_print] wrong number of ranks, got 1, expected 2"},
    {kScalar, "device_print \"x\", %5 threads=[4]", "[device_print] mask has the wrong type, got float32[4], expected bool[4]"},
    {kScalar, "device_print \"x\", %7, %8 threads=[4, 1]", "[device_print] a value has no element for each thread, got float32[2, 3], expected a first axis of 4"},
    {kScalar, "device_assert \"x\", %2", "[device_assert] condition has the wrong type, got float32, expected bool"},
};
// clang-format on

TEST(IrVerifier, SaysWhatIsWrong) {
  for (const Case& each : kCases) {
    const std::string text = std::string(each.header) + each.nodes + "\n}\n";
    EXPECT_EQ(error_of([&] { parse(text); }), each.message) << text;
  }
}

// --- what text cannot say ------------------------------------------------------------------------

struct Broken {
  const char* message;
  std::function<void(Function&, Node*)> change;  // the node is the `neg` or what it says
};

TEST(IrVerifier, FindsBrokenLinks) {
  const Broken cases[] = {
      {"[ir] the body has a parent, got a node, expected none",
       [](Function& f, Node* node) { f.body()->parent = node; }},
      {"[ir] a parameter has lost its block, got parameter 0, expected its block and position",
       [](Function& f, Node*) { f.body()->params[0]->index = 7; }},
      {"[ir] a value is defined twice, got float32, expected one definition",
       [](Function& f, Node* node) { f.body()->nodes.push_back(node); }},
      {"[ir] kernels do not compute on complex numbers, got complex64, expected a real dtype",
       [](Function& f, Node*) { f.body()->params[0]->type.dtype = DType::complex64; }},
      {"[neg] a node has lost its block, got another, expected its own",
       [](Function&, Node* node) { node->parent = nullptr; }},
      {"[neg] a result has lost its node, got result 0, expected its node and position",
       [](Function&, Node* node) { node->results[0]->node = nullptr; }},
      {"[neg] wrong number of attributes, got 1, expected 0",
       [](Function&, Node* node) { node->attributes.push_back(1); }},
      {"[neg] wrong number of regions, got 1, expected 0",
       [](Function& f, Node* node) { f.add_block(node); }},
      {"[neg] has no text, got 2 characters, expected none",
       [](Function&, Node* node) { node->text = "hi"; }},
      {"[neg] a tile's sizes are positive, got float32[0], expected 1 or more",
       [](Function&, Node* node) { node->results[0]->type.shape = Shape{0}; }},
      {"[neg] tile too large, got float32[1073741824], expected at most 268435456 elements",
       [](Function&, Node* node) { node->results[0]->type.shape = Shape{1 << 30}; }},
      {"[neg] only tiles have a shape, got a buffer of float32 of shape 4, expected none",
       [](Function&, Node* node) {
         node->results[0]->type = {TypeKind::Buffer, DType::float32, Shape{4}};
       }},
      {"[constant] bits beyond the dtype, got 300, expected bits of int8",
       [](Function& f, Node*) {
         const Type i8 = Type::scalar(DType::int8);
         f.add_node(f.body(), Op::constant, {}, {&i8, 1}, {300});
       }},
      {"[if] a region has lost its node, got another parent, expected this one",
       [](Function& f, Node*) {
         Node* node = f.add_node(f.body(), Op::if_, {f.body()->params[1]}, {});
         for (int i = 0; i < 2; ++i) f.add_node(f.add_block(node), Op::yield, {}, {});
         node->regions[1]->parent = nullptr;
       }},
  };
  for (const Broken& each : cases) {
    const auto function = parse("kernel scalar (%0: f32, %1: b1) { %2 = neg %0 : f32 }");
    each.change(*function, function->body()->nodes[0]);
    EXPECT_EQ(error_of([&] { verify(*function); }), each.message);
  }
}

TEST(IrVerifier, BoundsNesting) {
  Function function;
  Value* condition = function.add_param(function.body(), Type::scalar(DType::bool_));
  Block* block = function.body();
  for (int i = 0; i <= kMaxNesting; ++i) {
    Node* node = function.add_node(block, Op::if_, {condition}, {});
    Block* then = function.add_block(node);
    function.add_node(function.add_block(node), Op::yield, {}, {});
    if (block->parent) function.add_node(block, Op::yield, {}, {});
    block = then;
  }
  function.add_node(block, Op::yield, {}, {});
  EXPECT_EQ(error_of([&] { verify(function); }),
            "[if] regions nest too deep, got 201, expected at most 200");
}

TEST(IrVerifier, TellsTheSourceLine) {
  const auto function = parse("kernel scalar (%0: f32) { %1 = neg %0 : f32 }");
  Node* node = function->body()->nodes[0];
  node->results[0]->type = Type::scalar(DType::int32);
  node->location = 1;
  DebugInfo debug;
  debug.locations = {{}, {"k.py", "k", 3, 8, 10, "    y = -x"}};
  try {
    verify(*function, &debug);
    FAIL();
  } catch (const CompileError& error) {
    EXPECT_STREQ(error.what(),
                 "k.py:3: [neg] wrong result, got int32, expected float32\n"
                 "    y = -x\n"
                 "        ^^");
  }
}

}  // namespace
}  // namespace eas::ir

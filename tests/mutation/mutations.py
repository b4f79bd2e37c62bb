"""Conditions to break, one at a time: (name, file, text, text instead, what then goes wrong).

The text must occur once in the file. Each is a mistake somebody could make, and that would hurt.
"""

CODEGEN = "src/codegen/llvm/"
PASSES = "src/passes/"
COMPILE = "src/compile/"
LAUNCH = "src/launch/"
BIND = "bind/python/"
# What follows in a load, and not in a store.
LANES_ON = (
    "        llvm::Value* lanes_on = backwards ? builder_.CreateShuffleVector(on, reverse) : on;\n"
    "        if (backwards) rest"
)

MUTATIONS = [
    # --- code generation
    (
        "mask forgets the end of the row",
        CODEGEN + "emit/memory.cpp",
        "[&](llvm::ArrayRef<llvm::Value*> x) { return builder_.CreateAnd(x[0], x[1]); }",
        "[&](llvm::ArrayRef<llvm::Value*> x) { return x[0]; }",
        "a masked last vector reads and writes beyond the tile",
    ),
    (
        "backward load one element off",
        CODEGEN + "emit/memory.cpp",
        f"CreateSub(start, i64(lanes - 1)) : start);\n      if (on) {{\n{LANES_ON}",
        f"CreateSub(start, i64(lanes)) : start);\n      if (on) {{\n{LANES_ON}",
        "loads with stride -1 read their neighbours",
    ),
    (
        "other is not turned around",
        CODEGEN + "emit/memory.cpp",
        "if (backwards) rest = builder_.CreateShuffleVector(rest, reverse);",
        "",
        "what masked-off lanes give comes in the wrong order for stride -1",
    ),
    (
        "parts of a chunk start together",
        CODEGEN + "emit/memory.cpp",
        "coords.rows >= 0 ? part : part * known_.chunk->lanes",
        "coords.rows >= 0 ? part : part",
        "the second vector of a chunk overlaps the first",
    ),
    (
        "transposed blocks are not swapped",
        CODEGEN + "emit/memory.cpp",
        "low.push_back((j & s) == 0 ? j : n + j - s);",
        "low.push_back((j & s) == 0 ? j : n + j);",
        "blocks turned around in registers are wrong",
    ),
    (
        "every load is lazy",
        PASSES + "analysis/memory.cpp",
        "return disjoint || written.empty();",
        "return true;",
        "a load moves past a store through an overlapping argument",
    ),
    (
        "nothing aliases",
        PASSES + "analysis/memory.cpp",
        "return !disjoint;",
        "return false;",
        "accesses of overlapping arguments share a loop",
    ),
    (
        "atomics write nothing",
        PASSES + "analysis/memory.cpp",
        "if (effect != Effect::Write && effect != Effect::Atomic) return;",
        "if (effect != Effect::Write) return;",
        "loads move past atomics on the same buffer",
    ),
    (
        "a store joins a loop that reads the same memory",
        CODEGEN + "plan/plan.cpp",
        "if (last && touches(*last, memory_, node.buffer(), false)) last = nullptr;",
        "if (last && touches(*last, memory_, node.buffer(), true)) last = nullptr;",
        "an in-place shift reads what it has just written",
    ),
    (
        "units join across what they need",
        CODEGEN + "plan/plan.cpp",
        "last.axis != axis || needs >= plan_.units.size()) return nullptr;",
        "last.axis != axis) return nullptr;",
        "a loop uses a reduction it has not finished",
    ),
    (
        "prefix of a conjunction is the longer",
        CODEGEN + "emit/masks.cpp",
        "CreateBinaryIntrinsic(llvm::Intrinsic::smin, x, y) : nullptr",
        "CreateBinaryIntrinsic(llvm::Intrinsic::smax, x, y) : nullptr",
        "one of two guards is forgotten",
    ),
    (
        "differences have sums' strides",
        CODEGEN + "emit/linear.cpp",
        "minus ? scale(y->stride[a], i64(-1)) : y->stride[a]",
        "y->stride[a]",
        "x[n - i] is read as x[n + i]",
    ),
    (
        "products of two index tiles count as linear",
        CODEGEN + "emit/linear.cpp",
        "if (!is_flat(x) && !is_flat(y)) return std::nullopt;",
        "",
        "i * j is taken for a sum",
    ),
    (
        "one axis split keeps its stride",
        CODEGEN + "emit/linear.cpp",
        "stride = scale(stride, i64(to[axis]));",
        "stride = scale(stride, i64(1));",
        "offsets reshaped to two axes are wrong",
    ),
    (
        "stores may truncate again",
        CODEGEN + "narrow_stores.cpp",
        "if (table.isTruncStoreLegalOrCustom(wide, narrow)) Table::forbid(table, wide, narrow);",
        "if (false) Table::forbid(table, wide, narrow);",
        "LLVM 22 writes beyond masked narrowing stores on AVX-512",
    ),
    (
        "blocks of turns do not look",
        CODEGEN + "emit/asking.cpp",
        "  stop_if_asked(node);\n  llvm::BasicBlock* again",
        "  llvm::BasicBlock* again",
        "Ctrl-C does not end a `for`",
    ),
    (
        "a loop ends with its first block",
        CODEGEN + "emit/asking.cpp",
        "builder_.CreateICmpNE(end, range.turns)",
        "builder_.getFalse()",
        "a `for` of more than 20,000 turns loses the others",
    ),
    (
        "the last term of an odd product is lost",
        "src/trace/matrix.cpp",
        "last, terms, one, {both}",
        "last, last, one, {both}",
        "the buffer form of dot is wrong for odd K",
    ),
    # --- caches
    (
        "checked code has the name of unchecked",
        COMPILE + "variants.cpp",
        '"\\n;check ", key.check ? 1 : 0,',
        '"\\n;check ", 0,',
        "EAS_CHECK=1 loads unchecked code from disk",
    ),
    (
        "overlapping arguments have the name of disjoint ones",
        COMPILE + "variants.cpp",
        '"\\n;disjoint ", key.disjoint ? 1 : 0,',
        '"\\n;disjoint ", 0,',
        "code that assumes no overlap is loaded for arguments that do",
    ),
    (
        "groups of all heights share code on disk",
        COMPILE + "variants.cpp",
        ' ",\n                        key.group[1], " ", key.group[2], "\\n"',
        ' ", "\\n"',
        "another group size runs this one's code",
    ),
    (
        "checksums do not matter",
        COMPILE + "disk_cache.cpp",
        "file.data() + kBody - digest.size(), digest.size()) != 0) {",
        "file.data() + kBody - digest.size(), digest.size()) == 2 * 256) {",
        "a damaged entry is loaded and run",
    ),
    (
        "keys do not matter",
        COMPILE + "disk_cache.cpp",
        "if (body.substr(kSizes, kKeySize) != key)",
        "if (false)",
        "a renamed entry is loaded and run",
    ),
    (
        "the disk cache keeps one file too many",
        COMPILE + "disk_cache.cpp",
        "if (file.bytes <= bytes - kept) {",
        "if (kept <= bytes) {",
        "the cache outgrows its limit, and clear leaves a file",
    ),
    (
        "other users' entries are welcome",
        COMPILE + "disk_files.cpp",
        "is_ours(status) && !others_may_write(status);",
        "is_ours(status);",
        "code that others may write is run",
    ),
    (
        "the cache in memory never shrinks",
        COMPILE + "cache.cpp",
        "while (entries_.size() > capacity_) {",
        "while (false) {",
        "a program with many kernels grows without end",
    ),
    (
        "variants are found by their strides alone",
        COMPILE + "variants.cpp",
        "while (at && at->key != key) at = at->next;",
        "while (at && at->key.ones != key.ones) at = at->next;",
        "code for disjoint arguments runs on overlapping ones",
    ),
    # --- launcher
    (
        "nothing overlaps",
        LAUNCH + "native.cpp",
        "if (overlap(ranges[pair.first], ranges[pair.second])) facts.key.disjoint = false;",
        "",
        "aliasing arguments run code for disjoint ones",
    ),
    (
        "negative strides reach nowhere",
        LAUNCH + "native.cpp",
        "(reach < 0 ? low : high) += reach;",
        "high += reach;",
        "a reversed view of the same memory counts as disjoint",
    ),
    (
        "strides are not remembered",
        BIND + "launch/memo.cpp",
        "differences |= (array.dimensions[i] ^ shape_[i]) | (array.strides[i] ^ strides_[i]);",
        "differences |= (array.dimensions[i] ^ shape_[i]);",
        "another view of the same memory runs the remembered launch",
    ),
    (
        "writeable flags are not remembered",
        BIND + "launch/memo.cpp",
        "array.nd != ndim_ || !(array.flags & kNumPyWriteable) != readonly_) {",
        "array.nd != ndim_) {",
        "an array that was made read-only is written",
    ),
    (
        "captured names never change",
        BIND + "launch/memo.cpp",
        "return generation_ == config::generation() && captures.are(entry_->captured());",
        "return generation_ == config::generation();",
        "a changed global runs the old code",
    ),
    (
        "settings never change",
        BIND + "launch/memo.cpp",
        "return generation_ == config::generation() && captures.are(entry_->captured());",
        "return captures.are(entry_->captured());",
        "EAS_CHECK set after the first launches does nothing",
    ),
    (
        "tensors that now require grad are launched",
        BIND + "launch/memo.cpp",
        "return torch_->equals(object) && !requires_grad(object);",
        "return torch_->equals(object);",
        "a remembered launch writes through autograd",
    ),
    (
        "programs are numbered by columns",
        LAUNCH + "native_run.cpp",
        "{number % grid[0], number / grid[0] % grid[1], number / grid[0] / grid[1]}",
        "{number % grid[0], number / grid[0] / grid[1], number / grid[0] % grid[1]}",
        "reports and prints name another program",
    ),
    (
        "deterministic changes nothing",
        LAUNCH + "native_run.cpp",
        "native.float_atomics() && launch_settings().deterministic();",
        "false;",
        "float atomics are added in any order although asked not to",
    ),
    (
        "every scalar counts as 1",
        LAUNCH + "native.cpp",
        "if (unit.axis < 0) return argument.bits == 1;",
        "if (unit.axis < 0) return true;",
        "code for a scalar 1 runs for every value",
    ),
]

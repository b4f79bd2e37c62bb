// Thread-level kernels as tile kernels: what a group of threads did, one program does.
//
// A scalar of a thread becomes a tile with one element per thread, a tile of a thread gets an axis
// of threads in front, and what is one value for the whole group stays as it was. Branches and
// loops that threads take differently run under masks; barriers are gone, since every op of a tile
// kernel is done for all its elements before the next begins. No thread ids, barriers or fragments
// are left; group memory is the program's. Each node keeps the location of the one it was made for.
//
// What is not looked at any more: whether mma's bases and strides agree within a simdgroup and,
// unless `checks` are asked for, whether a barrier or mma is reached by all threads, and
// `multiple_of` where only some threads are active. Such a check is a `multiple_of` where the node
// was: of the number of threads that came, in those that did not.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "ir/debug_info.hpp"
#include "ir/ir.hpp"

namespace eas::passes {

// `group` is the launch's size of a group; (1, 1, 1) takes the kernel's own. Errors name the line
// when `debug` is given.
std::unique_ptr<ir::Function> threads_to_tiles(const ir::Function& thread_level,
                                               std::array<std::int64_t, 3> group,
                                               const ir::DebugInfo* debug = nullptr,
                                               bool checks = false);

}  // namespace eas::passes

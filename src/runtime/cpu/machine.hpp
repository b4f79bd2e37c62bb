// What the runtime asks of the machine: how many threads it may use and how large its caches are.
#pragma once

#include <cstdint>

namespace eas::runtime::cpu {

// How many threads a launch from this thread may use: EAS_NUM_THREADS, or when that is 0 the least
// of this process's CPUs (affinity, container quota), OMP_NUM_THREADS, and what OpenMP would use
// here if some library brought it (torch.set_num_threads and threadpoolctl tell it).
int thread_count();

std::int64_t last_level_cache_bytes();

}  // namespace eas::runtime::cpu

// What the runtime asks of the machine: how many threads it may use and how large its caches are.
#pragma once

#include <cstdint>

namespace eas::runtime::cpu {

// How many threads a launch may use: EAS_NUM_THREADS, or when that is 0 the least of this
// process's CPUs (affinity, container quota), OMP_NUM_THREADS and what limit_threads said.
int thread_count();

// Another library's limit, e.g. torch.get_num_threads(); 0 takes it back.
void limit_threads(int threads);

std::int64_t last_level_cache_bytes();

}  // namespace eas::runtime::cpu

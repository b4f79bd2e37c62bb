// Makes a case that fails smaller while it still fails: fewer nodes, loops unrolled once or gone,
// smaller tiles, simpler constants, one program, plain memory.
#pragma once

#include <functional>

#include "native_case.hpp"

namespace eas::fuzz {

// Whether a case, valid IR, still shows what is looked for. What it throws counts as no.
using Fails = std::function<bool(const Case&)>;

// `budget` bounds how often `fails` is asked.
Case shrink(const Case& failing, const Fails& fails, int budget = 2000);

}  // namespace eas::fuzz

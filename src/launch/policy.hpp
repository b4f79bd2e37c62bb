// What the settings say of a launch.
#pragma once

#include <string>

#include "runtime/backend.hpp"

namespace eas::launch {

struct Policy {
  const runtime::Backend* backend;  // that of EAS_BACKEND
  // Every launch is to be looked at (EAS_LOG=launch, EAS_CHECK=race), which the quick way through
  // code does not do.
  bool watched;
};

// Looked up again only when a setting was set. Throws BackendError tagged with the kernel's name where
// the settings name a backend that is not available. Safe to call from many threads.
Policy policy(const std::string& kernel);

// The backend with this name, or that of the settings where it is empty.
const runtime::Backend& backend_for(const std::string& name, const std::string& kernel);

// Refuses a launch from inside the body of a kernel.
void refuse_inside_kernel(const std::string& kernel, const char* expected);

}  // namespace eas::launch

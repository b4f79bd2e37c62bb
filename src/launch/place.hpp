// Where a launch runs: on the backend that was asked for, or else on the one whose memory the arrays
// are in. Nothing is copied to make it so.
#pragma once

#include <eas/tensor.hpp>

#include <functional>
#include <string>

#include "runtime/backend.hpp"

namespace eas::launch {

struct Place {
  const runtime::Backend* backend = nullptr;
  Device device;  // of the arrays: all are on it
};

class Placing {
 public:
  // `backend` was chosen; `named`: by the user, so that nothing else will do.
  Placing(const std::string& kernel, const runtime::Backend& backend, bool named)
      : kernel_(kernel), backend_(backend), named_(named) {}

  // To be called for each array; `title` is how the user calls it. Throws BackendError for one that is
  // elsewhere than those before.
  void see(const Device& device, const std::function<std::string()>& title);
  // Throws BackendError for arrays that the backend cannot work on.
  Place place() const;

 private:
  std::string kernel_;
  const runtime::Backend& backend_;
  bool named_;
  bool any_ = false;
  Device device_;
  std::string first_;  // the array that was seen first
};

// The backend of the settings was named by the user: EAS_BACKEND or eas.set_backend.
bool backend_is_named();

}  // namespace eas::launch

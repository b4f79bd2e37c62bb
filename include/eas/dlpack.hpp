// DLPack for C++ programs: hand a Tensor to another library, or take one of its, without a copy.
#pragma once

#include <eas/dlpack_abi.h>
#include <eas/tensor.hpp>

namespace eas {

// The receiver calls `deleter` when it is done; until then the tensor's memory lives.
// A read-only tensor cannot be told in the legacy form and is refused there.
dlpack::DLManagedTensorVersioned* to_dlpack(const Tensor& tensor, bool is_copy = false);
dlpack::DLManagedTensor* to_dlpack_legacy(const Tensor& tensor);

// Takes over `managed`: its deleter is called when the last view is gone, or at once on an error.
// `op` tags the error: a dtype, device or layout that easy_as does not have.
Tensor from_dlpack(dlpack::DLManagedTensorVersioned* managed, std::string_view op = "from_dlpack");
Tensor from_dlpack(dlpack::DLManagedTensor* managed, std::string_view op = "from_dlpack");

// A borrowed description, valid while `tensor` lives and is not assigned to.
dlpack::DLTensor describe(const Tensor& tensor);

}  // namespace eas

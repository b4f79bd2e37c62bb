// torch's MPS (Apple's GPUs): its stream of work, by the functions torch has for extensions (torch/mps.h),
// and whether its tensors there are what they are taken for.
#include <ATen/DLConvertor.h>
#include <ATen/dlpack.h>
#include <ATen/ops/empty.h>
#include <torch/mps.h>

#include <exception>
#include <memory>
#include <string>

#include "read_tensor.hpp"
#include "table.hpp"

namespace eas_torch {
namespace {

// What of torch's is asked may throw, and no exception leaves the table.
template <class T, class Ask>
T asked(T failed, const Ask& ask) noexcept {
  try {
    return ask();
  } catch (const std::exception& error) {
    fail_as(error);
  } catch (...) {
    fail(EAS_BRIDGE_FAILED, "torch threw something that is no exception");
  }
  return failed;
}

void* queue() noexcept {
  return asked<void*>(nullptr, [] { return torch::mps::get_dispatch_queue(); });
}
void* command_buffer() noexcept {
  return asked<void*>(nullptr, [] { return torch::mps::get_command_buffer(); });
}
int commit() noexcept {
  return asked(-1, [] { return torch::mps::commit(), 0; });
}

constexpr EasTorchMps kMps{queue, command_buffer, commit};

// A tensor as DLPack has it, which torch wrote down itself: the block (an MTLBuffer, as DLPack says for
// Metal) and how far into it the first element is.
std::string compare() {
  const at::Tensor whole = at::empty({8}, at::TensorOptions().dtype(at::kFloat).device(at::kMPS));
  const at::Tensor part = whole.narrow(0, 3, 4);
  DLManagedTensorVersioned* const said = at::toDLPackVersioned(part);
  const std::unique_ptr<DLManagedTensorVersioned, void (*)(DLManagedTensorVersioned*)> held(
      said, [](DLManagedTensorVersioned* mine) { mine->deleter(mine); });
  const py::object object = py::reinterpret_steal<py::object>(THPVariable_Wrap(part));
  if (!object) throw python_error();
  TensorBridgeInfo info;
  if (table().extract(object.ptr(), &info) != EAS_BRIDGE_OK) {
    return std::string("extract: ") + table().get_error();
  }
  if (info.device_type != EAS_TORCH_MPS || said->dl_tensor.device.device_type != kDLMetal) {
    return "device";
  }
  if (!info.data_ptr || info.data_ptr != said->dl_tensor.data) return "the block";
  if (info.storage_offset != 3 || said->dl_tensor.byte_offset != 3 * sizeof(float)) return "offset";
  return "";
}

}  // namespace

const EasTorchMps* mps() noexcept {
  return asked<const EasTorchMps*>(nullptr,
                                   [] { return torch::mps::is_available() ? &kMps : nullptr; });
}

const char* probe_mps() {
  static std::string answer;
  try {
    answer = mps() ? compare() : "torch has no MPS here";
  } catch (const std::exception& error) {
    const std::string words = error.what();
    answer = "torch says: " + words.substr(0, words.find('\n'));
    PyErr_Clear();
  }
  return answer.c_str();
}

}  // namespace eas_torch

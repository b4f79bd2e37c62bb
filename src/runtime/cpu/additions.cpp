#include "runtime/cpu/additions.hpp"

#include <eas/error.hpp>

#include <cstring>
#include <new>

#include "base/convert.hpp"

namespace eas::runtime::cpu {
namespace {

template <class T>
void add(void* element, double value) {
  T now;
  std::memcpy(&now, element, sizeof(T));
  if constexpr (std::same_as<T, double>) now += value;
  else now = convert<T>(convert<float>(now) + static_cast<float>(value));
  std::memcpy(element, &now, sizeof(T));
}

}  // namespace

void Additions::note(const abi::Launch* launch, void* element, double value,
                     std::int32_t dtype) noexcept {
  auto& self = *static_cast<Additions*>(launch->additions);
  try {
    self.all_.push_back({element, value, static_cast<DType>(dtype)});
  } catch (const std::bad_alloc&) {
    self.lost_ = true;
  }
}

void Additions::apply() const {
  if (lost_) throw std::bad_alloc();
  for (const Addition& each : all_) {
    switch (each.dtype) {
      case DType::float16: add<Half>(each.element, each.value); break;
      case DType::bfloat16: add<BFloat16>(each.element, each.value); break;
      case DType::float32: add<float>(each.element, each.value); break;
      case DType::float64: add<double>(each.element, each.value); break;
      default: throw InternalError("only floats are added later");
    }
  }
}

}  // namespace eas::runtime::cpu

#include "tenon/dispatch/functional_device.h"

#include <atomic>

#include "tenon/base/check.h"
#include "tenon/base/selection.h"

namespace tenon {
namespace {

/// Bit i: the device type that is number i.
constinit std::atomic<uint32_t> functional_devices{1U << static_cast<unsigned>(kLazy)};

DispatchKey backend_of(DeviceType type) {
  switch (type) {
    case DeviceType::kCPU:
      return DispatchKey::CPU;
    case DeviceType::kMeta:
      return DispatchKey::Meta;
    case DeviceType::kLazy:
      return DispatchKey::Lazy;
    case DeviceType::kPrivateUse1:
      return DispatchKey::PrivateUse1;
    case DeviceType::kPrivateUse2:
      return DispatchKey::PrivateUse2;
  }
  return DispatchKey::Undefined;
}

void register_lazy() {
  // Its tensors may call any operator.
  constexpr bool kHasEveryOperator = sizeof(TENON_SELECTION) == 1;
  if constexpr (kHasEveryOperator) {
    lazy::register_backend();
  } else {
    TENON_THROW(NotImplementedError,
                "the device lazy is dropped from this build by " TENON_SELECTION
                "; compute on cpu");
  }
}

}  // namespace

bool is_functional_device(DeviceType type) {
  return is_enumerator(type) &&
         (functional_devices.load(std::memory_order_acquire) >> static_cast<unsigned>(type) & 1) !=
             0;
}

void detail::set_functional_device(DeviceType type) {
  functional_devices.fetch_or(1U << static_cast<unsigned>(type), std::memory_order_release);
}

DispatchKeySet detail::keys_of_backend(DeviceType type) {
  if (type == kLazy) register_lazy();
  const DispatchKeySet keys = backend_of(type);
  return is_functional_device(type) ? keys.add(DispatchKey::Functionalize) : keys;
}

}  // namespace tenon

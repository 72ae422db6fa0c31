#pragma once

#include "tenon/base/device.h"
#include "tenon/base/export.h"
#include "tenon/keys/dispatch_key_set.h"

/// Devices whose tensors are functional.
///
/// Note [Devices of functional tensors]
///
/// A backend whose tensors cannot share memory, or have none, computes new values alone. Every
/// tensor on its device carries Functionalize beside the key of the backend: it is made by the
/// pass, at the depth `kMutationsAndViews`, of a plain *value* of the backend. So the kernels of
/// the backend are called with values, and for operators that neither write nor make views;
/// versions, views and gradients are those of any functional tensor. See docs/add_a_backend.md.
namespace tenon {

/// Whether new tensors on a device of that type are functional.
TENON_API bool is_functional_device(DeviceType type);

namespace detail {
/// From here on they are; no call that makes one may be under way.
void set_functional_device(DeviceType type);
/// `keys_of_device` where that is neither the CPU nor Meta.
TENON_API TENON_COLD DispatchKeySet keys_of_backend(DeviceType type);
}  // namespace detail

namespace lazy {
/// Registers the kernels of the Lazy backend, unless they are. Defined in lazy/.
void register_backend();
}  // namespace lazy

}  // namespace tenon

#pragma once

#include "tenon/functionalize/functional_depth.h"
#include "tenon/guards/thread_state_guard.h"
#include "tenon/tensor/tensor_base.h"

/// The functionalization pass: programs with views and in-place operators as programs without.
///
/// Note [Functional tensors]
///
/// A functional tensor has sizes, strides, a version and aliases as eager's would, and no memory: a
/// value stands in its place, which is never written to. Its storage is the alias set, which holds
/// the value of the base, a generation, and the updates that are not applied yet; it knows the
/// chain of views by which it comes from the base. An in-place operator computes functionally and
/// gives the alias an update; a tensor that is behind the generation of its alias is made again,
/// by its chain, when it is used. See docs/functionalization.md.
namespace tenon {

/// Whether `tensor` is a functional one; false where it is undefined.
inline bool is_functional(const TensorBase& tensor) {
  return tensor.key_set().has(DispatchKey::Functionalize);
}

/// A functional tensor of the elements of `tensor`, with its geometry: what it is a window on is
/// the base of its aliases. `tensor` is not copied, and must not be written to while the functional
/// one is in use. The same handle where it is functional already. TypeError where it requires grad.
TENON_API TensorBase to_functional(const TensorBase& tensor,
                                   FunctionalDepth depth = FunctionalDepth::kMutations);
/// The value of a functional tensor, all updates applied: a plain tensor of the same strides, which
/// must not be written to while the functional one is in use. `tensor` itself where it is plain.
TENON_API TensorBase from_functional(const TensorBase& tensor);
/// Applies the updates that `tensor` has not seen, and has a backend that computes later compute
/// its value; safe from several threads.
TENON_API void sync(const TensorBase& tensor);

/// Says that a backend computes new values alone: from here on every tensor on a device of that
/// type is functional. To be called once, before the first tensor on it is made. ValueError for the
/// CPU and Meta.
///
/// Its kernels get *values*, made with `make_opaque_tensor` or on memory of the backend, for the
/// key `PrivateUse1` or `PrivateUse2`; in a call with a device, as `empty` and `_to_copy`, also CPU
/// tensors, and one that asks for the CPU returns a tensor on the CPU. They return new values, or
/// what they were given.
TENON_API void register_functional_device(DeviceType type);

/// In the scope every new tensor of the calling thread is functional, also those of factories.
class TENON_API FunctionalizationGuard : ThreadStateGuard {
 public:
  explicit FunctionalizationGuard(FunctionalDepth depth = FunctionalDepth::kMutations);
  ~FunctionalizationGuard();

 private:
  const FunctionalDepth outer_depth_;
};

}  // namespace tenon

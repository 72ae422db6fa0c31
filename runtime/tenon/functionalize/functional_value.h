#pragma once

#include "tenon/functionalize/alias.h"
#include "tenon/functionalize/functional_tensor.h"
#include "tenon/tensor/view_geometry.h"

/// What the kernels of the pass do with functional tensors.
namespace tenon::functional {

inline FunctionalTensor& state_of(const TensorImpl& tensor) {
  auto* own = static_cast<FunctionalTensor*>(tensor.functional_state());
  return own != nullptr ? *own : FunctionalTensor::of_base();
}
inline FunctionalTensor& state_of(const TensorBase& tensor) {
  return state_of(*tensor.impl());
}
inline Alias& alias_of(const TensorBase& tensor) {
  return static_cast<Alias&>(*tensor.storage()->functional_state());
}

/// Also where the tensor itself is plain, see `adopt_alias`.
inline bool has_functional_storage(const TensorBase& tensor) {
  // A value of a graph that is traced has something else there.
  return dynamic_cast<const Alias*>(tensor.storage()->functional_state()) != nullptr;
}
/// Makes what shares its storage with an argument of a functionalized call functional as that is,
/// at its first use.
inline void adopt_alias(const TensorBase& tensor) {
  if (!tensor.defined() || is_functional(tensor) || !has_functional_storage(tensor)) return;
  alias_of(tensor).adopt(*tensor.impl());
}

/// That of a functional tensor, up to date; `tensor` itself where it is plain or undefined.
inline const TensorBase& value_of(const TensorBase& tensor) {
  return is_functional(tensor) ? alias_of(tensor).value_of(state_of(tensor)) : tensor;
}

/// The same with the strides that eager has.
TensorBase strided_value_of(const TensorBase& tensor);

/// A functional tensor of this geometry, on a storage of its own, with the value `value`.
TensorBase wrap(TensorBase value, const TensorBase& geometry, FunctionalDepth depth);
/// Its state, for changes.
FunctionalTensor& own_state_of(const TensorBase& tensor);
/// For a tensor that has become another window, or the base where `view` is null.
void become(const TensorBase& tensor, intrusive_ptr<ViewInfo> view);
/// Gives a functional tensor that nobody shares its storage with another value and geometry.
void become_new(TensorBase& tensor, TensorBase value, const TensorBase& geometry);
/// Whether the elements of `tensor` fill its storage, in whatever order.
bool fills_storage(const TensorBase& tensor);
/// The window of `tensor`, as a link from the base.
intrusive_ptr<ViewInfo> strided_view(const TensorBase& tensor);

/// For a new view, on the storage of a functional tensor, that is recorded as `info`.
inline void record(const TensorBase& view, intrusive_ptr<ViewInfo> info) {
  if (is_functional(view)) return become(view, std::move(info));  // the kernel called a view
  alias_of(view).adopt(*view.impl(), std::make_unique<FunctionalTensor>(std::move(info)));
}

/// Whether no element of `tensor` surely stands for another.
inline bool is_injective(const TensorImpl& tensor) {
  return tensor.is_contiguous() || has_distinct_elements(tensor.sizes(), tensor.strides());
}
/// Whether two lists of one length are equal. They are short, so that a call would cost more.
TENON_ALWAYS_INLINE bool are_same(IntArrayRef a, IntArrayRef b) {
  for (size_t i = 0; i < a.size(); ++i) {
    if (a[i] != b[i]) return false;
  }
  return true;
}

/// The depth of tensors that the calling thread makes.
FunctionalDepth current_depth();

}  // namespace tenon::functional

#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "tenon/base/check.h"
#include "tenon/base/scalar.h"
#include "tenon/tensor/tensor_impl.h"
#include "tenon/tensor/tensor_options.h"

namespace tenon {

class Node;

/// A reference-counted handle to a tensor, without the operators. Kernels, dispatch and autograd
/// work on this; programs use `Tensor`, which adds a method for each operator. A default-made
/// handle is *undefined*: it has no keys and no metadata.
///
/// Copies share the tensor. Distinct handles may be used from several threads as far as they only
/// read; changing data or metadata needs the caller's synchronisation.
class TENON_API TensorBase {
 public:
  TensorBase() = default;
  explicit TensorBase(intrusive_ptr<TensorImpl> impl) : impl_(std::move(impl)) {}

  bool defined() const { return static_cast<bool>(impl_); }
  void reset() { impl_.reset(); }
  bool is_same(const TensorBase& other) const { return impl_ == other.impl_; }
  uint32_t use_count() const { return impl_.use_count(); }
  TensorImpl* impl() const { return impl_.get(); }
  /// The same of a defined tensor; ValueError for an undefined one.
  TENON_ALWAYS_INLINE TensorImpl& defined_impl() const { return get(); }

  /// The keys that this tensor adds to a call; none when undefined.
  DispatchKeySet key_set() const { return impl_ ? impl_->key_set() : DispatchKeySet(); }

  // Geometry. All but `defined` need a defined tensor.
  TENON_ALWAYS_INLINE IntArrayRef sizes() const { return get().sizes(); }
  IntArrayRef strides() const { return get().strides(); }
  /// Dimensions count from the end when negative; IndexError when out of range.
  int64_t size(int64_t dim) const;
  int64_t stride(int64_t dim) const;
  int64_t dim() const { return get().dim(); }
  int64_t numel() const { return get().numel(); }
  int64_t storage_offset() const { return get().storage_offset(); }
  bool is_contiguous(MemoryFormat format = MemoryFormat::Contiguous) const;
  MemoryFormat suggest_memory_format() const;

  DType dtype() const { return get().dtype(); }
  Device device() const { return get().device(); }
  Layout layout() const { return kStrided; }
  /// dtype, device and layout.
  TensorOptions options() const { return TensorOptions(dtype()).device(device()).layout(kStrided); }
  int64_t element_size() const { return tenon::element_size(dtype()); }
  /// Bytes of all elements; OutOfMemoryError for an expanded tensor of more than memory can hold.
  size_t nbytes() const;
  bool is_floating_point() const { return tenon::is_floating_point(dtype()); }
  bool is_complex() const { return tenon::is_complex(dtype()); }
  /// Floating or complex: what has gradients.
  bool is_inexact() const { return tenon::is_inexact(dtype()); }
  bool is_cpu() const { return device().is_cpu(); }
  bool is_meta() const { return device().is_meta(); }

  const Storage& storage() const { return get().storage(); }
  /// Whether two tensors share memory's owner; they need not overlap.
  bool is_alias_of(const TensorBase& other) const { return storage() == other.storage(); }
  void* data_ptr() const { return get().data(); }
  const void* const_data_ptr() const { return get().data(); }
  /// The first element, of type `T`; DTypeError when the dtype is another, DeviceError for elements
  /// without data, as of a tensor on Meta.
  template <class T>
  T* data_ptr() const {
    check_dtype(dtype_of<T>);
    return static_cast<T*>(first_element());
  }
  template <class T>
  const T* const_data_ptr() const {
    return data_ptr<T>();
  }

  bool is_inference() const { return get().is_inference(); }
  /// How often the data have changed in place, counted over all aliases; InferenceModeError for an
  /// inference tensor, which has no version.
  int64_t _version() const;
  /// `std::move(t).to_normal()`: the same tensor as a normal one, without a copy; a normal tensor
  /// as it is. InferenceModeError, and `t` as before, when an inference tensor is not the only
  /// owner of its data: another handle or a view would see it change.
  TensorBase to_normal() &&;

  // Autograd; defined in autograd/tensor_autograd.cpp.
  /// Whether results computed from this tensor are recorded.
  bool requires_grad() const { return get().requires_grad(); }
  /// Marks a leaf for recording, or stops it. AutogradError for a dtype that is not floating or for
  /// `false` on a result; InferenceModeError for `true` on an inference tensor outside the mode.
  const TensorBase& set_requires_grad(bool requires_grad) const;
  bool is_leaf() const;
  /// The node that computed this tensor, or null.
  intrusive_ptr<Node> grad_fn() const;
  /// Which result of `grad_fn` this is.
  int64_t output_nr() const;
  bool is_view() const;
  /// Makes backward keep the gradient of a tensor that is not a leaf, where it adds up as a leaf's
  /// does.
  void retain_grad() const;
  bool retains_grad() const;
  /// The tensor that this one is a view of; AutogradError when it is no view.
  TensorBase _base() const;
  /// The accumulated gradient; undefined when there is none.
  const TensorBase& grad() const;
  TensorBase& mutable_grad() const;
  /// Calls `hook` with the gradient of this tensor when it has been computed; a defined result
  /// replaces it. Returns the number that removes it. AutogradError unless it requires grad.
  uint32_t register_hook(std::function<TensorBase(const TensorBase& grad)> hook) const;
  void remove_hook(uint32_t number) const;

  // libtorch's names.
  TensorImpl* unsafeGetTensorImpl() const { return impl(); }
  int64_t ndimension() const { return dim(); }
  DType scalar_type() const { return dtype(); }
  int64_t itemsize() const { return element_size(); }
  bool has_storage() const { return defined(); }
  bool _is_view() const { return is_view(); }

 protected:
  [[noreturn]] TENON_COLD static void fail_undefined();
  void check_dtype(DType expected) const {
    if (dtype() != expected) [[unlikely]]
      fail_dtype(expected);
  }
  [[noreturn]] TENON_COLD void fail_dtype(DType expected) const;
  /// DeviceError where there are elements and no data.
  void* first_element() const {
    void* data = get().data();
    if (data == nullptr && numel() != 0) [[unlikely]]
      fail_without_data();
    return data;
  }
  [[noreturn]] TENON_COLD void fail_without_data() const;
  /// DTypeError or ShapeError where an accessor of that dtype and those dimensions does not fit.
  void check_accessor(DType dtype, size_t ndim) const;

  TensorImpl& get() const {
    if (!impl_) [[unlikely]]
      fail_undefined();
    return *impl_;
  }

  intrusive_ptr<TensorImpl> impl_;
};

/// An optional tensor argument that is absent is an undefined tensor.
inline const TensorBase undefined_tensor;

}  // namespace tenon

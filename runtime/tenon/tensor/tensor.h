#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tenon/base/array_ref.h"
#include "tenon/base/error_conversion.h"
#include "tenon/base/generator.h"
#include "tenon/base/scalar.h"
#include "tenon/tensor/accessor.h"
#include "tenon/tensor/backward_inputs.h"
#include "tenon/tensor/indexing.h"
#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_list.h"
#include "tenon/tensor/tensor_methods.h"
#include "tenon/tensor/tensor_options.h"

namespace tenon {

/// A tensor as programs use it: `TensorBase` with a method for each operator that has one, the
/// operators of C++, indexing and autograd. Copies share the tensor; `clone()` copies it.
///
/// Note [Tensor is inline]: it is for programs. A new method changes this header, and the library's
/// own sources work on `TensorBase`, so that none of them but those of the methods is compiled
/// again. What an operator's method does not do is an inline call of tensor_methods.h.
///
/// Assignment to a name lets the name refer to another tensor; assignment to a temporary, such as
/// `t[0] = 1` or `t.select(0, 2) = other`, writes into the tensor.
class TENON_API Tensor : public TensorBase {
 public:
  using TensorBase::TensorBase;
  Tensor() = default;
  Tensor(const TensorBase& other) : TensorBase(other) {}                 // NOLINT
  Tensor(TensorBase&& other) noexcept : TensorBase(std::move(other)) {}  // NOLINT
  Tensor(const Tensor&) = default;
  Tensor(Tensor&&) noexcept = default;

  Tensor& operator=(const Tensor& other) & = default;
  Tensor& operator=(Tensor&& other) & noexcept = default;
  Tensor& operator=(const Tensor& other) && { return copy_(other); }
  Tensor& operator=(Tensor&& other) && { return copy_(other); }
  Tensor& operator=(const Scalar& value) && { return fill_(value); }

  // Conversion. The tensor itself when nothing changes, unless `copy`.
  Tensor to(const TensorOptions& options, bool non_blocking = false, bool copy = false,
            std::optional<MemoryFormat> memory_format = {}) const {
    return detail::convert(*this, options, non_blocking, copy, memory_format);
  }
  /// The dtype and device of `other`.
  Tensor to(const Tensor& other, bool non_blocking = false, bool copy = false,
            std::optional<MemoryFormat> memory_format = {}) const {
    return to(TensorOptions(other.dtype()).device(other.device()), non_blocking, copy,
              memory_format);
  }
  Tensor cpu() const { return to(TensorOptions(kCPU)); }

  /// See `TensorBase::to_normal`.
  Tensor to_normal() && { return static_cast<TensorBase&&>(*this).to_normal(); }

  // Elements.
  /// The only element as a `T`; an error unless there is exactly one. One of uint64 beyond int64 is
  /// read as an unsigned `T` of 64 bits alone.
  template <class T>
  T item() const {
    if constexpr (std::unsigned_integral<T> && sizeof(T) == sizeof(uint64_t)) {
      if (defined() && dtype() == DType::kUInt64) return detail::unsigned_item(*this);
    }
    return item().template to<T>();
  }
  /// Unchecked access by `N` indices; DTypeError or ShapeError when `T` or `N` do not fit,
  /// DeviceError for elements without data.
  template <class T, size_t N>
  TensorAccessor<T, N> accessor() const& {
    check_accessor(dtype_of<std::remove_const_t<T>>, N);
    return {static_cast<T*>(first_element()), sizes().data(), strides().data()};
  }
  template <class T, size_t N>
  TensorAccessor<T, N> accessor() && = delete;  // its sizes would be gone
  template <class T, size_t N, class Index = int64_t>
  PackedTensorAccessor<T, N, Index> packed_accessor() const {
    check_accessor(dtype_of<std::remove_const_t<T>>, N);
    return {static_cast<T*>(first_element()), sizes().data(), strides().data()};
  }

  // Indexing: views for integers, also in tensors without dimensions, slices, None and Ellipsis.
  // Other tensors of integers or bools, and bools, select elements into a new tensor.
  Tensor operator[](int64_t index) const { return detail::index(*this, index); }
  /// A tensor of one integer as an index.
  Tensor operator[](const Tensor& index) const { return detail::index(*this, index); }
  Tensor index(ArrayRef<indexing::TensorIndex> indices) const {
    return detail::index(*this, indices);
  }
  Tensor index(std::initializer_list<indexing::TensorIndex> indices) const {
    return index(ArrayRef<indexing::TensorIndex>(indices));
  }
  /// Writes `value`, broadcast, to where `index(indices)` reads.
  Tensor& index_put_(ArrayRef<indexing::TensorIndex> indices, const Tensor& value) const {
    detail::index_put(*this, indices, value);
    return const_cast<Tensor&>(*this);
  }
  Tensor& index_put_(std::initializer_list<indexing::TensorIndex> indices,
                     const Tensor& value) const {
    return index_put_(ArrayRef<indexing::TensorIndex>(indices), value);
  }
  Tensor& index_put_(ArrayRef<indexing::TensorIndex> indices, const Scalar& value) const {
    detail::index_put(*this, indices, value);
    return const_cast<Tensor&>(*this);
  }
  Tensor& index_put_(std::initializer_list<indexing::TensorIndex> indices,
                     const Scalar& value) const {
    return index_put_(ArrayRef<indexing::TensorIndex>(indices), value);
  }

  // Autograd; see TensorBase.
  const Tensor& grad() const;
  Tensor& mutable_grad() const;
  const Tensor& set_requires_grad(bool requires_grad) const {
    TensorBase::set_requires_grad(requires_grad);
    return *this;
  }
  /// Adds to `grad()` of every leaf that this tensor was computed from, or of `inputs` alone.
  /// `gradient` may be left out for one element. AutogradError when nothing was recorded.
  void backward(const Tensor& gradient = {}, std::optional<bool> retain_graph = {},
                bool create_graph = false, BackwardInputs inputs = std::nullopt) const {
    detail::run_backward(*this, gradient, retain_graph, create_graph, inputs);
  }
  /// The same data without history. Changes in place of one count in the other's version.
  Tensor data() const { return detach(); }
  /// Takes the history away; AutogradError for a view.
  Tensor& detach_() const {
    detail::detach_in_place(*this);
    return const_cast<Tensor&>(*this);
  }
  Tensor _base() const { return TensorBase::_base(); }
  /// `hook` takes the gradient and returns nothing or the tensor that replaces it.
  template <class Hook>
  requires std::invocable<Hook&, Tensor>
  unsigned register_hook(Hook hook) const try {
    return TensorBase::register_hook(
        [hook = std::move(hook)](const TensorBase& grad) mutable -> TensorBase {
          if constexpr (std::is_void_v<std::invoke_result_t<Hook&, Tensor>>) {
            hook(Tensor(grad));
            return {};
          } else {
            return hook(Tensor(grad));
          }
        });
  } catch (...) {
    detail::rethrow_as_error("register_hook");
  }

  /// Writes device, dtype and sizes to the standard error output.
  void print() const { detail::print_type(*this); }
  bool is_signed() const { return dtype_info(dtype()).is_signed; }

  // In place and with C++ operators.
  Tensor operator-() const { return neg(); }
  Tensor& operator+=(const Tensor& other) { return add_(other); }
  Tensor& operator+=(const Scalar& other) { return add_(other); }
  Tensor& operator-=(const Tensor& other) { return sub_(other); }
  Tensor& operator-=(const Scalar& other) { return sub_(other); }
  Tensor& operator*=(const Tensor& other) { return mul_(other); }
  Tensor& operator*=(const Scalar& other) { return mul_(other); }
  Tensor& operator/=(const Tensor& other) { return div_(other); }
  Tensor& operator/=(const Scalar& other) { return div_(other); }
  Tensor& operator%=(const Tensor& other) { return remainder_(other); }
  Tensor& operator%=(const Scalar& other) { return remainder_(other); }
  // Of bits, or of truth; of the bits moved, the sign stays.
  Tensor operator~() const { return bitwise_not(); }
  Tensor& operator&=(const Tensor& other) { return bitwise_and_(other); }
  Tensor& operator&=(const Scalar& other) { return bitwise_and_(other); }
  Tensor& operator|=(const Tensor& other) { return bitwise_or_(other); }
  Tensor& operator|=(const Scalar& other) { return bitwise_or_(other); }
  Tensor& operator^=(const Tensor& other) { return bitwise_xor_(other); }
  Tensor& operator^=(const Scalar& other) { return bitwise_xor_(other); }
  Tensor& operator<<=(const Tensor& other) { return bitwise_left_shift_(other); }
  Tensor& operator<<=(const Scalar& other) { return bitwise_left_shift_(other); }
  Tensor& operator>>=(const Tensor& other) { return bitwise_right_shift_(other); }
  Tensor& operator>>=(const Scalar& other) { return bitwise_right_shift_(other); }

  // libtorch's names.
  Tensor toType(DType dtype) const { return to(dtype); }
  template <class T>
  T* mutable_data_ptr() const {
    return data_ptr<T>();
  }
  template <class T, size_t N>
  PackedTensorAccessor64<T, N> packed_accessor64() const {
    return packed_accessor<T, N, int64_t>();
  }
  template <class T, size_t N>
  PackedTensorAccessor32<T, N> packed_accessor32() const {
    return packed_accessor<T, N, int32_t>();
  }
  const Tensor& requires_grad_(bool requires_grad = true) const {
    return set_requires_grad(requires_grad);
  }
  Tensor tensor_data() const { return detach(); }
  Tensor variable_data() const { return detach(); }
  /// Device and dtype, e.g. `CPUFloatType`.
  std::string toString() const { return detail::type_word(*this); }
  static constexpr bool is_cuda() { return false; }
  static constexpr bool is_sparse() { return false; }
  static constexpr bool is_quantized() { return false; }

// The operators' methods; generated.
#include "tenon/generated/methods.h"  // NOLINT
};

// Note [Tensor adds nothing]: an array of Tensor is an array of TensorBase, and a reference to one
// may stand for a reference to the other.
static_assert(sizeof(Tensor) == sizeof(TensorBase));
static_assert(alignof(Tensor) == alignof(TensorBase));
static_assert(std::is_standard_layout_v<Tensor>);

namespace detail {
/// See Note [Tensor adds nothing].
inline Tensor& as_tensor(TensorBase& tensor) {
  return static_cast<Tensor&>(tensor);
}
inline const Tensor& as_tensor(const TensorBase& tensor) {
  return static_cast<const Tensor&>(tensor);
}
}  // namespace detail

inline const Tensor& Tensor::grad() const {
  return detail::as_tensor(TensorBase::grad());
}
inline Tensor& Tensor::mutable_grad() const {
  return detail::as_tensor(TensorBase::mutable_grad());
}

inline TensorList::TensorList(ArrayRef<Tensor> list) : TensorList(list.data(), list.size()) {}
inline TensorList::TensorList(const std::vector<Tensor>& list)
    : TensorList(list.data(), list.size()) {}
inline TensorList::TensorList(std::initializer_list<Tensor> list)
    : TensorList(list.begin(), list.size()) {}

// clang-format off
inline Tensor operator+(const Tensor& a, const Tensor& b) { return a.add(b); }
inline Tensor operator+(const Tensor& a, const Scalar& b) { return a.add(b); }
inline Tensor operator+(const Scalar& a, const Tensor& b) { return b.add(a); }
inline Tensor operator-(const Tensor& a, const Tensor& b) { return a.sub(b); }
inline Tensor operator-(const Tensor& a, const Scalar& b) { return a.sub(b); }
inline Tensor operator-(const Scalar& a, const Tensor& b) { return b.neg().add(a); }
inline Tensor operator*(const Tensor& a, const Tensor& b) { return a.mul(b); }
inline Tensor operator*(const Tensor& a, const Scalar& b) { return a.mul(b); }
inline Tensor operator*(const Scalar& a, const Tensor& b) { return b.mul(a); }
inline Tensor operator/(const Tensor& a, const Tensor& b) { return a.div(b); }
inline Tensor operator/(const Tensor& a, const Scalar& b) { return a.div(b); }
inline Tensor operator/(const Scalar& a, const Tensor& b) { return b.reciprocal().mul(a); }
inline Tensor operator%(const Tensor& a, const Tensor& b) { return a.remainder(b); }
inline Tensor operator%(const Tensor& a, const Scalar& b) { return a.remainder(b); }

inline Tensor operator&(const Tensor& a, const Tensor& b) { return a.bitwise_and(b); }
inline Tensor operator&(const Tensor& a, const Scalar& b) { return a.bitwise_and(b); }
inline Tensor operator&(const Scalar& a, const Tensor& b) { return b.bitwise_and(a); }
inline Tensor operator|(const Tensor& a, const Tensor& b) { return a.bitwise_or(b); }
inline Tensor operator|(const Tensor& a, const Scalar& b) { return a.bitwise_or(b); }
inline Tensor operator|(const Scalar& a, const Tensor& b) { return b.bitwise_or(a); }
inline Tensor operator^(const Tensor& a, const Tensor& b) { return a.bitwise_xor(b); }
inline Tensor operator^(const Tensor& a, const Scalar& b) { return a.bitwise_xor(b); }
inline Tensor operator^(const Scalar& a, const Tensor& b) { return b.bitwise_xor(a); }
inline Tensor operator<<(const Tensor& a, const Tensor& b) { return a.bitwise_left_shift(b); }
inline Tensor operator<<(const Tensor& a, const Scalar& b) { return a.bitwise_left_shift(b); }
inline Tensor operator>>(const Tensor& a, const Tensor& b) { return a.bitwise_right_shift(b); }
inline Tensor operator>>(const Tensor& a, const Scalar& b) { return a.bitwise_right_shift(b); }

inline Tensor operator==(const Tensor& a, const Tensor& b) { return a.eq(b); }
inline Tensor operator==(const Tensor& a, const Scalar& b) { return a.eq(b); }
inline Tensor operator==(const Scalar& a, const Tensor& b) { return b.eq(a); }
inline Tensor operator!=(const Tensor& a, const Tensor& b) { return a.ne(b); }
inline Tensor operator!=(const Tensor& a, const Scalar& b) { return a.ne(b); }
inline Tensor operator!=(const Scalar& a, const Tensor& b) { return b.ne(a); }
inline Tensor operator<(const Tensor& a, const Tensor& b) { return a.lt(b); }
inline Tensor operator<(const Tensor& a, const Scalar& b) { return a.lt(b); }
inline Tensor operator<(const Scalar& a, const Tensor& b) { return b.gt(a); }
inline Tensor operator<=(const Tensor& a, const Tensor& b) { return a.le(b); }
inline Tensor operator<=(const Tensor& a, const Scalar& b) { return a.le(b); }
inline Tensor operator<=(const Scalar& a, const Tensor& b) { return b.ge(a); }
inline Tensor operator>(const Tensor& a, const Tensor& b) { return a.gt(b); }
inline Tensor operator>(const Tensor& a, const Scalar& b) { return a.gt(b); }
inline Tensor operator>(const Scalar& a, const Tensor& b) { return b.lt(a); }
inline Tensor operator>=(const Tensor& a, const Tensor& b) { return a.ge(b); }
inline Tensor operator>=(const Tensor& a, const Scalar& b) { return a.ge(b); }
inline Tensor operator>=(const Scalar& a, const Tensor& b) { return b.le(a); }
// clang-format on

}  // namespace tenon

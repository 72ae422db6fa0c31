#pragma once

#include "tenon/base/dtype.h"
#include "tenon/base/export.h"
#include "tenon/base/scalar.h"

namespace tenon {

/// The narrowest dtype that holds both, in the order bool < integers < floating < complex dtypes:
/// int8 and uint8 give int16, uint32 and int32 int64; float16 and bfloat16 give float32; int64 and
/// bfloat16 give bfloat16; float64 and complex64 give complex128. DTypeError for uint64 and signed
/// integers, which no dtype holds.
TENON_API DType promote_types(DType a, DType b);

/// Whether a result may be stored with another dtype without losing its category: a complex number
/// never becomes a real one, a float never an integer or bool, an integer never bool.
constexpr bool can_cast(DType from, DType to) {
  if (is_complex(from)) return is_complex(to);
  if (is_floating_point(from)) return is_inexact(to);
  return from == DType::kBool || to != DType::kBool;
}

/// Collects the arguments of an operator and tells the dtype they promote to. Tensors with
/// dimensions come before tensors without, and those before numbers: what comes later counts only
/// where its category (bool, integer, floating, complex) is higher than all that comes before.
class ResultType {
 public:
  void add_tensor(DType dtype, int64_t ndim) { add(ndim > 0 ? kDimensioned : kZeroDim, dtype); }
  /// A number alone has its default_tensor_dtype.
  void add_scalar(const Scalar& scalar) { add(kNumber, scalar.default_tensor_dtype()); }

  bool empty() const { return !has_[kDimensioned] && !has_[kZeroDim] && !has_[kNumber]; }
  /// Needs at least one argument.
  TENON_API DType dtype() const;

 private:
  enum Rank { kDimensioned, kZeroDim, kNumber };
  void add(Rank rank, DType dtype) {
    dtypes_[rank] = has_[rank] ? promote_types(dtypes_[rank], dtype) : dtype;
    has_[rank] = true;
  }

  DType dtypes_[3] = {};
  bool has_[3] = {};
};

}  // namespace tenon

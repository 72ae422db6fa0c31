#pragma once

#include <optional>

#include "tenon/base/scalar.h"
#include "tenon/tensor/tensor_base.h"

/// Derivatives of reductions of a tensor of `sizes` and `dtype` over `dim`, or all dimensions.
namespace tenon::formulas {

/// `reduced` with the reduced dimensions as size 1.
TENON_API TensorBase restore_dims(const TensorBase& reduced, IntArrayRef sizes,
                                  std::optional<IntArrayRef> dim, bool keepdim);

/// Whether an element is 0, which costs a look at the data; false on Meta, which has none.
TENON_API bool has_zeros(const TensorBase& self);

TENON_API TensorBase sum_backward(const TensorBase& grad, IntArrayRef sizes,
                                  std::optional<IntArrayRef> dim, bool keepdim, DType dtype);
TENON_API TensorBase mean_backward(const TensorBase& grad, IntArrayRef sizes,
                                   std::optional<IntArrayRef> dim, bool keepdim, DType dtype);
/// Right where elements are 0, too, which costs a look at the data.
TENON_API TensorBase prod_backward(const TensorBase& grad, const TensorBase& self,
                                   const TensorBase& result, std::optional<IntArrayRef> dim,
                                   bool keepdim);
/// Of amax and amin: equal extrema share the gradient.
TENON_API TensorBase extremum_backward(const TensorBase& grad, const TensorBase& self,
                                       const TensorBase& result, IntArrayRef dim, bool keepdim);
/// Of the elements that `indices` tell along one dimension.
TENON_API TensorBase value_selecting_backward(const TensorBase& grad, IntArrayRef sizes,
                                              int64_t dim, const TensorBase& indices, bool keepdim);
TENON_API TensorBase var_backward(const TensorBase& grad, const TensorBase& self,
                                  std::optional<IntArrayRef> dim,
                                  const std::optional<Scalar>& correction, bool keepdim);
TENON_API TensorBase logsumexp_backward(const TensorBase& grad, const TensorBase& self,
                                        const TensorBase& result, IntArrayRef dim, bool keepdim);
TENON_API TensorBase cumsum_backward(const TensorBase& grad, int64_t dim, DType dtype);
/// Right where elements are 0, too, which costs a look at the data.
TENON_API TensorBase cumprod_backward(const TensorBase& grad, const TensorBase& self,
                                      const TensorBase& result, int64_t dim);
/// 0 where the result is the logarithm of 0.
TENON_API TensorBase logcumsumexp_backward(const TensorBase& grad, const TensorBase& self,
                                           const TensorBase& result, int64_t dim);
/// Of linalg_vector_norm; 0 where the norm is 0, and equal extrema share the gradient.
TENON_API TensorBase vector_norm_backward(const TensorBase& grad, const TensorBase& self,
                                          const Scalar& ord, std::optional<IntArrayRef> dim,
                                          bool keepdim, const TensorBase& result);

}  // namespace tenon::formulas

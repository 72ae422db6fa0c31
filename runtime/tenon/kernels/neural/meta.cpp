#include "tenon/kernels/neural/meta.h"

#include "tenon/kernels/meta/dtype_checks.h"

namespace tenon::meta {

TensorSpec embedding(const TensorBase& weight, const TensorBase& indices) {
  TENON_CHECK(weight.dim() == 2, ShapeError,
              "embedding: expected a weight of two dimensions, got sizes ", weight.sizes());
  check_index_dtype("embedding", "indices", indices.dtype());
  TensorSpec spec{indices.sizes(), weight.dtype(), weight.device()};
  spec.sizes.push_back(weight.sizes()[1]);
  return spec;
}

TensorSpec embedding_dense_backward(const TensorBase& grad_output, const TensorBase& indices,
                                    int64_t num_weights) {
  constexpr std::string_view kOp = "embedding_dense_backward";
  check_index_dtype(kOp, "indices", indices.dtype());
  TENON_CHECK(grad_output.is_floating_point(), DTypeError, kOp,
              ": expected a floating grad_output, got ", grad_output.dtype());
  TENON_CHECK(num_weights >= 0, ValueError, kOp, ": expected no negative number of rows, got ",
              num_weights);
  TENON_CHECK(grad_output.dim() == indices.dim() + 1 &&
                  grad_output.sizes().slice(0, indices.dim()) == indices.sizes(),
              ShapeError, kOp, ": expected grad_output of the sizes of indices ", indices.sizes(),
              " and a width, got ", grad_output.sizes());
  return {{num_weights, grad_output.sizes().back()}, grad_output.dtype(), grad_output.device()};
}

}  // namespace tenon::meta

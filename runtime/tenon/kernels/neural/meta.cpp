#include "tenon/kernels/neural/meta.h"

#include <algorithm>
#include <utility>

#include "tenon/kernels/meta/dtype_checks.h"
#include "tenon/kernels/meta/same_type.h"

namespace tenon::meta {
namespace {

void check_vector_of_indices(std::string_view op, std::string_view name, const TensorBase& index) {
  check_index_dtype(op, name, index.dtype());
  TENON_CHECK(index.dim() == 1, ShapeError, op, ": expected ", name,
              " of one dimension, got sizes ", index.sizes());
}

}  // namespace

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

EmbeddingBagSpecs embedding_bag(const TensorBase& weight, const TensorBase& indices,
                                const TensorBase& offsets, int64_t mode,
                                const TensorBase& per_sample_weights, bool include_last_offset,
                                int64_t padding_idx) {
  constexpr std::string_view kOp = "_embedding_bag";
  TENON_CHECK(weight.is_floating_point(), DTypeError, kOp, ": expected a floating weight, got ",
              weight.dtype());
  TENON_CHECK(weight.dim() == 2, ShapeError, kOp,
              ": expected a weight of two dimensions, got sizes ", weight.sizes());
  check_vector_of_indices(kOp, "indices", indices);
  check_vector_of_indices(kOp, "offsets", offsets);
  TENON_CHECK(mode >= 0 && mode <= 2, ValueError, kOp,
              ": expected mode 0 for sums, 1 for means or 2 for maxima, got ", mode);
  TENON_CHECK(padding_idx >= -1 && padding_idx < std::max<int64_t>(weight.sizes()[0], 1),
              IndexError, kOp, ": expected a padding_idx of a row of weight, of sizes ",
              weight.sizes(), ", or -1, got ", padding_idx);
  const int64_t last = include_last_offset ? 1 : 0;
  TENON_CHECK(offsets.numel() >= last, ShapeError, kOp,
              ": expected at least one offset with include_last_offset, got none");
  // Without offsets there is no bag that an index could be in.
  TENON_CHECK(offsets.numel() > 0 || indices.numel() == 0, ShapeError, kOp,
              ": expected at least one offset for ", indices.numel(), " indices, got none");
  if (per_sample_weights.defined()) {
    TENON_CHECK(mode == 0, ValueError, kOp,
                ": expected per_sample_weights for sums (mode 0) alone, got mode ", mode);
    check_same_type(kOp, "weight", weight, "per_sample_weights", per_sample_weights);
    TENON_CHECK(per_sample_weights.sizes() == indices.sizes(), ShapeError, kOp,
                ": expected per_sample_weights of the sizes of indices, ", indices.sizes(),
                ", got ", per_sample_weights.sizes());
  }
  const int64_t bags = offsets.numel() - last;
  const TensorSpec output{{bags, weight.sizes()[1]}, weight.dtype(), weight.device()};
  const auto whole = [&](DimVector sizes) {
    return TensorSpec{std::move(sizes), DType::kInt64, weight.device()};
  };
  return {output, whole(indices.sizes()), whole({bags}),
          whole(mode == 2 ? output.sizes : DimVector{0})};
}

}  // namespace tenon::meta

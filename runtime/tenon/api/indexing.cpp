// `Tensor::index` and `Tensor::index_put_`: first the part that is a view, then the part that picks
// elements by tensors, which is an operator.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tenon/api/resolved_indices.h"
#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/inference_checks.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/index.h"
#include "tenon/generated/ops/index_put.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/scalar_tensor.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/to.h"
#include "tenon/tensor/mask_index.h"
#include "tenon/tensor/tensor_methods.h"

namespace tenon {

using indexing::ResolvedIndices;
using indexing::TensorIndex;

namespace {

/// `value` without the leading dimensions of size 1 that the target does not have.
TensorBase drop_leading_ones(const TensorBase& value, int64_t dims) {
  TensorBase result = value;
  while (result.dim() > dims && result.size(0) == 1) result = ops::select(result, 0, 0);
  return result;
}

/// While it lives, the operators that indexing by tensors is made of are one functional call to the
/// checks of inference mode.
class OneCall {
 public:
  OneCall(std::string_view name, const TensorBase& self, ArrayRef<TensorIndex> indices,
          const TensorBase& value = {}) {
    if (std::ranges::none_of(indices, picks)) return;  // a view, or a write to one
    if (inference_policy() == InferencePolicy::Strict) check(name, self, indices, value);
    current_.emplace(name);
  }

 private:
  static bool is_tensor(const TensorIndex& index) {
    return index.kind() == TensorIndex::Kind::kTensor && index.tensor().defined();
  }
  static bool picks(const TensorIndex& index) {
    return is_tensor(index) && (index.tensor().dim() > 0 || is_mask_index(index.tensor()));
  }
  static void check(std::string_view name, const TensorBase& self, ArrayRef<TensorIndex> indices,
                    const TensorBase& value) {
    std::vector<TensorBase> tensors = {self, value};
    for (const TensorIndex& index : indices) {
      if (is_tensor(index)) tensors.push_back(index.tensor());
    }
    detail::check_strict_policy(name, TensorList(tensors), [](size_t i) {
      return std::string(i == 0 ? "argument self" : i == 1 ? "argument value" : "an index");
    });
  }

  std::optional<detail::CurrentOperator> current_;
};

}  // namespace

TensorBase detail::index(const TensorBase& self, int64_t index) {
  return detail::index(self, ArrayRef<TensorIndex>(index));
}

TensorBase detail::index(const TensorBase& self, const TensorBase& index) try {
  TENON_CHECK(is_integral(index.dtype(), /*include_bool=*/false) && index.numel() == 1, ValueError,
              "index: expected a tensor of one integer, got sizes ", index.sizes(), " of ",
              index.dtype(), "; use index({…}) to pick elements");
  return detail::index(self, ops::item(index).to<int64_t>());
} catch (...) {
  detail::rethrow_as_error("index");
}

TensorBase detail::index(const TensorBase& self, ArrayRef<TensorIndex> indices) try {
  const OneCall call("index", self, indices);
  ResolvedIndices resolved = indexing::resolve_indices(self, indices);
  if (resolved.picks) return ops::index(resolved.view, resolved.tensors);
  // As every other index, "..." gives a tensor of its own.
  return resolved.view.is_same(self) ? ops::alias(self) : std::move(resolved.view);
} catch (...) {
  detail::rethrow_as_error("index");
}

void detail::index_put(const TensorBase& self, ArrayRef<TensorIndex> indices,
                       const TensorBase& value) try {
  const OneCall call("index_put_", self, indices, value);
  ResolvedIndices resolved = indexing::resolve_indices(self, indices);
  // Not in place, which takes no index on another device than the tensor's.
  ops::copy_(resolved.view, resolved.picks ? ops::index_put(resolved.view, resolved.tensors,
                                                            ops::to(value, self.dtype()))
                                           : drop_leading_ones(value, resolved.view.dim()));
} catch (...) {
  detail::rethrow_as_error("index_put_");
}

void detail::index_put(const TensorBase& self, ArrayRef<TensorIndex> indices,
                       const Scalar& value) try {
  index_put(self, indices, ops::scalar_tensor(value, self.dtype(), std::nullopt, self.device()));
} catch (...) {
  detail::rethrow_as_error("index_put_");
}

}  // namespace tenon

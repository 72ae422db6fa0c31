#include "tenon/autograd/own_tangent.h"

#include <algorithm>

#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/empty_strided.h"
#include "tenon/guards/inference_mode.h"

namespace tenon {

TensorBase own_tangent(TensorBase value, const TensorBase& self) {
  const IntArrayRef strides = self.strides();
  // One of an expanded tensor has memory for each element, as gradients have.
  const bool is_expanded = std::find(strides.begin(), strides.end(), 0) != strides.end();
  const bool has_strides = is_expanded || value.strides() == strides;
  if (has_strides && value.use_count() == 1 && value.storage().use_count() == 1) return value;
  const InferenceMode normal_mode(false);  // the history of the tangent stays
  TensorBase copy = ops::clone(value, std::nullopt);
  if (is_expanded || copy.strides() == strides) return copy;
  copy = ops::empty_strided(self.sizes(), strides, value.dtype(), std::nullopt, value.device());
  return ops::copy_(copy, value);
}

}  // namespace tenon

#include "tenon/generated/kernels/joining.h"

#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/view.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/dimension.h"

namespace tenon::composite {

TensorBase stack(TensorList tensors, int64_t dim) {
  TENON_CHECK(!tensors.empty(), ValueError, "stack: expected at least one tensor, got none");
  dim = wrap_dimension("stack", dim, tensors.front().dim() + 1);
  std::vector<TensorBase> parts;
  for (const TensorBase& tensor : tensors) {
    TENON_CHECK(tensor.sizes() == tensors.front().sizes(), ShapeError,
                "stack: expected tensors of equal sizes, got ", tensors.front().sizes(), " and ",
                tensor.sizes());
    parts.push_back(ops::unsqueeze(tensor, dim));
  }
  return ops::cat(parts, dim);
}

TensorBase repeat(const TensorBase& self, IntArrayRef repeats) {
  const auto leading = static_cast<int64_t>(repeats.size()) - self.dim();
  TENON_CHECK(leading >= 0, ShapeError, "repeat: expected at least ", self.dim(),
              " numbers for a tensor of sizes ", self.sizes(), ", got ", repeats);
  // Each dimension gets one before it that is expanded; then both become one.
  DimVector separate, expanded, merged;
  for (size_t i = 0; i < repeats.size(); ++i) {
    TENON_CHECK(repeats[i] >= 0, ValueError, "repeat: expected no negative number, got ", repeats);
    const auto own = static_cast<int64_t>(i) - leading;
    const int64_t size = own < 0 ? 1 : self.sizes()[own];
    separate.push_back(1), separate.push_back(size);
    expanded.push_back(repeats[i]), expanded.push_back(size);
    merged.push_back(checked_size("repeat", CheckedInt(repeats[i]) * size));
  }
  const TensorBase view = ops::expand(ops::reshape(recordable(self), separate), expanded);
  return ops::view(ops::clone(view, MemoryFormat::Contiguous), merged);
}

TensorBase repeat_interleave(const TensorBase& self, int64_t repeats, std::optional<int64_t> dim,
                             std::optional<int64_t> output_size) {
  TENON_CHECK(repeats >= 0, ValueError, "repeat_interleave: expected no negative number, got ",
              repeats);
  const TensorBase own = recordable(self);
  const TensorBase source = dim ? own : ops::reshape(own, -1);
  const int64_t place = wrap_dimension("repeat_interleave", dim.value_or(0), source.dim());
  DimVector sizes(source.sizes());
  if (sizes.empty()) sizes.push_back(1);
  DimVector expanded(sizes);
  expanded.insert(place + 1, repeats);
  sizes[place] = checked_size("repeat_interleave", CheckedInt(sizes[place]) * repeats);
  TENON_CHECK(!output_size || *output_size == sizes[place], ShapeError,
              "repeat_interleave: expected an output_size of ", sizes[place], ", got ",
              *output_size);
  const TensorBase repeated = ops::expand(ops::unsqueeze(source, place + 1), expanded);
  return ops::_unsafe_view(ops::clone(repeated, MemoryFormat::Contiguous), sizes);
}

}  // namespace tenon::composite

#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/kernels/joining.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/view.h"
#include "tenon/tensor/checked_size.h"

namespace tenon::composite {
namespace {

/// A factor by which images of sizes [..., C, H, W] become larger or smaller.
void check_factor(std::string_view op, std::string_view name, const TensorBase& self,
                  int64_t factor) {
  TENON_CHECK(self.dim() >= 3, ShapeError, op, ": expected self of sizes [..., C, H, W], got ",
              self.sizes());
  TENON_CHECK(factor > 0, ValueError, op, ": expected a positive ", name, ", got ", factor);
}

/// `self` as [..., `parts`], with its last dimensions in `order`, as a new tensor of
/// [..., `merged`]: of as many leading dimensions as self has beside its last three.
TensorBase rearranged(const TensorBase& self, IntArrayRef parts, IntArrayRef order,
                      IntArrayRef merged) {
  const int64_t outer = self.dim() - 3;
  DimVector separate(self.sizes().slice(0, outer)), sizes(separate), places;
  for (const int64_t part : parts) separate.push_back(part);
  for (const int64_t size : merged) sizes.push_back(size);
  for (int64_t i = 0; i < outer; ++i) places.push_back(i);
  for (const int64_t place : order) places.push_back(outer + place);
  const TensorBase view = ops::permute(ops::reshape(recordable(self), separate), places);
  return ops::view(ops::clone(view, MemoryFormat::Contiguous), sizes);
}

}  // namespace

TensorBase pixel_shuffle(const TensorBase& self, int64_t upscale_factor) {
  check_factor("pixel_shuffle", "upscale_factor", self, upscale_factor);
  const int64_t channels = self.size(-3), height = self.size(-2), width = self.size(-1);
  const CheckedInt area = CheckedInt(upscale_factor) * upscale_factor;
  TENON_CHECK(area.fits() && channels % area.value() == 0, ShapeError,
              "pixel_shuffle: expected channels that the square of upscale_factor ", upscale_factor,
              " divides, got self of sizes ", self.sizes());
  const int64_t left = channels / area.value();
  return rearranged(self, {left, upscale_factor, upscale_factor, height, width}, {0, 3, 1, 4, 2},
                    {left, checked_size("pixel_shuffle", CheckedInt(height) * upscale_factor),
                     checked_size("pixel_shuffle", CheckedInt(width) * upscale_factor)});
}

TensorBase pixel_unshuffle(const TensorBase& self, int64_t downscale_factor) {
  check_factor("pixel_unshuffle", "downscale_factor", self, downscale_factor);
  const int64_t channels = self.size(-3), height = self.size(-2), width = self.size(-1);
  TENON_CHECK(height % downscale_factor == 0 && width % downscale_factor == 0, ShapeError,
              "pixel_unshuffle: expected a height and a width that downscale_factor ",
              downscale_factor, " divides, got self of sizes ", self.sizes());
  const int64_t rows = height / downscale_factor, columns = width / downscale_factor;
  const CheckedInt merged = CheckedInt(channels) * downscale_factor * downscale_factor;
  return rearranged(self, {channels, rows, downscale_factor, columns, downscale_factor},
                    {0, 2, 4, 1, 3}, {checked_size("pixel_unshuffle", merged), rows, columns});
}

TensorBase channel_shuffle(const TensorBase& self, int64_t groups) {
  TENON_CHECK(self.dim() >= 3, ShapeError,
              "channel_shuffle: expected self [N, C, ...] of at least ", "3 dimensions, got sizes ",
              self.sizes());
  TENON_CHECK(groups > 0, ValueError, "channel_shuffle: expected a positive number of groups, got ",
              groups);
  const int64_t channels = self.size(1);
  TENON_CHECK(channels % groups == 0, ShapeError, "channel_shuffle: expected channels that groups ",
              groups, " divides, got self of sizes ", self.sizes());
  DimVector parts(self.sizes());
  parts[1] = channels / groups;
  parts.insert(1, groups);
  const TensorBase view = ops::transpose(ops::reshape(recordable(self), parts), 1, 2);
  return ops::view(ops::clone(view, MemoryFormat::Contiguous), self.sizes());
}

}  // namespace tenon::composite

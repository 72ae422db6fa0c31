#include <limits>

#include "tenon/generated/kernels/sorting.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/sorting/arrange.h"
#include "tenon/tensor/factory.h"

namespace tenon::kernels {

void sort_stable(const TensorBase& self, std::optional<bool>, int64_t dim, bool descending,
                 TensorBase& values, TensorBase& indices) {
  arrange_slices({"sort", Arrangement::kSorted, descending}, self, dim, values, indices);
}

void topk(const TensorBase& self, int64_t k, int64_t dim, bool largest, bool, TensorBase& values,
          TensorBase& indices) {
  // An element without dimensions is returned whatever k is, as by libtorch.
  if (self.dim() == 0) k = 1;
  arrange_slices({"topk", Arrangement::kFirst, largest, k}, self, dim, values, indices);
}

void kthvalue(const TensorBase& self, int64_t k, int64_t dim, bool, TensorBase& values,
              TensorBase& indices) {
  arrange_slices({"kthvalue", Arrangement::kNth, false, k - 1}, self, dim, values, indices);
}

void median_dim(const TensorBase& self, int64_t dim, bool, TensorBase& values,
                TensorBase& indices) {
  arrange_slices({"median", Arrangement::kMedian}, self, dim, values, indices);
}

void nanmedian_dim(const TensorBase& self, int64_t dim, bool, TensorBase& values,
                   TensorBase& indices) {
  arrange_slices({"nanmedian", Arrangement::kNanMedian}, self, dim, values, indices);
}

void mode(const TensorBase& self, int64_t dim, bool, TensorBase& values, TensorBase& indices) {
  arrange_slices({"mode", Arrangement::kMode}, self, dim, values, indices);
}

void cummax(const TensorBase& self, int64_t dim, TensorBase& values, TensorBase& indices) {
  arrange_slices({"cummax", Arrangement::kCumulative}, self, dim, values, indices);
}

void cummin(const TensorBase& self, int64_t dim, TensorBase& values, TensorBase& indices) {
  arrange_slices({"cummin", Arrangement::kCumulative, true}, self, dim, values, indices);
}

namespace {

void median_of_all(const ArrangedCall& call, const TensorBase& self, TensorBase& result) {
  if (self.numel() == 0) {
    fill_(result, std::numeric_limits<double>::quiet_NaN());
    return;
  }
  const TensorBase row_major = contiguous(self);
  const TensorBase all = make_alias(row_major, {self.numel()}, {1}, row_major.storage_offset());
  TensorBase index = make_tensor({}, DType::kInt64);
  arrange_slices(call, all, 0, result, index);
}

}  // namespace

void median(const TensorBase& self, TensorBase& result) {
  median_of_all({"median", Arrangement::kMedian}, self, result);
}

void nanmedian(const TensorBase& self, TensorBase& result) {
  median_of_all({"nanmedian", Arrangement::kNanMedian}, self, result);
}

}  // namespace tenon::kernels

#include "tenon/kernels/unsigned_integers.h"

#include "tenon/kernels/copy/copy.h"
#include "tenon/tensor/factory.h"

namespace tenon::kernels {
namespace {

constexpr uint64_t kSign = uint64_t{1} << 63;

/// Adds 2^63, which makes the order of uint64 that of int64, and the other way round.
void exchange_halves(const TensorBase& longs) {
  int64_t* const data = longs.data_ptr<int64_t>();
  for (int64_t i = 0; i < longs.numel(); ++i) {
    data[i] = static_cast<int64_t>(static_cast<uint64_t>(data[i]) ^ kSign);
  }
}

}  // namespace

TensorBase same_bits(const TensorBase& self) {
  if (!self.defined() || !is_wide_unsigned(self.dtype())) return self;
  return make_alias(self, same_bits_dtype(self.dtype()), self.sizes(), self.strides(),
                    self.storage_offset());
}

TensorBase in_order(const TensorBase& self) {
  if (!is_wide_unsigned(self.dtype())) return self;
  if (self.dtype() != DType::kUInt64) {
    return to_dtype_contiguous(self, computed_dtype(self.dtype()));
  }
  const TensorBase result = contiguous_copy(same_bits(self));
  exchange_halves(result);
  return result;
}

void store_in_order(const TensorBase& elements, const TensorBase& result) {
  if (result.dtype() != DType::kUInt64) return copy_into(elements, result);
  exchange_halves(elements);
  copy_into(elements, same_bits(result));
}

uint64_t bits_out_of_order(DType dtype) {
  return dtype == DType::kUInt64 ? kSign : 0;
}

}  // namespace tenon::kernels

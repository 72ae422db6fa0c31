#include "tenon/kernels/indexing/support.h"

#include <algorithm>
#include <cstring>

#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/prefetch.h"

namespace tenon::kernels {

namespace {

/// Whether all are inside, of which the first many are seen together, by a sign bit of what is
/// below 0 or beyond the last: that takes less than a branch for each.
bool are_inside(const int64_t* data, int64_t n, int64_t size) {
  using Two [[gnu::vector_size(16)]] = uint64_t;  // wider ones need AVX2, or they are in memory
  constexpr int64_t kLine = kCacheLine / sizeof(int64_t);
  const Two last = Two{} + (static_cast<uint64_t>(size) - 1);
  Two signs = {};
  int64_t i = 0;
  for (; i + kLine <= n; i += kLine) {
    __builtin_prefetch(data + i + kIndicesAhead);
#pragma GCC unroll 4
    for (int64_t j = i; j < i + kLine; j += 2) {
      Two pair;
      std::memcpy(&pair, data + j, sizeof(pair));
      signs |= pair | (last - pair);
    }
  }
  if (static_cast<int64_t>(signs[0] | signs[1]) < 0) return false;
  for (; i < n; ++i) {
    if (static_cast<uint64_t>(data[i]) >= static_cast<uint64_t>(size)) return false;
  }
  return true;
}

[[noreturn]] TENON_COLD void fail_index(std::string_view op, const TensorBase& indices,
                                        int64_t size) {
  const auto* data = indices.const_data_ptr<int64_t>();
  const int64_t wrong = *std::find_if(data, data + indices.numel(),
                                      [size](int64_t index) { return index < 0 || index >= size; });
  TENON_THROW(IndexError, op, ": index ", wrong, " is out of range for a dimension of size ", size);
}

}  // namespace

void check_indices(std::string_view op, const TensorBase& indices, int64_t size) {
  if (!are_inside(indices.const_data_ptr<int64_t>(), indices.numel(), size))
    fail_index(op, indices, size);
}

std::vector<int64_t> checked_indices(std::string_view op, const TensorBase& index, int64_t size) {
  const TensorBase converted = to_dtype_contiguous(index, DType::kInt64);
  const auto* data = converted.const_data_ptr<int64_t>();
  const int64_t n = converted.numel();
  if (!are_inside(data, n, size)) fail_index(op, converted, size);
  return {data, data + n};
}

}  // namespace tenon::kernels

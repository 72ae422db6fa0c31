#include <algorithm>

#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/sorting.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/sorting/entries.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/result_type.h"

// fits in this file: elements that have entries in memory

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 1 << 12;
constexpr int64_t kBlock = 128;

}  // namespace

void isin_tensor_tensor(const TensorBase& elements, const TensorBase& test_elements, bool,
                        bool invert, TensorBase& result) {
  const DType dtype = result_type(elements, test_elements);
  const int64_t bytes = element_size(dtype), n = test_elements.numel();
  const TensorBase tested = to_dtype_contiguous(elements, dtype);
  const TensorBase among = to_dtype_contiguous(test_elements, dtype);
  const TensorBase memory = entry_memory(CheckedInt(n) * 2);
  auto* const entries = static_cast<WideEntry*>(memory.data_ptr());
  const auto load = load_entries<WideEntry>("isin", dtype);
  load(among.const_data_ptr(), n, 1, false, entries);
  sort_entries(entries, entries + n, n, bytes);
  // NaN equals nothing, and has the greatest key.
  const WideEntry* const end =
      is_floating_point(dtype)
          ? std::lower_bound(entries, entries + n, WideEntry(nan_key(dtype), 0))
          : entries + n;
  const auto* in = static_cast<const char*>(tested.const_data_ptr());
  bool* out = result.data_ptr<bool>();
  parallel_for(0, result.numel(), kGrain, [&](int64_t begin, int64_t last) {
    WideEntry block[kBlock];
    for (; begin < last; begin += kBlock) {
      const int64_t count = std::min(kBlock, last - begin);
      load(in + begin * bytes, count, 1, false, block);
      for (int64_t i = 0; i < count; ++i) {
        const uint64_t key = block[i].key();
        const WideEntry* found =
            std::lower_bound<const WideEntry*>(entries, end, WideEntry(key, 0));
        out[begin + i] = (found != end && found->key() == key) != invert;
      }
    }
  });
}

}  // namespace tenon::kernels

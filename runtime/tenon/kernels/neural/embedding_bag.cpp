#include <algorithm>
#include <concepts>
#include <vector>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/generated/kernels/neural.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/indexing/support.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"

// Sums, means and maxima of rows of a table, a bag of indices each.

// fits in this file: rows of tensors in memory

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 1 << 14;

enum Mode : int64_t { kSum, kMean, kMax };

struct Bags {
  std::vector<int64_t> rows;  // of the table, by index
  std::vector<int64_t> ends;  // of bags
  int64_t padding_idx;
  const TensorBase& table;
  const TensorBase& sample_weights;  // undefined for 1

  int64_t begin(int64_t bag) const { return bag == 0 ? 0 : ends[bag - 1]; }
};

/// Where the bags end; ValueError for offsets that do not ascend from 0 to at most `indices`.
std::vector<int64_t> ends_of(const TensorBase& offsets, int64_t indices, bool include_last_offset) {
  const TensorBase converted = to_dtype_contiguous(offsets, DType::kInt64);
  const auto* data = converted.const_data_ptr<int64_t>();
  const int64_t count = converted.numel();
  for (int64_t i = 0; i < count; ++i) {
    TENON_CHECK(
        data[i] >= (i == 0 ? 0 : data[i - 1]) && data[i] <= indices && (i > 0 || data[i] == 0),
        ValueError, "_embedding_bag: expected offsets that ascend from 0 to at most the ", indices,
        " indices, got ", data[i], " at ", i);
  }
  if (count == 0) return {};
  TENON_CHECK(!include_last_offset || data[count - 1] == indices, ValueError,
              "_embedding_bag: expected the last offset to be the number of indices, ", indices,
              ", got ", data[count - 1]);
  std::vector<int64_t> ends(data + 1, data + count);
  if (!include_last_offset) ends.push_back(indices);
  return ends;
}

/// Adds or compares the rows of one bag; `sums` has the width of a row.
template <class T, class Sum>
void reduce_bag(const Bags& bags, int64_t bag, Mode mode, std::vector<Sum>& sums, int64_t count,
                int64_t* max_indices) {
  const int64_t width = bags.table.sizes()[1];
  const auto* const table = bags.table.const_data_ptr<T>();
  const auto* const weights =
      bags.sample_weights.defined() ? bags.sample_weights.const_data_ptr<T>() : nullptr;
  std::ranges::fill(sums, Sum(0));
  bool is_first = true;
  for (int64_t i = bags.begin(bag); i < bags.ends[bag]; ++i) {
    const int64_t row = bags.rows[i];
    if (row == bags.padding_idx) continue;
    const T* const from = table + row * width;
    for (int64_t j = 0; j < width; ++j) {
      const auto value = static_cast<Sum>(from[j]);
      if (mode != kMax) {
        sums[j] += weights == nullptr ? value : value * static_cast<Sum>(weights[i]);
      } else if (is_first || value > sums[j] || (value != value && sums[j] == sums[j])) {
        sums[j] = value;
        max_indices[j] = row;
      }
    }
    is_first = false;
  }
  if (mode == kMean && count > 0) {
    for (Sum& sum : sums) sum /= static_cast<Sum>(count);
  }
}

template <class T>
void reduce_bags(const Bags& bags, Mode mode, const int64_t* counts, int64_t* max_indices, T* out) {
  using Sum = std::conditional_t<std::same_as<T, double>, double, float>;
  const int64_t width = bags.table.sizes()[1];
  const auto count = static_cast<int64_t>(bags.ends.size());
  const int64_t work = static_cast<int64_t>(bags.rows.size()) * width;
  const int64_t grain = work < kGrain ? count : std::max<int64_t>(count * kGrain / work, 1);
  parallel_for(0, count, grain, [&](int64_t begin, int64_t end) {
    std::vector<Sum> sums(width);
    for (int64_t bag = begin; bag < end; ++bag) {
      reduce_bag<T>(bags, bag, mode, sums, counts[bag],
                    mode == kMax ? max_indices + bag * width : nullptr);
      std::ranges::transform(sums, out + bag * width, [](Sum sum) { return static_cast<T>(sum); });
    }
  });
}

}  // namespace

void embedding_bag(const TensorBase& weight, const TensorBase& indices, const TensorBase& offsets,
                   bool, int64_t mode, bool, const TensorBase& per_sample_weights,
                   bool include_last_offset, int64_t padding_idx, TensorBase& output,
                   TensorBase& offset2bag, TensorBase& bag_size, TensorBase& max_indices) {
  const TensorBase table = contiguous(weight);
  const TensorBase sample_weights =
      per_sample_weights.defined() ? contiguous(per_sample_weights) : per_sample_weights;
  const Bags bags{checked_indices("_embedding_bag", indices, weight.sizes()[0]),
                  ends_of(offsets, indices.numel(), include_last_offset), padding_idx, table,
                  sample_weights};
  auto* const counts = bag_size.data_ptr<int64_t>();
  auto* const bag_of = offset2bag.data_ptr<int64_t>();
  for (size_t bag = 0; bag < bags.ends.size(); ++bag) {
    counts[bag] = 0;
    for (int64_t i = bags.begin(static_cast<int64_t>(bag)); i < bags.ends[bag]; ++i) {
      bag_of[i] = static_cast<int64_t>(bag);
      counts[bag] += bags.rows[i] != padding_idx;
    }
  }
  zero_(max_indices);
  if (output.numel() == 0) return;
  dispatch_floating("_embedding_bag", weight.dtype(), [&]<class T>(TypeTag<T>) {
    reduce_bags(bags, static_cast<Mode>(mode), counts, max_indices.data_ptr<int64_t>(),
                output.data_ptr<T>());
  });
}

}  // namespace tenon::kernels

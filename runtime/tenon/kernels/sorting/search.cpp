#include <algorithm>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/generated/kernels/sorting.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/indexing/support.h"
#include "tenon/kernels/unsigned_integers.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/result_type.h"

// fits in this file: places in tensors that have elements

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 1 << 12;

/// Sequences in ascending order, perhaps by way of indices, which are null where it is as it lies.
template <class T>
struct Sequences {
  const T* elements;
  const int64_t* sorter;
  int64_t length;
};

/// The first place in sequence `row` where a value can stand before what is there; on the `right`,
/// after what equals it. Of NaN libtorch's comparisons decide.
template <class T>
int64_t place_of(T value, const Sequences<T>& sequences, int64_t row, bool right) {
  const int64_t first = row * sequences.length;
  int64_t begin = 0, end = sequences.length;
  while (begin < end) {
    const int64_t middle = begin + (end - begin) / 2;
    const int64_t index = sequences.sorter ? sequences.sorter[first + middle] : middle;
    const T element = sequences.elements[first + index];
    if (right ? element > value : element >= value)
      end = middle;
    else
      begin = middle + 1;
  }
  return begin;
}

/// In which values and elements are compared: integers as signed ones of 64 bits.
DType compared_dtype(DType promoted) {
  return is_floating_point(promoted) ? computed_dtype(promoted) : DType::kInt64;
}

/// Row-major, and rounded as it is promoted.
TensorBase comparable(const TensorBase& tensor, DType promoted) {
  if (promoted == DType::kUInt64) return in_order(to_dtype_contiguous(tensor, promoted));
  const DType dtype = compared_dtype(promoted);
  const bool rounds = is_floating_point(promoted);
  return to_dtype_contiguous(rounds ? to_dtype_contiguous(tensor, promoted) : tensor, dtype);
}

/// Calls `function` with an element of each dtype that is compared in.
template <class Function>
void dispatch_compared(DType dtype, const Function& function) {
  if (dtype == DType::kInt64) return function(int64_t{});
  if (dtype == DType::kFloat64) return function(double{});
  function(float{});
}

/// The int64 indices of a sorter, if there is one; IndexError for one out of range.
std::vector<int64_t> sorter_of(const TensorBase& sorter, int64_t length) {
  if (!sorter.defined()) return {};
  return checked_indices("searchsorted", sorter, length);
}

}  // namespace

void searchsorted(const TensorBase& sorted_sequence, const TensorBase& self, bool, bool right,
                  std::optional<std::string_view> side, const TensorBase& sorter,
                  TensorBase& result) {
  if (result.numel() == 0) return;
  const bool is_one = sorted_sequence.dim() == 1;
  const int64_t length = sorted_sequence.sizes().back();
  const int64_t columns = self.dim() == 0 ? 1 : std::max<int64_t>(self.sizes().back(), 1);
  const bool after = side ? *side == "right" : right;
  const DType promoted = result_type(sorted_sequence, self);
  const TensorBase elements = comparable(sorted_sequence, promoted);
  const TensorBase values = comparable(self, promoted);
  const std::vector<int64_t> indices = sorter_of(sorter, length);
  auto* longs = result.dtype() == DType::kInt64 ? result.data_ptr<int64_t>() : nullptr;
  auto* ints = longs ? nullptr : result.data_ptr<int32_t>();
  dispatch_compared(elements.dtype(), [&]<class T>(T) {
    const Sequences<T> sequences{elements.const_data_ptr<T>(),
                                 sorter.defined() ? indices.data() : nullptr, length};
    const T* value = values.const_data_ptr<T>();
    parallel_for(0, result.numel(), kGrain, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        const int64_t place = place_of(value[i], sequences, is_one ? 0 : i / columns, after);
        if (longs)
          longs[i] = place;
        else
          ints[i] = static_cast<int32_t>(place);
      }
    });
  });
}

}  // namespace tenon::kernels

#include <algorithm>
#include <functional>

#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/composite/packed.h"
#include "tenon/generated/kernels/neural.h"
#include "tenon/generated/ops/arange.h"
#include "tenon/generated/ops/full.h"
#include "tenon/generated/ops/index_copy.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/nonzero.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/view.h"
#include "tenon/tensor/checked_size.h"

// Sequences of several lengths: padded to one length, or packed, without the padding.

namespace tenon::composite {
namespace {

/// Whether there is an element, for each number in [0, count) and each of `limits`: whether the
/// number, along `number_dim`, is below the limit.
TensorBase below(int64_t count, const TensorBase& limits, int64_t number_dim) {
  const TensorBase numbers =
      ops::arange(count, DType::kInt64, std::nullopt, limits.device(), std::nullopt);
  return ops::lt(ops::unsqueeze(numbers, 1 - number_dim), ops::unsqueeze(limits, number_dim));
}

/// The places of the elements that are true, counted row by row.
TensorBase places_of(const TensorBase& condition) {
  return ops::reshape(ops::nonzero(ops::reshape(condition, -1)), -1);
}

/// Packed rows as [steps, sequences, ...], with `padding` behind the end of a sequence.
TensorBase padded(std::string_view op, const TensorBase& data, const TensorBase& batch_sizes,
                  int64_t steps, int64_t sequences, const Scalar& padding) {
  DimVector rows(data.sizes()), sizes(data.sizes());
  rows[0] = checked_size(op, CheckedInt(steps) * sequences);
  sizes[0] = sequences;
  sizes.insert(0, steps);
  const TensorBase empty = ops::full(rows, padding, data.dtype(), std::nullopt, data.device());
  const TensorBase places = places_of(below(sequences, batch_sizes, 1));
  return ops::view(ops::index_copy(empty, 0, places, data), sizes);
}

}  // namespace

std::vector<int64_t> numbers_of(std::string_view op, std::string_view name,
                                const TensorBase& numbers) {
  TENON_CHECK(numbers.dtype() == DType::kInt64, DTypeError, op, ": expected ", name,
              " of int64, got ", numbers.dtype());
  TENON_CHECK(numbers.dim() == 1, ShapeError, op, ": expected ", name,
              " of one dimension, got sizes ", numbers.sizes());
  TENON_CHECK(!numbers.is_meta(), NotImplementedError, op, ": ", name,
              " on the meta device have no values; pass a tensor with data");
  std::vector<int64_t> values;
  for (const TensorBase& number : ops::unbind(numbers)) {
    values.push_back(ops::item(number).toLong());
  }
  return values;
}

std::vector<int64_t> batch_sizes_of(std::string_view op, const TensorBase& data,
                                    const TensorBase& batch_sizes) {
  TENON_CHECK(data.dim() > 0, ShapeError, op, ": expected data [rows, ...], got a scalar");
  std::vector<int64_t> sizes = numbers_of(op, "batch_sizes", batch_sizes);
  CheckedInt rows = 0;
  for (const int64_t size : sizes) rows += size;  // fits: a CheckedInt
  const bool shrinking = std::ranges::is_sorted(sizes, std::greater());
  TENON_CHECK(!sizes.empty() && shrinking && sizes.back() > 0 && rows.fits() &&
                  rows.value() == data.size(0),
              ValueError, op, ": expected batch_sizes that are positive, never grow and add up to ",
              data.size(0), " rows of data, got ", IntArrayRef(sizes));
  return sizes;
}

std::tuple<TensorBase, TensorBase> _pack_padded_sequence(const TensorBase& input,
                                                         const TensorBase& lengths,
                                                         bool batch_first) {
  constexpr std::string_view kOp = "_pack_padded_sequence";
  TENON_CHECK(input.dim() >= 2, ShapeError, kOp,
              ": expected an input of at least 2 dimensions, got sizes ", input.sizes());
  const int64_t steps = input.size(batch_first ? 1 : 0),
                sequences = input.size(batch_first ? 0 : 1);
  const std::vector<int64_t> counts = numbers_of(kOp, "lengths", lengths);
  TENON_CHECK(static_cast<int64_t>(counts.size()) == sequences && sequences > 0, ShapeError, kOp,
              ": expected a length for each of ", sequences, " sequences, got ", counts.size());
  TENON_CHECK(std::ranges::is_sorted(counts, std::greater()) && counts.back() > 0 &&
                  counts.front() <= steps,
              ValueError, kOp, ": expected lengths in [1, ", steps, "] that never grow, got ",
              IntArrayRef(counts));
  const TensorBase by_step = batch_first ? ops::transpose(input, 0, 1) : input;
  const TensorBase there = below(counts.front(), lengths, 0);
  DimVector sizes(input.sizes().slice(1));
  sizes[0] = checked_size(kOp, CheckedInt(counts.front()) * sequences);
  const TensorBase rows = ops::reshape(ops::narrow(by_step, 0, 0, counts.front()), sizes);
  return {ops::index_select(rows, 0, places_of(there)), ops::sum(there, 1)};
}

TensorBase _pack_padded_sequence_backward(const TensorBase& grad_output, IntArrayRef input_size,
                                          const TensorBase& batch_sizes, bool batch_first) {
  constexpr std::string_view kOp = "_pack_padded_sequence_backward";
  const std::vector<int64_t> sizes = batch_sizes_of(kOp, grad_output, batch_sizes);
  TENON_CHECK(
      input_size.size() >= 2 && input_size.slice(2) == grad_output.sizes().slice(1), ShapeError,
      kOp,
      ": expected an input_size [steps, sequences, ...] that ends as the sizes of grad_output ",
      grad_output.sizes(), ", got ", input_size);
  const int64_t steps = input_size[batch_first ? 1 : 0],
                sequences = input_size[batch_first ? 0 : 1];
  TENON_CHECK(static_cast<int64_t>(sizes.size()) <= steps && sizes.front() <= sequences, ShapeError,
              kOp, ": expected an input_size that holds ", sizes.size(), " steps of ",
              sizes.front(), " sequences, got ", input_size);
  const TensorBase by_step = padded(kOp, grad_output, batch_sizes, steps, sequences, 0);
  return batch_first ? ops::transpose(by_step, 0, 1) : by_step;
}

std::tuple<TensorBase, TensorBase> _pad_packed_sequence(const TensorBase& data,
                                                        const TensorBase& batch_sizes,
                                                        bool batch_first,
                                                        const Scalar& padding_value,
                                                        int64_t total_length) {
  constexpr std::string_view kOp = "_pad_packed_sequence";
  const std::vector<int64_t> sizes = batch_sizes_of(kOp, data, batch_sizes);
  const auto longest = static_cast<int64_t>(sizes.size());
  TENON_CHECK(total_length <= 0 || total_length >= longest, ValueError, kOp,
              ": expected a total_length of at least ", longest, " steps, or 0 for as many, got ",
              total_length);
  const int64_t steps = std::max(total_length, longest);
  const TensorBase by_step = padded(kOp, data, batch_sizes, steps, sizes.front(), padding_value);
  return {batch_first ? ops::transpose(by_step, 0, 1) : by_step,
          ops::sum(below(sizes.front(), batch_sizes, 1), 0)};
}

}  // namespace tenon::composite

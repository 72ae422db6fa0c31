#include "tenon/api/index_positions.h"

#include <algorithm>
#include <optional>

#include "tenon/base/check.h"
#include "tenon/base/integer_math.h"
#include "tenon/functionalize/below_functionalize.h"
#include "tenon/functionalize/functional_devices.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/scalar_tensor.h"
#include "tenon/generated/ops/where.h"
#include "tenon/keys/thread_local_keys.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/readable.h"

namespace tenon::indexing {
namespace {

using functional::is_on_functional_device;

/// Whether the elements are known when the program runs, not when it calls.
bool is_known_later(const TensorBase& index) {
  return is_on_functional_device(index) || is_traced(index);
}

/// The index as int64 in memory, with these sizes.
TensorBase read_index(const TensorBase& index, IntArrayRef sizes) {
  const TensorBase elements = readable(index);
  TENON_CHECK(elements.defined(), NotImplementedError, "index: an index on the device ",
              index.device(), " has no data to read");
  const BelowFunctionalize guard;
  return ops::contiguous(ops::expand(elements, sizes));
}

TensorBase known_positions(const ResolvedIndices& resolved, IntArrayRef index_sizes) {
  const TensorBase positions = make_tensor(index_sizes, DType::kInt64);
  int64_t* const out = positions.data_ptr<int64_t>();
  std::fill_n(out, positions.numel(), 0);
  for (const PickedDim& each : resolved.picked) {
    const TensorBase expanded = read_index(each.index, index_sizes);
    const int64_t size = resolved.view.size(each.dim);
    for (int64_t i = 0; i < positions.numel(); ++i) {
      const int64_t index = checked_index(resolved.view, each.dim, expanded.data_ptr<int64_t>()[i]);
      out[i] = wrapping_add(wrapping_multiply(out[i], size), index < 0 ? index + size : index);
    }
  }
  return positions;
}

/// The index counted from the front; one that is out of range stays what it is.
TensorBase from_front(const TensorBase& index, int64_t size) {
  const TensorBase counts_back = ops::logical_and(ops::lt(index, 0), ops::ge(index, -size));
  return ops::where(counts_back, ops::add(index, size), index);
}

/// The same by operators, which compute when the elements are known. Where an index is out of range
/// the position is, too.
TensorBase later_positions(const ResolvedIndices& resolved, IntArrayRef index_sizes) {
  TensorBase positions, in_range;
  int64_t merged_size = 1;
  for (const PickedDim& each : resolved.picked) {
    const int64_t size = resolved.view.size(each.dim);
    const TensorBase index = from_front(on_device_of(resolved.view, each.index), size);
    merged_size = wrapping_multiply(merged_size, size);
    if (resolved.picked.size() == 1) return ops::expand(index, index_sizes);
    const TensorBase fits = ops::logical_and(ops::ge(index, 0), ops::lt(index, size));
    in_range = in_range.defined() ? ops::logical_and(in_range, fits) : fits;
    positions = positions.defined() ? ops::add(ops::mul(positions, size), index) : index;
  }
  const TensorBase outside =
      ops::scalar_tensor(merged_size, DType::kInt64, std::nullopt, positions.device());
  return ops::expand(ops::where(in_range, positions, outside), index_sizes);
}

}  // namespace

bool is_traced(const TensorBase& index) {
  return with_thread_keys(index.key_set()).has(DispatchKey::Tracer);
}

void check_index_device(const TensorBase& view, const TensorBase& index) {
  if (!is_on_functional_device(index) || index.device().type() == view.device().type()) return;
  TENON_THROW(DeviceError, "index: expected indices where the tensor is, on ", view.device(),
              ", or on cpu, got one on ", index.device(), "; move it with to()");
}

void check_value_device(const TensorBase& view, const TensorBase& value) {
  if (!is_on_functional_device(value) && !is_on_functional_device(view)) return;
  TENON_CHECK(value.device().type() == view.device().type(), DeviceError,
              "index_put_: expected a value where the tensor is, on ", view.device(),
              ", got one on ", value.device(), "; move it with to()");
}

TensorBase on_device_of(const TensorBase& view, const TensorBase& index) {
  if (!is_on_functional_device(view) || !index.is_cpu()) return index;
  return ops::_to_copy(index, index.dtype(), std::nullopt, view.device());
}

TensorBase merged_positions(const ResolvedIndices& resolved, IntArrayRef index_sizes) {
  const bool later = std::ranges::any_of(
      resolved.picked, [](const PickedDim& each) { return is_known_later(each.index); });
  const TensorBase positions =
      later ? later_positions(resolved, index_sizes) : known_positions(resolved, index_sizes);
  return on_device_of(resolved.view, ops::reshape(positions, {-1}));
}

}  // namespace tenon::indexing

#pragma once

#include "tenon/api/resolved_indices.h"
#include "tenon/base/dim_vector.h"

namespace tenon::indexing {

/// The picked dimensions merged into one: where in it the indices, broadcast to `index_sizes`,
/// look, as one dimension of int64 that the operators take which pick from `resolved.view`.
///
/// IndexError for an index that is out of range. Where the elements are not known at the call, as
/// those of lazy and traced tensors, nothing is computed for it: then the operator that picks
/// raises when it runs.
TensorBase merged_positions(const ResolvedIndices& resolved, IntArrayRef index_sizes);

/// DeviceError unless the index is on the CPU, or where `view` is: what computes elsewhere cannot
/// meet it.
void check_index_device(const TensorBase& view, const TensorBase& index);
/// DeviceError unless `index_put_` can put the value into `view`, for the same reason.
void check_value_device(const TensorBase& view, const TensorBase& value);

/// Whether calls with the index are traced: its own, or all of the thread.
bool is_traced(const TensorBase& index);

/// An index or a mask where a call with `view` takes it.
TensorBase on_device_of(const TensorBase& view, const TensorBase& index);

}  // namespace tenon::indexing

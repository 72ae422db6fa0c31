#pragma once

#include "tenon/tensor/tensor_base.h"

// uint16, uint32 and uint64 for kernels that have no code of their own for them.

namespace tenon::kernels {

/// The memory of such a tensor as that of the signed integers of its size, whose sums and products
/// have the same bits; any other tensor itself, also an undefined one.
TensorBase same_bits(const TensorBase& self);

/// Signed integers in the order of the elements of such a tensor, in new memory: what compares
/// finds in them what it would find in these. Any other tensor itself.
TensorBase in_order(const TensorBase& self);
/// Stores elements of what `in_order` gave, row-major ones which that may change, in a tensor of
/// the dtype that they come from; any other elements as a copy does.
void store_in_order(const TensorBase& elements, const TensorBase& result);
/// The bits in which such an element differs from what `in_order` made of it, but for its size.
uint64_t bits_out_of_order(DType dtype);

}  // namespace tenon::kernels

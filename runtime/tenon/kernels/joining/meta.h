#pragma once

#include "tenon/tensor/tensor_list.h"
#include "tenon/tensor/tensor_spec.h"

/// What operators that join and pad return.
namespace tenon::meta {

/// The tensors' sizes but for their sum along `dim`, in the dtype they promote to. ValueError for
/// no tensors, ShapeError where other sizes differ. Tensors of sizes [0] are left out.
TensorSpec cat(TensorList tensors, int64_t dim);
/// `dim` counted from the front of the tensors that cat does not leave out.
int64_t cat_dimension(TensorList tensors, int64_t dim);

/// As `self`; IndexError for a dimension out of range, ValueError for one that is given twice.
TensorSpec flip(const TensorBase& self, IntArrayRef dims);
/// `self` with the widths of `pad` added, which may be negative; ValueError for an odd number of
/// widths, ShapeError for more pairs than dimensions or where nothing would be left.
TensorSpec constant_pad_nd(const TensorBase& self, IntArrayRef pad);

}  // namespace tenon::meta

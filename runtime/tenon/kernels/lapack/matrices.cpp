#include "tenon/kernels/lapack/matrices.h"

#include "tenon/base/check.h"
#include "tenon/base/linalg_error.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/tensor/factory.h"

namespace tenon::kernels {
namespace {

/// Another window on the elements of a tensor, from its first one on.
TensorBase window(const TensorBase& tensor, IntArrayRef sizes, IntArrayRef strides) {
  return make_alias(tensor, sizes, strides, tensor.storage_offset());
}

template <class T>
bool all_finite(const T* elements, int64_t count) {
  // A sum of differences, which is NaN where one is: the loop needs no branches.
  T sum = 0;
  for (int64_t i = 0; i < count; ++i) sum += elements[i] - elements[i];
  return sum == 0;
}

}  // namespace

TensorBase transposed(const TensorBase& matrices) {
  DimVector sizes = matrices.sizes(), strides = matrices.strides();
  const size_t last = sizes.size() - 1;
  std::swap(sizes[last], sizes[last - 1]);
  std::swap(strides[last], strides[last - 1]);
  return window(matrices, sizes, strides);
}

TensorBase as_columns(const TensorBase& vectors) {
  DimVector sizes = vectors.sizes(), strides = vectors.strides();
  sizes.push_back(1), strides.push_back(1);
  return window(vectors, sizes, strides);
}

TensorBase first_rows(const TensorBase& matrices, int64_t count) {
  DimVector sizes = matrices.sizes();
  sizes[sizes.size() - 2] = count;
  return window(matrices, sizes, matrices.strides());
}

TensorBase make_matrices(IntArrayRef batch, int64_t rows, int64_t columns, DType dtype) {
  DimVector sizes = batch;
  sizes.push_back(rows), sizes.push_back(columns);
  return make_tensor(sizes, dtype);
}

TensorBase copy_of(const TensorBase& matrices, IntArrayRef batch) {
  TensorBase copy = make_matrices(batch, matrices.size(-2), matrices.size(-1), matrices.dtype());
  copy_into(matrices, copy);
  return copy;
}

TensorBase make_info(IntArrayRef batch) {
  TensorBase info = make_tensor(batch, DType::kInt32);
  zero_(info);
  return info;
}

void fill_identity(const TensorBase& matrices) {
  TensorBase whole = matrices;
  zero_(whole);
  DimVector sizes = batch_of(matrices), strides = matrices.strides();
  sizes.push_back(std::min(matrices.size(-2), matrices.size(-1)));
  const int64_t along = wrapping_add(strides.back(), strides[strides.size() - 2]);
  strides.pop_back();
  strides.back() = along;
  TensorBase diagonal = window(matrices, sizes, strides);
  fill_(diagonal, 1);
}

BatchIndex::BatchIndex(IntArrayRef batch, IntArrayRef own) : sizes_(batch), strides_(batch) {
  int64_t stride = 1;
  const size_t shift = batch.size() - own.size();
  for (size_t d = batch.size(); d-- > 0;) {
    const int64_t size = d < shift ? 1 : own[d - shift];
    strides_[d] = size == 1 ? 0 : stride;
    stride = saturating_multiply(stride, size);
  }
}

int64_t BatchIndex::operator()(int64_t i) const {
  int64_t index = 0;
  for (size_t d = sizes_.size(); d-- > 0;) {
    index += i % sizes_[d] * strides_[d];  // fits: the operand is in memory
    i /= sizes_[d];
  }
  return index;
}

void check_info(std::string_view op, const TensorBase& info, std::string_view expected,
                std::string_view found, std::string_view way_out) {
  const int32_t* const said = info.const_data_ptr<int32_t>();
  const int32_t* const bad = std::find_if(said, said + info.numel(), [](int32_t i) { return i; });
  if (bad == said + info.numel()) return;
  if (info.dim() == 0) {
    TENON_THROW(LinAlgError, op, ": expected ", expected, ", got ", found, " ", *bad, "; ",
                way_out);
  }
  TENON_THROW(LinAlgError, op, ": expected ", expected, ", got ", found, " ", *bad,
              " in batch element ", bad - said, "; ", way_out);
}

void check_finite(std::string_view op, const TensorBase& matrices) {
  dispatch_lapack(matrices.dtype(), [&]<class T>(T) {
    const T* const elements = matrices.const_data_ptr<T>();
    if (all_finite(elements, matrices.numel())) return;
    const T* const bad = std::find_if(elements, elements + matrices.numel(),
                                      [](T element) { return !std::isfinite(element); });
    const int64_t matrix =
        (bad - elements) / (matrices.size(-2) * matrices.size(-1));  // fits: in memory
    TENON_THROW(LinAlgError, op, ": expected finite elements, got ", *bad,
                matrices.dim() > 2 ? " in batch element " : " in matrix ", matrix,
                "; an iteration would not end");
  });
}

}  // namespace tenon::kernels

#include "tenon/kernels/lapack/matrices.h"

#include "tenon/base/check.h"
#include "tenon/base/linalg_error.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/kernels/computed.h"

namespace tenon::kernels {
namespace {

template <class T>
bool all_finite(const T* elements, int64_t count) {
  // A sum of differences, which is NaN where one is: the loop needs no branches.
  T sum = 0;
  for (int64_t i = 0; i < count; ++i) sum += elements[i] - elements[i];
  return sum == 0;
}

}  // namespace

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
  TensorBase ones = diagonal(matrices, 0, -2, -1);
  fill_(ones, 1);
}

StridedCounter matrix_counter(IntArrayRef batch, IntArrayRef own) {
  DimVector strides(batch.size());
  int64_t stride = 1;
  const size_t shift = batch.size() - own.size();
  for (size_t d = batch.size(); d-- > shift;) {
    const int64_t size = own[d - shift];
    if (size > 1) strides[d] = stride;
    stride = saturating_multiply(stride, size);
  }
  return {batch, strides};
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
  dispatch_computed(matrices.dtype(), [&]<class T>(T) {
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

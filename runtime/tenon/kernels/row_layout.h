#pragma once

#include "tenon/base/array_ref.h"

namespace tenon::kernels {

/// A row-major tensor as rows along one dimension: `outer` groups of `n` rows of `inner` elements.
/// Of a tensor without elements, whose other sizes may be any, the products saturate.
struct RowLayout {
  RowLayout(IntArrayRef sizes, int64_t dim);
  int64_t outer = 1, n = 1, inner = 1;
};

}  // namespace tenon::kernels

#pragma once

#include "tenon/tensor/tensor.h"

namespace tenon {

/// Whether two tensors agree in sizes, dtype and every element.
inline bool same(const Tensor& a, const Tensor& b) {
  return a.sizes() == b.sizes() && a.dtype() == b.dtype() && a.equal(b);
}

}  // namespace tenon

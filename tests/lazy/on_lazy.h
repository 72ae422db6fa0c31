#pragma once

#include "tenon/tenon.h"

namespace tenon::test {

inline Tensor on_lazy(const Tensor& tensor) {
  return tensor.to(kLazy);
}
inline Tensor on_cpu(const Tensor& tensor) {
  return tensor.to(kCPU);
}
/// How many calls `body` computes.
template <class Body>
uint64_t computed_in(const Body& body) {
  const uint64_t before = lazy::statistics().computed;
  body();
  return lazy::statistics().computed - before;
}

}  // namespace tenon::test

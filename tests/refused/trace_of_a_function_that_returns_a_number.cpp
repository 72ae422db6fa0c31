// refused: trace: expected a callable that returns a Tensor, a vector or a tuple of them, or
// nothing
#include "tenon/tenon.h"

tenon::Graph traced(const tenon::Tensor& x) {
  return tenon::trace([](const tenon::Tensor& y) { return y.dim(); }, {x});
}

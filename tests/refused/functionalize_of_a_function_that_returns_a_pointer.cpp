// refused: functionalize: expected a function that returns tensors, a vector or a tuple of them
#include "tenon/tenon.h"

const tenon::Tensor* first(const std::vector<tenon::Tensor>& tensors) {
  return tenon::functionalize([](const std::vector<tenon::Tensor>& x) { return x.data(); })(
      tensors);
}

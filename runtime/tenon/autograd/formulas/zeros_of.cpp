#include "tenon/autograd/formulas/zeros_of.h"

#include "tenon/generated/ops/zeros_like.h"

namespace tenon::formulas {

TensorBase zeros_of(const TensorBase& grad) {
  return ops::zeros_like(grad);
}

}  // namespace tenon::formulas

#include "tenon/autograd/optional_terms.h"

#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/mul.h"

namespace tenon::formulas {

TensorBase plus(const TensorBase& sum, const TensorBase& term) {
  return sum.defined() ? ops::add(sum, term) : term;
}

TensorBase times(const TensorBase& value, const TensorBase& factor) {
  return factor.defined() ? ops::mul(value, factor) : value;
}

}  // namespace tenon::formulas

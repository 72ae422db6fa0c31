// refused: calls the operators that it defines, and no others
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/mul.h"

tenon::TensorBase square(const tenon::TensorBase& tensor) {
  return tenon::ops::mul(tensor, tensor);
}

#include "tenon/autograd/formulas/random.h"

namespace tenon::formulas {

double dropout_scale(double p, std::optional<bool> train) {
  if (!train.value_or(true)) return 1;
  return p == 1 ? 0 : 1 / (1 - p);
}

}  // namespace tenon::formulas

// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/item.h"

namespace tenon::composite {

// allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   bool
bool allclose(const TensorBase& self, const TensorBase& other, double rtol, double atol,
              bool equal_nan) {
  return ops::item(ops::all(ops::isclose(self, other, rtol, atol, equal_nan))).toBool();
}

}  // namespace tenon::composite

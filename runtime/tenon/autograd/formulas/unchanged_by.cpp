#include "tenon/autograd/formulas/unchanged_by.h"

#include "tenon/generated/ops/clone.h"
#include "tenon/tensor/factory.h"

namespace tenon::formulas {

TensorBase unchanged_by(const TensorBase& self, const TensorBase& saved) {
  if (!saved.defined() || !saved.is_alias_of(self)) [[likely]]
    return saved;
  return saved.is_same(self) ? ops::clone(saved) : make_alias(saved);
}

std::vector<TensorBase> unchanged_by(const TensorBase& self, TensorList saved) {
  std::vector<TensorBase> result;
  result.reserve(saved.size());
  for (const TensorBase& tensor : saved) result.push_back(unchanged_by(self, tensor));
  return result;
}

}  // namespace tenon::formulas

// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/nll_loss_forward.h"

namespace tenon::composite {

// nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
TensorBase nll_loss(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                    int64_t reduction, int64_t ignore_index) {
  return std::get<0>(ops::nll_loss_forward(self, target, weight, reduction, ignore_index));
}

}  // namespace tenon::composite

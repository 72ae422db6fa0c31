// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/_native_batch_norm_legit.h"

namespace tenon {

void register_inplace_or_view_normalization() {
  set_inplace_or_view_kernels<stubs::_native_batch_norm_legit>(
      "tenon/generated/inplace_or_view/normalization.cpp");
}

}  // namespace tenon

// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/_native_batch_norm_legit.h"
#include "tenon/generated/ops/_set_running_statistics.h"

namespace tenon {

void register_inplace_or_view_normalization() {
  set_inplace_or_view_kernels<stubs::_native_batch_norm_legit, stubs::_set_running_statistics>(
      "tenon/generated/inplace_or_view/normalization.cpp");
}

}  // namespace tenon

// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/embedding_renorm.h"

namespace tenon {

void register_inplace_or_view_neural() {
  set_inplace_or_view_kernels<stubs::embedding_renorm_>(
      "tenon/generated/inplace_or_view/neural.cpp");
}

}  // namespace tenon

// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/stack.h"

namespace tenon {

void register_inplace_or_view_joining() {
  set_inplace_or_view_kernels<stubs::cat_out, stubs::stack_out>(
      "tenon/generated/inplace_or_view/joining.cpp");
}

}  // namespace tenon

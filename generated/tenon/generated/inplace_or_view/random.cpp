// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/cauchy.h"
#include "tenon/generated/ops/exponential.h"
#include "tenon/generated/ops/geometric.h"
#include "tenon/generated/ops/log_normal.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/uniform.h"

namespace tenon {

void register_inplace_or_view_random() {
  set_inplace_or_view_kernels<stubs::bernoulli__float, stubs::cauchy_, stubs::exponential_,
                              stubs::geometric_, stubs::log_normal_, stubs::normal_,
                              stubs::random__from, stubs::uniform_>(
      "tenon/generated/inplace_or_view/random.cpp");
}

}  // namespace tenon

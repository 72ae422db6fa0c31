// Generated from ops.yaml by templates/inplace_or_view/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace_or_view.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/addmv.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/linalg_solve_triangular.h"
#include "tenon/generated/ops/linalg_vector_norm.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"

namespace tenon {

void register_inplace_or_view_linear_algebra() {
  set_inplace_or_view_kernels<stubs::addmm_, stubs::addmm_out, stubs::addmv_, stubs::addmv_out,
                              stubs::baddbmm_, stubs::baddbmm_out, stubs::bmm_out, stubs::dot_out,
                              stubs::linalg_solve_triangular_out, stubs::linalg_vector_norm_out,
                              stubs::mm_out, stubs::mv_out>(
      "tenon/generated/inplace_or_view/linear_algebra.cpp");
}

}  // namespace tenon

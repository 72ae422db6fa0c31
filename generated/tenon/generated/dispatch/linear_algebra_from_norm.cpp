// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_pdist_forward.h"
#include "tenon/generated/ops/norm.h"
#include "tenon/generated/ops/outer.h"
#include "tenon/generated/ops/pdist.h"
#include "tenon/generated/ops/tensordot.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::norm_Scalar, .doc = "The norm of order p of all elements.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::norm_ScalarOpt_dtype,
                      .doc = "The norm of order p, or 2, of all elements, computed in a dtype.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::norm_ScalarOpt_dim,
                      .doc = "The norm of order p, or 2, of the elements over dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::norm_ScalarOpt_dim_dtype,
                      .doc = "The norm of order p, or 2, of the elements over dimensions, computed "
                      "in a dtype.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::outer, .doc = "The outer product of two vectors.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::pdist,
                      .doc = "The distances of each two rows, by the norm of order p.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_pdist_forward,
                      .doc = "The distances of each two rows, by the norm of order p.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::tensordot,
                      .doc = "The sums of products over pairs of dimensions, of all other elements "
                      "of self and other.", .composite = true);

void add_operators_linear_algebra_from_norm(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::norm_Scalar, stubs::norm_ScalarOpt_dtype, stubs::norm_ScalarOpt_dim,
                        stubs::norm_ScalarOpt_dim_dtype, stubs::outer, stubs::pdist,
                        stubs::_pdist_forward, stubs::tensordot>(dispatcher);
}

}  // namespace tenon

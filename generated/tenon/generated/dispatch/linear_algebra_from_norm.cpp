// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_pdist_forward.h"
#include "tenon/generated/ops/norm.h"
#include "tenon/generated/ops/outer.h"
#include "tenon/generated/ops/pairwise_distance.h"
#include "tenon/generated/ops/pdist.h"
#include "tenon/generated/ops/pinverse.h"
#include "tenon/generated/ops/slogdet.h"
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

TENON_DEFINE_OPERATOR(stubs::pairwise_distance,
                      .doc = "The norms of x1 - x2 + eps along the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::pdist,
                      .doc = "The distances of each two rows, by the norm of order p.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_pdist_forward,
                      .doc = "The distances of each two rows, by the norm of order p.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::pinverse,
                      .doc = "The pseudoinverse of each matrix, for which singular values up to a "
                      "part of the greatest count as 0.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::slogdet,
                      .doc = "The sign of each determinant, and the logarithm of its magnitude.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::tensordot,
                      .doc = "The sums of products over pairs of dimensions, of all other elements "
                      "of self and other.", .composite = true);

void add_operators_linear_algebra_from_norm(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::norm_Scalar, stubs::norm_ScalarOpt_dtype, stubs::norm_ScalarOpt_dim,
                        stubs::norm_ScalarOpt_dim_dtype, stubs::outer, stubs::pairwise_distance,
                        stubs::pdist, stubs::_pdist_forward, stubs::pinverse, stubs::slogdet,
                        stubs::tensordot>(dispatcher);
}

}  // namespace tenon

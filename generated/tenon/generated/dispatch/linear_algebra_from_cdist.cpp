// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_cdist_forward.h"
#include "tenon/generated/ops/cdist.h"
#include "tenon/generated/ops/cosine_similarity.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/einsum.h"
#include "tenon/generated/ops/kron.h"
#include "tenon/generated/ops/linalg_cross.h"
#include "tenon/generated/ops/linalg_vander.h"
#include "tenon/generated/ops/linalg_vecdot.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::cdist,
                      .doc =
                      "The distance, by the norm of order p, of each row of x1 to each of x2.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_cdist_forward,
                      .doc =
                      "The distance, by the norm of order p, of each row of x1 to each of x2.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::cosine_similarity,
                      .doc = "The cosine of the angle of the vectors along a dimension, whose "
                      "lengths are at least eps.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::dot, .doc = "The inner product of two vectors.",
                      .derivatives = "self: grad * tensor\ntensor: grad * self");
TENON_DEFINE_VARIANT(stubs::dot_out, stubs::dot);

TENON_DEFINE_OPERATOR(stubs::einsum,
                      .doc = "The sums of products over dimensions that letters name, as in "
                      "`ij,jk->ik`; path tells which are multiplied next.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::kron, .doc = "The blocks that other times each element of self makes.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_cross,
                      .doc =
                      "The vectors that stand at right angles to those along a dimension of size "
                      "3.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_vander,
                      .doc = "The powers from 0 of each element of the last dimension, in rows of "
                      "N or as many as there are elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_vecdot,
                      .doc = "The sums of products over a dimension, the others broadcast.",
                      .composite = true);

void add_operators_linear_algebra_from_cdist(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::cdist, stubs::_cdist_forward, stubs::cosine_similarity, stubs::dot,
                        stubs::dot_out, stubs::einsum, stubs::kron, stubs::linalg_cross,
                        stubs::linalg_vander, stubs::linalg_vecdot>(dispatcher);
}

}  // namespace tenon

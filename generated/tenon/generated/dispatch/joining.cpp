// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/block_diag.h"
#include "tenon/generated/ops/cartesian_prod.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/channel_shuffle.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/diag.h"
#include "tenon/generated/ops/diag_embed.h"
#include "tenon/generated/ops/diff.h"
#include "tenon/generated/ops/flip.h"

namespace tenon {

constexpr std::string_view kCategory = "joining";

TENON_DEFINE_OPERATOR(stubs::block_diag,
                      .doc = "The matrix that has the given matrices along its diagonal.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::cartesian_prod,
                      .doc = "All rows that have an element of each of the vectors.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::cat, .doc = "The tensors one after another along a dimension.",
                      .derivatives = "tensors: formulas::cat_backward(grad, tensors.sizes(), dim)");
TENON_DEFINE_VARIANT(stubs::cat_out, stubs::cat);

TENON_DEFINE_OPERATOR(stubs::channel_shuffle,
                      .doc = "self [N, C, ...] with its channels in another order, one of each of "
                      "the groups at a time.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::constant_pad_nd,
                      .doc = "self with a border of a number; pad has the widths before and after, "
                      "the last dimension first.",
                      .derivatives = "self: formulas::constant_pad_nd_backward(grad, pad)");

TENON_DEFINE_OPERATOR(stubs::diag,
                      .doc =
                      "The diagonal of a matrix, or the matrix that has a vector as its diagonal.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::diag_embed,
                      .doc = "Zeros with the last dimension of self along a diagonal of two new "
                      "dimensions.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::diff,
                      .doc = "The differences of neighbours along a dimension, taken n times.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::flip, .doc = "self with the order of dimensions reversed.",
                      .derivatives = "self: grad.flip(dims)");

void add_operators_joining(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::block_diag, stubs::cartesian_prod, stubs::cat, stubs::cat_out,
                        stubs::channel_shuffle, stubs::constant_pad_nd, stubs::diag,
                        stubs::diag_embed, stubs::diff, stubs::flip>(dispatcher);
}

}  // namespace tenon

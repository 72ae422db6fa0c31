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
#include "tenon/generated/ops/pad.h"
#include "tenon/generated/ops/pixel_shuffle.h"
#include "tenon/generated/ops/pixel_unshuffle.h"
#include "tenon/generated/ops/reflection_pad1d.h"
#include "tenon/generated/ops/reflection_pad2d.h"
#include "tenon/generated/ops/reflection_pad3d.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/repeat_interleave.h"
#include "tenon/generated/ops/replication_pad1d.h"
#include "tenon/generated/ops/replication_pad2d.h"
#include "tenon/generated/ops/replication_pad3d.h"
#include "tenon/generated/ops/roll.h"
#include "tenon/generated/ops/rot90.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/tile.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::block_diag, "joining",
                      .doc = "The matrix that has the given matrices along its diagonal.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::cartesian_prod, "joining",
                      .doc = "All rows that have an element of each of the vectors.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::cat, "joining",
                      .doc = "The tensors one after another along a dimension.",
                      .derivatives = "tensors: formulas::cat_backward(grad, tensors.sizes(), dim)");
TENON_DEFINE_VARIANT(stubs::cat_out, stubs::cat);

TENON_DEFINE_OPERATOR(stubs::channel_shuffle, "joining",
                      .doc = "self [N, C, ...] with its channels in another order, one of each of "
                      "the groups at a time.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::constant_pad_nd, "joining",
                      .doc = "self with a border of a number; pad has the widths before and after, "
                      "the last dimension first.",
                      .derivatives = "self: formulas::constant_pad_nd_backward(grad, pad)");

TENON_DEFINE_OPERATOR(stubs::diag, "joining",
                      .doc =
                      "The diagonal of a matrix, or the matrix that has a vector as its diagonal.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::diag_embed, "joining",
                      .doc = "Zeros with the last dimension of self along a diagonal of two new "
                      "dimensions.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::diff, "joining",
                      .doc = "The differences of neighbours along a dimension, taken n times.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::flip, "joining", .doc = "self with the order of dimensions reversed.",
                      .derivatives = "self: grad.flip(dims)");

TENON_DEFINE_OPERATOR(stubs::pad, "joining",
                      .doc = "self with borders of a number, mirrored (reflect), of copies of its "
                      "edges (replicate) or of its other end (circular).", .composite = true);

TENON_DEFINE_OPERATOR(stubs::pixel_shuffle, "joining",
                      .doc = "Images whose height and width are upscale_factor times larger, with "
                      "the pixels that channels had.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::pixel_unshuffle, "joining",
                      .doc = "Images whose height and width are downscale_factor times smaller, "
                      "with more channels.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::reflection_pad1d, "joining",
                      .doc =
                      "self with borders of what is mirrored at its edges along the last "
                      "dimension.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::reflection_pad2d, "joining",
                      .doc = "self with borders of what is mirrored at its edges along the last "
                      "two dimensions.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::reflection_pad3d, "joining",
                      .doc = "self with borders of what is mirrored at its edges along the last "
                      "three dimensions.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::repeat, "joining", .doc = "self repeated along each dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::repeat_interleave_self_int, "joining",
                      .doc = "Each index of a dimension, or each element, repeated.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::replication_pad1d, "joining",
                      .doc = "self with borders of copies of its edges along the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::replication_pad2d, "joining",
                      .doc =
                      "self with borders of copies of its edges along the last two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::replication_pad3d, "joining",
                      .doc =
                      "self with borders of copies of its edges along the last three dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::roll, "joining",
                      .doc = "self with the elements of dimensions moved on, those at the end to "
                      "the front; without dims in one row.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::rot90, "joining",
                      .doc = "self turned k times by 90 degrees in the plane of two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::stack, "joining",
                      .doc =
                      "The tensors, of equal sizes, one after another along a new dimension.",
                      .derivatives = "tensors: grad.unbind(dim)", .composite = true);
TENON_DEFINE_VARIANT(stubs::stack_out, stubs::stack);

TENON_DEFINE_OPERATOR(stubs::tile, "joining",
                      .doc = "self repeated along each dimension, the last ones first.",
                      .composite = true);

void add_operators_joining(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::block_diag, stubs::cartesian_prod, stubs::cat, stubs::cat_out,
                        stubs::channel_shuffle, stubs::constant_pad_nd, stubs::diag,
                        stubs::diag_embed, stubs::diff, stubs::flip, stubs::pad,
                        stubs::pixel_shuffle, stubs::pixel_unshuffle, stubs::reflection_pad1d,
                        stubs::reflection_pad2d, stubs::reflection_pad3d, stubs::repeat,
                        stubs::repeat_interleave_self_int, stubs::replication_pad1d,
                        stubs::replication_pad2d, stubs::replication_pad3d, stubs::roll,
                        stubs::rot90, stubs::stack, stubs::stack_out, stubs::tile>(dispatcher);
}

}  // namespace tenon

// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
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

constexpr std::string_view kCategory = "joining";

TENON_DEFINE_OPERATOR(stubs::pad,
                      .doc = "self with borders of a number, mirrored (reflect), of copies of its "
                      "edges (replicate) or of its other end (circular).", .composite = true);

TENON_DEFINE_OPERATOR(stubs::pixel_shuffle,
                      .doc = "Images whose height and width are upscale_factor times larger, with "
                      "the pixels that channels had.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::pixel_unshuffle,
                      .doc = "Images whose height and width are downscale_factor times smaller, "
                      "with more channels.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::reflection_pad1d,
                      .doc =
                      "self with borders of what is mirrored at its edges along the last "
                      "dimension.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::reflection_pad2d,
                      .doc = "self with borders of what is mirrored at its edges along the last "
                      "two dimensions.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::reflection_pad3d,
                      .doc = "self with borders of what is mirrored at its edges along the last "
                      "three dimensions.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::repeat, .doc = "self repeated along each dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::repeat_interleave_self_int,
                      .doc = "Each index of a dimension, or each element, repeated.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::replication_pad1d,
                      .doc = "self with borders of copies of its edges along the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::replication_pad2d,
                      .doc =
                      "self with borders of copies of its edges along the last two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::replication_pad3d,
                      .doc =
                      "self with borders of copies of its edges along the last three dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::roll,
                      .doc = "self with the elements of dimensions moved on, those at the end to "
                      "the front; without dims in one row.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::rot90,
                      .doc = "self turned k times by 90 degrees in the plane of two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::stack,
                      .doc =
                      "The tensors, of equal sizes, one after another along a new dimension.",
                      .derivatives = "tensors: grad.unbind(dim)", .composite = true);
TENON_DEFINE_VARIANT(stubs::stack_out, stubs::stack);

TENON_DEFINE_OPERATOR(stubs::tile,
                      .doc = "self repeated along each dimension, the last ones first.",
                      .composite = true);

void add_operators_joining_from_pad(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::pad, stubs::pixel_shuffle, stubs::pixel_unshuffle,
                        stubs::reflection_pad1d, stubs::reflection_pad2d, stubs::reflection_pad3d,
                        stubs::repeat, stubs::repeat_interleave_self_int, stubs::replication_pad1d,
                        stubs::replication_pad2d, stubs::replication_pad3d, stubs::roll,
                        stubs::rot90, stubs::stack, stubs::stack_out, stubs::tile>(dispatcher);
}

}  // namespace tenon

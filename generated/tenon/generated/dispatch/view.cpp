// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/alias_copy.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/as_strided_copy.h"
#include "tenon/generated/ops/atleast_1d.h"
#include "tenon/generated/ops/atleast_2d.h"
#include "tenon/generated/ops/atleast_3d.h"
#include "tenon/generated/ops/broadcast_tensors.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/detach_copy.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::alias, .doc = "A second tensor on the elements of self.",
                      .derivatives = "self: grad", .view_inverse = "mutated_view");

TENON_DEFINE_OPERATOR(stubs::alias_copy, .doc = "What alias gives, as a copy.",
                      .derivatives = "self: grad");

TENON_DEFINE_OPERATOR(stubs::alias_inverse,
                      .doc = "What base is after a write to what alias makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::as_strided,
                      .doc = "A window on the storage of self, which must lie inside it.",
                      .derivatives = "self: formulas::as_strided_backward(grad, self.sizes(), "
                      "self.strides(), self.storage_offset(), size, stride, storage_offset)",
                      .view_inverse =
                      "as_strided_scatter(base, mutated_view, size, stride, storage_offset)");

TENON_DEFINE_OPERATOR(stubs::as_strided_copy, .doc = "What as_strided gives, as a copy.",
                      .derivatives = "self: formulas::as_strided_backward(grad, self.sizes(), "
                      "self.strides(), self.storage_offset(), size, stride, storage_offset)");

TENON_DEFINE_OPERATOR(stubs::as_strided_inverse,
                      .doc = "What base is after a write to what as_strided makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::as_strided_,
                      .doc = "Makes self a window on its storage, which must lie inside it.",
                      .derivatives = "self: formulas::as_strided_backward(grad, self.sizes(), "
                      "self.strides(), self.storage_offset(), size, stride, storage_offset)");

TENON_DEFINE_OPERATOR(stubs::atleast_1d,
                      .doc = "self, as a vector of one element where it has no dimensions.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::atleast_2d,
                      .doc = "self, as a matrix with dimensions of size 1 in front where it has "
                      "fewer than two.", .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::atleast_3d,
                      .doc = "self with at least three dimensions; a vector becomes the second of "
                      "them, a matrix the first two.", .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::broadcast_tensors, .doc = "The tensors broadcast to the sizes of all.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::broadcast_to, .doc = "self expanded to the given sizes.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::chunk,
                      .doc = "At most chunks parts of a dimension, of equal size but for the last.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::detach, .doc = "The elements of self without its history.",
                      .view_inverse = "mutated_view");

TENON_DEFINE_OPERATOR(stubs::detach_copy, .doc = "What detach gives, as a copy.");

TENON_DEFINE_OPERATOR(stubs::detach_inverse,
                      .doc = "What base is after a write to what detach makes of it.",
                      .composite = true, .unmarked_alias = true);

void add_operators_view(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::alias, stubs::alias_copy, stubs::alias_inverse, stubs::as_strided,
                        stubs::as_strided_copy, stubs::as_strided_inverse, stubs::as_strided_,
                        stubs::atleast_1d, stubs::atleast_2d, stubs::atleast_3d,
                        stubs::broadcast_tensors, stubs::broadcast_to, stubs::chunk, stubs::detach,
                        stubs::detach_copy, stubs::detach_inverse>(dispatcher);
}

}  // namespace tenon

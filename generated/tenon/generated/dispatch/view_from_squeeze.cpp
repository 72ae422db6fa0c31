// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/squeeze_copy.h"
#include "tenon/generated/ops/swapaxes.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::squeeze, .doc = "self without its dimensions of size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_copy, .doc = "What squeeze gives, as a copy.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_inverse,
                      .doc = "What base is after a write to what squeeze makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::squeeze_dim, .doc = "self without a dimension, if that has size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_copy_dim, .doc = "What squeeze gives, as a copy.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_inverse_dim,
                      .doc = "What base is after a write to what squeeze makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::squeeze_dims,
                      .doc = "self without those of the given dimensions that have size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_copy_dims, .doc = "What squeeze gives, as a copy.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze_inverse_dims,
                      .doc = "What base is after a write to what squeeze makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::squeeze_, .doc = "Removes the dimensions of size 1 from self.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::squeeze__dim,
                      .doc = "Removes a dimension from self, if that has size 1.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::swapaxes, .doc = "self with two dimensions swapped.",
                      .composite = true);

void add_operators_view_from_squeeze(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::squeeze, stubs::squeeze_copy, stubs::squeeze_inverse,
                        stubs::squeeze_dim, stubs::squeeze_copy_dim, stubs::squeeze_inverse_dim,
                        stubs::squeeze_dims, stubs::squeeze_copy_dims, stubs::squeeze_inverse_dims,
                        stubs::squeeze_, stubs::squeeze__dim, stubs::swapaxes>(dispatcher);
}

}  // namespace tenon

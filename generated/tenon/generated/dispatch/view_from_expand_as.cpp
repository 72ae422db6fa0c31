// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/narrow.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::expand_as, .category = kCategory,
                      .doc = "self expanded to the sizes of other.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::flatten_using_ints, .category = kCategory,
                      .doc = "self with the dimensions from start_dim to end_dim made one.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::movedim_int, .category = kCategory,
                      .doc = "self with one dimension moved to another place.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::narrow, .category = kCategory,
                      .doc = "length indices of a dimension from start.", .composite = true);

void add_operators_view_from_expand_as(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::expand_as, stubs::flatten_using_ints, stubs::movedim_int,
                        stubs::narrow>(dispatcher);
}

}  // namespace tenon

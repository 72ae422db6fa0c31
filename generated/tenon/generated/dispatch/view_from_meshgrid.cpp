// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/meshgrid.h"
#include "tenon/generated/ops/moveaxis.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/narrow.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::meshgrid,
                      .doc = "For each vector its elements along its own dimension of a grid; the "
                      "first is the first dimension.", .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::moveaxis_int, .doc = "self with one dimension moved to another place.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::moveaxis_intlist,
                      .doc =
                      "self with dimensions moved to other places; the others stay in their order.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::movedim_int, .doc = "self with one dimension moved to another place.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::movedim_intlist,
                      .doc =
                      "self with dimensions moved to other places; the others stay in their order.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::narrow, .doc = "length indices of a dimension from start.",
                      .composite = true);

void add_operators_view_from_meshgrid(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::meshgrid, stubs::moveaxis_int, stubs::moveaxis_intlist,
                        stubs::movedim_int, stubs::movedim_intlist, stubs::narrow>(dispatcher);
}

}  // namespace tenon

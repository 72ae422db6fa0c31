// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/index_copy.h"
#include "tenon/generated/ops/index_fill.h"

namespace tenon {

constexpr std::string_view kCategory = "indexing";

TENON_DEFINE_OPERATOR(stubs::index_copy,
                      .doc = "self with the slices of source at the given indices of a dimension.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::index_copy_, stubs::index_copy);
TENON_DEFINE_VARIANT(stubs::index_copy_out, stubs::index_copy);

TENON_DEFINE_OPERATOR(stubs::index_fill_int_Scalar,
                      .doc = "self with a number at the given indices of a dimension.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::index_fill__int_Scalar, stubs::index_fill_int_Scalar);
TENON_DEFINE_VARIANT(stubs::index_fill_int_Scalar_out, stubs::index_fill_int_Scalar);

void add_operators_indexing_from_index_copy(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::index_copy, stubs::index_copy_, stubs::index_copy_out,
                        stubs::index_fill_int_Scalar, stubs::index_fill__int_Scalar,
                        stubs::index_fill_int_Scalar_out>(dispatcher);
}

}  // namespace tenon

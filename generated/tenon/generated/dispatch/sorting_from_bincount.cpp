// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/bincount.h"
#include "tenon/generated/ops/bucketize.h"

namespace tenon {

constexpr std::string_view kCategory = "sorting";

TENON_DEFINE_OPERATOR(stubs::bincount,
                      .doc = "How often each number from 0 on is there, or the sum of the weights "
                      "of these elements.");

TENON_DEFINE_OPERATOR(stubs::bucketize_Tensor,
                      .doc = "Between which of sorted boundaries each value lies.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::bucketize_Scalar,
                      .doc = "Between which of sorted boundaries a number lies.",
                      .composite = true);

void add_operators_sorting_from_bincount(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::bincount, stubs::bucketize_Tensor, stubs::bucketize_Scalar>(
      dispatcher);
}

}  // namespace tenon

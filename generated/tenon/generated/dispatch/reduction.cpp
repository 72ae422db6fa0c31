// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/argmax.h"

namespace tenon {

constexpr std::string_view kCategory = "reduction";

TENON_DEFINE_OPERATOR(stubs::all, .doc = "Whether all elements are nonzero.");

TENON_DEFINE_OPERATOR(stubs::all_dim, .doc = "Whether all elements over a dimension are nonzero.");

TENON_DEFINE_OPERATOR(stubs::all_dims, .doc = "Whether all elements over dimensions are nonzero.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::all_dims_out, stubs::all_dims);

TENON_DEFINE_OPERATOR(stubs::amax,
                      .doc = "The greatest element over dimensions, NaN if there is one; ties "
                      "share the gradient equally.",
                      .derivatives =
                      "self: formulas::extremum_backward(grad, self, result, dim, keepdim)");
TENON_DEFINE_VARIANT(stubs::amax_out, stubs::amax);

TENON_DEFINE_OPERATOR(stubs::amin,
                      .doc = "The smallest element over dimensions, NaN if there is one; ties "
                      "share the gradient equally.",
                      .derivatives =
                      "self: formulas::extremum_backward(grad, self, result, dim, keepdim)");
TENON_DEFINE_VARIANT(stubs::amin_out, stubs::amin);

TENON_DEFINE_OPERATOR(stubs::any, .doc = "Whether any element is nonzero.");

TENON_DEFINE_OPERATOR(stubs::any_dim, .doc = "Whether any element over a dimension is nonzero.");

TENON_DEFINE_OPERATOR(stubs::any_dims, .doc = "Whether any element over dimensions is nonzero.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::any_dims_out, stubs::any_dims);

TENON_DEFINE_OPERATOR(stubs::argmax,
                      .doc = "The index of the first greatest element, over a dimension or in "
                      "row-major order.");

void add_operators_reduction(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::all, stubs::all_dim, stubs::all_dims, stubs::all_dims_out,
                        stubs::amax, stubs::amax_out, stubs::amin, stubs::amin_out, stubs::any,
                        stubs::any_dim, stubs::any_dims, stubs::any_dims_out, stubs::argmax>(
      dispatcher);
}

}  // namespace tenon

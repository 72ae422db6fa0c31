#include "tenon/graph/run_checks.h"

#include "tenon/base/check.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/keys/thread_local_keys.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::graph {
namespace {

void check_like(std::string_view call, const char* what, size_t number, const TensorBase& given,
                const GraphValue& traced) {
  TENON_CHECK(given.sizes() == IntArrayRef(traced.sizes), ShapeError, call, ": expected ", what,
              ' ', number, " of sizes ", traced.sizes, ", with which it was traced, got ",
              given.sizes(), "; trace the function with these");
  TENON_CHECK(given.dtype() == traced.dtype, DTypeError, call, ": expected ", what, ' ', number,
              " of ", traced.dtype, ", with which it was traced, got ", given.dtype());
  TENON_CHECK(given.device() == traced.device, DeviceError, call, ": expected ", what, ' ', number,
              " on ", traced.device, ", where it was traced, got one on ", given.device());
}

}  // namespace

void check_inputs(std::string_view call, const Graph& graph, ArrayRef<TensorBase> inputs) {
  TENON_CHECK(inputs.size() == graph.inputs.size(), ValueError, call, ": expected ",
              graph.inputs.size(), " inputs, got ", inputs.size());
  for (size_t i = 0; i < inputs.size(); ++i) {
    TENON_CHECK(inputs[i].defined(), ValueError, call, ": expected input ", i,
                " to be a tensor, got an undefined one");
    check_like(call, "input", i, inputs[i], graph.values[graph.inputs[i].number]);
  }
  for (size_t i = 0; i < graph.constants.size(); ++i) {
    const GraphConstant& constant = graph.constants[i];
    check_like(call, "constant", i, constant.tensor, graph.values[constant.value.number]);
  }
}

void check_written(std::string_view call, const Graph& graph, ArrayRef<TensorBase> inputs) {
  for (const GraphWriteBack& each : graph.write_backs) {
    const TensorBase& input = inputs[each.input];
    TENON_CHECK(!input.requires_grad() || !GradMode::is_enabled(), AutogradError, call, ": input ",
                each.input,
                " is written to and requires grad, which has no history; run it under NoGradGuard");
    TENON_CHECK(!input.is_inference() || thread_state().inference_mode(), InferenceModeError, call,
                ": input ", each.input,
                " is written to and is an inference tensor; run it in inference mode");
    TENON_CHECK(has_distinct_elements(input.sizes(), input.strides()), ValueError, call, ": input ",
                each.input, " is written to, and its strides ", input.strides(), " for sizes ",
                input.sizes(), " may give elements the same memory; pass a clone");
    for (size_t i = 0; i < inputs.size(); ++i) {
      TENON_CHECK(i == each.input || !input.is_alias_of(inputs[i]), ValueError, call, ": input ",
                  each.input, " is written to and shares memory with input ", i, "; pass a clone");
    }
    for (const GraphConstant& constant : graph.constants) {
      TENON_CHECK(!input.is_alias_of(constant.tensor), ValueError, call, ": input ", each.input,
                  " is written to and shares memory with a tensor that the function captured; pass "
                  "a clone");
    }
  }
}

}  // namespace tenon::graph

#include "tenon/graph/trace.h"

#include <memory>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/dispatch/functional_device.h"
#include "tenon/functionalize/functional_value.h"
#include "tenon/graph/passes/passes.h"
#include "tenon/graph/recording.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon {
namespace {

using graph::Recording;

void check_inputs(const std::vector<TensorBase>& inputs) {
  for (size_t i = 0; i < inputs.size(); ++i) {
    const TensorBase& input = inputs[i];
    TENON_CHECK(input.defined(), ValueError, "trace: expected input ", i,
                " to be a tensor, got an undefined one");
    TENON_CHECK(!is_functional(input) && !graph::is_traced(input), TypeError,
                "trace: expected input ", i, " to be a plain tensor, got a functional one on ",
                input.device(),
                is_functional_device(input.device().type()) ? "; pass to(\"cpu\") of it"
                                                            : "; pass from_functional of it");
    TENON_CHECK(!input.is_meta(), DeviceError, "trace: expected input ", i,
                " to have elements, got a tensor on meta");
    TENON_CHECK(is_dense(input.sizes(), input.strides()), ValueError, "trace: expected input ", i,
                " to be dense, got sizes ", input.sizes(), " and strides ", input.strides(),
                "; pass contiguous()");
    for (size_t j = 0; j < i; ++j) {
      TENON_CHECK(!input.is_alias_of(inputs[j]), ValueError,
                  "trace: expected inputs that share no "
                  "memory, but ",
                  j, " and ", i, " do; pass one and make the other of it");
    }
  }
}

/// Takes gradients from captured leaves that stand for values of the graph: nobody could read them.
/// Returns whether there were any.
bool drop_traced_gradients(const Graph& graph) {
  bool found = false;
  for (const GraphConstant& constant : graph.constants) {
    if (!constant.tensor.is_leaf() || !is_functional(constant.tensor.grad())) continue;
    constant.tensor.mutable_grad() = TensorBase();
    found = true;
  }
  return found;
}

class GradientsDropped {
 public:
  explicit GradientsDropped(const Graph& graph) : graph_(graph) {}
  GradientsDropped(const GradientsDropped&) = delete;
  GradientsDropped& operator=(const GradientsDropped&) = delete;
  ~GradientsDropped() { drop_traced_gradients(graph_); }

 private:
  const Graph& graph_;
};

/// Which of `inputs` the tensor is.
std::optional<size_t> position(const TensorBase& tensor, const std::vector<TensorBase>& inputs) {
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (tensor.is_same(inputs[i])) return i;
  }
  return {};
}

void add_output(Recording& recording, const TensorBase& result,
                const std::vector<TensorBase>& inputs) {
  GraphOutput output;
  if (result.defined()) {
    output.value = recording.id_of(functional::value_of(result));
    output.strides = result.strides();
    output.input = position(result, inputs);
  }
  recording.graph().outputs.push_back(std::move(output));
}

void add_write_back(Recording& recording, size_t number, const TensorBase& input,
                    const TensorBase& given) {
  TENON_CHECK(input.sizes() == given.sizes() && input.strides() == given.strides(),
              NotImplementedError, "trace: the function gives input ", number, " of sizes ",
              given.sizes(), " other sizes or strides; make a view of it");
  const ValueId value = recording.id_of(functional::value_of(input));
  if (value == recording.graph().inputs[number]) return;
  recording.graph().write_backs.push_back({number, value});
}

}  // namespace

Graph trace_on(const std::function<std::vector<TensorBase>(std::vector<TensorBase>)>& function,
               const std::vector<TensorBase>& inputs) {
  TENON_CHECK(Recording::current() == nullptr, ValueError,
              "trace: called by a function that is traced; call the function itself");
  check_inputs(inputs);
  graph::register_kernels();
  const auto recording = std::make_shared<Recording>();
  const graph::RecordingGuard recorded(*recording);
  constexpr FunctionalDepth kDepth = FunctionalDepth::kMutationsAndViews;
  const FunctionalizationGuard guard(kDepth);
  const GradientsDropped dropped(recording->graph());

  std::vector<TensorBase> arguments;
  for (const TensorBase& input : inputs) {
    arguments.push_back(to_functional(recording->add_input(input), kDepth));
    if (input.requires_grad()) arguments.back().set_requires_grad(true);
  }
  const std::vector<TensorBase> results = function(arguments);
  TENON_CHECK(!drop_traced_gradients(recording->graph()), AutogradError,
              "trace: backward in the function gives a captured leaf a gradient; pass the leaf as "
              "an input and return its gradient");
  for (const TensorBase& result : results) add_output(*recording, result, arguments);
  for (size_t i = 0; i < inputs.size(); ++i) {
    add_write_back(*recording, i, arguments[i], inputs[i]);
  }
  renumber(recording->graph());
  return std::move(recording->graph());
}

}  // namespace tenon

// Composite operators of which nothing is recorded: their parts do what they do in inference mode.

#include <catch2/catch.hpp>

#include "tests/support/device.h"
#include "tests/support/samples.h"
#include "tools/inference_table/behaviour.h"

namespace tenon::test {
namespace {

using tools::Mode;
using tools::Observation;
using tools::TensorState;

bool is_hidden(const OperatorSchema& schema) {
  // The ones that write to arguments which their schemas do not mark.
  if (schema.name == "batch_norm" || schema.name == "native_batch_norm" ||
      schema.name == "instance_norm") {
    return false;
  }
  return schema.composite && schema.kind == OperatorKind::kFunctional &&
         schema.returns[0].type == ArgumentType::kTensor;
}

std::string kernels_of(const Observation& seen) {
  std::string text;
  for (const auto& kernel : seen.kernels) {
    // What a device that computes later has to compute then, is that of the calls before.
    if (kernel.key == DispatchKey::CPU && !test_device().is_cpu()) continue;
    text += detail::concatenate(std::string(2 * kernel.depth, ' '), kernel.op->schema().name, " ",
                                kernel.key, "\n");
  }
  return text;
}

Observation observe_all(const Sample& sample, TensorState state, Mode mode) {
  const OperatorEntry& op = Dispatcher::instance().get(sample.op);
  const Stack arguments = complete(sample);
  const std::vector<TensorState> states(tools::tensor_arguments(op.schema(), arguments).size(),
                                        state);
  return observe(op, with_states(op.schema(), arguments, states), mode);
}

template <class Check>
void for_each_hidden_composite(const Check& check) {
  int count = 0;
  for (const Sample& sample : all_samples()) {
    const OperatorSchema& schema = Dispatcher::instance().get(sample.op).schema();
    if (!is_hidden(schema)) continue;
    const Stack arguments = complete(sample);
    if (tools::tensor_arguments(schema, arguments).empty()) continue;
    INFO(schema.text << " " << describe(arguments));
    check(sample);
    ++count;
  }
  CHECK(count > 100);
}

TEST_CASE("a composite operator on plain tensors runs the kernels that it runs in inference mode",
          "[composite]") {
  for_each_hidden_composite([](const Sample& sample) {
    const std::string inside =
        kernels_of(observe_all(sample, TensorState::kInference, Mode::kInference));
    CHECK(kernels_of(observe_all(sample, TensorState::kNormal, Mode::kNormal)) == inside);
    CHECK(kernels_of(observe_all(sample, TensorState::kNormal, Mode::kInference)) == inside);
    // A composite with a derivative of its own passes its Autograd kernel.
    if (Dispatcher::instance().get(sample.op).has_kernel(DispatchKey::AutogradCPU)) return;
    CHECK(kernels_of(observe_all(sample, TensorState::kRequiresGrad, Mode::kNoGrad)) == inside);
  });
}

TEST_CASE("what a composite operator returns shares no data with an argument that it is not",
          "[composite]") {
  for_each_hidden_composite([](const Sample& sample) {
    if (Dispatcher::instance().get(sample.op).schema().unmarked_alias) return;
    for (const auto& result : observe_all(sample, TensorState::kNormal, Mode::kNormal).results) {
      CHECK((!result.alias_of || result.same_as));
      CHECK_FALSE(result.creation_meta);
    }
  });
}

TEST_CASE("batch_norm counts the changes of its running statistics, plain or not", "[composite]") {
  const Sample training = {"batch_norm",
                           {uniform({4, 3}), Value(), Value(), uniform({3}), uniform({3}, 0.5, 1),
                            true, 0.1, 1e-5, true}};
  for (const Mode mode : {Mode::kNormal, Mode::kNoGrad, Mode::kInference}) {
    const Observation seen = observe_all(training, TensorState::kNormal, mode);
    CHECK(seen.version_changes == std::vector<int64_t>{0, 1, 1});
  }
  const Observation refused = observe_all(training, TensorState::kInference, Mode::kNormal);
  CHECK(refused.error_code == ErrorCode::kInferenceMode);
}

}  // namespace
}  // namespace tenon::test

#include "tenon/autograd/anomaly_mode.h"

#include "tenon/base/check.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/guards/grad_mode.h"

namespace tenon {

AnomalyMetadata::~AnomalyMetadata() = default;

std::unique_ptr<AnomalyMetadata> AnomalyMetadata::of_new_node() {
  auto metadata = std::make_unique<AnomalyMetadata>();
  if (const Node* parent = current_node()) metadata->parent = describe_forward_call(*parent);
  return metadata;
}

std::string describe_forward_call(const Node& node) {
  std::string_view call = node.name();
  if (const size_t suffix = call.find("Backward"); suffix != std::string_view::npos && suffix > 0) {
    call = call.substr(0, suffix);
  }
  std::string text =
      detail::concatenate(node.name(), " was recorded by the forward call of ", call);
  for (size_t i = 0; i < node.num_inputs(); ++i) {
    text += detail::concatenate(i == 0 ? " with a result of sizes " : ", ",
                                node.input_metadata(i).sizes);
  }
  const AnomalyMetadata* metadata = node.anomaly_metadata();
  if (metadata != nullptr && !metadata->parent.empty()) {
    text +=
        detail::concatenate(", during a backward that was recorded, in which ", metadata->parent);
  }
  return text;
}

void check_no_nan(const Node& node, const TensorVector& results) {
  const NoGradGuard no_grad;
  for (size_t i = 0; i < results.size(); ++i) {
    const TensorBase& result = results[i];
    if (!result.defined() || !result.is_cpu() || result.numel() == 0) continue;
    // A NaN anywhere makes the sum NaN; only opposite infinities do so too, and they are no better.
    const Scalar sum = ops::item(ops::sum(result));
    TENON_CHECK(sum == sum, AutogradError, node.name(), ": gradient ", i, " of sizes ",
                result.sizes(), " holds NaN");
  }
}

}  // namespace tenon

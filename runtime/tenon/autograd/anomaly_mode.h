#pragma once

#include <memory>
#include <string>

#include "tenon/autograd/node.h"
#include "tenon/guards/thread_state_guard.h"

namespace tenon {

/// Whether the calling thread records what helps to find the forward call whose backward fails, and
/// whether its backward refuses NaN.
struct AnomalyMode {
  static bool is_enabled() { return thread_state().anomaly_mode; }
  static bool should_check_nan() { return thread_state().anomaly_check_nan; }
  /// Changes the thread for good; prefer a guard.
  static void set_enabled(bool enabled, bool check_nan = true) {
    detail::thread_state.anomaly_mode = enabled;
    detail::thread_state.anomaly_check_nan = enabled && check_nan;
  }
};

/// Anomaly mode for the scope, which must hold the forward and the backward. Slow.
class DetectAnomalyGuard : ThreadStateGuard {
 public:
  explicit DetectAnomalyGuard(bool check_nan = true) { AnomalyMode::set_enabled(true, check_nan); }
};

/// What a node made in anomaly mode remembers.
struct AnomalyMetadata {
  /// For a node made by a backward that is itself recorded: what that backward belonged to.
  std::string parent;

  TENON_COLD ~AnomalyMetadata();

  static std::unique_ptr<AnomalyMetadata> of_new_node();
};

/// One sentence that names the forward call which made `node`, with the sizes of its results.
TENON_API std::string describe_forward_call(const Node& node);

/// AutogradError, naming `node` and its forward call, if one of its results holds a NaN.
void check_no_nan(const Node& node, const TensorVector& results);

}  // namespace tenon

#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "tenon/dispatch/inference_checks.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"

namespace tenon::tools {

/// Whether a graph is recorded, and what kind of tensor is made.
enum class Mode { kNormal, kNoGrad, kInference };

/// `normal`, `no_grad`, `inference`.
std::string_view mode_name(Mode mode);
std::optional<Mode> mode_of(std::string_view name);
/// Every mode's name.
std::vector<std::string_view> mode_names();

/// Puts the thread into a mode for the scope, whatever mode it is in.
class ModeGuard {
 public:
  explicit ModeGuard(Mode mode)
      : inference_mode_(mode == Mode::kInference), grad_mode_(mode == Mode::kNormal) {}

 private:
  const InferenceMode inference_mode_;
  const AutoGradMode grad_mode_;
};

/// Chooses the process's policy for the scope.
class PolicyGuard {
 public:
  explicit PolicyGuard(InferencePolicy policy) : saved_(inference_policy()) {
    set_inference_policy(policy);
  }
  PolicyGuard(const PolicyGuard&) = delete;
  PolicyGuard& operator=(const PolicyGuard&) = delete;
  ~PolicyGuard() { set_inference_policy(saved_); }

 private:
  const InferencePolicy saved_;
};

}  // namespace tenon::tools

#pragma once

#include <optional>

#include "tenon/dispatch/inference_checks.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"
#include "tools/tenon/program.h"

namespace tenon::tools {

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

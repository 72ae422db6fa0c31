#pragma once

// What the inference-mode tests share. They use libtorch's names alone, and are built both against
// tenon::compat and, where it is installed, against libtorch itself.

#include <ATen/ATen.h>
#include <torch/csrc/autograd/InferenceMode.h>
#include <torch/csrc/autograd/VariableTypeUtils.h>
#include <torch/csrc/autograd/autograd.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/csrc/autograd/variable.h>
#include <torch/library.h>
#include <torch/types.h>
#include <torch/utils.h>

// The assertions that follow are Catch2's.
#undef CHECK
#undef CHECK_EQ
#undef CHECK_NE
#include <catch2/catch.hpp>

#include "differences.h"

namespace inference_mode_test {

using c10::InferenceMode;
using torch::Tensor;
using torch::autograd::CreationMeta;

/// A functional operator that saves its argument.
inline Tensor functional_op(const Tensor& x) {
  return x * x;
}
/// An in-place operator that saves nothing.
inline void inplace_op(Tensor x) {
  x.mul_(1);
}
inline Tensor view_op(const Tensor& x) {
  return x.view({2, 3});
}

inline Tensor make(bool requires_grad) {
  return torch::ones({1, 2, 3}).set_requires_grad(requires_grad);
}
inline Tensor make_inference(bool requires_grad = false) {
  const InferenceMode guard;
  return make(requires_grad);
}
/// Not a leaf, if it requires grad.
inline Tensor make_computed(bool requires_grad) {
  return make(requires_grad).clone();
}
inline Tensor view_in_inference_mode(const Tensor& x) {
  const InferenceMode guard;
  return view_op(x);
}

inline bool has_autograd_key(const Tensor& x) {
  return x.key_set().has(c10::DispatchKey::AutogradCPU);
}
inline bool has_inplace_or_view_key(const Tensor& x) {
  return x.key_set().has(c10::DispatchKey::ADInplaceOrView);
}

/// An inference tensor: no keys above its backend, no history, no version, no view.
inline void check_inference_tensor(const Tensor& x) {
  CHECK(x.is_inference());
  CHECK_FALSE(has_autograd_key(x));
  CHECK_FALSE(has_inplace_or_view_key(x));
  CHECK(x.is_leaf());
  CHECK_FALSE(x.is_view());
  CHECK_THROWS_AS(x._version(), c10::Error);
}
inline void check_normal_tensor(const Tensor& x, bool requires_grad) {
  CHECK_FALSE(x.is_inference());
  CHECK(has_inplace_or_view_key(x));
  CHECK(x.requires_grad() == requires_grad);
  if (requires_grad || !differences::autograd_key_needs_history) CHECK(has_autograd_key(x));
  CHECK_NOTHROW(x._version());
}

inline CreationMeta creation_meta(const Tensor& x) {
  auto* meta = x.unsafeGetTensorImpl()->autograd_meta();
  REQUIRE(meta != nullptr);
  auto* view = static_cast<torch::autograd::DifferentiableViewMeta*>(meta);
  REQUIRE(view->has_bw_view());
  return view->get_creation_meta();
}
/// A tracked view of `base`, with its version.
inline void check_view_of(const Tensor& base, const Tensor& view, CreationMeta expected) {
  REQUIRE(view.is_view());
  CHECK(view._base().is_same(base));
  CHECK(view._version() == base._version());
  CHECK(creation_meta(view) == expected);
}

}  // namespace inference_mode_test

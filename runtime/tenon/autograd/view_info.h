#pragma once

#include <functional>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/tensor/tensor.h"

namespace tenon {

/// A view as libtorch shows it, by `ViewMeta::get_backward_view`.
struct TENON_API ViewInfo {
  Tensor base_;
  /// Makes the view from `base_`, or from another tensor of its geometry, in its place.
  std::function<Tensor(const Tensor& base)> view_fn_;

  bool has_view_fn() const { return static_cast<bool>(view_fn_); }
  /// AutogradError where sizes, strides and offset say all, and no function is kept.
  std::function<Tensor(const Tensor& base)> view_fn() const;
};

}  // namespace tenon

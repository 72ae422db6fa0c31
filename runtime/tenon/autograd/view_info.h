#pragma once

#include <functional>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/base/check.h"
#include "tenon/tensor/tensor.h"

namespace tenon {

/// A view as libtorch shows it, by `ViewMeta::get_backward_view`.
struct TENON_API ViewInfo {
  Tensor base_;
  /// Makes the view from `base_`, or from another tensor of its geometry, in its place.
  std::function<Tensor(const Tensor& base)> view_fn_;

  bool has_view_fn() const { return static_cast<bool>(view_fn_); }
  /// AutogradError where sizes, strides and offset say all, and no function is kept.
  std::function<Tensor(const Tensor& base)> view_fn() const {
    TENON_CHECK(has_view_fn(), AutogradError,
                "view_fn: the view is replayed by its sizes, strides and offset; ask has_view_fn");
    return view_fn_;
  }
};

inline ViewInfo ViewMeta::get_backward_view() const {
  ViewInfo info{.base_ = base, .view_fn_ = {}};
  if (replay) info.view_fn_ = [again = replay](const Tensor& onto) { return Tensor(again(onto)); };
  return info;
}

}  // namespace tenon

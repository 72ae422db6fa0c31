#include "tenon/autograd/view_info.h"

namespace tenon {

std::function<Tensor(const Tensor& base)> ViewInfo::view_fn() const {
  TENON_CHECK(has_view_fn(), AutogradError,
              "view_fn: the view is replayed by its sizes, strides and offset; ask has_view_fn");
  return view_fn_;
}

ViewInfo ViewMeta::get_backward_view() const {
  ViewInfo info{.base_ = base, .view_fn_ = {}};
  if (replay) info.view_fn_ = [again = replay](const Tensor& onto) { return Tensor(again(onto)); };
  return info;
}

}  // namespace tenon

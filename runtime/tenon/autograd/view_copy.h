#pragma once

#include <vector>

#include "tenon/tensor/tensor_base.h"

namespace tenon {

namespace detail {
/// `view.clone()`, row-major, which Autograd sees.
TENON_API TensorBase copied_view(const TensorBase& view);
TENON_API std::vector<TensorBase> copied_view(const std::vector<TensorBase>& views);
}  // namespace detail

/// What a copy of the views that `View` makes is composed of where its call is recorded, and the
/// entry of `View` has no formulas: the view, whose geometry tells its gradient, and its copy.
template <class View, class Signature = typename View::Signature>
struct ViewCopy;

template <class View, class Return, class... Args>
struct ViewCopy<View, Return(Args...)> {
  static Return compose(Args... args) { return detail::copied_view(View::call(args...)); }
};

}  // namespace tenon

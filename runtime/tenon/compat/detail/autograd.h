#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/autograd/view_info.h"
#include "tenon/compat/detail/namespaces.h"
#include "tenon/tensor/factory.h"

// What custom kernels of libtorch programs use of its autograd: metadata of tensors and views, and
// the functions that Autograd and ADInplaceOrView kernels call.

namespace c10 {
using VariableVersion = ::tenon::VersionCounter;
using AutogradMetaInterface = ::tenon::AutogradMetaInterface;
}  // namespace c10

namespace torch::autograd {

using ::tenon::InferenceMode;
using AutogradMeta = ::tenon::AutogradMeta;
using DifferentiableViewMeta = ::tenon::ViewMeta;
using ViewInfo = ::tenon::ViewInfo;

namespace impl {

inline AutogradMeta* get_autograd_meta(const ::tenon::TensorBase& self) {
  return ::tenon::autograd_meta(self);
}
inline DifferentiableViewMeta* get_view_autograd_meta(const ::tenon::TensorBase& self) {
  return ::tenon::view_meta(self);
}
inline AutogradMeta* materialize_autograd_meta(const ::tenon::TensorBase& self) {
  return &::tenon::materialize_autograd_meta(self);
}
inline ::tenon::VersionCounter version_counter(const Variable& self) {
  return self.unsafeGetTensorImpl()->version_counter();
}
inline void bump_version(const Variable& self) {
  self.unsafeGetTensorImpl()->bump_version();
}
inline Edge gradient_edge(const Variable& self) {
  return ::tenon::gradient_edge(self);
}
inline void set_gradient_edge(const Variable& self, Edge edge) {
  ::tenon::set_gradient_edge(self, std::move(edge));
}
inline ::tenon::intrusive_ptr<Node> grad_accumulator(const Variable& self) {
  return ::tenon::grad_accumulator(self);
}

}  // namespace impl

/// Counts a modification; see `VersionCounter::bump`.
inline void increment_version(const Variable& self) {
  impl::bump_version(self);
}

template <class... Tensors>
bool compute_requires_grad(const Tensors&... tensors) {
  return ::tenon::any_requires_grad(tensors...);
}

/// AutogradError unless `self` may be modified in place.
inline void check_inplace(const Variable& self, bool requires_grad) {
  ::tenon::check_inplace("check_inplace", self, requires_grad);
}

/// What an ADInplaceOrView kernel returns for `view`, which the backend made of `base`: the view,
/// tracked. `view_func` makes it again from the root base, where sizes, strides and offset do not
/// say everything. A view that is not differentiable has no history and is not tracked.
inline Variable as_view(const Variable& base, const Variable& view, bool is_bw_differentiable,
                        bool /*is_fw_differentiable*/,
                        std::function<Variable(const Variable&)> view_func = nullptr,
                        CreationMeta creation_meta = CreationMeta::DEFAULT,
                        bool /*allow_tensor_metadata_change*/ = true) {
  if (base.is_inference()) return view;
  if (!is_bw_differentiable) return ::tenon::make_alias(view);
  ::tenon::ViewReplay replay;
  if (view_func) {
    replay = [again = std::move(view_func)](const ::tenon::TensorBase& onto) {
      return again(Variable(onto));
    };
  }
  return ::tenon::as_view(base, view, creation_meta, std::move(replay));
}

/// The same for an operator that makes several views.
inline std::vector<Variable> as_view(const Variable& base, std::vector<Variable>& views,
                                     bool is_bw_differentiable, bool is_fw_differentiable,
                                     CreationMeta creation_meta = CreationMeta::DEFAULT) {
  for (Variable& view : views) {
    view = as_view(base, view, is_bw_differentiable, is_fw_differentiable, nullptr, creation_meta);
  }
  return views;
}

}  // namespace torch::autograd

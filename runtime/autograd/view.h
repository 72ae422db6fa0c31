#pragma once

#include "tenon/autograd/autograd_meta.h"

namespace tenon {

/// Which change of a view is looked at: one through the view itself, or one through its base or
/// another view of it.
enum class ViewChange { kDirect, kIndirect };

/// AutogradError, saying which view and why, if `self` was made in a way that forbids to record an
/// in-place operator that changes its data.
TENON_API void check_creation_meta(std::string_view op, const TensorBase& self, ViewChange change);

/// The history that the view `self` with metadata `meta` has by that of its base. What watches the
/// gradient of `self` watches it there too.
Edge view_edge(const TensorBase& self, const ViewMeta& meta);

/// The `grad_fn` of a tracked view. Where the data changed since it was set, it is made again from
/// the base, which then is the view's history. Safe from several threads.
TENON_API intrusive_ptr<Node> view_grad_fn(const TensorBase& self);
/// The same for a call that is recorded: a view that was made in inference mode of what requires
/// grad gets the history that was not recorded, so that its gradient is not lost.
TENON_API intrusive_ptr<Node> recorded_view_grad_fn(const TensorBase& self);

}  // namespace tenon

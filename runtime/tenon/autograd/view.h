#pragma once

#include <string_view>
#include <vector>

#include "tenon/autograd/autograd_meta.h"

namespace tenon {

/// `view`, tracked as a view of `base` or of what `base` is a view of; unchanged when `base` is an
/// inference tensor.
TENON_API TensorBase as_view(const TensorBase& base, TensorBase view, CreationMeta creation_meta,
                             ViewReplay replay = nullptr);
/// The same where sizes, strides and offset say everything: `view` becomes that.
TENON_API void track_view(const TensorBase& base, TensorBase& view, CreationMeta creation_meta);
TENON_API std::vector<TensorBase> as_view(const TensorBase& base, std::vector<TensorBase> views,
                                          CreationMeta creation_meta);
/// `view`, whose data are those of `base` and whose history, if it has one, is a custom Function's:
/// tracked, so that an in-place operator, which would go around that history, raises.
TENON_API TensorBase as_custom_view(const TensorBase& base, TensorBase view);
/// What a view made now by the calling thread is marked with.
TENON_API CreationMeta current_creation_meta(bool multi_output);
/// InferenceModeError for an inference tensor, a recorded view of which cannot have its history.
TENON_API void check_view_recordable(std::string_view op, std::string_view argument,
                                     const TensorBase& self);
/// AutogradError for a view of another dtype than that of `base`, which requires grad: its geometry
/// does not tell how it comes from there.
TENON_API void check_view_dtype(std::string_view op, const TensorBase& base,
                                const TensorBase& view);
namespace detail {
[[noreturn]] TENON_API TENON_COLD void fail_no_view(std::string_view op, const TensorBase& view);
/// What `op` has made a view of `self`, which requires grad, as one that autograd knows to come
/// from there: what `self` is a view of may require no grad, and hooks of `self` see the gradient.
/// AutogradError for one of another dtype, or that is no view.
TENON_API TensorBase recorded_view(std::string_view op, const TensorBase& self,
                                   const TensorBase& view);
}  // namespace detail
/// TypeError for what `op` says to be a view of `base`, and is undefined or has data of its own.
TENON_ALWAYS_INLINE void check_is_view(std::string_view op, const TensorBase& base,
                                       const TensorBase& view) {
  if (!view.defined() || !view.is_alias_of(base)) [[unlikely]]
    detail::fail_no_view(op, view);
}

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

// Note [Views without a record]
//
// A view that was made in inference mode, or before its base came to require grad, has no
// `grad_fn`: nothing was recorded. Its gradient is not lost, since its geometry tells how it comes
// from the base. One that was made in no-grad mode is a constant. The graphs that use the view
// own the node that passes it on, by which others find it, and the view does not show it. So no use
// of the view, also none that fails, changes what is seen of it.

/// Whether `self` is such a view: of no history but that of its base, which requires grad.
TENON_API bool follows_base(const TensorBase& self);
/// Whether the gradient of `self` ends there, which that of every leaf but such a view does.
inline bool accumulates(const TensorBase& self) {
  return self.is_leaf() && !follows_base(self);
}
/// Where the gradient of a view that follows its base goes. AutogradError for what a custom
/// Function returned. Safe from several threads.
TENON_API Edge edge_to_base(const TensorBase& self);
/// For a view that starts or ceases to require grad itself. The gradient that it has kept so far
/// becomes its own.
TENON_API void forget_edge_to_base(const TensorBase& self);

}  // namespace tenon

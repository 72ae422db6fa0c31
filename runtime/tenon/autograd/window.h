#pragma once

#include <optional>
#include <tuple>
#include <type_traits>

#include "tenon/base/array_ref.h"
#include "tenon/base/export.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon {

namespace stubs {
struct as_strided;
struct as_strided_;
struct as_strided_copy;
}  // namespace stubs

namespace detail {

// Note [Windows past a view]
//
// as_strided looks at the storage, so that a window on a view may reach past it, to other elements
// of the base. The gradient of these belongs to the base, and would be lost on its way through the
// view. So such a window is recorded as one on the base; hooks of the view do not see its gradient.

/// Whether an operator may show elements that its argument has not.
template <class Op>
constexpr bool kIsWindow =
    std::is_same_v<Op, stubs::as_strided> || std::is_same_v<Op, stubs::as_strided_> ||
    std::is_same_v<Op, stubs::as_strided_copy>;

/// What `self` is a view of, where a window on `self` shows elements that `self` has not, and the
/// history of `self` is that of its base; otherwise nullptr. `self` requires grad.
TENON_API TENON_COLD const TensorBase* base_of_window(const TensorBase& self, IntArrayRef size,
                                                      IntArrayRef stride,
                                                      std::optional<int64_t> storage_offset);

/// The arguments of the same window on `base`, of which `self` is a view.
inline std::tuple<const TensorBase&, IntArrayRef, IntArrayRef, std::optional<int64_t>>
window_on_base(const TensorBase& base, const TensorBase& self, IntArrayRef size, IntArrayRef stride,
               std::optional<int64_t> storage_offset) {
  return {base, size, stride, storage_offset.value_or(self.storage_offset())};
}

}  // namespace detail
}  // namespace tenon

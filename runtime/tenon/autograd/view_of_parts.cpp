#include "tenon/autograd/view_of_parts.h"

#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/view_as_complex.h"
#include "tenon/generated/ops/view_as_real.h"

namespace tenon {

bool is_view_of_parts(const TensorBase& base, const TensorBase& view) {
  return base.is_complex() != view.is_complex() &&
         real_dtype(base.dtype()) == real_dtype(view.dtype());
}

ViewReplay replay_of_parts(const TensorBase& base, const TensorBase& view) {
  if (!is_view_of_parts(base, view)) return nullptr;
  return [to_parts = base.is_complex(), sizes = view.sizes().vec(), strides = view.strides().vec(),
          offset = view.storage_offset()](const TensorBase& other) -> TensorBase {
    const TensorBase all = to_parts ? ops::view_as_real(other) : ops::view_as_complex(other);
    const bool is_all = all.sizes() == IntArrayRef(sizes) && all.strides() == IntArrayRef(strides);
    return is_all ? all : ops::as_strided(all, sizes, strides, offset);
  };
}

}  // namespace tenon

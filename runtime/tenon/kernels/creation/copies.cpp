#include "tenon/generated/kernels/copy.h"
#include "tenon/kernels/copy/copy.h"

// Functional operators that copy or fill; meta/creation.h says what they return.

namespace tenon::kernels {

void clone(const TensorBase& self, std::optional<MemoryFormat>, TensorBase& result) {
  copy_into(self, result);
}

void copy(const TensorBase&, const TensorBase& src, bool, TensorBase& result) {
  copy_into(src, result);
}

void to_copy(const TensorBase& self, bool, TensorBase& result) {
  if (!result.is_meta()) copy_into(self, result);
}

void fill(const TensorBase&, const Scalar& value, TensorBase& result) {
  fill_(result, value);
}

}  // namespace tenon::kernels

#include "tenon/base/check.h"
#include "tenon/base/dtype_dispatch.h"
#include "tenon/generated/kernels/copy.h"
#include "tenon/kernels/copy/copy.h"

namespace tenon::kernels {

void in_interval(const TensorBase& self, double least, double most, std::string_view op,
                 std::string_view elements, TensorBase& result) {
  const TensorBase row_major = contiguous(self);
  dispatch_real(op, self.dtype(), [&]<class T>(TypeTag<T>) {
    const T* values = row_major.const_data_ptr<T>();
    for (int64_t i = 0; i < row_major.numel(); ++i) {
      const auto value = static_cast<double>(values[i]);
      TENON_CHECK(value >= least && value <= most, ValueError, op, ": expected ", elements, " in [",
                  least, ", ", most, "], got ", value);
    }
  });
  copy_into(row_major, result);
}

}  // namespace tenon::kernels

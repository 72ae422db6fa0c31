#include "tenon/base/selection.h"

#include "tenon/base/check.h"
#include "tenon/base/dropped_dtype.h"

namespace tenon::detail {

DroppedDType::DroppedDType(std::string_view function, DType dtype)
    : DTypeError(concatenate(function, function.empty() ? "" : ": ", "dtype ", dtype,
                             " is dropped from this build by ", TENON_SELECTION,
                             "; add it to the dtypes there")),
      dtype_(dtype) {}

void fail_dropped_dtype(DType dtype) {
  throw DroppedDType({}, dtype);
}

void fail_without_autograd(std::string_view function) {
  TENON_THROW(NotImplementedError, function,
              ": Autograd is dropped from this build, which records nothing, by ", TENON_SELECTION,
              "; add it to the layers there");
}

}  // namespace tenon::detail

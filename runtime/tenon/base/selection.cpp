#include "tenon/base/selection.h"

#include "tenon/base/check.h"

namespace tenon::detail {

void fail_dropped_dtype(DType dtype) {
  TENON_THROW(DTypeError, "empty: ", dtype, " is dropped from this build by ", TENON_SELECTION,
              "; add it to the dtypes there");
}

void fail_without_autograd(std::string_view function) {
  TENON_THROW(NotImplementedError, function,
              ": Autograd is dropped from this build, which records nothing, by ", TENON_SELECTION,
              "; add it to the layers there");
}

}  // namespace tenon::detail

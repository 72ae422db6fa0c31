#include "tenon/kernels/pointwise/choice.h"

#include "tenon/base/check.h"

namespace tenon::kernels {

TENON_COLD void fail_choice(std::string_view op, std::string_view expected) {
  TENON_THROW(ValueError, op, ": expected ", expected, ", got none");
}

TENON_COLD void fail_choice(std::string_view op, std::string_view expected, bool got) {
  fail_choice(op, expected, std::string_view(got ? "true" : "false"));
}

TENON_COLD void fail_choice(std::string_view op, std::string_view expected, DType got) {
  TENON_THROW(ValueError, op, ": expected ", expected, ", got ", got);
}

TENON_COLD void fail_choice(std::string_view op, std::string_view expected, MemoryFormat got) {
  TENON_THROW(ValueError, op, ": expected ", expected, ", got ", got);
}

TENON_COLD void fail_choice(std::string_view op, std::string_view expected, std::string_view got) {
  TENON_THROW(ValueError, op, ": expected ", expected, ", got '", got, "'");
}

}  // namespace tenon::kernels

#include "tenon/backend/function.h"

namespace tenon::backend {

void detail::fail_recorded_out(std::string_view op) {
  TENON_THROW(AutogradError, op,
              ": out= does not record gradients, and an argument requires grad; call the function "
              "without out=");
}

}  // namespace tenon::backend

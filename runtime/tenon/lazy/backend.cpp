#include "tenon/dispatch/functional_device.h"

namespace tenon {

void lazy::register_backend() {}

}  // namespace tenon

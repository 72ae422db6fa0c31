#pragma once

#include "tenon/compat/detail/all.h"
#include "tenon/generated/redispatch.h"

namespace at::redispatch {
using namespace ::tenon::redispatch;  // NOLINT
}  // namespace at::redispatch

// Generated from ops.yaml by templates/pointwise/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/kernels/pointwise/pointwise.h"

TENON_DECLARE_POINTWISE_LOOPS(_huber)

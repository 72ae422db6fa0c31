// Generated from ops.yaml by templates/redispatch.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

// Every operator as a function that takes the keys it goes on with: what a handwritten Autograd or
// InplaceOrView kernel calls, `redispatch::add_(keys & after_inplace_or_view_keys, self, other)`.

#include "tenon/generated/redispatch/activation.h"
#include "tenon/generated/redispatch/comparison.h"
#include "tenon/generated/redispatch/convolution.h"
#include "tenon/generated/redispatch/copy.h"
#include "tenon/generated/redispatch/creation.h"
#include "tenon/generated/redispatch/fft.h"
#include "tenon/generated/redispatch/indexing.h"
#include "tenon/generated/redispatch/joining.h"
#include "tenon/generated/redispatch/linear_algebra.h"
#include "tenon/generated/redispatch/loss.h"
#include "tenon/generated/redispatch/neural.h"
#include "tenon/generated/redispatch/normalization.h"
#include "tenon/generated/redispatch/optimizer.h"
#include "tenon/generated/redispatch/pointwise_binary.h"
#include "tenon/generated/redispatch/pointwise_unary.h"
#include "tenon/generated/redispatch/random.h"
#include "tenon/generated/redispatch/reduction.h"
#include "tenon/generated/redispatch/sorting.h"
#include "tenon/generated/redispatch/view.h"

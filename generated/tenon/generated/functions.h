// Generated from ops.yaml by templates/functions.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/generated/functions/activation.h"
#include "tenon/generated/functions/comparison.h"
#include "tenon/generated/functions/convolution.h"
#include "tenon/generated/functions/copy.h"
#include "tenon/generated/functions/creation.h"
#include "tenon/generated/functions/fft.h"
#include "tenon/generated/functions/indexing.h"
#include "tenon/generated/functions/joining.h"
#include "tenon/generated/functions/linear_algebra.h"
#include "tenon/generated/functions/loss.h"
#include "tenon/generated/functions/neural.h"
#include "tenon/generated/functions/normalization.h"
#include "tenon/generated/functions/optimizer.h"
#include "tenon/generated/functions/pointwise_binary.h"
#include "tenon/generated/functions/pointwise_unary.h"
#include "tenon/generated/functions/random.h"
#include "tenon/generated/functions/reduction.h"
#include "tenon/generated/functions/sorting.h"
#include "tenon/generated/functions/view.h"

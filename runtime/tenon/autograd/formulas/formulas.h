#pragma once

// Everything that derivative formulas may call beside operators.
#include "tenon/autograd/formulas/activation.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/convolution.h"
#include "tenon/autograd/formulas/copy.h"
#include "tenon/autograd/formulas/indexing.h"
#include "tenon/autograd/formulas/joining.h"
#include "tenon/autograd/formulas/loss.h"
#include "tenon/autograd/formulas/neural.h"
#include "tenon/autograd/formulas/normalization.h"
#include "tenon/autograd/formulas/pointwise.h"
#include "tenon/autograd/formulas/random.h"
#include "tenon/autograd/formulas/reduction.h"
#include "tenon/autograd/formulas/view.h"

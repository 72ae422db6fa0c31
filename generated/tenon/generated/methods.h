// Generated from ops.yaml by templates/methods.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: a method for every operator that has one.
#include "tenon/generated/methods/activation.h"
#include "tenon/generated/methods/comparison.h"
#include "tenon/generated/methods/copy.h"
#include "tenon/generated/methods/creation.h"
#include "tenon/generated/methods/indexing.h"
#include "tenon/generated/methods/joining.h"
#include "tenon/generated/methods/linear_algebra.h"
#include "tenon/generated/methods/pointwise_binary.h"
#include "tenon/generated/methods/pointwise_unary.h"
#include "tenon/generated/methods/random.h"
#include "tenon/generated/methods/reduction.h"
#include "tenon/generated/methods/sorting.h"
#include "tenon/generated/methods/view.h"

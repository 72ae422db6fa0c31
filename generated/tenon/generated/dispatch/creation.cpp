// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/arange.h"
#include "tenon/generated/ops/empty.h"
#include "tenon/generated/ops/empty_like.h"
#include "tenon/generated/ops/empty_strided.h"
#include "tenon/generated/ops/eye.h"
#include "tenon/generated/ops/full.h"
#include "tenon/generated/ops/full_like.h"
#include "tenon/generated/ops/linspace.h"
#include "tenon/generated/ops/logspace.h"
#include "tenon/generated/ops/new_full.h"
#include "tenon/generated/ops/new_zeros.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/ones_like.h"
#include "tenon/generated/ops/scalar_tensor.h"
#include "tenon/generated/ops/tril_indices.h"
#include "tenon/generated/ops/triu_indices.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::arange, "creation", .doc = "The numbers 0, 1, … below end.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::arange_start_step, "creation",
                      .doc = "The numbers start, start + step, … before end; int64 when all three "
                      "are integers.");

TENON_DEFINE_OPERATOR(stubs::empty_memory_format, "creation",
                      .doc = "A tensor with undefined contents.");

TENON_DEFINE_OPERATOR(stubs::empty_like, "creation",
                      .doc = "A tensor of the sizes of self with undefined contents.",
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::empty_strided, "creation",
                      .doc = "A tensor of the given strides with undefined contents.");

TENON_DEFINE_OPERATOR(stubs::eye, "creation", .doc = "The identity matrix of n rows.");

TENON_DEFINE_OPERATOR(stubs::full, "creation",
                      .doc = "A tensor filled with a number, of that number's default dtype unless "
                      "told otherwise.");

TENON_DEFINE_OPERATOR(stubs::full_like, "creation",
                      .doc = "A tensor of the sizes of self, filled with a number.",
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::linspace, "creation",
                      .doc = "Numbers at equal distances from start to end, both included.");

TENON_DEFINE_OPERATOR(stubs::logspace, "creation",
                      .doc = "The powers of a base at equal distances of the exponent from start "
                      "to end, both included.");

TENON_DEFINE_OPERATOR(stubs::new_full, "creation",
                      .doc = "A tensor filled with a number, of the dtype and device of self.",
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::new_zeros, "creation",
                      .doc = "A tensor filled with 0, of the dtype and device of self.",
                      .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::ones, "creation", .doc = "A tensor filled with 1.");

TENON_DEFINE_OPERATOR(stubs::ones_like, "creation",
                      .doc = "A tensor of the sizes of self, filled with 1.", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::scalar_tensor, "creation",
                      .doc = "A tensor without dimensions that holds a number.");

TENON_DEFINE_OPERATOR(stubs::tril_indices, "creation",
                      .doc = "The rows and the columns of the elements of a matrix on and below a "
                      "diagonal.");

TENON_DEFINE_OPERATOR(stubs::triu_indices, "creation",
                      .doc = "The rows and the columns of the elements of a matrix on and above a "
                      "diagonal.");

TENON_DEFINE_OPERATOR(stubs::zeros, "creation", .doc = "A tensor filled with 0.");

TENON_DEFINE_OPERATOR(stubs::zeros_like, "creation",
                      .doc = "A tensor of the sizes of self, filled with 0.", .unread_self = true);

void add_operators_creation(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::arange, stubs::arange_start_step, stubs::empty_memory_format,
                        stubs::empty_like, stubs::empty_strided, stubs::eye, stubs::full,
                        stubs::full_like, stubs::linspace, stubs::logspace, stubs::new_full,
                        stubs::new_zeros, stubs::ones, stubs::ones_like, stubs::scalar_tensor,
                        stubs::tril_indices, stubs::triu_indices, stubs::zeros, stubs::zeros_like>(
      dispatcher);
}

}  // namespace tenon

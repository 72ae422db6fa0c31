// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/arange.h"
#include "tenon/generated/ops/empty.h"

namespace tenon {

constexpr std::string_view kCategory = "creation";

TENON_DEFINE_OPERATOR(stubs::arange, .doc = "The numbers 0, 1, … below end.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::arange_start_step,
                      .doc = "The numbers start, start + step, … before end; int64 when all three "
                      "are integers.");

TENON_DEFINE_OPERATOR(stubs::empty_memory_format, .doc = "A tensor with undefined contents.");

void add_operators_creation(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::arange, stubs::arange_start_step, stubs::empty_memory_format>(
      dispatcher);
}

}  // namespace tenon

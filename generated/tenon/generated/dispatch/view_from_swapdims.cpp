// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/swapdims.h"
#include "tenon/generated/ops/sym_is_contiguous.h"
#include "tenon/generated/ops/sym_numel.h"
#include "tenon/generated/ops/sym_size.h"
#include "tenon/generated/ops/sym_storage_offset.h"
#include "tenon/generated/ops/sym_stride.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::swapdims, .doc = "self with two dimensions swapped.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::sym_is_contiguous,
                      .doc = "Whether the elements lie in memory as a format has them.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::sym_numel, .doc = "How many elements there are.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::sym_size_int, .doc = "The size of a dimension.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::sym_storage_offset,
                      .doc = "Where in its storage the first element lies, in elements.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::sym_stride_int,
                      .doc = "How many elements two neighbours along a dimension lie apart.",
                      .composite = true);

void add_operators_view_from_swapdims(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::swapdims, stubs::sym_is_contiguous, stubs::sym_numel,
                        stubs::sym_size_int, stubs::sym_storage_offset, stubs::sym_stride_int>(
      dispatcher);
}

}  // namespace tenon

// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt?
//   output_size=None) -> Tensor
struct TENON_API repeat_interleave_self_int {
  using Signature =
      TensorBase(const TensorBase&, int64_t, std::optional<int64_t>, std::optional<int64_t>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t repeats, std::optional<int64_t> dim,
                         std::optional<int64_t> output_size);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t repeats,
                               std::optional<int64_t> dim, std::optional<int64_t> output_size);
};

}  // namespace stubs
namespace ops {

// repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt?
//   output_size=None) -> Tensor
inline TensorBase repeat_interleave(const TensorBase& self, int64_t repeats,
                                    std::optional<int64_t> dim = std::nullopt,
                                    std::optional<int64_t> output_size = std::nullopt) {
  return stubs::repeat_interleave_self_int::call(self, repeats, dim, output_size);
}

}  // namespace ops
}  // namespace tenon

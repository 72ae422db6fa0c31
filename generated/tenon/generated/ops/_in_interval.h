// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self, every element of which lies in [least, most]; else an error of an operator, which calls
/// them so.
struct TENON_API _in_interval
    : Operator<_in_interval,
               TensorBase(const TensorBase&, double, double, std::string_view, std::string_view)> {
  static constexpr std::string_view kSchema =
      "_in_interval(Tensor self, float least, float most, str op, str elements) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _in_interval(const TensorBase& self, double least, double most,
                               std::string_view op, std::string_view elements) {
  return stubs::_in_interval::call(self, least, most, op, elements);
}

}  // namespace tenon::ops

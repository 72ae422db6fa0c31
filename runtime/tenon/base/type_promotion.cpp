#include "tenon/base/type_promotion.h"

#include <algorithm>
#include <utility>

#include "tenon/base/check.h"

namespace tenon {
namespace {

int category(DType dtype) {
  if (is_complex(dtype)) return 3;
  return dtype == DType::kBool ? 0 : is_floating_point(dtype) ? 2 : 1;
}

/// The signed integers of twice the size.
DType wider_signed(DType dtype) {
  switch (element_size(dtype)) {
    case 1:
      return DType::kInt16;
    case 2:
      return DType::kInt32;
    default:
      return DType::kInt64;
  }
}

DType promote_integers(DType a, DType b) {
  const bool a_is_wider = element_size(a) > element_size(b);
  if (dtype_info(a).is_signed == dtype_info(b).is_signed) return a_is_wider ? a : b;
  const auto [natural, whole] = dtype_info(a).is_signed ? std::pair(b, a) : std::pair(a, b);
  if (element_size(whole) > element_size(natural)) return whole;
  TENON_CHECK(natural != DType::kUInt64, DTypeError,
              "promote_types: expected dtypes of which one holds both, got ", a, " and ", b,
              "; convert one of them first");
  return wider_signed(natural);
}

}  // namespace

DType promote_types(DType a, DType b) {
  if (a == b) return a;
  if (is_complex(a) || is_complex(b)) {
    return complex_dtype(promote_types(real_dtype(a), real_dtype(b)));
  }
  if (category(a) != category(b)) return category(a) > category(b) ? a : b;
  if (!is_floating_point(a)) return promote_integers(a, b);
  // Floating enumerators ascend by width.
  const DType wide = std::max(a, b);
  return is_reduced_floating_point(wide) ? DType::kFloat32 : wide;
}

DType ResultType::dtype() const {
  TENON_INTERNAL_ASSERT(!empty());
  DType result = DType::kBool;
  bool any = false;
  for (const Rank rank : {kDimensioned, kZeroDim, kNumber}) {
    if (!has_[rank]) continue;
    if (!any)
      result = dtypes_[rank];
    else if (category(dtypes_[rank]) > category(result))
      result = promote_types(result, dtypes_[rank]);
    any = true;
  }
  return result;
}

}  // namespace tenon

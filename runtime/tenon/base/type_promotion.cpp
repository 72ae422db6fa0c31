#include "tenon/base/type_promotion.h"

#include <algorithm>

#include "tenon/base/check.h"

namespace tenon {
namespace {

int category(DType dtype) {
  if (is_complex(dtype)) return 3;
  return dtype == DType::kBool ? 0 : is_floating_point(dtype) ? 2 : 1;
}

}  // namespace

DType promote_types(DType a, DType b) {
  if (a == b) return a;
  if (is_complex(a) || is_complex(b)) {
    return complex_dtype(promote_types(real_dtype(a), real_dtype(b)));
  }
  if (category(a) != category(b)) return category(a) > category(b) ? a : b;
  // Within a category the enumerators ascend by width, and uint8 comes before the signed ones.
  const auto [narrow, wide] = std::minmax(a, b);
  if (is_reduced_floating_point(wide)) return DType::kFloat32;
  return narrow == DType::kUInt8 && wide == DType::kInt8 ? DType::kInt16 : wide;
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

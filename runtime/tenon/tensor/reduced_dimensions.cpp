#include "tenon/tensor/reduced_dimensions.h"

#include "tenon/tensor/dimension.h"

namespace tenon {

DimMask reduced_dims(std::string_view op, std::optional<IntArrayRef> dims, int64_t ndim) {
  DimMask mask;
  if (!dims || dims->empty()) return mask.set();
  TENON_CHECK(ndim <= static_cast<int64_t>(mask.size()), NotImplementedError, op,
              ": expected at most ", mask.size(), " dimensions where some are reduced, got ", ndim,
              "; squeeze those of size 1 first");
  for (const int64_t given : *dims) {
    const int64_t dim = wrap_dimension(op, given, ndim);
    TENON_CHECK(!mask[dim], ValueError, op, ": dimension ", dim, " is given twice in ", *dims);
    mask.set(dim);
  }
  return mask;
}

DimVector reduced_sizes(IntArrayRef sizes, DimMask mask, bool keepdim) {
  DimVector result;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (!mask[i])
      result.push_back(sizes[i]);
    else if (keepdim)
      result.push_back(1);
  }
  return result;
}

}  // namespace tenon

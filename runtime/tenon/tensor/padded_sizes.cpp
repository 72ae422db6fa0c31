#include "tenon/tensor/padded_sizes.h"

#include <algorithm>

#include "tenon/base/check.h"
#include "tenon/tensor/checked_size.h"

namespace tenon {

DimVector padded_sizes(std::string_view op, IntArrayRef sizes, IntArrayRef pad) {
  TENON_CHECK(pad.size() % 2 == 0, ValueError, op, ": expected an even number of widths, got ",
              pad);
  TENON_CHECK(pad.size() / 2 <= sizes.size(), ShapeError, op, ": expected widths for at most ",
              sizes.size(), " dimensions, got ", pad);
  DimVector padded(sizes);
  for (size_t i = 0; i < pad.size() / 2; ++i) {
    int64_t& size = padded[padded.size() - 1 - i];
    const int64_t cut =
        saturating_add(std::min<int64_t>(pad[2 * i], 0), std::min<int64_t>(pad[2 * i + 1], 0));
    TENON_CHECK(saturating_add(size, cut) >= 0, ShapeError, op, ": the widths ", pad,
                " cut more than the sizes ", sizes, " have");
    size = checked_size(op, CheckedInt(size) + pad[2 * i] + pad[2 * i + 1]);
  }
  return padded;
}

}  // namespace tenon

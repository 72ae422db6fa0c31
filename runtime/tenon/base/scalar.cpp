#include "tenon/base/scalar.h"

#include <ostream>

namespace tenon {

std::ostream& operator<<(std::ostream& out, const Scalar& scalar) {
  if (scalar.is_bool()) return out << (scalar.toBool() ? "true" : "false");
  if (scalar.is_integral()) return out << scalar.toLong();
  return out << scalar.toDouble();
}

}  // namespace tenon

#include "tenon/base/scalar.h"

#include <ostream>

namespace tenon {

void Scalar::fail_not_real() const {
  TENON_THROW(TypeError, "Scalar: expected a real number, got ", *this);
}

void Scalar::fail_beyond_int64(uint64_t value) {
  TENON_THROW(ValueError, "Scalar: expected an integer within int64, got ", value);
}

std::ostream& operator<<(std::ostream& out, const Scalar& scalar) {
  if (scalar.is_bool()) return out << (scalar.toBool() ? "true" : "false");
  if (scalar.is_integral()) return out << scalar.toLong();
  if (scalar.is_floating_point()) return out << scalar.toDouble();
  const Complex128 value = scalar.toComplexDouble();
  return out << '(' << value.real() << ',' << value.imag() << ')';
}

}  // namespace tenon

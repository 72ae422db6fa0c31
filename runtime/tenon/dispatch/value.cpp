#include "tenon/dispatch/value.h"

#include <array>

namespace tenon {
namespace {

constexpr std::array<std::string_view, std::variant_size_v<Value::Variant>> kTypeNames = {
    "None",         "Tensor", "int",       "float",    "bool",  "ScalarType", "Device", "Layout",
    "MemoryFormat", "str",    "Generator", "Tensor[]", "int[]", "float[]",    "bool[]"};

}  // namespace

Value::Value(Scalar scalar) {
  if (scalar.is_bool()) {
    variant_ = scalar.toBool();
  } else if (scalar.is_integral()) {
    variant_ = scalar.toLong();
  } else {
    variant_ = scalar.toDouble();
  }
}

Scalar Value::to_scalar() const {
  if (is<bool>()) return get<bool>();
  if (is<int64_t>()) return get<int64_t>();
  return get<double>();
}

std::string_view Value::type_name() const {
  return kTypeNames[variant_.index()];
}

void Value::fail_type(size_t expected) const {
  TENON_THROW(TypeError, "Value: expected ", kTypeNames[expected], ", got ", type_name());
}

}  // namespace tenon

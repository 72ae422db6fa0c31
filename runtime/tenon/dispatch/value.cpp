#include "tenon/dispatch/value.h"

#include <array>

namespace tenon {
namespace {

constexpr std::array<std::string_view, std::variant_size_v<Value::Variant>> kTypeNames = {
    "None",         "Tensor", "int",       "float",    "bool",  "ScalarType", "Device", "Layout",
    "MemoryFormat", "str",    "Generator", "Tensor[]", "int[]", "float[]",    "bool[]", "complex"};

}  // namespace

Value::Value() noexcept = default;
Value::Value(const Value& other) = default;
Value::Value(Value&& other) noexcept = default;
Value& Value::operator=(const Value& other) = default;
Value& Value::operator=(Value&& other) noexcept = default;
Value::~Value() = default;

Value::Value(const char* text) : Value(std::string(text)) {}
Value::Value(std::string_view text) : Value(std::string(text)) {}
Value::Value(TensorBase tensor) : variant_(std::in_place_type<TensorBase>, std::move(tensor)) {}
Value::Value(TensorList tensors) : Value(tensors.vec()) {}
Value::Value(IntArrayRef list) : Value(list.vec()) {}
Value::Value(ArrayRef<double> list) : Value(list.vec()) {}

Value::Value(Scalar scalar) {
  if (scalar.is_bool()) {
    variant_ = scalar.toBool();
  } else if (scalar.is_integral()) {
    variant_ = scalar.toLong();
  } else if (scalar.is_floating_point()) {
    variant_ = scalar.toDouble();
  } else {
    variant_ = scalar.toComplexDouble();
  }
}

Scalar Value::to_scalar() const {
  if (is<bool>()) return get<bool>();
  if (is<int64_t>()) return get<int64_t>();
  if (is<double>()) return get<double>();
  if (is<Complex128>()) return get<Complex128>();
  fail_type(detail::alternative_index<double, Variant>);
}

int64_t Value::toInt() const {
  return get<int64_t>();
}

double Value::toDouble() const {
  return get<double>();
}

bool Value::toBool() const {
  return get<bool>();
}

Scalar Value::toScalar() const {
  return to_scalar();
}

const std::string& Value::toStringRef() const {
  return get<std::string>();
}

std::string_view Value::toStringView() const {
  return get<std::string>();
}

Device Value::toDevice() const {
  return get<Device>();
}

DType Value::toScalarType() const {
  return get<DType>();
}

Layout Value::toLayout() const {
  return get<Layout>();
}

MemoryFormat Value::toMemoryFormat() const {
  return get<MemoryFormat>();
}

Generator Value::toGenerator() const {
  return get<Generator>();
}

std::vector<int64_t> Value::toIntVector() const {
  return get<std::vector<int64_t>>();
}

std::vector<int64_t> Value::toIntList() const {
  return get<std::vector<int64_t>>();
}

std::vector<double> Value::toDoubleVector() const {
  return get<std::vector<double>>();
}

std::vector<double> Value::toDoubleList() const {
  return get<std::vector<double>>();
}

std::vector<bool> Value::toBoolList() const {
  return get<std::vector<bool>>();
}

std::string_view Value::type_name() const {
  return kTypeNames[variant_.index()];
}

void Value::fail_type(size_t expected) const {
  TENON_THROW(TypeError, "Value: expected ", kTypeNames[expected], ", got ", type_name());
}

}  // namespace tenon

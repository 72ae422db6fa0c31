#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string_view>

#include "tenon/base/bfloat16.h"
#include "tenon/base/complex.h"
#include "tenon/base/export.h"
#include "tenon/base/float16.h"

namespace tenon {

/// The element type of a tensor. The order is the index into every table of kernels.
enum class TENON_API DType : uint8_t {
  kUInt8,
  kInt8,
  kInt16,
  kInt32,
  kInt64,
  kBool,
  kFloat16,
  kBFloat16,
  kFloat32,
  kFloat64,
  kComplex64,
  kComplex128,
  kUInt16,
  kUInt32,
  kUInt64,

  // libtorch's names.
  Byte = kUInt8,
  Char = kInt8,
  Short = kInt16,
  Int = kInt32,
  Long = kInt64,
  Bool = kBool,
  Half = kFloat16,
  BFloat16 = kBFloat16,
  Float = kFloat32,
  Double = kFloat64,
  ComplexFloat = kComplex64,
  ComplexDouble = kComplex128,
  UInt16 = kUInt16,
  UInt32 = kUInt32,
  UInt64 = kUInt64,
};

inline constexpr int kDTypeCount = 15;

/// What a table says of one dtype. `name` is the spelling of documentation and file formats.
struct DTypeInfo {
  std::string_view name;
  std::string_view torch_name;
  uint8_t size;
  bool is_floating;
  bool is_signed;
  bool is_complex = false;
  bool is_inexact = false;  // floating or complex
};

inline constexpr std::array<DTypeInfo, kDTypeCount> kDTypeInfo = {{
    {"uint8", "Byte", 1, false, false},
    {"int8", "Char", 1, false, true},
    {"int16", "Short", 2, false, true},
    {"int32", "Int", 4, false, true},
    {"int64", "Long", 8, false, true},
    {"bool", "Bool", 1, false, false},
    {"float16", "Half", 2, true, true},
    {"bfloat16", "BFloat16", 2, true, true},
    {"float32", "Float", 4, true, true},
    {"float64", "Double", 8, true, true},
    {"complex64", "ComplexFloat", 8, false, true, true},
    {"complex128", "ComplexDouble", 16, false, true, true},
    {"uint16", "UInt16", 2, false, false},
    {"uint32", "UInt32", 4, false, false},
    {"uint64", "UInt64", 8, false, false},
}};

namespace detail {
/// By any value that a DType may hold, so that asking about one that is no enumerator reads no
/// other memory: such a dtype has no name and elements of no size.
inline constexpr std::array<DTypeInfo, 256> kEveryDTypeInfo = [] {
  std::array<DTypeInfo, 256> table = {};
  for (size_t i = 0; i < kDTypeInfo.size(); ++i) {
    table[i] = kDTypeInfo[i];
    table[i].is_inexact = table[i].is_floating || table[i].is_complex;
  }
  return table;
}();
/// Apart, since every call asks.
inline constexpr std::array<uint8_t, 256> kElementSizes = [] {
  std::array<uint8_t, 256> table = {};
  for (size_t i = 0; i < kDTypeInfo.size(); ++i) {
    table[i] = static_cast<uint8_t>(kDTypeInfo[i].size);
  }
  return table;
}();
}  // namespace detail

/// Whether `dtype` is an enumerator, not a number that was cast.
constexpr bool is_enumerator(DType dtype) {
  return static_cast<int>(dtype) < kDTypeCount;
}
constexpr const DTypeInfo& dtype_info(DType dtype) {
  return detail::kEveryDTypeInfo[static_cast<size_t>(dtype)];
}
/// Bytes of one element.
constexpr int64_t element_size(DType dtype) {
  return detail::kElementSizes[static_cast<size_t>(dtype)];
}
constexpr std::string_view dtype_name(DType dtype) {
  return dtype_info(dtype).name;
}
/// Whether elements are real numbers with fractions.
constexpr bool is_floating_point(DType dtype) {
  return dtype_info(dtype).is_floating;
}
constexpr bool is_complex(DType dtype) {
  return dtype_info(dtype).is_complex;
}
/// Whether elements have fractions, real or complex: tensors of these dtypes have gradients.
constexpr bool is_inexact(DType dtype) {
  return dtype_info(dtype).is_inexact;
}
/// The dtype of the parts of a complex one; of any other itself.
constexpr DType real_dtype(DType dtype) {
  return dtype == DType::kComplex64    ? DType::kFloat32
         : dtype == DType::kComplex128 ? DType::kFloat64
                                       : dtype;
}
/// The complex dtype whose parts hold what a dtype holds; of 16 bits and of integers complex64.
constexpr DType complex_dtype(DType dtype) {
  return dtype == DType::kFloat64 || dtype == DType::kComplex128 ? DType::kComplex128
                                                                 : DType::kComplex64;
}
/// Whether elements have 16 bits, for which all arithmetic is done in float32.
constexpr bool is_reduced_floating_point(DType dtype) {
  return dtype == DType::kFloat16 || dtype == DType::kBFloat16;
}
/// uint16, uint32 and uint64, which have less code of their own than other dtypes: what only moves,
/// adds, multiplies or compares for equality has that of the signed integers of their size.
constexpr bool is_wide_unsigned(DType dtype) {
  return dtype >= DType::kUInt16 && dtype <= DType::kUInt64;
}
/// The signed integers whose arithmetic, which wraps around, gives the same bits; of any other
/// dtype itself.
constexpr DType same_bits_dtype(DType dtype) {
  return dtype == DType::kUInt16   ? DType::kInt16
         : dtype == DType::kUInt32 ? DType::kInt32
         : dtype == DType::kUInt64 ? DType::kInt64
                                   : dtype;
}
/// The dtype that elements are computed in, which holds all of them: of those of 16 bits float32,
/// of uint16 int32, of uint32 int64.
constexpr DType computed_dtype(DType dtype) {
  return is_reduced_floating_point(dtype) ? DType::kFloat32
         : dtype == DType::kUInt16        ? DType::kInt32
         : dtype == DType::kUInt32        ? DType::kInt64
                                          : dtype;
}
constexpr bool is_integral(DType dtype, bool include_bool = false) {
  return dtype == DType::kBool ? include_bool : !is_inexact(dtype);
}

/// The dtype whose elements are `T`; undefined for any other type.
template <class T>
inline constexpr DType dtype_of = [] {
  static_assert(sizeof(T) == 0, "T is not the element type of a dtype");
  return DType::kFloat32;
}();
template <>
inline constexpr DType dtype_of<uint8_t> = DType::kUInt8;
template <>
inline constexpr DType dtype_of<int8_t> = DType::kInt8;
template <>
inline constexpr DType dtype_of<int16_t> = DType::kInt16;
template <>
inline constexpr DType dtype_of<int32_t> = DType::kInt32;
template <>
inline constexpr DType dtype_of<int64_t> = DType::kInt64;
template <>
inline constexpr DType dtype_of<long long> = DType::kInt64;
template <>
inline constexpr DType dtype_of<uint16_t> = DType::kUInt16;
template <>
inline constexpr DType dtype_of<uint32_t> = DType::kUInt32;
template <>
inline constexpr DType dtype_of<uint64_t> = DType::kUInt64;
template <>
inline constexpr DType dtype_of<unsigned long long> = DType::kUInt64;
template <>
inline constexpr DType dtype_of<bool> = DType::kBool;
template <>
inline constexpr DType dtype_of<Float16> = DType::kFloat16;
template <>
inline constexpr DType dtype_of<BFloat16> = DType::kBFloat16;
template <>
inline constexpr DType dtype_of<float> = DType::kFloat32;
template <>
inline constexpr DType dtype_of<double> = DType::kFloat64;
template <>
inline constexpr DType dtype_of<Complex64> = DType::kComplex64;
template <>
inline constexpr DType dtype_of<Complex128> = DType::kComplex128;

/// `std::complex`, which has the same memory.
template <class T>
requires(std::is_class_v<T> && !is_complex_type<T> && requires { typename T::value_type; } &&
         std::convertible_to<T, Complex<typename T::value_type>>) inline constexpr DType
    dtype_of<T> = dtype_of<Complex<typename T::value_type>>;

/// The element types of 16 bits, see is_reduced_floating_point.
template <class T>
concept ReducedFloatingPoint = std::same_as<T, Float16> || std::same_as<T, BFloat16>;

/// The dtype of a float literal without one: float32 unless the program chose another. That of a
/// complex one is its complex_dtype.
/// Process-wide; may be read and set from any thread.
TENON_API DType default_dtype();
/// Raises DTypeError unless `dtype` is a floating one.
TENON_API void set_default_dtype(DType dtype);

TENON_API std::ostream& operator<<(std::ostream& out, DType dtype);

}  // namespace tenon

#pragma once

#include "tenon/base/dtype_dispatch.h"

// `AT_DISPATCH_…(dtype, "name", [&] { … scalar_t … })` over the dtypes that Tenon has.

#define TENON_COMPAT_DISPATCH(visit, dtype, name, ...)          \
  ::tenon::visit(name, dtype, [&]<class tenon_tag>(tenon_tag) { \
    using scalar_t [[maybe_unused]] = typename tenon_tag::type; \
    return (__VA_ARGS__)();                                     \
  })

namespace tenon {

/// float32 and float64.
template <class Function>
decltype(auto) dispatch_float_or_double(std::string_view op, DType dtype, Function&& function) {
  if (dtype == DType::kFloat64) return function(TypeTag<double>{});
  TENON_CHECK(dtype == DType::kFloat32, DTypeError, op, ": expected float32 or float64, got ",
              dtype);
  return function(TypeTag<float>{});
}

/// The integer dtypes without bool.
template <class Function>
decltype(auto) dispatch_integral(std::string_view op, DType dtype, Function&& function) {
  switch (dtype) {
    case DType::kUInt8:
      return function(TypeTag<uint8_t>{});
    case DType::kInt8:
      return function(TypeTag<int8_t>{});
    case DType::kInt16:
      return function(TypeTag<int16_t>{});
    case DType::kInt32:
      return function(TypeTag<int32_t>{});
    case DType::kInt64:
      return function(TypeTag<int64_t>{});
    default:
      TENON_THROW(DTypeError, op, ": expected an integer dtype, got ", dtype);
  }
}

/// float32, float64 and the integer dtypes without bool.
template <class Function>
decltype(auto) dispatch_all_types(std::string_view op, DType dtype, Function&& function) {
  if (dtype == DType::kFloat32) return function(TypeTag<float>{});
  if (dtype == DType::kFloat64) return function(TypeTag<double>{});
  return dispatch_integral(op, dtype, std::forward<Function>(function));
}

/// The complex dtypes.
template <class Function>
decltype(auto) dispatch_complex(std::string_view op, DType dtype, Function&& function) {
  if (dtype == DType::kComplex128) return function(TypeTag<Complex128>{});
  TENON_CHECK(dtype == DType::kComplex64, DTypeError, op, ": expected a complex dtype, got ",
              dtype);
  return function(TypeTag<Complex64>{});
}

/// float32, float64 and the complex dtypes.
template <class Function>
decltype(auto) dispatch_float_or_complex(std::string_view op, DType dtype, Function&& function) {
  if (is_complex(dtype)) return dispatch_complex(op, dtype, std::forward<Function>(function));
  return dispatch_float_or_double(op, dtype, std::forward<Function>(function));
}

/// The same and the integer dtypes without bool.
template <class Function>
decltype(auto) dispatch_all_types_and_complex(std::string_view op, DType dtype,
                                              Function&& function) {
  if (is_complex(dtype)) return dispatch_complex(op, dtype, std::forward<Function>(function));
  return dispatch_all_types(op, dtype, std::forward<Function>(function));
}

}  // namespace tenon

#define AT_DISPATCH_FLOATING_TYPES(dtype, name, ...) \
  TENON_COMPAT_DISPATCH(dispatch_float_or_double, dtype, name, __VA_ARGS__)
#define AT_DISPATCH_INTEGRAL_TYPES(dtype, name, ...) \
  TENON_COMPAT_DISPATCH(dispatch_integral, dtype, name, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES(dtype, name, ...) \
  TENON_COMPAT_DISPATCH(dispatch_all_types, dtype, name, __VA_ARGS__)
#define AT_DISPATCH_COMPLEX_TYPES(dtype, name, ...) \
  TENON_COMPAT_DISPATCH(dispatch_complex, dtype, name, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_AND_COMPLEX_TYPES(dtype, name, ...) \
  TENON_COMPAT_DISPATCH(dispatch_float_or_complex, dtype, name, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX(dtype, name, ...) \
  TENON_COMPAT_DISPATCH(dispatch_all_types_and_complex, dtype, name, __VA_ARGS__)
// With further dtypes: Tenon's visitors take every one that libtorch 1.13.1 has.
#define AT_DISPATCH_FLOATING_TYPES_AND(extra, dtype, name, ...) \
  TENON_COMPAT_DISPATCH(dispatch_floating, dtype, name, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND2(extra1, extra2, dtype, name, ...) \
  TENON_COMPAT_DISPATCH(dispatch_floating, dtype, name, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND_HALF(dtype, name, ...) \
  TENON_COMPAT_DISPATCH(dispatch_floating, dtype, name, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND(extra, dtype, name, ...) \
  TENON_COMPAT_DISPATCH(dispatch_ordered, dtype, name, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND2(extra1, extra2, dtype, name, ...) \
  TENON_COMPAT_DISPATCH(dispatch_ordered, dtype, name, __VA_ARGS__)

#pragma once

#include <utility>

#include "tenon/base/check.h"
#include "tenon/base/dtype.h"
#include "tenon/base/selection.h"

namespace tenon {

/// Stands for a type in a generic lambda's argument: `[&]<class T>(TypeTag<T>) { … }`.
template <class T>
struct TypeTag {
  using type = T;
};

namespace detail {

/// Out of line: inlined, its table lookup draws false warnings where the dtype is known.
[[noreturn]] TENON_API TENON_COLD void fail_dispatch(std::string_view op, std::string_view expected,
                                                     DType dtype);

/// A case of a switch; for a dtype that the build does not have nothing is compiled.
#define TENON_CASE_OF_DTYPE(T)              \
  case dtype_of<T>:                         \
    if constexpr (is_selected(dtype_of<T>)) \
      return function(TypeTag<T>{});        \
    else                                    \
      ::tenon::detail::fail_dropped_dtype(dtype_of<T>)

template <class Function>
decltype(auto) visit_floating(std::string_view op, DType dtype, Function&& function,
                              std::string_view expected = "a floating dtype") {
  switch (dtype) {
    TENON_CASE_OF_DTYPE(float);
    TENON_CASE_OF_DTYPE(double);
    TENON_CASE_OF_DTYPE(Float16);
    TENON_CASE_OF_DTYPE(BFloat16);
    default:
      fail_dispatch(op, expected, dtype);
  }
}

}  // namespace detail

/// Calls `function(TypeTag<T>{})` with the element type of `dtype`; DTypeError, naming `op`, for a
/// dtype that is not floating.
template <class Function>
decltype(auto) dispatch_floating(std::string_view op, DType dtype, Function&& function) {
  return detail::visit_floating(op, dtype, std::forward<Function>(function));
}

/// The same over floating and complex dtypes.
template <class Function>
decltype(auto) dispatch_inexact(std::string_view op, DType dtype, Function&& function) {
  switch (dtype) {
    TENON_CASE_OF_DTYPE(Complex64);
    TENON_CASE_OF_DTYPE(Complex128);
    default:
      return detail::visit_floating(op, dtype, std::forward<Function>(function));
  }
}

/// The same over floating and integer dtypes, without bool and without uint16, uint32 and uint64,
/// see dispatch_ordered.
template <class Function>
decltype(auto) dispatch_numeric(std::string_view op, DType dtype, Function&& function) {
  switch (dtype) {
    TENON_CASE_OF_DTYPE(uint8_t);
    TENON_CASE_OF_DTYPE(int8_t);
    TENON_CASE_OF_DTYPE(int16_t);
    TENON_CASE_OF_DTYPE(int32_t);
    TENON_CASE_OF_DTYPE(int64_t);
    case DType::kBool:
      detail::fail_dispatch(op, "a numeric dtype", dtype);
    default:
      return detail::visit_floating(op, dtype, std::forward<Function>(function),
                                    "a numeric dtype but uint16, uint32 and uint64");
  }
}

#define TENON_ORDERED_CASES      \
  TENON_CASE_OF_DTYPE(float);    \
  TENON_CASE_OF_DTYPE(double);   \
  TENON_CASE_OF_DTYPE(Float16);  \
  TENON_CASE_OF_DTYPE(BFloat16); \
  TENON_CASE_OF_DTYPE(uint8_t);  \
  TENON_CASE_OF_DTYPE(int8_t);   \
  TENON_CASE_OF_DTYPE(int16_t);  \
  TENON_CASE_OF_DTYPE(int32_t);  \
  TENON_CASE_OF_DTYPE(int64_t);  \
  TENON_CASE_OF_DTYPE(bool)

#define TENON_REAL_CASES         \
  TENON_ORDERED_CASES;           \
  TENON_CASE_OF_DTYPE(uint16_t); \
  TENON_CASE_OF_DTYPE(uint32_t); \
  TENON_CASE_OF_DTYPE(uint64_t)

/// The same over every dtype but the complex ones.
template <class Function>
decltype(auto) dispatch_real(std::string_view op, DType dtype, Function&& function) {
  switch (dtype) {
    TENON_REAL_CASES;
    default:
      detail::fail_dispatch(op, "a real dtype", dtype);
  }
}

/// The same over every dtype that has an order, but for uint16, uint32 and uint64, whose elements
/// are looked at as others, see kernels/unsigned_integers.h.
template <class Function>
decltype(auto) dispatch_ordered(std::string_view op, DType dtype, Function&& function) {
  switch (dtype) {
    TENON_ORDERED_CASES;
    default:
      detail::fail_dispatch(op, "a real dtype", dtype);
  }
}

/// The same with the complex dtypes.
template <class Function>
decltype(auto) dispatch_signed(std::string_view op, DType dtype, Function&& function) {
  switch (dtype) {
    TENON_ORDERED_CASES;
    TENON_CASE_OF_DTYPE(Complex64);
    TENON_CASE_OF_DTYPE(Complex128);
    default:
      detail::fail_dispatch(op, "a known dtype", dtype);
  }
}

/// The same over every dtype.
template <class Function>
decltype(auto) dispatch_all(std::string_view op, DType dtype, Function&& function) {
  switch (dtype) {
    TENON_REAL_CASES;
    TENON_CASE_OF_DTYPE(Complex64);
    TENON_CASE_OF_DTYPE(Complex128);
    default:
      detail::fail_dispatch(op, "a known dtype", dtype);
  }
}

#undef TENON_REAL_CASES
#undef TENON_ORDERED_CASES
#undef TENON_CASE_OF_DTYPE

}  // namespace tenon

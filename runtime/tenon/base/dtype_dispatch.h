#pragma once

#include <utility>

#include "tenon/base/check.h"
#include "tenon/base/dtype.h"

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

template <class Function>
decltype(auto) visit_floating(std::string_view op, DType dtype, Function&& function) {
  switch (dtype) {
    case DType::kFloat32:
      return function(TypeTag<float>{});
    case DType::kFloat64:
      return function(TypeTag<double>{});
    case DType::kBFloat16:
      return function(TypeTag<BFloat16>{});
    default:
      fail_dispatch(op, "floating", dtype);
  }
}

}  // namespace detail

/// Calls `function(TypeTag<T>{})` with the element type of `dtype`; DTypeError, naming `op`, for a
/// dtype that is not floating.
template <class Function>
decltype(auto) dispatch_floating(std::string_view op, DType dtype, Function&& function) {
  return detail::visit_floating(op, dtype, std::forward<Function>(function));
}

/// The same over floating and integer dtypes, without bool.
template <class Function>
decltype(auto) dispatch_numeric(std::string_view op, DType dtype, Function&& function) {
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
    case DType::kBool:
      detail::fail_dispatch(op, "numeric", dtype);
    default:
      return detail::visit_floating(op, dtype, std::forward<Function>(function));
  }
}

/// The same over every dtype.
template <class Function>
decltype(auto) dispatch_all(std::string_view op, DType dtype, Function&& function) {
  if (dtype == DType::kBool) return function(TypeTag<bool>{});
  return dispatch_numeric(op, dtype, std::forward<Function>(function));
}

}  // namespace tenon

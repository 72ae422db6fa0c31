#pragma once

#include <string_view>

#include "tenon/base/dtype.h"
#include "tenon/base/export.h"

namespace tenon::meta {

namespace detail {
[[noreturn]] TENON_COLD void fail_complex(std::string_view op, std::string_view argument,
                                          DType dtype);
[[noreturn]] TENON_COLD void fail_bool(std::string_view op, std::string_view argument);
[[noreturn]] TENON_COLD void fail_index_dtype(std::string_view op, std::string_view argument,
                                              DType dtype);
}  // namespace detail

/// DTypeError, naming the operator and the argument, for a complex dtype, whose numbers have no
/// order.
inline void check_ordered(std::string_view op, std::string_view argument, DType dtype) {
  if (is_complex(dtype)) [[unlikely]]
    detail::fail_complex(op, argument, dtype);
}

/// DTypeError, naming the operator and the argument, for bool.
inline void check_numeric(std::string_view op, std::string_view argument, DType dtype) {
  if (dtype == DType::kBool) [[unlikely]]
    detail::fail_bool(op, argument);
}

/// DTypeError, naming the operator and the argument, for a dtype that no index can have.
inline void check_index_dtype(std::string_view op, std::string_view argument, DType dtype) {
  if (dtype != DType::kInt64 && dtype != DType::kInt32) [[unlikely]]
    detail::fail_index_dtype(op, argument, dtype);
}

}  // namespace tenon::meta

#pragma once

#include <optional>
#include <string_view>
#include <type_traits>

#include "tenon/base/check.h"
#include "tenon/base/device.h"
#include "tenon/base/dtype.h"
#include "tenon/base/layout.h"

namespace tenon {

template <class T>
concept Enumerated = std::is_same_v<T, DType> || std::is_same_v<T, Device> ||
    std::is_same_v<T, Layout> || std::is_same_v<T, MemoryFormat>;

/// What raises for an argument that is no enumerator of its type: a number that was cast.
template <class T>
[[noreturn]] TENON_COLD void fail_enumerator(std::string_view op, T value) {
  if constexpr (std::is_same_v<T, DType>)
    TENON_THROW(DTypeError, op, ": expected a dtype, got ", value);
  else if constexpr (std::is_same_v<T, Device>)
    TENON_THROW(DeviceError, op, ": expected a device, got ", value);
  else
    TENON_THROW(TypeError, op, ": expected a layout or memory format, got ", value);
}

/// DTypeError, DeviceError or TypeError, naming the operator, unless each argument is an enumerator
/// or absent. From here on tables may be indexed by them.
template <Enumerated T>
void check_enumerator(std::string_view op, T value) {
  bool valid = false;
  if constexpr (std::is_same_v<T, Device>)
    valid = is_enumerator(value.type());
  else
    valid = is_enumerator(value);
  if (!valid) [[unlikely]]
    fail_enumerator(op, value);
}
template <Enumerated T>
void check_enumerator(std::string_view op, const std::optional<T>& value) {
  if (value) check_enumerator(op, *value);
}
template <class... Arguments>
void check_enumerators(std::string_view op, const Arguments&... arguments) {
  (check_enumerator(op, arguments), ...);
}

}  // namespace tenon

#pragma once

#include <cstdint>
#include <iosfwd>

#include "tenon/base/export.h"

namespace tenon {

/// How elements are addressed. Strided is the only one that Tenon has.
enum class TENON_API Layout : uint8_t {
  kStrided,

  // libtorch's names.
  Strided = kStrided,
};
inline constexpr Layout kStrided = Layout::kStrided;

/// The order of strides of a new tensor: row-major, that of the argument, or channels innermost.
enum class TENON_API MemoryFormat : uint8_t { Contiguous, Preserve, ChannelsLast };

/// Whether a value is an enumerator, not a number that was cast.
constexpr bool is_enumerator(Layout layout) {
  return layout == Layout::kStrided;
}
constexpr bool is_enumerator(MemoryFormat format) {
  return format <= MemoryFormat::ChannelsLast;
}

TENON_API std::ostream& operator<<(std::ostream& out, Layout layout);
TENON_API std::ostream& operator<<(std::ostream& out, MemoryFormat format);

}  // namespace tenon

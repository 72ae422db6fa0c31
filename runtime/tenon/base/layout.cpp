#include "tenon/base/layout.h"

#include <ostream>

namespace tenon {

std::ostream& operator<<(std::ostream& out, Layout layout) {
  if (is_enumerator(layout)) return out << "strided";
  return out << "Layout(" << static_cast<int>(layout) << ')';
}

std::ostream& operator<<(std::ostream& out, MemoryFormat format) {
  switch (format) {
    case MemoryFormat::Contiguous:
      return out << "contiguous_format";
    case MemoryFormat::Preserve:
      return out << "preserve_format";
    case MemoryFormat::ChannelsLast:
      return out << "channels_last";
  }
  return out << "MemoryFormat(" << static_cast<int>(format) << ')';
}

}  // namespace tenon

#include "tenon/base/layout.h"

#include <ostream>

namespace tenon {

std::ostream& operator<<(std::ostream& out, Layout) {
  return out << "strided";
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
  return out;
}

}  // namespace tenon

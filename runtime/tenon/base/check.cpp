#include "tenon/base/check.h"

#include <new>

namespace tenon::detail {

std::string message_in(std::ostringstream&& stream) try {
  if (stream.bad()) throw std::bad_alloc();
  return std::move(stream).str();
} catch (const std::bad_alloc&) {
  throw OutOfMemoryError("out of memory");  // short enough to lie within the string
}

}  // namespace tenon::detail

#include "tenon/base/check.h"

#include <new>

namespace tenon::detail {

void print_text(std::ostream& stream, const void* text) {
  stream << static_cast<const char*>(text);
}

std::string message_of(const MessagePart* parts, size_t count) try {
  std::ostringstream stream;
  stream << std::boolalpha;
  for (size_t i = 0; i < count; ++i) parts[i].print(stream, parts[i].value);
  // A stream leaves out what it has no memory for, without a word.
  if (stream.bad()) throw std::bad_alloc();
  return std::move(stream).str();
} catch (const std::bad_alloc&) {
  throw OutOfMemoryError("out of memory");  // short enough to lie within the string
}

}  // namespace tenon::detail

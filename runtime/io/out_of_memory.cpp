#include "tenon/io/out_of_memory.h"

#include <string>

#include "tenon/base/error.h"

namespace tenon::io {

void fail_out_of_memory(const char* op) {
  std::string message;
  try {
    message.append(op).append(": out of memory");
  } catch (const std::bad_alloc&) {
    message = "out of memory";  // short enough to lie within the string
  }
  throw OutOfMemoryError(std::move(message));
}

}  // namespace tenon::io

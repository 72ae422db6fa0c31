#pragma once

#include <new>
#include <utility>

#include "tenon/base/export.h"

namespace tenon::io {

/// OutOfMemoryError, also where there is no memory for its message.
[[noreturn]] TENON_COLD void fail_out_of_memory(const char* op);

/// Calls `body`; where memory for what it needs beside tensors cannot be had, that is an
/// OutOfMemoryError too.
template <class Body>
decltype(auto) reporting_out_of_memory(const char* op, Body&& body) {
  try {
    return std::forward<Body>(body)();
  } catch (const std::bad_alloc&) {
    fail_out_of_memory(op);
  }
}

}  // namespace tenon::io

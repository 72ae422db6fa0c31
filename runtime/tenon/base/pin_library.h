#pragma once

#include <initializer_list>

#include "tenon/base/export.h"

namespace tenon {

/// Keeps the shared libraries that hold these addresses loaded until the program ends, whatever is
/// closed: for who keeps pointers into them. Addresses in no library, null among them, are skipped.
/// Takes the dynamic linker's lock the first time for a library, so no lock may be held around it.
TENON_API void pin_libraries(std::initializer_list<const void*> addresses) noexcept;

}  // namespace tenon

#pragma once

#include <initializer_list>
#include <string>

#include "tenon/base/export.h"

namespace tenon {

/// Keeps the shared libraries that hold these addresses loaded until the program ends, whatever is
/// closed: for who keeps pointers into them. Addresses in no library, null among them, are skipped.
/// Takes the dynamic linker's lock the first time for a library, so no lock may be held around it.
TENON_API void pin_libraries(std::initializer_list<const void*> addresses) noexcept;

/// The shared library, or program, that holds an address, as something to compare; null for none.
const void* shared_library_of(const void* address) noexcept;
/// Whether the dynamic linker asks the first of two shared libraries for a symbol before the
/// second: the program comes first, then what it links, in that order, then what is loaded. Neither
/// may be unloaded meanwhile.
bool precedes(const void* shared_library, const void* other) noexcept;
/// The file of the library that holds an address; "the program" for that itself.
std::string shared_library_file(const void* address);

}  // namespace tenon

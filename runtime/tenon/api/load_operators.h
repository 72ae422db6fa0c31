#pragma once

#include <string>

#include "tenon/base/export.h"

namespace tenon {

/// Loads a shared library of operators, which can be called when this returns; it stays loaded
/// until the program ends. A path without `/` that is no file is looked for as dlopen does.
///
/// Errors: InputError for what the dynamic linker does not load, with its words: what is no
/// library, or was built for another ABI of Tenon; ValueError for no path, for a library that is
/// loaded already, if only by another thread meanwhile, for one without operators, and where an
/// operator of one of the names is registered already. None of the library's operators is
/// registered then. Safe from any thread.
TENON_API void load_operators(const std::string& path);

}  // namespace tenon

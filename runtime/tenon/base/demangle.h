#pragma once

#include <string>

namespace tenon {

/// The C++ name that a symbol or `std::type_info::name()` stands for; `symbol` when it is none.
std::string demangled(const char* symbol);

}  // namespace tenon

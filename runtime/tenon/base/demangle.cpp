#include "tenon/base/demangle.h"

#include <cxxabi.h>

#include <cstdlib>
#include <memory>

namespace tenon {

std::string demangled(const char* symbol) {
  const std::unique_ptr<char, void (*)(void*)> name(
      abi::__cxa_demangle(symbol, nullptr, nullptr, nullptr), std::free);
  return name ? name.get() : symbol;
}

}  // namespace tenon

#include <string>

#include "targets.h"
#include "tenon/base/error.h"
#include "tenon/dispatch/schema_parser.h"

namespace tenon::fuzz {

int fuzz_schema(const uint8_t* data, size_t size) {
  try {
    const auto parsed = ParsedSchema::parse({reinterpret_cast<const char*>(data), size});
    std::string types;
    for (const ArgumentSchema& argument : parsed->schema().arguments) types += type_text(argument);
    for (const ArgumentSchema& result : parsed->schema().returns) types += type_text(result);
    return 1;
  } catch (const ValueError&) {
    return 0;
  }
}

}  // namespace tenon::fuzz

#include <cstdlib>
#include <string>

#include "targets.h"
#include "tools/tenon/program/program_parser.h"

namespace tenon::fuzz {

int fuzz_program(const uint8_t* data, size_t size) {
  tools::Diagnostics diagnostics("file");
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto root = tools::parse_yaml(text, diagnostics);
  const auto program = root ? tools::parse_program(*root, diagnostics) : std::nullopt;
  if (program.has_value() == !diagnostics.messages().empty()) std::abort();
  return program ? 1 : 0;
}

}  // namespace tenon::fuzz

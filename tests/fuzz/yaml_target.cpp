#include <cstdlib>
#include <string>

#include "targets.h"
#include "tools/tenon/common/yaml_tree.h"

namespace tenon::fuzz {

int fuzz_yaml(const uint8_t* data, size_t size) {
  tools::Diagnostics diagnostics("file");
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto root = tools::parse_yaml(text, diagnostics);
  if (root.has_value() == !diagnostics.messages().empty()) std::abort();
  return root ? 1 : 0;
}

}  // namespace tenon::fuzz

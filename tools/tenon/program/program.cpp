#include "tools/tenon/program/program.h"

namespace tenon::tools {
namespace {

std::string counted(size_t count, const char* what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

}  // namespace

std::string miscounted(size_t results, const Targets& to) {
  return "it has " + counted(results, "result") + ", 'to' has " + counted(to.names.size(), "name");
}

}  // namespace tenon::tools

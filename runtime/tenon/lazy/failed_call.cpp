#include "tenon/lazy/failed_call.h"

#include <sstream>
#include <string>
#include <utility>

#include "tenon/base/check.h"

namespace tenon::lazy {
namespace {

std::string call_of(const Node& node) {
  std::ostringstream text;
  text << node.op().name() << '(';
  const char* separator = "";
  for_each_use(node.arguments(), [&](const Use& use) {
    const TensorBase& geometry = use.node().result(use.result()).geometry;
    text << std::exchange(separator, ", ") << geometry.dtype() << geometry.sizes();
  });
  text << ')';
  return std::move(text).str();
}

}  // namespace

void add_call(Error& error, const Node& node) {
  error.add_context(
      detail::concatenate("; made by call ", node.number(), " on lazy, ", call_of(node)));
}

}  // namespace tenon::lazy

// What the checks of every operator call.

#include <catch2/catch.hpp>

#include <set>

#include "tests/support/samples.h"
#include "tools/promises/variants.h"

namespace tenon::test {
namespace {

TEST_CASE("every operator has a sample") {
  std::set<std::string> covered;
  for (const Sample& sample : all_samples()) {
    const OperatorEntry& op = Dispatcher::instance().get(sample.op);
    covered.insert(sample.op);
    for (const OperatorKind kind : {OperatorKind::kInplace, OperatorKind::kOut}) {
      if (const OperatorEntry* other = tools::variant_of(op, kind))
        covered.insert(std::string(other->schema().name));
    }
  }
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    const std::string name(op->schema().name);
    if (name.find("::") != std::string::npos) continue;
    INFO(name << ": add a sample to tests/conformance/" << op->schema().category << ".cpp");
    CHECK(covered.count(name) == 1);
  }
}

}  // namespace
}  // namespace tenon::test

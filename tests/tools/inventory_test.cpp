#include "tools/tenon/registry/inventory.h"
#include "tools/tenon/registry/ops.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdio>
#include <sstream>

namespace tenon::tools {
namespace {

const OperatorEntry* registered(std::string_view name) {
  const Operators all = Dispatcher::instance().operators();
  const auto found =
      std::ranges::find_if(all, [&](const OperatorEntry* op) { return op->schema().name == name; });
  return found == all.end() ? nullptr : *found;
}

TEST_CASE("the operators of Core ATen are there, by their exact schemas", "[tools]") {
  size_t core = 0, there = 0;
  for (const KnownOperator& each : known_operators()) {
    if (!each.is_core) continue;
    ++core;
    const OperatorEntry* const op = registered(each.name);
    INFO(each.schema);
    CHECK(op != nullptr);
    if (op == nullptr) continue;
    ++there;
    CHECK(plain_schema(op->schema().text) == plain_schema(each.schema));
  }
  CHECK(core == 193);
  std::printf("Core ATen: %zu of %zu\n", there, core);
}

TEST_CASE("known operators are told apart by their names", "[tools]") {
  const std::vector<KnownOperator>& known = known_operators();
  CHECK(known.size() > 500);
  CHECK(std::ranges::adjacent_find(known, [](const KnownOperator& a, const KnownOperator& b) {
          return a.name >= b.name;
        }) == known.end());
}

TEST_CASE("what is missing is listed by pattern, and counted", "[tools]") {
  const auto missing = [](const Operators& operators, std::string_view pattern) {
    std::ostringstream out;
    print_missing(operators, pattern, out);
    return out.str();
  };
  const Operators all = Dispatcher::instance().operators();
  CHECK(missing({}, "mm").find("core  mm(Tensor self, Tensor mat2) -> Tensor\n") !=
        std::string::npos);
  const std::string total = " of " + std::to_string(known_operators().size());
  CHECK(missing(all, "softmax").starts_with("0" + total + " known operators are missing"));
  CHECK(missing({}, "mm").ends_with("of Core ATen 0 of 193 are there\n"));
}

TEST_CASE("what is missing is asked for by a pattern, and nothing else", "[tools]") {
  const auto exit_code = [](const OpsOptions& options) {
    std::ostringstream out, err;
    const int code = ops(options, out, err);
    CHECK((code == 2) == out.str().empty());
    CHECK((code == 0) == err.str().empty());
    return code;
  };
  CHECK(exit_code({.pattern = "mm", .missing = true}) == 0);
  CHECK(exit_code({.pattern = "no_such_operator", .missing = true}) == 1);
  CHECK(exit_code({.category = "view", .missing = true}) == 2);
  CHECK(exit_code({.kind = "view", .missing = true}) == 2);
  CHECK(exit_code({.json = true, .missing = true}) == 2);
  CHECK(exit_code({.cards = true, .missing = true}) == 2);
  CHECK(exit_code({.missing = true, .manifest = "other.yaml"}) == 2);
}

}  // namespace
}  // namespace tenon::tools

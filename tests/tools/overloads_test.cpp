#include "tools/tenon/program/overloads.h"

#include <catch2/catch.hpp>

#include "tenon/api/library.h"

namespace tenon::tools {
namespace {

TENON_LIBRARY(tools_test, m) {
  m.def("pick.number(Tensor self, float n) -> Tensor");
  m.def("pick.whole(Tensor self, int n) -> Tensor");
  m.def("twin.a(Tensor self, int n=1) -> Tensor");
  m.def("twin.b(Tensor self, int m=2) -> Tensor");
  m.def("gaps(Tensor?[] list, bool[3] mask, int[2] pair) -> Tensor");
}

/// Resolves `{op: …, args: …}` where x is a tensor, n an int and p a list of tensors.
struct Resolved {
  explicit Resolved(const std::string& step) {
    Diagnostics diagnostics("p.yaml");
    const auto node = parse_yaml(step, diagnostics);
    Scope scope;
    scope.set("x", ArgumentSchema{.type = ArgumentType::kTensor});
    scope.set("n", ArgumentSchema{.type = ArgumentType::kInteger});
    scope.set("p", ArgumentSchema{.type = ArgumentType::kTensor, .list = true});
    std::vector<Problem> problems;
    call = resolve_call(*node->find("op"), node->find("args"), scope, problems);
    CHECK(call.has_value() == problems.empty());
    for (const Problem& problem : problems) messages.push_back(problem.message);
  }
  std::string_view name() const { return call ? call->op->schema().name : ""; }
  template <class T>
  const T& value(size_t index) const {
    return std::get<Value>(call->operands.at(index)).get<T>();
  }

  std::optional<ResolvedCall> call;
  std::vector<std::string> messages;
};

TEST_CASE("the overload that needs the fewest conversions is chosen", "[tools]") {
  CHECK(Resolved("{op: 'tools_test::pick', args: [x, 1]}").name() == "tools_test::pick.whole");
  CHECK(Resolved("{op: 'tools_test::pick', args: [x, 1.5]}").name() == "tools_test::pick.number");
  CHECK(Resolved("{op: 'tools_test::pick', args: [x, n]}").name() == "tools_test::pick.whole");
  CHECK(Resolved("{op: 'tools_test::pick.number', args: [x, 1]}").value<double>(1) == 1.0);
}

TEST_CASE("overloads that fit equally well are listed, and told apart by a name", "[tools]") {
  CHECK(Resolved("{op: 'tools_test::twin', args: x}").messages ==
        std::vector<std::string>{"several overloads take these arguments; choose one of "
                                 "tools_test::twin.a, tools_test::twin.b"});
  CHECK(Resolved("{op: 'tools_test::twin', args: {self: x, m: 3}}").name() == "tools_test::twin.b");
}

TEST_CASE("an operator's whole name wins over its overloads", "[tools]") {
  CHECK(Resolved("{op: sum, args: x}").name() == "sum");
  CHECK(Resolved("{op: sum, args: [x, 0]}").name() == "sum.dim_IntList");
  CHECK(Resolved("{op: mm, args: [x, x]}").name() == "mm");
  CHECK(Resolved("{op: mm, args: [x, x, {out: x}]}").name() == "mm.out");
}

TEST_CASE("lists are read element by element", "[tools]") {
  const Resolved gaps("{op: 'tools_test::gaps', args: [[x, None], [true, false, true], 4]}");
  REQUIRE(gaps.call);
  CHECK(std::get<VariableList>(gaps.call->operands[0]).names == std::vector<std::string>{"x", ""});
  CHECK(gaps.value<std::vector<bool>>(1) == std::vector<bool>{true, false, true});
  CHECK(gaps.value<std::vector<int64_t>>(2) == std::vector<int64_t>{4, 4});
  const Resolved whole("{op: cat, args: [p, 1]}");
  REQUIRE(whole.call);
  CHECK(std::get<Variable>(whole.call->operands[0]).name == "p");
}

TEST_CASE("defaults fill what is not given", "[tools]") {
  const Resolved gelu("{op: gelu, args: x}");
  REQUIRE(gelu.call);
  CHECK(gelu.value<std::string>(1) == "none");
}

}  // namespace
}  // namespace tenon::tools

// `tenon explain --functionalize`.

#include <catch2/catch.hpp>
#include <string>

#include "tenon/dispatch/dispatcher.h"
#include "tests/tools/printed.h"
#include "tools/tenon/explain/explain.h"

namespace tenon::tools {
namespace {

using Catch::Matchers::Contains;
using test::Printed;

Printed print_explanation(const ExplainOptions& options) {
  return test::printed(&explain, options);
}

TEST_CASE("what the functionalization pass makes of an in-place operator is explained") {
  const Printed printed = print_explanation({.op = "add_.Tensor", .functionalize = true});
  CHECK(printed.exit_code == 0);
  CHECK(printed.out ==
        R"(add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
mutations are taken out
  the call      add.Tensor
  reading self  no operator
                self has another value; the old one is as it was
mutations and views are taken out
  the call      add.Tensor
  reading self  no operator
                self has another value; the old one is as it was
traced
  graph(%0: float32[2, 3], %1: float32[2, 3])
    %2 = add.Tensor(%0, %1): float32[2, 3]
    write %2 to %0
    return %0
)");
}

TEST_CASE("what the functionalization pass makes of a view is explained, at each depth") {
  const Printed printed =
      print_explanation({.op = "select", .arguments = {{"dim", "1"}}, .functionalize = true});
  CHECK(printed.out == R"(select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
mutations are taken out
  the call           no operator
  reading the view   select.int
  filling the view   fill.Scalar
  reading self then  select_inverse.int (select_scatter)
mutations and views are taken out
  the call           no operator
  reading the view   select_copy.int
  filling the view   fill.Scalar
  reading self then  select_inverse.int (select_scatter)
traced
  graph(%0: float32[2, 3])
    %1 = select_copy.int(%0, 1, 0): float32[2]
    %2 = fill.Scalar(%1, 0): float32[2]
    %3 = select_scatter(%0, %2, 1, 0): float32[2, 3]
    write %3 to %0
    return %2
)");
}

TEST_CASE("what cannot be functionalized as asked is explained with the reason") {
  const Printed item = print_explanation({.op = "item", .functionalize = true});
  CHECK(item.exit_code == 0);
  CHECK_THAT(item.out, Contains("traced\n  item: a traced tensor has no elements to read"));
  const Printed state = print_explanation(
      {.op = "exp", .arguments = {{"self", "requires_grad"}}, .functionalize = true});
  CHECK(state.exit_code == 2);
  CHECK_THAT(state.err, Contains("exp: expected normal tensors with --functionalize, got "
                                 "requires_grad"));
}

TEST_CASE("every operator is explained as the functionalization pass sees it", "[tools]") {
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    if (op->schema().category == "user" || op->schema().kind == OperatorKind::kOut) continue;
    const Printed printed =
        print_explanation({.op = std::string(op->name()), .functionalize = true});
    INFO(op->name() << '\n' << printed.out << printed.err);
    CHECK(printed.exit_code == 0);
  }
}

}  // namespace
}  // namespace tenon::tools

#include "tools/tenon/explain.h"

#include <catch2/catch.hpp>
#include <sstream>

#include "tests/tools/printed.h"

namespace tenon::tools {
namespace {

using test::Printed;

Printed print_explanation(const ExplainOptions& options) {
  return test::printed(&explain, options);
}

TEST_CASE("a call is explained: arguments, kernels, result, specification") {
  const Printed printed =
      print_explanation({.op = "add_",
                         .mode = Mode::kInference,
                         .arguments = {{"self", "normal"}, {"other", "inference:3"}}});
  CHECK(printed.exit_code == 0);
  CHECK(printed.out ==
        R"(add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
called in inference mode with
  self   normal, float32 [2, 3]
  other  inference, float32 [3]
  alpha  1
goes through
  InplaceOrView  generated/inplace_or_view/pointwise_binary.cpp
    CPU          generated/backend/pointwise_binary.cpp
comes out
  itself, version + 1
specified
  inference, self normal, in-place, out=: itself, version + 1 ✓
)");
}

TEST_CASE("an error is explained with its message") {
  const Printed printed = print_explanation(
      {.op = "mul", .arguments = {{"self", "requires_grad"}, {"other", "inference"}}});
  CHECK(printed.exit_code == 0);
  CHECK(printed.out.find("comes out\n"
                         "  InferenceModeError\n"
                         "  mul.Tensor: argument other of sizes [2, 3] is an inference tensor, "
                         "which cannot be saved for backward; clone it outside InferenceMode to "
                         "get a normal tensor that can\n"
                         "specified\n"
                         "  normal, mixed, one requires grad, functional: normal tensor with "
                         "history, unless an inference tensor is saved ✓\n") != std::string::npos);
}

TEST_CASE("the calls of a composite operator and the keys that fall through are shown") {
  const Printed printed = print_explanation({.op = "linear"});
  CHECK(printed.out.find("    mm CPU ") != std::string::npos);
  CHECK(printed.out.find("falls through: InplaceOrView") != std::string::npos);
}

TEST_CASE("the strict policy is explained, and does not stay") {
  const Printed printed = print_explanation(
      {.op = "view", .policy = InferencePolicy::Strict, .arguments = {{"self", "inference"}}});
  CHECK(printed.out.find("no kernel") != std::string::npos);
  CHECK(printed.out.find("error: no view outside inference mode ✓") != std::string::npos);
  CHECK(inference_policy() == InferencePolicy::Standard);
}

TEST_CASE("wrong arguments are refused with the way out") {
  const auto error_of = [](const char* op, StatedArguments arguments) {
    const Printed printed = print_explanation({.op = op, .arguments = std::move(arguments)});
    CHECK(printed.exit_code == 2);
    CHECK(printed.out.empty());
    return printed.err;
  };
  CHECK(error_of("addd", {}) ==
        "tenon explain: addd: no operator is called that (did you mean 'add' or 'add_'?)\n");
  CHECK(error_of("relu", {{"slef", "normal"}}) ==
        "tenon explain: relu: no argument is called 'slef' (did you mean 'self'?)\n");
  CHECK(error_of("relu", {{"self", "inferense"}}) ==
        "tenon explain: self: expected normal, requires_grad, inference or inference_leaf, got "
        "'inferense' (did you mean 'inference'?)\n");
  CHECK(error_of("relu", {{"self", "normal:2y3"}}) ==
        "tenon explain: self: expected sizes such as 2x3, got '2y3'\n");
  CHECK(error_of("select.int", {{"dim", "x"}}).starts_with("tenon explain: dim: "));
  CHECK(error_of("view", {{"self", "normal:2x3"}, {"size", "[4]"}}) ==
        "tenon explain: view: no arguments are found with which the operator succeeds; give them, "
        "as --self normal:2x3\n");
}

TEST_CASE("arguments stand on a command line as options") {
  CHECK(stated_arguments({"--self", "normal", "--dim=1"}) ==
        StatedArguments{{"self", "normal"}, {"dim", "1"}});
  CHECK_THROWS_WITH(stated_arguments({"self"}),
                    "expected --NAME VALUE for an argument of the operator, got 'self'");
  CHECK_THROWS_WITH(stated_arguments({"--self"}),
                    "self: expected a value after --self, got nothing");
}

}  // namespace
}  // namespace tenon::tools

#include "tools/tenon/explain/explain.h"

#include <catch2/catch.hpp>
#include <sstream>

#include "tests/tools/printed.h"

namespace tenon::tools {
namespace {

using Catch::Matchers::Contains;
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
  CHECK(test::without_shards(printed.out) ==
        R"(add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
called in inference mode with
  self   normal, float32 [2, 3]
  other  inference, float32 [3]
  alpha  1
goes through
  InplaceOrView  tenon/generated/inplace_or_view/pointwise_binary.cpp
    CPU          tenon/generated/backend/pointwise_binary.cpp
comes out
  itself, version + 1
specified
  inference, self normal, in-place, out=: itself, version + 1 ✓
)");
}

TEST_CASE("a view made inside and modified outside is explained, and its use") {
  const Printed modified =
      print_explanation({.op = "mul_.Scalar", .arguments = {{"self", "view_made_inside"}}});
  CHECK(modified.exit_code == 0);
  CHECK_THAT(modified.out,
             Contains("self   normal view made in inference mode of what has history, float32 [2, "
                      "3]\n") &&
                 Contains("  AutogradError\n  mul_.Scalar: a view of sizes [2, 3] that was made in "
                          "inference mode is modified in place") &&
                 Contains("how the view was made is not recorded ✓"));
  const Printed used =
      print_explanation({.op = "exp", .arguments = {{"self", "view_made_inside"}}});
  CHECK(used.exit_code == 0);
  CHECK_THAT(used.out, Contains("  normal tensor, with history\nspecified\n") &&
                           Contains("functional: normal tensor with history ✓"));
}

TEST_CASE("a tensor with history is explained in each mode") {
  const Printed normal = print_explanation({.op = "exp", .arguments = {{"self", "history"}}});
  CHECK_THAT(normal.out, Contains("self  normal, with history, float32 [2, 3]\n") &&
                             Contains("  normal tensor, with history\n"));
  const Printed inside = print_explanation(
      {.op = "exp", .mode = Mode::kInference, .arguments = {{"self", "history"}}});
  CHECK(inside.exit_code == 0);
  CHECK_THAT(inside.out, Contains("some normal, functional: inference tensor ✓"));
}

TEST_CASE("detach and mixed views are explained as they are specified") {
  const Printed detach = print_explanation(
      {.op = "detach", .mode = Mode::kInference, .arguments = {{"self", "normal"}}});
  CHECK(detach.exit_code == 0);
  CHECK_THAT(detach.out,
             Contains("comes out\n  normal tensor\nspecified\n  inference, self normal, "
                      "detach: normal tensor, version shared, no view ✓\n"));
  const StatedArguments mixed = {{"self", "normal"}, {"other", "inference"}};
  const Printed standard = print_explanation({.op = "view_as", .arguments = mixed});
  CHECK(standard.exit_code == 0);
  CHECK_THAT(standard.out,
             Contains("the same, none requires grad, view: normal view, version shared ✓"));
  const Printed strict =
      print_explanation({.op = "view_as", .policy = InferencePolicy::Strict, .arguments = mixed});
  CHECK(strict.exit_code == 0);
  CHECK_THAT(strict.out,
             Contains("view_as: argument other of sizes [2, 3] is an inference tensor and another "
                      "argument is a normal one") &&
                 Contains("none requires grad, view: error: no mixing outside inference mode ✓"));
}

Printed explain_marking(Mode mode, const StatedArguments& arguments) {
  return print_explanation({.op = "set_requires_grad", .mode = mode, .arguments = arguments});
}

TEST_CASE("set_requires_grad is explained though it is no operator") {
  const Printed outside = explain_marking(Mode::kNormal, {{"self", "inference"}});
  CHECK(outside.exit_code == 0);
  CHECK_THAT(outside.out,
             Contains("  InferenceModeError\n  set_requires_grad: an inference tensor of "
                      "sizes [2, 3] cannot start to require grad outside") &&
                 Contains("✓"));
  const Printed aliased =
      explain_marking(Mode::kInference, {{"self", "inference"}, {"aliases", "2"}});
  CHECK(aliased.exit_code == 0);
  CHECK_THAT(aliased.out, Contains("shares its data with 2 other tensors"));
  CHECK_THAT(explain_marking(Mode::kInference, {{"self", "inference"}}).out,
             Contains("  itself, inference, requires grad\n"));
  CHECK_THAT(explain_marking(Mode::kNormal, {{"self", "history"}, {"requires_grad", "false"}}).out,
             Contains("  AutogradError\n") && Contains("✓"));
  for (const std::string_view state : state_names()) {
    for (const Mode mode : {Mode::kNormal, Mode::kNoGrad, Mode::kInference}) {
      for (const char* value : {"true", "false"}) {
        for (const char* aliases : {"0", "1"}) {
          const Printed printed = explain_marking(
              mode, {{"self", std::string(state)}, {"requires_grad", value}, {"aliases", aliases}});
          INFO(printed.out);
          CHECK(printed.exit_code == 0);
        }
      }
    }
  }
  CHECK(explain_marking(Mode::kNormal, {{"other", "normal"}}).exit_code == 2);
  CHECK(explain_marking(Mode::kNormal, {{"aliases", "many"}}).exit_code == 2);
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

TEST_CASE("of several overloads the one that a compiler would choose is explained") {
  const auto chosen = [](std::string_view op, StatedArguments arguments) {
    const Printed printed =
        print_explanation({.op = std::string(op), .arguments = std::move(arguments)});
    return printed.exit_code == 0 ? printed.out.substr(0, printed.out.find('(')) : printed.err;
  };
  CHECK(chosen("add", {{"other", "2"}}) == "add.Scalar");
  CHECK(chosen("add", {{"other", "normal"}}) == "add.Tensor");
  CHECK(chosen("add", {{"alpha", "2"}}) == "add.Tensor");
  CHECK(chosen("add", {}) == "add.Tensor");
  CHECK(chosen("var", {{"dim", "0"}}) == "var.correction");
  CHECK(chosen("linalg_pinv", {}) == "linalg_pinv.atol_rtol_tensor");
  CHECK(chosen("var", {{"dim", "0"}, {"unbiased", "true"}}) == "var.dim");
  CHECK(chosen("to", {{"dtype", "int64"}}) == "to.dtype");
  CHECK(chosen("to", {{"dtype", "int64"}, {"device", "cpu"}}) == "to.device");
  CHECK_THAT(chosen("to", {}), Contains("to: several operators are called that; choose one of "));
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
        "tenon explain: self: expected normal, requires_grad, inference, inference_leaf, history "
        "or view_made_inside, got "
        "'inferense' (did you mean 'inference'?)\n");
  CHECK(error_of("relu", {{"self", "normal:2y3"}}) ==
        "tenon explain: self: expected sizes such as 2x3, got '2y3'\n");
  CHECK(error_of("select.int", {{"dim", "x"}}).starts_with("tenon explain: dim: "));
  CHECK(error_of("view", {{"self", "normal"}, {"size", "[4, 5]"}}) ==
        "tenon explain: view: no arguments are found with which the operator succeeds; give them, "
        "as --self normal:2x3\n");
  CHECK(error_of("select.int", {{"self", "normal:2x3"}, {"dim", "2"}, {"index", "0"}}) ==
        "tenon explain: select: expected a dimension in [-2, 1], got 2\n");
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

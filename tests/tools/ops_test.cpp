#include "tools/tenon/registry/ops.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/support/temporary_folder.h"
#include "tests/tools/printed.h"
#include "tools/tenon/registry/derivatives.h"
#include "tools/tenon/registry/ops_listing.h"

namespace tenon::tools {
namespace {

/// The card of an operator that is the only one of a manifest.
std::string card(std::string_view name, const std::string& manifest) {
  Diagnostics diagnostics("manifest.yaml");
  const auto root = parse_yaml(manifest, diagnostics);
  REQUIRE(root);
  const auto operators = read_manifest(*root, diagnostics);
  REQUIRE(operators);
  std::ostringstream out;
  print_card(Dispatcher::instance().get(name), *operators, Style(), out);
  return test::without_shards(out.str());
}

using test::Printed;

Printed listing(const OpsOptions& options) {
  return test::printed(&ops, options);
}

TEST_CASE("the card of a view shows its inverse and its tracking kernel", "[tools]") {
  CHECK(card("transpose.int", "- {name: transpose.int, schema: anything}") ==
        R"(transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
  self with two dimensions swapped.
  kind         view
  category     view
  kernels      CPU Meta  from tenon/generated/backend/view.cpp
               InplaceOrView  from tenon/generated/inplace_or_view/view.cpp
               Autograd  from tenon/generated/autograd/view.cpp
  derivatives  self: grad.transpose(dim0, dim1)
  inverse      mutated_view.transpose(dim0, dim1)
)");
}

TEST_CASE("the card of an in-place operator says what it is derived from", "[tools]") {
  CHECK(card("relu_", "- {name: relu_, schema: anything, variant: in-place, of: relu}") ==
        R"(relu_(Tensor(a!) self) -> Tensor(a!)
  Each element, or 0 if that is negative.
  kind         inplace
  category     activation
  kernels      CPU Meta  from tenon/generated/backend/activation.cpp
               InplaceOrView  from tenon/generated/inplace_or_view/activation.cpp
               Autograd  from tenon/generated/autograd/activation.cpp
  derivatives  self: threshold_backward(grad, result, 0)
  derived      the in-place variant of relu
)");
}

TEST_CASE("the card of an operator has a line for each formula", "[tools]") {
  CHECK(card("_atan_grad_self", "[]") ==
        R"(_atan_grad_self(Tensor grad_output, Tensor self) -> Tensor
  The gradient of atan for self.
  kind         functional
  category     pointwise_unary
  kernels      CPU Meta  from tenon/generated/backend/pointwise_unary.cpp
               Autograd  from tenon/generated/autograd/pointwise_unary.cpp
  derivatives  grad_output: _atan_grad_self(grad, self)
               self: _atan_grad_self_grad_self(grad, grad_output, self, -2)
)");
}

TEST_CASE("the card of a composite has one kernel for every backend, and no formula", "[tools]") {
  CHECK(card("softmax.int", "[]") ==
        R"(softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
  Exponentials divided by their sum over a dimension.
  kind      functional, composite
  category  activation
  kernels   every backend  from tenon/generated/backend/activation.cpp
)");
}

TEST_CASE("the card of an operator that takes random numbers says so", "[tools]") {
  CHECK_THAT(card("randperm", "[]"),
             Catch::Contains("\n  random    equal seeds give equal results\n"));
  CHECK(card("relu", "[]").find("random") == std::string::npos);
}

TEST_CASE("the card of an operator that reads no element of self says so", "[tools]") {
  CHECK_THAT(card("zeros_like", "[]"), Catch::Contains("\n  reads     no element of self\n"));
  CHECK(card("relu", "[]").find("reads") == std::string::npos);
}

TEST_CASE("many operators are listed one a line, few as cards", "[tools]") {
  OpsOptions options;
  options.pattern = "relu*";
  options.kind = "inplace";
  CHECK(listing(options).out.starts_with("relu_(Tensor(a!) self) -> Tensor(a!)\n"));
  options.kind = "";
  options.category = "comparison";
  options.pattern = "";
  const Printed lines = listing(options);
  CHECK(lines.exit_code == 0);
  CHECK(lines.out.starts_with("operator "));
  CHECK(lines.out.find("\neq.Tensor ") != std::string::npos);
  CHECK(lines.out.find("mm") == std::string::npos);
  options.cards = true;
  CHECK(listing(options).out.find("\neq.Tensor(Tensor self, Tensor other) -> Tensor\n") !=
        std::string::npos);
}

/// The JSON of one operator.
nlohmann::json json_of(const std::string& name) {
  OpsOptions options;
  options.pattern = name;
  options.json = true;
  const auto list = nlohmann::json::parse(listing(options).out);
  const auto op =
      std::ranges::find_if(list, [&](const auto& each) { return each["name"] == name; });
  REQUIRE(op != list.end());
  return *op;
}

TEST_CASE("the JSON of an operator has its kernels by key and its formulas by argument",
          "[tools]") {
  const nlohmann::json mm = json_of("mm");
  CHECK(mm["schema"] == "mm(Tensor self, Tensor mat2) -> Tensor");
  CHECK_THAT(mm["kernels"]["CPU"].get<std::string>(),
             Catch::StartsWith("tenon/generated/backend/linear_algebra"));
  CHECK(mm["kernels"].contains("AutogradInference"));
  CHECK(mm["derivatives"]["mat2"] == "mm(self.t(), grad)");
}

TEST_CASE("the card of a second gradient says that it is recorded as other operators", "[tools]") {
  CHECK(card("_atan_grad_self_grad_self", "[]").find("functional, recorded as composite\n") !=
        std::string::npos);
}

TEST_CASE("formulas are told with the parts that they name", "[tools]") {
  OperatorSchema schema;
  schema.derivatives = "self: grad / term\n  where term = self * self\nother, third: grad";
  const std::vector<DerivativeText> derivatives = derivatives_of(schema);
  REQUIRE(derivatives.size() == 2);
  CHECK(derivatives[0].formula == "grad / term");
  REQUIRE(derivatives[0].parts.size() == 1);
  CHECK(derivatives[0].parts[0] ==
        std::pair<std::string_view, std::string_view>("term", "self * self"));
  CHECK(derivatives[1].parts.empty());
  CHECK(derivatives_text(derivatives) == schema.derivatives);
}

TEST_CASE("the text of derivatives is that of the registry", "[tools]") {
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    CHECK(derivatives_text(derivatives_of(op->schema())) == op->schema().derivatives);
  }
}

TEST_CASE("what no operator has is an error with the nearest word", "[tools]") {
  OpsOptions options;
  options.pattern = "tranpose";
  Printed result = listing(options);
  CHECK(result.exit_code == 1);
  CHECK(result.err == "tenon ops: no operator matches 'tranpose' (did you mean 'transpose'?)\n");
  options = {};
  options.category = "vew";
  options.kind = "inplac";
  result = listing(options);
  CHECK(result.exit_code == 2);
  CHECK(result.err ==
        "tenon ops: no operator has the category 'vew' (did you mean 'view'?)\n"
        "tenon ops: no operator has the kind 'inplac' (did you mean 'inplace'?)\n");
  options = {};
  options.manifest = "/nonexistent/o.yaml";
  result = listing(options);
  CHECK(result.exit_code == 2);
  CHECK(result.err ==
        "/nonexistent/o.yaml:1: the file cannot be read: No such file or directory\n");
}

}  // namespace
}  // namespace tenon::tools

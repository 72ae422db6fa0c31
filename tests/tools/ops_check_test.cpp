#include "tools/tenon/registry/ops_check.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>

#include "tests/support/temporary_folder.h"
#include "tools/tenon/registry/ops.h"

namespace tenon::tools {
namespace {

using Messages = std::vector<std::string>;

constexpr const char* kRelu = R"yaml(
- {name: relu, schema: "relu(Tensor self) -> Tensor", category: activation,
   derivatives: {self: "threshold_backward(grad, result, 0)"}}
- {name: relu_, schema: "relu_(Tensor(a!) self) -> Tensor(a!)", category: activation,
   derivatives: {self: "threshold_backward(grad, result, 0)"},
   variant: in-place, of: relu}
)yaml";
constexpr const char* kTranspose = R"yaml(
- {name: transpose.int, schema: "transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
   category: view, inverse: "mutated_view.transpose(dim0, dim1)",
   derivatives: {self: "grad.transpose(dim0, dim1)"}}
)yaml";
constexpr const char* kGradient = R"yaml(
- {name: _atan_grad_self, schema: "_atan_grad_self(Tensor grad_output, Tensor self) -> Tensor",
   category: pointwise_unary, derivatives: {grad_output: "_atan_grad_self(grad, self)",
   self: "_atan_grad_self_grad_self(grad, grad_output, self, -2)"}}
)yaml";

const std::string kSeeded = "nondeterministic_seeded";
const std::string kRandperm =
    "randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? "
    "pin_memory=None) -> Tensor";

/// The text with a part of it, which must be there, replaced.
std::string replaced(std::string text, const std::string& part, const std::string& by) {
  const size_t at = text.find(part);
  REQUIRE(at != std::string::npos);
  return text.replace(at, part.size(), by);
}

/// What differs between a manifest and these operators of the registry.
Messages differences(const std::string& text, const std::vector<std::string_view>& names) {
  Diagnostics diagnostics("manifest.yaml");
  const auto root = parse_yaml(text, diagnostics);
  REQUIRE(root);
  const auto manifest = read_manifest(*root, diagnostics);
  if (!manifest) return diagnostics.messages();
  std::vector<const OperatorEntry*> registry;
  for (const std::string_view name : names) registry.push_back(&Dispatcher::instance().get(name));
  check_registry(*manifest, registry, diagnostics);
  return diagnostics.messages();
}

TEST_CASE("an operator and its variants agree with the registry", "[tools]") {
  CHECK(differences(kRelu, {"relu", "relu_"}).empty());
  CHECK(differences(kTranspose, {"transpose.int"}).empty());
  CHECK(differences(kGradient, {"_atan_grad_self"}).empty());
}

TEST_CASE("the whole registry agrees with the manifest", "[tools]") {
  std::ostringstream out, err;
  CHECK(ops({}, out, err) == 0);
  CHECK(err.str().empty());
  CHECK_THAT(out.str(), Catch::Contains("; the registry agrees with manifest.yaml"));
}

TEST_CASE("every part of an operator that differs from the registry is found", "[tools]") {
  SECTION("a schema") {
    CHECK(differences(replaced(kRelu, "relu(Tensor self)", "relu(Tensor self, int n=1)"),
                      {"relu", "relu_"}) ==
          Messages{"manifest.yaml:2: relu: the schema is relu(Tensor self, int n=1) -> Tensor, the "
                   "registry "
                   "has relu(Tensor self) -> Tensor"});
  }
  SECTION("a category") {
    CHECK(
        differences(replaced(kTranspose, "category: view", "category: copy"), {"transpose.int"}) ==
        Messages{"manifest.yaml:2: transpose.int: the category is copy, the registry has view"});
  }
  SECTION("a formula") {
    CHECK(differences(replaced(kTranspose, "grad.transpose(dim0, dim1)", "grad"),
                      {"transpose.int"}) ==
          Messages{
              "manifest.yaml:2: transpose.int: derivatives is self: grad, the registry has self: "
              "grad.transpose(dim0, dim1)"});
  }
  SECTION("a part of a formula") {
    const Messages found = differences(
        replaced(kGradient, "\"_atan_grad_self_grad_self(grad, grad_output, self, -2)\"",
                 "{let: {term: self * self}, value: grad / term}"),
        {"_atan_grad_self"});
    REQUIRE(found.size() == 1);
    CHECK(found[0].find("where term = self * self, the registry has") != std::string::npos);
  }
  SECTION("what is recorded") {
    CHECK(differences(replaced(kGradient, "category: pointwise_unary",
                               "category: pointwise_unary, recorded: grad"),
                      {"_atan_grad_self"}) ==
          Messages{"manifest.yaml:2: _atan_grad_self: what is recorded is as other operators, the "
                   "registry has none"});
  }
  SECTION("a formula too few") {
    CHECK(differences(replaced(kTranspose, "self: \"grad.transpose(dim0, dim1)\"", ""),
                      {"transpose.int"}) ==
          Messages{"manifest.yaml:2: transpose.int: derivatives is none, the registry has self: "
                   "grad.transpose(dim0, dim1)"});
  }
  SECTION("a view's inverse") {
    CHECK(differences(replaced(kTranspose, "mutated_view.transpose(dim0, dim1)", "base"),
                      {"transpose.int"}) ==
          Messages{"manifest.yaml:2: transpose.int: the view inverse is base, the registry has "
                   "mutated_view.transpose(dim0, dim1)"});
  }
}

TEST_CASE("every tag that differs from the registry is found", "[tools]") {
  CHECK(
      differences(replaced(kTranspose, "category: view", "category: view, tags: [" + kSeeded + "]"),
                  {"transpose.int"}) == Messages{"manifest.yaml:2: transpose.int: the tag is " +
                                                 kSeeded + ", the registry has none"});
  CHECK(differences("- {name: randperm, schema: \"" + kRandperm + "\", category: random}\n",
                    {"randperm"}) ==
        Messages{"manifest.yaml:1: randperm: the tag is none, the registry has " + kSeeded});
  CHECK(
      differences(replaced(kTranspose, "category: view", "category: view, tags: [unmarked_alias]"),
                  {"transpose.int"}) ==
      Messages{"manifest.yaml:2: transpose.int: the tag is unmarked_alias, the registry has "
               "none"});
  CHECK(differences(replaced(kTranspose, "category: view", "category: view, tags: [unread_self]"),
                    {"transpose.int"}) ==
        Messages{"manifest.yaml:2: transpose.int: the tag is unread_self, the registry has none"});
}

TEST_CASE("an operator that one of them lacks is found", "[tools]") {
  CHECK(differences(kRelu, {"relu_"}) ==
        Messages{"manifest.yaml:2: relu: the operator is not in the registry"});
  CHECK(differences(kRelu, {"relu"}) ==
        Messages{"manifest.yaml:4: relu: its in-place variant relu_ is not in the registry"});
  CHECK(differences(kRelu, {"relu", "relu_", "relu.out"}) ==
        Messages{
            "manifest.yaml:1: relu.out: no entry defines the registered operator relu.out(Tensor "
            "self, *, Tensor(a!) out) -> Tensor(a!)"});
}

TEST_CASE("a manifest that cannot be read is reported", "[tools]") {
  CHECK(differences(std::string(kTranspose) + kTranspose, {}) ==
        Messages{"manifest.yaml:6: transpose.int stands twice"});
  const std::string bad = "- {category: view}\n";
  CHECK(differences(bad, {}) ==
        Messages{"manifest.yaml:1: the operator has no 'name', or no 'schema'"});
  std::string many;
  for (int i = 0; i < 1000; ++i) many += bad;
  CHECK(differences(many, {}).size() == 100);
  CHECK(differences("name: f\n", {}) == Messages{"manifest.yaml:1: expected a list of operators"});
}

TEST_CASE("a manifest of another library makes the listing fail with its line", "[tools]") {
  std::ifstream file(manifest_path(""));
  const std::string original{std::istreambuf_iterator<char>(file), {}};
  const test::TemporaryFolder folder;
  OpsOptions options;
  options.pattern = "relu_";
  const std::string relu =
      R"-("schema": "relu_(Tensor(a!) self) -> Tensor(a!)", "kind": "inplace", "category": )-";
  options.manifest =
      folder.write("m.yaml", replaced(original, relu + "\"activation\"", relu + "\"loss\""));
  std::ostringstream out, err;
  CHECK(ops(options, out, err) == 1);
  CHECK(err.str() ==
        options.manifest + ":4: relu_: the category is loss, the registry has activation\n");
  CHECK_THAT(out.str(), Catch::Contains("; the registry differs from " + options.manifest));

  options.manifest = folder.write("lies.yaml", "- {name: relu_}\n");
  std::ostringstream nothing, reason;
  CHECK(ops(options, nothing, reason) == 2);
  CHECK(nothing.str().empty());
  CHECK(reason.str() == options.manifest + ":1: the operator has no 'name', or no 'schema'\n");
}

}  // namespace
}  // namespace tenon::tools

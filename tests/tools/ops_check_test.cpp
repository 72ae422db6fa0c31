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

constexpr const char* kRelu =
    "- func: relu(Tensor self) -> Tensor\n"
    "  category: activation\n"
    "  variants: function, method, inplace, out\n"
    "  derivatives:\n"
    "    self: threshold_backward(grad, result, 0)\n";
constexpr const char* kTranspose =
    "- func: transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)\n"
    "  category: view\n"
    "  view: {inverse: 'mutated_view.transpose(dim0, dim1)'}\n"
    "  derivatives:\n"
    "    self: grad.transpose(dim0,dim1)\n";

/// The text with a part of it, which must be there, replaced.
std::string replaced(std::string text, const std::string& part, const std::string& by) {
  const size_t at = text.find(part);
  REQUIRE(at != std::string::npos);
  return text.replace(at, part.size(), by);
}

/// What differs between a text and these operators of the registry.
Messages differences(const std::string& text, const std::vector<std::string_view>& names) {
  Diagnostics diagnostics("ops.yaml");
  const auto root = parse_yaml(text, diagnostics);
  REQUIRE(root);
  std::vector<const OperatorEntry*> registry;
  for (const std::string_view name : names) registry.push_back(&Dispatcher::instance().get(name));
  check_registry(expected_operators(*root, diagnostics), registry, diagnostics);
  return diagnostics.messages();
}

Messages relu_differences(const std::string& part, const std::string& by) {
  return differences(replaced(kRelu, part, by), {"relu", "relu_", "relu.out"});
}

TEST_CASE("an entry and its variants agree with the registry", "[tools]") {
  CHECK(differences(kRelu, {"relu", "relu_", "relu.out"}).empty());
  CHECK(differences(kTranspose, {"transpose.int"}).empty());
}

TEST_CASE("the whole registry agrees with ops.yaml", "[tools]") {
  std::ostringstream out, err;
  CHECK(ops({}, out, err) == 0);
  CHECK(err.str().empty());
  CHECK(out.str().ends_with("the registry agrees with ops.yaml\n"));
}

TEST_CASE("every part of an entry that differs from the registry is found", "[tools]") {
  SECTION("a schema, and those derived from it") {
    CHECK(relu_differences("relu(Tensor self)", "relu(Tensor self, int n=1)") ==
          Messages{
              "ops.yaml:1: relu: the schema is relu(Tensor self, int n=1) -> Tensor, the registry "
              "has relu(Tensor self) -> Tensor",
              "ops.yaml:1: relu.out: the schema is relu.out(Tensor self, int n=1, *, Tensor(a!) "
              "out) -> Tensor(a!), the registry has relu.out(Tensor self, *, Tensor(a!) out) -> "
              "Tensor(a!)",
              "ops.yaml:1: relu_: the schema is relu_(Tensor(a!) self, int n=1) -> Tensor(a!), the "
              "registry has relu_(Tensor(a!) self) -> Tensor(a!)"});
  }
  SECTION("a category") {
    CHECK(differences(replaced(kTranspose, "view\n", "copy\n"), {"transpose.int"}) ==
          Messages{"ops.yaml:1: transpose.int: the category is copy, the registry has view"});
  }
  SECTION("a formula") {
    CHECK(
        differences(replaced(kTranspose, "grad.transpose(dim0,dim1)", "grad"), {"transpose.int"}) ==
        Messages{"ops.yaml:1: transpose.int: derivatives is self: grad, the registry has self: "
                 "grad.transpose(dim0, dim1)"});
  }
  SECTION("a formula too few") {
    const std::string without =
        replaced(kRelu, "  derivatives:\n    self: threshold_backward(grad, result, 0)\n", "");
    CHECK(differences(replaced(without, ", inplace, out", ""), {"relu"}) ==
          Messages{"ops.yaml:1: relu: derivatives is none, the registry has self: "
                   "threshold_backward(grad, result, 0)"});
  }
  SECTION("a view's inverse") {
    CHECK(differences(replaced(kTranspose, "'mutated_view.transpose(dim0, dim1)'", "base"),
                      {"transpose.int"}) ==
          Messages{"ops.yaml:1: transpose.int: the view inverse is base, the registry has "
                   "mutated_view.transpose(dim0, dim1)"});
  }
}

TEST_CASE("an entry, or an operator, that stands alone is found", "[tools]") {
  SECTION("an entry without operator") {
    CHECK(differences(kRelu, {"relu_", "relu.out"}) ==
          Messages{"ops.yaml:1: relu: the operator is not in the registry"});
  }
  SECTION("variants without operator") {
    CHECK(differences(kRelu, {"relu"}) ==
          Messages{"ops.yaml:1: relu: its out variant relu.out is not in the registry",
                   "ops.yaml:1: relu: its in-place variant relu_ is not in the registry"});
  }
  SECTION("an operator without entry") {
    CHECK(relu_differences(", out", "") ==
          Messages{"ops.yaml:1: relu.out: no entry defines the registered operator relu.out(Tensor "
                   "self, *, Tensor(a!) out) -> Tensor(a!)"});
  }
  SECTION("two entries of one operator") {
    CHECK(differences(std::string(kTranspose) + kTranspose, {"transpose.int"}) ==
          Messages{"ops.yaml:6: transpose.int: line 1 defines it already"});
  }
  SECTION("entries that cannot be read") {
    CHECK(differences("- category: view\n", {}) == Messages{"ops.yaml:1: the entry has no 'func'"});
    std::string many;
    for (int i = 0; i < 1000; ++i) many += "- category: view\n";
    CHECK(differences(many, {}).size() == 100);
    CHECK(differences("- func: f(Tensr self) -> Tensor\n", {}).size() == 1);
    CHECK(differences("func: f\n", {}) == Messages{"ops.yaml:1: expected a list of entries"});
  }
}

TEST_CASE("a doctored ops.yaml makes the listing fail with the line of the entry", "[tools]") {
  std::ifstream file(ops_yaml_path(""));
  const std::string original{std::istreambuf_iterator<char>(file), {}};
  const std::string func = "- func: relu(Tensor self) -> Tensor\n  category: ";
  const size_t at = original.find(func);
  REQUIRE(at != std::string::npos);
  const auto line =
      std::count(original.begin(), original.begin() + static_cast<long>(at), '\n') + 1;

  const test::TemporaryFolder folder;
  OpsOptions options;
  options.pattern = "relu_";
  options.yaml = folder.write("o.yaml", replaced(original, func + "activation", func + "loss"));
  std::ostringstream out, err;
  CHECK(ops(options, out, err) == 1);
  std::string expected;
  for (const char* name : {"relu", "relu.out", "relu_"}) {
    expected += options.yaml + ":" + std::to_string(line) + ": " + name +
                ": the category is loss, the registry has activation\n";
  }
  CHECK(err.str() == expected);
  CHECK(out.str().ends_with("the registry differs from ops.yaml\n"));
}

}  // namespace
}  // namespace tenon::tools

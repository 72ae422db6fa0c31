#include "tools/tenon/registry/operators.h"

#include <catch2/catch.hpp>

#include "tenon/base/error.h"
#include "tenon/dispatch/kernel_recorder.h"
#include "tests/tools/printed.h"

namespace tenon::tools {
namespace {

std::string message_of_finding(std::string_view name) {
  try {
    find_operator(name);
  } catch (const NotImplementedError& error) {
    return error.message();
  }
  return "found";
}

TEST_CASE("a pattern is a part of a name, or a whole one with wildcards", "[tools]") {
  CHECK(matches("add.Tensor", "dd.T"));
  CHECK(matches("add.Tensor", ""));
  CHECK_FALSE(matches("add.Tensor", "sub"));
  CHECK(matches("add.Tensor", "add*"));
  CHECK(matches("add.Tensor", "?dd.*or"));
  CHECK(matches("add.Tensor", "*.Tensor"));
  CHECK_FALSE(matches("add.Tensor", "dd*"));
  CHECK_FALSE(matches("add", "add?"));
}

TEST_CASE("an operator is found by its name, or by its base name when there is one", "[tools]") {
  CHECK(find_operator("add.Tensor").schema().name == "add.Tensor");
  CHECK(find_operator("permute").schema().name == "permute");
  CHECK(find_operator("transpose").schema().name == "transpose.int");
  CHECK(message_of_finding("sub_") ==
        "sub_: several operators are called that; choose one of sub_.Scalar, sub_.Tensor");
  CHECK(message_of_finding("permut") ==
        "permut: no operator is called that (did you mean 'permute'?)");
  CHECK(message_of_finding("transpose.itn") ==
        "transpose.itn: no operator is called that (did you mean 'transpose.int'?)");
}

TEST_CASE("key sets are printed lowest first, with one word for a whole group", "[tools]") {
  CHECK(keys_text({}) == "");
  CHECK(keys_text({DispatchKey::InplaceOrView, DispatchKey::CPU}) == "CPU InplaceOrView");
  CHECK(keys_text(backend_keys | autograd_keys, ", ") == "every backend, Autograd");
  CHECK(keys_text({DispatchKey::AutogradCPU, DispatchKey::Meta}) == "Meta AutogradCPU");
}

TEST_CASE("kernels are grouped by who registered them, without one that only watches", "[tools]") {
  const KernelRecorder recorder([](const KernelRun&) {});
  const auto groups = kernels_of(find_operator("relu_"));
  REQUIRE(groups.size() == 3);
  CHECK(groups[0].keys == DispatchKeySet{DispatchKey::CPU, DispatchKey::Meta});
  CHECK(test::without_shards(std::string(groups[0].registrant)) ==
        "tenon/generated/backend/activation.cpp");
  CHECK(groups[1].keys == DispatchKeySet(DispatchKey::InplaceOrView));
  CHECK(groups[2].keys == autograd_keys);
}

}  // namespace
}  // namespace tenon::tools

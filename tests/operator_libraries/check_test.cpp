#include "tools/tenon/check/check.h"

#include <catch2/catch.hpp>

#include "tenon/tenon.h"
#include "tests/tools/printed.h"

namespace tenon::tools {
namespace {

Tensor identity(const Tensor& self) {
  return self;
}
Tensor overwriting(const Tensor& self) {
  self.fill_(7);
  return self + 1;
}
Tensor doubling(const Tensor& self) {
  return self * 2;
}
Tensor& tripling_(Tensor& self) {
  return self.mul_(3);
}
Tensor accepting(const Tensor& self) {
  return self.defined() ? self * 2 : zeros({1});
}

TENON_LIBRARY(checked, m) {
  m.def("identity(Tensor self) -> Tensor", UserKernel(&identity));
  m.def("overwriting(Tensor self) -> Tensor", UserKernel(&overwriting));
  m.def("doubling(Tensor self) -> Tensor", UserKernel(&doubling));
  m.def("doubling_(Tensor(a!) self) -> Tensor(a!)", UserKernel(&tripling_));
  m.def("accepting(Tensor self) -> Tensor", UserKernel(&accepting));
  m.def("doubling.pair(Tensor self, Tensor other) -> Tensor");
}

test::Printed checked(const std::string& pattern) {
  CheckOptions options;
  options.pattern = pattern;
  return test::printed(&check, options);
}

TEST_CASE("check reports the promises that an operator keeps", "[check]") {
  const test::Printed result = checked("gelu");
  CHECK(result.exit_code == 0);
  CHECK_THAT(result.out, Catch::Contains("gelu: arguments stay, memory, Meta, in place, out, "
                                         "inference mode, undefined tensors, gradients, "
                                         "second gradients\n"));
  CHECK(checked("acosh").exit_code == 0);  // not defined below 1
}

TEST_CASE("check reports each promise that an operator breaks", "[check]") {
  const auto broken = [](const std::string& name, const std::string& what) {
    const test::Printed result = checked("checked::" + name);
    INFO(result.out);
    CHECK(result.exit_code == 1);
    CHECK(result.out.find(what) != std::string::npos);
  };
  broken("identity", "memory: a result shares memory with an argument");
  broken("overwriting", "arguments stay: a call changes 'self'");
  broken("doubling", "in place: the in-place variant writes another value");
  broken("accepting", "undefined tensors: an undefined 'self' raises no error");
}

TEST_CASE("check says of an operator that it did not call it", "[check]") {
  const test::Printed result = checked("checked::doubling.pair");
  CHECK(result.exit_code == 0);
  CHECK_THAT(result.out, Catch::Contains("checked::doubling.pair: not called"));
  CHECK_THAT(result.out, Catch::Contains("1 were not called"));
  const test::Printed none = checked("gelv");
  CHECK(none.exit_code == 1);
  CHECK(none.err == "tenon check: no operator matches 'gelv' (did you mean 'gelu'?)\n");
}

}  // namespace
}  // namespace tenon::tools

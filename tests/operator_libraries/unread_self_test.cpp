// Operators of a library that say that they read no element of self.

#include <catch2/catch.hpp>

#include "tests/operator_libraries/loaded.h"
#include "tests/tools/printed.h"
#include "tools/tenon/check/check.h"

namespace tenon::test {
namespace {

Printed checked(const std::string& pattern) {
  load_every_kind();
  tools::CheckOptions options;
  options.pattern = pattern;
  return printed(&tools::check, options);
}

TEST_CASE("an operator that reads what it says that it does not is found") {
  CHECK_THAT(checked("every_kind::parts").out, Catch::Contains(" unread self, "));
  const Printed reading = checked("every_kind::read_after_all");
  CHECK(reading.exit_code == 1);
  CHECK_THAT(reading.out,
             Catch::Contains("\n  unread self: of a self with other elements, result 0 is "));
}

TEST_CASE("an operator of a library that reads nothing of self computes nothing on lazy") {
  load_every_kind();
  const auto parts =
      find_operator<std::vector<Tensor>(const Tensor&, IntArrayRef)>("every_kind::parts");
  const Tensor failing = embedding(ones({2, 2}, device(kLazy)), tensor({9}).to(kLazy));
  for (const Tensor& part : parts.call(failing.to(DType::kFloat64), {2, 3})) {
    CHECK(part.to(kCPU).equal(zeros(part.sizes(), dtype(DType::kFloat64))));
  }
  CHECK_THROWS_AS(failing.to(kCPU), IndexError);
}

}  // namespace
}  // namespace tenon::test

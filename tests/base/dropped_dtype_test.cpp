#include <catch2/catch.hpp>
#include <string>

#include "tenon/base/error.h"
#include "tenon/base/error_conversion.h"
#include "tenon/base/selection.h"

namespace tenon {
namespace {

TEST_CASE("a dtype that the build drops is an error of the function that a program called") {
  const auto raise = [] { detail::fail_dropped_dtype(DType::kFloat64); };
  const auto inner = [&] {
    try {
      raise();
    } catch (...) {
      detail::rethrow_as_error("_to_copy");
    }
  };
  const auto outer = [&] {
    try {
      inner();
    } catch (...) {
      detail::rethrow_as_error("to.dtype");
    }
  };
  const std::string dropped = "dtype float64 is dropped from this build by ";
  CHECK_THROWS_AS(outer(), DTypeError);
  CHECK_THROWS_WITH(raise(), Catch::StartsWith(dropped));
  CHECK_THROWS_WITH(inner(), Catch::StartsWith("_to_copy: " + dropped));
  CHECK_THROWS_WITH(outer(), Catch::StartsWith("to.dtype: " + dropped));
}

}  // namespace
}  // namespace tenon

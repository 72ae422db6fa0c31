#include <catch2/catch.hpp>

#include "tenon/dispatch/dispatcher.h"
#include "tests/support/descriptors.h"
#include "tests/support/failing_allocations.h"

namespace tenon::test {

TEST_CASE("schemas are read without memory", "[allocations]") {
  const std::vector<const OperatorEntry*> operators = Dispatcher::instance().operators();
  size_t arguments = 0;
  fail_allocation(1, Failing::kFromOn);
  for (const OperatorEntry* op : operators) arguments += op->schema().arguments.size();
  arguments += TwiceInPlace::entry().schema().arguments.size();
  CHECK(stop_failing() == 0);
  CHECK(arguments > operators.size());
}

}  // namespace tenon::test

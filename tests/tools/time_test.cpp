#include "tools/tenon/explain/time.h"

#include <catch2/catch.hpp>
#include <sstream>

#include "tests/tools/printed.h"

namespace tenon::tools {
namespace {

using Catch::Matchers::Contains;
using test::Printed;

Printed print_times(const std::string& op, const StatedArguments& arguments = {}) {
  return test::printed(&time, TimeOptions{.op = op, .arguments = arguments, .seconds = 0.001});
}

TEST_CASE("a call is measured in every mode, one a line", "[tools]") {
  const Printed printed = print_times("t");
  CHECK(printed.exit_code == 0);
  std::istringstream lines(printed.out);
  std::string line;
  int measured = 0;
  while (std::getline(lines, line)) measured += line.find("CPU") != std::string::npos;
  CHECK(measured == 7);
  CHECK_THAT(printed.out, Contains("normal               require grad          Autograd, "
                                   "InplaceOrView, CPU") &&
                              Contains("inference            inference             CPU "));
}

TEST_CASE("the quickest line is once as quick as itself", "[tools]") {
  CHECK_THAT(print_times("add.Tensor").out, Contains(" 1.00\n"));
}

TEST_CASE("a call that raises in a mode says so instead of a time", "[tools]") {
  const Printed printed = print_times("add.out");
  CHECK(printed.exit_code == 0);
  CHECK_THAT(printed.out, Contains("AutogradError"));
}

TEST_CASE("an operator that nobody knows is an error", "[tools]") {
  CHECK(print_times("no_such_operator").exit_code == 2);
  CHECK(print_times("mm", {{"self", "normal:2x3"}, {"other", "normal"}}).exit_code == 2);
}

}  // namespace
}  // namespace tenon::tools

#include "tools/tenon/common/terminal.h"

#include <catch2/catch.hpp>
#include <sstream>

namespace tenon::tools {
namespace {

TEST_CASE("a table's columns are as wide as their widest cell, whatever marks it", "[tools]") {
  const Style style(true);
  Table table({"a", "b", "c"});
  table.add({style.good("αβγδ"), "", "x"});
  table.add({"1", "2"});
  std::ostringstream plain;
  table.print(plain, Style(), "> ");
  CHECK(plain.str() == "> a     b  c\n> \x1b[32mαβγδ\x1b[0m     x\n> 1     2\n");
}

TEST_CASE("without colour a style leaves texts as they are", "[tools]") {
  CHECK(Style().bold("x") == "x");
  CHECK(Style(true).bold("x") == "\x1b[1mx\x1b[0m");
  CHECK(Style(true).bad("").empty());
  CHECK(width_of(Style(true).dim("über")) == 4);
}

}  // namespace
}  // namespace tenon::tools

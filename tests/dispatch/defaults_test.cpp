#include "tenon/dispatch/defaults.h"

#include <catch2/catch.hpp>
#include <limits>
#include <string>
#include <vector>

#include "tenon/base/error.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/schema_parser.h"

namespace tenon {
namespace {

using Ints = std::vector<int64_t>;

Value default_of(const std::string& argument) {
  const auto parsed = ParsedSchema::parse("f(" + argument + ") -> Tensor");
  return default_value(parsed->schema(), parsed->schema().arguments[0]);
}

TEST_CASE("a default has the value that its schema spells", "[schema]") {
  CHECK(default_of("int x=-100").get<int64_t>() == -100);
  CHECK(default_of("int x=Mean").get<int64_t>() == 1);
  CHECK(default_of("float x=1e-05").get<double>() == 1e-05);
  CHECK(default_of("float x=inf").get<double>() == std::numeric_limits<double>::infinity());
  CHECK(default_of("bool x=True").get<bool>());
  CHECK(default_of("str x='none'").get<std::string>() == "none");
  CHECK(default_of("int[2] x=3").get<Ints>() == Ints{3, 3});
  CHECK(default_of("int[] x=[1, -2]").get<Ints>() == Ints{1, -2});
  CHECK(default_of("int[2] x=[]").get<Ints>().empty());
  CHECK(default_of("float[] x=[0.5,2]").get<std::vector<double>>() == std::vector{0.5, 2.0});
  CHECK(default_of("Tensor? x=None").is_none());
  CHECK(default_of("Tensor[] x=[]").get<std::vector<TensorBase>>().empty());
  CHECK(default_of("MemoryFormat x=channels_last").get<MemoryFormat>() ==
        MemoryFormat::ChannelsLast);
}

TEST_CASE("a default that is no value of its type is an error", "[schema]") {
  const char* wrong[] = {
      "int x=abc",    "int x=1.5",        "Tensor[] x=[1]",     "int x=9223372036854775808",
      "float x=abc",  "float x=1e999",    "Scalar x=e",         "bool x=7",
      "str x=a",      "str x='",          "int[3] x=x",         "int[] x=[1, y]",
      "bool[] x=[1]", "float[] x=[1.0.]", "ScalarType x=thing", "MemoryFormat x=flat",
      "Tensor x=3",   "Device x=q"};
  for (const char* argument : wrong) {
    INFO(argument);
    CHECK_THROWS_AS(default_of(argument), ValueError);
  }
  CHECK_THROWS_WITH(default_of("int[3] x=abc"),
                    Catch::Contains("f: the default 'abc' of x is no int[3]"));
}

TEST_CASE("every default of a built-in operator has a value", "[schema]") {
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    for (const ArgumentSchema& argument : op->schema().arguments) {
      INFO(op->schema().text << ", " << argument.name);
      if (argument.has_default) CHECK_NOTHROW(default_value(op->schema(), argument));
    }
  }
}

}  // namespace
}  // namespace tenon

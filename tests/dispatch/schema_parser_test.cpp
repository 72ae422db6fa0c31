#include "tenon/dispatch/schema_parser.h"

#include <catch2/catch.hpp>
#include <string>

#include "tenon/base/error.h"
#include "tenon/dispatch/dispatcher.h"

namespace tenon {
namespace {

TEST_CASE("a schema's parts are read", "[schema]") {
  const auto parsed = ParsedSchema::parse(
      "  mine::roll.out(Tensor self, int[2] shifts=[1, 2], *, Scalar? fill=None, str mode=\"a, "
      "b\", "
      "Tensor?[] rest, Tensor(a!) out) -> (Tensor(a!) result, bool)");
  const OperatorSchema& schema = parsed->schema();
  CHECK(schema.name == "mine::roll.out");
  CHECK(schema.kind == OperatorKind::kOut);
  REQUIRE(schema.arguments.size() == 6);
  CHECK(schema.arguments[0].name == "self");
  CHECK(type_text(schema.arguments[0]) == "Tensor");
  CHECK(type_text(schema.arguments[1]) == "int[2]");
  CHECK(schema.arguments[1].default_text == "[1, 2]");
  CHECK_FALSE(schema.arguments[1].keyword_only);
  CHECK(type_text(schema.arguments[2]) == "Scalar?");
  CHECK(schema.arguments[2].keyword_only);
  CHECK(schema.arguments[3].default_text == "\"a, b\"");
  CHECK(type_text(schema.arguments[4]) == "Tensor?[]");
  CHECK(schema.arguments[5].mutated);
  CHECK(schema.arguments[5].alias == "a");
  REQUIRE(schema.returns.size() == 2);
  CHECK(schema.returns[0].name == "result");
  CHECK(type_text(schema.returns[1]) == "bool");
}

TEST_CASE("a schema says what its operator does", "[schema]") {
  const auto kind = [](const char* text) { return ParsedSchema::parse(text)->schema().kind; };
  CHECK(kind("f(Tensor self) -> Tensor") == OperatorKind::kFunctional);
  CHECK(kind("f_(Tensor(a!) self) -> Tensor(a!)") == OperatorKind::kInplace);
  CHECK(kind("f(Tensor(a!) self) -> ()") == OperatorKind::kMutable);
  CHECK(kind("f(Tensor(a) self) -> Tensor(a)") == OperatorKind::kView);
  CHECK(kind("f(Tensor(a -> *) self) -> Tensor(a)[]") == OperatorKind::kMultiView);
}

TEST_CASE("a schema with a generator may give other results to equal arguments", "[schema]") {
  const auto seeded = [](const char* text) {
    return ParsedSchema::parse(text)->schema().nondeterministic_seeded;
  };
  CHECK(seeded("f(Tensor self, *, Generator? generator=None) -> Tensor"));
  CHECK_FALSE(seeded("f(Tensor self) -> Tensor"));
}

TEST_CASE("every schema of the built-in operators is read as the generator read it", "[schema]") {
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    const OperatorSchema& expected = op->schema();
    INFO(expected.text);
    const auto parsed = ParsedSchema::parse(std::string(expected.text));
    const OperatorSchema& schema = parsed->schema();
    CHECK(schema.name == expected.name);
    REQUIRE(schema.arguments.size() == expected.arguments.size());
    REQUIRE(schema.returns.size() == expected.returns.size());
    for (size_t i = 0; i < schema.arguments.size(); ++i) {
      CHECK(schema.arguments[i].name == expected.arguments[i].name);
      CHECK(type_text(schema.arguments[i]) == type_text(expected.arguments[i]));
      CHECK(schema.arguments[i].mutated == expected.arguments[i].mutated);
      CHECK(schema.arguments[i].has_default == expected.arguments[i].has_default);
      CHECK(schema.arguments[i].keyword_only == expected.arguments[i].keyword_only);
    }
  }
}

TEST_CASE("a malformed schema is refused with the place", "[schema]") {
  struct Case {
    const char* text;
    const char* message;
  };
  const Case cases[] = {
      {"", "schema: expected the operator's name at column 1 of '', got the end"},
      {"f", "schema: expected '(' at column 2 of 'f', got the end"},
      {"f(Tensor)", "schema: expected an argument's name at column 9 of 'f(Tensor)', got ')'"},
      {"f(Tenser x) -> Tensor",
       "schema: expected a type at column 3 of 'f(Tenser x) -> Tensor', got 'Tenser x) -> Tensor'"},
      {"f(int x=) -> int",
       "schema: expected a default at column 9 of 'f(int x=) -> int', got ') -> int'"},
      {"f(int x", "schema: expected ')' at column 8 of 'f(int x', got the end"},
      {"f() Tensor", "schema: expected '->' at column 5 of 'f() Tensor', got 'Tensor'"},
      {"f() - > int", "schema: expected '->' at column 5 of 'f() - > int', got '- > int'"},
      {"mine: :f() -> int",
       "schema: expected '(' at column 5 of 'mine: :f() -> int', got ': :f() -> int'"},
      {"mine::() -> int",
       "schema: expected the operator's name at column 7 of 'mine::() -> int', got '() -> int'"},
      {"f() -> int int", "schema: expected the end at column 12 of 'f() -> int int', got 'int'"},
      {"f(int[ x) -> int",
       "schema: expected a size from 1 to 64 or ']' at column 8 of 'f(int[ x) -> int', got 'x) -> "
       "int'"},
      {"f(int[3 x) -> int",
       "schema: expected ']' at column 9 of 'f(int[3 x) -> int', got 'x) -> int'"},
      // A default such as 1 stands for so many elements.
      {"f(int[65] x=1) -> int",
       "schema: expected a size from 1 to 64 or ']' at column 7 of 'f(int[65] x=1) -> int', got "
       "'65] x=1) -> int'"},
      {"f(int[-1] x) -> int",
       "schema: expected a size from 1 to 64 or ']' at column 7 of 'f(int[-1] x) -> int', got "
       "'-1] x) -> int'"},
      {"f(int[9999999999] x) -> int",
       "schema: expected a size from 1 to 64 or ']' at column 7 of 'f(int[9999999999] x) -> int', "
       "got '9999999999] x) -> in'"},
      {"f(Tensor(! x) -> int",
       "schema: expected an alias set at column 10 of 'f(Tensor(! x) -> int', got '! x) -> int'"},
  };
  for (const Case& bad : cases) {
    CHECK_THROWS_AS(ParsedSchema::parse(bad.text), ValueError);
    CHECK_THROWS_WITH(ParsedSchema::parse(bad.text), bad.message);
  }
}

}  // namespace
}  // namespace tenon

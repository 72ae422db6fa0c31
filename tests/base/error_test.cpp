#include "tenon/base/error.h"

#include <catch2/catch.hpp>
#include <string>

namespace tenon {
namespace {

std::string named(std::string message, std::initializer_list<const char*> callers) {
  ValueError error(std::move(message));
  for (const char* op : callers) error.name_caller(op);
  return error.message();
}

TEST_CASE("an error names the outermost operator, and the one that found it", "[error]") {
  CHECK(named("mm: expected", {"mm"}) == "mm: expected");
  CHECK(named("mm: expected", {"mm", "linear"}) == "linear: mm: expected");
  CHECK(named("mm: expected", {"mm", "linear", "rnn_tanh_cell"}) == "rnn_tanh_cell: mm: expected");
  CHECK(named("mine::mm: expected", {"mine::mm.out", "mine::all"}) ==
        "mine::all: mine::mm: expected");
}

TEST_CASE("variants of an operator are one, and so are those around another", "[error]") {
  CHECK(named("add: expected", {"add_.Tensor"}) == "add: expected");
  CHECK(named("add: expected", {"_add", "add.out"}) == "add: expected");
  CHECK(named("add: expected", {"mine::add"}) == "add: expected");
  CHECK(named("add: expected", {"mul", "add"}) == "add: expected");
}

TEST_CASE("what runs a function names itself alone", "[error]") {
  for (const char* message : {"trace: the function captures", "functionalize: expected"}) {
    CHECK(named(message, {"add", "mul"}) == message);
  }
}

TEST_CASE("what begins with no name stays as it is", "[error]") {
  CHECK(named("of the program: it says", {"mm"}) == "of the program: it says");
  CHECK(named("of the program", {"mm"}) == "of the program");
  CHECK(named("program", {"mm"}) == "program");
  CHECK(named("", {"mm"}).empty());
}

TEST_CASE("an error whose place is told names no other caller", "[error]") {
  ValueError error("mm: expected");
  error.add_context("(node 3 of a graph)");
  error.name_caller("linear");
  CHECK(error.message() == "mm: expected\n  (node 3 of a graph)");
}

}  // namespace
}  // namespace tenon

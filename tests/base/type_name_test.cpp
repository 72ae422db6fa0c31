// The names of classes, as backward nodes have them.

#include "tenon/base/type_name.h"

#include <catch2/catch.hpp>

struct Global {};

namespace tenon::test {

struct Outside final {};
namespace inside {
struct _Inner_2 {};
}  // namespace inside
namespace {
class Hidden {};
template <class T>
struct Of {};
}  // namespace

TEST_CASE("the name of a class is told without its namespaces", "[base]") {
  CHECK(type_name<Outside>() == "Outside");
  CHECK(type_name<inside::_Inner_2>() == "_Inner_2");
  CHECK(type_name<Hidden>() == "Hidden");
  CHECK(type_name<Global>() == "Global");
  CHECK(type_name<Of<inside::_Inner_2>>() == "Of");
  STATIC_REQUIRE(type_name<Hidden>().size() == 6);
}

}  // namespace tenon::test

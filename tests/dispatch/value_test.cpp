#include "tenon/dispatch/value.h"

#include <catch2/catch.hpp>
#include <limits>

#include "tenon/tenon.h"

namespace tenon {
namespace {

TEST_CASE("a Value is made from a number, a text or a type, and read under libtorch's names") {
  std::unordered_map<std::string, Value> data;

  SECTION("numbers of any width") {
    data["v"] = int{-2};
    CHECK(data["v"].isInt());
    CHECK(data["v"].toInt() == -2);
    data["v"] = size_t{3};
    CHECK(data["v"].toInt() == 3);
    data["v"] = 1.5f;
    CHECK(data["v"].isDouble());
    CHECK(data["v"].toDouble() == 1.5);
    data["v"] = true;
    CHECK(data["v"].isBool());
    CHECK_FALSE(data["v"].isInt());
    CHECK(data["v"].toBool());
    data["v"] = Scalar(4);
    CHECK(data["v"].toScalar().toLong() == 4);
    CHECK(data["v"].isScalar());
    CHECK_THROWS_AS(Value(std::numeric_limits<uint64_t>::max()), ValueError);
  }
  SECTION("text") {
    data["v"] = "sum";
    CHECK(data["v"].isString());
    CHECK(data["v"].toStringRef() == "sum");
    data["v"] = std::string_view("mean");
    CHECK(data["v"].toStringView() == "mean");
  }
  SECTION("types and devices") {
    data["v"] = kInt64;
    CHECK(data["v"].toScalarType() == kInt64);
    data["v"] = Device(kCPU);
    CHECK(data["v"].isDevice());
    CHECK(data["v"].toDevice().is_cpu());
  }
}

TEST_CASE("a Value is made from tensors, lists and optionals, and read under libtorch's names") {
  const Tensor x = arange(6).view({2, 3});
  std::unordered_map<std::string, Value> data;

  SECTION("tensors, with their methods") {
    data["v"] = x;
    CHECK(data["v"].isTensor());
    CHECK(data["v"].toTensor().is_same(x));
    CHECK(data["v"].toTensor().sum().item<int64_t>() == 15);
    data["v"] = std::vector<Tensor>{x, x + 1};
    CHECK(data["v"].isTensorList());
    CHECK(data["v"].isList());
    CHECK(data["v"].toTensorVector()[1].sum().item<int64_t>() == 21);
    CHECK(data["v"].toTensorList()[0].is_same(x));
  }
  SECTION("lists of numbers, also those that a tensor only lends") {
    data["v"] = x.sizes();
    CHECK(data["v"].isIntList());
    CHECK(data["v"].toIntVector() == std::vector<int64_t>{2, 3});
    CHECK(data["v"].toIntList().size() == 2);
    data["v"] = std::vector<double>{0.5};
    CHECK(data["v"].isDoubleList());
    CHECK(data["v"].toDoubleVector() == std::vector<double>{0.5});
    data["v"] = std::array<bool, 2>{true, false};
    CHECK(data["v"].toBoolList() == std::vector<bool>{true, false});
  }
  SECTION("optionals, of which an absent one is None") {
    data["v"] = std::optional<int64_t>(7);
    CHECK(data["v"].toInt() == 7);
    data["v"] = std::optional<Tensor>(x);
    CHECK(data["v"].toTensor().is_same(x));
    data["v"] = std::optional<double>();
    CHECK(data["v"].isNone());
    data["v"] = std::nullopt;
    CHECK(data["v"].isNone());
    CHECK(data["other"].isNone());
  }
}

TEST_CASE("reading a Value as another type says what it holds") {
  CHECK_THROWS_WITH(Value(1).toDouble(), "Value: expected float, got int");
  CHECK_THROWS_WITH(Value(1.5).toInt(), "Value: expected int, got float");
  CHECK_THROWS_WITH(Value().toTensor(), "Value: expected Tensor, got None");
  CHECK_THROWS_WITH(Value("a").toIntVector(), "Value: expected int[], got str");
  CHECK_THROWS_AS(Value(true).toInt(), TypeError);
  CHECK(Value(1).to_double() == 1.0);
}

}  // namespace
}  // namespace tenon

// Operators of a library whose kernels may fail once they have written.

#include <catch2/catch.hpp>

#include "tests/operator_libraries/loaded.h"

namespace tenon::test {
namespace {

Tensor doubles(std::vector<double> values) {
  return tensor(values, dtype(DType::kFloat64));
}

TEST_CASE("variants of a kernel that fails when it has written leave their targets as they were") {
  load_every_kind();
  for (const std::string name : {"every_kind::roots", "every_kind::roots_by_backend"}) {
    INFO(name);
    const auto inplace = find_operator<Tensor&(Tensor&)>(name + "_");
    const auto out_of = find_operator<Tensor&(const Tensor&, Tensor&)>(name + ".out");
    const Tensor bad = doubles({4, 9, -1}), good = doubles({4, 9, 16});

    Tensor x = bad.clone();
    CHECK_THROWS_AS(inplace.call(x), ValueError);
    CHECK(x.equal(bad));
    CHECK(x._version() == 0);
    for (const auto& sizes : {std::vector<int64_t>{3}, std::vector<int64_t>{0}}) {
      const Tensor memory = full({8}, 5.0, dtype(DType::kFloat64));
      Tensor out = memory.slice(0, 1, 1 + sizes[0]);
      CHECK_THROWS_AS(out_of.call(bad, out), ValueError);
      CHECK(out.sizes() == IntArrayRef(sizes));
      CHECK(memory.equal(full({8}, 5.0, dtype(DType::kFloat64))));
      CHECK(memory._version() == 0);
      out_of.call(good, out);
      CHECK(out.equal(doubles({2, 3, 4})));
    }
    x = good.clone();
    inplace.call(x);
    CHECK(x.equal(doubles({2, 3, 4})));
  }
}

TEST_CASE("late errors make no difference to Meta") {
  load_every_kind();
  for (const std::string name : {"every_kind::roots", "every_kind::roots_by_backend"}) {
    INFO(name);
    const Tensor x = empty({3}, device(kMeta).dtype(DType::kFloat64));
    Tensor out = empty({0}, device(kMeta).dtype(DType::kFloat64));
    find_operator<Tensor&(const Tensor&, Tensor&)>(name + ".out").call(x, out);
    CHECK(out.sizes() == IntArrayRef({3}));
    CHECK(find_operator<Tensor(const Tensor&)>(name).call(x).is_meta());
  }
}

}  // namespace
}  // namespace tenon::test

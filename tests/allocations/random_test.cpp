#include "tests/allocations/counted.h"
#include "tests/allocations/scenario.h"

namespace tenon::test {
namespace {

TEST_CASE("random numbers that nobody got are drawn again", "[allocations]") {
  const auto check_random = [](const std::string& name, const std::function<Tensor()>& draw) {
    check_failing_allocations(name, [&] {
      manual_seed(7);
      auto result = std::make_shared<Tensor>();
      return Attempt{.call = [=] { *result = draw(); },
                     .results =
                         [=] {
                           return std::vector{*result, rand({2})};
                         },
                     .reach = {}};
    });
  };
  const Tensor x = counted({3, 4});
  check_random("rand", [] { return rand({2, 3}); });
  check_random("randn", [] { return randn({2, 3}, kFloat64); });
  check_random("randint", [] { return randint(10, {5}); });
  check_random("randperm", [] { return randperm(9); });
  check_random("dropout", [=] { return dropout(x, 0.5, true); });
  check_random("bernoulli_", [] {
    Tensor y = zeros({6});
    return y.bernoulli_(0.5);
  });
  check_random("rand with many sizes", [] { return rand({1, 1, 2, 1, 1, 2, 1, 1}); });
  check_random("normal_", [] {
    Tensor y = zeros({4});
    return y.normal_();
  });
  for (const bool normal : {false, true}) {
    check_failing_allocations("a generator of its own", [&] {
      const Generator generator(11);
      const auto draw = [=] {
        Tensor y = zeros({4});
        return normal ? y.normal_(0, 1, generator) : y.uniform_(0, 1, generator);
      };
      auto result = std::make_shared<Tensor>();
      return Attempt{.call = [=] { *result = draw(); },
                     .results =
                         [=] {
                           return std::vector{*result, draw()};
                         },
                     .reach = {}};
    });
  }
  check_failing_allocations("a generator is made", [] {
    auto seed = std::make_shared<int64_t>(0);
    return Attempt{.call = [=] { *seed = static_cast<int64_t>(Generator(5).current_seed()); },
                   .results = [=] { return std::vector{tensor(*seed)}; },
                   .reach = {}};
  });
}

}  // namespace
}  // namespace tenon::test

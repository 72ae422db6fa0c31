// Reductions that leave NaN out, that give two results, or truth over several dimensions.

#include <catch2/catch.hpp>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Samples more_reductions() {
  Samples samples;
  const auto add = [&](const std::string& op, Stack arguments) {
    samples.push_back({op, std::move(arguments)});
  };
  for (const std::string op : {"any.dims", "all.dims"}) {
    add(op, {booleans({2, 3}), ints({0, 1})});
    add(op, {booleans({2, 3}), none(), true});
    add(op, {uniform({2, 3, 4}), ints({-1, 0}), true});
    add(op, {integers({3}, 0, 2), ints({})});
    add(op, {booleans({}), none()});
    add(op, {booleans({0, 2}), ints({0})});
  }
  for (const std::string op : {"nansum", "nanmean"}) {
    add(op, {uniform({2, 3})});
    add(op, {uniform({2, 3}), ints({1}), true});
    add(op, {cast(uniform({4}), DType::kBFloat16), none(), false, DType::kFloat32});
  }
  add("nansum", {integers({4}, 0, 9)});
  for (const std::string op : {"var_mean.correction", "std_mean.correction"}) {
    add(op, {uniform({2, 5}), ints({1})});
    add(op, {uniform({2, 5}), none(), 0, true});
    add(op, {cast(uniform({5}), DType::kFloat32)});
  }
  add("sym_size.int", {uniform({2, 3}), -1});
  add("sym_stride.int", {uniform({2, 3}), 0});
  add("sym_numel", {uniform({2, 3})});
  add("sym_storage_offset", {uniform({2, 3})});
  add("sym_is_contiguous", {uniform({2, 3})});
  return samples;
}
const SampleRegistration registration(&more_reductions);

TEST_CASE("truth over several dimensions", "[reduction]") {
  const TensorBase x = tensor({2, 2, 2}, {0, 0, 0, 1, 0, 0, 0, 0});
  CHECK_THAT(result_of("any.dims", {x, ints({1, 2})}), Near({{2}, {1, 0}}));
  CHECK_THAT(result_of("any.dims", {x, ints({0})}), Near({{2, 2}, {0, 0, 0, 1}}));
  CHECK_THAT(result_of("all.dims", {x, ints({0, 1}), true}), Near({{1, 1, 2}, {0, 0}}));
  CHECK_THAT(result_of("any.dims", {x}), Near(Expected{{}, {1}}));
  CHECK_THAT(result_of("all.dims", {x, none(), true}), Near({{1, 1, 1}, {0}}));
  CHECK_THAT(result_of("all.dims", {vector({2, 0}), ints({})}), Near({{2}, {1, 0}}));
}

TEST_CASE("NaN is left out of sums and means", "[reduction]") {
  const TensorBase x = tensor({2, 3}, {1, kNaN, 3, kNaN, kNaN, kNaN});
  CHECK_THAT(result_of("nansum", {x, ints({1})}), Near({{2}, {4, 0}}));
  CHECK_THAT(result_of("nanmean", {x, ints({1})}), Near({{2}, {2, kNaN}}));
  CHECK_THAT(result_of("nanmean", {x}), Near(Expected{{}, {2}}));
}

TEST_CASE("variance and mean together are what each is alone", "[reduction]") {
  const TensorBase x = uniform({4, 6});
  const std::vector<TensorBase> both =
      tensors_of(results_of("var_mean.correction", {x, ints({1})}));
  CHECK_THAT(both[0], Near(result_of("var.correction", {x, ints({1})})));
  CHECK_THAT(both[1], Near(result_of("mean.dim", {x, ints({1})})));
  CHECK_THAT(result_of("std_mean.correction", {x, ints({0}), 0}),
             Near(result_of("std.correction", {x, ints({0}), 0})));
}

TEST_CASE("metadata as operators", "[reduction]") {
  const TensorBase x = result_of("slice.Tensor", {uniform({4, 6}), 1, 2, 6, 2});
  const auto number = [](const Stack& results) { return results[0].toInt(); };
  CHECK(number(results_of("sym_size.int", {x, 1})) == 2);
  CHECK(number(results_of("sym_stride.int", {x, -1})) == 2);
  CHECK(number(results_of("sym_numel", {x})) == 8);
  CHECK(number(results_of("sym_storage_offset", {x})) == 2);
  CHECK_FALSE(results_of("sym_is_contiguous", {x})[0].toBool());
  CHECK(results_of("sym_is_contiguous", {uniform({2, 3})})[0].toBool());
  const TensorBase image = transposed_storage(uniform({2, 3}));
  CHECK_FALSE(results_of("sym_is_contiguous", {image})[0].toBool());
}

TEST_CASE("these reductions refuse what does not fit", "[reduction]") {
  const TensorBase x = uniform({2, 3}), whole = integers({3}, 0, 5);
  check_bad_calls({
      {"any.dims", {x, ints({2})}, ErrorCode::kIndex, "2"},
      {"any.dims", {x, ints({0, 0})}, ErrorCode::kValue, "0"},
      {"all.dims", {x, ints({0, -2})}, ErrorCode::kValue, "0"},
      {"var_mean.correction", {whole}, ErrorCode::kDType, "int64"},
      {"std_mean.correction", {whole}, ErrorCode::kDType, "int64"},
  });
}

}  // namespace
}  // namespace tenon::test

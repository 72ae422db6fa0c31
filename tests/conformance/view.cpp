// Tensors on the memory of another: geometry, sharing, and the errors of both.

#include <catch2/catch.hpp>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples dimension_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  return {
      {"alias", {x({2, 3})}},
      {"alias", {x({})}},
      {"detach", {x({2, 3})}, {.gradient = false}},
      {"detach", {x({0})}, {.gradient = false}},
      {"as_strided", {x({12}), ints({2, 3}), ints({4, 1})}},
      {"as_strided", {x({12}), ints({2, 3}), ints({1, 2}), 3}},
      {"as_strided", {x({6}), ints({3, 2}), ints({1, 1})}},  // elements that share memory
      {"as_strided", {x({6}), ints({}), ints({}), 5}},
      {"expand", {x({2, 1}), ints({2, 3})}},
      {"expand", {x({3}), ints({2, -1})}},
      {"expand", {x({}), ints({2, 2})}},
      {"expand", {x({1}), ints({0})}},
      {"expand_as", {x({2, 1}), x({4, 2, 3})}, {.second_gradient = false}},
      {"expand_as", {x({}), x({2})}, {.second_gradient = false}},
      {"broadcast_to", {x({2, 1}), ints({3, 2, 2})}},
      {"broadcast_to", {integers({1}, 0, 5), ints({4})}},
      {"permute", {x({2, 3, 4}), ints({2, 0, 1})}},
      {"permute", {x({2, 3, 4}), ints({-1, 1, -3})}},
      {"permute", {x({}), ints({})}},
      {"movedim.int", {x({2, 3, 4}), 0, -1}},
      {"movedim.int", {x({2, 3, 4}), 2, 0}},
      {"squeeze", {x({1, 3, 1, 2})}},
      {"squeeze", {x({1, 1})}},
      {"squeeze.dim", {x({1, 3, 1}), -1}},
      {"squeeze.dim", {x({2, 3}), 0}},
      {"squeeze.dims", {x({1, 3, 1, 1}), ints({0, -1})}},
      {"squeeze.dims", {x({2, 1}), ints({0, 1})}},
      {"unsqueeze", {x({2, 3}), 1}},
      {"unsqueeze", {x({2, 3}), -1}},
      {"unsqueeze", {x({}), 0}},
      {"t", {x({2, 3})}},
      {"t", {x({3})}},
      {"t", {x({})}},
      {"transpose.int", {x({2, 3, 4}), 0, 2}},
      {"transpose.int", {x({2, 3, 4}), -1, 1}},
  };
}

Samples part_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  return {
      {"select.int", {x({2, 3, 4}), 1, 2}},
      {"select.int", {x({2, 3}), -1, -3}},
      {"select.int", {booleans({3}), 0, 1}},
      {"slice.Tensor", {x({5, 2}), 0, 1, 4}},
      {"slice.Tensor", {x({2, 7}), -1, -6, -1, 2}},
      {"slice.Tensor", {x({4}), 0, 3, 100}},
      {"slice.Tensor", {x({4}), 0, 3, 1}},
      {"slice.Tensor", {x({4})}},
      {"narrow", {x({5, 2}), 0, 1, 3}},
      {"narrow", {x({5}), -1, -2, 2}},
      {"narrow", {x({5}), 0, 5, 0}},
      {"diagonal", {x({3, 4})}},
      {"diagonal", {x({3, 4}), 1}},
      {"diagonal", {x({2, 3, 4}), -1, 2, 1}},
      {"diagonal", {x({2, 3}), 5}},
      {"unfold", {x({7}), 0, 3, 2}},
      {"unfold", {x({2, 5}), -1, 2, 2}},
      {"unfold", {x({2, 5}), 1, 3, 1}},  // windows that overlap
  };
}

Samples shape_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  return {
      {"view", {x({2, 6}), ints({3, -1})}},
      {"view", {x({12}), ints({2, 2, 3})}},
      {"view", {x({}), ints({1, 1})}},
      {"view", {x({0, 3}), ints({3, 0})}},
      {"view_as", {x({2, 6}), x({3, 4})}, {.second_gradient = false}},
      {"view_as", {x({4}), x({2, 2})}, {.second_gradient = false}},
      {"_unsafe_view", {x({2, 6}), ints({3, -1})}},
      {"_unsafe_view", {x({4}), ints({4, 1})}},
      {"reshape", {x({2, 6}), ints({3, -1})}},
      {"reshape", {transposed_storage(x({2, 3})), ints({6})}},
      {"reshape", {x({0}), ints({0, 3})}},
      {"reshape_as", {x({2, 6}), x({3, 4})}, {.second_gradient = false}},
      {"reshape_as", {transposed_storage(x({2, 2})), x({4})}, {.second_gradient = false}},
      {"flatten.using_ints", {x({2, 3, 4})}},
      {"flatten.using_ints", {x({2, 3, 4}), 1, -1}},
      {"flatten.using_ints", {x({})}},
      {"unflatten.int", {x({2, 6}), 1, ints({2, 3})}},
      {"unflatten.int", {x({6, 2}), -2, ints({-1, 2})}},
  };
}

Samples other_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  return {
      {"split.Tensor", {x({5, 2}), 2}},
      {"split.Tensor", {x({2, 4}), 4, -1}},
      {"split.Tensor", {x({0, 2}), 3}},
      {"split_with_sizes", {x({5, 2}), ints({1, 3, 1})}},
      {"split_with_sizes", {x({2, 4}), ints({0, 4}), -1}},
      {"unbind.int", {x({3, 2})}},
      {"unbind.int", {x({2, 3, 2}), -1}},
      {"chunk", {x({5, 2}), 2}},
      {"chunk", {x({2, 3}), 5, 1}},
      {"unsqueeze_", {x({2, 3}), -1}},
      {"unsqueeze_", {x({}), 0}},
      {"squeeze_", {x({1, 3, 1})}},
      {"squeeze_", {x({2})}},
      {"squeeze_.dim", {x({1, 3, 1}), 0}},
      {"squeeze_.dim", {x({2, 3}), 1}},
      {"t_", {x({2, 3})}},
      {"t_", {x({2})}},
      {"transpose_", {x({2, 3, 4}), 0, -1}},
      {"transpose_", {x({2, 3}), 1, 0}},
  };
}

const SampleRegistration dimensions(&dimension_samples);
const SampleRegistration parts(&part_samples);
const SampleRegistration shapes(&shape_samples);
const SampleRegistration others(&other_samples);

TEST_CASE("squeezing removes dimensions of size 1 alone", "[view]") {
  const TensorBase x = uniform({1, 3, 1, 2});
  CHECK(result_of("squeeze", {x}).sizes() == IntArrayRef({3, 2}));
  CHECK(result_of("squeeze.dim", {x, 2}).sizes() == IntArrayRef({1, 3, 2}));
  CHECK(result_of("squeeze.dim", {x, 1}).sizes() == x.sizes());
  CHECK(result_of("squeeze.dims", {x, ints({0, 1, -2})}).sizes() == IntArrayRef({3, 2}));
}

TEST_CASE("splitting divides a dimension", "[view]") {
  const TensorBase x = uniform({7, 2});
  const auto parts = [&](const std::string& op, std::initializer_list<Value> rest) {
    Stack arguments = {x};
    arguments.insert(arguments.end(), rest);
    return results_of(op, arguments).at(0).get<std::vector<TensorBase>>();
  };
  const auto check = [&](const std::vector<TensorBase>& tensors, const Index& sizes) {
    REQUIRE(tensors.size() == sizes.size());
    int64_t start = 0;
    for (size_t k = 0; k < sizes.size(); ++k) {
      CHECK_THAT(tensors[k], Near(generate({sizes[k], 2}, [&](const Index& i) {
                   return at(x, {start + i[0], i[1]});
                 })));
      CHECK(tensors[k].is_alias_of(x));
      start += sizes[k];
    }
  };
  check(parts("split.Tensor", {3}), {3, 3, 1});
  check(parts("split_with_sizes", {ints({1, 0, 6})}), {1, 0, 6});
  check(parts("chunk", {3}), {3, 3, 1});
  check(parts("chunk", {4}), {2, 2, 2, 1});
  const auto rows = parts("unbind.int", {});
  REQUIRE(rows.size() == 7);
  for (int64_t k = 0; k < 7; ++k) {
    CHECK_THAT(rows[static_cast<size_t>(k)], Near({{2}, {at(x, {k, 0}), at(x, {k, 1})}}));
  }
}

TEST_CASE("reshape copies where strides do not allow a view", "[view]") {
  const TensorBase x = transposed_storage(uniform({3, 4}));
  const TensorBase result = result_of("reshape", {x, ints({12})});
  CHECK_FALSE(result.is_alias_of(x));
  CHECK_THAT(result, Near({{12}, elements(x)}));
}

TEST_CASE("in-place views change the geometry of self", "[view]") {
  const TensorBase x = uniform({1, 2, 3});
  const auto values = elements(x);
  CHECK(result_of("squeeze_", {x}).is_same(x));
  CHECK(x.sizes() == IntArrayRef({2, 3}));
  result_of("t_", {x});
  CHECK(x.sizes() == IntArrayRef({3, 2}));
  CHECK(x.strides() == IntArrayRef({1, 3}));
  result_of("unsqueeze_", {x, 0});
  result_of("transpose_", {x, 1, 2});
  CHECK(x.sizes() == IntArrayRef({1, 2, 3}));
  result_of("squeeze_.dim", {x, 0});
  CHECK_THAT(x, Near({{2, 3}, values}));
}

TEST_CASE("dimensions, indices and sizes that do not fit are errors", "[view]") {
  const TensorBase x = uniform({2, 3});
  check_bad_calls({
      {"select.int", {x, 2, 0}, ErrorCode::kIndex, "2"},
      {"select.int", {x, 1, 3}, ErrorCode::kIndex, "3"},
      {"select.int", {x, 1, -4}, ErrorCode::kIndex, "-4"},
      {"select.int", {uniform({}), 0, 0}, ErrorCode::kIndex},
      {"slice.Tensor", {x, 2}, ErrorCode::kIndex, "2"},
      {"slice.Tensor", {x, 0, 0, 2, 0}, ErrorCode::kValue, "0"},
      {"slice.Tensor", {x, 0, 0, 2, -1}, ErrorCode::kValue, "-1"},
      {"narrow", {x, 1, 2, 2}, ErrorCode::kIndex, "2"},
      {"narrow", {x, 1, 0, -1}, ErrorCode::kValue, "-1"},
      {"permute", {x, ints({0})}, ErrorCode::kShape, "[0]"},
      {"permute", {x, ints({0, 0})}, ErrorCode::kValue, "[0, 0]"},
      {"permute", {x, ints({0, 2})}, ErrorCode::kIndex, "2"},
      {"movedim.int", {x, 0, 2}, ErrorCode::kIndex, "2"},
      {"transpose.int", {x, 0, -3}, ErrorCode::kIndex, "-3"},
      {"t", {uniform({2, 2, 2})}, ErrorCode::kShape, "[2, 2, 2]"},
      {"t_", {uniform({2, 2, 2})}, ErrorCode::kShape, "[2, 2, 2]"},
      {"transpose_", {x, 0, 5}, ErrorCode::kIndex, "5"},
      {"expand", {x, ints({2, 4})}, ErrorCode::kShape, "[2, 4]"},
      {"expand", {x, ints({3})}, ErrorCode::kShape, "[3]"},
      {"expand", {x, ints({-1, 2, 3})}, ErrorCode::kShape, "[-1, 2, 3]"},
      {"expand_as", {x, uniform({2, 4})}, ErrorCode::kShape, "[2, 4]"},
      {"broadcast_to", {x, ints({4})}, ErrorCode::kShape, "[4]"},
      {"view", {x, ints({4})}, ErrorCode::kShape, "[4]"},
      {"view", {x, ints({-1, -1})}, ErrorCode::kShape, "[-1, -1]"},
      {"view", {x, ints({-1, 4})}, ErrorCode::kShape, "[-1, 4]"},
      {"view", {transposed_storage(x), ints({6})}, ErrorCode::kShape, "[6]"},
      {"view_as", {x, uniform({4})}, ErrorCode::kShape, "[4]"},
      {"_unsafe_view", {x, ints({4})}, ErrorCode::kShape, "[4]"},
      {"reshape", {x, ints({5})}, ErrorCode::kShape, "[5]"},
      {"reshape_as", {x, uniform({5})}, ErrorCode::kShape, "[5]"},
      {"flatten.using_ints", {x, 1, 0}, ErrorCode::kValue, "1"},
      {"flatten.using_ints", {x, 0, 2}, ErrorCode::kIndex, "2"},
      {"unflatten.int", {x, 1, ints({2, 2})}, ErrorCode::kShape, "[2, 2]"},
      {"unsqueeze", {x, 3}, ErrorCode::kIndex, "3"},
      {"unsqueeze", {x, -4}, ErrorCode::kIndex, "-4"},
      {"unsqueeze_", {x, 3}, ErrorCode::kIndex, "3"},
      {"squeeze.dim", {x, 2}, ErrorCode::kIndex, "2"},
      {"squeeze_.dim", {x, 2}, ErrorCode::kIndex, "2"},
      {"squeeze.dims", {x, ints({0, 2})}, ErrorCode::kIndex, "2"},
      {"diagonal", {x, 0, 1, 1}, ErrorCode::kValue, "1"},
      {"diagonal", {x, 0, 0, 2}, ErrorCode::kIndex, "2"},
      {"unfold", {x, 1, 4, 1}, ErrorCode::kValue, "4"},
      {"unfold", {x, 1, 2, 0}, ErrorCode::kValue, "0"},
      {"as_strided", {x, ints({2, 3}), ints({3})}, ErrorCode::kShape, "[3]"},
      {"as_strided", {x, ints({2, 3}), ints({4, 1})}, ErrorCode::kShape, "[4, 1]"},
      {"as_strided", {x, ints({2}), ints({-1})}, ErrorCode::kValue, "[-1]"},
      {"as_strided", {x, ints({2}), ints({1}), 5}, ErrorCode::kShape, "5"},
      {"split.Tensor", {x, 0}, ErrorCode::kValue, "0"},
      {"split.Tensor", {x, 1, 2}, ErrorCode::kIndex, "2"},
      {"split_with_sizes", {x, ints({1, 2})}, ErrorCode::kShape, "[1, 2]"},
      {"unbind.int", {x, 2}, ErrorCode::kIndex, "2"},
      {"chunk", {x, 0}, ErrorCode::kValue, "0"},
  });
}

}  // namespace
}  // namespace tenon::test

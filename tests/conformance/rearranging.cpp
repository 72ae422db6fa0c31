// Elements moved on, turned, repeated and put along diagonals, against indices by hand.

#include <catch2/catch.hpp>

#include "tenon/tenon.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

double element(const TensorBase& tensor, const Index& at) {
  int64_t place = 0;
  for (size_t d = 0; d < at.size(); ++d) place = place * tensor.sizes()[d] + at[d];
  return elements(tensor)[place];
}

Samples rearranging_samples() {
  Samples samples;
  const auto add = [&](const std::string& op, Stack arguments) {
    samples.push_back({op, std::move(arguments)});
  };
  add("roll", {uniform({2, 5}), ints({2}), ints({1})});
  add("roll", {uniform({2, 5}), ints({-1, 7}), ints({0, 1})});
  add("roll", {uniform({2, 3}), ints({1})});
  add("roll", {uniform({0, 3}), ints({1}), ints({0})});
  add("rot90", {uniform({2, 3})});
  add("rot90", {uniform({2, 3, 4}), -1, ints({2, 0})});
  add("rot90", {uniform({2, 3}), 2});
  add("rot90", {uniform({2, 3}), 4});
  add("tile", {uniform({2, 3}), ints({2})});
  add("tile", {uniform({3}), ints({2, 1, 2})});
  add("tile", {uniform({}), ints({2})});
  add("diff", {uniform({2, 5})});
  add("diff", {uniform({4, 2}), 2, 0, uniform({1, 2}), uniform({2, 2})});
  add("diff", {uniform({3}), 0});
  add("diff", {uniform({2}), 5});
  add("diff", {booleans({5})});
  add("block_diag", {list({uniform({2, 3}), uniform({1}), uniform({})})});
  add("block_diag", {list({uniform({0, 2}), uniform({2, 1})})});
  add("diag_embed", {uniform({2, 3})});
  add("diag_embed", {uniform({2, 3}), -2, 0, 2});
  add("diag", {uniform({3}), 1});
  add("diag", {uniform({3, 4}), -1});
  add("cartesian_prod", {list({uniform({2}), uniform({3})})});
  add("cartesian_prod", {list({uniform({3})})});
  for (const std::string op : {"atleast_1d", "atleast_2d", "atleast_3d"}) {
    for (const Index& sizes : {Index{}, Index{2}, Index{2, 3}, Index{2, 3, 1}}) {
      add(op, {uniform(sizes)});
    }
  }
  add("broadcast_tensors", {list({uniform({2, 1}), uniform({3}), uniform({})})});
  add("meshgrid", {list({uniform({2}), uniform({}), uniform({3})})});
  add("meshgrid.indexing", {list({uniform({2}), uniform({}), uniform({3})}), "ij"});
  add("meshgrid.indexing", {list({uniform({2}), uniform({4}), uniform({3})}), "xy"});
  add("meshgrid.indexing", {list({uniform({2})}), "xy"});
  return samples;
}
const SampleRegistration registration(&rearranging_samples);

TEST_CASE("roll moves elements on, those at the end to the front", "[rearranging]") {
  const TensorBase x = uniform({3, 4});
  const auto at = [&](int64_t i, int64_t j) { return element(x, {i, j}); };
  CHECK_THAT(
      result_of("roll", {x, ints({1, -2}), ints({0, 1})}),
      Near(generate({3, 4}, [&](const Index& i) { return at((i[0] + 2) % 3, (i[1] + 2) % 4); })));
  CHECK_THAT(result_of("roll", {x, ints({5})}), Near(generate({3, 4}, [&](const Index& i) {
               const int64_t from = (i[0] * 4 + i[1] + 12 - 5) % 12;
               return at(from / 4, from % 4);
             })));
  CHECK_THAT(result_of("roll", {x, ints({INT64_MIN}), ints({1})}), Near(x));
}

TEST_CASE("rot90 turns four times to what it was", "[rearranging]") {
  const TensorBase x = uniform({2, 3});
  CHECK_THAT(result_of("rot90", {x}), Near(generate({3, 2}, [&](const Index& i) {
               return element(x, {i[1], 2 - i[0]});
             })));
  TensorBase turned = x;
  for (int i = 0; i < 4; ++i) turned = result_of("rot90", {turned});
  CHECK_THAT(turned, Near(x));
  for (const int64_t k : {-5, -1, 3, 7}) {
    CHECK_THAT(result_of("rot90", {result_of("rot90", {x, k}), -k}), Near(x));
  }
}

TEST_CASE("diff is undone by sums", "[rearranging]") {
  const TensorBase x = uniform({4, 3});
  const TensorBase steps = result_of("diff", {x, 1, 0, none(), none()});
  const TensorBase first = result_of("slice.Tensor", {x, 0, 0, 1});
  CHECK_THAT(result_of("cumsum", {result_of("cat", {list({first, steps}), 0}), 0}), Near(x, 1e-14));
  CHECK_THAT(result_of("diff", {vector({true, false, false}, DType::kBool)}), Near({{2}, {1, 0}}));
}

TEST_CASE("matrices and vectors along diagonals", "[rearranging]") {
  const TensorBase x = uniform({2, 3});
  for (const int64_t offset : {-2, 0, 1}) {
    const TensorBase embedded = result_of("diag_embed", {x, offset});
    CHECK_THAT(result_of("diagonal", {embedded, offset, -2, -1}), Near(x));
    CHECK_THAT(result_of("sum", {embedded}), Near(result_of("sum", {x}), 1e-14));
  }
  const TensorBase blocks = result_of("block_diag", {list({x, scalar(7, DType::kFloat64)})});
  CHECK_THAT(blocks, Near(generate({3, 4}, [&](const Index& i) {
               return i[0] < 2 && i[1] < 3 ? element(x, i) : i[0] == 2 && i[1] == 3 ? 7.0 : 0.0;
             })));
}

TEST_CASE("grids have an element of each vector", "[rearranging]") {
  const TensorBase x = uniform({2}), y = uniform({3});
  const Stack grids = results_of("meshgrid", {list({x, y})});
  const std::vector<TensorBase> parts = tensors_of(grids);
  CHECK_THAT(parts[0], Near(generate({2, 3}, [&](const Index& i) { return element(x, {i[0]}); })));
  CHECK_THAT(parts[1], Near(generate({2, 3}, [&](const Index& i) { return element(y, {i[1]}); })));
  const std::vector<TensorBase> turned =
      tensors_of(results_of("meshgrid.indexing", {list({x, y}), "xy"}));
  CHECK_THAT(turned[0], Near(generate({3, 2}, [&](const Index& i) { return element(x, {i[1]}); })));
  CHECK_THAT(turned[1], Near(generate({3, 2}, [&](const Index& i) { return element(y, {i[0]}); })));
  CHECK_THAT(result_of("cartesian_prod", {list({x, y})}),
             Near(generate({6, 2}, [&](const Index& i) {
               return i[1] == 0 ? element(x, {i[0] / 3}) : element(y, {i[0] % 3});
             })));
}

TEST_CASE("rearranging refuses what does not fit", "[rearranging]") {
  const TensorBase x = uniform({2, 3});
  check_bad_calls({
      {"roll", {x, ints({1}), ints({2})}, ErrorCode::kIndex, "2"},
      {"roll", {x, ints({1, 2})}, ErrorCode::kValue, "[1, 2]"},
      {"roll", {x, ints({1}), ints({0, 1})}, ErrorCode::kValue, "[0, 1]"},
      {"rot90", {x, 1, ints({0, 0})}, ErrorCode::kValue, "[0, 0]"},
      {"rot90", {uniform({3}), 1}, ErrorCode::kShape, "[3]"},
      {"rot90", {x, 1, ints({0, 5})}, ErrorCode::kIndex, "5"},
      {"diff", {x, -1}, ErrorCode::kValue, "-1"},
      {"diff", {uniform({}), 1}, ErrorCode::kShape, ""},
      {"diff", {x, 1, 4}, ErrorCode::kIndex, "4"},
      {"diag_embed", {x, 0, 1, 1}, ErrorCode::kValue, "1"},
      {"diag_embed", {x, INT64_MAX}, ErrorCode::kOutOfMemory, "64 bits"},
      {"block_diag", {list({uniform({2, 2, 2})})}, ErrorCode::kShape, "[2, 2, 2]"},
      {"cartesian_prod", {list({x})}, ErrorCode::kShape, "[2, 3]"},
      {"meshgrid", {list({x})}, ErrorCode::kShape, "[2, 3]"},
      {"meshgrid", {list({uniform({2}), integers({2}, 0, 5)})}, ErrorCode::kDType, "int64"},
      {"meshgrid.indexing", {list({uniform({2})}), "yx"}, ErrorCode::kValue, "yx"},
      {"meshgrid.indexing", {list({uniform({2}), x}), "xy"}, ErrorCode::kShape, "[2, 3]"},
      {"broadcast_tensors", {list({x, uniform({2})})}, ErrorCode::kShape, "[2]"},
  });
}

}  // namespace
}  // namespace tenon::test

// Elements chosen by indices or masks.

#include <catch2/catch.hpp>
#include <string>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

TensorBase whole(const std::vector<double>& elements) {
  return vector(elements, DType::kInt64);
}

void add_selecting(Samples& samples) {
  samples.insert(
      samples.end(),
      {
          {"index_select", {uniform({3, 4}), 0, whole({2, 0, 2})}},
          {"index_select", {uniform({3, 4}), -1, cast(whole({3}), DType::kInt32)}},
          {"index_select", {uniform({3, 4}), 1, whole({})}},
          {"index_select", {uniform({}), 0, whole({0})}},
          {"index_select", {booleans({4}), 0, scalar(1, DType::kInt64)}},
          {"gather", {uniform({3, 4}), 1, integers({3, 2}, 0, 4)}},
          {"gather", {uniform({3, 4}), 0, integers({2, 3}, 0, 3)}},
          {"gather", {uniform({3, 4}), -1, integers({0, 2}, 0, 4)}},
          {"gather", {uniform({}), 0, scalar(0, DType::kInt64)}},
          {"gather", {integers({3, 4}, 0, 9), 1, integers({3, 5}, 0, 4)}},
          {"masked_fill.Scalar", {uniform({2, 3}), booleans({2, 3}), 1.5}},
          {"masked_fill.Scalar", {uniform({2, 3}), booleans({3}), 2}},
          {"masked_fill.Scalar", {integers({2, 3}, 0, 5), booleans({2, 1}), -1}},
          {"masked_fill.Scalar", {uniform({0}), booleans({1}), 1.5}},
          {"masked_fill.Tensor", {uniform({2, 3}), booleans({2, 3}), uniform({})}},
          {"masked_fill.Tensor", {uniform({2, 3}), booleans({3}), scalar(2, DType::kFloat64)}},
          {"tril", {uniform({3, 4})}},
          {"tril", {uniform({2, 3, 3}), -1}},
          {"tril", {integers({3, 2}, 1, 9), 1}},
          {"tril", {uniform({0, 3}), 1}},
          {"triu", {uniform({3, 4})}},
          {"triu", {uniform({2, 3, 3}), -1}},
          {"triu", {booleans({3, 3}), 1}},
      });
}

void add_writing(Samples& samples) {
  const auto distinct = tensor({2, 3}, {0, 2, 1, 3, 1, 0}, DType::kInt64);  // in each row
  samples.insert(
      samples.end(),
      {
          {"index_add", {uniform({3, 4}), 0, whole({2, 0, 2}), uniform({3, 4})}},
          {"index_add", {uniform({3, 4}), -1, whole({1, 3}), uniform({3, 2}), 2.5}},
          {"index_add", {integers({4}, 0, 9), 0, whole({1, 1}), integers({2}, 0, 9), 3}},
          {"index_add", {uniform({2, 2}), 0, whole({}), uniform({0, 2})}},
          {"scatter.src", {uniform({2, 4}), 1, distinct, uniform({2, 3})}},
          {"scatter.src", {uniform({2, 4}), 1, distinct, uniform({3, 4})}},
          {"scatter.src",
           {integers({4, 2}, 0, 9), 0, tensor({2, 2}, {0, 3, 1, 2}, DType::kInt64),
            integers({2, 2}, 0, 9)}},
          {"scatter.value", {uniform({2, 4}), 1, distinct, 1.5}},
          {"scatter.value", {uniform({2, 4}), -1, integers({2, 6}, 0, 4), 2}},
          {"scatter.value", {booleans({3}), 0, whole({1}), true}},
          {"scatter_add", {uniform({2, 4}), 1, integers({2, 3}, 0, 4), uniform({2, 3})}},
          {"scatter_add", {uniform({2, 4}), 0, integers({3, 2}, 0, 2), uniform({3, 4})}},
          {"scatter_add", {uniform({}), 0, scalar(0, DType::kInt64), uniform({})}},
          {"scatter_add", {integers({4}, 0, 9), 0, whole({1, 1, 2}), integers({3}, 0, 9)}},
          {"select_scatter", {uniform({3, 4}), uniform({4}), 0, 1}},
          {"select_scatter", {uniform({3, 4}), uniform({3}), -1, -2}},
          {"select_scatter", {integers({3}, 0, 9), integers({}, 0, 9), 0, 2}},
          {"select_scatter_", {uniform({3, 4}), uniform({3}), 1, -1}},
          {"slice_scatter_", {uniform({5, 2}), uniform({2, 2}), 0, 1, 3}},
          {"diagonal_scatter_", {uniform({3, 4}), uniform({2}), -1}},
          {"slice_scatter", {uniform({5, 2}), uniform({2, 2}), 0, 1, 3}},
          {"slice_scatter", {uniform({2, 7}), uniform({2, 3}), -1, none(), -1, 2}},
          {"slice_scatter", {uniform({3}), uniform({3})}},
          {"diagonal_scatter", {uniform({3, 4}), uniform({3})}},
          {"diagonal_scatter", {uniform({3, 4}), uniform({2}), -1}},
          {"diagonal_scatter", {uniform({2, 3, 3}), uniform({2, 2}), 1, 1, 2}},
          {"as_strided_scatter", {uniform({3, 4}), uniform({2, 2}), ints({2, 2}), ints({4, 1}), 1}},
          {"as_strided_scatter", {uniform({6}), uniform({3}), ints({3}), ints({2})}},
      });
}

Samples indexing_samples() {
  Samples samples;
  add_selecting(samples);
  add_writing(samples);
  return samples;
}
const SampleRegistration registration(&indexing_samples);

constexpr std::initializer_list<DType> kDTypes = {DType::kFloat64, DType::kFloat32,
                                                  DType::kFloat16, DType::kBFloat16,
                                                  DType::kInt64,   DType::kUInt8};

/// `self` with elements replaced by `write(expected, offset)`, offsets in row-major order.
struct Scattered {
  explicit Scattered(const TensorBase& self) : expected{self.sizes().vec(), elements(self)} {}
  double& at(const Index& index) {
    int64_t offset = 0;
    for (size_t d = 0; d < index.size(); ++d) offset = offset * expected.sizes[d] + index[d];
    return expected.elements[static_cast<size_t>(offset)];
  }
  Expected expected;
};

TEST_CASE("index_select and gather read the elements at the indices", "[indexing]") {
  for (const DType dtype : kDTypes) {
    const TensorBase self = cast(integers({3, 4, 2}, 0, 100), dtype);
    const TensorBase chosen = whole({3, 0, 3, 1, 2});
    CHECK_THAT(result_of("index_select", {self, 1, chosen}),
               Near(generate({3, 5, 2}, [&](const Index& i) {
                 return at(self, {i[0], static_cast<int64_t>(at(chosen, {i[1]})), i[2]});
               })));
    const TensorBase index = integers({2, 6, 2}, 0, 4);
    CHECK_THAT(result_of("gather", {self, 1, index}), Near(generate({2, 6, 2}, [&](const Index& i) {
                 return at(self, {i[0], static_cast<int64_t>(at(index, i)), i[2]});
               })));
  }
}

TEST_CASE("gather reads along any dimension of any strides", "[indexing]") {
  const TensorBase self = transposed_storage(integers({5, 4, 6}, 0, 100));
  for (const int64_t dim : {0, 1, 2}) {
    for (const Index& sizes : {Index{4, 3, 5}, Index{1, 4, 6}, Index{5, 4, 1}, Index{0, 4, 6}}) {
      for (const bool is_transposed : {false, true}) {
        TensorBase index = integers(sizes, 0, 4);
        if (is_transposed) index = transposed_storage(index);
        CHECK_THAT(result_of("gather", {self, dim, index}), Near(generate(sizes, [&](Index i) {
                     const auto chosen = static_cast<int64_t>(at(index, i));
                     i[static_cast<size_t>(dim)] = chosen;
                     return at(self, i);
                   })));
      }
    }
  }
}

TEST_CASE("gather reads rows of any length", "[indexing]") {
  const TensorBase self = integers({50}, 0, 100);
  for (int64_t length = 1; length < 36; ++length) {
    const TensorBase index = integers({length}, 0, 50);
    CHECK_THAT(result_of("gather", {self, 0, index}),
               Near(result_of("index_select", {self, 0, index})));
  }
}

TEST_CASE("an index out of range is found wherever it is", "[indexing]") {
  const TensorBase self = integers({40}, 0, 100), nothing = integers({0}, 0, 100);
  check_bad_calls(
      {{"gather", {nothing, 0, whole(std::vector<double>(9, 0))}, ErrorCode::kIndex, "0"}});
  for (const int64_t length : {1, 7, 8, 9, 1003}) {
    for (const int64_t place : {int64_t{0}, length / 2, length - 1}) {
      for (const double wrong : {-1.0, 40.0, -0x1p63, 0x1p62}) {
        std::vector<double> elements(static_cast<size_t>(length), 39);
        elements[static_cast<size_t>(place)] = wrong;
        const std::string received = std::to_string(static_cast<int64_t>(wrong));
        const TensorBase index = whole(elements);
        check_bad_calls({{"gather", {self, 0, index}, ErrorCode::kIndex, received},
                         {"index_select", {self, 0, index}, ErrorCode::kIndex, received}});
      }
    }
  }
}

TEST_CASE("index_add adds slices, also to one index several times", "[indexing]") {
  for (const DType dtype : kDTypes) {
    const TensorBase self = cast(integers({3, 4}, 0, 20), dtype),
                     source = cast(integers({3, 5}, 0, 20), dtype);
    const TensorBase index = whole({3, 0, 3, 1, 3});
    Scattered result(self);
    for (const Index& i : indices_of(source.sizes())) {
      result.at({i[0], static_cast<int64_t>(at(index, {i[1]}))}) += 2 * at(source, i);
    }
    CHECK_THAT(result_of("index_add", {self, 1, index, source, 2}), Near(result.expected));
  }
}

TEST_CASE("scatter writes and scatter_add adds at the indices", "[indexing]") {
  for (const DType dtype : kDTypes) {
    const TensorBase self = cast(integers({4, 3}, 0, 20), dtype),
                     source = cast(integers({5, 4}, 0, 20), dtype);
    const TensorBase index = tensor({2, 3}, {3, 0, 1, 2, 1, 1}, DType::kInt64);
    const TensorBase unique = tensor({2, 3}, {3, 0, 1, 2, 1, 0}, DType::kInt64);
    Scattered added(self), written(self), filled(self);
    for (const Index& i : indices_of(index.sizes())) {
      added.at({static_cast<int64_t>(at(index, i)), i[1]}) += at(source, i);
      written.at({static_cast<int64_t>(at(unique, i)), i[1]}) = at(source, i);
      filled.at({static_cast<int64_t>(at(index, i)), i[1]}) = 7;
    }
    CHECK_THAT(result_of("scatter_add", {self, 0, index, source}), Near(added.expected));
    CHECK_THAT(result_of("scatter.src", {self, 0, unique, source}), Near(written.expected));
    CHECK_THAT(result_of("scatter.value", {self, -2, index, 7}), Near(filled.expected));
  }
}

TEST_CASE("masked_fill replaces where the mask holds", "[indexing]") {
  for (const DType dtype : kDTypes) {
    const TensorBase self = cast(integers({2, 3}, 0, 20), dtype), mask = booleans({3});
    const Expected expected =
        broadcast({self, mask}, [](const auto& v) { return v[1] != 0 ? 9 : v[0]; });
    CHECK_THAT(result_of("masked_fill.Scalar", {self, mask, 9}), Near(expected));
    CHECK_THAT(result_of("masked_fill.Tensor", {self, mask, scalar(9, dtype)}), Near(expected));
    CHECK(result_of("masked_fill.Scalar", {self, mask, 9}).dtype() == dtype);
  }
}

TEST_CASE("tril and triu keep one side of a diagonal", "[indexing]") {
  for (const DType dtype : kDTypes) {
    const TensorBase self = cast(integers({2, 4, 5}, 1, 100), dtype);
    for (const int64_t diagonal : {-5, -1, 0, 2, 9}) {
      INFO("diagonal " << diagonal);
      CHECK_THAT(result_of("tril", {self, diagonal}), Near(generate({2, 4, 5}, [&](const Index& i) {
                   return i[2] - i[1] <= diagonal ? at(self, i) : 0;
                 })));
      CHECK_THAT(result_of("triu", {transposed_storage(self), diagonal}),
                 Near(generate({2, 4, 5}, [&](const Index& i) {
                   return i[2] - i[1] >= diagonal ? at(self, i) : 0;
                 })));
    }
  }
}

TEST_CASE("the scatters of views write where the views look", "[indexing]") {
  const TensorBase self = uniform({4, 5});
  Scattered selected(self), sliced(self), diagonal(self), strided(self);
  const TensorBase row = uniform({5}), columns = uniform({4, 2}), line = uniform({4}),
                   window = uniform({2, 2});
  for (int64_t i = 0; i < 5; ++i) selected.at({2, i}) = at(row, {i});
  for (const Index& i : indices_of({4, 2})) sliced.at({i[0], 1 + 2 * i[1]}) = at(columns, i);
  for (int64_t i = 0; i < 4; ++i) diagonal.at({i, i + 1}) = at(line, {i});
  for (const Index& i : indices_of({2, 2})) strided.at({i[0], i[1] + 3}) = at(window, i);
  for (const TensorBase& base : {self, transposed_storage(self)}) {
    for (const std::string suffix : {"", "_"}) {
      const auto written = [&](const char* op, Stack arguments) {
        arguments.insert(arguments.begin(), deep_copy(base));
        return result_of(op + suffix, arguments);
      };
      CHECK_THAT(written("select_scatter", {row, 0, -2}), Near(selected.expected));
      CHECK_THAT(written("slice_scatter", {columns, 1, 1, 5, 2}), Near(sliced.expected));
      CHECK_THAT(written("diagonal_scatter", {line, 1}), Near(diagonal.expected));
    }
  }
  CHECK_THAT(result_of("as_strided_scatter", {self, window, ints({2, 2}), ints({5, 1}), 3}),
             Near(strided.expected));
}

TEST_CASE("indices out of range and sizes that do not fit are errors", "[indexing]") {
  const TensorBase x = uniform({3, 4}), index = whole({0, 1});
  check_bad_calls({
      {"index_select", {x, 2, index}, ErrorCode::kIndex, "2"},
      {"index_select", {x, 0, whole({0, 3})}, ErrorCode::kIndex, "3"},
      {"index_select", {x, 0, whole({-1})}, ErrorCode::kIndex, "-1"},
      {"index_select", {x, 0, uniform({2})}, ErrorCode::kDType, "float64"},
      {"index_select", {x, 0, integers({2, 2}, 0, 3)}, ErrorCode::kShape, "[2, 2]"},
      {"gather", {x, 1, whole({0, 1})}, ErrorCode::kShape, "[2]"},
      {"gather", {x, 1, integers({4, 2}, 0, 4)}, ErrorCode::kShape, "[4, 2]"},
      {"gather", {x, 1, tensor({1, 1}, {4}, DType::kInt64)}, ErrorCode::kIndex, "4"},
      {"gather", {x, 1, uniform({3, 2})}, ErrorCode::kDType, "float64"},
      {"index_add", {x, 0, index, uniform({3, 4})}, ErrorCode::kShape, "[3, 4]"},
      {"index_add", {x, 0, whole({0, 5}), uniform({2, 4})}, ErrorCode::kIndex, "5"},
      {"index_add_", {x, 0, whole({0, 5}), uniform({2, 4})}, ErrorCode::kIndex, "5"},
      {"index_add", {x, 0, index, integers({2, 4}, 0, 9)}, ErrorCode::kDType, "int64"},
      {"scatter.src", {x, 1, integers({3, 5}, 0, 4), uniform({3, 4})}, ErrorCode::kShape, "[3, 5]"},
      {"scatter.src",
       {x, 1, tensor({1, 1}, {-1}, DType::kInt64), uniform({3, 4})},
       ErrorCode::kIndex,
       "-1"},
      {"scatter_.value",
       {x, 0, tensor({1, 2}, {0, 3}, DType::kInt64), 1.0},
       ErrorCode::kIndex,
       "3"},
      {"scatter_add", {x, 2, integers({3, 4}, 0, 3), uniform({3, 4})}, ErrorCode::kIndex, "2"},
      {"scatter_add",
       {x, 0, integers({3, 4}, 0, 3), integers({3, 4}, 0, 3)},
       ErrorCode::kDType,
       "int64"},
      {"masked_fill.Scalar", {x, uniform({3, 4}), 1}, ErrorCode::kDType, "float64"},
      {"masked_fill.Scalar", {x, booleans({3}), 1}, ErrorCode::kShape, "[3]"},
      {"masked_fill_.Scalar", {x, booleans({2, 3, 4}), 1}, ErrorCode::kShape, "[2, 3, 4]"},
      {"tril", {uniform({3})}, ErrorCode::kShape, "[3]"},
      {"triu_", {uniform({3})}, ErrorCode::kShape, "[3]"},
      {"select_scatter", {x, uniform({3}), 0, 1}, ErrorCode::kShape, "[3]"},
      {"select_scatter", {x, uniform({4}), 0, 3}, ErrorCode::kIndex, "3"},
      {"select_scatter_", {x, uniform({3}), 0, 1}, ErrorCode::kShape, "[3]"},
      {"slice_scatter_", {x, integers({1, 4}, 0, 9), 0, 2}, ErrorCode::kDType, "int64"},
      {"diagonal_scatter_", {x, uniform({4})}, ErrorCode::kShape, "[4]"},
      {"slice_scatter", {x, uniform({3, 4}), 0, 1}, ErrorCode::kShape, "[3, 4]"},
      {"slice_scatter", {x, x, 0, 0, 3, 0}, ErrorCode::kValue, "0"},
      {"diagonal_scatter", {x, uniform({4})}, ErrorCode::kShape, "[4]"},
      {"diagonal_scatter", {x, uniform({3}), 0, 1, 1}, ErrorCode::kValue, "1"},
      {"as_strided_scatter",
       {x, uniform({4}), ints({2, 2}), ints({4, 1})},
       ErrorCode::kShape,
       "[4]"},
  });
}

}  // namespace
}  // namespace tenon::test

// Elements picked and replaced by lists of tensors, against loops over coordinates.

#include <catch2/catch.hpp>
#include <map>

#include "tenon/base/broadcast.h"
#include "tenon/tenon.h"
#include "tenon/tensor/factory.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

const TensorBase kNone;

TensorBase index_of(std::initializer_list<double> values, DType dtype = DType::kInt64) {
  return vector(values, dtype);
}

/// Lists for a tensor of sizes [3, 4, 2].
std::vector<Value> lists() {
  const TensorBase rows = index_of({2, -3, 1, 2}), columns = tensor({2, 1}, {0, -1}, DType::kInt64);
  return {
      list({rows}),
      list({index_of({0, 2}, DType::kInt32), kNone}),
      list({kNone, rows}),
      list({kNone, kNone, index_of({1, 0, -1})}),
      list({rows, columns}),
      list({rows, kNone, index_of({-1, 0, 1, -2})}),
      list({columns, rows, scalar(-1, DType::kInt64)}),
      list({scalar(1, DType::kInt64)}),
      list({index_of({})}),
      list({booleans({3, 4})}),
      list({kNone, booleans({4, 2})}),
      list({index_of({1, 0, 1}, DType::kUInt8), columns}),
      list({booleans({3, 4, 2})}),
      list({index_of({0, 0, 0}, DType::kBool)}),
      list({kNone}),
  };
}

Samples indexing_samples() {
  Samples samples;
  for (const Value& each : lists()) samples.push_back({"index.Tensor", {uniform({3, 4, 2}), each}});
  for (const Value& each : lists()) {
    double next = 0;
    const auto places = generate({3, 4, 2}, [&](const Index&) { return next++; });
    const Tensor picked = result_of("index.Tensor", {tensor({3, 4, 2}, places.elements), each});
    const bool is_unique = std::get<0>(_unique2(picked)).numel() == picked.numel();
    for (const bool accumulate : {false, true}) {
      // Which of several values at one place is put has no derivative.
      const Expectations expectations = {.gradient = accumulate || is_unique};
      const auto put = [&](const TensorBase& values) {
        samples.push_back(
            {"index_put", {uniform({3, 4, 2}), each, values, accumulate}, expectations});
      };
      put(uniform({}));
      put(uniform(picked.sizes()));
    }
  }
  samples.push_back({"index.Tensor", {integers({4}, 0, 9), list({index_of({3, 0})})}});
  samples.push_back(
      {"index_put", {integers({4}, 0, 9), list({index_of({3, 0})}), integers({1, 2}, 0, 9), true}});
  samples.push_back({"_index_positions",
                     {list({index_of({1, -1}), tensor({2, 1}, {0, 1}, DType::kInt64)}),
                      ints({0, 2}), ints({3, 4, 2})}});
  // How many elements a mask picks is in its elements.
  for (Sample& sample : samples) {
    if (sample.op != "index.Tensor") continue;
    for (const TensorBase& each : sample.arguments[1].toTensorList<TensorBase>()) {
      const bool is_mask = each.defined() && each.dtype() != DType::kInt64;
      if (is_mask && each.dtype() != DType::kInt32) sample.expectations.meta = false;
    }
  }
  return samples;
}
const SampleRegistration registration(&indexing_samples);

/// For each element of the result the coordinates of the one of `self` that it is, as NumPy's
/// documentation defines them.
struct Picked {
  Index sizes;
  std::vector<Index> sources;
};

/// A list in which integers take the place of masks, with the dimensions that they pick from.
std::map<int64_t, TensorBase> by_dimension(const Stack& arguments) {
  std::map<int64_t, TensorBase> indices;
  int64_t dim = 0;
  for (const TensorBase& each : arguments[1].toTensorList<TensorBase>()) {
    if (!each.defined()) {
      ++dim;
    } else if (each.dtype() == DType::kBool || each.dtype() == DType::kUInt8) {
      std::vector<Index> chosen;
      const Index sizes(each.sizes().begin(), each.sizes().end());
      for (const Index& i : indices_of(sizes)) {
        if (at(each, i) != 0) chosen.push_back(i);
      }
      for (size_t d = 0; d < sizes.size(); ++d) {
        const auto count = static_cast<int64_t>(chosen.size());
        const Expected coordinates =
            generate({count}, [&](const Index& i) { return static_cast<double>(chosen[i[0]][d]); });
        indices[dim++] = tensor({count}, coordinates.elements, DType::kInt64);
      }
    } else {
      indices[dim++] = each;
    }
  }
  return indices;
}

Picked picked_by(const TensorBase& self, const Stack& arguments) {
  const std::map<int64_t, TensorBase> indices = by_dimension(arguments);
  DimVector common;
  for (const auto& [dim, index] : indices) REQUIRE(broadcast_into(common, index.sizes()));
  const bool adjacent = indices.empty() || indices.rbegin()->first - indices.begin()->first + 1 ==
                                               static_cast<int64_t>(indices.size());
  const int64_t place = indices.empty() || !adjacent ? 0 : indices.begin()->first;
  Picked picked;
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (!indices.contains(d)) picked.sizes.push_back(self.size(d));
  }
  picked.sizes.insert(picked.sizes.begin() + place, common.begin(), common.end());
  for (const Index& i : indices_of(picked.sizes)) {
    const Index among(i.begin() + place, i.begin() + place + static_cast<int64_t>(common.size()));
    Index source;
    int64_t next = 0;
    for (int64_t d = 0; d < self.dim(); ++d) {
      if (const auto found = indices.find(d); found != indices.end()) {
        const double value = at(ops::expand(found->second, common), among);
        source.push_back(static_cast<int64_t>(value) + (value < 0 ? self.size(d) : 0));
      } else {
        if (next == place) next += static_cast<int64_t>(common.size());
        source.push_back(i[next++]);
      }
    }
    picked.sources.push_back(source);
  }
  return picked;
}

TEST_CASE("lists of tensors pick elements as NumPy's do", "[indexing]") {
  for (const Value& each : lists()) {
    for (const TensorBase& self : {uniform({3, 4, 2}), transposed_storage(uniform({3, 4, 2}))}) {
      const Stack arguments = {self, each};
      const Picked picked = picked_by(self, arguments);
      size_t next = 0;
      CHECK_THAT(result_of("index.Tensor", arguments),
                 Near(generate(picked.sizes,
                               [&](const Index&) { return at(self, picked.sources[next++]); })));
    }
  }
}

TEST_CASE("values are put, or added, where a list of tensors picks", "[indexing]") {
  for (const Value& each : lists()) {
    for (const bool accumulate : {false, true}) {
      const TensorBase self = uniform({3, 4, 2});
      const Picked picked = picked_by(self, {self, each});
      const TensorBase values = uniform(picked.sizes);
      std::map<Index, double> expected;
      for (const Index& i : indices_of({3, 4, 2})) expected[i] = at(self, i);
      size_t next = 0;
      for (const Index& i : indices_of(picked.sizes)) {
        double& to = expected[picked.sources[next++]];
        to = at(values, i) + (accumulate ? to : 0);
      }
      CHECK_THAT(result_of("index_put", {self, each, values, accumulate}),
                 Near(generate({3, 4, 2}, [&](const Index& i) { return expected[i]; }), 1e-13));
    }
  }
}

TEST_CASE("methods that index by tensors are these operators", "[indexing]") {
  using indexing::Slice;
  const Tensor self = arange(24.0).view({3, 4, 2}), rows = tenon::tensor({2, 0});
  const Tensor picked = self.index({Slice(1), rows, 1});
  CHECK(picked.equal(index(self.slice(0, 1).select(2, 1), {Tensor(), rows})));
  Tensor written = self.clone();
  written.index_put_({Slice(1), rows, 1}, -1);
  CHECK(written.equal(self.clone().masked_fill_(
      self.remainder(2)
          .eq(1)
          .logical_and(self.ge(8))
          .logical_and(self.remainder(8).eq(1).logical_or(self.remainder(8).eq(5))),
      -1)));
  index_put_(written, {rows, rows, rows.remainder(2)}, zeros({1}), true);
  CHECK(at(written, {2, 2, 0}) == 20);
}

TEST_CASE("lists that do not fit are errors, and nothing has changed", "[indexing]") {
  const TensorBase x = uniform({3, 4}), bad = index_of({3}), good = index_of({0});
  const TensorBase elsewhere = make_tensor({1}, DType::kInt64, kMeta);
  std::vector<BadCall> calls;
  for (const std::string op : {"index.Tensor", "index_put"}) {
    const auto add = [&](const Value& indices, ErrorCode code, const std::string& shown) {
      Stack arguments = {x, indices};
      if (op == "index_put") arguments.emplace_back(uniform({1}));
      calls.push_back({op, arguments, code, shown});
    };
    add(list({bad}), ErrorCode::kIndex, "3");
    add(list({kNone, index_of({-5})}), ErrorCode::kIndex, "-5");
    add(list({kNone, kNone, good}), ErrorCode::kIndex, "[3, 4]");
    add(list({kNone, booleans({4, 1})}), ErrorCode::kIndex, "[4, 1]");
    add(list({booleans({4})}), ErrorCode::kShape, "[4]");
    add(list({scalar(1, DType::kBool)}), ErrorCode::kShape, "none");
    add(list({index_of({0, 1}), index_of({0, 1, 2})}), ErrorCode::kShape, "[3]");
    add(list({uniform({2})}), ErrorCode::kDType, "float64");
    add(list({elsewhere}), ErrorCode::kDevice, "meta");
  }
  const auto put = [&](const TensorBase& values, ErrorCode code, const std::string& shown) {
    calls.push_back({"index_put", {x, list({good}), values}, code, shown});
  };
  put(integers({1}, 0, 2), ErrorCode::kDType, "int64");
  put(uniform({3}), ErrorCode::kShape, "[3]");
  put(uniform({2, 1, 4}), ErrorCode::kShape, "[2, 1, 4]");
  put(make_tensor({1}, DType::kFloat64, kMeta), ErrorCode::kDevice, "meta");
  const auto positions = [&](const Value& indices, const Value& dims, const Value& sizes,
                             ErrorCode code, const std::string& shown) {
    calls.push_back(
        {"_index_positions", {indices, dims, sizes, std::string("_index_positions")}, code, shown});
  };
  positions(list({good}), ints({}), ints({3}), ErrorCode::kValue, "0 dimensions");
  positions(list({good}), ints({1}), ints({3}), ErrorCode::kIndex, "1");
  positions(list({x}), ints({0}), ints({3}), ErrorCode::kDType, "float64");
  positions(list({good}), ints({0}), ints({3, -1}), ErrorCode::kShape, "-1");
  check_bad_calls(calls);
}

}  // namespace
}  // namespace tenon::test

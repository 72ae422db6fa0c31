// Sequences without their padding, and with it again.

#include <catch2/catch.hpp>

#include "tenon/tensor/factory.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

TensorBase lengths(const std::vector<double>& values) {
  return vector(values, DType::kInt64);
}

Samples packed_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  Samples samples = {
      {"_pack_padded_sequence", {x({3, 2, 2}), lengths({3, 1}), false}},
      {"_pack_padded_sequence", {x({1, 1, 2}), lengths({1}), false}},
      {"_pack_padded_sequence", {x({2, 4}), lengths({3, 3}), true}},
      {"_pack_padded_sequence", {integers({4, 1}, 0, 9), lengths({2}), false}},
      {"_pack_padded_sequence_backward", {x({4, 2}), ints({3, 2, 2}), lengths({2, 1, 1}), false}},
      {"_pack_padded_sequence_backward", {x({4}), ints({2, 3}), lengths({2, 1, 1}), true}},
      {"_pack_padded_sequence_backward", {x({1, 2}), ints({1, 1, 2}), lengths({1}), false}},
      {"_pad_packed_sequence", {x({1, 2}), lengths({1}), false, 0, 0}},
      {"_pad_packed_sequence", {x({4, 2}), lengths({2, 1, 1}), false, 0.5, 0}},
      {"_pad_packed_sequence", {x({4}), lengths({2, 2}), true, -1, 3}},
      {"_pad_packed_sequence", {integers({3, 2}, 0, 9), lengths({3}), false, 7, 0}},
  };
  // How many rows there are depends on the lengths.
  for (Sample& sample : samples) sample.expectations.meta = false;
  return samples;
}
const SampleRegistration registration(&packed_samples);

TEST_CASE("packed sequences hold each step's elements up to the lengths", "[neural]") {
  for (const bool batch_first : {false, true}) {
    const TensorBase x = batch_first ? uniform({3, 4, 2}) : uniform({4, 3, 2});
    const auto element = [&](int64_t step, int64_t sequence, int64_t k) {
      return batch_first ? at(x, {sequence, step, k}) : at(x, {step, sequence, k});
    };
    const Stack packed = results_of("_pack_padded_sequence", {x, lengths({3, 2, 2}), batch_first});
    const Index rows[] = {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}, {2, 0}};
    CHECK_THAT(packed[0].get<TensorBase>(), Near(generate({7, 2}, [&](const Index& i) {
                 const Index& row = rows[i[0]];
                 return element(row[0], row[1], i[1]);
               })));
    CHECK_THAT(packed[1].get<TensorBase>(), Near({{3}, {3, 3, 1}}));
    const Stack padded =
        results_of("_pad_packed_sequence", {packed[0], packed[1], batch_first, -5, 4});
    const auto is_there = [](int64_t step, int64_t sequence) {
      return step < (sequence == 0 ? 3 : 2);
    };
    CHECK_THAT(padded[0].get<TensorBase>(),
               Near(generate({x.size(0), x.size(1), 2}, [&](const Index& i) {
                 const int64_t step = i[batch_first ? 1 : 0], sequence = i[batch_first ? 0 : 1];
                 return is_there(step, sequence) ? element(step, sequence, i[2]) : -5;
               })));
    CHECK_THAT(padded[1].get<TensorBase>(), Near({{3}, {3, 2, 2}}));
  }
}

TEST_CASE("packing tensors without data says that lengths have no values", "[neural]") {
  const TensorBase x = make_tensor({3, 2}, DType::kFloat32, kMeta),
                   counts = make_tensor({2}, DType::kInt64, kMeta);
  CHECK_THROWS_AS(result_of("_pack_padded_sequence", {x, counts, false}), NotImplementedError);
}

}  // namespace
}  // namespace tenon::test

// Transposed convolutions over volumes.

#include <catch2/catch.hpp>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples volume_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  return {
      {"conv_transpose3d.input", {x({1, 2, 2, 1, 2}), x({2, 1, 2, 2, 1}), x({1}), ints({2, 1, 1})}},
      {"conv_transpose3d.input",
       {x({2, 2, 2, 2}), x({2, 1, 1, 2, 2}), none(), ints({2}), ints({0, 1, 0}), ints({1, 0, 0}),
        2}},
  };
}
const SampleRegistration registration(&volume_samples);

TEST_CASE("a transposed convolution over volumes spreads each element over a window",
          "[convolution]") {
  const TensorBase x = uniform({2, 2, 2, 3, 2}), w = uniform({2, 3, 2, 2, 3});
  // Strides of 2, 1 and 2 and a padding of 1 in height.
  Expected expected = generate({2, 3, 4, 2, 5}, [](const Index&) { return 0; });
  for (const Index& i : indices_of(x.sizes())) {
    for (const Index& k : indices_of({3, 2, 2, 3})) {
      const int64_t z = i[2] * 2 + k[1], y = i[3] - 1 + k[2], column = i[4] * 2 + k[3];
      if (y < 0 || y >= 2) continue;
      const int64_t place = (((i[0] * 3 + k[0]) * 4 + z) * 2 + y) * 5 + column;
      expected.elements[static_cast<size_t>(place)] +=
          at(x, i) * at(w, {i[1], k[0], k[1], k[2], k[3]});
    }
  }
  CHECK_THAT(result_of("conv_transpose3d.input", {x, w, none(), ints({2, 1, 2}), ints({0, 1, 0})}),
             Near(expected, 1e-13));
}

TEST_CASE("transposed convolutions over volumes refuse other dimensions", "[convolution]") {
  check_bad_calls({
      {"conv_transpose3d.input",
       {uniform({1, 2, 3}), uniform({2, 1, 2, 2, 2})},
       ErrorCode::kShape,
       "[1, 2, 3]"},
      {"conv_transpose3d.input",
       {uniform({1, 2, 3, 3, 3}), uniform({2, 1, 2, 2})},
       ErrorCode::kShape,
       "[2, 1, 2, 2]"},
  });
}

}  // namespace
}  // namespace tenon::test

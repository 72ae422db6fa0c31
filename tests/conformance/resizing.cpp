// Images that become larger or smaller, against the formulas of interpolation.

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

void add_nearest(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  samples.insert(
      samples.end(),
      {
          {"upsample_nearest1d", {x({2, 2, 4}), ints({7})}},
          {"upsample_nearest1d.vec", {x({1, 2, 3}), none(), std::vector<double>{2.5}}},
          {"upsample_nearest1d_backward", {x({1, 2, 7}), ints({7}), ints({1, 2, 4})}},
          {"upsample_nearest2d", {x({1, 2, 3, 4}), ints({5, 2})}},
          {"upsample_nearest2d", {x({1, 1, 2, 2}), ints({4, 5}), 2.0, 2.6}},
          {"upsample_nearest2d", {x({0, 2, 3, 4}), ints({5, 2})}},
          {"upsample_nearest2d.vec", {x({1, 2, 2, 3}), ints({4, 4}), none()}},
          {"upsample_nearest2d.vec", {x({1, 1, 2, 3}), none(), std::vector<double>{2, 1.7}}},
          {"upsample_nearest2d_backward", {x({1, 2, 5, 2}), ints({5, 2}), ints({1, 2, 3, 4})}},
          {"upsample_nearest3d", {x({1, 2, 2, 3, 2}), ints({3, 3, 4})}},
          {"upsample_nearest3d.vec", {x({1, 1, 2, 1, 2}), none(), std::vector<double>{1.5, 3, 2}}},
          {"upsample_nearest3d_backward",
           {x({1, 1, 3, 3, 4}), ints({3, 3, 4}), ints({1, 1, 2, 3, 2})}},
      });
}

void add_interpolated(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  samples.insert(
      samples.end(),
      {
          {"upsample_linear1d", {x({2, 2, 4}), ints({7}), false}},
          {"upsample_linear1d.vec", {x({1, 2, 3}), none(), true, std::vector<double>{2.5}}},
          {"upsample_linear1d_backward", {x({1, 2, 7}), ints({7}), ints({1, 2, 4}), true}},
          {"upsample_trilinear3d", {x({1, 2, 2, 3, 2}), ints({3, 2, 3}), false}},
          {"upsample_trilinear3d.vec",
           {x({1, 1, 2, 1, 2}), none(), true, std::vector<double>{1.5, 3, 2}}},
          {"upsample_trilinear3d_backward",
           {x({1, 1, 3, 2, 3}), ints({3, 2, 3}), ints({1, 1, 2, 3, 2}), false}},
      });
  for (const std::string op : {"upsample_bilinear2d", "upsample_bicubic2d"}) {
    samples.push_back({op, {x({1, 2, 3, 4}), ints({5, 2}), false}});
    samples.push_back({op, {x({1, 1, 3, 4}), ints({3, 7}), true}});
    samples.push_back({op, {x({1, 1, 2, 2}), ints({4, 5}), false, 2.0, 2.6}});
    samples.push_back({op + ".vec", {x({1, 2, 2, 3}), ints({4, 4}), true, none()}});
    samples.push_back(
        {op + ".vec", {x({1, 1, 4, 3}), none(), false, std::vector<double>{0.5, 1.7}}});
    samples.push_back(
        {op + "_backward", {x({1, 2, 5, 2}), ints({5, 2}), ints({1, 2, 3, 4}), false}});
  }
}

Samples resizing_samples() {
  Samples samples;
  add_nearest(samples);
  add_interpolated(samples);
  return samples;
}
const SampleRegistration registration(&resizing_samples);

/// One axis of a resizing; `step` is how far results are apart.
struct Axis {
  std::string kind;
  int64_t size, out;
  bool align;
  double scale = 0;
  double step() const {
    if (align) return out > 1 ? static_cast<double>(size - 1) / static_cast<double>(out - 1) : 0;
    return scale > 0 ? 1 / scale : static_cast<double>(size) / static_cast<double>(out);
  }
  double source(int64_t i) const {
    const auto place = static_cast<double>(i);
    return align ? place * step() : (place + 0.5) * step() - 0.5;
  }
};

/// How much the element `k` of the image counts in the result `i`: for cubic ones the element that
/// lies nearest counts for those outside.
double weight(const Axis& axis, int64_t i, int64_t k) {
  if (axis.kind == "nearest") {
    const auto place = static_cast<int64_t>(std::floor(static_cast<double>(i) * axis.step()));
    return k == std::min(place, axis.size - 1) ? 1 : 0;
  }
  if (axis.kind == "linear") {
    const double place = std::clamp(axis.source(i), 0.0, static_cast<double>(axis.size - 1));
    return std::max(1 - std::abs(place - static_cast<double>(k)), 0.0);
  }
  const auto cubic = [](double x) {
    x = std::abs(x);
    if (x <= 1) return 1.25 * x * x * x - 2.25 * x * x + 1;
    return x < 2 ? -0.75 * (x * x * x - 5 * x * x + 8 * x - 4) : 0;
  };
  const auto first = static_cast<int64_t>(std::floor(axis.source(i))) - 1;
  double sum = 0;
  for (int64_t j = first; j < first + 4; ++j) {
    if (std::clamp<int64_t>(j, 0, axis.size - 1) != k) continue;
    sum += cubic(axis.source(i) - static_cast<double>(j));
  }
  return sum;
}

/// `x` [N, C, ...] resized along its last axes.
Expected resized(const TensorBase& x, const std::vector<Axis>& axes) {
  Index sizes{x.size(0), x.size(1)}, image;
  for (const Axis& axis : axes) sizes.push_back(axis.out), image.push_back(axis.size);
  return generate(sizes, [&](const Index& i) {
    double sum = 0;
    for (const Index& k : indices_of(image)) {
      double factor = 1;
      for (size_t d = 0; d < k.size(); ++d) factor *= weight(axes[d], i[d + 2], k[d]);
      Index place{i[0], i[1]};
      place.insert(place.end(), k.begin(), k.end());
      sum += factor * at(x, place);
    }
    return sum;
  });
}

TEST_CASE("nearest elements are those whose scaled index is next below", "[convolution]") {
  for (const int64_t rank : {1, 2, 3}) {
    for (const Index& all : {Index{5, 2, 7}, Index{3, 4, 2}, Index{6, 8, 4}, Index{1, 1, 1}}) {
      const Index sizes{2, 2, 3, 4, 2}, out(all.begin(), all.begin() + rank);
      const TensorBase x =
          cast(integers(Index(sizes.begin(), sizes.begin() + 2 + rank), 0, 99), DType::kFloat32);
      std::vector<Axis> axes;
      for (size_t d = 0; d < out.size(); ++d)
        axes.push_back({"nearest", sizes[d + 2], out[d], false});
      const std::string op = "upsample_nearest" + std::to_string(rank) + "d";
      CHECK_THAT(result_of(op, {x, out}), Near(resized(x, axes)));
      CHECK_THAT(result_of(op + ".vec", {transposed_storage(x), out, none()}),
                 Near(resized(x, axes)));
    }
  }
}

TEST_CASE("linear and cubic interpolation weigh the neighbours", "[convolution]") {
  for (const DType dtype : kFloatingDTypes) {
    for (const bool align : {false, true}) {
      for (const Index& out : {Index{5, 2}, Index{3, 9}, Index{1, 4}, Index{6, 8}}) {
        const TensorBase x = cast(uniform({2, 2, 3, 4}), dtype);
        const double tolerance = 4 * tolerance_of(dtype);
        for (const auto& [op, kind] : {std::pair("upsample_bilinear2d", "linear"),
                                       std::pair("upsample_bicubic2d", "cubic")}) {
          INFO(op << " to " << describe(Value(out)) << " align_corners " << align);
          CHECK_THAT(
              result_of(op, {x, out, align}),
              Near(resized(x, {{kind, 3, out[0], align}, {kind, 4, out[1], align}}), tolerance));
        }
        const TensorBase row = result_of("reshape", {x, ints({2, 6, 4})});
        CHECK_THAT(result_of("upsample_linear1d", {row, ints({out[1]}), align}),
                   Near(resized(row, {{"linear", 4, out[1], align}}), tolerance));
        const TensorBase volume = result_of("reshape", {x, ints({1, 2, 2, 3, 4})});
        CHECK_THAT(result_of("upsample_trilinear3d", {volume, ints({3, out[0], out[1]}), align}),
                   Near(resized(volume, {{"linear", 2, 3, align},
                                         {"linear", 3, out[0], align},
                                         {"linear", 4, out[1], align}}),
                        tolerance));
      }
    }
  }
}

TEST_CASE("scales tell the sizes, and the places between elements", "[convolution]") {
  const TensorBase x = uniform({1, 2, 3, 4});
  const Value scales = std::vector<double>{1.7, 2.4};
  for (const auto& [op, kind] : {std::pair("upsample_bilinear2d.vec", "linear"),
                                 std::pair("upsample_bicubic2d.vec", "cubic")}) {
    CHECK_THAT(result_of(op, {x, none(), false, scales}),
               Near(resized(x, {{kind, 3, 5, false, 1.7}, {kind, 4, 9, false, 2.4}}), 1e-12));
  }
  CHECK_THAT(result_of("upsample_nearest2d.vec", {x, none(), scales}),
             Near(resized(x, {{"nearest", 3, 5, false, 1.7}, {"nearest", 4, 9, false, 2.4}})));
}

TEST_CASE("images of the same size stay, and constant ones stay constant", "[convolution]") {
  const TensorBase x = uniform({1, 2, 3, 4});
  const TensorBase ones = result_of("add.Scalar", {result_of("mul.Scalar", {x, 0.0}), 1});
  for (const std::string op : {"upsample_bilinear2d", "upsample_bicubic2d"}) {
    CHECK_THAT(result_of(op, {x, ints({3, 4}), false}), Near(x, 1e-15));
    CHECK_THAT(result_of(op, {ones, ints({7, 5}), false}),
               Near(generate({1, 2, 7, 5}, [](const Index&) { return 1; }), 1e-14));
  }
  CHECK_THAT(result_of("upsample_nearest2d", {x, ints({3, 4})}), Near(x));
}

TEST_CASE("images that cannot be resized are errors", "[convolution]") {
  const TensorBase x = uniform({1, 2, 3, 4});
  const Value scales = std::vector<double>{2, 2}, tiny = std::vector<double>{0.1, 2},
              huge = std::vector<double>{1e30, 2}, one = std::vector<double>{2};
  check_bad_calls({
      {"upsample_nearest2d", {x, ints({0, 2})}, ErrorCode::kValue, "[0, 2]"},
      {"upsample_nearest2d", {x, ints({2, 2, 2})}, ErrorCode::kValue, "[2, 2, 2]"},
      {"upsample_nearest2d", {uniform({2, 3, 4}), ints({2, 2})}, ErrorCode::kShape, "[2, 3, 4]"},
      {"upsample_nearest2d",
       {uniform({1, 0, 3, 4}), ints({2, 2})},
       ErrorCode::kShape,
       "[1, 0, 3, 4]"},
      {"upsample_nearest2d",
       {integers({1, 1, 2, 2}, 0, 5), ints({2, 2})},
       ErrorCode::kDType,
       "int64"},
      {"upsample_nearest1d", {x, ints({2})}, ErrorCode::kShape, "[1, 2, 3, 4]"},
      {"upsample_nearest3d", {x, ints({2, 2, 2})}, ErrorCode::kShape, "[1, 2, 3, 4]"},
      {"upsample_nearest2d.vec", {x, ints({2, 2}), scales}, ErrorCode::kValue, "both"},
      {"upsample_nearest2d.vec", {x, none(), none()}, ErrorCode::kValue, "neither"},
      {"upsample_nearest2d.vec", {x, none(), one}, ErrorCode::kValue, "1"},
      {"upsample_nearest2d.vec", {x, none(), tiny}, ErrorCode::kValue, "0.1"},
      {"upsample_nearest2d.vec", {x, none(), huge}, ErrorCode::kValue, "1e+30"},
      {"upsample_bilinear2d.vec", {x, ints({2}), false, none()}, ErrorCode::kValue, "1"},
      {"upsample_bilinear2d", {x, ints({-1, 2}), false}, ErrorCode::kValue, "[-1, 2]"},
      {"upsample_bilinear2d_backward",
       {x, ints({2, 2}), ints({1, 2, 5, 5}), false},
       ErrorCode::kShape,
       "[1, 2, 3, 4]"},
      {"upsample_bilinear2d_backward",
       {x, ints({3, 4}), ints({1, 2, 5}), false},
       ErrorCode::kShape,
       "[1, 2, 5]"},
      {"upsample_bicubic2d", {uniform({2, 3}), ints({2, 2}), true}, ErrorCode::kShape, "[2, 3]"},
      {"upsample_linear1d", {x, ints({2}), true}, ErrorCode::kShape, "[1, 2, 3, 4]"},
      {"upsample_trilinear3d", {x, ints({2, 2, 2}), true}, ErrorCode::kShape, "[1, 2, 3, 4]"},
      {"upsample_trilinear3d.vec", {x, ints({2, 2}), true, scales}, ErrorCode::kValue, "both"},
  });
}

}  // namespace
}  // namespace tenon::test

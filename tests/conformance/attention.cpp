// Attention by blocks, beside attention as its definition composes it, which
// tests/conformance/neural.cpp compares with loops.

#include <catch2/catch.hpp>
#include <limits>

#include "tenon/base/allocator.h"
#include "tenon/tenon.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"
#include "tests/support/samples.h"

namespace tenon::test {
namespace {

const std::string kForward = "_scaled_dot_product_flash_attention_for_cpu";
const std::string kBackward = "_scaled_dot_product_flash_attention_for_cpu_backward";

Samples attention_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  const TensorBase absent, mask = tensor({3, 3}, {1, 0, 1, 1, 1, 0, 0, 1, 1}, DType::kBool);
  const TensorBase q = x({2, 2, 3, 4}), v = x({2, 2, 3, 2});
  const auto results = results_of(kForward, {q, q, v});
  return {
      {kForward, {q, x({2, 2, 5, 4}), x({2, 2, 5, 3})}},
      {kForward, {q, q, v, 0.0, true}},
      {kForward, {q, q, v, 0.0, false, mask, 0.7}},
      {kForward, {q, q, v, 0.0, false, x({2, 1, 1, 3})}},
      // Its derivatives take out and logsumexp for what forward made of the others, as they are
      // where they are recorded: the second derivatives of forward show that.
      {kBackward,
       {x({2, 2, 3, 2}), q, q, v, results[0], results[1], 0.0, false},
       {.gradient = false}},
      {kBackward,
       {x({2, 2, 3, 2}), q, q, v, results[0], results[1], 0.0, true, x({3, 3}), 0.5},
       {.gradient = false}},
  };
}
const SampleRegistration registration(&attention_samples);

struct Case {
  DimVector query, key, value, mask;
  bool is_causal, is_bool;
};

/// Around the sizes of blocks.
const std::vector<Case> kCases = {
    {{1, 1, 1, 1}, {1, 1, 1, 1}, {1, 1, 1, 1}, {}, false, false},
    {{2, 3, 64, 32}, {2, 3, 64, 32}, {2, 3, 64, 32}, {}, true, false},
    {{1, 2, 65, 20}, {1, 2, 600, 20}, {1, 2, 600, 9}, {}, false, false},
    {{1, 2, 130, 8}, {1, 2, 513, 8}, {1, 2, 513, 16}, {}, true, false},
    {{1, 1, 700, 8}, {1, 1, 520, 8}, {1, 1, 520, 8}, {}, true, false},
    {{2, 2, 70, 16}, {2, 2, 1030, 16}, {2, 2, 1030, 5}, {70, 1030}, false, false},
    {{2, 2, 70, 16}, {2, 2, 530, 16}, {2, 2, 530, 5}, {2, 1, 70, 530}, false, true},
    {{2, 2, 66, 16}, {2, 2, 30, 16}, {2, 2, 30, 5}, {530 - 500}, false, false},
    {{1, 1, 24, 16}, {1, 1, 300, 16}, {1, 1, 300, 16}, {}, false, false},
    {{1, 1, 25, 530}, {1, 1, 270, 530}, {1, 1, 270, 400}, {}, false, false},
    {{1, 1, 26, 1030}, {1, 1, 40, 1030}, {1, 1, 40, 8}, {}, true, false},
    {{1, 1, 1100, 12}, {1, 1, 300, 12}, {1, 1, 300, 20}, {300}, false, false},
};

Tensor composed(const Case& c, const Tensor& q, const Tensor& k, const Tensor& v,
                const Tensor& mask) {
  Tensor scores = matmul(q, k.transpose(-2, -1)) * 0.3;
  const double least = -std::numeric_limits<double>::infinity();
  if (c.is_causal) {
    const Tensor seen = ones({q.size(2), k.size(2)}, kBool).tril();
    scores = scores.masked_fill(seen.logical_not(), least);
  }
  if (mask.defined() && c.is_bool) scores = scores.masked_fill(mask.logical_not(), least);
  if (mask.defined() && !c.is_bool) scores = scores + mask;
  return matmul(softmax(scores, -1), v);
}

TEST_CASE("attention by blocks and its gradients are those of the definition", "[neural]") {
  for (const Case& c : kCases) {
    for (const DType dtype : {kFloat64, kFloat32}) {
      INFO(IntArrayRef(c.query) << " with " << IntArrayRef(c.key) << " in " << dtype);
      manual_seed(1);
      // Scores of wide rows are no greater than others.
      const double size = c.query[3] > 100 ? 0.2 : 1;
      const auto leaf = [&](IntArrayRef sizes) {
        return randn(sizes, TensorOptions(dtype)).mul(size).requires_grad_();
      };
      // Heads as models have them, beside each other in memory.
      const Tensor q = leaf({c.query[0], c.query[2], c.query[1], c.query[3]}), k = leaf(c.key),
                   v = leaf(c.value);
      Tensor mask;
      if (!c.mask.empty()) mask = randn(c.mask, TensorOptions(dtype));
      if (c.is_bool) mask = mask > -1;
      const Tensor grad = randn({c.query[0], c.query[1], c.query[2], c.value[3]}, dtype);
      const auto fused =
          scaled_dot_product_attention(q.transpose(1, 2), k, v, mask, 0.0, c.is_causal, 0.3);
      const auto expected = composed(c, q.transpose(1, 2), k, v, mask);
      const auto near = [&](const Tensor& a, const Tensor& b) {
        return allclose(a, b, dtype == kFloat64 ? 1e-10 : 1e-4, dtype == kFloat64 ? 1e-11 : 1e-5);
      };
      CHECK(near(fused, expected));
      const auto gradients = autograd::grad({fused}, {q, k, v}, {grad});
      const auto wanted = autograd::grad({expected}, {q, k, v}, {grad});
      for (size_t i = 0; i < 3; ++i) CHECK(near(gradients[i], wanted[i]));
    }
  }
}

TEST_CASE("third derivatives of attention by blocks are those of the definition", "[neural]") {
  const auto third = [](bool by_blocks) {
    manual_seed(1);
    const auto leaf = [](IntArrayRef sizes) {
      return randn(sizes, TensorOptions(kFloat64)).requires_grad_();
    };
    const Tensor q = leaf({1, 2, 3, 4}), k = leaf({1, 2, 5, 4}), v = leaf({1, 2, 5, 3});
    const Tensor mask = leaf({3, 5});
    const std::vector<Tensor> inputs = {q, k, v, mask};
    const Tensor result = by_blocks ? scaled_dot_product_attention(q, k, v, mask, 0.0, false, 0.3)
                                    : composed(Case{}, q, k, v, mask);
    Tensor number = (result * result.sin()).sum();
    std::vector<Tensor> gradients;
    for (int order = 0; order < 3; ++order) {
      gradients = autograd::grad({number}, inputs, {}, true, true);
      number = (gradients[0] * gradients[0]).sum();
      for (size_t i = 1; i < gradients.size(); ++i) {
        number = number + (gradients[i] * gradients[i]).sum();
      }
    }
    return gradients;
  };
  const auto blocks = third(true), expected = third(false);
  for (size_t i = 0; i < expected.size(); ++i) {
    CHECK(allclose(blocks[i], expected[i], 1e-9, 1e-10 * expected[i].abs().max().item<double>()));
  }
}

TEST_CASE("scores of rows without elements are equal", "[neural]") {
  const Tensor nothing = empty({1, 1, 3, 0}), v = randn({1, 1, 3, 2});
  const auto [out, sums] = _scaled_dot_product_flash_attention_for_cpu(nothing, nothing, v);
  CHECK(allclose(out, v.mean(2, true).expand({1, 1, 3, 2})));
}

TEST_CASE("attention by blocks is the same for any number of threads", "[neural]") {
  const int threads = get_num_threads();
  const int64_t rows = GENERATE(20, 200, 1100);
  const Tensor q = randn({2, 3, rows, 16}), v = randn({2, 3, rows, 16}), grad = randn(v.sizes());
  const auto run = [&](int count) {
    set_num_threads(count);
    const auto [out, sums] = _scaled_dot_product_flash_attention_for_cpu(q, q, v, 0.0, true);
    const auto [a, b, c] =
        _scaled_dot_product_flash_attention_for_cpu_backward(grad, q, q, v, out, sums, 0.0, true);
    return std::vector<Tensor>{out, sums, a, b, c};
  };
  const auto one = run(1), three = run(3);
  set_num_threads(threads);
  for (size_t i = 0; i < one.size(); ++i) CHECK(one[i].equal(three[i]));
}

TEST_CASE("a query that sees no key has no attention, and no keys give zeros", "[neural]") {
  const Tensor q = randn({1, 1, 3, 4}), k = randn({1, 1, 2, 4});
  Tensor mask = ones({3, 2}, kBool);
  mask[1].fill_(false);
  const Tensor seen = scaled_dot_product_attention(q, k, k, mask);
  CHECK(seen.select(2, 1).isnan().all().item<bool>());
  CHECK(seen.select(2, 0).isfinite().all().item<bool>());
  CHECK(seen.select(2, 2).isfinite().all().item<bool>());
  const Tensor nothing = empty({1, 1, 0, 4});
  const auto [out, sums] = _scaled_dot_product_flash_attention_for_cpu(q, nothing, nothing);
  CHECK(out.equal(zeros({1, 1, 3, 4})));
  CHECK(sums.equal(full({1, 1, 3}, -std::numeric_limits<float>::infinity())));
  CHECK(scaled_dot_product_attention(q, nothing, nothing).equal(zeros({1, 1, 3, 4})));
}

TEST_CASE("what is no number in a query is none in its attention alone", "[neural]") {
  for (const DType dtype : {kFloat32, kFloat64}) {
    for (const int64_t keys : {3, 40, 600}) {
      const Tensor q = randn({1, 1, 70, 16}, dtype), v = randn({1, 1, keys, 16}, dtype);
      const Tensor expected = scaled_dot_product_attention(q, v, v);
      q.select(2, 7).select(2, 3).fill_(std::numeric_limits<double>::quiet_NaN());
      const Tensor out = scaled_dot_product_attention(q, v, v);
      CHECK(out.select(2, 7).isnan().all().item<bool>());
      CHECK(out.narrow(2, 0, 7).equal(expected.narrow(2, 0, 7)));
      CHECK(out.narrow(2, 8, 62).equal(expected.narrow(2, 8, 62)));
    }
  }
}

TEST_CASE("a key that is no number has no number for those alone who see it", "[neural]") {
  for (const DType dtype : {kFloat32, kFloat64}) {
    const Tensor x = randn({1, 1, 600, 16}, dtype), keys = x.clone();
    const auto attend = [&] { return scaled_dot_product_attention(x, keys, x, {}, 0.0, true); };
    const Tensor expected = attend();
    keys.select(2, 500).fill_(std::numeric_limits<double>::quiet_NaN());
    const Tensor out = attend();
    CHECK(out.narrow(2, 0, 500).equal(expected.narrow(2, 0, 500)));
    CHECK(out.narrow(2, 500, 100).isnan().all().item<bool>());
  }
}

TEST_CASE("weights are 0 where scores are too low for a number", "[neural]") {
  for (const DType dtype : {kFloat32, kFloat64}) {
    const double low = dtype == kFloat32 ? 95 : 760;
    const Tensor q = ones({1, 1, 30, 1}, dtype), k = zeros({1, 1, 40, 1}, dtype);
    k.select(2, 33).fill_(-low);
    const auto out = scaled_dot_product_attention(q, k, eye(40, dtype).view({1, 1, 40, 40}));
    CHECK(out.select(3, 33).eq(0).all().item<bool>());
    CHECK(allclose(out.select(3, 0), full({1, 1, 30}, 1.0 / 39, dtype), 1e-6, 0));
  }
}

TEST_CASE("memory of attention grows with the rows, not with their square", "[neural]") {
  const int64_t rows = 8192;
  const Tensor q = randn({1, 1, rows, 8}).requires_grad_();
  set_memory_limit(size_t{64} << 20);  // the scores would be 256 MiB
  CHECK_NOTHROW(scaled_dot_product_attention(q, q, q).sum().backward());
  CHECK_THROWS_AS(composed(Case{}, q, q, q, {}), OutOfMemoryError);
  set_memory_limit(std::numeric_limits<size_t>::max());
}

TEST_CASE("attention by blocks of tensors that do not go together is an error", "[neural]") {
  const TensorBase q = uniform({1, 2, 3, 4}), k = uniform({1, 2, 5, 4}), none_of_it;
  const TensorBase sums = uniform({1, 2, 3});
  check_bad_calls({
      {kForward, {uniform({2, 3, 4}), q, q}, ErrorCode::kShape, "[2, 3, 4]"},
      {kForward, {q, uniform({1, 2, 5, 3}), k}, ErrorCode::kShape, "[1, 2, 5, 3]"},
      {kForward, {q, uniform({1, 3, 5, 4}), k}, ErrorCode::kShape, "[1, 3, 5, 4]"},
      {kForward, {q, k, q}, ErrorCode::kShape, "[1, 2, 3, 4]"},
      {kForward, {q, cast(k, DType::kFloat32), k}, ErrorCode::kDType, "float32"},
      {kForward, {integers({1, 1, 1, 1}, 0, 1), k, k}, ErrorCode::kDType, "int64"},
      {kForward, {q, k, k, 0.5}, ErrorCode::kValue, "0.5"},
      {kForward, {q, k, k, 0.0, false, uniform({3, 1})}, ErrorCode::kShape, "[3, 1]"},
      {kForward, {q, k, k, 0.0, false, uniform({2, 5})}, ErrorCode::kShape, "[2, 5]"},
      {kForward, {q, k, k, 0.0, false, integers({3, 5}, 0, 1)}, ErrorCode::kDType, "int64"},
      {kBackward, {k, q, k, k, q, sums, 0.0, false}, ErrorCode::kShape, "[1, 2, 5, 4]"},
      {kBackward, {q, q, k, k, k, sums, 0.0, false}, ErrorCode::kShape, "[1, 2, 5, 4]"},
      {kBackward, {q, q, k, k, q, uniform({1, 2, 4}), 0.0, false}, ErrorCode::kShape, "[1, 2, 4]"},
      {kBackward,
       {q, q, k, k, q, cast(sums, DType::kFloat32), 0.0, false},
       ErrorCode::kDType,
       "float32"},
  });
}

}  // namespace
}  // namespace tenon::test

// Functional twins of what writes, in compiled graphs.

#include <limits>
#include <string_view>

#include "compile/step_names.h"

namespace tenon::test {
namespace {

TEST_CASE("the functional twin of an in-place operator is no view of what it is given") {
  const Graph graph = trace(
      [](const Tensor& x) {
        x.zero_();
        return x.t() + 1;
      },
      {ones({2, 3})});
  const Tensor x = full({2, 3}, 5.0), y = full({2, 3}, 5.0);
  CHECK(graph.compile().run({x})[0].equal(graph.run({y})[0]));
  CHECK(x.equal(zeros({2, 3})));
}

/// Whether a run computes the twin, and calls no operator.
void check_computes(const CompiledGraph& compiled, const Tensors& inputs, std::string_view name) {
  Profile profile;
  compiled(inputs);
  profile.stop();
  int64_t count = 0;
  for (const ProfileEvent& event : profile.events()) {
    // But what writes results back to inputs.
    if (event.kind == ProfileEventKind::kOperator) CHECK(event.name == "copy_");
    count += event.kind == ProfileEventKind::kReplay && event.name == name ? 1 : 0;
  }
  CHECK(count == 1);
}

/// Parameters and gradients of several geometries, then what is kept of them, three times.
Tensors optimized() {
  Tensors tensors;
  for (int i = 0; i < 5; ++i) {
    for (const Tensor& each : {rand({7}), rand({33, 5}).t(), rand({2, 3, 4}), rand({})}) {
      tensors.push_back(each);
    }
  }
  return tensors;
}

Tensors group(const Tensors& tensors, size_t number) {
  constexpr size_t kCount = 4;
  return {tensors.begin() + number * kCount, tensors.begin() + (number + 1) * kCount};
}

TEST_CASE("steps of optimizers are computed in their results") {
  const Tensor step = full({}, 3.0), scale = full({}, 4.0);
  const Tensor found_inf = GENERATE(zeros({}), ones({}));  // which leaves all as it was
  const bool has_scale = GENERATE(false, true);
  const Tensor grad_scale = has_scale ? scale : Tensor();
  const Tensors steps(4, step), inputs = optimized();
  const auto adam = [&](const Tensors& in) {
    _fused_adam_(group(in, 0), group(in, 1), group(in, 2), group(in, 3), group(in, 4), steps, 0.1,
                 0.9, 0.99, 0.01, 1e-8, true, false, grad_scale, found_inf);
    return Tensors{in[1] * 2};
  };
  check_computes(check_compiled(adam, inputs), clones(inputs), "_fused_adam");
  const auto adamw = [&](const Tensors& in) {
    _fused_adamw_(group(in, 0), group(in, 1), group(in, 2), group(in, 3), {}, steps, 0.1, 0.9, 0.99,
                  0.01, 1e-8, false, true, grad_scale, found_inf);
    return Tensors{in[1] * 2};
  };
  check_computes(check_compiled(adamw, inputs), clones(inputs), "_fused_adamw");
  const auto sgd = [&](const Tensors& in) {
    _fused_sgd_(group(in, 0), group(in, 1), group(in, 2), 0.01, 0.9, 0.1, 0, true, false, false,
                grad_scale, found_inf);
    return Tensors{in[1] * 2};
  };
  check_computes(check_compiled(sgd, inputs), clones(inputs), "_fused_sgd");
}

TEST_CASE("a normalization computes running statistics in its results") {
  const auto train = [](const Tensors& in) {
    const Tensor y = batch_norm(in[0], in[1], in[2], in[3], in[4], true, 0.3, 1e-5, false);
    return Tensors{y.relu(), in[3] * 2};
  };
  const Tensors inputs = {randn({4, 3, 5}), rand({3}), rand({3}), rand({3}), rand({3})};
  check_computes(check_compiled(train, inputs), clones(inputs),
                 "_native_batch_norm_legit_functional");
}

TEST_CASE("random elements are those of the same generator, whatever the tensor was") {
  const auto draw = [](const Tensors& in) {
    const Tensor x = in[0] + 1;
    x.uniform_(-1, 2);
    return Tensors{x * 1, in[0].clone().bernoulli_(0.3)};
  };
  const Tensors inputs = {full({50, 20}, std::numeric_limits<double>::quiet_NaN())};
  const CompiledGraph compiled = trace(draw, inputs).compile();
  for (int run = 0; run < 2; ++run) {
    manual_seed(7);
    const Tensors expected = draw(inputs);
    manual_seed(7);
    const Tensors found = compiled(inputs);
    for (size_t i = 0; i < found.size(); ++i) check_equal_bits(found[i], expected[i]);
  }
  check_computes(compiled, inputs, "uniform");
}

TEST_CASE("rows that are renormalized, and what is filled, leave the rest of what was given") {
  const auto renormalize = [](const Tensors& in) {
    Tensor weight = in[0] * 2;
    embedding_renorm_(weight, in[1], 1.0, 2.0);
    return Tensors{weight + 0, in[0].narrow(0, 1, 2).fill_(in[0].sum())};
  };
  const Tensors inputs = {rand({6, 4}), tensor({1, 4, 1})};
  check_computes(check_compiled(renormalize, inputs), clones(inputs), "embedding_renorm");
}

TEST_CASE("a twin that fails leaves its arguments, and the graph can be run again") {
  const auto renormalize = [](const Tensors& in) {
    Tensor weight = in[0];
    embedding_renorm_(weight, in[1], 1.0, 2.0);
    return Tensors{weight + 0};
  };
  const Tensors inputs = {rand({6, 4}) + 1, tensor({1, 4, 1})};
  const CompiledGraph compiled = trace(renormalize, inputs).compile();
  const Tensor weight = inputs[0].clone();
  CHECK_THROWS_AS(compiled({weight, tensor({1, 99, 1})}), IndexError);
  CHECK(weight.equal(inputs[0]));
  const Tensors eager = clones(inputs), expected = renormalize(eager);
  check_equal_bits(compiled({weight, inputs[1]})[0], expected[0]);
  check_equal_bits(weight, eager[0]);
}

}  // namespace
}  // namespace tenon::test

// Steps of a compiled graph that work row by row and become one: to the bit what the function
// computes, for any sizes and numbers of threads.

#include <utility>

#include "check_compiled.h"
#include "step_names.h"
#include "tests/support/num_threads.h"

namespace tenon::test {
namespace {

Tensors masked_softmax(const Tensors& in) {
  const Tensor &x = in[0], &y = in[1], &row = in[2], &column = in[3];
  return {(x * 0.125 + row).softmax(-1), ((x + y) * column).log_softmax(-1).exp() * y,
          (x.softmax(-1) + 1).softmax(-1) * row};
}

Tensors normalized(const Tensors& in) {
  const Tensor &x = in[0], &y = in[1], &row = in[2];
  const int64_t columns = x.size(1);
  const auto [all, mean, scale] = native_layer_norm(x * y, {columns}, row, {}, 1e-5);
  return {layer_norm(gelu(x + row), {columns}, row, row + 1).relu() * 2 + y,
          layer_norm(layer_norm(x - y, {columns}), {columns}, {}, row), all, mean, scale * 2};
}

Tensors reduced(const Tensors& in) {
  const Tensor &x = in[0], &y = in[1], &row = in[2], &column = in[3];
  const Tensor difference = x - y;
  return {(difference * difference).sum(-1),
          (x * row).mean(-1, true) * 2,
          (x + column).amax(1, true) - column,
          (x * 2).amin(std::vector<int64_t>{1}) + 1,
          (y * 0.5).prod(1),
          (x > y).sum(1),
          (x > 2).any(1),
          (y > -2).all(1, true),
          (x * y).sum(),
          (x + y).mean()};
}

Tensors broadcast_back(const Tensors& in) {
  const Tensor &x = in[0], &y = in[1];
  const Tensor deviation = x - x.mean(-1, true);
  const Tensor variance = (deviation * deviation).mean(-1, true);
  const Tensor shifted = x + y - (x + y).amax(-1, true), total = shifted.exp().sum(-1, true);
  return {deviation / (variance + 1e-5).sqrt(), shifted - total.log(), y / y.abs().sum(1, true),
          (y * 2).softmax(1) - (y * 2).softmax(1).mean(1, true)};
}

Tensors gradients(const Tensors& in) {
  const Tensor &x = in[0], &y = in[1];
  const Tensor output = (x * 2).softmax(-1), logs = (x + 1).log_softmax(-1);
  return {_softmax_backward_data(y * 3, output, -1, x.dtype()) * 2,
          _log_softmax_backward_data(y - 1, logs, -1, x.dtype()) + logs};
}

TEST_CASE("row groups equal the function, whatever the sizes") {
  const std::pair<const char*, Function> programs[] = {{"softmax", masked_softmax},
                                                       {"layer_norm", normalized},
                                                       {"reductions", reduced},
                                                       {"broadcast back", broadcast_back},
                                                       {"gradients", gradients}};
  for (const int threads : {1, 2}) {
    const NumThreads number(threads);
    for (const auto& [name, program] : programs) {
      for (const DType dtype : {kFloat32, kFloat64}) {
        for (const int64_t rows : {1, 2, 7, 130}) {
          for (const int64_t columns : {1, 3, 64, 1000, 5000}) {
            INFO(name << " of " << dtype << " " << rows << " x " << columns << ", " << threads
                      << " threads");
            check_compiled(program, {randn({rows, columns}, dtype), randn({rows, columns}, dtype),
                                     randn({columns}, dtype), randn({rows, 1}, dtype)});
          }
        }
        INFO(name << " of " << dtype << " 1000 x 33, " << threads << " threads");
        check_compiled(program, {randn({1000, 33}, dtype), randn({1000, 33}, dtype),
                                 randn({33}, dtype), randn({1000, 1}, dtype)});
      }
    }
  }
}

TEST_CASE("row groups of many and of long rows") {
  for (const int threads : {1, 2, 5}) {
    const NumThreads number(threads);
    for (const auto& [rows, columns] : {std::pair{1000, 1000}, {9, 40'000}, {1, 100'000}}) {
      INFO(rows << " x " << columns << ", " << threads << " threads");
      check_compiled(
          [](const Tensors& in) {
            const Tensor &x = in[0], &y = in[1];
            const Tensor h = x * 2 + y;
            return Tensors{h.softmax(-1) * y, (x * y).sum(-1), layer_norm(x - 1, {x.size(1)}),
                           x - x.mean(-1, true)};
          },
          {randn({rows, columns}), randn({rows, columns})});
    }
  }
}

TEST_CASE("row groups of elements of few bits, of integers and of bools") {
  for (const DType dtype : {kFloat16, kBFloat16}) {
    check_compiled(
        [](const Tensors& in) {
          const Tensor& x = in[0];
          return Tensors{(x * 2).softmax(-1) + 1, (x + 1).sum(1), (x * 3).mean(1, true) * 2,
                         layer_norm(x * 2, {70}).relu(), (x * 2).sum(1, false, kFloat32)};
        },
        {randn({40, 70}).to(dtype)});
  }
  check_compiled(
      [](const Tensors& in) {
        const Tensor& n = in[0];
        return Tensors{
            (n * 2).sum(1), (n + 1).amax(1), (n * n).prod(1) + 1, (n + 1).sum(1, true, kInt32),
            (n > 3).sum(1), (n > 3).amin(1), (n * 3).any(1),      n - n.amin(1, true)};
      },
      {randint(-9, 9, {40, 70}, kInt32)});
}

TEST_CASE("a row group of more values than one has") {
  const Function program = [](const Tensors& in) {
    Tensors outputs;
    Tensor x = in[0];
    for (int i = 0; i < 40; ++i) {
      const auto [normal, mean, scale] = native_layer_norm(x, {16}, {}, {}, 1e-5);
      x = normal * 2;
      outputs.insert(outputs.end(), {mean, scale});
    }
    outputs.push_back(x);
    return outputs;
  };
  const CompiledGraph compiled = check_compiled(program, {randn({30, 16})});
  const size_t steps = steps_of(compiled, {randn({30, 16})}).size();
  CHECK(steps > 1);
  CHECK(steps < 10);
}

TEST_CASE("rows that stay in no cache are no group, whose memory a thread would keep") {
  const Function program = [](const Tensors& in) { return Tensors{(in[0] * 2).softmax(-1)}; };
  const Tensor x = randn({4, 300'000});
  check_compiled(program, {x});
  CHECK(steps_of(program, {x}) == Names{"mul.Scalar", "_softmax"});
}

TEST_CASE("a graph runs with other numbers of threads than it was compiled with") {
  const auto compiled_with = [](int threads) {
    const NumThreads number(threads);
    return trace(masked_softmax,
                 {randn({300, 200}), randn({300, 200}), randn({200}), randn({300, 1})})
        .compile();
  };
  const Tensors in = {randn({300, 200}), randn({300, 200}), randn({200}), randn({300, 1})};
  const Tensors expected = masked_softmax(in);
  for (const int compiled : {1, 5}) {
    const CompiledGraph graph = compiled_with(compiled);
    for (const int running : {1, 2, 5}) {
      INFO("compiled with " << compiled << " threads, run with " << running);
      const NumThreads number(running);
      const Tensors found = graph(in);
      for (size_t i = 0; i < found.size(); ++i) check_equal_bits(found[i], expected[i]);
    }
  }
}

TEST_CASE("a chain, what it feeds and what follows are one step") {
  const Tensor x = randn({100, 64}), y = randn({100, 64}), row = randn({64});
  const Tensors in{x, y, row};
  CHECK(steps_of([](const Tensors& of) { return Tensors{(of[0] * 2 + of[2]).softmax(-1)}; }, in) ==
        Names{"mul.Scalar + add.Tensor + _softmax"});
  CHECK(steps_of(
            [](const Tensors& of) {
              return Tensors{layer_norm(gelu(of[0]), {64}, of[2]).relu() * of[1]};
            },
            in) == Names{"gelu + native_layer_norm + relu + mul.Tensor"});
  CHECK(steps_of(
            [](const Tensors& of) {
              const Tensor difference = of[0] - of[1];
              return Tensors{(difference * difference).sum(-1).sqrt()};
            },
            in) == Names{"sub.Tensor + mul.Tensor + sum.dim_IntList + sqrt"});
  CHECK(steps_of(
            [](const Tensors& of) {
              const Tensor deviation = of[0] - of[0].mean(-1, true);
              return Tensors{deviation / (deviation * deviation).mean(-1, true).sqrt()};
            },
            in) == Names{"mean.dim + sub.Tensor + mul.Tensor + mean.dim + sqrt + div.Tensor"});
}

TEST_CASE("values of a row group that are outputs, or that a later step reads") {
  const Function program = [](const Tensors& in) {
    const Tensor &x = in[0], &y = in[1];
    const Tensor scaled = x * 2 + 1, soft = scaled.softmax(-1), back = soft * y;
    const Tensor kept = (y - 1).exp(), sum = kept.sum(-1, true);
    return Tensors{scaled, soft, back, kept.mm(x.t()), kept / sum, sum};
  };
  for (const int threads : {1, 2}) {
    const NumThreads number(threads);
    check_compiled(program, {randn({200, 300}), randn({200, 300})});
  }
}

TEST_CASE("what reads other rows of a value is another step") {
  const Tensor x = randn({24, 24}), y = randn({24, 24});
  const auto check = [&](const Function& program, size_t steps) {
    const CompiledGraph compiled = check_compiled(program, {x, y});
    const Names names = steps_of(compiled, {x, y});
    INFO(Catch::StringMaker<Names>::convert(names));
    CHECK(names.size() == steps);
  };
  // The sums stand in a row, though there are as many columns.
  check([](const Tensors& in) { return Tensors{in[0] - in[0].sum(1)}; }, 2);
  check([](const Tensors& in) { return Tensors{in[0] - in[0].sum(1, true)}; }, 1);
  check([](const Tensors& in) { return Tensors{(in[0] * 2).t().softmax(1)}; }, 2);
  check([](const Tensors& in) { return Tensors{in[0].softmax(1).t() * 2 + in[1]}; }, 2);
  check([](const Tensors& in) { return Tensors{in[0].softmax(1) * in[0].softmax(1).t()}; }, 2);
  check([](const Tensors& in) { return Tensors{in[0].softmax(1).select(0, 3) + in[1]}; }, 2);
  check([](const Tensors& in) { return Tensors{in[0].softmax(1).select(0, 0) + in[1]}; }, 2);
  check([](const Tensors& in) { return Tensors{in[0].softmax(1).select(1, 3) + in[1]}; }, 2);
  check([](const Tensors& in) { return Tensors{in[0].softmax(1).flip(0) + in[1]}; }, 3);
  check([](const Tensors& in) { return Tensors{(in[0] * 2).sum(0) + in[1]}; }, 3);
  check([](const Tensors& in) { return Tensors{(in[0] * 2).softmax(0)}; }, 2);
  check(
      [](const Tensors& in) {
        const Tensor weight = in[0].sum(1) * 2;
        return Tensors{layer_norm(in[1], {24}, weight)};
      },
      2);
}

TEST_CASE("views of values of a row group, by rows and otherwise") {
  const Function program = [](const Tensors& in) {
    const Tensor &x = in[0], &y = in[1];
    const Tensor soft = (x * 2).softmax(-1), sums = (x * y).sum({-2, -1});
    return Tensors{soft.view({-1, 40}) * 2,
                   soft.narrow(2, 3, 5) + 1,
                   soft.narrow(1, 1, 2) + 1,
                   soft.select(1, 2).relu(),
                   soft.transpose(1, 2) + 1,
                   (x.softmax(-1).view({24, 5, 8}) + 1).sum(-1),
                   (x.softmax(-1).view({6, 160}) + 1).log_softmax(-1),
                   sums,
                   (x - y).sum({1, 2}, true) * x,
                   (x + y).view({2, 3, 4, 40}).mean({2, 3}) + 1,
                   layer_norm(x * 3, {4, 40}).exp(),
                   (y * 2).unsqueeze(1).softmax(-1).squeeze(1) + x};
  };
  check_compiled(program, {randn({6, 4, 40}), randn({6, 4, 40})});
  check_compiled(program, {randn({4, 6, 40}).transpose(0, 1), randn({6, 40, 4}).transpose(1, 2)});
}

TEST_CASE("rows of no elements, and no rows") {
  const Function program = [](const Tensors& in) {
    return Tensors{(in[0] * 2).softmax(-1), (in[0] + 1).sum(-1) * 2, (in[0] * 3).mean(-1, true)};
  };
  check_compiled(program, {zeros({0, 4})});
  check_compiled(program, {zeros({4, 0})});
  check_compiled(program, {randn({})});
}

TEST_CASE("row groups of NaN, of infinities and of zeros with a sign") {
  const auto check = [](double value) {
    check_compiled(
        [](const Tensors& in) {
          const Tensor& x = in[0];
          return Tensors{(x * 1).softmax(-1), (-x).sum(-1), (-x).amax(-1), layer_norm(x * -1, {9}),
                         (x * 1).prod(1)};
        },
        {full({5, 9}, value)});
  };
  for (const double value : {double(NAN), double(INFINITY), -double(INFINITY), 0.0, -0.0}) {
    check(value);
  }
}

TEST_CASE("row groups with results that are too large for the cache") {
  check_compiled(
      [](const Tensors& in) {
        const Tensor h = in[0] + in[1];
        return Tensors{h, h.softmax(-1) + in[1], (h * 2).sum(-1)};
      },
      {randn({2100, 2100}), randn({2100, 2100})});
}

}  // namespace
}  // namespace tenon::test

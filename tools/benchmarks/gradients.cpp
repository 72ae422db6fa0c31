// Times the gradients that the generator derives against the formulas that were written by hand
// before, in turn, on 100,000 floats and on 1,000; both run as nodes of the same engine. Prints a
// line a gradient: its name, how many operators the formula has, the ratio of the times for both
// sizes, above 1 where the derived one is quicker; then the least ratio, and the geometric mean of
// those that were chains of operators.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <vector>

#include "tenon/autograd/history.h"
#include "tenon/tenon.h"

namespace {

using tenon::Tensor;

using Forward = std::function<Tensor(const std::vector<Tensor>&)>;
/// The gradient of an input by hand: of the gradient, the inputs and the result.
using Formula = std::function<Tensor(const Tensor&, const std::vector<Tensor>&, const Tensor&)>;

struct Case {
  const char* name;
  /// How many operators the formula has.
  int operators;
  /// The inputs are of (low, high).
  double low, high;
  int inputs, differentiated;
  Forward forward;
  Formula formula;
};

#define FORWARD(expression) [](const std::vector<Tensor>& in) { return expression; }
#define FORMULA(expression)                                                               \
  []([[maybe_unused]] const Tensor& grad, [[maybe_unused]] const std::vector<Tensor>& in, \
     [[maybe_unused]] const Tensor& result) -> Tensor { return expression; }

std::vector<Case> of_one_input() {
  return {
      {"acos", 5, -0.9, 0.9, 1, 0, FORWARD(in[0].acos()),
       FORMULA(-(grad * (1 - in[0] * in[0]).rsqrt()))},
      {"acosh", 4, 1.1, 4, 1, 0, FORWARD(in[0].acosh()),
       FORMULA(grad * (in[0] * in[0] - 1).rsqrt())},
      {"asin", 4, -0.9, 0.9, 1, 0, FORWARD(in[0].asin()),
       FORMULA(grad * (1 - in[0] * in[0]).rsqrt())},
      {"asinh", 4, -2, 2, 1, 0, FORWARD(in[0].asinh()),
       FORMULA(grad * (in[0] * in[0] + 1).rsqrt())},
      {"atan", 3, -2, 2, 1, 0, FORWARD(in[0].atan()), FORMULA(grad / (in[0] * in[0] + 1))},
      {"atanh", 3, -0.9, 0.9, 1, 0, FORWARD(in[0].atanh()), FORMULA(grad / (1 - in[0] * in[0]))},
      {"abs", 2, -2, 2, 1, 0, FORWARD(in[0].abs()), FORMULA(grad * in[0].sign())},
      {"clamp_min", 2, -2, 2, 1, 0, FORWARD(in[0].clamp_min(0.5)),
       FORMULA(grad.masked_fill(in[0].lt(0.5), 0))},
      {"cos", 3, -2, 2, 1, 0, FORWARD(in[0].cos()), FORMULA(-(grad * in[0].sin()))},
      {"cosh", 2, -2, 2, 1, 0, FORWARD(in[0].cosh()), FORMULA(grad * in[0].sinh())},
      {"erf", 5, -2, 2, 1, 0, FORWARD(in[0].erf()),
       FORMULA(grad * (in[0] * in[0]).neg().exp() * 1.1283791670955126)},
      {"exp", 1, -2, 2, 1, 0, FORWARD(in[0].exp()), FORMULA(grad * result)},
      {"exp2", 2, -2, 2, 1, 0, FORWARD(in[0].exp2()), FORMULA(grad * result * 0.69314718055994531)},
      {"expm1", 2, -2, 2, 1, 0, FORWARD(in[0].expm1()), FORMULA(grad * (result + 1))},
      {"hardsigmoid", 2, -4, 4, 1, 0, FORWARD(hardsigmoid(in[0])),
       FORMULA(hardtanh_backward(grad, in[0], -3, 3) / 6)},
      {"log", 1, 0.5, 2, 1, 0, FORWARD(in[0].log()), FORMULA(grad / in[0])},
      {"log10", 2, 0.5, 2, 1, 0, FORWARD(in[0].log10()),
       FORMULA(grad / (in[0] * 2.3025850929940456))},
      {"log1p", 2, 0.5, 2, 1, 0, FORWARD(in[0].log1p()), FORMULA(grad / (in[0] + 1))},
      {"reciprocal", 3, 0.5, 2, 1, 0, FORWARD(in[0].reciprocal()),
       FORMULA(-(grad * result * result))},
      {"relu", 1, -2, 2, 1, 0, FORWARD(in[0].relu()), FORMULA(threshold_backward(grad, result, 0))},
      {"rsqrt", 4, 0.5, 2, 1, 0, FORWARD(in[0].rsqrt()),
       FORMULA(grad * result * result * result * -0.5)},
      {"sigmoid", 1, -2, 2, 1, 0, FORWARD(in[0].sigmoid()),
       FORMULA(sigmoid_backward(grad, result))},
      {"silu", 1, -2, 2, 1, 0, FORWARD(silu(in[0])), FORMULA(silu_backward(grad, in[0]))},
      {"sin", 2, -2, 2, 1, 0, FORWARD(in[0].sin()), FORMULA(grad * in[0].cos())},
      {"sinh", 2, -2, 2, 1, 0, FORWARD(in[0].sinh()), FORMULA(grad * in[0].cosh())},
      {"sqrt", 2, 0.5, 2, 1, 0, FORWARD(in[0].sqrt()), FORMULA(grad / (result * 2))},
      {"square", 2, -2, 2, 1, 0, FORWARD(square(in[0])), FORMULA(grad * (in[0] * 2))},
      {"tan", 3, -1, 1, 1, 0, FORWARD(in[0].tan()), FORMULA(grad * (result * result + 1))},
      {"tanh", 1, -2, 2, 1, 0, FORWARD(in[0].tanh()), FORMULA(tanh_backward(grad, result))},
  };
}

std::vector<Case> of_several_inputs() {
  return {
      {"addcdiv tensor2", 4, 0.5, 2, 3, 2, FORWARD(addcdiv(in[0], in[1], in[2])),
       FORMULA(-(grad * (in[1] / (in[2] * in[2]))))},
      {"atan2 self", 5, 0.5, 2, 2, 0, FORWARD(atan2(in[0], in[1])),
       FORMULA(grad * (in[1] / (in[0] * in[0] + in[1] * in[1])))},
      {"atan2 other", 6, 0.5, 2, 2, 1, FORWARD(atan2(in[0], in[1])),
       FORMULA(-(grad * (in[0] / (in[0] * in[0] + in[1] * in[1]))))},
      {"div self", 1, 0.5, 2, 2, 0, FORWARD(in[0] / in[1]), FORMULA(grad / in[1])},
      {"div other", 4, 0.5, 2, 2, 1, FORWARD(in[0] / in[1]),
       FORMULA(-(grad * ((in[0] / in[1]) / in[1])))},
      {"fmod other", 4, 0.5, 2, 2, 1, FORWARD(fmod(in[0], in[1])),
       FORMULA(-(grad * (in[0] / in[1]).trunc()))},
      {"lerp self", 2, 0, 1, 3, 0, FORWARD(lerp(in[0], in[1], in[2])),
       FORMULA(grad - grad * in[2])},
      {"lerp weight", 2, 0, 1, 3, 2, FORWARD(lerp(in[0], in[1], in[2])),
       FORMULA(grad * (in[1] - in[0]))},
      {"mul", 1, -2, 2, 2, 0, FORWARD(in[0] * in[1]), FORMULA(grad * in[1])},
      {"remainder other", 4, 0.5, 2, 2, 1, FORWARD(remainder(in[0], in[1])),
       FORMULA(-(grad * (in[0] / in[1]).floor()))},
  };
}

/// The formula as the operator's node was when it was written by hand.
struct FormulaBackward : tenon::autograd::Node {
  const Case* formula_of = nullptr;
  std::vector<Tensor> inputs;
  Tensor result;

  std::string_view name() const override { return formula_of->name; }
  tenon::autograd::TensorVector apply(tenon::autograd::TensorVector&& grads) override {
    return {formula_of->formula(Tensor(grads[0]), inputs, result)};
  }
};

Tensor forward_by_hand(const Case& each, const std::vector<Tensor>& inputs,
                       const Tensor& differentiated) {
  const auto node = tenon::make_intrusive<FormulaBackward>();
  const tenon::NoGradGuard guard;
  const Tensor result = each.forward(inputs);
  node->formula_of = &each;
  for (const Tensor& input : inputs) node->inputs.push_back(input.detach());
  node->result = result.detach();
  node->add_next_edge(tenon::gradient_edge(differentiated));
  tenon::set_history(result, node);
  return result;
}

/// How long a call takes to give the gradient of `input`.
double microseconds(const Tensor& result, const Tensor& input, const Tensor& grad, int calls) {
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < calls; ++i)
    tenon::autograd::grad({result}, {input}, {grad}, /*retain_graph=*/true);
  const std::chrono::duration<double, std::micro> taken = std::chrono::steady_clock::now() - start;
  return taken.count() / calls;
}

/// The median of the ratios of runs that follow each other: the formula's time by the derived
/// one's.
double ratio(const Case& each, int64_t elements, int calls) {
  std::vector<Tensor> inputs;
  for (int i = 0; i < each.inputs; ++i) {
    const Tensor input = tenon::rand({elements}) * (each.high - each.low) + each.low;
    inputs.push_back(input.set_requires_grad(i == each.differentiated));
  }
  const Tensor& differentiated = inputs[static_cast<size_t>(each.differentiated)];
  const Tensor derived = each.forward(inputs), grad = tenon::rand({elements});
  const Tensor by_hand = forward_by_hand(each, inputs, differentiated);
  std::vector<double> ratios;
  for (int run = 0; run < 21; ++run) {
    const double first = microseconds(derived, differentiated, grad, calls);
    ratios.push_back(microseconds(by_hand, differentiated, grad, calls) / first);
  }
  std::sort(ratios.begin(), ratios.end());
  return ratios[ratios.size() / 2];
}

}  // namespace

int main() {
  tenon::set_num_threads(1);
  double least = INFINITY, logarithms = 0;
  int chains = 0;
  std::vector<Case> cases = of_one_input();
  for (Case& each : of_several_inputs()) cases.push_back(std::move(each));
  for (const Case& each : cases) {
    const double large = ratio(each, 100'000, 40), small = ratio(each, 1'000, 1'000);
    std::printf("%-16s %d operators  %.2f  %.2f\n", each.name, each.operators, large, small);
    least = std::min(least, large);
    if (each.operators < 2) continue;
    logarithms += std::log(large);
    ++chains;
  }
  std::printf("least of 100,000 elements: %.2f; mean of %d chains: %.2f\n", least, chains,
              std::exp(logarithms / chains));
}

#include <cmath>

#include "tenon/autograd/anomaly_mode.h"
#include "tests/allocations/fixed_stream.h"
#include "tests/allocations/scenario.h"
#include "tests/support/cube.h"

namespace tenon::test {
namespace {

/// A small network: leaves, and what is computed from them.
struct Network {
  Tensor input = tensor({{1.0, 2.0}, {3.0, 4.0}, {5.0, 6.0}});
  Tensor weight = tensor({{0.5, -1.0}, {1.5, 2.0}}).set_requires_grad(true);
  Tensor bias = tensor({0.1, 0.2}).set_requires_grad(true);

  std::vector<Tensor> leaves() const { return {weight, bias}; }
  std::vector<Tensor> all() const { return {input, weight, bias}; }
};

TEST_CASE("a forward that is recorded fails without a trace", "[allocations]") {
  using Forward = std::function<Tensor(const Network&)>;
  const auto check_forward = [](const std::string& name, const Forward& forward) {
    check_failing_allocations(name, [&] {
      auto network = std::make_shared<Network>();
      auto result = std::make_shared<Tensor>();
      return Attempt{.call = [=] { *result = forward(*network); },
                     .results =
                         [=] {
                           result->sum().backward();
                           return std::vector{*result, network->weight, network->bias};
                         },
                     .reach = network->all()};
    });
  };
  check_forward("linear and relu",
                [](const Network& n) { return relu(linear(n.input, n.weight, n.bias)); });
  check_forward("views", [](const Network& n) {
    return n.weight.view({4}).slice(0, 1, 3) * n.bias.unsqueeze(0);
  });
  check_forward("cat and split", [](const Network& n) {
    const std::vector<Tensor> parts = split(cat({n.weight, n.input}, 0), 2, 0);
    return parts[0] * n.bias + parts[1];
  });
  check_forward("softmax and exp", [](const Network& n) { return softmax(exp(n.weight), 0); });
  check_forward("mse_loss",
                [](const Network& n) { return mse_loss(n.input.mm(n.weight), n.input); });
  check_forward("index", [](const Network& n) {
    return n.weight.index({tensor({0, 1})}) * n.bias;
  });
  check_forward("Function", [](const Network& n) { return Cube::apply(n.weight) + n.bias; });
  check_forward("clone and to", [](const Network& n) { return n.weight.clone().to(kFloat64) * 2; });
}

TEST_CASE("batch normalisation counts its statistics whole or not at all", "[allocations]") {
  check_failing_allocations("batch_norm", [] {
    const Tensor input = (arange(24).to(kFloat32).view({2, 3, 2, 2}) * 0.1).set_requires_grad(true);
    const Tensor weight = ones({3}, requires_grad());
    const Tensor bias = zeros({3}, requires_grad());
    const Tensor mean = zeros({3});
    const Tensor variance = ones({3});
    auto result = std::make_shared<Tensor>();
    return Attempt{.call =
                       [=] {
                         *result = batch_norm(input, weight, bias, mean, variance, true, 0.1, 1e-5,
                                              false);
                       },
                   .results =
                       [=] {
                         (*result * *result).sum().backward();
                         return std::vector{*result, mean, variance, input, weight, bias};
                       },
                   .reach = {input, weight, bias, mean, variance}};
  });
}

using Loss = std::function<Tensor(const Network&)>;

void check_backward(const std::string& name, const Loss& loss_of) {
  check_failing_allocations(name, [&] {
    auto network = std::make_shared<Network>();
    const Tensor loss = loss_of(*network);
    std::vector<Tensor> reach = network->all();
    reach.push_back(loss);
    return Attempt{.call = [=] { loss.backward({}, /*retain_graph=*/true); },
                   .results = [=] { return network->leaves(); },
                   .reach = reach,
                   .leaves = network->leaves()};
  });
}

TEST_CASE("a backward that fails leaves whole gradients and can run again", "[allocations]") {
  check_backward("backward of a layer", [](const Network& n) {
    return mse_loss(relu(linear(n.input, n.weight, n.bias)), n.input);
  });
  check_backward("backward of several uses", [](const Network& n) {
    return ((n.weight * n.weight + n.weight) * n.bias).sum() + n.bias.sum() + n.weight.t().sum();
  });
  check_backward("backward of views and cat", [](const Network& n) {
    return (cat({n.weight.view({4}), n.bias}, 0) * n.weight.select(0, 1).repeat({3})).sum();
  });
  check_backward("backward of in-place on a view", [](const Network& n) {
    const Tensor base = n.weight * 2;
    base.select(0, 1).mul_(n.bias);
    return (base * base).sum();
  });
  check_backward("backward of Functions",
                 [](const Network& n) { return (Cube::apply(n.weight) * n.bias).sum(); });
  check_backward("backward with hooks", [](const Network& n) {
    const Tensor hidden = n.weight * n.bias;
    hidden.register_hook([](const TensorBase& grad) { return ops::mul(grad, Scalar(2)); });
    hidden.retain_grad();
    return (hidden * hidden).sum();
  });
  check_backward("backward of a deep graph", [](const Network& n) {
    Tensor x = n.weight;
    for (int i = 0; i < 40; ++i) x = x * 0.9 + n.bias;
    return x.sum();
  });
  check_backward("backward of softmax, exp and sums", [](const Network& n) {
    return (softmax(n.weight, 1).exp().sum(1) * n.bias).mean();
  });
}

TEST_CASE("anomaly mode fails without a trace", "[allocations]") {
  check_failing_allocations("a forward in anomaly mode", [] {
    auto network = std::make_shared<Network>();
    auto result = std::make_shared<Tensor>();
    return Attempt{.call =
                       [=] {
                         const DetectAnomalyGuard guard;
                         *result = (network->weight * network->bias).exp();
                       },
                   .results =
                       [=] {
                         result->sum().backward();
                         return std::vector{*result, network->weight, network->bias};
                       },
                   .reach = network->all()};
  });
  for (const bool raises : {false, true}) {
    check_failing_allocations(raises ? "an anomaly" : "backward in anomaly mode", [&] {
      auto network = std::make_shared<Network>();
      Tensor loss;
      {
        const DetectAnomalyGuard guard;
        loss = (network->weight * (raises ? std::nan("") : 1) * network->bias).sum();
      }
      auto message = std::make_shared<FixedStream>();
      return Attempt{
          .call =
              [=] {
                const DetectAnomalyGuard guard;
                message->clear_text();
                try {
                  loss.backward({}, /*retain_graph=*/true);
                } catch (const AutogradError& error) {
                  if (!raises) throw;
                  *message << error.what();
                }
              },
          .results =
              [=] {
                return std::vector{network->weight, network->bias, message->characters()};
              },
          .reach = {network->input, network->weight, network->bias, loss},
          .leaves = network->leaves()};
    });
  }
}

TEST_CASE("a second backward adds whole gradients", "[allocations]") {
  check_failing_allocations("backward onto gradients", [] {
    auto network = std::make_shared<Network>();
    const Tensor loss =
        mse_loss(linear(network->input, network->weight, network->bias), network->input);
    loss.backward({}, true);
    return Attempt{.call = [=] { loss.backward({}, /*retain_graph=*/true); },
                   .results = [=] { return std::vector{loss}; },
                   .reach = {network->input, network->weight, network->bias, loss},
                   .leaves = network->leaves()};
  });
}

TEST_CASE("grad changes nothing but its result", "[allocations]") {
  for (const bool create_graph : {false, true}) {
    check_failing_allocations(create_graph ? "grad of grad" : "grad", [&] {
      auto network = std::make_shared<Network>();
      const Tensor loss =
          (relu(linear(network->input, network->weight, network->bias)) * network->bias).sum();
      const std::vector<TensorBase> outputs = {loss};
      const std::vector<TensorBase> inputs = {network->weight, network->bias};
      auto grads = std::make_shared<TensorVector>();
      return Attempt{.call =
                         [=] {
                           *grads = autograd::grad(TensorList(outputs), TensorList(inputs), {},
                                                   true, create_graph);
                         },
                     .results =
                         [=] {
                           return std::vector<Tensor>{Tensor((*grads)[0]), Tensor((*grads)[1])};
                         },
                     .reach = {network->input, network->weight, network->bias, loss}};
    });
  }
}

TEST_CASE("state of autograd is set whole or not at all", "[allocations]") {
  const auto check_state = [](const std::string& name, const std::function<void(Tensor)>& call) {
    check_failing_allocations(name, [&] {
      const Tensor leaf = tensor({1.0, 2.0});
      Tensor result = tensor({3.0, 4.0}).set_requires_grad(true) * 2;
      Tensor target = name.starts_with("requires") ? leaf : result;
      return Attempt{.call = [=] { call(target); },
                     .results =
                         [=] {
                           (target * target).sum().backward();
                           return std::vector{target};
                         },
                     .reach = {leaf, result}};
    });
  };
  check_state("requires_grad", [](Tensor x) { x.set_requires_grad(true); });
  check_state("retain_grad", [](Tensor x) { x.retain_grad(); });
  check_state("register_hook",
              [](Tensor x) { x.register_hook([](const TensorBase& grad) { return grad; }); });
  check_state("detach", [](Tensor x) { x.detach(); });
}

TEST_CASE("an optimiser's step", "[allocations]") {
  check_failing_allocations("gradient descent", [] {
    auto network = std::make_shared<Network>();
    mse_loss(linear(network->input, network->weight, network->bias), network->input).backward();
    return Attempt{.call =
                       [=] {
                         const NoGradGuard guard;
                         network->weight.sub_(network->weight.grad() * 0.1);
                       },
                   .results = [=] { return network->leaves(); },
                   .reach = network->all()};
  });
}

}  // namespace
}  // namespace tenon::test

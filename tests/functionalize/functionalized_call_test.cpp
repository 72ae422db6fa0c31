#include "tenon/functionalize/functionalized_call.h"

#include <catch2/catch.hpp>
#include <stdexcept>
#include <string>
#include <thread>

#include "tests/functionalize/programs.h"

namespace tenon::test {
namespace {

FunctionalDepth any_depth() {
  return GENERATE(FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews);
}

/// The arguments as they are afterwards, and the results.
std::string seen(const Program& program, const FunctionalDepth* depth) {
  Tensors arguments = program.arguments();
  const Tensors before = arguments;
  Tensors results =
      depth == nullptr ? program.run(arguments) : functionalize(program.run, *depth)(arguments);
  return described(with(with(arguments, before), results));
}

TEST_CASE("a functionalized function does what the function does") {
  const FunctionalDepth depth = any_depth();
  for (const Program& program : programs) {
    INFO(program.name);
    CHECK(seen(program, &depth) == seen(program, nullptr));
    const InferenceMode mode;
    CHECK(seen(program, &depth) == seen(program, nullptr));
  }
}

std::string without(std::string text, const std::string& part) {
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part)) {
    text.erase(at, part.size());
  }
  return text;
}

/// The same where the program itself runs on functional tensors, as they look beside the pass.
std::string seen_under_guard(const Program& program, FunctionalDepth depth) {
  const FunctionalizationGuard guard(depth);
  return without(without(seen(program, nullptr), " functional"), "Functionalize, ");
}

TEST_CASE("a program on functional tensors does what it does on plain ones") {
  const FunctionalDepth depth = any_depth();
  for (const Program& program : programs) {
    INFO(program.name);
    const std::string plain = seen(program, nullptr);
    CHECK(seen_under_guard(program, depth) == plain);
    const NoGradGuard no_grad;
    CHECK(seen_under_guard(program, depth) == seen(program, nullptr));
    CHECK(seen(program, &depth) == seen(program, nullptr));
  }
}

TEST_CASE("an exception leaves the arguments as they were") {
  const FunctionalDepth depth = any_depth();
  for (const Program& program : programs) {
    INFO(program.name);
    Tensors arguments = program.arguments();
    arguments[0].mutable_grad() = ones({1});
    const Tensors handles = arguments;
    const std::string before = described(arguments);
    const auto fails = [&](Tensors& tensors) {
      program.run(tensors);
      tensors[0].mutable_grad() = Tensor();
      throw std::runtime_error("in the middle");
    };
    CHECK_THROWS_AS(functionalize(fails, depth)(arguments), std::runtime_error);
    CHECK(described(arguments) == before);
    CHECK(described(handles) == before);
    program.run(arguments);
  }
}

TEST_CASE("a functionalized function takes what the function takes") {
  const FunctionalDepth depth = any_depth();
  const auto scale = functionalize(
      [](const Tensor& x, double factor, std::vector<Tensor> rest, std::optional<Tensor> last) {
        x.mul_(factor);
        for (const Tensor& each : rest) each.add_(x);
        if (last) last->fill_(9);
        return std::make_tuple(x + 1, rest, rest.size());
      },
      depth);
  const Tensor x = ones({2}), y = zeros({2}), z = zeros({2});
  const auto [sum, rest, count] = scale(x, 3, Tensors{y, y.view({2})}, z);
  CHECK(elements(sum) == std::vector<double>{4, 4});
  CHECK(elements(y) == std::vector<double>{6, 6});
  CHECK(elements(z) == std::vector<double>{9, 9});
  CHECK(rest[0].is_same(y));
  CHECK(count == 2);
  functionalize([](Tensor& handle) { handle = handle + 1; })(const_cast<Tensor&>(x));
  CHECK(elements(x) == std::vector<double>{4, 4});
  CHECK(functionalize([] { return zeros({2}).add_(1); })().sum().item().toDouble() == 2);
}

TEST_CASE("in the call everything is functional, after it nothing is") {
  const FunctionalDepth depth = any_depth();
  const Tensor x = ones({3}), view = x.slice(0, 1);
  const void* data = x.data_ptr();
  Tensor kept, first, value, of_result;
  const auto run = [&](const Tensor& argument) {
    first = from_functional(argument);
    CHECK(is_functional(argument));
    CHECK(argument.is_same(x));
    CHECK(is_functional(zeros({1})));
    CHECK_THROWS_AS(argument.data_ptr<float>(), DeviceError);
    argument.add_(1);
    CHECK(from_functional(view + 0).equal(full({2}, 2.0f)));  // captured, and follows
    view.mul_(2);
    kept = argument[1];
    value = from_functional(argument);
    argument.add_(1);
    const Tensor result = argument + view.sum();
    of_result = from_functional(result);
    return result;
  };
  const Tensor result = functionalize(run, depth)(x);
  CHECK(elements(x) == std::vector<double>{3, 5, 5});
  CHECK(elements(result) == std::vector<double>{13, 15, 15});
  x.zero_();
  result.zero_();
  CHECK(elements(first) == std::vector<double>{1, 1, 1});
  CHECK(elements(value) == std::vector<double>{2, 4, 4});
  CHECK(elements(of_result) == std::vector<double>{13, 15, 15});
  CHECK(elements(kept) == std::vector<double>{0});
  CHECK(x.data_ptr() == data);
  for (const Tensor& each : {x, view, kept, value, result, zeros({1})}) {
    CHECK_FALSE(is_functional(each));
  }
}

TEST_CASE("a value that is kept does not follow the argument") {
  const Tensor x = ones({3});
  Tensor value;
  functionalize([&](const Tensor& argument) { value = from_functional(argument); })(x);
  x.zero_();
  CHECK(elements(value) == std::vector<double>{1, 1, 1});
}

TEST_CASE("what leaves a call that fails can be used") {
  const FunctionalDepth depth = any_depth();
  Tensor part, made, value;
  const auto fails = [&](Tensor x) {
    value = from_functional(x);
    x.add_(1);
    part = x[0];
    made = x * 2;
    throw std::runtime_error("in the middle");
  };
  {
    const Tensor x = ones({2});
    CHECK_THROWS_AS(functionalize(fails, depth)(x), std::runtime_error);
    CHECK(elements(part) == std::vector<double>{1});
    x.fill_(7);
  }
  CHECK(elements(part) == std::vector<double>{7});
  CHECK(elements(made) == std::vector<double>{4, 4});
  CHECK(elements(value) == std::vector<double>{1, 1});
}

TEST_CASE("a functionalized call inside another adds nothing on functional arguments") {
  const FunctionalDepth depth = any_depth();
  const Tensor x = ones({2}), beside = ones({2});
  const auto inner = functionalize([](const Tensor& a) {
    a.add_(1);
    return a * zeros({2}).add_(2);
  });
  const auto outer = functionalize(
      [&](const Tensor& a) {
        const Tensor first = inner(a), second = inner(beside);
        CHECK(is_functional(first));
        CHECK(is_functional(second));
        CHECK(is_functional(a));
        CHECK_FALSE(is_functional(beside));
        return first + second;
      },
      depth);
  const Tensor result = outer(x);
  CHECK_FALSE(is_functional(result));
  CHECK(elements(result) == std::vector<double>{8, 8});
  CHECK(elements(x) == std::vector<double>{2, 2});
  CHECK(elements(beside) == std::vector<double>{2, 2});
  CHECK(is_functional(inner(to_functional(x, depth))));
  const auto made = functionalize([](const Tensor&) { return zeros({2}); });
  CHECK_FALSE(is_functional(made(to_functional(x, depth))));
}

TEST_CASE("many threads may call one functionalized function", "[thread]") {
  const Tensor weight = ones({8, 8}).requires_grad_(true);
  const auto f = functionalize([weight](const Tensor& x) {
    x[0].add_(1);
    return x.matmul(weight).relu_();
  });
  std::vector<std::thread> threads;
  std::vector<double> sums(4);
  for (size_t i = 0; i < sums.size(); ++i) {
    threads.emplace_back([&, i] {
      for (int round = 0; round < 20; ++round) {
        sums[i] = f(full({8, 8}, double(i))).sum().item().toDouble();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (size_t i = 0; i < sums.size(); ++i) CHECK(sums[i] == 512 * double(i) + 64);
}

TEST_CASE("a functionalized loop keeps no memory of its steps") {
  const auto f = functionalize([](const Tensor& x) {
    for (int i = 0; i < 1000; ++i) x[i % 10].add_(x[(i + 1) % 10]);
    return x.sum();
  });
  const Tensor x = full({10}, 1e-30), y = x.clone();
  f(x);
  for (int i = 0; i < 1000; ++i) y[i % 10].add_(y[(i + 1) % 10]);
  CHECK(elements(x) == elements(y));
}

}  // namespace
}  // namespace tenon::test

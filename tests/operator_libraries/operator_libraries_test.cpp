// What operators of a project's libraries are to a program.

#include <dlfcn.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <fstream>
#include <thread>

#include "mine/operators.h"
#include "tenon/autograd/gradcheck.h"
#include "tenon/tenon.h"
#include "tests/operator_libraries/loaded.h"
#include "tests/support/temporary_folder.h"
#include "tests/tools/printed.h"
#include "tools/tenon/check/check.h"

namespace tenon::test {
namespace {

using Unary = Tensor(const Tensor&);

Tensor doubles(std::vector<double> values) {
  return tensor(values, dtype(DType::kFloat64));
}

/// A static object of the program that calls an operator before `main`.
const bool relu_before_main = mine::relu(tensor({7.0})).item<double>() == 6;

Tensor call_unary(const char* name, const Tensor& self) {
  return find_operator<Unary>(name).call(self);
}

TEST_CASE("static objects of a program may call operators of a library that it links") {
  CHECK(relu_before_main);
}

TEST_CASE("an operator may be called as one of the library's, and is another") {
  const Tensor x = doubles({-1, 3, 9});
  CHECK(mine::relu(x).equal(doubles({0, 3, 6})));
  CHECK(relu(x).equal(doubles({0, 3, 9})));
  CHECK(call_unary("mine::relu", x).equal(mine::relu(x)));
  CHECK(call_unary("relu", x).equal(relu(x)));
  const OperatorEntry& op = Dispatcher::instance().get("mine::relu");
  CHECK(op.schema().text == "mine::relu(Tensor self) -> Tensor");
  CHECK(op.schema().category == "activation");
  CHECK(op.registrant(DispatchKey::CPU) == std::string_view("mine/backend/activation.cpp"));
}

TEST_CASE("operators of a project are recorded, tracked and checked as built-in ones") {
  const Tensor a = rand({3, 4}, dtype(DType::kFloat64)).requires_grad_();
  const Tensor b = rand({3, 4}, dtype(DType::kFloat64)).requires_grad_();
  const auto distances = [](const TensorVector& inputs) -> TensorVector {
    return {mine::ops::row_distances(inputs[0], inputs[1])};
  };
  CHECK(autograd::gradcheck(distances, {a, b}));
  CHECK(autograd::gradgradcheck(distances, {a, b}));
  CHECK_THROWS_AS(mine::row_distances(a, ones({2, 4})), ShapeError);

  Tensor board = zeros({3, 3}, dtype(DType::kFloat64));
  Tensor column = mine::column(board, 1);
  CHECK(column._is_view());
  mine::fill_diagonal_(board, 2);
  CHECK(column._version() == 1);
  CHECK(column.equal(doubles({0, 2, 0})));
  Tensor leaf = ones({2, 2}, requires_grad());
  CHECK_THROWS_AS(mine::fill_diagonal_(leaf, 2), AutogradError);

  const auto [values, indices] = mine::largest(a);
  CHECK(values.requires_grad());
  CHECK_FALSE(indices.requires_grad());

  const Tensor shape = mine::row_distances(empty({5, 2}, device(DeviceType::kMeta)),
                                           empty({5, 2}, device(DeviceType::kMeta)));
  CHECK(shape.is_meta());
  CHECK(shape.sizes() == IntArrayRef({5}));
  const InferenceMode guard;
  CHECK(mine::squareplus(ones({2})).is_inference());
}

TEST_CASE("an in-place and an out variant write what the operator returns") {
  const Tensor x = rand({8}, dtype(DType::kFloat64));
  Tensor inplace = x.clone();
  Tensor out = empty({0}, dtype(DType::kFloat64));
  CHECK(mine::squareplus_(inplace).equal(mine::squareplus(x)));
  CHECK(mine::squareplus_out(out, x).equal(inplace));
}

TEST_CASE("a library that is loaded has its operators beside those of another") {
  CHECK(Dispatcher::instance().find("every_kind::exp") == nullptr);
  load_every_kind();
  const Tensor x = doubles({-1, 2});
  CHECK(call_unary("every_kind::exp", x).equal(doubles({-2, 4})));
  CHECK(call_unary("exp", x).equal(exp(x)));
  CHECK(mine::relu(x).equal(doubles({0, 2})));
}

TEST_CASE("gradients of what takes numbers are those of the numbers", "[operator_libraries]") {
  load_every_kind();
  const auto damped = find_operator<Tensor(const Tensor&, int64_t)>("every_kind::damped");
  const auto gated = find_operator<Tensor(const Tensor&, bool, const Scalar&)>("every_kind::gated");
  const std::vector<autograd::CheckedFunction> of_numbers = {
      [&](const TensorVector& inputs) { return TensorVector{damped.call(Tensor(inputs[0]), 3)}; },
      [&](const TensorVector& inputs) {
        return TensorVector{gated.call(Tensor(inputs[0]), true, 0.7)};
      },
      [&](const TensorVector& inputs) {
        return TensorVector{gated.call(Tensor(inputs[0]), false, 0.7)};
      }};
  for (const autograd::CheckedFunction& function : of_numbers) {
    const Tensor x = doubles({0.3, -1.2}).requires_grad_();
    CHECK(autograd::gradcheck(function, {x}));
    CHECK(autograd::gradgradcheck(function, {x}));
    // Third gradients are those of what second ones are composed of.
    const auto gradient = [&](const TensorVector& inputs) {
      const auto found =
          autograd::grad({Tensor(function(inputs)[0]).sum()}, {Tensor(inputs[0])}, {}, true, true);
      return TensorVector(found.begin(), found.end());
    };
    CHECK(autograd::gradgradcheck(gradient, {x}));
  }
}

TEST_CASE("formulas call operators of the project, and those of the library that these hide") {
  load_every_kind();
  const auto check = [](const char* name) {
    const Tensor x = doubles({-0.5, 0.25, 1}).requires_grad_();
    const auto function = [name](const TensorVector& inputs) -> TensorVector {
      return {call_unary(name, Tensor(inputs[0]))};
    };
    CHECK(autograd::gradcheck(function, {x}));
    CHECK(autograd::gradgradcheck(function, {x}));
  };
  check("every_kind::exp");
  check("every_kind::bell");
  check("every_kind::twice_by_formula");

  const Tensor x = doubles({0, 1}).requires_grad_();
  call_unary("every_kind::exponential_by_formula", x).sum().backward();
  CHECK(x.grad().equal(exp(x.detach())));
}

TEST_CASE("operators of every kind work from a loaded library") {
  load_every_kind();
  const Tensor x = doubles({1, 2, 3, 4});
  const auto bounded =
      find_operator<Tensor(const Tensor&, const std::optional<Scalar>&, std::string_view)>(
          "every_kind::bounded");
  CHECK(bounded.call(x, Scalar(3), "exact").equal(clamp(exp(x), {}, 3)));
  CHECK(bounded.call(x, std::nullopt, "linear").equal(1 + x));
  CHECK_THROWS_WITH(bounded.call(x, std::nullopt, "cubic"), Catch::Contains("every_kind::bounded"));

  const auto halves = find_operator<std::vector<Tensor>(const Tensor&)>("every_kind::halves");
  const auto parts = halves.call(x);
  CHECK(parts[1].equal(doubles({3, 4})));
  CHECK(parts[1]._is_view());

  const auto step =
      find_operator<void(TensorList, TensorList, TensorList, double)>("every_kind::momentum_step");
  const Tensor velocity = zeros({4}, dtype(DType::kFloat64));
  step.call({x}, {velocity}, {ones({4}, dtype(DType::kFloat64))}, 0.5);
  CHECK(x.equal(doubles({0.5, 1.5, 2.5, 3.5})));
  CHECK(velocity._version() == 1);

  const auto exceeds =
      find_operator<Tensor(const Tensor&, const Scalar&)>("every_kind::exceeds.Scalar");
  CHECK(exceeds.call(x, 2).equal(x > 2));

  const auto sum_of_exp = find_operator<Tensor(const Tensor&, bool)>("every_kind::sum_of_exp");
  CHECK(sum_of_exp.call(x, true).equal((x + x).sum()));
  CHECK(sum_of_exp.call(x, false).equal(exp(x).sum()));
  const auto scaled =
      find_operator<Tensor(const Tensor&, const Scalar&)>("every_kind::scaled.Scalar");
  CHECK(scaled.call(x, 3).equal(x * 3));
}

TEST_CASE("what every operator promises can be checked of a project's") {
  load_every_kind();
  const auto checked = [](const std::string& pattern) {
    tools::CheckOptions options;
    options.pattern = pattern;
    return printed(&tools::check, options);
  };
  const Printed mine = checked("mine::*");
  INFO(mine.out);
  CHECK(mine.out.ends_with("\n\n17 operators keep what they promise, 0 do not\n"));
  CHECK(mine.exit_code == 0);
  CHECK(checked("every_kind::b*").exit_code == 0);
  const Printed unstrided = checked("every_kind::twice_by_formula");  // of row-major float64 alone
  CHECK(unstrided.exit_code == 1);
  CHECK_THAT(unstrided.out, Catch::Contains("  equal results: of tensors with other strides"));
  const Printed mistaken = checked("every_kind::mistaken");
  CHECK(mistaken.exit_code == 1);
  CHECK_THAT(mistaken.out, Catch::Contains("  gradients: gradcheck: the derivative of element 0"));
}

TEST_CASE("an operator that takes random numbers says so, and repeats with its seed") {
  load_every_kind();
  const auto checked = [](const std::string& pattern) {
    tools::CheckOptions options;
    options.pattern = pattern;
    return printed(&tools::check, options);
  };
  const Printed told = checked("every_kind::noise");
  CHECK(told.exit_code == 0);
  CHECK_THAT(told.out, Catch::Contains(" equal results, Meta, ") && Catch::Contains(" devices, "));
  const Printed untold = checked("every_kind::untold_noise");
  CHECK(untold.exit_code == 1);
  CHECK_THAT(untold.out, Catch::Contains("\n  random numbers: a call takes random numbers, without "
                                         "the tag nondeterministic_seeded\n"));
}

TEST_CASE("a library whose operators are there already is refused whole, and says so") {
  try {
    load_operators(MINE_AGAIN);
    FAIL("no error");
  } catch (const ValueError& error) {
    CHECK_THAT(error.what(), Catch::Contains("libmine_again.so are not registered") &&
                                 Catch::Contains("mine::") && Catch::Contains("libmine.so"));
  }
  CHECK(mine::relu(doubles({8})).equal(doubles({6})));
  CHECK_THROWS_WITH(load_operators(MINE), Catch::Contains("loaded already"));
}

TEST_CASE("what is no library of operators is a typed error") {
  const TemporaryFolder folder;
  const std::string text = folder.path() / "text.so";
  std::ofstream(text) << "no library";
  CHECK_THROWS_AS(load_operators("/nowhere/libmine.so"), InputError);
  CHECK_THROWS_AS(load_operators(text), InputError);
  CHECK_THROWS_WITH(load_operators(""), Catch::Contains("the path of a library, got an empty one"));
  CHECK_THROWS_WITH(load_operators(std::string(MINE) + '\0' + "x"), Catch::Contains("with a zero"));
  CHECK_THROWS_WITH(load_operators(NO_OPERATORS), Catch::Contains("registers no operators"));
}

TEST_CASE("a library for another ABI is refused before any of it runs") {
  CHECK_THROWS_WITH(load_operators(OTHER_ABI),
                    Catch::Contains("tenon_abi_999") && Catch::Contains("build it again"));
}

TEST_CASE(
    "a library for a build of Tenon with other options is refused, and the error names them") {
  const auto refused = [](const char* file, const char* option) {
    CHECK_THROWS_WITH(load_operators(file),
                      Catch::Contains(option) && Catch::Contains("build it again"));
  };
  refused(WITHOUT_AUTOGRAD, "_autograd_0_");
  refused(FOR_OTHER_DTYPES, "_dtypes_0x1_");
  refused(FOR_OTHER_CPU_TARGETS, "_targets_9_");
}

TEST_CASE("operators outlive every dlclose of their library") {
  load_every_kind();
  void* handle = dlopen(EVERY_KIND, RTLD_LAZY);
  REQUIRE(handle != nullptr);
  // As often as it has been opened, by load_operators and here.
  for (int i = 0; i < 2; ++i) dlclose(handle);
  REQUIRE(dlopen(EVERY_KIND, RTLD_LAZY | RTLD_NOLOAD) != nullptr);
  CHECK(call_unary("every_kind::exp", doubles({1})).equal(doubles({2})));
}

TEST_CASE("a library without operators is refused whoever else registers some meanwhile") {
  std::atomic<bool> ends{false};
  std::thread registering([&] {
    Library library("meanwhile");
    for (int i = 0; i < 2000 && !ends; ++i) {
      library.def("op" + std::to_string(i) + "(Tensor self) -> Tensor",
                  [](const Tensor& self) { return self; });
    }
  });
  int refused = 0;
  for (int i = 0; i < 100; ++i) {
    try {
      load_operators(NO_OPERATORS);
    } catch (const ValueError&) {
      ++refused;
    }
  }
  ends = true;
  registering.join();
  CHECK(refused == 100);
}

TEST_CASE("threads that use the dispatcher while a library is loaded find all of its operators") {
  std::vector<std::thread> threads;
  std::atomic<int> found{0};
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      load_every_kind();
      found += Dispatcher::instance().find("every_kind::count") != nullptr;
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(found == 4);
}

}  // namespace
}  // namespace tenon::test

#include "tenon/api/library.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "tenon/tenon.h"

namespace tenon {
namespace {

using Catch::Contains;

Tensor twice(const Tensor& self) {
  return self * 2;
}

TENON_LIBRARY(library_test, m) {
  m.def("twice(Tensor self) -> Tensor", &twice);
  m.def("thrice(Tensor self) -> Tensor");
}
TENON_LIBRARY_IMPL(library_test, CPU, m) {
  m.impl("thrice", [](const Tensor& self) { return self * 3; });
}

TEST_CASE("an operator of a program is found and called with C++ types", "[library]") {
  const auto op = find_operator<Tensor(const Tensor&)>("library_test::twice");
  CHECK(op.call(tensor({1.0, 2.0})).equal(tensor({2.0, 4.0})));
  CHECK_THROWS_AS(find_operator<Tensor(int64_t)>("library_test::twice"), TypeError);
  CHECK_THROWS_AS(find_operator<Tensor(const Tensor&)>("library_test::twic"), NotImplementedError);
  CHECK(find_operator<Tensor(const Tensor&, const Tensor&, const Scalar&)>("aten::add.Tensor")
            .call(tensor(1), tensor(2), 10)
            .item<int>() == 21);
}

TEST_CASE("a kernel of a program gets no number and no enumerator that its types do not have",
          "[library]") {
  Library library("library_test");
  library.def("narrow(int n) -> int", [](int n) { return static_cast<int64_t>(n); });
  library.def("typed(ScalarType dtype) -> bool", [](DType dtype) { return dtype == kFloat32; });
  const auto call = [](const char* name, Value argument) {
    Stack stack{std::move(argument)};
    Dispatcher::instance().get(name).call_boxed(stack);
    return stack.at(0);
  };
  CHECK(call("library_test::narrow", int64_t{-7}).toInt() == -7);
  CHECK_THROWS_AS(call("library_test::narrow", (int64_t{1} << 32) + 1), ValueError);
  CHECK(call("library_test::typed", kFloat32).toBool());
  CHECK_THROWS_AS(call("library_test::typed", static_cast<DType>(77)), DTypeError);
}

TEST_CASE("references that a call returns are those that it was given", "[library]") {
  Tensor sum = empty({0});
  const Tensor x = tensor({1.0f, 3.0f});
  const auto add =
      find_operator<Tensor&(const Tensor&, const Tensor&, const Scalar&, Tensor&)>("aten::add.out");
  CHECK(&add.call(x, x, 1, sum) == &sum);
  CHECK_THROWS_AS((find_operator<Tensor&(Tensor&, const Tensor&)>("maximum")), TypeError);
  CHECK_THROWS_AS((find_operator<Tensor&(const Tensor&)>("relu")), TypeError);
  CHECK_THROWS_AS((find_operator<Tensor&(Tensor&, const Tensor&, const Scalar&)>("add.Tensor")),
                  TypeError);
  CHECK(sum.equal(x + x));

  Library library("library_test");
  library.def(
      "min_max_out(Tensor self, *, Tensor(a!) least, Tensor(b!) most) -> "
      "(Tensor(a!), Tensor(b!))");
  library.impl("min_max_out", DispatchKey::CPU,
               [](const Tensor& self, Tensor& least, Tensor& most) -> std::tuple<Tensor&, Tensor&> {
                 return {least.copy_(self.min()), most.copy_(self.max())};
               });
  using MinMax = std::tuple<Tensor&, Tensor&>(const Tensor&, Tensor&, Tensor&);
  Tensor least = zeros({}), most = zeros({});
  const auto [first, second] =
      find_operator<MinMax>("library_test::min_max_out").call(x, least, most);
  CHECK(&first == &least);
  CHECK(&second == &most);
  CHECK(least.item<float>() == 1);
  CHECK(most.item<float>() == 3);
}

TEST_CASE("a composite operator is differentiable through its parts", "[library]") {
  const Tensor x = tensor({1.0, 2.0}, TensorOptions().requires_grad(true));
  find_operator<Tensor(const Tensor&)>("library_test::twice").call(x).sum().backward();
  CHECK(x.grad().equal(tensor({2.0, 2.0})));
}

TEST_CASE("a backend's kernel has no derivative, and says so when one is asked for", "[library]") {
  const auto op = find_operator<Tensor(const Tensor&)>("library_test::thrice");
  const Tensor x = tensor({1.0, 2.0}, TensorOptions().requires_grad(true));
  const Tensor y = op.call(x);
  CHECK(y.detach().equal(tensor({3.0, 6.0})));
  CHECK(y.requires_grad());
  CHECK_THROWS_AS(y.sum().backward(), NotImplementedError);
  const NoGradGuard guard;
  CHECK_FALSE(op.call(x).requires_grad());
}

TEST_CASE("a composite kernel stands in place of the defaults as long as it is registered",
          "[library]") {
  Library library("library_test");
  library.def("later(Tensor self) -> Tensor");
  const auto op = find_operator<Tensor(const Tensor&)>("library_test::later");
  const Tensor x = tensor({1.0, 2.0}, TensorOptions().requires_grad(true));
  {
    Library composite("library_test");
    composite.impl("later", library_keys::CompositeImplicitAutograd,
                   [](const Tensor& self) { return self * 2; });
    op.call(x).sum().backward();
    CHECK(x.grad().equal(tensor({2.0, 2.0})));
  }
  CHECK_THROWS_AS(op.call(x), NotImplementedError);
  library.impl("later", DispatchKey::CPU, [](const Tensor& self) { return self * 3; });
  CHECK_THROWS_AS(op.call(x).sum().backward(), NotImplementedError);
}

TEST_CASE("a definition that fails leaves nothing behind", "[library]") {
  Library library("library_test");
  for (int time = 0; time < 2; ++time) {
    CHECK_THROWS_AS(library.def("twice(Tensor self) -> Tensor"), ValueError);
    CHECK_THROWS_AS(library.def("twice(Tensor self) -> Tensor", &twice), ValueError);
  }
  CHECK(find_operator<Tensor(const Tensor&)>("library_test::twice")
            .call(tensor({1.0}))
            .equal(tensor({2.0})));
}

struct Half : autograd::Function<Half> {
  static Tensor forward(autograd::AutogradContext*, const Tensor& self) {
    const AutoDispatchBelowInplaceOrView guard;
    return find_operator<Tensor(const Tensor&)>("library_test::half").call(self);
  }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor> grads) {
    return {grads[0] * 0.5};
  }
};

TEST_CASE("a program registers an operator's derivative", "[library]") {
  Library library("library_test");
  library.def("half(Tensor self) -> Tensor");
  library.impl("half", DispatchKey::CPU, [](const Tensor& self) { return self / 2; });
  library.impl("half", library_keys::Autograd,
               [](const Tensor& self) { return Half::apply(self); });
  const Tensor x = tensor({1.0, 2.0}, TensorOptions().requires_grad(true));
  find_operator<Tensor(const Tensor&)>("library_test::half").call(x).sum().backward();
  CHECK(x.grad().equal(tensor({0.5, 0.5})));
}

TEST_CASE("what an operator of a program writes to counts a version", "[library]") {
  Library library("library_test");
  library.def("set_to_(Tensor(a!) self, float value) -> Tensor(a!)");
  library.impl("set_to_", DispatchKey::CPU,
               [](Tensor& self, double value) -> Tensor& { return self.fill_(value); });
  const auto op = find_operator<Tensor&(Tensor&, double)>("library_test::set_to_");
  Tensor x = zeros({2});
  CHECK(&op.call(x, 1.5) == &x);
  CHECK(x.equal(tensor({1.5, 1.5})));
  CHECK(x._version() == 1);
  Tensor inference;
  {
    const InferenceMode guard;
    inference = zeros({2});
    op.call(inference, 1);
  }
  CHECK_THROWS_AS(op.call(inference, 2), InferenceModeError);
}

TEST_CASE("arguments of every type reach a kernel", "[library]") {
  Library library("library_test");
  library.def(
      "types(Tensor? a, Tensor[] b, int c, float d, bool e, Scalar f, str g, int[] h, int? i, "
      "ScalarType j) -> (Tensor, str, int[])",
      [](const std::optional<Tensor>& a, TensorList b, int64_t c, double d, bool e, const Scalar& f,
         std::string_view g, IntArrayRef h, std::optional<int64_t> i, DType j) {
        const double sum = (a ? a->item<double>() : 0) + b[1].sizes().size() + c + d + e +
                           f.toDouble() + i.value_or(0);
        return std::tuple(tensor(sum, j), std::string(g) + "!", h.vec());
      });
  using Types = std::tuple<Tensor, std::string, std::vector<int64_t>>(
      const std::optional<Tensor>&, TensorList, int64_t, double, bool, const Scalar&,
      std::string_view, IntArrayRef, std::optional<int64_t>, DType);
  const auto op = find_operator<Types>("library_test::types");
  const auto [sum, text, list] = op.call(tensor(100), {tensor(1), zeros({1, 1})}, 10, 0.5, true,
                                         1000, "hey", {1, 2}, std::nullopt, kFloat64);
  CHECK(sum.item<double>() == 100 + 2 + 10 + 0.5 + 1 + 1000);
  CHECK(text == "hey!");
  CHECK(list == std::vector<int64_t>{1, 2});
}

TEST_CASE("a schema is taken from the function", "[library]") {
  Library library("library_test");
  library.def("inferred", [](const Tensor& x, int64_t n) { return x * n; });
  CHECK(Dispatcher::instance().get("library_test::inferred").schema().text ==
        "library_test::inferred(Tensor argument0, int argument1) -> Tensor");
}

TEST_CASE("a kernel leaves with its library, and the one before is back", "[library]") {
  const Tensor x = tensor({-1.0, 1.0});
  CHECK_THROWS_WITH(
      Library("aten").impl("relu", DispatchKey::CPU, [](const Tensor& t) { return t; }),
      Contains("is registered already by"));
  {
    Library library("aten");
    library.impl("relu", DispatchKey::Profiler, [](const Tensor& self) { return self * 100; });
    const IncludeDispatchKeyGuard guard(DispatchKey::Profiler);
    CHECK(relu(x).equal(tensor({-100.0, 100.0})));
  }
  const IncludeDispatchKeyGuard guard(DispatchKey::Profiler);
  CHECK(relu(x).equal(tensor({0.0, 1.0})));
}

TEST_CASE("a fallback sees every operator", "[library]") {
  std::vector<std::string> seen;
  {
    Library library("_");
    library.fallback(
        DispatchKey::Tracer, [&](const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
          seen.emplace_back(op.schema().name);
          op.redispatch_boxed(keys & DispatchKeySet::below(DispatchKey::Tracer), stack);
        });
    const IncludeDispatchKeyGuard guard(DispatchKey::Tracer);
    CHECK((tensor({1.0}) + tensor({2.0})).equal(tensor({3.0})));
  }
  CHECK(std::ranges::find(seen, "add.Tensor") != seen.end());
}

TEST_CASE("wrong definitions are refused", "[library]") {
  Library library("library_test");
  CHECK_THROWS_AS(library.def("twice(Tensor self) -> Tensor"), ValueError);
  CHECK_THROWS_AS(library.def("bad(Tensor self"), ValueError);
  CHECK_THROWS_WITH(library.def("bad(Tensor self, int n) -> Tensor", &twice),
                    "library_test::bad: the schema has 2 arguments, the C++ function 1");
  CHECK_THROWS_WITH(
      library.def("bad(int self) -> Tensor", &twice),
      "library_test::bad: of the arguments, number 1 is int in the schema and Tensor in the C++ "
      "function");
  CHECK_THROWS_AS(library.impl("nothing", DispatchKey::CPU, &twice), NotImplementedError);
  CHECK_THROWS_AS(library.impl("twice", &twice), ValueError);
  CHECK(Dispatcher::instance().find("library_test::bad") == nullptr);
}

}  // namespace
}  // namespace tenon

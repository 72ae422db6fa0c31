// The functional twins of operators that write: they compute the same, and return it.

#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>

#include "tenon/dispatch/dispatcher.h"
#include "tenon/functionalize/functional_operator.h"
#include "tests/functionalize/described.h"

namespace tenon::test {
namespace {

using functional::functional_operator;
using functional::Handling;

/// The operators that write and have no twin, each for a reason.
const std::map<std::string, std::string> without_twin = {
    {"resize_",
     "it changes sizes: within its memory it is a window on that, which the pass "
     "records; new memory has no elements to return"},
};

/// The operators of the library, not those that a test has registered.
bool is_of_library(const OperatorEntry& op) {
  return op.name().find("::") == std::string_view::npos;
}

TEST_CASE("every operator that writes has a functional twin, or a reason") {
  std::set<std::string> without;
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    if (!is_of_library(*op)) continue;
    const auto& known = functional_operator(*op);
    const bool writes =
        known.handling == Handling::kWrites || known.handling == Handling::kInplaceView;
    if (writes && known.functional == nullptr) without.emplace(op->name());
  }
  std::set<std::string> expected;
  for (const auto& [name, reason] : without_twin) expected.insert(name);
  CHECK(without == expected);
}

TEST_CASE("a functional twin returns what is written, and leaves its arguments") {
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    const auto& known = functional_operator(*op);
    if (!is_of_library(*op) || known.handling != Handling::kWrites) continue;
    INFO(op->name());
    REQUIRE(known.functional != nullptr);
    CHECK(known.functional->schema().kind == OperatorKind::kFunctional);
    REQUIRE(known.results.size() == known.written.size());
    for (const size_t result : known.results) {
      CHECK(result < known.functional->schema().returns.size());
    }
  }
}

/// Twin and original of the same state of the generator, on tensors of several strides and dtypes.
template <class Inplace, class Twin>
void check_twin(DType dtype, const Inplace& inplace, const Twin& twin) {
  const Tensor whole = arange(24.).to(dtype).reshape({4, 6});
  for (const Tensor& self :
       {whole.clone(), whole.t(), whole.slice(1, 0, 6, 2), whole[0][0], whole.slice(0, 0, 0)}) {
    INFO(self.sizes() << self.strides());
    const Tensor before = self.clone();
    manual_seed(17);
    const Tensor returned = twin(self);
    const Tensor next = rand({3});
    CHECK(self.equal(before));
    CHECK_FALSE(returned.is_alias_of(self));
    const Tensor written = self.clone();
    manual_seed(17);
    inplace(written);
    CHECK(returned.equal(written));
    CHECK(next.equal(rand({3})));
    CHECK(returned.dtype() == dtype);
    const bool is_dense = self.strides() != whole.slice(1, 0, 6, 2).strides();
    if (is_dense) CHECK(returned.strides() == self.strides());
  }
}

TEST_CASE("functional twins give the numbers that are written") {
  for (const DType dtype : {DType::kFloat32, DType::kFloat64}) {
    check_twin(
        dtype, [](Tensor x) { x.uniform_(-1, 2); },
        [](const Tensor& x) { return uniform(x, -1, 2); });
    check_twin(
        dtype, [](Tensor x) { x.normal_(1, 3); },
        [](const Tensor& x) { return normal_functional(x, 1, 3); });
  }
  for (const DType dtype : {DType::kFloat32, DType::kInt64}) {
    check_twin(
        dtype, [](Tensor x) { x.zero_(); }, [](const Tensor& x) { return zero(x); });
    check_twin(
        dtype, [](Tensor x) { x.bernoulli_(0.3); },
        [](const Tensor& x) { return bernoulli(x, 0.3); });
    check_twin(
        dtype, [](Tensor x) { x.random_(2, 90); },
        [](const Tensor& x) { return random(x, 2, 90); });
  }
}

TEST_CASE("functional twins refuse what the operators refuse, and take no numbers") {
  manual_seed(5);
  const Tensor expected = rand({2});
  manual_seed(5);
  CHECK_THROWS_AS(uniform(ones({2}), 1, 0), ValueError);
  CHECK_THROWS_AS(uniform(ones({2}, kInt64)), DTypeError);
  CHECK_THROWS_AS(normal_functional(ones({2}), 0, -1), ValueError);
  CHECK_THROWS_AS(bernoulli(ones({2}), 1.5), ValueError);
  CHECK_THROWS_AS(random(ones({2}), 3, 3), ValueError);
  CHECK_THROWS_WITH(zero(Tensor()), Catch::Contains("zero"));
  CHECK(rand({2}).equal(expected));
}

TEST_CASE("a functional twin has the gradient of what writes") {
  const Tensor x = ones({3}).requires_grad_(true);
  (zero(x) + x * 2).sum().backward();
  CHECK(elements(x.grad()) == std::vector<double>{2, 2, 2});
}

TEST_CASE("batch norm returns the statistics that it moves") {
  const Tensor input = rand({4, 3, 5}), weight = rand({3}), bias = rand({3});
  Tensor mean = rand({3}), var = rand({3});
  const Tensor mean_before = mean.clone(), var_before = var.clone();
  for (const bool training : {true, false}) {
    const auto [output, saved_mean, saved_invstd, mean_out, var_out] =
        _native_batch_norm_legit_functional(input, weight, bias, mean, var, training, 0.1, 1e-5);
    CHECK((mean.equal(mean_before) && var.equal(var_before)));
    Tensor moved_mean = mean.clone(), moved_var = var.clone();
    const auto [expected, expected_mean, expected_invstd] =
        _native_batch_norm_legit(input, weight, bias, moved_mean, moved_var, training, 0.1, 1e-5);
    CHECK(output.equal(expected));
    CHECK((saved_mean.equal(expected_mean) && saved_invstd.equal(expected_invstd)));
    CHECK((mean_out.equal(moved_mean) && var_out.equal(moved_var)));
  }
  Tensor running = mean.clone().requires_grad_(true);
  CHECK_THROWS_AS(
      _native_batch_norm_legit_functional(input, weight, bias, running, var, true, 0.1, 1e-5),
      AutogradError);
}

/// A step of training with what used to be computed on copies, and refused by the tracer.
Tensors train(const Tensors& in) {
  Tensor x = in[0];
  const Tensor noise = zeros({4, 3}).uniform_(-1, 1);
  const Tensor mask = empty_like(x).bernoulli_(0.5);
  Tensor mean = in[1], var = in[2];
  const Tensor y =
      batch_norm(x * mask + noise, Tensor(), Tensor(), mean, var, true, 0.1, 1e-5, true);
  const Tensor z = dropout(y, 0.25, true);
  x[0].zero_();
  return {z, x + zeros({4, 3}).normal_(), zeros({3}, kInt64).random_(0, 10)};
}
Tensors training_inputs() {
  return {arange(12.).reshape({4, 3}).clone(), zeros({3}), ones({3})};
}

TEST_CASE("training is traced and draws the numbers that it draws eagerly") {
  Tensors eager = training_inputs();
  manual_seed(3);
  const Tensors expected = train(eager);
  for (const FunctionalDepth depth :
       {FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews}) {
    Tensors in = training_inputs();
    manual_seed(3);
    CHECK(described(functionalize(train, depth)(in)) == described(expected));
    CHECK(described(in) == described(eager));
  }
  const Graph graph = trace([](const Tensors& in) { return train(in); }, training_inputs());
  graph.verify();
  const std::string text = graph.to_string();
  for (const std::string_view op :
       {"= zero(", "= uniform(", "= bernoulli.p(", "= random.from(", "= normal_functional(",
        "_native_batch_norm_legit_functional"}) {
    INFO(op);
    CHECK(text.find(op) != std::string::npos);
  }
  Tensors in = training_inputs();
  manual_seed(3);
  const Tensors found = graph.run(in);
  REQUIRE(found.size() == expected.size());
  for (size_t i = 0; i < found.size(); ++i) CHECK(found[i].equal(expected[i]));
  for (size_t i = 0; i < in.size(); ++i) CHECK(in[i].equal(eager[i]));
}

}  // namespace
}  // namespace tenon::test

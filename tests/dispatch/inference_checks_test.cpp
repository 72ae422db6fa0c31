#include "tenon/dispatch/inference_checks.h"

#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <map>
#include <sstream>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/temporary_file.h"

namespace tenon {
namespace {

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

struct StrictPolicy {
  StrictPolicy() { set_inference_policy(InferencePolicy::Strict); }
  ~StrictPolicy() { set_inference_policy(InferencePolicy::Standard); }
};
struct RememberedOrigins {
  RememberedOrigins() { remember_inference_origins(); }
  ~RememberedOrigins() { remember_inference_origins(false); }
};

Tensor inference_ones() {
  return inference_mode([] { return ones({2, 3}); });
}

/// Where a call of an operator can go: each key that is not skipped, and whose kernel stands there.
using Route = std::vector<std::pair<DispatchKey, const char*>>;

std::map<std::string_view, Route> routes_of_every_operator() {
  std::map<std::string_view, Route> routes;
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    Route& route = routes[op->schema().name];
    for (int i = 0; i < kDispatchKeyCount; ++i) {
      const auto key = static_cast<DispatchKey>(i);
      if (!op->has_fallthrough(key)) route.emplace_back(key, op->registrant(key));
    }
  }
  return routes;
}

/// The operators whose calls stop at the checks, of all operators.
std::pair<size_t, size_t> checked_operators() {
  const auto operators = Dispatcher::instance().operators();
  const auto is_checked = [](const OperatorEntry* op) {
    return !op->has_fallthrough(DispatchKey::InferenceChecks);
  };
  return {std::count_if(operators.begin(), operators.end(), is_checked), operators.size()};
}

TEST_CASE("the strict policy forbids views of inference tensors in normal mode", "[strict]") {
  const Tensor x = inference_ones();
  CHECK_NOTHROW(x.view({6}));
  const StrictPolicy strict;
  CHECK(inference_policy() == InferencePolicy::Strict);
  CHECK_THROWS_WITH(
      x.view({6}),
      "view: argument self of sizes [2, 3] is an inference tensor, and the strict policy forbids a "
      "view of it outside InferenceMode; clone it to get a normal tensor, or move the code into "
      "the guard");
  CHECK_THROWS_AS(x.split(1), InferenceModeError);
  CHECK_THROWS_AS(x.reshape({6}), InferenceModeError);
  CHECK_NOTHROW(x.clone().view({6}));
  const InferenceMode guard;
  CHECK_NOTHROW(x.view({6}));
}

TEST_CASE("the strict policy forbids mixing, in every thread, with or without gradients",
          "[strict]") {
  const Tensor inference = inference_ones();
  const Tensor normal = ones({2, 3});
  const Tensor weight = ones({2, 3}, requires_grad());
  const StrictPolicy strict;
  CHECK_THROWS_WITH(
      normal + inference,
      "add.Tensor: argument other of sizes [2, 3] is an inference tensor and another argument is a "
      "normal one, which the strict policy forbids outside InferenceMode; clone it to get a normal "
      "tensor, or move the code into the guard");
  CHECK_THROWS_AS(weight + inference, InferenceModeError);
  CHECK_THROWS_AS(cat({normal, inference}), InferenceModeError);
  CHECK_THROWS_AS(ones({2, 3}).add_(inference), InferenceModeError);
  CHECK_THROWS_AS(linear(inference, weight), InferenceModeError);
  bool raised = false;
  std::thread([&] {
    try {
      normal.mul(inference);
    } catch (const InferenceModeError&) {
      raised = true;
    }
  }).join();
  CHECK(raised);
  CHECK_NOTHROW(normal + inference.clone());
  {
    const NoGradGuard no_grad;
    CHECK_THROWS_AS(normal + inference, InferenceModeError);
  }
  const InferenceMode guard;
  CHECK_NOTHROW(normal + inference);
}

TEST_CASE("the strict policy lets functional operators read inference tensors alone", "[strict]") {
  const Tensor x = inference_ones();
  const StrictPolicy strict;
  CHECK_FALSE((x + x).is_inference());
  CHECK_FALSE(linear(x, x).is_inference());  // views of its own are not forbidden
  CHECK_FALSE(x.std().is_inference());
  CHECK_FALSE(cat({x, x}).is_inference());
}

TEST_CASE("the strict policy lets plain functional calls be, whatever operators they are made of",
          "[strict]") {
  const Tensor x = inference_ones();
  const auto index = inference_mode([] { return tensor({1, 0}); });
  const auto mask = inference_mode([] { return ones({2, 3}, kBool); });
  const test::TemporaryFile file;
  const StrictPolicy strict;
  CHECK_FALSE(x.to(kFloat64).is_inference());
  CHECK(x.to(kFloat32).is_same(x));
  CHECK(x.contiguous().is_same(x));
  CHECK_FALSE(x.index({index}).is_inference());
  CHECK_FALSE(x.index({mask}).is_inference());
  CHECK_FALSE(x.index({indexing::Slice(), index}).is_inference());
  CHECK_NOTHROW(save(x, file.path()));
  CHECK_NOTHROW(io::save_npy(x, file.path()));
  CHECK_NOTHROW((std::ostringstream() << x).str());
  CHECK(x.equal(x));
}

TEST_CASE("the strict policy refuses a call that gives a view, and names it", "[strict]") {
  const Tensor x = inference_ones();
  const Tensor row = inference_mode([] { return tensor(1); });
  const StrictPolicy strict;
  CHECK_THROWS_WITH(x.reshape({6}), StartsWith("reshape: argument self of sizes [2, 3]"));
  CHECK_THROWS_WITH(x.flatten(), StartsWith("flatten.using_ints: argument self of sizes [2, 3]"));
  CHECK_THROWS_WITH(x.view_as(x), StartsWith("view_as: argument self of sizes [2, 3]"));
  CHECK_THROWS_WITH(x.chunk(2), StartsWith("chunk: argument self of sizes [2, 3]"));
  CHECK_THROWS_AS(x.index({0}), InferenceModeError);
  CHECK_THROWS_AS(x.index({row}), InferenceModeError);
}

TEST_CASE("the strict policy speaks of what is viewed, and of what is mixed", "[strict]") {
  const Tensor inference = inference_ones();
  const Tensor normal = ones({2, 3});
  const StrictPolicy strict;
  CHECK_THROWS_WITH(normal.view_as(inference),
                    StartsWith("view_as: argument other of sizes [2, 3] is an inference tensor and "
                               "another argument is a normal one"));
  CHECK_THROWS_WITH(inference.view_as(normal),
                    StartsWith("view_as: argument self of sizes [2, 3] is an inference tensor, and "
                               "the strict policy forbids a view of it"));
  CHECK_THROWS_WITH(inference.index({tensor({1, 0})}),
                    Contains("another argument is a normal one"));
}

struct Sum : autograd::Function<Sum> {
  static Tensor forward(autograd::AutogradContext*, const Tensor& a, const Tensor& b) {
    const AutoDispatchBelowADInplaceOrView guard;
    return a + b;
  }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor> grads) {
    return {grads[0], grads[0]};
  }
};

TEST_CASE("the strict policy forbids a Function to mix", "[strict]") {
  const Tensor inference = inference_ones();
  const Tensor leaf = inference_mode([] { return ones({2, 3}, requires_grad()); });
  const Tensor normal = ones({2, 3});
  const Tensor weight = ones({2, 3}, requires_grad());
  CHECK_NOTHROW(Sum::apply(weight, inference));
  const StrictPolicy strict;
  CHECK_THROWS_WITH(Sum::apply(weight, inference),
                    Contains("Sum: tensor argument 1 of forward of sizes [2, 3] is an inference "
                             "tensor and another argument is a normal one, which the strict"));
  CHECK_THROWS_AS(Sum::apply(inference, normal), InferenceModeError);
  CHECK_THROWS_WITH(Sum::apply(leaf, inference),
                    Contains("an inference tensor that requires grad, which the strict"));
  CHECK_NOTHROW(Sum::apply(weight, inference.clone()));
  CHECK_NOTHROW(Sum::apply(inference, inference));
  CHECK_THROWS_AS(no_grad([&] { return Sum::apply(weight, inference); }), InferenceModeError);
  const InferenceMode guard;
  CHECK_NOTHROW(Sum::apply(weight, inference));
}

TEST_CASE("under the strict policy Autograd sees no inference tensor", "[strict]") {
  const Tensor leaf = inference_mode([] { return ones({2}, requires_grad()); });
  CHECK((leaf + 1).requires_grad());
  const StrictPolicy strict;
  CHECK_THROWS_WITH(leaf + 1, Contains("an inference tensor that requires grad, which the strict"));
}

TEST_CASE("the standard policy comes back", "[strict]") {
  const Tensor x = inference_ones();
  { const StrictPolicy strict; }
  CHECK_NOTHROW(x.view({6}));
  CHECK_NOTHROW(ones({2, 3}) + x);
}

TEMPLATE_TEST_CASE("while no check is on every operator skips their key, as if none had been on",
                   "[strict][origins]", StrictPolicy, RememberedOrigins) {
  const auto before = routes_of_every_operator();
  const auto [checked_before, count] = checked_operators();
  REQUIRE(count > 300);
  CHECK(checked_before == 0);
  {
    const TestType switched_on;
    CHECK(checked_operators().first == count);
  }
  CHECK(checked_operators().first == 0);
  CHECK(routes_of_every_operator() == before);
}

TEST_CASE("the checks stay while one of the two is on", "[strict][origins]") {
  const RememberedOrigins remembered;
  { const StrictPolicy strict; }
  const auto [checked, count] = checked_operators();
  CHECK(checked == count);
}

TEST_CASE("the policy may change while other threads call operators", "[strict][thread]") {
  const Tensor x = ones({2, 2});
  std::atomic<bool> done = false;
  std::atomic<int> wrong = 0;
  std::thread caller([&] {
    while (!done) {
      try {
        wrong += !x.add(x).t().equal(full({2, 2}, 2.0));
      } catch (const Error&) {
        ++wrong;
      }
    }
  });
  for (int i = 0; i < 100; ++i) const StrictPolicy strict;
  done = true;
  caller.join();
  CHECK(wrong == 0);
}

TEST_CASE("an error says where an inference tensor was made, when that is remembered",
          "[origins]") {
  const RememberedOrigins remembered;
  Tensor x;
  {
    const InferenceMode guard;
    x = ones({2, 3});
  }
  const int line = __LINE__ - 3;
  CHECK_THROWS_WITH(x.add_(1), StartsWith(detail::concatenate(
                                   "add_.Scalar: argument self of sizes [2, 3] is an inference "
                                   "tensor, which cannot be modified outside InferenceMode; clone "
                                   "it to get a normal tensor, or move the code into the guard; it "
                                   "was made by ones in the guard of inference_checks_test.cpp:",
                                   line)));
  CHECK_THROWS_WITH(x._version(), Contains("made by ones"));
  CHECK_THROWS_WITH(x.requires_grad_(), Contains("made by ones"));
  CHECK_THROWS_WITH(ones({2, 3}, requires_grad()) * x, Contains("made by ones"));
  CHECK_THROWS_WITH(x.view({6}).add_(1), Contains("made by ones"));
}

TEST_CASE("an origin names the operator that a program called", "[origins]") {
  const RememberedOrigins remembered;
  const Tensor w = rand({2, 2});
  Tensor y = inference_mode([&] { return linear(w, w); });
  CHECK_THROWS_WITH(y.add_(1), Contains("made by linear in the guard of"));
  float data[] = {1, 2};
  Tensor blob = inference_mode([&] { return from_blob(data, {2}); });
  CHECK_THROWS_WITH(blob.add_(1), Contains("it was made in the guard of"));
}

TEST_CASE("nothing is remembered by default", "[origins]") {
  Tensor x = inference_ones();
  CHECK_THROWS_WITH(x.add_(1), Catch::Matchers::EndsWith("or move the code into the guard"));
}

}  // namespace
}  // namespace tenon

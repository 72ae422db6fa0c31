// Small calls before the strict policy was ever on, while it is on, and after it is off again, for
// tools/benchmarks/policy_cost to count their instructions. Every `measured_calls` is one count;
// prints `CALL<TAB>PHASE`, one a line, in their order.

#include <cstdio>
#include <functional>
#include <iterator>

#include "tenon/tenon.h"

namespace {

constexpr int kCalls = 1000;

using Repeat = std::function<void(int)>;

struct Case {
  const char* name;
  Repeat repeat;
};

template <class Function>
Case make_case(const char* name, Function function) {
  return {name, [function](int count) mutable {
            for (int i = 0; i < count; ++i) function();
          }};
}

}  // namespace

/// What callgrind looks for by its name, so that it counts nothing else.
extern "C" [[gnu::noinline]] void measured_calls(const Repeat& repeat) {
  repeat(kCalls);
}

int main() {
  tenon::set_num_threads(1);
  const tenon::Tensor a = tenon::ones({2, 2});
  const tenon::Tensor b = tenon::ones({2, 2});
  const tenon::Tensor weight = tenon::ones({2, 2}, tenon::requires_grad());
  const tenon::Tensor target = tenon::zeros({2, 2});
  const tenon::Tensor served = tenon::inference_mode([] { return tenon::ones({2, 2}); });
  const Case cases[] = {
      make_case("add", [=] { tenon::add(a, b); }),
      make_case("view", [=] { a.view({4}); }),
      make_case("add_", [=]() mutable { target.add_(b); }),
      make_case("mul with gradient", [=] { tenon::mul(weight, b); }),
      make_case("add in inference mode",
                [=] { tenon::inference_mode([&] { return tenon::add(served, b); }); }),
  };
  const auto measure = [&](const char* phase) {
    for (const Case& c : cases) {
      measured_calls(c.repeat);
      std::printf("%s\t%s\n", c.name, phase);
    }
  };
  for (const Case& c : cases) c.repeat(kCalls);  // registers the operators, fills the pools
  measure("never on");
  tenon::set_inference_policy(tenon::InferencePolicy::Strict);
  measure("on");
  tenon::set_inference_policy(tenon::InferencePolicy::Standard);
  measure("off again");
}

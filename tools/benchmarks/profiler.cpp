// What a profile costs: the time of small calls without one, and how much more each event takes, of
// names alone and with shapes and memory. Prints `CASE<TAB>OFF<TAB>EVENTS<TAB>NAMES<TAB>ALL`: the
// nanoseconds of a call without a profile, its events, and the nanoseconds an event of the two.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "tenon/tenon.h"

namespace {

using namespace tenon;
using Clock = std::chrono::steady_clock;

constexpr int kRounds = 40;
constexpr int kCalls = 2000;

struct Case {
  std::string name;
  std::function<void()> call;
};

double nanoseconds_of(const Case& each) {
  const auto start = Clock::now();
  for (int i = 0; i < kCalls; ++i) each.call();
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count() / kCalls;
}

/// The least of several rounds, since noise only ever adds; the options are null without a profile.
double least(const Case& each, const ProfileOptions* options, size_t& events) {
  double best = 1e30;
  for (int round = 0; round < kRounds; ++round) {
    if (options == nullptr) {
      best = std::min(best, nanoseconds_of(each));
      continue;
    }
    Profile profile(*options);
    best = std::min(best, nanoseconds_of(each));
    profile.stop();
    if (round == 0) events = profile.events().size() / kCalls;
  }
  return best;
}

std::vector<Case> cases() {
  const Tensor a = ones({2, 2}), b = ones({2, 2});
  const Tensor weight = ones({2, 2}, requires_grad());
  const Tensor image = ones({1, 1, 4, 4}), kernel = ones({1, 1, 3, 3}), row = ones({2});
  const std::vector<Tensor> list = {a, b};
  const CompiledGraph chain =
      trace([](const Tensor& x) { return ((x * 2).mm(x) + 1).softmax(1); }, {a}).compile();
  Tensor target = zeros({2, 2}), functional = to_functional(ones({2, 2}));
  return {
      {"add", [=] { add(a, b); }},
      {"add with gradient", [=] { add(weight, b); }},
      {"add_", [=]() mutable { target.add_(b); }},
      {"view", [=] { a.view({4}); }},
      {"view with gradient", [=] { weight.view({4}); }},
      {"sum", [=] { sum(a); }},
      {"mm_out", [=]() mutable { mm_out(target, a, b); }},
      {"cat", [=] { cat(list); }},
      {"linear", [=] { linear(a, b, row); }},
      {"conv2d", [=] { conv2d(image, kernel); }},
      {"forward and backward", [=] { sum(mul(weight, b)).backward(); }},
      {"add on functional tensors", [=] { add(functional, functional); }},
      {"add_ on functional tensors", [=]() mutable { functional.add_(functional, 0); }},
      {"compiled graph", [=] { chain.run({a}); }},
  };
}

}  // namespace

int main() {
  set_num_threads(1);
  const ProfileOptions names, all{.shapes = true, .memory = true};
  for (const Case& each : cases()) {
    size_t events = 0;
    const double off = least(each, nullptr, events);
    const double on = least(each, &names, events);
    const double with_all = least(each, &all, events);
    const auto an_event = [&](double time) { return (time - off) / static_cast<double>(events); };
    std::printf("%s\t%.0f\t%zu\t%.0f\t%.0f\n", each.name.c_str(), off, events, an_event(on),
                an_event(with_all));
  }
}

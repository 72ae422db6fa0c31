// Steps on what the library keeps beside the data: modes, histories, gradients, versions.

#include <algorithm>

#include "describe.h"
#include "steps.h"

namespace comparison {
namespace {

using torch::Tensor;

void requires_grad_(Program& p, RandomStream& random) {
  if (!p.options().modes) return;
  const Live self = p.pick(random);
  const bool value = random.chance(3, 4);
  // An inference leaf that requires grad is treated differently, see the intended differences.
  if (self.tensor.is_inference() && c10::InferenceMode::is_enabled() && value &&
      !p.known_difference(random)) {
    return;
  }
  p.say("requires_grad_", {self}, value ? "true" : "false");
  self.tensor.requires_grad_(value);
}

void detach_(Program& p, RandomStream& random) {
  if (!p.options().modes) return;
  Live self = p.pick(random);
  // libtorch's detach_ does nothing in inference mode.
  if (c10::InferenceMode::is_enabled() && !p.known_difference(random)) return;
  p.say("detach_", {self});
  self.tensor.detach_();
}

void drop(Program& p, RandomStream& random) {
  if (p.live().size() > 3) p.drop(p.pick(random));
}

void version(Program& p, RandomStream& random) {
  if (!p.options().modes) return;
  const Live self = p.pick(random);
  p.say("_version", {self});
  const int64_t version = static_cast<int64_t>(self.tensor._version()) - self.first_version;
  p.say("_version", {self}, "is " + std::to_string(version));
}

void grad_fn(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  p.say("grad_fn", {self});
  const bool found = self.tensor.grad_fn() != nullptr;
  p.say("grad_fn", {self}, found ? "is there" : "is null");
}

void create(Program& p, RandomStream& random) {
  p.say("new", {});
  p.keep(p.make(random, Program::random_sizes(random)));
}

template <class G>
class GuardOf final : public Guard {
 public:
  GuardOf() = default;
  explicit GuardOf(bool enabled) : guard_(enabled) {}

 private:
  G guard_;
};

void inference_mode(Program& p, RandomStream& random) {
  const bool enabled = random.chance(2, 3);
  p.say("InferenceMode", {}, enabled ? "true" : "false");
  p.guards().push_back(std::make_unique<GuardOf<c10::InferenceMode>>(enabled));
}

void no_grad(Program& p, RandomStream&) {
  p.say("NoGradGuard", {});
  p.guards().push_back(std::make_unique<GuardOf<torch::NoGradGuard>>());
}

void grad_mode(Program& p, RandomStream&) {
  p.say("AutoGradMode", {}, "true");
  p.guards().push_back(std::make_unique<GuardOf<torch::AutoGradMode>>(true));
}

void leave(Program& p, RandomStream&) {
  p.say("leave the guard", {});
  if (!p.guards().empty()) p.guards().pop_back();
}

/// A gradient of ones, which is a normal tensor in each mode.
Tensor ones_for(const Tensor& tensor) {
  const c10::InferenceMode normal(false);
  return torch::ones(tensor.sizes(), torch::kDouble);
}

void backward(Program& p, RandomStream& random) {
  std::vector<Live> candidates;
  for (const Live& live : p.live()) {
    if (live.tensor.requires_grad() && (!live.tensor.is_leaf() || random.chance(1, 10))) {
      candidates.push_back(live);
    }
  }
  const bool retain = random.chance(2, 3) || p.options().retain_graph;
  const bool create = random.chance(1, 6);
  // In inference mode libtorch's gradients are inference tensors.
  if (candidates.empty() || c10::InferenceMode::is_enabled()) return;
  const Live self = random.pick(candidates);
  p.say("backward", {self},
        std::string(retain ? "retain_graph" : "") + (create ? " create_graph" : ""));
  self.tensor.backward(ones_for(self.tensor), retain || create, create);
}

void drop_grad(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  if (!self.tensor.is_leaf()) return;
  p.say("drop the gradient", {self});
  self.tensor.mutable_grad() = Tensor();
}

}  // namespace

const Steps& state_steps() {
  static const Steps steps = {{5, requires_grad_}, {3, detach_}, {4, drop},
                              {3, version},        {6, grad_fn}, {4, create}};
  return steps;
}

const Steps& guard_steps() {
  static const Steps steps = {{4, inference_mode}, {3, no_grad}, {2, grad_mode}, {7, leave}};
  return steps;
}

const Steps& backward_steps() {
  static const Steps steps = {{4, backward}, {1, drop_grad}};
  return steps;
}

}  // namespace comparison

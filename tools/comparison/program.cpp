#include "program.h"

#include <algorithm>

#include "describe.h"
#include "steps.h"

namespace comparison {
namespace {

constexpr size_t kMostTensors = 14;

bool broadcasts_to(const torch::Tensor& tensor, at::IntArrayRef sizes) {
  const int64_t missing = static_cast<int64_t>(sizes.size()) - tensor.dim();
  if (missing < 0) return false;
  for (int64_t dim = 0; dim < tensor.dim(); ++dim) {
    const int64_t size = tensor.size(dim);
    if (size != 1 && size != sizes[static_cast<size_t>(dim + missing)]) return false;
  }
  return true;
}

/// Whether two tensors share memory without being the same elements in the same places.
bool overlaps_in_part(const torch::Tensor& a, const torch::Tensor& b) {
  return a.is_alias_of(b) && !(a.storage_offset() == b.storage_offset() && a.sizes() == b.sizes() &&
                               a.strides() == b.strides());
}

bool is_immutable(const torch::Tensor& tensor) {
  return tensor.is_inference() && !c10::InferenceMode::is_enabled();
}

bool is_recorded_leaf(const torch::Tensor& tensor) {
  return tensor.requires_grad() && tensor.is_leaf() && torch::GradMode::is_enabled() &&
         !c10::InferenceMode::is_enabled();
}

/// Whether results are recorded and lead nowhere, as for a view of a leaf made under NoGradGuard.
/// libtorch looks at what such results saved, in vain.
bool loses_gradient(const torch::Tensor& tensor) {
  return tensor.is_view() && tensor.is_leaf() && tensor.requires_grad();
}

std::string name(const Live& live) {
  const std::string made = live.made.empty() ? "" : ":" + live.made;
  const std::string id = live.id < 0 ? "number" : "t" + std::to_string(live.id);
  return id + "<" + kind(live.tensor) + made + ">";
}

/// What replaces a value that is modified where nothing is recorded, and keeps its history.
struct ReplaceValue : torch::autograd::Function<ReplaceValue> {
  static torch::Tensor forward(torch::autograd::AutogradContext*, const torch::Tensor&,
                               const torch::Tensor& value) {
    return value.clone();
  }
  static torch::autograd::variable_list backward(torch::autograd::AutogradContext*,
                                                 torch::autograd::variable_list grads) {
    return {grads[0], torch::Tensor()};
  }
};

}  // namespace

Program::Program(uint64_t seed, Options options) : seed_(seed), options_(std::move(options)) {
  start();
}

Program::~Program() {
  while (!guards_.empty()) guards_.pop_back();
  // A gradient that was recorded owns the graph that owns the leaf that owns the gradient.
  for (const Live& live : live_) {
    if (live.tensor.is_leaf()) live.tensor.mutable_grad() = torch::Tensor();
  }
}

void Program::start() {
  RandomStream random(seed_, 0);
  steps_ = 10 + static_cast<int>(random.below(31));
  const bool odd_leaves = options_.known_differences && random.chance(1, 40);
  const int64_t count = 3 + random.below(4);
  for (int64_t i = 0; i < count; ++i) {
    const int64_t what = random.below(20);
    const c10::InferenceMode mode(options_.inference_tensors && what >= 16);
    torch::Tensor tensor = make(random, random_sizes(random));
    if ((what >= 6 && what < 16) || (what == 19 && odd_leaves)) tensor.requires_grad_(true);
    keep(tensor);
    if (what >= 13 && what < 16) keep(tensor.mul(2));
  }
}

std::vector<int64_t> Program::random_sizes(RandomStream& random) {
  static const std::vector<std::vector<int64_t>> shapes = {
      {2, 3}, {2, 3}, {2, 3}, {3, 2}, {2, 2}, {3}, {2}, {2, 1, 3}, {1, 3}, {6}, {2, 2, 2}, {}};
  return random.pick(shapes);
}

torch::Tensor Program::make(RandomStream& random, std::vector<int64_t> sizes) const {
  size_t count = 1;
  for (const int64_t size : sizes) count *= static_cast<size_t>(size);
  std::vector<double> data(count);
  for (double& each : data) each = number(random);
  return own(torch::from_blob(data.data(), sizes, torch::kDouble));
}

torch::Tensor Program::own(const torch::Tensor& tensor) const {
  return options_.made ? options_.made(tensor) : tensor.clone();
}

Outcome Program::step() {
  RandomStream random(seed_, static_cast<uint64_t>(step_) + 1);
  const bool skipped = options_.skipped.count(step_++) != 0;
  text_ = "nothing";
  Outcome outcome;
  if (!skipped) {
    try {
      run(random);
      tell(/*begin=*/false);
    } catch (const std::exception& error) {
      tell(/*begin=*/false);
      outcome.failed = true;
      outcome.message = error.what();
    }
  }
  outcome.text = text_;
  return outcome;
}

void Program::run(RandomStream& random) {
  if (live_.size() > kMostTensors) return drop(pick(random));
  if (options_.extra_step && random.chance(1, 12)) return options_.extra_step(*this, random);
  const int64_t at = random.below(100);
  if (at < 12) return take(options_.modes ? guard_steps() : view_steps(), *this, random);
  if (at < 36) return take(view_steps(), *this, random);
  if (at < 53) return take(inplace_steps(), *this, random);
  if (at < 60) return take(modifying_steps(), *this, random);
  if (at < 72) return take(functional_steps(), *this, random);
  if (at < 83) return take(operator_steps(), *this, random);
  if (at < 87) return take(out_steps(), *this, random);
  if (at < 95) return take(state_steps(), *this, random);
  take(options_.backward ? backward_steps() : functional_steps(), *this, random);
}

Live Program::pick(RandomStream& random) const {
  for (int attempt = 0;; ++attempt) {
    const Live& found = random.pick(live_);
    if (attempt == 5 || !loses_gradient(found.tensor) || known_difference(random)) return found;
  }
}

Live Program::pick_mutable(RandomStream& random) const {
  const bool any = options_.many_failures ? random.chance(1, 4)
                                          : options_.known_differences && random.chance(1, 100);
  for (int attempt = 0; attempt < 20; ++attempt) {
    const Live self = pick(random);
    if (options_.only_replaceable_inplace && !is_replaceable(self)) continue;
    if (any ||
        (!is_immutable(self.tensor) && (!is_recorded_leaf(self.tensor) || random.chance(1, 8)))) {
      return self;
    }
  }
  return {-1, make(random, random_sizes(random)), "", 0};
}

Live Program::pick_operand(RandomStream& random, const Live& self) const {
  const bool same_allowed = random.chance(1, 20);
  const bool unfit_allowed = random.chance(options_.many_failures ? 10 : 1, 40);
  std::vector<Live> candidates;
  for (const Live& other : live_) {
    if (loses_gradient(other.tensor)) continue;
    if (!unfit_allowed && !broadcasts_to(other.tensor, self.tensor.sizes())) continue;
    if (overlaps_in_part(other.tensor, self.tensor)) continue;
    if (!same_allowed && other.tensor.is_alias_of(self.tensor)) continue;
    candidates.push_back(other);
  }
  if (!candidates.empty()) return random.pick(candidates);
  return {-1, make(random, {}), "", 0};
}

void Program::say(const std::string& op, const std::vector<Live>& arguments,
                  const std::string& rest) {
  tell(/*begin=*/false);
  text_ = "[" + thread_mode() + "] " + op + "(";
  bool first = true;
  for (const Live& argument : arguments) {
    if (!std::exchange(first, false)) text_ += ", ";
    text_ += name(argument);
  }
  if (!rest.empty()) text_ += (first ? "" : ", ") + rest;
  text_ += ")";
  tell(/*begin=*/true);
}

void Program::tell(bool begin) const {
  if (options_.around_calls) options_.around_calls(begin);
}

void Program::keep(torch::Tensor result, std::string made) {
  tell(/*begin=*/false);
  int64_t first_version = result.is_inference() ? 0 : result._version();
  for (const Live& other : live_) {
    if (other.tensor.is_alias_of(result)) first_version = other.first_version;
  }
  live_.push_back({next_id_++, std::move(result), std::move(made), first_version});
}

void Program::keep_view(torch::Tensor result, bool multi) {
  tell(/*begin=*/false);
  keep(std::move(result), multi ? thread_mode() + "/multi" : thread_mode());
}

void Program::modify(const Live& self, const std::function<void(torch::Tensor&)>& inplace,
                     const std::function<torch::Tensor(const torch::Tensor&)>& functional) {
  torch::Tensor tensor = self.tensor;
  if (!options_.functional_twins) return inplace(tensor);
  torch::Tensor result;
  {
    const bool recorded = torch::GradMode::is_enabled() && !c10::InferenceMode::is_enabled();
    const c10::InferenceMode like_self(tensor.is_inference());
    const torch::AutoGradMode like_caller(recorded);
    result = functional(tensor).contiguous();
    if (result.is_same(tensor)) result = result.clone();
    if (!recorded && tensor.requires_grad()) {
      const torch::AutoGradMode record(true);
      result = ReplaceValue::apply(tensor, result);
    }
  }
  for (Live& live : live_) {
    if (live.id == self.id) live.tensor = result;
  }
}

bool Program::is_replaceable(const Live& self) const {
  const torch::Tensor& tensor = self.tensor;
  const bool is_parameter = tensor.requires_grad() && tensor.is_leaf();
  return tensor.is_contiguous() && !is_parameter && !has_alias(self);
}

bool Program::has_alias(const Live& self) const {
  return std::any_of(live_.begin(), live_.end(), [&](const Live& other) {
    return other.id != self.id && other.tensor.is_alias_of(self.tensor);
  });
}

void Program::drop(const Live& self) {
  say("drop", {self});
  // Leaves stay, since their gradients are what the program is for.
  if (self.tensor.is_leaf() && self.tensor.requires_grad()) return;
  live_.erase(std::find_if(live_.begin(), live_.end(),
                           [&](const Live& live) { return live.id == self.id; }));
}

}  // namespace comparison

// Steps that compute new tensors, and those that write them into given ones.

#include <algorithm>

#include "describe.h"
#include "steps.h"

namespace comparison {
namespace {

using torch::Tensor;

constexpr double kLargestFactor = 8;

/// A function that saves its argument: the gradient is 2 x.
struct Square : torch::autograd::Function<Square> {
  static Tensor forward(torch::autograd::AutogradContext* context, const Tensor& x) {
    context->save_for_backward({x});
    return x.mul(x);
  }
  static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                 torch::autograd::variable_list grads) {
    return {grads[0].mul(context->get_saved_variables()[0]).mul(2)};
  }
};

void add(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const Live other = p.pick_operand(random, self);
  p.say("add", {self, other});
  p.keep(self.tensor.add(other.tensor));
}

void sub(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const Live other = p.pick_operand(random, self);
  p.say("sub", {self, other});
  p.keep(self.tensor.sub(other.tensor));
}

void mul(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const Live other = p.pick_operand(random, self);
  if (std::max(magnitude(self.tensor), magnitude(other.tensor)) > kLargestFactor) return;
  p.say("mul", {self, other});
  p.keep(self.tensor.mul(other.tensor));
}

void mul_scalar(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  p.say("mul", {self}, "0.5");
  p.keep(self.tensor.mul(0.5));
}

/// Two tensors that can be multiplied as matrices, or nearly always so.
std::pair<Live, Live> matrices(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  std::vector<Live> candidates;
  // Of batches libtorch copies some before it saves them, others not.
  if (self.tensor.dim() > 2) return {self, {-1, p.make(random, {}), "", 0}};
  for (const Live& other : p.live()) {
    if (other.tensor.dim() > 2) continue;
    const bool fits = self.tensor.dim() > 0 && other.tensor.dim() > 0 &&
                      self.tensor.size(-1) == other.tensor.size(other.tensor.dim() > 1 ? -2 : 0);
    if (fits || random.chance(1, 100)) candidates.push_back(other);
  }
  if (!candidates.empty()) return {self, random.pick(candidates)};
  return {self, {-1, p.make(random, {}), "", 0}};
}

void matmul(Program& p, RandomStream& random) {
  const auto [self, other] = matrices(p, random);
  if (std::max(magnitude(self.tensor), magnitude(other.tensor)) > kLargestFactor) return;
  p.say("matmul", {self, other});
  p.keep(self.tensor.matmul(other.tensor));
}

void sum(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  p.say("sum", {self});
  p.keep(self.tensor.sum());
}

void sum_dim(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const bool keepdim = random.chance(1, 2);
  p.say("sum", {self}, keepdim ? "[-1], keepdim" : "[-1]");
  p.keep(self.tensor.sum(at::IntArrayRef{-1}, keepdim));
}

void exp(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  if (magnitude(self.tensor) > 2) return;
  p.say("exp", {self});
  p.keep(self.tensor.exp());
}

void relu(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  p.say("relu", {self});
  p.keep(self.tensor.relu());
}

void cat(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const Live other = p.pick_operand(random, self);
  p.say("cat", {self, other, self}, "0");
  p.keep(torch::cat({self.tensor, other.tensor, self.tensor}, 0));
}

void stack(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const Live other = p.pick_operand(random, self);
  p.say("stack", {self, other}, "0");
  p.keep(torch::stack({self.tensor, other.tensor}, 0));
}

void where(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const Live other = p.pick_operand(random, self);
  p.say("where", {self, other}, "self > threshold");
  p.keep(torch::where(self.tensor.gt(kThreshold), self.tensor, other.tensor));
}

void clone(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  p.say("clone", {self});
  p.keep(self.tensor.clone());
}

void contiguous(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  p.say("contiguous", {self});
  p.keep_view(self.tensor.contiguous());
}

void reshape(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  p.say("reshape", {self}, "[-1]");
  p.keep_view(self.tensor.reshape({-1}));
}

void square(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  if (magnitude(self.tensor) > kLargestFactor) return;
  p.say("Square::apply", {self});
  p.keep(Square::apply(self.tensor));
}

/// Where `result` can be written: a tensor of its sizes, an empty one, or seldom one of others.
Live pick_out(Program& p, RandomStream& random, at::IntArrayRef sizes,
              const std::vector<Live>& inputs) {
  const bool unfit_allowed = p.options().known_differences && random.chance(1, 40);
  std::vector<Live> candidates;
  for (int attempt = 0; attempt < 8; ++attempt) {
    const Live out = p.pick_mutable(random);
    if (!unfit_allowed && out.tensor.sizes() != sizes) continue;
    const bool overlaps = std::any_of(inputs.begin(), inputs.end(), [&](const Live& input) {
      return input.tensor.is_alias_of(out.tensor);
    });
    if (!overlaps) return out;
  }
  return {-1, p.make(random, {0}), "", 0};
}

template <class Call>
void with_out(Program& p, RandomStream& random, const char* name, Call call) {
  if (p.options().only_replaceable_inplace) return;
  const Live self = p.pick(random);
  const Live other = p.pick_operand(random, self);
  if (std::max(magnitude(self.tensor), magnitude(other.tensor)) > kLargestFactor) return;
  Live out = pick_out(p, random, self.tensor.sizes(), {self, other});
  p.say(name, {out, self, other});
  call(out.tensor, self.tensor, other.tensor);
  if (out.id < 0) p.keep(out.tensor);
}

void add_out(Program& p, RandomStream& random) {
  with_out(p, random, "add_out",
           [](Tensor& out, const Tensor& x, const Tensor& y) { torch::add_out(out, x, y); });
}

void mul_out(Program& p, RandomStream& random) {
  with_out(p, random, "mul_out",
           [](Tensor& out, const Tensor& x, const Tensor& y) { torch::mul_out(out, x, y); });
}

void neg_out(Program& p, RandomStream& random) {
  with_out(p, random, "neg_out",
           [](Tensor& out, const Tensor& x, const Tensor&) { torch::neg_out(out, x); });
}

void cat_out(Program& p, RandomStream& random) {
  with_out(p, random, "cat_out",
           [](Tensor& out, const Tensor& x, const Tensor&) { torch::cat_out(out, {x}, 0); });
}

}  // namespace

const Steps& functional_steps() {
  static const Steps steps = {
      {4, add},     {2, sub},        {5, mul},     {2, mul_scalar}, {4, matmul}, {2, sum},
      {2, sum_dim}, {2, exp},        {2, relu},    {2, cat},        {1, stack},  {2, where},
      {2, clone},   {2, contiguous}, {2, reshape}, {2, square},
  };
  return steps;
}

const Steps& out_steps() {
  static const Steps steps = {{3, add_out}, {3, mul_out}, {2, neg_out}, {1, cat_out}};
  return steps;
}

}  // namespace comparison

// Steps that call one operator of a table: those of programs that compute, beside the few of
// functional_steps.cpp and inplace_steps.cpp that programs are mostly made of.

#include <algorithm>

#include "describe.h"
#include "positions.h"
#include "steps.h"

namespace comparison {
namespace {

using torch::Tensor;

bool is_matrix(const Tensor& x) {
  return x.dim() == 2;
}
bool is_square(const Tensor& x) {
  return x.dim() == 2 && x.size(0) == x.size(1);
}
bool is_any(const Tensor&) {
  return true;
}

/// A symmetric matrix whose eigenvalues are at least 1.
Tensor positive_definite(const Tensor& x) {
  return x.matmul(x.t()).add(torch::eye(x.size(0), x.options()));
}

/// An operator of one tensor that `accepts` it and whose elements are no larger than `limit`.
struct Unary {
  const char* name;
  double limit;
  bool (*accepts)(const Tensor& x);
  Tensor (*call)(const Tensor& x);
};

constexpr double kAny = 1e6;

const std::vector<Unary>& elementwise() {
  static const std::vector<Unary> operators = {
      {"sigmoid", 20, is_any, [](const Tensor& x) { return x.sigmoid(); }},
      {"tanh", 20, is_any, [](const Tensor& x) { return x.tanh(); }},
      {"sin", 100, is_any, [](const Tensor& x) { return x.sin(); }},
      {"cos", 100, is_any, [](const Tensor& x) { return x.cos(); }},
      {"erf", 20, is_any, [](const Tensor& x) { return x.erf(); }},
      {"expm1", 2, is_any, [](const Tensor& x) { return x.expm1(); }},
      {"log1p of abs", kAny, is_any, [](const Tensor& x) { return x.abs().log1p(); }},
      {"sqrt of abs + 1", kAny, is_any, [](const Tensor& x) { return x.abs().add(1).sqrt(); }},
      {"reciprocal of abs + 1", kAny, is_any,
       [](const Tensor& x) { return x.abs().add(1).reciprocal(); }},
      {"gelu", 20, is_any, [](const Tensor& x) { return torch::gelu(x); }},
      {"silu", 20, is_any, [](const Tensor& x) { return torch::silu(x); }},
      {"elu", 20, is_any, [](const Tensor& x) { return torch::elu(x); }},
      {"leaky_relu", kAny, is_any, [](const Tensor& x) { return torch::leaky_relu(x, 0.25); }},
      {"softplus", 20, is_any, [](const Tensor& x) { return torch::softplus(x); }},
      {"hardtanh", kAny, is_any, [](const Tensor& x) { return torch::hardtanh(x); }},
      {"clamp", kAny, is_any, [](const Tensor& x) { return x.clamp(-1, 1.5); }},
      {"pow", 8, is_any, [](const Tensor& x) { return x.pow(3); }},
      {"frac", kAny, is_any, [](const Tensor& x) { return x.add(kThreshold).frac(); }},
      {"sign", kAny, is_any, [](const Tensor& x) { return x.sub(kThreshold).sign(); }},
      {"nan_to_num", kAny, is_any, [](const Tensor& x) { return torch::nan_to_num(x); }},
  };
  return operators;
}

const std::vector<Unary>& rearranging() {
  static const std::vector<Unary> operators = {
      {"flip", kAny, has_dimensions, [](const Tensor& x) { return x.flip({0}); }},
      {"roll", kAny, has_dimensions, [](const Tensor& x) { return x.roll({1}, {-1}); }},
      {"rot90", kAny, is_matrix,
       [](const Tensor& x) {
         return x.rot90(1, {0, 1});
       }},
      {"tile", kAny, has_dimensions, [](const Tensor& x) { return x.tile({2}); }},
      {"repeat_interleave", kAny, has_dimensions,
       [](const Tensor& x) { return x.repeat_interleave(2, 0); }},
      {"tril", kAny, is_matrix, [](const Tensor& x) { return x.tril(); }},
      {"triu", kAny, is_matrix, [](const Tensor& x) { return x.triu(1); }},
      {"diag_embed", kAny, has_dimensions, [](const Tensor& x) { return x.diag_embed(); }},
      {"constant_pad_nd", kAny, has_dimensions,
       [](const Tensor& x) {
         return torch::constant_pad_nd(x, {1, 0}, 0.5);
       }},
      {"sort", kAny, has_dimensions,
       [](const Tensor& x) { return std::get<0>(x.sort(/*stable=*/true, -1, false)); }},
      {"diff", kAny, has_dimensions, [](const Tensor& x) { return x.diff(); }},
  };
  return operators;
}

const std::vector<Unary>& reducing() {
  static const std::vector<Unary> operators = {
      {"mean", kAny, has_dimensions, [](const Tensor& x) { return x.mean(-1); }},
      {"amax", kAny, has_dimensions, [](const Tensor& x) { return x.amax({-1}); }},
      {"amin", kAny, has_dimensions, [](const Tensor& x) { return x.amin({0}, true); }},
      {"max", kAny, has_dimensions, [](const Tensor& x) { return std::get<0>(x.max(-1)); }},
      {"prod", 4, has_dimensions, [](const Tensor& x) { return x.prod(0); }},
      {"logsumexp", 20, has_dimensions, [](const Tensor& x) { return x.logsumexp({-1}); }},
      {"linalg_vector_norm", kAny, has_dimensions,
       [](const Tensor& x) { return torch::linalg_vector_norm(x, 2); }},
      {"cumsum", kAny, has_dimensions, [](const Tensor& x) { return x.cumsum(-1); }},
      {"cumprod", 4, has_dimensions, [](const Tensor& x) { return x.cumprod(0); }},
      {"logcumsumexp", 20, has_dimensions, [](const Tensor& x) { return x.logcumsumexp(-1); }},
      {"softmax", 20, has_dimensions, [](const Tensor& x) { return x.softmax(-1); }},
      {"log_softmax", 20, has_dimensions, [](const Tensor& x) { return x.log_softmax(0); }},
      {"layer_norm", kAny, has_dimensions,
       [](const Tensor& x) { return torch::layer_norm(x, {x.size(-1)}); }},
      {"linalg_cholesky", 8, is_matrix,
       [](const Tensor& x) { return torch::linalg_cholesky(positive_definite(x)); }},
      {"linalg_inv", 8, is_matrix,
       [](const Tensor& x) { return torch::linalg_inv(positive_definite(x)); }},
      {"linalg_slogdet", 8, is_matrix,
       [](const Tensor& x) { return std::get<1>(torch::linalg_slogdet(positive_definite(x))); }},
      {"linalg_matrix_exp", 2, is_square, [](const Tensor& x) { return torch::matrix_exp(x); }},
  };
  return operators;
}

/// An operator of two tensors that broadcast.
struct Binary {
  const char* name;
  double limit;
  Tensor (*call)(const Tensor& x, const Tensor& y);
};

const std::vector<Binary>& binary() {
  using T = const Tensor&;
  static const std::vector<Binary> operators = {
      {"div by abs + 1", kAny, [](T x, T y) { return x.div(y.abs().add(1)); }},
      {"div, floor", kAny,
       [](T x, T y) { return x.add(kThreshold).div(y.abs().add(0.75), "floor"); }},
      {"remainder", kAny, [](T x, T y) { return x.add(kThreshold).remainder(y.abs().add(0.75)); }},
      {"maximum", kAny, [](T x, T y) { return torch::maximum(x, y); }},
      {"minimum", kAny, [](T x, T y) { return torch::minimum(x, y); }},
      {"fmax", kAny, [](T x, T y) { return torch::fmax(x, y); }},
      {"hypot", kAny, [](T x, T y) { return torch::hypot(x.abs().add(1), y); }},
      {"logaddexp", 20, [](T x, T y) { return torch::logaddexp(x, y); }},
      {"lerp", kAny, [](T x, T y) { return x.lerp(y, 0.25); }},
      {"addcmul", 8, [](T x, T y) { return torch::addcmul(x, x, y, 0.5); }},
      {"masked_fill", kAny, [](T x, T y) { return x.masked_fill(y.gt(kThreshold), 0.5); }},
      {"mse_loss", 20, [](T x, T y) { return torch::mse_loss(x, y.expand_as(x)); }},
      {"kron", 8, [](T x, T y) { return torch::kron(x, y); }},
  };
  return operators;
}

template <class Table>
void unary(Program& p, RandomStream& random, const Table& table) {
  const Unary& op = random.pick(table);
  const Live self = p.pick(random);
  if (!op.accepts(self.tensor) || magnitude(self.tensor) > op.limit) return;
  p.say(op.name, {self});
  p.keep(op.call(self.tensor));
}

void compute(Program& p, RandomStream& random) {
  unary(p, random, elementwise());
}
void rearrange(Program& p, RandomStream& random) {
  unary(p, random, rearranging());
}
void reduce(Program& p, RandomStream& random) {
  unary(p, random, reducing());
}

void combine(Program& p, RandomStream& random) {
  const Binary& op = random.pick(binary());
  const Live self = p.pick(random);
  const Live other = p.pick_operand(random, self);
  if (std::max(magnitude(self.tensor), magnitude(other.tensor)) > op.limit) return;
  if (self.tensor.dim() < other.tensor.dim()) return;
  p.say(op.name, {self, other});
  p.keep(op.call(self.tensor, other.tensor));
}

/// One of the operators that pick rows.
void pick_rows(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  if (!has_dimensions(self.tensor)) return;
  const auto [text, rows] = positions(p, random, self.tensor, 1 + random.below(3));
  switch (random.below(4)) {
    case 0:
      p.say("index_select", {self}, "0, " + text);
      return p.keep(self.tensor.index_select(0, rows));
    case 1:
      p.say("index", {self}, text);
      return p.keep(self.tensor.index({rows}));
    case 2: {
      if (self.tensor.dim() != 1) return;
      p.say("gather", {self}, "0, " + text);
      return p.keep(self.tensor.gather(0, rows));
    }
    default: {
      if (self.tensor.dim() != 1) return;
      p.say("take_along_dim", {self}, text + ", 0");
      return p.keep(self.tensor.take_along_dim(rows, 0));
    }
  }
}

}  // namespace

const Steps& operator_steps() {
  static const Steps steps = {
      {6, compute}, {4, rearrange}, {5, reduce}, {5, combine}, {4, pick_rows},
  };
  return steps;
}

}  // namespace comparison

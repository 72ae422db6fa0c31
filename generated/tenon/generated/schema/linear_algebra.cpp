// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/outer.h"

namespace tenon {

namespace schemas {

// mm(Tensor self, Tensor mat2) -> Tensor
static constexpr ArgumentSchema mm_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "mat2", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema mm_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema mm = {
    .name = "mm",
    .text = "mm(Tensor self, Tensor mat2) -> Tensor",
    .category = "linear_algebra",
    .doc = "The product of two matrices.",
    .kind = OperatorKind::kFunctional,
    .arguments = mm_arguments,
    .returns = mm_returns,
    .derivatives = "self: mm(grad, mat2.t())\nmat2: mm(self.t(), grad)",
    .composite = false,
};

// mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema mm_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "mat2", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema mm_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema mm_out = {
    .name = "mm.out",
    .text = "mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "linear_algebra",
    .doc = "The product of two matrices.",
    .kind = OperatorKind::kOut,
    .arguments = mm_out_arguments,
    .returns = mm_out_returns,
    .derivatives = "self: mm(grad, mat2.t())\nmat2: mm(self.t(), grad)",
    .composite = false,
};

// bmm(Tensor self, Tensor mat2) -> Tensor
static constexpr ArgumentSchema bmm_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "mat2", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema bmm_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema bmm = {
    .name = "bmm",
    .text = "bmm(Tensor self, Tensor mat2) -> Tensor",
    .category = "linear_algebra",
    .doc = "The products of two batches of matrices.",
    .kind = OperatorKind::kFunctional,
    .arguments = bmm_arguments,
    .returns = bmm_returns,
    .derivatives = "self: bmm(grad, mat2.transpose(1, 2))\nmat2: bmm(self.transpose(1, 2), grad)",
    .composite = false,
};

// bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema bmm_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "mat2", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema bmm_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema bmm_out = {
    .name = "bmm.out",
    .text = "bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "linear_algebra",
    .doc = "The products of two batches of matrices.",
    .kind = OperatorKind::kOut,
    .arguments = bmm_out_arguments,
    .returns = bmm_out_returns,
    .derivatives = "self: bmm(grad, mat2.transpose(1, 2))\nmat2: bmm(self.transpose(1, 2), grad)",
    .composite = false,
};

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
static constexpr ArgumentSchema addmm_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "mat1", .type = ArgumentType::kTensor},
    {.name = "mat2", .type = ArgumentType::kTensor},
    {.name = "beta", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema addmm_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema addmm = {
    .name = "addmm",
    .text =
        "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    .category = "linear_algebra",
    .doc =
        "beta * self + alpha * (mat1 @ mat2); self is broadcast to the product, and not read where "
        "beta is 0.",
    .kind = OperatorKind::kFunctional,
    .arguments = addmm_arguments,
    .returns = addmm_returns,
    .derivatives =
        "self: maybe_multiply(sum_to(grad, self.sizes()), beta)\nmat1: maybe_multiply(mm(grad, "
        "mat2.t()), alpha)\nmat2: maybe_multiply(mm(mat1.t(), grad), alpha)",
    .composite = false,
};

// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
static constexpr ArgumentSchema addmm__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "mat1", .type = ArgumentType::kTensor},
    {.name = "mat2", .type = ArgumentType::kTensor},
    {.name = "beta", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema addmm__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema addmm_ = {
    .name = "addmm_",
    .text =
        "addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> "
        "Tensor(a!)",
    .category = "linear_algebra",
    .doc =
        "beta * self + alpha * (mat1 @ mat2); self is broadcast to the product, and not read where "
        "beta is 0.",
    .kind = OperatorKind::kInplace,
    .arguments = addmm__arguments,
    .returns = addmm__returns,
    .derivatives =
        "self: maybe_multiply(sum_to(grad, self.sizes()), beta)\nmat1: maybe_multiply(mm(grad, "
        "mat2.t()), alpha)\nmat2: maybe_multiply(mm(mat1.t(), grad), alpha)",
    .composite = false,
};

// addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!)
//   out) -> Tensor(a!)
static constexpr ArgumentSchema addmm_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "mat1", .type = ArgumentType::kTensor},
    {.name = "mat2", .type = ArgumentType::kTensor},
    {.name = "beta", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema addmm_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema addmm_out = {
    .name = "addmm.out",
    .text =
        "addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, "
        "Tensor(a!) out) -> Tensor(a!)",
    .category = "linear_algebra",
    .doc =
        "beta * self + alpha * (mat1 @ mat2); self is broadcast to the product, and not read where "
        "beta is 0.",
    .kind = OperatorKind::kOut,
    .arguments = addmm_out_arguments,
    .returns = addmm_out_returns,
    .derivatives =
        "self: maybe_multiply(sum_to(grad, self.sizes()), beta)\nmat1: maybe_multiply(mm(grad, "
        "mat2.t()), alpha)\nmat2: maybe_multiply(mm(mat1.t(), grad), alpha)",
    .composite = false,
};

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
static constexpr ArgumentSchema baddbmm_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "batch1", .type = ArgumentType::kTensor},
    {.name = "batch2", .type = ArgumentType::kTensor},
    {.name = "beta", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema baddbmm_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema baddbmm = {
    .name = "baddbmm",
    .text =
        "baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> "
        "Tensor",
    .category = "linear_algebra",
    .doc =
        "beta * self + alpha * bmm(batch1, batch2); self is broadcast, and not read where beta is "
        "0.",
    .kind = OperatorKind::kFunctional,
    .arguments = baddbmm_arguments,
    .returns = baddbmm_returns,
    .derivatives =
        "self: maybe_multiply(sum_to(grad, self.sizes()), beta)\nbatch1: maybe_multiply(bmm(grad, "
        "batch2.transpose(1, 2)), alpha)\nbatch2: maybe_multiply(bmm(batch1.transpose(1, 2), "
        "grad), alpha)",
    .composite = false,
};

// baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
//   Tensor(a!)
static constexpr ArgumentSchema baddbmm__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "batch1", .type = ArgumentType::kTensor},
    {.name = "batch2", .type = ArgumentType::kTensor},
    {.name = "beta", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema baddbmm__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema baddbmm_ = {
    .name = "baddbmm_",
    .text =
        "baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) "
        "-> Tensor(a!)",
    .category = "linear_algebra",
    .doc =
        "beta * self + alpha * bmm(batch1, batch2); self is broadcast, and not read where beta is "
        "0.",
    .kind = OperatorKind::kInplace,
    .arguments = baddbmm__arguments,
    .returns = baddbmm__returns,
    .derivatives =
        "self: maybe_multiply(sum_to(grad, self.sizes()), beta)\nbatch1: maybe_multiply(bmm(grad, "
        "batch2.transpose(1, 2)), alpha)\nbatch2: maybe_multiply(bmm(batch1.transpose(1, 2), "
        "grad), alpha)",
    .composite = false,
};

// baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1,
//   Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema baddbmm_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "batch1", .type = ArgumentType::kTensor},
    {.name = "batch2", .type = ArgumentType::kTensor},
    {.name = "beta", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema baddbmm_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema baddbmm_out = {
    .name = "baddbmm.out",
    .text =
        "baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, "
        "Tensor(a!) out) -> Tensor(a!)",
    .category = "linear_algebra",
    .doc =
        "beta * self + alpha * bmm(batch1, batch2); self is broadcast, and not read where beta is "
        "0.",
    .kind = OperatorKind::kOut,
    .arguments = baddbmm_out_arguments,
    .returns = baddbmm_out_returns,
    .derivatives =
        "self: maybe_multiply(sum_to(grad, self.sizes()), beta)\nbatch1: maybe_multiply(bmm(grad, "
        "batch2.transpose(1, 2)), alpha)\nbatch2: maybe_multiply(bmm(batch1.transpose(1, 2), "
        "grad), alpha)",
    .composite = false,
};

// mv(Tensor self, Tensor vec) -> Tensor
static constexpr ArgumentSchema mv_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "vec", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema mv_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema mv = {
    .name = "mv",
    .text = "mv(Tensor self, Tensor vec) -> Tensor",
    .category = "linear_algebra",
    .doc = "The product of a matrix and a vector.",
    .kind = OperatorKind::kFunctional,
    .arguments = mv_arguments,
    .returns = mv_returns,
    .derivatives = "self: grad.unsqueeze(1) * vec\nvec: mv(self.t(), grad)",
    .composite = false,
};

// mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema mv_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "vec", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema mv_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema mv_out = {
    .name = "mv.out",
    .text = "mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "linear_algebra",
    .doc = "The product of a matrix and a vector.",
    .kind = OperatorKind::kOut,
    .arguments = mv_out_arguments,
    .returns = mv_out_returns,
    .derivatives = "self: grad.unsqueeze(1) * vec\nvec: mv(self.t(), grad)",
    .composite = false,
};

// dot(Tensor self, Tensor tensor) -> Tensor
static constexpr ArgumentSchema dot_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "tensor", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema dot_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema dot = {
    .name = "dot",
    .text = "dot(Tensor self, Tensor tensor) -> Tensor",
    .category = "linear_algebra",
    .doc = "The inner product of two vectors.",
    .kind = OperatorKind::kFunctional,
    .arguments = dot_arguments,
    .returns = dot_returns,
    .derivatives = "self: grad * tensor\ntensor: grad * self",
    .composite = false,
};

// dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema dot_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "tensor", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema dot_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema dot_out = {
    .name = "dot.out",
    .text = "dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "linear_algebra",
    .doc = "The inner product of two vectors.",
    .kind = OperatorKind::kOut,
    .arguments = dot_out_arguments,
    .returns = dot_out_returns,
    .derivatives = "self: grad * tensor\ntensor: grad * self",
    .composite = false,
};

// outer(Tensor self, Tensor vec2) -> Tensor
static constexpr ArgumentSchema outer_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "vec2", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema outer_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema outer = {
    .name = "outer",
    .text = "outer(Tensor self, Tensor vec2) -> Tensor",
    .category = "linear_algebra",
    .doc = "The outer product of two vectors.",
    .kind = OperatorKind::kFunctional,
    .arguments = outer_arguments,
    .returns = outer_returns,
    .composite = true,
};

// matmul(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema matmul_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema matmul_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema matmul = {
    .name = "matmul",
    .text = "matmul(Tensor self, Tensor other) -> Tensor",
    .category = "linear_algebra",
    .doc =
        "The product of vectors, matrices or broadcast batches of matrices, as the operands' "
        "dimensions say.",
    .kind = OperatorKind::kFunctional,
    .arguments = matmul_arguments,
    .returns = matmul_returns,
    .composite = true,
};

// linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
static constexpr ArgumentSchema linear_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
};
static constexpr ArgumentSchema linear_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema linear = {
    .name = "linear",
    .text = "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
    .category = "linear_algebra",
    .doc = "input @ weight.t() + bias over the last dimension of input.",
    .kind = OperatorKind::kFunctional,
    .arguments = linear_arguments,
    .returns = linear_returns,
    .composite = true,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing mm = {
    &BoxingOf<stubs::mm>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mm>::enter_boxed),
};

extern const OperatorBoxing mm_out = {
    &BoxingOf<stubs::mm_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mm_out>::enter_boxed),
};

extern const OperatorBoxing bmm = {
    &BoxingOf<stubs::bmm>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bmm>::enter_boxed),
};

extern const OperatorBoxing bmm_out = {
    &BoxingOf<stubs::bmm_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bmm_out>::enter_boxed),
};

extern const OperatorBoxing addmm = {
    &BoxingOf<stubs::addmm>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::addmm>::enter_boxed),
};

extern const OperatorBoxing addmm_ = {
    &BoxingOf<stubs::addmm_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::addmm_>::enter_boxed),
};

extern const OperatorBoxing addmm_out = {
    &BoxingOf<stubs::addmm_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::addmm_out>::enter_boxed),
};

extern const OperatorBoxing baddbmm = {
    &BoxingOf<stubs::baddbmm>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::baddbmm>::enter_boxed),
};

extern const OperatorBoxing baddbmm_ = {
    &BoxingOf<stubs::baddbmm_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::baddbmm_>::enter_boxed),
};

extern const OperatorBoxing baddbmm_out = {
    &BoxingOf<stubs::baddbmm_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::baddbmm_out>::enter_boxed),
};

extern const OperatorBoxing mv = {
    &BoxingOf<stubs::mv>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mv>::enter_boxed),
};

extern const OperatorBoxing mv_out = {
    &BoxingOf<stubs::mv_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mv_out>::enter_boxed),
};

extern const OperatorBoxing dot = {
    &BoxingOf<stubs::dot>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::dot>::enter_boxed),
};

extern const OperatorBoxing dot_out = {
    &BoxingOf<stubs::dot_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::dot_out>::enter_boxed),
};

extern const OperatorBoxing outer = {
    &BoxingOf<stubs::outer>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::outer>::enter_boxed),
};

extern const OperatorBoxing matmul = {
    &BoxingOf<stubs::matmul>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::matmul>::enter_boxed),
};

extern const OperatorBoxing linear = {
    &BoxingOf<stubs::linear>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::linear>::enter_boxed),
};

}  // namespace boxing

void add_operators_linear_algebra(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::mm::entry);
  dispatcher.add_builtin(stubs::mm_out::entry);
  dispatcher.add_builtin(stubs::bmm::entry);
  dispatcher.add_builtin(stubs::bmm_out::entry);
  dispatcher.add_builtin(stubs::addmm::entry);
  dispatcher.add_builtin(stubs::addmm_::entry);
  dispatcher.add_builtin(stubs::addmm_out::entry);
  dispatcher.add_builtin(stubs::baddbmm::entry);
  dispatcher.add_builtin(stubs::baddbmm_::entry);
  dispatcher.add_builtin(stubs::baddbmm_out::entry);
  dispatcher.add_builtin(stubs::mv::entry);
  dispatcher.add_builtin(stubs::mv_out::entry);
  dispatcher.add_builtin(stubs::dot::entry);
  dispatcher.add_builtin(stubs::dot_out::entry);
  dispatcher.add_builtin(stubs::outer::entry);
  dispatcher.add_builtin(stubs::matmul::entry);
  dispatcher.add_builtin(stubs::linear::entry);
}

}  // namespace tenon

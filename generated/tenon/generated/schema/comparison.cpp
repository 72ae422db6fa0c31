// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/equal.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon {

namespace schemas {

// eq.Tensor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema eq_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema eq_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema eq_Tensor = {
    .name = "eq.Tensor",
    .text = "eq.Tensor(Tensor self, Tensor other) -> Tensor",
    .category = "comparison",
    .doc = "Whether each element equals that of other.",
    .kind = OperatorKind::kFunctional,
    .arguments = eq_Tensor_arguments,
    .returns = eq_Tensor_returns,
    .composite = false,
};

// eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema eq__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema eq__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema eq__Tensor = {
    .name = "eq_.Tensor",
    .text = "eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element equals that of other.",
    .kind = OperatorKind::kInplace,
    .arguments = eq__Tensor_arguments,
    .returns = eq__Tensor_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// eq.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema eq_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema eq_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema eq_out = {
    .name = "eq.out",
    .text = "eq.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element equals that of other.",
    .kind = OperatorKind::kOut,
    .arguments = eq_out_arguments,
    .returns = eq_out_returns,
    .composite = false,
};

// eq.Scalar(Tensor self, Scalar other) -> Tensor
static constexpr ArgumentSchema eq_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema eq_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema eq_Scalar = {
    .name = "eq.Scalar",
    .text = "eq.Scalar(Tensor self, Scalar other) -> Tensor",
    .category = "comparison",
    .doc = "Whether each element equals other.",
    .kind = OperatorKind::kFunctional,
    .arguments = eq_Scalar_arguments,
    .returns = eq_Scalar_returns,
    .composite = false,
};

// eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static constexpr ArgumentSchema eq__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema eq__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema eq__Scalar = {
    .name = "eq_.Scalar",
    .text = "eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element equals other.",
    .kind = OperatorKind::kInplace,
    .arguments = eq__Scalar_arguments,
    .returns = eq__Scalar_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema eq_Scalar_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema eq_Scalar_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema eq_Scalar_out = {
    .name = "eq.Scalar_out",
    .text = "eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element equals other.",
    .kind = OperatorKind::kOut,
    .arguments = eq_Scalar_out_arguments,
    .returns = eq_Scalar_out_returns,
    .composite = false,
};

// ne.Tensor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema ne_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema ne_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema ne_Tensor = {
    .name = "ne.Tensor",
    .text = "ne.Tensor(Tensor self, Tensor other) -> Tensor",
    .category = "comparison",
    .doc = "Whether each element differs from that of other.",
    .kind = OperatorKind::kFunctional,
    .arguments = ne_Tensor_arguments,
    .returns = ne_Tensor_returns,
    .composite = false,
};

// ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema ne__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema ne__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema ne__Tensor = {
    .name = "ne_.Tensor",
    .text = "ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element differs from that of other.",
    .kind = OperatorKind::kInplace,
    .arguments = ne__Tensor_arguments,
    .returns = ne__Tensor_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// ne.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema ne_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema ne_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema ne_out = {
    .name = "ne.out",
    .text = "ne.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element differs from that of other.",
    .kind = OperatorKind::kOut,
    .arguments = ne_out_arguments,
    .returns = ne_out_returns,
    .composite = false,
};

// ne.Scalar(Tensor self, Scalar other) -> Tensor
static constexpr ArgumentSchema ne_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema ne_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema ne_Scalar = {
    .name = "ne.Scalar",
    .text = "ne.Scalar(Tensor self, Scalar other) -> Tensor",
    .category = "comparison",
    .doc = "Whether each element differs from other.",
    .kind = OperatorKind::kFunctional,
    .arguments = ne_Scalar_arguments,
    .returns = ne_Scalar_returns,
    .composite = false,
};

// ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static constexpr ArgumentSchema ne__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema ne__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema ne__Scalar = {
    .name = "ne_.Scalar",
    .text = "ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element differs from other.",
    .kind = OperatorKind::kInplace,
    .arguments = ne__Scalar_arguments,
    .returns = ne__Scalar_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema ne_Scalar_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema ne_Scalar_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema ne_Scalar_out = {
    .name = "ne.Scalar_out",
    .text = "ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element differs from other.",
    .kind = OperatorKind::kOut,
    .arguments = ne_Scalar_out_arguments,
    .returns = ne_Scalar_out_returns,
    .composite = false,
};

// gt.Tensor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema gt_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema gt_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema gt_Tensor = {
    .name = "gt.Tensor",
    .text = "gt.Tensor(Tensor self, Tensor other) -> Tensor",
    .category = "comparison",
    .doc = "Whether each element is greater than that of other.",
    .kind = OperatorKind::kFunctional,
    .arguments = gt_Tensor_arguments,
    .returns = gt_Tensor_returns,
    .composite = false,
};

// gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema gt__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema gt__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema gt__Tensor = {
    .name = "gt_.Tensor",
    .text = "gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is greater than that of other.",
    .kind = OperatorKind::kInplace,
    .arguments = gt__Tensor_arguments,
    .returns = gt__Tensor_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// gt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema gt_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema gt_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema gt_out = {
    .name = "gt.out",
    .text = "gt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is greater than that of other.",
    .kind = OperatorKind::kOut,
    .arguments = gt_out_arguments,
    .returns = gt_out_returns,
    .composite = false,
};

// gt.Scalar(Tensor self, Scalar other) -> Tensor
static constexpr ArgumentSchema gt_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema gt_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema gt_Scalar = {
    .name = "gt.Scalar",
    .text = "gt.Scalar(Tensor self, Scalar other) -> Tensor",
    .category = "comparison",
    .doc = "Whether each element is greater than other.",
    .kind = OperatorKind::kFunctional,
    .arguments = gt_Scalar_arguments,
    .returns = gt_Scalar_returns,
    .composite = false,
};

// gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static constexpr ArgumentSchema gt__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema gt__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema gt__Scalar = {
    .name = "gt_.Scalar",
    .text = "gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is greater than other.",
    .kind = OperatorKind::kInplace,
    .arguments = gt__Scalar_arguments,
    .returns = gt__Scalar_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema gt_Scalar_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema gt_Scalar_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema gt_Scalar_out = {
    .name = "gt.Scalar_out",
    .text = "gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is greater than other.",
    .kind = OperatorKind::kOut,
    .arguments = gt_Scalar_out_arguments,
    .returns = gt_Scalar_out_returns,
    .composite = false,
};

// ge.Tensor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema ge_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema ge_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema ge_Tensor = {
    .name = "ge.Tensor",
    .text = "ge.Tensor(Tensor self, Tensor other) -> Tensor",
    .category = "comparison",
    .doc = "Whether each element is at least that of other.",
    .kind = OperatorKind::kFunctional,
    .arguments = ge_Tensor_arguments,
    .returns = ge_Tensor_returns,
    .composite = false,
};

// ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema ge__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema ge__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema ge__Tensor = {
    .name = "ge_.Tensor",
    .text = "ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is at least that of other.",
    .kind = OperatorKind::kInplace,
    .arguments = ge__Tensor_arguments,
    .returns = ge__Tensor_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// ge.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema ge_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema ge_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema ge_out = {
    .name = "ge.out",
    .text = "ge.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is at least that of other.",
    .kind = OperatorKind::kOut,
    .arguments = ge_out_arguments,
    .returns = ge_out_returns,
    .composite = false,
};

// ge.Scalar(Tensor self, Scalar other) -> Tensor
static constexpr ArgumentSchema ge_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema ge_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema ge_Scalar = {
    .name = "ge.Scalar",
    .text = "ge.Scalar(Tensor self, Scalar other) -> Tensor",
    .category = "comparison",
    .doc = "Whether each element is at least other.",
    .kind = OperatorKind::kFunctional,
    .arguments = ge_Scalar_arguments,
    .returns = ge_Scalar_returns,
    .composite = false,
};

// ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static constexpr ArgumentSchema ge__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema ge__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema ge__Scalar = {
    .name = "ge_.Scalar",
    .text = "ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is at least other.",
    .kind = OperatorKind::kInplace,
    .arguments = ge__Scalar_arguments,
    .returns = ge__Scalar_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema ge_Scalar_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema ge_Scalar_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema ge_Scalar_out = {
    .name = "ge.Scalar_out",
    .text = "ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is at least other.",
    .kind = OperatorKind::kOut,
    .arguments = ge_Scalar_out_arguments,
    .returns = ge_Scalar_out_returns,
    .composite = false,
};

// lt.Tensor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema lt_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema lt_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema lt_Tensor = {
    .name = "lt.Tensor",
    .text = "lt.Tensor(Tensor self, Tensor other) -> Tensor",
    .category = "comparison",
    .doc = "Whether each element is less than that of other.",
    .kind = OperatorKind::kFunctional,
    .arguments = lt_Tensor_arguments,
    .returns = lt_Tensor_returns,
    .composite = false,
};

// lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema lt__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema lt__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema lt__Tensor = {
    .name = "lt_.Tensor",
    .text = "lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is less than that of other.",
    .kind = OperatorKind::kInplace,
    .arguments = lt__Tensor_arguments,
    .returns = lt__Tensor_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// lt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema lt_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema lt_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema lt_out = {
    .name = "lt.out",
    .text = "lt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is less than that of other.",
    .kind = OperatorKind::kOut,
    .arguments = lt_out_arguments,
    .returns = lt_out_returns,
    .composite = false,
};

// lt.Scalar(Tensor self, Scalar other) -> Tensor
static constexpr ArgumentSchema lt_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema lt_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema lt_Scalar = {
    .name = "lt.Scalar",
    .text = "lt.Scalar(Tensor self, Scalar other) -> Tensor",
    .category = "comparison",
    .doc = "Whether each element is less than other.",
    .kind = OperatorKind::kFunctional,
    .arguments = lt_Scalar_arguments,
    .returns = lt_Scalar_returns,
    .composite = false,
};

// lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static constexpr ArgumentSchema lt__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema lt__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema lt__Scalar = {
    .name = "lt_.Scalar",
    .text = "lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is less than other.",
    .kind = OperatorKind::kInplace,
    .arguments = lt__Scalar_arguments,
    .returns = lt__Scalar_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema lt_Scalar_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema lt_Scalar_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema lt_Scalar_out = {
    .name = "lt.Scalar_out",
    .text = "lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is less than other.",
    .kind = OperatorKind::kOut,
    .arguments = lt_Scalar_out_arguments,
    .returns = lt_Scalar_out_returns,
    .composite = false,
};

// le.Tensor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema le_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema le_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema le_Tensor = {
    .name = "le.Tensor",
    .text = "le.Tensor(Tensor self, Tensor other) -> Tensor",
    .category = "comparison",
    .doc = "Whether each element is at most that of other.",
    .kind = OperatorKind::kFunctional,
    .arguments = le_Tensor_arguments,
    .returns = le_Tensor_returns,
    .composite = false,
};

// le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema le__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema le__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema le__Tensor = {
    .name = "le_.Tensor",
    .text = "le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is at most that of other.",
    .kind = OperatorKind::kInplace,
    .arguments = le__Tensor_arguments,
    .returns = le__Tensor_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// le.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema le_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema le_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema le_out = {
    .name = "le.out",
    .text = "le.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is at most that of other.",
    .kind = OperatorKind::kOut,
    .arguments = le_out_arguments,
    .returns = le_out_returns,
    .composite = false,
};

// le.Scalar(Tensor self, Scalar other) -> Tensor
static constexpr ArgumentSchema le_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema le_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema le_Scalar = {
    .name = "le.Scalar",
    .text = "le.Scalar(Tensor self, Scalar other) -> Tensor",
    .category = "comparison",
    .doc = "Whether each element is at most other.",
    .kind = OperatorKind::kFunctional,
    .arguments = le_Scalar_arguments,
    .returns = le_Scalar_returns,
    .composite = false,
};

// le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static constexpr ArgumentSchema le__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema le__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema le__Scalar = {
    .name = "le_.Scalar",
    .text = "le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is at most other.",
    .kind = OperatorKind::kInplace,
    .arguments = le__Scalar_arguments,
    .returns = le__Scalar_returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema le_Scalar_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kScalar},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema le_Scalar_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema le_Scalar_out = {
    .name = "le.Scalar_out",
    .text = "le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether each element is at most other.",
    .kind = OperatorKind::kOut,
    .arguments = le_Scalar_out_arguments,
    .returns = le_Scalar_out_returns,
    .composite = false,
};

// logical_and(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema logical_and_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema logical_and_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema logical_and = {
    .name = "logical_and",
    .text = "logical_and(Tensor self, Tensor other) -> Tensor",
    .category = "comparison",
    .doc = "Whether both elements are nonzero.",
    .kind = OperatorKind::kFunctional,
    .arguments = logical_and_arguments,
    .returns = logical_and_returns,
    .composite = false,
};

// logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema logical_and__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema logical_and__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema logical_and_ = {
    .name = "logical_and_",
    .text = "logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether both elements are nonzero.",
    .kind = OperatorKind::kInplace,
    .arguments = logical_and__arguments,
    .returns = logical_and__returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema logical_and_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema logical_and_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema logical_and_out = {
    .name = "logical_and.out",
    .text = "logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether both elements are nonzero.",
    .kind = OperatorKind::kOut,
    .arguments = logical_and_out_arguments,
    .returns = logical_and_out_returns,
    .composite = false,
};

// logical_or(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema logical_or_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema logical_or_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema logical_or = {
    .name = "logical_or",
    .text = "logical_or(Tensor self, Tensor other) -> Tensor",
    .category = "comparison",
    .doc = "Whether at least one of the elements is nonzero.",
    .kind = OperatorKind::kFunctional,
    .arguments = logical_or_arguments,
    .returns = logical_or_returns,
    .composite = false,
};

// logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema logical_or__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema logical_or__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema logical_or_ = {
    .name = "logical_or_",
    .text = "logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether at least one of the elements is nonzero.",
    .kind = OperatorKind::kInplace,
    .arguments = logical_or__arguments,
    .returns = logical_or__returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema logical_or_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema logical_or_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema logical_or_out = {
    .name = "logical_or.out",
    .text = "logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether at least one of the elements is nonzero.",
    .kind = OperatorKind::kOut,
    .arguments = logical_or_out_arguments,
    .returns = logical_or_out_returns,
    .composite = false,
};

// logical_xor(Tensor self, Tensor other) -> Tensor
static constexpr ArgumentSchema logical_xor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema logical_xor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema logical_xor = {
    .name = "logical_xor",
    .text = "logical_xor(Tensor self, Tensor other) -> Tensor",
    .category = "comparison",
    .doc = "Whether exactly one of the elements is nonzero.",
    .kind = OperatorKind::kFunctional,
    .arguments = logical_xor_arguments,
    .returns = logical_xor_returns,
    .composite = false,
};

// logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
static constexpr ArgumentSchema logical_xor__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema logical_xor__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema logical_xor_ = {
    .name = "logical_xor_",
    .text = "logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether exactly one of the elements is nonzero.",
    .kind = OperatorKind::kInplace,
    .arguments = logical_xor__arguments,
    .returns = logical_xor__returns,
    .derivatives = "self: formulas::zeros_of(grad)",
    .composite = false,
};

// logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema logical_xor_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema logical_xor_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema logical_xor_out = {
    .name = "logical_xor.out",
    .text = "logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "comparison",
    .doc = "Whether exactly one of the elements is nonzero.",
    .kind = OperatorKind::kOut,
    .arguments = logical_xor_out_arguments,
    .returns = logical_xor_out_returns,
    .composite = false,
};

// equal(Tensor self, Tensor other) -> bool
static constexpr ArgumentSchema equal_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema equal_returns[] = {
    {.name = "", .type = ArgumentType::kBoolean},
};
extern constexpr OperatorSchema equal = {
    .name = "equal",
    .text = "equal(Tensor self, Tensor other) -> bool",
    .category = "comparison",
    .doc = "Whether two tensors have equal sizes and equal elements.",
    .kind = OperatorKind::kFunctional,
    .arguments = equal_arguments,
    .returns = equal_returns,
    .composite = false,
};

// isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   Tensor
static constexpr ArgumentSchema isclose_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "rtol", .type = ArgumentType::kFloating, .default_text = "1e-05", .has_default = true},
    {.name = "atol", .type = ArgumentType::kFloating, .default_text = "1e-08", .has_default = true},
    {.name = "equal_nan", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema isclose_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema isclose = {
    .name = "isclose",
    .text =
        "isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool "
        "equal_nan=False) -> Tensor",
    .category = "comparison",
    .doc = "Whether each element is near that of other, within atol + rtol * |other|.",
    .kind = OperatorKind::kFunctional,
    .arguments = isclose_arguments,
    .returns = isclose_returns,
    .composite = true,
};

// allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   bool
static constexpr ArgumentSchema allclose_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "other", .type = ArgumentType::kTensor},
    {.name = "rtol", .type = ArgumentType::kFloating, .default_text = "1e-05", .has_default = true},
    {.name = "atol", .type = ArgumentType::kFloating, .default_text = "1e-08", .has_default = true},
    {.name = "equal_nan", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema allclose_returns[] = {
    {.name = "", .type = ArgumentType::kBoolean},
};
extern constexpr OperatorSchema allclose = {
    .name = "allclose",
    .text =
        "allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool "
        "equal_nan=False) -> bool",
    .category = "comparison",
    .doc = "Whether isclose holds for all elements.",
    .kind = OperatorKind::kFunctional,
    .arguments = allclose_arguments,
    .returns = allclose_returns,
    .composite = true,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing eq_Tensor = {
    &BoxingOf<stubs::eq_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::eq_Tensor>::enter_boxed),
};

extern const OperatorBoxing eq__Tensor = {
    &BoxingOf<stubs::eq__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::eq__Tensor>::enter_boxed),
};

extern const OperatorBoxing eq_out = {
    &BoxingOf<stubs::eq_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::eq_out>::enter_boxed),
};

extern const OperatorBoxing eq_Scalar = {
    &BoxingOf<stubs::eq_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::eq_Scalar>::enter_boxed),
};

extern const OperatorBoxing eq__Scalar = {
    &BoxingOf<stubs::eq__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::eq__Scalar>::enter_boxed),
};

extern const OperatorBoxing eq_Scalar_out = {
    &BoxingOf<stubs::eq_Scalar_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::eq_Scalar_out>::enter_boxed),
};

extern const OperatorBoxing ne_Tensor = {
    &BoxingOf<stubs::ne_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ne_Tensor>::enter_boxed),
};

extern const OperatorBoxing ne__Tensor = {
    &BoxingOf<stubs::ne__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ne__Tensor>::enter_boxed),
};

extern const OperatorBoxing ne_out = {
    &BoxingOf<stubs::ne_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ne_out>::enter_boxed),
};

extern const OperatorBoxing ne_Scalar = {
    &BoxingOf<stubs::ne_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ne_Scalar>::enter_boxed),
};

extern const OperatorBoxing ne__Scalar = {
    &BoxingOf<stubs::ne__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ne__Scalar>::enter_boxed),
};

extern const OperatorBoxing ne_Scalar_out = {
    &BoxingOf<stubs::ne_Scalar_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ne_Scalar_out>::enter_boxed),
};

extern const OperatorBoxing gt_Tensor = {
    &BoxingOf<stubs::gt_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::gt_Tensor>::enter_boxed),
};

extern const OperatorBoxing gt__Tensor = {
    &BoxingOf<stubs::gt__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::gt__Tensor>::enter_boxed),
};

extern const OperatorBoxing gt_out = {
    &BoxingOf<stubs::gt_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::gt_out>::enter_boxed),
};

extern const OperatorBoxing gt_Scalar = {
    &BoxingOf<stubs::gt_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::gt_Scalar>::enter_boxed),
};

extern const OperatorBoxing gt__Scalar = {
    &BoxingOf<stubs::gt__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::gt__Scalar>::enter_boxed),
};

extern const OperatorBoxing gt_Scalar_out = {
    &BoxingOf<stubs::gt_Scalar_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::gt_Scalar_out>::enter_boxed),
};

extern const OperatorBoxing ge_Tensor = {
    &BoxingOf<stubs::ge_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ge_Tensor>::enter_boxed),
};

extern const OperatorBoxing ge__Tensor = {
    &BoxingOf<stubs::ge__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ge__Tensor>::enter_boxed),
};

extern const OperatorBoxing ge_out = {
    &BoxingOf<stubs::ge_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ge_out>::enter_boxed),
};

extern const OperatorBoxing ge_Scalar = {
    &BoxingOf<stubs::ge_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ge_Scalar>::enter_boxed),
};

extern const OperatorBoxing ge__Scalar = {
    &BoxingOf<stubs::ge__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ge__Scalar>::enter_boxed),
};

extern const OperatorBoxing ge_Scalar_out = {
    &BoxingOf<stubs::ge_Scalar_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ge_Scalar_out>::enter_boxed),
};

extern const OperatorBoxing lt_Tensor = {
    &BoxingOf<stubs::lt_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::lt_Tensor>::enter_boxed),
};

extern const OperatorBoxing lt__Tensor = {
    &BoxingOf<stubs::lt__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::lt__Tensor>::enter_boxed),
};

extern const OperatorBoxing lt_out = {
    &BoxingOf<stubs::lt_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::lt_out>::enter_boxed),
};

extern const OperatorBoxing lt_Scalar = {
    &BoxingOf<stubs::lt_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::lt_Scalar>::enter_boxed),
};

extern const OperatorBoxing lt__Scalar = {
    &BoxingOf<stubs::lt__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::lt__Scalar>::enter_boxed),
};

extern const OperatorBoxing lt_Scalar_out = {
    &BoxingOf<stubs::lt_Scalar_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::lt_Scalar_out>::enter_boxed),
};

extern const OperatorBoxing le_Tensor = {
    &BoxingOf<stubs::le_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::le_Tensor>::enter_boxed),
};

extern const OperatorBoxing le__Tensor = {
    &BoxingOf<stubs::le__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::le__Tensor>::enter_boxed),
};

extern const OperatorBoxing le_out = {
    &BoxingOf<stubs::le_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::le_out>::enter_boxed),
};

extern const OperatorBoxing le_Scalar = {
    &BoxingOf<stubs::le_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::le_Scalar>::enter_boxed),
};

extern const OperatorBoxing le__Scalar = {
    &BoxingOf<stubs::le__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::le__Scalar>::enter_boxed),
};

extern const OperatorBoxing le_Scalar_out = {
    &BoxingOf<stubs::le_Scalar_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::le_Scalar_out>::enter_boxed),
};

extern const OperatorBoxing logical_and = {
    &BoxingOf<stubs::logical_and>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::logical_and>::enter_boxed),
};

extern const OperatorBoxing logical_and_ = {
    &BoxingOf<stubs::logical_and_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::logical_and_>::enter_boxed),
};

extern const OperatorBoxing logical_and_out = {
    &BoxingOf<stubs::logical_and_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::logical_and_out>::enter_boxed),
};

extern const OperatorBoxing logical_or = {
    &BoxingOf<stubs::logical_or>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::logical_or>::enter_boxed),
};

extern const OperatorBoxing logical_or_ = {
    &BoxingOf<stubs::logical_or_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::logical_or_>::enter_boxed),
};

extern const OperatorBoxing logical_or_out = {
    &BoxingOf<stubs::logical_or_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::logical_or_out>::enter_boxed),
};

extern const OperatorBoxing logical_xor = {
    &BoxingOf<stubs::logical_xor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::logical_xor>::enter_boxed),
};

extern const OperatorBoxing logical_xor_ = {
    &BoxingOf<stubs::logical_xor_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::logical_xor_>::enter_boxed),
};

extern const OperatorBoxing logical_xor_out = {
    &BoxingOf<stubs::logical_xor_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::logical_xor_out>::enter_boxed),
};

extern const OperatorBoxing equal = {
    &BoxingOf<stubs::equal>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::equal>::enter_boxed),
};

extern const OperatorBoxing isclose = {
    &BoxingOf<stubs::isclose>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::isclose>::enter_boxed),
};

extern const OperatorBoxing allclose = {
    &BoxingOf<stubs::allclose>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::allclose>::enter_boxed),
};

}  // namespace boxing

void add_operators_comparison(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::eq_Tensor::entry);
  dispatcher.add_builtin(stubs::eq__Tensor::entry);
  dispatcher.add_builtin(stubs::eq_out::entry);
  dispatcher.add_builtin(stubs::eq_Scalar::entry);
  dispatcher.add_builtin(stubs::eq__Scalar::entry);
  dispatcher.add_builtin(stubs::eq_Scalar_out::entry);
  dispatcher.add_builtin(stubs::ne_Tensor::entry);
  dispatcher.add_builtin(stubs::ne__Tensor::entry);
  dispatcher.add_builtin(stubs::ne_out::entry);
  dispatcher.add_builtin(stubs::ne_Scalar::entry);
  dispatcher.add_builtin(stubs::ne__Scalar::entry);
  dispatcher.add_builtin(stubs::ne_Scalar_out::entry);
  dispatcher.add_builtin(stubs::gt_Tensor::entry);
  dispatcher.add_builtin(stubs::gt__Tensor::entry);
  dispatcher.add_builtin(stubs::gt_out::entry);
  dispatcher.add_builtin(stubs::gt_Scalar::entry);
  dispatcher.add_builtin(stubs::gt__Scalar::entry);
  dispatcher.add_builtin(stubs::gt_Scalar_out::entry);
  dispatcher.add_builtin(stubs::ge_Tensor::entry);
  dispatcher.add_builtin(stubs::ge__Tensor::entry);
  dispatcher.add_builtin(stubs::ge_out::entry);
  dispatcher.add_builtin(stubs::ge_Scalar::entry);
  dispatcher.add_builtin(stubs::ge__Scalar::entry);
  dispatcher.add_builtin(stubs::ge_Scalar_out::entry);
  dispatcher.add_builtin(stubs::lt_Tensor::entry);
  dispatcher.add_builtin(stubs::lt__Tensor::entry);
  dispatcher.add_builtin(stubs::lt_out::entry);
  dispatcher.add_builtin(stubs::lt_Scalar::entry);
  dispatcher.add_builtin(stubs::lt__Scalar::entry);
  dispatcher.add_builtin(stubs::lt_Scalar_out::entry);
  dispatcher.add_builtin(stubs::le_Tensor::entry);
  dispatcher.add_builtin(stubs::le__Tensor::entry);
  dispatcher.add_builtin(stubs::le_out::entry);
  dispatcher.add_builtin(stubs::le_Scalar::entry);
  dispatcher.add_builtin(stubs::le__Scalar::entry);
  dispatcher.add_builtin(stubs::le_Scalar_out::entry);
  dispatcher.add_builtin(stubs::logical_and::entry);
  dispatcher.add_builtin(stubs::logical_and_::entry);
  dispatcher.add_builtin(stubs::logical_and_out::entry);
  dispatcher.add_builtin(stubs::logical_or::entry);
  dispatcher.add_builtin(stubs::logical_or_::entry);
  dispatcher.add_builtin(stubs::logical_or_out::entry);
  dispatcher.add_builtin(stubs::logical_xor::entry);
  dispatcher.add_builtin(stubs::logical_xor_::entry);
  dispatcher.add_builtin(stubs::logical_xor_out::entry);
  dispatcher.add_builtin(stubs::equal::entry);
  dispatcher.add_builtin(stubs::isclose::entry);
  dispatcher.add_builtin(stubs::allclose::entry);
}

}  // namespace tenon

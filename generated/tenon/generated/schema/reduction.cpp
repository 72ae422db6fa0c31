// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/argmax.h"
#include "tenon/generated/ops/argmin.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/var.h"

namespace tenon {

namespace schemas {

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
static constexpr ArgumentSchema sum_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema sum_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema sum = {
    .name = "sum",
    .text = "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor",
    .category = "reduction",
    .doc = "The sum of all elements; integers add up in int64.",
    .kind = OperatorKind::kFunctional,
    .arguments = sum_arguments,
    .returns = sum_returns,
    .derivatives =
        "self: formulas::sum_backward(grad, self.sizes(), std::nullopt, false, self.dtype())",
    .composite = false,
};

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
static constexpr ArgumentSchema sum_dim_IntList_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .optional = true, .list = true, .list_size = 1},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema sum_dim_IntList_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema sum_dim_IntList = {
    .name = "sum.dim_IntList",
    .text =
        "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) "
        "-> Tensor",
    .category = "reduction",
    .doc = "The sum over dimensions; integers add up in int64.",
    .kind = OperatorKind::kFunctional,
    .arguments = sum_dim_IntList_arguments,
    .returns = sum_dim_IntList_returns,
    .derivatives = "self: formulas::sum_backward(grad, self.sizes(), dim, keepdim, self.dtype())",
    .composite = false,
};

// sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None,
//   Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema sum_IntList_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .optional = true, .list = true, .list_size = 1},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema sum_IntList_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema sum_IntList_out = {
    .name = "sum.IntList_out",
    .text =
        "sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, "
        "Tensor(a!) out) -> Tensor(a!)",
    .category = "reduction",
    .doc = "The sum over dimensions; integers add up in int64.",
    .kind = OperatorKind::kOut,
    .arguments = sum_IntList_out_arguments,
    .returns = sum_IntList_out_returns,
    .derivatives = "self: formulas::sum_backward(grad, self.sizes(), dim, keepdim, self.dtype())",
    .composite = false,
};

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
static constexpr ArgumentSchema mean_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema mean_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema mean = {
    .name = "mean",
    .text = "mean(Tensor self, *, ScalarType? dtype=None) -> Tensor",
    .category = "reduction",
    .doc = "The mean of all elements.",
    .kind = OperatorKind::kFunctional,
    .arguments = mean_arguments,
    .returns = mean_returns,
    .derivatives =
        "self: formulas::mean_backward(grad, self.sizes(), std::nullopt, false, self.dtype())",
    .composite = false,
};

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
static constexpr ArgumentSchema mean_dim_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .optional = true, .list = true, .list_size = 1},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema mean_dim_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema mean_dim = {
    .name = "mean.dim",
    .text =
        "mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> "
        "Tensor",
    .category = "reduction",
    .doc = "The mean over dimensions.",
    .kind = OperatorKind::kFunctional,
    .arguments = mean_dim_arguments,
    .returns = mean_dim_returns,
    .derivatives = "self: formulas::mean_backward(grad, self.sizes(), dim, keepdim, self.dtype())",
    .composite = false,
};

// mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
//   -> Tensor(a!)
static constexpr ArgumentSchema mean_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .optional = true, .list = true, .list_size = 1},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema mean_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema mean_out = {
    .name = "mean.out",
    .text =
        "mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, "
        "Tensor(a!) out) -> Tensor(a!)",
    .category = "reduction",
    .doc = "The mean over dimensions.",
    .kind = OperatorKind::kOut,
    .arguments = mean_out_arguments,
    .returns = mean_out_returns,
    .derivatives = "self: formulas::mean_backward(grad, self.sizes(), dim, keepdim, self.dtype())",
    .composite = false,
};

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
static constexpr ArgumentSchema prod_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema prod_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema prod = {
    .name = "prod",
    .text = "prod(Tensor self, *, ScalarType? dtype=None) -> Tensor",
    .category = "reduction",
    .doc = "The product of all elements; integers multiply in int64.",
    .kind = OperatorKind::kFunctional,
    .arguments = prod_arguments,
    .returns = prod_returns,
    .derivatives = "self: formulas::prod_backward(grad, self, result, std::nullopt, false)",
    .composite = false,
};

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
static constexpr ArgumentSchema prod_dim_int_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema prod_dim_int_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema prod_dim_int = {
    .name = "prod.dim_int",
    .text =
        "prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> "
        "Tensor",
    .category = "reduction",
    .doc = "The product over a dimension; integers multiply in int64.",
    .kind = OperatorKind::kFunctional,
    .arguments = prod_dim_int_arguments,
    .returns = prod_dim_int_returns,
    .derivatives = "self: formulas::prod_backward(grad, self, result, dim, keepdim)",
    .composite = false,
};

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
static constexpr ArgumentSchema amax_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .list = true, .default_text = "[]",
     .has_default = true, .list_size = 1},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema amax_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema amax = {
    .name = "amax",
    .text = "amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
    .category = "reduction",
    .doc =
        "The greatest element over dimensions, NaN if there is one; ties share the gradient "
        "equally.",
    .kind = OperatorKind::kFunctional,
    .arguments = amax_arguments,
    .returns = amax_returns,
    .derivatives = "self: formulas::extremum_backward(grad, self, result, dim, keepdim)",
    .composite = false,
};

// amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema amax_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .list = true, .default_text = "[]",
     .has_default = true, .list_size = 1},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema amax_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema amax_out = {
    .name = "amax.out",
    .text =
        "amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "reduction",
    .doc =
        "The greatest element over dimensions, NaN if there is one; ties share the gradient "
        "equally.",
    .kind = OperatorKind::kOut,
    .arguments = amax_out_arguments,
    .returns = amax_out_returns,
    .derivatives = "self: formulas::extremum_backward(grad, self, result, dim, keepdim)",
    .composite = false,
};

// amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
static constexpr ArgumentSchema amin_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .list = true, .default_text = "[]",
     .has_default = true, .list_size = 1},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema amin_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema amin = {
    .name = "amin",
    .text = "amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
    .category = "reduction",
    .doc =
        "The smallest element over dimensions, NaN if there is one; ties share the gradient "
        "equally.",
    .kind = OperatorKind::kFunctional,
    .arguments = amin_arguments,
    .returns = amin_returns,
    .derivatives = "self: formulas::extremum_backward(grad, self, result, dim, keepdim)",
    .composite = false,
};

// amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema amin_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .list = true, .default_text = "[]",
     .has_default = true, .list_size = 1},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema amin_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema amin_out = {
    .name = "amin.out",
    .text =
        "amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "reduction",
    .doc =
        "The smallest element over dimensions, NaN if there is one; ties share the gradient "
        "equally.",
    .kind = OperatorKind::kOut,
    .arguments = amin_out_arguments,
    .returns = amin_out_returns,
    .derivatives = "self: formulas::extremum_backward(grad, self, result, dim, keepdim)",
    .composite = false,
};

// max(Tensor self) -> Tensor
static constexpr ArgumentSchema max_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema max_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema max = {
    .name = "max",
    .text = "max(Tensor self) -> Tensor",
    .category = "reduction",
    .doc = "The greatest of all elements.",
    .kind = OperatorKind::kFunctional,
    .arguments = max_arguments,
    .returns = max_returns,
    .composite = true,
};

// min(Tensor self) -> Tensor
static constexpr ArgumentSchema min_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema min_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema min = {
    .name = "min",
    .text = "min(Tensor self) -> Tensor",
    .category = "reduction",
    .doc = "The smallest of all elements.",
    .kind = OperatorKind::kFunctional,
    .arguments = min_arguments,
    .returns = min_returns,
    .composite = true,
};

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
static constexpr ArgumentSchema max_dim_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema max_dim_returns[] = {
    {.name = "values", .type = ArgumentType::kTensor},
    {.name = "indices", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema max_dim = {
    .name = "max.dim",
    .text = "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    .category = "reduction",
    .doc = "The greatest element over a dimension and the index of its first occurrence.",
    .kind = OperatorKind::kFunctional,
    .arguments = max_dim_arguments,
    .returns = max_dim_returns,
    .derivatives =
        "self: formulas::value_selecting_backward(grad, self.sizes(), dim, indices, keepdim)",
    .composite = false,
};

// min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
static constexpr ArgumentSchema min_dim_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema min_dim_returns[] = {
    {.name = "values", .type = ArgumentType::kTensor},
    {.name = "indices", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema min_dim = {
    .name = "min.dim",
    .text = "min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    .category = "reduction",
    .doc = "The smallest element over a dimension and the index of its first occurrence.",
    .kind = OperatorKind::kFunctional,
    .arguments = min_dim_arguments,
    .returns = min_dim_returns,
    .derivatives =
        "self: formulas::value_selecting_backward(grad, self.sizes(), dim, indices, keepdim)",
    .composite = false,
};

// argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
static constexpr ArgumentSchema argmax_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema argmax_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema argmax = {
    .name = "argmax",
    .text = "argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
    .category = "reduction",
    .doc = "The index of the first greatest element, over a dimension or in row-major order.",
    .kind = OperatorKind::kFunctional,
    .arguments = argmax_arguments,
    .returns = argmax_returns,
    .composite = false,
};

// argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
static constexpr ArgumentSchema argmin_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema argmin_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema argmin = {
    .name = "argmin",
    .text = "argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
    .category = "reduction",
    .doc = "The index of the first smallest element, over a dimension or in row-major order.",
    .kind = OperatorKind::kFunctional,
    .arguments = argmin_arguments,
    .returns = argmin_returns,
    .composite = false,
};

// any(Tensor self) -> Tensor
static constexpr ArgumentSchema any_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema any_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema any = {
    .name = "any",
    .text = "any(Tensor self) -> Tensor",
    .category = "reduction",
    .doc = "Whether any element is nonzero.",
    .kind = OperatorKind::kFunctional,
    .arguments = any_arguments,
    .returns = any_returns,
    .composite = false,
};

// any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
static constexpr ArgumentSchema any_dim_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema any_dim_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema any_dim = {
    .name = "any.dim",
    .text = "any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
    .category = "reduction",
    .doc = "Whether any element over a dimension is nonzero.",
    .kind = OperatorKind::kFunctional,
    .arguments = any_dim_arguments,
    .returns = any_dim_returns,
    .composite = false,
};

// all(Tensor self) -> Tensor
static constexpr ArgumentSchema all_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema all_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema all = {
    .name = "all",
    .text = "all(Tensor self) -> Tensor",
    .category = "reduction",
    .doc = "Whether all elements are nonzero.",
    .kind = OperatorKind::kFunctional,
    .arguments = all_arguments,
    .returns = all_returns,
    .composite = false,
};

// all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
static constexpr ArgumentSchema all_dim_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema all_dim_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema all_dim = {
    .name = "all.dim",
    .text = "all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
    .category = "reduction",
    .doc = "Whether all elements over a dimension are nonzero.",
    .kind = OperatorKind::kFunctional,
    .arguments = all_dim_arguments,
    .returns = all_dim_returns,
    .composite = false,
};

// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
static constexpr ArgumentSchema var_correction_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .optional = true, .list = true,
     .default_text = "None", .has_default = true, .list_size = 1},
    {.name = "correction", .type = ArgumentType::kScalar, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .keyword_only = true,
     .default_text = "False", .has_default = true},
};
static constexpr ArgumentSchema var_correction_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema var_correction = {
    .name = "var.correction",
    .text =
        "var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool "
        "keepdim=False) -> Tensor",
    .category = "reduction",
    .doc =
        "The variance over dimensions; the divisor is the count less correction, which is 1 unless "
        "given.",
    .kind = OperatorKind::kFunctional,
    .arguments = var_correction_arguments,
    .returns = var_correction_returns,
    .derivatives = "self: formulas::var_backward(grad, self, dim, correction, keepdim)",
    .composite = true,
};

// var.dim(Tensor self, int[1]? dim, bool unbiased, bool keepdim=False) -> Tensor
static constexpr ArgumentSchema var_dim_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .optional = true, .list = true, .list_size = 1},
    {.name = "unbiased", .type = ArgumentType::kBoolean},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema var_dim_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema var_dim = {
    .name = "var.dim",
    .text = "var.dim(Tensor self, int[1]? dim, bool unbiased, bool keepdim=False) -> Tensor",
    .category = "reduction",
    .doc = "The variance over dimensions; the divisor is one less than the count where unbiased.",
    .kind = OperatorKind::kFunctional,
    .arguments = var_dim_arguments,
    .returns = var_dim_returns,
    .composite = true,
};

// std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
static constexpr ArgumentSchema std_correction_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .optional = true, .list = true,
     .default_text = "None", .has_default = true, .list_size = 1},
    {.name = "correction", .type = ArgumentType::kScalar, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .keyword_only = true,
     .default_text = "False", .has_default = true},
};
static constexpr ArgumentSchema std_correction_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema std_correction = {
    .name = "std.correction",
    .text =
        "std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool "
        "keepdim=False) -> Tensor",
    .category = "reduction",
    .doc = "The square root of the variance over dimensions.",
    .kind = OperatorKind::kFunctional,
    .arguments = std_correction_arguments,
    .returns = std_correction_returns,
    .composite = true,
};

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
static constexpr ArgumentSchema logsumexp_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .list = true, .list_size = 1},
    {.name = "keepdim", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema logsumexp_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema logsumexp = {
    .name = "logsumexp",
    .text = "logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
    .category = "reduction",
    .doc = "The logarithm of the sum of exponentials over dimensions, without overflow.",
    .kind = OperatorKind::kFunctional,
    .arguments = logsumexp_arguments,
    .returns = logsumexp_returns,
    .derivatives = "self: formulas::logsumexp_backward(grad, self, result, dim, keepdim)",
    .composite = true,
};

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
static constexpr ArgumentSchema cumsum_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema cumsum_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema cumsum = {
    .name = "cumsum",
    .text = "cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    .category = "reduction",
    .doc = "The sums of the elements of a dimension up to each index.",
    .kind = OperatorKind::kFunctional,
    .arguments = cumsum_arguments,
    .returns = cumsum_returns,
    .derivatives = "self: formulas::cumsum_backward(grad, dim, self.dtype())",
    .composite = false,
};

// cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema cumsum_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema cumsum_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema cumsum_out = {
    .name = "cumsum.out",
    .text =
        "cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    .category = "reduction",
    .doc = "The sums of the elements of a dimension up to each index.",
    .kind = OperatorKind::kOut,
    .arguments = cumsum_out_arguments,
    .returns = cumsum_out_returns,
    .derivatives = "self: formulas::cumsum_backward(grad, dim, self.dtype())",
    .composite = false,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing sum = {
    &BoxingOf<stubs::sum>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sum>::enter_boxed),
};

extern const OperatorBoxing sum_dim_IntList = {
    &BoxingOf<stubs::sum_dim_IntList>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sum_dim_IntList>::enter_boxed),
};

extern const OperatorBoxing sum_IntList_out = {
    &BoxingOf<stubs::sum_IntList_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sum_IntList_out>::enter_boxed),
};

extern const OperatorBoxing mean = {
    &BoxingOf<stubs::mean>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mean>::enter_boxed),
};

extern const OperatorBoxing mean_dim = {
    &BoxingOf<stubs::mean_dim>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mean_dim>::enter_boxed),
};

extern const OperatorBoxing mean_out = {
    &BoxingOf<stubs::mean_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mean_out>::enter_boxed),
};

extern const OperatorBoxing prod = {
    &BoxingOf<stubs::prod>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::prod>::enter_boxed),
};

extern const OperatorBoxing prod_dim_int = {
    &BoxingOf<stubs::prod_dim_int>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::prod_dim_int>::enter_boxed),
};

extern const OperatorBoxing amax = {
    &BoxingOf<stubs::amax>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::amax>::enter_boxed),
};

extern const OperatorBoxing amax_out = {
    &BoxingOf<stubs::amax_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::amax_out>::enter_boxed),
};

extern const OperatorBoxing amin = {
    &BoxingOf<stubs::amin>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::amin>::enter_boxed),
};

extern const OperatorBoxing amin_out = {
    &BoxingOf<stubs::amin_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::amin_out>::enter_boxed),
};

extern const OperatorBoxing max = {
    &BoxingOf<stubs::max>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::max>::enter_boxed),
};

extern const OperatorBoxing min = {
    &BoxingOf<stubs::min>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::min>::enter_boxed),
};

extern const OperatorBoxing max_dim = {
    &BoxingOf<stubs::max_dim>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::max_dim>::enter_boxed),
};

extern const OperatorBoxing min_dim = {
    &BoxingOf<stubs::min_dim>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::min_dim>::enter_boxed),
};

extern const OperatorBoxing argmax = {
    &BoxingOf<stubs::argmax>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::argmax>::enter_boxed),
};

extern const OperatorBoxing argmin = {
    &BoxingOf<stubs::argmin>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::argmin>::enter_boxed),
};

extern const OperatorBoxing any = {
    &BoxingOf<stubs::any>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::any>::enter_boxed),
};

extern const OperatorBoxing any_dim = {
    &BoxingOf<stubs::any_dim>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::any_dim>::enter_boxed),
};

extern const OperatorBoxing all = {
    &BoxingOf<stubs::all>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::all>::enter_boxed),
};

extern const OperatorBoxing all_dim = {
    &BoxingOf<stubs::all_dim>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::all_dim>::enter_boxed),
};

extern const OperatorBoxing var_correction = {
    &BoxingOf<stubs::var_correction>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::var_correction>::enter_boxed),
};

extern const OperatorBoxing var_dim = {
    &BoxingOf<stubs::var_dim>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::var_dim>::enter_boxed),
};

extern const OperatorBoxing std_correction = {
    &BoxingOf<stubs::std_correction>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::std_correction>::enter_boxed),
};

extern const OperatorBoxing logsumexp = {
    &BoxingOf<stubs::logsumexp>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::logsumexp>::enter_boxed),
};

extern const OperatorBoxing cumsum = {
    &BoxingOf<stubs::cumsum>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::cumsum>::enter_boxed),
};

extern const OperatorBoxing cumsum_out = {
    &BoxingOf<stubs::cumsum_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::cumsum_out>::enter_boxed),
};

}  // namespace boxing

void add_operators_reduction(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::sum::entry);
  dispatcher.add_builtin(stubs::sum_dim_IntList::entry);
  dispatcher.add_builtin(stubs::sum_IntList_out::entry);
  dispatcher.add_builtin(stubs::mean::entry);
  dispatcher.add_builtin(stubs::mean_dim::entry);
  dispatcher.add_builtin(stubs::mean_out::entry);
  dispatcher.add_builtin(stubs::prod::entry);
  dispatcher.add_builtin(stubs::prod_dim_int::entry);
  dispatcher.add_builtin(stubs::amax::entry);
  dispatcher.add_builtin(stubs::amax_out::entry);
  dispatcher.add_builtin(stubs::amin::entry);
  dispatcher.add_builtin(stubs::amin_out::entry);
  dispatcher.add_builtin(stubs::max::entry);
  dispatcher.add_builtin(stubs::min::entry);
  dispatcher.add_builtin(stubs::max_dim::entry);
  dispatcher.add_builtin(stubs::min_dim::entry);
  dispatcher.add_builtin(stubs::argmax::entry);
  dispatcher.add_builtin(stubs::argmin::entry);
  dispatcher.add_builtin(stubs::any::entry);
  dispatcher.add_builtin(stubs::any_dim::entry);
  dispatcher.add_builtin(stubs::all::entry);
  dispatcher.add_builtin(stubs::all_dim::entry);
  dispatcher.add_builtin(stubs::var_correction::entry);
  dispatcher.add_builtin(stubs::var_dim::entry);
  dispatcher.add_builtin(stubs::std_correction::entry);
  dispatcher.add_builtin(stubs::logsumexp::entry);
  dispatcher.add_builtin(stubs::cumsum::entry);
  dispatcher.add_builtin(stubs::cumsum_out::entry);
}

}  // namespace tenon

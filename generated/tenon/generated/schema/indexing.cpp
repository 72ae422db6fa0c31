// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {

namespace schemas {

// index_select(Tensor self, int dim, Tensor index) -> Tensor
static constexpr ArgumentSchema index_select_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema index_select_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema index_select = {
    .name = "index_select",
    .text = "index_select(Tensor self, int dim, Tensor index) -> Tensor",
    .category = "indexing",
    .doc = "The slices of a dimension that index lists.",
    .kind = OperatorKind::kFunctional,
    .arguments = index_select_arguments,
    .returns = index_select_returns,
    .derivatives = "self: formulas::index_select_backward(grad, self.sizes(), dim, index)",
    .composite = false,
};

// index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema index_select_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema index_select_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema index_select_out = {
    .name = "index_select.out",
    .text = "index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "indexing",
    .doc = "The slices of a dimension that index lists.",
    .kind = OperatorKind::kOut,
    .arguments = index_select_out_arguments,
    .returns = index_select_out_returns,
    .derivatives = "self: formulas::index_select_backward(grad, self.sizes(), dim, index)",
    .composite = false,
};

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
static constexpr ArgumentSchema index_add_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kTensor},
    {.name = "source", .type = ArgumentType::kTensor},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema index_add_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema index_add = {
    .name = "index_add",
    .text =
        "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor",
    .category = "indexing",
    .doc = "self with alpha times the slices of source added at the indices of a dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = index_add_arguments,
    .returns = index_add_returns,
    .derivatives =
        "self: grad\nsource: maybe_multiply(grad.index_select(dim, index).reshape(source.sizes()), "
        "alpha)",
    .composite = false,
};

// index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
//   Tensor(a!)
static constexpr ArgumentSchema index_add__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kTensor},
    {.name = "source", .type = ArgumentType::kTensor},
    {.name = "alpha", .type = ArgumentType::kScalar, .keyword_only = true, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema index_add__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema index_add_ = {
    .name = "index_add_",
    .text =
        "index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> "
        "Tensor(a!)",
    .category = "indexing",
    .doc = "self with alpha times the slices of source added at the indices of a dimension.",
    .kind = OperatorKind::kInplace,
    .arguments = index_add__arguments,
    .returns = index_add__returns,
    .derivatives =
        "self: grad\nsource: maybe_multiply(grad.index_select(dim, index).reshape(source.sizes()), "
        "alpha)",
    .composite = false,
};

// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
static constexpr ArgumentSchema masked_fill_Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "mask", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema masked_fill_Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema masked_fill_Scalar = {
    .name = "masked_fill.Scalar",
    .text = "masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor",
    .category = "indexing",
    .doc = "self with a number where the bool mask holds.",
    .kind = OperatorKind::kFunctional,
    .arguments = masked_fill_Scalar_arguments,
    .returns = masked_fill_Scalar_returns,
    .derivatives = "self: grad.masked_fill(mask, 0)",
    .composite = false,
};

// masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
static constexpr ArgumentSchema masked_fill__Scalar_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "mask", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema masked_fill__Scalar_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema masked_fill__Scalar = {
    .name = "masked_fill_.Scalar",
    .text = "masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)",
    .category = "indexing",
    .doc = "self with a number where the bool mask holds.",
    .kind = OperatorKind::kInplace,
    .arguments = masked_fill__Scalar_arguments,
    .returns = masked_fill__Scalar_returns,
    .derivatives = "self: grad.masked_fill(mask, 0)",
    .composite = false,
};

// masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
static constexpr ArgumentSchema masked_fill_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "mask", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema masked_fill_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema masked_fill_Tensor = {
    .name = "masked_fill.Tensor",
    .text = "masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor",
    .category = "indexing",
    .doc = "self with the value of a tensor without dimensions where the bool mask holds.",
    .kind = OperatorKind::kFunctional,
    .arguments = masked_fill_Tensor_arguments,
    .returns = masked_fill_Tensor_returns,
    .derivatives =
        "self: grad.masked_fill(mask, 0)\nvalue: grad.masked_fill(mask.logical_not(), 0)",
    .composite = false,
};

// masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
static constexpr ArgumentSchema masked_fill__Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "mask", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema masked_fill__Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema masked_fill__Tensor = {
    .name = "masked_fill_.Tensor",
    .text = "masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)",
    .category = "indexing",
    .doc = "self with the value of a tensor without dimensions where the bool mask holds.",
    .kind = OperatorKind::kInplace,
    .arguments = masked_fill__Tensor_arguments,
    .returns = masked_fill__Tensor_returns,
    .derivatives =
        "self: grad.masked_fill(mask, 0)\nvalue: grad.masked_fill(mask.logical_not(), 0)",
    .composite = false,
};

// tril(Tensor self, int diagonal=0) -> Tensor
static constexpr ArgumentSchema tril_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "diagonal", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
};
static constexpr ArgumentSchema tril_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema tril = {
    .name = "tril",
    .text = "tril(Tensor self, int diagonal=0) -> Tensor",
    .category = "indexing",
    .doc = "Matrices with 0 above a diagonal.",
    .kind = OperatorKind::kFunctional,
    .arguments = tril_arguments,
    .returns = tril_returns,
    .derivatives = "self: grad.tril(diagonal)",
    .composite = false,
};

// tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
static constexpr ArgumentSchema tril__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "diagonal", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
};
static constexpr ArgumentSchema tril__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema tril_ = {
    .name = "tril_",
    .text = "tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)",
    .category = "indexing",
    .doc = "Matrices with 0 above a diagonal.",
    .kind = OperatorKind::kInplace,
    .arguments = tril__arguments,
    .returns = tril__returns,
    .derivatives = "self: grad.tril(diagonal)",
    .composite = false,
};

// tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema tril_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "diagonal", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema tril_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema tril_out = {
    .name = "tril.out",
    .text = "tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "indexing",
    .doc = "Matrices with 0 above a diagonal.",
    .kind = OperatorKind::kOut,
    .arguments = tril_out_arguments,
    .returns = tril_out_returns,
    .derivatives = "self: grad.tril(diagonal)",
    .composite = false,
};

// triu(Tensor self, int diagonal=0) -> Tensor
static constexpr ArgumentSchema triu_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "diagonal", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
};
static constexpr ArgumentSchema triu_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema triu = {
    .name = "triu",
    .text = "triu(Tensor self, int diagonal=0) -> Tensor",
    .category = "indexing",
    .doc = "Matrices with 0 below a diagonal.",
    .kind = OperatorKind::kFunctional,
    .arguments = triu_arguments,
    .returns = triu_returns,
    .derivatives = "self: grad.triu(diagonal)",
    .composite = false,
};

// triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
static constexpr ArgumentSchema triu__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "diagonal", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
};
static constexpr ArgumentSchema triu__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema triu_ = {
    .name = "triu_",
    .text = "triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)",
    .category = "indexing",
    .doc = "Matrices with 0 below a diagonal.",
    .kind = OperatorKind::kInplace,
    .arguments = triu__arguments,
    .returns = triu__returns,
    .derivatives = "self: grad.triu(diagonal)",
    .composite = false,
};

// triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema triu_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "diagonal", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema triu_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema triu_out = {
    .name = "triu.out",
    .text = "triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "indexing",
    .doc = "Matrices with 0 below a diagonal.",
    .kind = OperatorKind::kOut,
    .arguments = triu_out_arguments,
    .returns = triu_out_returns,
    .derivatives = "self: grad.triu(diagonal)",
    .composite = false,
};

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
static constexpr ArgumentSchema select_scatter_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "src", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kInteger},
};
static constexpr ArgumentSchema select_scatter_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema select_scatter = {
    .name = "select_scatter",
    .text = "select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor",
    .category = "indexing",
    .doc = "self with src at one index of a dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = select_scatter_arguments,
    .returns = select_scatter_returns,
    .derivatives =
        "self: formulas::select_scatter_backward(grad, dim, index)\nsrc: grad.select(dim, index)",
    .composite = false,
};

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
static constexpr ArgumentSchema slice_scatter_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "src", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
    {.name = "start", .type = ArgumentType::kInteger, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "end", .type = ArgumentType::kInteger, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "step", .type = ArgumentType::kInteger, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema slice_scatter_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema slice_scatter = {
    .name = "slice_scatter",
    .text =
        "slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, "
        "SymInt step=1) -> Tensor",
    .category = "indexing",
    .doc = "self with src at the indices start, start + step, … before end of a dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = slice_scatter_arguments,
    .returns = slice_scatter_returns,
    .derivatives =
        "self: formulas::slice_scatter_backward(grad, dim, start, end, step)\nsrc: grad.slice(dim, "
        "start, end, step)",
    .composite = false,
};

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
static constexpr ArgumentSchema diagonal_scatter_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "src", .type = ArgumentType::kTensor},
    {.name = "offset", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
    {.name = "dim1", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
    {.name = "dim2", .type = ArgumentType::kInteger, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema diagonal_scatter_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema diagonal_scatter = {
    .name = "diagonal_scatter",
    .text =
        "diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor",
    .category = "indexing",
    .doc = "self with src on the diagonal of two dimensions.",
    .kind = OperatorKind::kFunctional,
    .arguments = diagonal_scatter_arguments,
    .returns = diagonal_scatter_returns,
    .derivatives =
        "self: formulas::diagonal_scatter_backward(grad, offset, dim1, dim2)\nsrc: "
        "grad.diagonal(offset, dim1, dim2)",
    .composite = false,
};

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
static constexpr ArgumentSchema as_strided_scatter_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "src", .type = ArgumentType::kTensor},
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true},
    {.name = "storage_offset", .type = ArgumentType::kInteger, .optional = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema as_strided_scatter_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema as_strided_scatter = {
    .name = "as_strided_scatter",
    .text =
        "as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? "
        "storage_offset=None) -> Tensor",
    .category = "indexing",
    .doc = "self with src in a window on its storage.",
    .kind = OperatorKind::kFunctional,
    .arguments = as_strided_scatter_arguments,
    .returns = as_strided_scatter_returns,
    .derivatives =
        "self: formulas::as_strided_scatter_backward(grad, self.strides(), self.storage_offset(), "
        "size, stride, storage_offset)\nsrc: formulas::as_strided_scatter_src_backward(grad, "
        "self.strides(), self.storage_offset(), size, stride, storage_offset)",
    .composite = false,
};

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
static constexpr ArgumentSchema gather_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kTensor},
    {.name = "sparse_grad", .type = ArgumentType::kBoolean, .keyword_only = true,
     .default_text = "False", .has_default = true},
};
static constexpr ArgumentSchema gather_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema gather = {
    .name = "gather",
    .text = "gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
    .category = "indexing",
    .doc = "For each element of index, the element of self at that index of a dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = gather_arguments,
    .returns = gather_returns,
    .derivatives = "self: formulas::gather_backward(grad, self.sizes(), dim, index)",
    .composite = false,
};

// gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) ->
//   Tensor(a!)
static constexpr ArgumentSchema gather_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kTensor},
    {.name = "sparse_grad", .type = ArgumentType::kBoolean, .keyword_only = true,
     .default_text = "False", .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema gather_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema gather_out = {
    .name = "gather.out",
    .text =
        "gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) "
        "-> Tensor(a!)",
    .category = "indexing",
    .doc = "For each element of index, the element of self at that index of a dimension.",
    .kind = OperatorKind::kOut,
    .arguments = gather_out_arguments,
    .returns = gather_out_returns,
    .derivatives = "self: formulas::gather_backward(grad, self.sizes(), dim, index)",
    .composite = false,
};

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
static constexpr ArgumentSchema scatter_src_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kTensor},
    {.name = "src", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema scatter_src_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema scatter_src = {
    .name = "scatter.src",
    .text = "scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    .category = "indexing",
    .doc = "self with the elements of src at the given indices of a dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = scatter_src_arguments,
    .returns = scatter_src_returns,
    .derivatives =
        "self: grad.scatter(dim, index, 0)\nsrc: formulas::scatter_source_backward(grad, "
        "src.sizes(), dim, index)",
    .composite = false,
};

// scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
static constexpr ArgumentSchema scatter__src_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kTensor},
    {.name = "src", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema scatter__src_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema scatter__src = {
    .name = "scatter_.src",
    .text = "scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)",
    .category = "indexing",
    .doc = "self with the elements of src at the given indices of a dimension.",
    .kind = OperatorKind::kInplace,
    .arguments = scatter__src_arguments,
    .returns = scatter__src_returns,
    .derivatives =
        "self: grad.scatter(dim, index, 0)\nsrc: formulas::scatter_source_backward(grad, "
        "src.sizes(), dim, index)",
    .composite = false,
};

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
static constexpr ArgumentSchema scatter_value_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema scatter_value_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema scatter_value = {
    .name = "scatter.value",
    .text = "scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
    .category = "indexing",
    .doc = "self with a number at the given indices of a dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = scatter_value_arguments,
    .returns = scatter_value_returns,
    .derivatives = "self: grad.scatter(dim, index, 0)",
    .composite = false,
};

// scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
static constexpr ArgumentSchema scatter__value_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema scatter__value_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema scatter__value = {
    .name = "scatter_.value",
    .text = "scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)",
    .category = "indexing",
    .doc = "self with a number at the given indices of a dimension.",
    .kind = OperatorKind::kInplace,
    .arguments = scatter__value_arguments,
    .returns = scatter__value_returns,
    .derivatives = "self: grad.scatter(dim, index, 0)",
    .composite = false,
};

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
static constexpr ArgumentSchema scatter_add_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kTensor},
    {.name = "src", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema scatter_add_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema scatter_add = {
    .name = "scatter_add",
    .text = "scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
    .category = "indexing",
    .doc = "self with the elements of src added at the given indices of a dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = scatter_add_arguments,
    .returns = scatter_add_returns,
    .derivatives =
        "self: grad\nsrc: formulas::scatter_source_backward(grad, src.sizes(), dim, index)",
    .composite = false,
};

// scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
static constexpr ArgumentSchema scatter_add__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kTensor},
    {.name = "src", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema scatter_add__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema scatter_add_ = {
    .name = "scatter_add_",
    .text = "scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)",
    .category = "indexing",
    .doc = "self with the elements of src added at the given indices of a dimension.",
    .kind = OperatorKind::kInplace,
    .arguments = scatter_add__arguments,
    .returns = scatter_add__returns,
    .derivatives =
        "self: grad\nsrc: formulas::scatter_source_backward(grad, src.sizes(), dim, index)",
    .composite = false,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing index_select = {
    &BoxingOf<stubs::index_select>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::index_select>::enter_boxed),
};

extern const OperatorBoxing index_select_out = {
    &BoxingOf<stubs::index_select_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::index_select_out>::enter_boxed),
};

extern const OperatorBoxing index_add = {
    &BoxingOf<stubs::index_add>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::index_add>::enter_boxed),
};

extern const OperatorBoxing index_add_ = {
    &BoxingOf<stubs::index_add_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::index_add_>::enter_boxed),
};

extern const OperatorBoxing masked_fill_Scalar = {
    &BoxingOf<stubs::masked_fill_Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::masked_fill_Scalar>::enter_boxed),
};

extern const OperatorBoxing masked_fill__Scalar = {
    &BoxingOf<stubs::masked_fill__Scalar>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::masked_fill__Scalar>::enter_boxed),
};

extern const OperatorBoxing masked_fill_Tensor = {
    &BoxingOf<stubs::masked_fill_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::masked_fill_Tensor>::enter_boxed),
};

extern const OperatorBoxing masked_fill__Tensor = {
    &BoxingOf<stubs::masked_fill__Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::masked_fill__Tensor>::enter_boxed),
};

extern const OperatorBoxing tril = {
    &BoxingOf<stubs::tril>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::tril>::enter_boxed),
};

extern const OperatorBoxing tril_ = {
    &BoxingOf<stubs::tril_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::tril_>::enter_boxed),
};

extern const OperatorBoxing tril_out = {
    &BoxingOf<stubs::tril_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::tril_out>::enter_boxed),
};

extern const OperatorBoxing triu = {
    &BoxingOf<stubs::triu>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::triu>::enter_boxed),
};

extern const OperatorBoxing triu_ = {
    &BoxingOf<stubs::triu_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::triu_>::enter_boxed),
};

extern const OperatorBoxing triu_out = {
    &BoxingOf<stubs::triu_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::triu_out>::enter_boxed),
};

extern const OperatorBoxing select_scatter = {
    &BoxingOf<stubs::select_scatter>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::select_scatter>::enter_boxed),
};

extern const OperatorBoxing slice_scatter = {
    &BoxingOf<stubs::slice_scatter>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::slice_scatter>::enter_boxed),
};

extern const OperatorBoxing diagonal_scatter = {
    &BoxingOf<stubs::diagonal_scatter>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::diagonal_scatter>::enter_boxed),
};

extern const OperatorBoxing as_strided_scatter = {
    &BoxingOf<stubs::as_strided_scatter>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::as_strided_scatter>::enter_boxed),
};

extern const OperatorBoxing gather = {
    &BoxingOf<stubs::gather>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::gather>::enter_boxed),
};

extern const OperatorBoxing gather_out = {
    &BoxingOf<stubs::gather_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::gather_out>::enter_boxed),
};

extern const OperatorBoxing scatter_src = {
    &BoxingOf<stubs::scatter_src>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::scatter_src>::enter_boxed),
};

extern const OperatorBoxing scatter__src = {
    &BoxingOf<stubs::scatter__src>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::scatter__src>::enter_boxed),
};

extern const OperatorBoxing scatter_value = {
    &BoxingOf<stubs::scatter_value>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::scatter_value>::enter_boxed),
};

extern const OperatorBoxing scatter__value = {
    &BoxingOf<stubs::scatter__value>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::scatter__value>::enter_boxed),
};

extern const OperatorBoxing scatter_add = {
    &BoxingOf<stubs::scatter_add>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::scatter_add>::enter_boxed),
};

extern const OperatorBoxing scatter_add_ = {
    &BoxingOf<stubs::scatter_add_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::scatter_add_>::enter_boxed),
};

}  // namespace boxing

void add_operators_indexing(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::index_select::entry);
  dispatcher.add_builtin(stubs::index_select_out::entry);
  dispatcher.add_builtin(stubs::index_add::entry);
  dispatcher.add_builtin(stubs::index_add_::entry);
  dispatcher.add_builtin(stubs::masked_fill_Scalar::entry);
  dispatcher.add_builtin(stubs::masked_fill__Scalar::entry);
  dispatcher.add_builtin(stubs::masked_fill_Tensor::entry);
  dispatcher.add_builtin(stubs::masked_fill__Tensor::entry);
  dispatcher.add_builtin(stubs::tril::entry);
  dispatcher.add_builtin(stubs::tril_::entry);
  dispatcher.add_builtin(stubs::tril_out::entry);
  dispatcher.add_builtin(stubs::triu::entry);
  dispatcher.add_builtin(stubs::triu_::entry);
  dispatcher.add_builtin(stubs::triu_out::entry);
  dispatcher.add_builtin(stubs::select_scatter::entry);
  dispatcher.add_builtin(stubs::slice_scatter::entry);
  dispatcher.add_builtin(stubs::diagonal_scatter::entry);
  dispatcher.add_builtin(stubs::as_strided_scatter::entry);
  dispatcher.add_builtin(stubs::gather::entry);
  dispatcher.add_builtin(stubs::gather_out::entry);
  dispatcher.add_builtin(stubs::scatter_src::entry);
  dispatcher.add_builtin(stubs::scatter__src::entry);
  dispatcher.add_builtin(stubs::scatter_value::entry);
  dispatcher.add_builtin(stubs::scatter__value::entry);
  dispatcher.add_builtin(stubs::scatter_add::entry);
  dispatcher.add_builtin(stubs::scatter_add_::entry);
}

}  // namespace tenon

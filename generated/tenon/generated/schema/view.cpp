// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/reshape_as.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unflatten.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_as.h"

namespace tenon {

namespace schemas {

// alias(Tensor(a) self) -> Tensor(a)
static constexpr ArgumentSchema alias_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
};
static constexpr ArgumentSchema alias_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema alias = {
    .name = "alias",
    .text = "alias(Tensor(a) self) -> Tensor(a)",
    .category = "view",
    .doc = "A second tensor on the elements of self.",
    .kind = OperatorKind::kView,
    .arguments = alias_arguments,
    .returns = alias_returns,
    .derivatives = "self: grad",
    .view_inverse = "mutated_view",
    .composite = false,
};

// detach(Tensor(a) self) -> Tensor(a)
static constexpr ArgumentSchema detach_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
};
static constexpr ArgumentSchema detach_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema detach = {
    .name = "detach",
    .text = "detach(Tensor(a) self) -> Tensor(a)",
    .category = "view",
    .doc = "The elements of self without its history.",
    .kind = OperatorKind::kView,
    .arguments = detach_arguments,
    .returns = detach_returns,
    .view_inverse = "mutated_view",
    .composite = false,
};

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
static constexpr ArgumentSchema as_strided_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true},
    {.name = "storage_offset", .type = ArgumentType::kInteger, .optional = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema as_strided_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema as_strided = {
    .name = "as_strided",
    .text =
        "as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) "
        "-> Tensor(a)",
    .category = "view",
    .doc = "A window on the storage of self, which must lie inside it.",
    .kind = OperatorKind::kView,
    .arguments = as_strided_arguments,
    .returns = as_strided_returns,
    .derivatives =
        "self: formulas::as_strided_backward(grad, self.sizes(), self.strides(), "
        "self.storage_offset(), size, stride, storage_offset)",
    .view_inverse = "as_strided_scatter(base, mutated_view, size, stride, storage_offset)",
    .composite = false,
};

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
static constexpr ArgumentSchema expand_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
    {.name = "implicit", .type = ArgumentType::kBoolean, .keyword_only = true,
     .default_text = "False", .has_default = true},
};
static constexpr ArgumentSchema expand_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema expand = {
    .name = "expand",
    .text = "expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)",
    .category = "view",
    .doc = "self with dimensions of size 1 repeated without copying; -1 keeps a size.",
    .kind = OperatorKind::kView,
    .arguments = expand_arguments,
    .returns = expand_returns,
    .derivatives = "self: sum_to(grad, self.sizes())",
    .view_inverse = "formulas::expand_inverse(base, mutated_view)",
    .composite = false,
};

// expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
static constexpr ArgumentSchema expand_as_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema expand_as_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema expand_as = {
    .name = "expand_as",
    .text = "expand_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    .category = "view",
    .doc = "self expanded to the sizes of other.",
    .kind = OperatorKind::kView,
    .arguments = expand_as_arguments,
    .returns = expand_as_returns,
    .composite = true,
};

// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
static constexpr ArgumentSchema broadcast_to_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
};
static constexpr ArgumentSchema broadcast_to_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema broadcast_to = {
    .name = "broadcast_to",
    .text = "broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)",
    .category = "view",
    .doc = "self expanded to the given sizes.",
    .kind = OperatorKind::kView,
    .arguments = broadcast_to_arguments,
    .returns = broadcast_to_returns,
    .composite = true,
};

// permute(Tensor(a) self, int[] dims) -> Tensor(a)
static constexpr ArgumentSchema permute_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "dims", .type = ArgumentType::kInteger, .list = true},
};
static constexpr ArgumentSchema permute_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema permute = {
    .name = "permute",
    .text = "permute(Tensor(a) self, int[] dims) -> Tensor(a)",
    .category = "view",
    .doc = "Dimension i of the result is dimension dims[i] of self.",
    .kind = OperatorKind::kView,
    .arguments = permute_arguments,
    .returns = permute_returns,
    .derivatives = "self: formulas::permute_backward(grad, dims)",
    .view_inverse = "formulas::permute_backward(mutated_view, dims)",
    .composite = false,
};

// movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
static constexpr ArgumentSchema movedim_int_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "source", .type = ArgumentType::kInteger},
    {.name = "destination", .type = ArgumentType::kInteger},
};
static constexpr ArgumentSchema movedim_int_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema movedim_int = {
    .name = "movedim.int",
    .text = "movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)",
    .category = "view",
    .doc = "self with one dimension moved to another place.",
    .kind = OperatorKind::kView,
    .arguments = movedim_int_arguments,
    .returns = movedim_int_returns,
    .composite = true,
};

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
static constexpr ArgumentSchema select_int_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "index", .type = ArgumentType::kInteger},
};
static constexpr ArgumentSchema select_int_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema select_int = {
    .name = "select.int",
    .text = "select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)",
    .category = "view",
    .doc = "self at one index of a dimension, which disappears.",
    .kind = OperatorKind::kView,
    .arguments = select_int_arguments,
    .returns = select_int_returns,
    .derivatives = "self: formulas::select_backward(grad, self.sizes(), dim, index)",
    .view_inverse = "select_scatter(base, mutated_view, dim, index)",
    .composite = false,
};

// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
//   Tensor(a)
static constexpr ArgumentSchema slice_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
    {.name = "start", .type = ArgumentType::kInteger, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "end", .type = ArgumentType::kInteger, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "step", .type = ArgumentType::kInteger, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema slice_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema slice_Tensor = {
    .name = "slice.Tensor",
    .text =
        "slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt "
        "step=1) -> Tensor(a)",
    .category = "view",
    .doc = "The indices start, start + step, … before end of a dimension, limited to it.",
    .kind = OperatorKind::kView,
    .arguments = slice_Tensor_arguments,
    .returns = slice_Tensor_returns,
    .derivatives = "self: formulas::slice_backward(grad, self.sizes(), dim, start, end, step)",
    .view_inverse = "slice_scatter(base, mutated_view, dim, start, end, step)",
    .composite = false,
};

// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
static constexpr ArgumentSchema narrow_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "start", .type = ArgumentType::kInteger},
    {.name = "length", .type = ArgumentType::kInteger},
};
static constexpr ArgumentSchema narrow_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema narrow = {
    .name = "narrow",
    .text = "narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)",
    .category = "view",
    .doc = "length indices of a dimension from start.",
    .kind = OperatorKind::kView,
    .arguments = narrow_arguments,
    .returns = narrow_returns,
    .composite = true,
};

// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
static constexpr ArgumentSchema split_Tensor_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "split_size", .type = ArgumentType::kInteger},
    {.name = "dim", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
};
static constexpr ArgumentSchema split_Tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .list = true, .alias = "a"},
};
extern constexpr OperatorSchema split_Tensor = {
    .name = "split.Tensor",
    .text = "split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]",
    .category = "view",
    .doc = "Parts of a dimension of split_size indices each; the last may be smaller.",
    .kind = OperatorKind::kMultiView,
    .arguments = split_Tensor_arguments,
    .returns = split_Tensor_returns,
    .derivatives = "self: formulas::split_backward(grads, self.sizes(), split_size, dim)",
    .view_inverse =
        "formulas::split_inverse(base, mutated_view, mutated_view_index, split_size, dim)",
    .composite = false,
};

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
static constexpr ArgumentSchema split_with_sizes_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "split_sizes", .type = ArgumentType::kInteger, .list = true},
    {.name = "dim", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
};
static constexpr ArgumentSchema split_with_sizes_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .list = true, .alias = "a"},
};
extern constexpr OperatorSchema split_with_sizes = {
    .name = "split_with_sizes",
    .text = "split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]",
    .category = "view",
    .doc = "Parts of a dimension of the given sizes, which must add up to it.",
    .kind = OperatorKind::kMultiView,
    .arguments = split_with_sizes_arguments,
    .returns = split_with_sizes_returns,
    .derivatives =
        "self: formulas::split_with_sizes_backward(grads, self.sizes(), split_sizes, dim)",
    .view_inverse =
        "formulas::split_with_sizes_inverse(base, mutated_view, mutated_view_index, split_sizes, "
        "dim)",
    .composite = false,
};

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
static constexpr ArgumentSchema unbind_int_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
};
static constexpr ArgumentSchema unbind_int_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .list = true, .alias = "a"},
};
extern constexpr OperatorSchema unbind_int = {
    .name = "unbind.int",
    .text = "unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]",
    .category = "view",
    .doc = "self at every index of a dimension.",
    .kind = OperatorKind::kMultiView,
    .arguments = unbind_int_arguments,
    .returns = unbind_int_returns,
    .derivatives = "self: formulas::unbind_backward(grads, self.sizes(), dim)",
    .view_inverse = "select_scatter(base, mutated_view, dim, mutated_view_index)",
    .composite = false,
};

// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
static constexpr ArgumentSchema chunk_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "chunks", .type = ArgumentType::kInteger},
    {.name = "dim", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
};
static constexpr ArgumentSchema chunk_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .list = true, .alias = "a"},
};
extern constexpr OperatorSchema chunk = {
    .name = "chunk",
    .text = "chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]",
    .category = "view",
    .doc = "At most chunks parts of a dimension, of equal size but for the last.",
    .kind = OperatorKind::kMultiView,
    .arguments = chunk_arguments,
    .returns = chunk_returns,
    .composite = true,
};

// squeeze(Tensor(a) self) -> Tensor(a)
static constexpr ArgumentSchema squeeze_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
};
static constexpr ArgumentSchema squeeze_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema squeeze = {
    .name = "squeeze",
    .text = "squeeze(Tensor(a) self) -> Tensor(a)",
    .category = "view",
    .doc = "self without its dimensions of size 1.",
    .kind = OperatorKind::kView,
    .arguments = squeeze_arguments,
    .returns = squeeze_returns,
    .derivatives = "self: grad.reshape(self.sizes())",
    .view_inverse = "mutated_view.reshape(base.sizes())",
    .composite = false,
};

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
static constexpr ArgumentSchema squeeze_dim_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger},
};
static constexpr ArgumentSchema squeeze_dim_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema squeeze_dim = {
    .name = "squeeze.dim",
    .text = "squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)",
    .category = "view",
    .doc = "self without a dimension, if that has size 1.",
    .kind = OperatorKind::kView,
    .arguments = squeeze_dim_arguments,
    .returns = squeeze_dim_returns,
    .derivatives = "self: grad.reshape(self.sizes())",
    .view_inverse = "mutated_view.reshape(base.sizes())",
    .composite = false,
};

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
static constexpr ArgumentSchema squeeze_dims_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger, .list = true},
};
static constexpr ArgumentSchema squeeze_dims_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema squeeze_dims = {
    .name = "squeeze.dims",
    .text = "squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)",
    .category = "view",
    .doc = "self without those of the given dimensions that have size 1.",
    .kind = OperatorKind::kView,
    .arguments = squeeze_dims_arguments,
    .returns = squeeze_dims_returns,
    .derivatives = "self: grad.reshape(self.sizes())",
    .view_inverse = "mutated_view.reshape(base.sizes())",
    .composite = false,
};

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
static constexpr ArgumentSchema unsqueeze_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger},
};
static constexpr ArgumentSchema unsqueeze_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema unsqueeze = {
    .name = "unsqueeze",
    .text = "unsqueeze(Tensor(a) self, int dim) -> Tensor(a)",
    .category = "view",
    .doc = "self with a dimension of size 1 inserted before dim.",
    .kind = OperatorKind::kView,
    .arguments = unsqueeze_arguments,
    .returns = unsqueeze_returns,
    .derivatives = "self: grad.squeeze(dim)",
    .view_inverse = "mutated_view.squeeze(dim)",
    .composite = false,
};

// t(Tensor(a) self) -> Tensor(a)
static constexpr ArgumentSchema t_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
};
static constexpr ArgumentSchema t_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema t = {
    .name = "t",
    .text = "t(Tensor(a) self) -> Tensor(a)",
    .category = "view",
    .doc = "The transpose of a matrix; self if it has fewer dimensions.",
    .kind = OperatorKind::kView,
    .arguments = t_arguments,
    .returns = t_returns,
    .derivatives = "self: grad.t()",
    .view_inverse = "mutated_view.t()",
    .composite = false,
};

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
static constexpr ArgumentSchema transpose_int_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "dim0", .type = ArgumentType::kInteger},
    {.name = "dim1", .type = ArgumentType::kInteger},
};
static constexpr ArgumentSchema transpose_int_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema transpose_int = {
    .name = "transpose.int",
    .text = "transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
    .category = "view",
    .doc = "self with two dimensions swapped.",
    .kind = OperatorKind::kView,
    .arguments = transpose_int_arguments,
    .returns = transpose_int_returns,
    .derivatives = "self: grad.transpose(dim0, dim1)",
    .view_inverse = "mutated_view.transpose(dim0, dim1)",
    .composite = false,
};

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
static constexpr ArgumentSchema diagonal_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "offset", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
    {.name = "dim1", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
    {.name = "dim2", .type = ArgumentType::kInteger, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema diagonal_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema diagonal = {
    .name = "diagonal",
    .text = "diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)",
    .category = "view",
    .doc = "The diagonal of two dimensions as a last dimension; offset counts above the main one.",
    .kind = OperatorKind::kView,
    .arguments = diagonal_arguments,
    .returns = diagonal_returns,
    .derivatives = "self: formulas::diagonal_backward(grad, self.sizes(), offset, dim1, dim2)",
    .view_inverse = "diagonal_scatter(base, mutated_view, offset, dim1, dim2)",
    .composite = false,
};

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
static constexpr ArgumentSchema unfold_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "dimension", .type = ArgumentType::kInteger},
    {.name = "size", .type = ArgumentType::kInteger},
    {.name = "step", .type = ArgumentType::kInteger},
};
static constexpr ArgumentSchema unfold_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema unfold = {
    .name = "unfold",
    .text = "unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)",
    .category = "view",
    .doc = "Windows of a dimension, every step indices, with their elements as a last dimension.",
    .kind = OperatorKind::kView,
    .arguments = unfold_arguments,
    .returns = unfold_returns,
    .derivatives = "self: formulas::unfold_backward(grad, self.sizes(), dimension, size, step)",
    .view_inverse = "formulas::unfold_inverse(base, mutated_view, dimension, size, step)",
    .composite = false,
};

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
static constexpr ArgumentSchema view_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
};
static constexpr ArgumentSchema view_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema view = {
    .name = "view",
    .text = "view(Tensor(a) self, SymInt[] size) -> Tensor(a)",
    .category = "view",
    .doc = "The elements of self in other sizes, where its strides allow it; one size may be -1.",
    .kind = OperatorKind::kView,
    .arguments = view_arguments,
    .returns = view_returns,
    .derivatives = "self: grad.reshape(self.sizes())",
    .view_inverse = "mutated_view.reshape(base.sizes())",
    .composite = false,
};

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
static constexpr ArgumentSchema view_as_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema view_as_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema view_as = {
    .name = "view_as",
    .text = "view_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    .category = "view",
    .doc = "self viewed in the sizes of other.",
    .kind = OperatorKind::kView,
    .arguments = view_as_arguments,
    .returns = view_as_returns,
    .composite = true,
};

// _unsafe_view(Tensor self, SymInt[] size) -> Tensor
static constexpr ArgumentSchema _unsafe_view_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
};
static constexpr ArgumentSchema _unsafe_view_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _unsafe_view = {
    .name = "_unsafe_view",
    .text = "_unsafe_view(Tensor self, SymInt[] size) -> Tensor",
    .category = "view",
    .doc = "The elements of self, which is a temporary nobody else sees, in other sizes.",
    .kind = OperatorKind::kFunctional,
    .arguments = _unsafe_view_arguments,
    .returns = _unsafe_view_returns,
    .derivatives = "self: grad.reshape(self.sizes())",
    .composite = false,
};

// reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
static constexpr ArgumentSchema reshape_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "shape", .type = ArgumentType::kInteger, .list = true},
};
static constexpr ArgumentSchema reshape_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema reshape = {
    .name = "reshape",
    .text = "reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)",
    .category = "view",
    .doc = "The elements of self in other sizes, a view where its strides allow it, else a copy.",
    .kind = OperatorKind::kView,
    .arguments = reshape_arguments,
    .returns = reshape_returns,
    .composite = true,
};

// reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
static constexpr ArgumentSchema reshape_as_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "other", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema reshape_as_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema reshape_as = {
    .name = "reshape_as",
    .text = "reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)",
    .category = "view",
    .doc = "The elements of self in the sizes of other.",
    .kind = OperatorKind::kView,
    .arguments = reshape_as_arguments,
    .returns = reshape_as_returns,
    .composite = true,
};

// flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
static constexpr ArgumentSchema flatten_using_ints_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "start_dim", .type = ArgumentType::kInteger, .default_text = "0", .has_default = true},
    {.name = "end_dim", .type = ArgumentType::kInteger, .default_text = "-1", .has_default = true},
};
static constexpr ArgumentSchema flatten_using_ints_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema flatten_using_ints = {
    .name = "flatten.using_ints",
    .text = "flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)",
    .category = "view",
    .doc = "self with the dimensions from start_dim to end_dim made one.",
    .kind = OperatorKind::kView,
    .arguments = flatten_using_ints_arguments,
    .returns = flatten_using_ints_returns,
    .composite = true,
};

// unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
static constexpr ArgumentSchema unflatten_int_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "sizes", .type = ArgumentType::kInteger, .list = true},
};
static constexpr ArgumentSchema unflatten_int_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .alias = "a"},
};
extern constexpr OperatorSchema unflatten_int = {
    .name = "unflatten.int",
    .text = "unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)",
    .category = "view",
    .doc = "self with a dimension divided into several.",
    .kind = OperatorKind::kView,
    .arguments = unflatten_int_arguments,
    .returns = unflatten_int_returns,
    .composite = true,
};

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
static constexpr ArgumentSchema unsqueeze__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger},
};
static constexpr ArgumentSchema unsqueeze__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema unsqueeze_ = {
    .name = "unsqueeze_",
    .text = "unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)",
    .category = "view",
    .doc = "Inserts a dimension of size 1 into self.",
    .kind = OperatorKind::kInplaceView,
    .arguments = unsqueeze__arguments,
    .returns = unsqueeze__returns,
    .derivatives = "self: grad.squeeze(dim)",
    .composite = false,
};

// squeeze_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema squeeze__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema squeeze__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema squeeze_ = {
    .name = "squeeze_",
    .text = "squeeze_(Tensor(a!) self) -> Tensor(a!)",
    .category = "view",
    .doc = "Removes the dimensions of size 1 from self.",
    .kind = OperatorKind::kInplaceView,
    .arguments = squeeze__arguments,
    .returns = squeeze__returns,
    .derivatives = "self: grad.reshape(self.sizes())",
    .composite = false,
};

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
static constexpr ArgumentSchema squeeze__dim_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "dim", .type = ArgumentType::kInteger},
};
static constexpr ArgumentSchema squeeze__dim_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema squeeze__dim = {
    .name = "squeeze_.dim",
    .text = "squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)",
    .category = "view",
    .doc = "Removes a dimension from self, if that has size 1.",
    .kind = OperatorKind::kInplaceView,
    .arguments = squeeze__dim_arguments,
    .returns = squeeze__dim_returns,
    .derivatives = "self: grad.reshape(self.sizes())",
    .composite = false,
};

// t_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema t__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema t__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema t_ = {
    .name = "t_",
    .text = "t_(Tensor(a!) self) -> Tensor(a!)",
    .category = "view",
    .doc = "Transposes the matrix self.",
    .kind = OperatorKind::kInplaceView,
    .arguments = t__arguments,
    .returns = t__returns,
    .derivatives = "self: grad.t()",
    .composite = false,
};

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
static constexpr ArgumentSchema transpose__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "dim0", .type = ArgumentType::kInteger},
    {.name = "dim1", .type = ArgumentType::kInteger},
};
static constexpr ArgumentSchema transpose__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema transpose_ = {
    .name = "transpose_",
    .text = "transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)",
    .category = "view",
    .doc = "Swaps two dimensions of self.",
    .kind = OperatorKind::kInplaceView,
    .arguments = transpose__arguments,
    .returns = transpose__returns,
    .derivatives = "self: grad.transpose(dim0, dim1)",
    .composite = false,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing alias = {
    &BoxingOf<stubs::alias>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::alias>::enter_boxed),
};

extern const OperatorBoxing detach = {
    &BoxingOf<stubs::detach>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::detach>::enter_boxed),
};

extern const OperatorBoxing as_strided = {
    &BoxingOf<stubs::as_strided>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::as_strided>::enter_boxed),
};

extern const OperatorBoxing expand = {
    &BoxingOf<stubs::expand>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::expand>::enter_boxed),
};

extern const OperatorBoxing expand_as = {
    &BoxingOf<stubs::expand_as>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::expand_as>::enter_boxed),
};

extern const OperatorBoxing broadcast_to = {
    &BoxingOf<stubs::broadcast_to>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::broadcast_to>::enter_boxed),
};

extern const OperatorBoxing permute = {
    &BoxingOf<stubs::permute>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::permute>::enter_boxed),
};

extern const OperatorBoxing movedim_int = {
    &BoxingOf<stubs::movedim_int>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::movedim_int>::enter_boxed),
};

extern const OperatorBoxing select_int = {
    &BoxingOf<stubs::select_int>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::select_int>::enter_boxed),
};

extern const OperatorBoxing slice_Tensor = {
    &BoxingOf<stubs::slice_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::slice_Tensor>::enter_boxed),
};

extern const OperatorBoxing narrow = {
    &BoxingOf<stubs::narrow>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::narrow>::enter_boxed),
};

extern const OperatorBoxing split_Tensor = {
    &BoxingOf<stubs::split_Tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::split_Tensor>::enter_boxed),
};

extern const OperatorBoxing split_with_sizes = {
    &BoxingOf<stubs::split_with_sizes>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::split_with_sizes>::enter_boxed),
};

extern const OperatorBoxing unbind_int = {
    &BoxingOf<stubs::unbind_int>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::unbind_int>::enter_boxed),
};

extern const OperatorBoxing chunk = {
    &BoxingOf<stubs::chunk>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::chunk>::enter_boxed),
};

extern const OperatorBoxing squeeze = {
    &BoxingOf<stubs::squeeze>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::squeeze>::enter_boxed),
};

extern const OperatorBoxing squeeze_dim = {
    &BoxingOf<stubs::squeeze_dim>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::squeeze_dim>::enter_boxed),
};

extern const OperatorBoxing squeeze_dims = {
    &BoxingOf<stubs::squeeze_dims>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::squeeze_dims>::enter_boxed),
};

extern const OperatorBoxing unsqueeze = {
    &BoxingOf<stubs::unsqueeze>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::unsqueeze>::enter_boxed),
};

extern const OperatorBoxing t = {
    &BoxingOf<stubs::t>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::t>::enter_boxed),
};

extern const OperatorBoxing transpose_int = {
    &BoxingOf<stubs::transpose_int>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::transpose_int>::enter_boxed),
};

extern const OperatorBoxing diagonal = {
    &BoxingOf<stubs::diagonal>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::diagonal>::enter_boxed),
};

extern const OperatorBoxing unfold = {
    &BoxingOf<stubs::unfold>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::unfold>::enter_boxed),
};

extern const OperatorBoxing view = {
    &BoxingOf<stubs::view>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::view>::enter_boxed),
};

extern const OperatorBoxing view_as = {
    &BoxingOf<stubs::view_as>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::view_as>::enter_boxed),
};

extern const OperatorBoxing _unsafe_view = {
    &BoxingOf<stubs::_unsafe_view>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_unsafe_view>::enter_boxed),
};

extern const OperatorBoxing reshape = {
    &BoxingOf<stubs::reshape>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::reshape>::enter_boxed),
};

extern const OperatorBoxing reshape_as = {
    &BoxingOf<stubs::reshape_as>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::reshape_as>::enter_boxed),
};

extern const OperatorBoxing flatten_using_ints = {
    &BoxingOf<stubs::flatten_using_ints>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::flatten_using_ints>::enter_boxed),
};

extern const OperatorBoxing unflatten_int = {
    &BoxingOf<stubs::unflatten_int>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::unflatten_int>::enter_boxed),
};

extern const OperatorBoxing unsqueeze_ = {
    &BoxingOf<stubs::unsqueeze_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::unsqueeze_>::enter_boxed),
};

extern const OperatorBoxing squeeze_ = {
    &BoxingOf<stubs::squeeze_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::squeeze_>::enter_boxed),
};

extern const OperatorBoxing squeeze__dim = {
    &BoxingOf<stubs::squeeze__dim>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::squeeze__dim>::enter_boxed),
};

extern const OperatorBoxing t_ = {
    &BoxingOf<stubs::t_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::t_>::enter_boxed),
};

extern const OperatorBoxing transpose_ = {
    &BoxingOf<stubs::transpose_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::transpose_>::enter_boxed),
};

}  // namespace boxing

void add_operators_view(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::alias::entry);
  dispatcher.add_builtin(stubs::detach::entry);
  dispatcher.add_builtin(stubs::as_strided::entry);
  dispatcher.add_builtin(stubs::expand::entry);
  dispatcher.add_builtin(stubs::expand_as::entry);
  dispatcher.add_builtin(stubs::broadcast_to::entry);
  dispatcher.add_builtin(stubs::permute::entry);
  dispatcher.add_builtin(stubs::movedim_int::entry);
  dispatcher.add_builtin(stubs::select_int::entry);
  dispatcher.add_builtin(stubs::slice_Tensor::entry);
  dispatcher.add_builtin(stubs::narrow::entry);
  dispatcher.add_builtin(stubs::split_Tensor::entry);
  dispatcher.add_builtin(stubs::split_with_sizes::entry);
  dispatcher.add_builtin(stubs::unbind_int::entry);
  dispatcher.add_builtin(stubs::chunk::entry);
  dispatcher.add_builtin(stubs::squeeze::entry);
  dispatcher.add_builtin(stubs::squeeze_dim::entry);
  dispatcher.add_builtin(stubs::squeeze_dims::entry);
  dispatcher.add_builtin(stubs::unsqueeze::entry);
  dispatcher.add_builtin(stubs::t::entry);
  dispatcher.add_builtin(stubs::transpose_int::entry);
  dispatcher.add_builtin(stubs::diagonal::entry);
  dispatcher.add_builtin(stubs::unfold::entry);
  dispatcher.add_builtin(stubs::view::entry);
  dispatcher.add_builtin(stubs::view_as::entry);
  dispatcher.add_builtin(stubs::_unsafe_view::entry);
  dispatcher.add_builtin(stubs::reshape::entry);
  dispatcher.add_builtin(stubs::reshape_as::entry);
  dispatcher.add_builtin(stubs::flatten_using_ints::entry);
  dispatcher.add_builtin(stubs::unflatten_int::entry);
  dispatcher.add_builtin(stubs::unsqueeze_::entry);
  dispatcher.add_builtin(stubs::squeeze_::entry);
  dispatcher.add_builtin(stubs::squeeze__dim::entry);
  dispatcher.add_builtin(stubs::t_::entry);
  dispatcher.add_builtin(stubs::transpose_::entry);
}

}  // namespace tenon

// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/arange.h"
#include "tenon/generated/ops/empty.h"
#include "tenon/generated/ops/empty_like.h"
#include "tenon/generated/ops/empty_strided.h"
#include "tenon/generated/ops/eye.h"
#include "tenon/generated/ops/full.h"
#include "tenon/generated/ops/full_like.h"
#include "tenon/generated/ops/linspace.h"
#include "tenon/generated/ops/new_full.h"
#include "tenon/generated/ops/new_zeros.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/ones_like.h"
#include "tenon/generated/ops/scalar_tensor.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {

namespace schemas {

// empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
static constexpr ArgumentSchema empty_memory_format_arguments[] = {
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "memory_format", .type = ArgumentType::kMemoryFormat, .optional = true,
     .keyword_only = true, .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema empty_memory_format_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema empty_memory_format = {
    .name = "empty.memory_format",
    .text =
        "empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, "
        "Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    .category = "creation",
    .doc = "A tensor with undefined contents.",
    .kind = OperatorKind::kFunctional,
    .arguments = empty_memory_format_arguments,
    .returns = empty_memory_format_returns,
    .composite = false,
};

// empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
static constexpr ArgumentSchema empty_strided_arguments[] = {
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema empty_strided_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema empty_strided = {
    .name = "empty_strided",
    .text =
        "empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? "
        "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    .category = "creation",
    .doc = "A tensor of the given strides with undefined contents.",
    .kind = OperatorKind::kFunctional,
    .arguments = empty_strided_arguments,
    .returns = empty_strided_returns,
    .composite = false,
};

// empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
static constexpr ArgumentSchema empty_like_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "memory_format", .type = ArgumentType::kMemoryFormat, .optional = true,
     .keyword_only = true, .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema empty_like_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema empty_like = {
    .name = "empty_like",
    .text =
        "empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? "
        "device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    .category = "creation",
    .doc = "A tensor of the sizes of self with undefined contents.",
    .kind = OperatorKind::kFunctional,
    .arguments = empty_like_arguments,
    .returns = empty_like_returns,
    .composite = false,
};

// zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
static constexpr ArgumentSchema zeros_like_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "memory_format", .type = ArgumentType::kMemoryFormat, .optional = true,
     .keyword_only = true, .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema zeros_like_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema zeros_like = {
    .name = "zeros_like",
    .text =
        "zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? "
        "device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    .category = "creation",
    .doc = "A tensor of the sizes of self, filled with 0.",
    .kind = OperatorKind::kFunctional,
    .arguments = zeros_like_arguments,
    .returns = zeros_like_returns,
    .composite = false,
};

// ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
static constexpr ArgumentSchema ones_like_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "memory_format", .type = ArgumentType::kMemoryFormat, .optional = true,
     .keyword_only = true, .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema ones_like_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema ones_like = {
    .name = "ones_like",
    .text =
        "ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? "
        "device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    .category = "creation",
    .doc = "A tensor of the sizes of self, filled with 1.",
    .kind = OperatorKind::kFunctional,
    .arguments = ones_like_arguments,
    .returns = ones_like_returns,
    .composite = false,
};

// full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
static constexpr ArgumentSchema full_like_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "fill_value", .type = ArgumentType::kScalar},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "memory_format", .type = ArgumentType::kMemoryFormat, .optional = true,
     .keyword_only = true, .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema full_like_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema full_like = {
    .name = "full_like",
    .text =
        "full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, "
        "Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    .category = "creation",
    .doc = "A tensor of the sizes of self, filled with a number.",
    .kind = OperatorKind::kFunctional,
    .arguments = full_like_arguments,
    .returns = full_like_returns,
    .composite = false,
};

// zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
static constexpr ArgumentSchema zeros_arguments[] = {
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema zeros_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema zeros = {
    .name = "zeros",
    .text =
        "zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
        "bool? pin_memory=None) -> Tensor",
    .category = "creation",
    .doc = "A tensor filled with 0.",
    .kind = OperatorKind::kFunctional,
    .arguments = zeros_arguments,
    .returns = zeros_returns,
    .composite = false,
};

// ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
static constexpr ArgumentSchema ones_arguments[] = {
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema ones_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema ones = {
    .name = "ones",
    .text =
        "ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
        "bool? pin_memory=None) -> Tensor",
    .category = "creation",
    .doc = "A tensor filled with 1.",
    .kind = OperatorKind::kFunctional,
    .arguments = ones_arguments,
    .returns = ones_returns,
    .composite = false,
};

// full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
static constexpr ArgumentSchema full_arguments[] = {
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
    {.name = "fill_value", .type = ArgumentType::kScalar},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema full_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema full = {
    .name = "full",
    .text =
        "full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, "
        "Device? device=None, bool? pin_memory=None) -> Tensor",
    .category = "creation",
    .doc = "A tensor filled with a number, of that number's default dtype unless told otherwise.",
    .kind = OperatorKind::kFunctional,
    .arguments = full_arguments,
    .returns = full_returns,
    .composite = false,
};

// scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None) -> Tensor
static constexpr ArgumentSchema scalar_tensor_arguments[] = {
    {.name = "s", .type = ArgumentType::kScalar},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema scalar_tensor_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema scalar_tensor = {
    .name = "scalar_tensor",
    .text =
        "scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? "
        "device=None, bool? pin_memory=None) -> Tensor",
    .category = "creation",
    .doc = "A tensor without dimensions that holds a number.",
    .kind = OperatorKind::kFunctional,
    .arguments = scalar_tensor_arguments,
    .returns = scalar_tensor_returns,
    .composite = false,
};

// new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
static constexpr ArgumentSchema new_zeros_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema new_zeros_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema new_zeros = {
    .name = "new_zeros",
    .text =
        "new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, "
        "Device? device=None, bool? pin_memory=None) -> Tensor",
    .category = "creation",
    .doc = "A tensor filled with 0, of the dtype and device of self.",
    .kind = OperatorKind::kFunctional,
    .arguments = new_zeros_arguments,
    .returns = new_zeros_returns,
    .composite = false,
};

// new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
static constexpr ArgumentSchema new_full_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
    {.name = "fill_value", .type = ArgumentType::kScalar},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema new_full_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema new_full = {
    .name = "new_full",
    .text =
        "new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, "
        "Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    .category = "creation",
    .doc = "A tensor filled with a number, of the dtype and device of self.",
    .kind = OperatorKind::kFunctional,
    .arguments = new_full_arguments,
    .returns = new_full_returns,
    .composite = false,
};

// arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
static constexpr ArgumentSchema arange_arguments[] = {
    {.name = "end", .type = ArgumentType::kScalar},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema arange_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema arange = {
    .name = "arange",
    .text =
        "arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
        "bool? pin_memory=None) -> Tensor",
    .category = "creation",
    .doc = "The numbers 0, 1, … below end.",
    .kind = OperatorKind::kFunctional,
    .arguments = arange_arguments,
    .returns = arange_returns,
    .composite = true,
};

// arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
static constexpr ArgumentSchema arange_start_step_arguments[] = {
    {.name = "start", .type = ArgumentType::kScalar},
    {.name = "end", .type = ArgumentType::kScalar},
    {.name = "step", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema arange_start_step_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema arange_start_step = {
    .name = "arange.start_step",
    .text =
        "arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, "
        "Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    .category = "creation",
    .doc = "The numbers start, start + step, … before end; int64 when all three are integers.",
    .kind = OperatorKind::kFunctional,
    .arguments = arange_start_step_arguments,
    .returns = arange_start_step_returns,
    .composite = false,
};

// linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
static constexpr ArgumentSchema linspace_arguments[] = {
    {.name = "start", .type = ArgumentType::kScalar},
    {.name = "end", .type = ArgumentType::kScalar},
    {.name = "steps", .type = ArgumentType::kInteger},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema linspace_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema linspace = {
    .name = "linspace",
    .text =
        "linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? "
        "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    .category = "creation",
    .doc = "Numbers at equal distances from start to end, both included.",
    .kind = OperatorKind::kFunctional,
    .arguments = linspace_arguments,
    .returns = linspace_returns,
    .composite = false,
};

// eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
static constexpr ArgumentSchema eye_arguments[] = {
    {.name = "n", .type = ArgumentType::kInteger},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema eye_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema eye = {
    .name = "eye",
    .text =
        "eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? "
        "pin_memory=None) -> Tensor",
    .category = "creation",
    .doc = "The identity matrix of n rows.",
    .kind = OperatorKind::kFunctional,
    .arguments = eye_arguments,
    .returns = eye_returns,
    .composite = false,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing empty_memory_format = {
    &BoxingOf<stubs::empty_memory_format>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::empty_memory_format>::enter_boxed),
};

extern const OperatorBoxing empty_strided = {
    &BoxingOf<stubs::empty_strided>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::empty_strided>::enter_boxed),
};

extern const OperatorBoxing empty_like = {
    &BoxingOf<stubs::empty_like>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::empty_like>::enter_boxed),
};

extern const OperatorBoxing zeros_like = {
    &BoxingOf<stubs::zeros_like>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::zeros_like>::enter_boxed),
};

extern const OperatorBoxing ones_like = {
    &BoxingOf<stubs::ones_like>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ones_like>::enter_boxed),
};

extern const OperatorBoxing full_like = {
    &BoxingOf<stubs::full_like>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::full_like>::enter_boxed),
};

extern const OperatorBoxing zeros = {
    &BoxingOf<stubs::zeros>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::zeros>::enter_boxed),
};

extern const OperatorBoxing ones = {
    &BoxingOf<stubs::ones>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::ones>::enter_boxed),
};

extern const OperatorBoxing full = {
    &BoxingOf<stubs::full>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::full>::enter_boxed),
};

extern const OperatorBoxing scalar_tensor = {
    &BoxingOf<stubs::scalar_tensor>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::scalar_tensor>::enter_boxed),
};

extern const OperatorBoxing new_zeros = {
    &BoxingOf<stubs::new_zeros>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::new_zeros>::enter_boxed),
};

extern const OperatorBoxing new_full = {
    &BoxingOf<stubs::new_full>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::new_full>::enter_boxed),
};

extern const OperatorBoxing arange = {
    &BoxingOf<stubs::arange>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::arange>::enter_boxed),
};

extern const OperatorBoxing arange_start_step = {
    &BoxingOf<stubs::arange_start_step>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::arange_start_step>::enter_boxed),
};

extern const OperatorBoxing linspace = {
    &BoxingOf<stubs::linspace>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::linspace>::enter_boxed),
};

extern const OperatorBoxing eye = {
    &BoxingOf<stubs::eye>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::eye>::enter_boxed),
};

}  // namespace boxing

void add_operators_creation(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::empty_memory_format::entry);
  dispatcher.add_builtin(stubs::empty_strided::entry);
  dispatcher.add_builtin(stubs::empty_like::entry);
  dispatcher.add_builtin(stubs::zeros_like::entry);
  dispatcher.add_builtin(stubs::ones_like::entry);
  dispatcher.add_builtin(stubs::full_like::entry);
  dispatcher.add_builtin(stubs::zeros::entry);
  dispatcher.add_builtin(stubs::ones::entry);
  dispatcher.add_builtin(stubs::full::entry);
  dispatcher.add_builtin(stubs::scalar_tensor::entry);
  dispatcher.add_builtin(stubs::new_zeros::entry);
  dispatcher.add_builtin(stubs::new_full::entry);
  dispatcher.add_builtin(stubs::arange::entry);
  dispatcher.add_builtin(stubs::arange_start_step::entry);
  dispatcher.add_builtin(stubs::linspace::entry);
  dispatcher.add_builtin(stubs::eye::entry);
}

}  // namespace tenon

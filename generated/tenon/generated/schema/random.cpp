// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/dropout.h"
#include "tenon/generated/ops/native_dropout.h"
#include "tenon/generated/ops/native_dropout_backward.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/rand.h"
#include "tenon/generated/ops/rand_like.h"
#include "tenon/generated/ops/randint.h"
#include "tenon/generated/ops/randn.h"
#include "tenon/generated/ops/randn_like.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/randperm.h"
#include "tenon/generated/ops/uniform.h"

namespace tenon {

namespace schemas {

// native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
static constexpr ArgumentSchema native_dropout_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "p", .type = ArgumentType::kFloating},
    {.name = "train", .type = ArgumentType::kBoolean, .optional = true},
};
static constexpr ArgumentSchema native_dropout_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema native_dropout = {
    .name = "native_dropout",
    .text = "native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)",
    .category = "random",
    .doc =
        "Elements set to 0 with probability p and else scaled by 1 / (1 - p), and the mask of "
        "those kept.",
    .kind = OperatorKind::kFunctional,
    .arguments = native_dropout_arguments,
    .returns = native_dropout_returns,
    .derivatives =
        "input: native_dropout_backward(grad, result1, formulas::dropout_scale(p, train))",
    .composite = false,
};

// native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
static constexpr ArgumentSchema native_dropout_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "mask", .type = ArgumentType::kTensor},
    {.name = "scale", .type = ArgumentType::kFloating},
};
static constexpr ArgumentSchema native_dropout_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema native_dropout_backward = {
    .name = "native_dropout_backward",
    .text = "native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor",
    .category = "random",
    .doc = "The gradient of dropout's argument.",
    .kind = OperatorKind::kFunctional,
    .arguments = native_dropout_backward_arguments,
    .returns = native_dropout_backward_returns,
    .derivatives = "grad_output: native_dropout_backward(grad, mask, scale)",
    .composite = false,
};

// dropout(Tensor input, float p, bool train) -> Tensor
static constexpr ArgumentSchema dropout_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "p", .type = ArgumentType::kFloating},
    {.name = "train", .type = ArgumentType::kBoolean},
};
static constexpr ArgumentSchema dropout_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema dropout = {
    .name = "dropout",
    .text = "dropout(Tensor input, float p, bool train) -> Tensor",
    .category = "random",
    .doc = "In training, elements set to 0 with probability p and else scaled by 1 / (1 - p).",
    .kind = OperatorKind::kFunctional,
    .arguments = dropout_arguments,
    .returns = dropout_returns,
    .composite = true,
};

// uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
static constexpr ArgumentSchema uniform__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "from", .type = ArgumentType::kFloating, .default_text = "0", .has_default = true},
    {.name = "to", .type = ArgumentType::kFloating, .default_text = "1", .has_default = true},
    {.name = "generator", .type = ArgumentType::kGenerator, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema uniform__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema uniform_ = {
    .name = "uniform_",
    .text =
        "uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> "
        "Tensor(a!)",
    .category = "random",
    .doc = "Overwrites self with numbers uniform in [from, to).",
    .kind = OperatorKind::kInplace,
    .arguments = uniform__arguments,
    .returns = uniform__returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
static constexpr ArgumentSchema normal__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "mean", .type = ArgumentType::kFloating, .default_text = "0", .has_default = true},
    {.name = "std", .type = ArgumentType::kFloating, .default_text = "1", .has_default = true},
    {.name = "generator", .type = ArgumentType::kGenerator, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema normal__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema normal_ = {
    .name = "normal_",
    .text =
        "normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> "
        "Tensor(a!)",
    .category = "random",
    .doc = "Overwrites self with normally distributed numbers.",
    .kind = OperatorKind::kInplace,
    .arguments = normal__arguments,
    .returns = normal__returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
static constexpr ArgumentSchema bernoulli__float_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "p", .type = ArgumentType::kFloating, .default_text = "0.5", .has_default = true},
    {.name = "generator", .type = ArgumentType::kGenerator, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema bernoulli__float_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema bernoulli__float = {
    .name = "bernoulli_.float",
    .text =
        "bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> "
        "Tensor(a!)",
    .category = "random",
    .doc = "Overwrites self with 1 with probability p, else 0.",
    .kind = OperatorKind::kInplace,
    .arguments = bernoulli__float_arguments,
    .returns = bernoulli__float_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
static constexpr ArgumentSchema random__from_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "from", .type = ArgumentType::kInteger},
    {.name = "to", .type = ArgumentType::kInteger, .optional = true},
    {.name = "generator", .type = ArgumentType::kGenerator, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema random__from_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema random__from = {
    .name = "random_.from",
    .text =
        "random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> "
        "Tensor(a!)",
    .category = "random",
    .doc =
        "Overwrites self with integers uniform in [from, to), or up to the greatest of its dtype.",
    .kind = OperatorKind::kInplace,
    .arguments = random__from_arguments,
    .returns = random__from_returns,
    .derivatives = "self: zeros_like(grad)",
    .composite = false,
};

// rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
static constexpr ArgumentSchema rand_arguments[] = {
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
static constexpr ArgumentSchema rand_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema rand = {
    .name = "rand",
    .text =
        "rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
        "bool? pin_memory=None) -> Tensor",
    .category = "random",
    .doc = "Numbers uniform in [0, 1).",
    .kind = OperatorKind::kFunctional,
    .arguments = rand_arguments,
    .returns = rand_returns,
    .composite = false,
};

// randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
static constexpr ArgumentSchema randn_arguments[] = {
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
static constexpr ArgumentSchema randn_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema randn = {
    .name = "randn",
    .text =
        "randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
        "bool? pin_memory=None) -> Tensor",
    .category = "random",
    .doc = "Normally distributed numbers of mean 0 and variance 1.",
    .kind = OperatorKind::kFunctional,
    .arguments = randn_arguments,
    .returns = randn_returns,
    .composite = false,
};

// rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
static constexpr ArgumentSchema rand_like_arguments[] = {
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
static constexpr ArgumentSchema rand_like_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema rand_like = {
    .name = "rand_like",
    .text =
        "rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? "
        "device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    .category = "random",
    .doc = "Numbers uniform in [0, 1), in the sizes of self.",
    .kind = OperatorKind::kFunctional,
    .arguments = rand_like_arguments,
    .returns = rand_like_returns,
    .composite = false,
};

// randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
static constexpr ArgumentSchema randn_like_arguments[] = {
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
static constexpr ArgumentSchema randn_like_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema randn_like = {
    .name = "randn_like",
    .text =
        "randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? "
        "device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    .category = "random",
    .doc = "Normally distributed numbers of mean 0 and variance 1, in the sizes of self.",
    .kind = OperatorKind::kFunctional,
    .arguments = randn_like_arguments,
    .returns = randn_like_returns,
    .composite = false,
};

// randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
static constexpr ArgumentSchema randint_arguments[] = {
    {.name = "high", .type = ArgumentType::kInteger},
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "long", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema randint_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema randint = {
    .name = "randint",
    .text =
        "randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, "
        "Device? device=None, bool? pin_memory=None) -> Tensor",
    .category = "random",
    .doc = "Integers uniform in [0, high).",
    .kind = OperatorKind::kFunctional,
    .arguments = randint_arguments,
    .returns = randint_returns,
    .composite = true,
};

// randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
static constexpr ArgumentSchema randint_low_arguments[] = {
    {.name = "low", .type = ArgumentType::kInteger},
    {.name = "high", .type = ArgumentType::kInteger},
    {.name = "size", .type = ArgumentType::kInteger, .list = true},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "long", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema randint_low_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema randint_low = {
    .name = "randint.low",
    .text =
        "randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? "
        "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    .category = "random",
    .doc = "Integers uniform in [low, high).",
    .kind = OperatorKind::kFunctional,
    .arguments = randint_low_arguments,
    .returns = randint_low_returns,
    .composite = false,
};

// randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
static constexpr ArgumentSchema randperm_arguments[] = {
    {.name = "n", .type = ArgumentType::kInteger},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .keyword_only = true,
     .default_text = "long", .has_default = true},
    {.name = "layout", .type = ArgumentType::kLayout, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "device", .type = ArgumentType::kDevice, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
    {.name = "pin_memory", .type = ArgumentType::kBoolean, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema randperm_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema randperm = {
    .name = "randperm",
    .text =
        "randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, "
        "bool? pin_memory=None) -> Tensor",
    .category = "random",
    .doc = "The integers below n in random order.",
    .kind = OperatorKind::kFunctional,
    .arguments = randperm_arguments,
    .returns = randperm_returns,
    .composite = false,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing native_dropout = {
    &BoxingOf<stubs::native_dropout>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::native_dropout>::enter_boxed),
};

extern const OperatorBoxing native_dropout_backward = {
    &BoxingOf<stubs::native_dropout_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::native_dropout_backward>::enter_boxed),
};

extern const OperatorBoxing dropout = {
    &BoxingOf<stubs::dropout>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::dropout>::enter_boxed),
};

extern const OperatorBoxing uniform_ = {
    &BoxingOf<stubs::uniform_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::uniform_>::enter_boxed),
};

extern const OperatorBoxing normal_ = {
    &BoxingOf<stubs::normal_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::normal_>::enter_boxed),
};

extern const OperatorBoxing bernoulli__float = {
    &BoxingOf<stubs::bernoulli__float>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::bernoulli__float>::enter_boxed),
};

extern const OperatorBoxing random__from = {
    &BoxingOf<stubs::random__from>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::random__from>::enter_boxed),
};

extern const OperatorBoxing rand = {
    &BoxingOf<stubs::rand>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::rand>::enter_boxed),
};

extern const OperatorBoxing randn = {
    &BoxingOf<stubs::randn>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::randn>::enter_boxed),
};

extern const OperatorBoxing rand_like = {
    &BoxingOf<stubs::rand_like>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::rand_like>::enter_boxed),
};

extern const OperatorBoxing randn_like = {
    &BoxingOf<stubs::randn_like>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::randn_like>::enter_boxed),
};

extern const OperatorBoxing randint = {
    &BoxingOf<stubs::randint>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::randint>::enter_boxed),
};

extern const OperatorBoxing randint_low = {
    &BoxingOf<stubs::randint_low>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::randint_low>::enter_boxed),
};

extern const OperatorBoxing randperm = {
    &BoxingOf<stubs::randperm>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::randperm>::enter_boxed),
};

}  // namespace boxing

void add_operators_random(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::native_dropout::entry);
  dispatcher.add_builtin(stubs::native_dropout_backward::entry);
  dispatcher.add_builtin(stubs::dropout::entry);
  dispatcher.add_builtin(stubs::uniform_::entry);
  dispatcher.add_builtin(stubs::normal_::entry);
  dispatcher.add_builtin(stubs::bernoulli__float::entry);
  dispatcher.add_builtin(stubs::random__from::entry);
  dispatcher.add_builtin(stubs::rand::entry);
  dispatcher.add_builtin(stubs::randn::entry);
  dispatcher.add_builtin(stubs::rand_like::entry);
  dispatcher.add_builtin(stubs::randn_like::entry);
  dispatcher.add_builtin(stubs::randint::entry);
  dispatcher.add_builtin(stubs::randint_low::entry);
  dispatcher.add_builtin(stubs::randperm::entry);
}

}  // namespace tenon

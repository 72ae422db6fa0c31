// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/pointwise_binary_1.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/where.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/pointwise_binary_1.cpp";

constexpr kernels::PointwiseOperator sub_Tensor_operator = {
    .name = "sub",
    .loops = TENON_POINTWISE_LOOPS(sub_Tensor_loops),
    .tensors = 2,
    .scalars = 1,
    .promotes = 0b011,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "other", "alpha"},
};

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
TensorBase sub_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                      const Scalar& alpha) {
  const TensorBase* const inputs[] = {&self, &other};
  const Scalar scalars[] = {alpha};
  return kernels::pointwise(sub_Tensor_operator, inputs, scalars);
}

// sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
TensorBase& sub__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other,
                        const Scalar& alpha) {
  const TensorBase* const inputs[] = {&self, &other};
  const Scalar scalars[] = {alpha};
  return kernels::pointwise_inplace(sub_Tensor_operator, self, inputs, scalars);
}

// sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
TensorBase& sub_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    const Scalar& alpha, TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  const Scalar scalars[] = {alpha};
  return kernels::pointwise_out(sub_Tensor_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator sub_Scalar_operator = {
    .name = "sub",
    .loops = TENON_POINTWISE_LOOPS(sub_Scalar_loops),
    .tensors = 1,
    .scalars = 2,
    .promotes = 0b011,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "other", "alpha"},
};

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
TensorBase sub_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                      const Scalar& alpha) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other, alpha};
  return kernels::pointwise(sub_Scalar_operator, inputs, scalars);
}

// sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
TensorBase& sub__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other,
                        const Scalar& alpha) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other, alpha};
  return kernels::pointwise_inplace(sub_Scalar_operator, self, inputs, scalars);
}

constexpr kernels::PointwiseOperator where_self_operator = {
    .name = "where",
    .loops = TENON_POINTWISE_LOOPS(where_self_loops),
    .tensors = 3,
    .scalars = 0,
    .promotes = 0b110,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"condition", "self", "other"},
    .condition = 0,
};

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
TensorBase where_self(DispatchKeySet keys, const TensorBase& condition, const TensorBase& self,
                      const TensorBase& other) {
  const TensorBase* const inputs[] = {&condition, &self, &other};
  return kernels::pointwise(where_self_operator, inputs, nullptr);
}

constexpr kernels::PointwiseOperator remainder_Tensor_operator = {
    .name = "remainder",
    .loops = TENON_POINTWISE_LOOPS(remainder_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "other"},
};

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase remainder_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(remainder_Tensor_operator, inputs, nullptr);
}

// remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& remainder__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(remainder_Tensor_operator, self, inputs, nullptr);
}

// remainder.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& remainder_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                          TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(remainder_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator remainder_Scalar_operator = {
    .name = "remainder",
    .loops = TENON_POINTWISE_LOOPS(remainder_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "other"},
};

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase remainder_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise(remainder_Scalar_operator, inputs, scalars);
}

// remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& remainder__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_inplace(remainder_Scalar_operator, self, inputs, scalars);
}

constexpr kernels::PointwiseOperator maximum_operator = {
    .name = "maximum",
    .loops = TENON_POINTWISE_LOOPS(maximum_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// maximum(Tensor self, Tensor other) -> Tensor
TensorBase maximum(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(maximum_operator, inputs, nullptr);
}

// maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& maximum_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                        TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(maximum_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator bitwise_and_Tensor_operator = {
    .name = "bitwise_and",
    .loops = TENON_POINTWISE_LOOPS(bitwise_and_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral,
    .argument_names = {"self", "other"},
};

// bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase bitwise_and_Tensor(DispatchKeySet keys, const TensorBase& self,
                              const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(bitwise_and_Tensor_operator, inputs, nullptr);
}

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& bitwise_and__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(bitwise_and_Tensor_operator, self, inputs, nullptr);
}

// bitwise_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_and_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(bitwise_and_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator bitwise_and_Scalar_operator = {
    .name = "bitwise_and",
    .loops = TENON_POINTWISE_LOOPS(bitwise_and_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral,
    .argument_names = {"self", "other"},
};

// bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase bitwise_and_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise(bitwise_and_Scalar_operator, inputs, scalars);
}

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& bitwise_and__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_inplace(bitwise_and_Scalar_operator, self, inputs, scalars);
}

constexpr kernels::PointwiseOperator bitwise_or_Tensor_operator = {
    .name = "bitwise_or",
    .loops = TENON_POINTWISE_LOOPS(bitwise_or_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral,
    .argument_names = {"self", "other"},
};

// bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase bitwise_or_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(bitwise_or_Tensor_operator, inputs, nullptr);
}

// bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& bitwise_or__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(bitwise_or_Tensor_operator, self, inputs, nullptr);
}

// bitwise_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_or_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                           TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(bitwise_or_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator bitwise_or_Scalar_operator = {
    .name = "bitwise_or",
    .loops = TENON_POINTWISE_LOOPS(bitwise_or_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral,
    .argument_names = {"self", "other"},
};

// bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase bitwise_or_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise(bitwise_or_Scalar_operator, inputs, scalars);
}

// bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& bitwise_or__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_inplace(bitwise_or_Scalar_operator, self, inputs, scalars);
}

constexpr kernels::PointwiseOperator addcmul_operator = {
    .name = "addcmul",
    .loops = TENON_POINTWISE_LOOPS(addcmul_loops),
    .tensors = 3,
    .scalars = 1,
    .promotes = 0b0111,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "tensor1", "tensor2", "value"},
};

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
TensorBase addcmul(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                   const TensorBase& tensor2, const Scalar& value) {
  const TensorBase* const inputs[] = {&self, &tensor1, &tensor2};
  const Scalar scalars[] = {value};
  return kernels::pointwise(addcmul_operator, inputs, scalars);
}

// addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
TensorBase& addcmul_(DispatchKeySet keys, TensorBase& self, const TensorBase& tensor1,
                     const TensorBase& tensor2, const Scalar& value) {
  const TensorBase* const inputs[] = {&self, &tensor1, &tensor2};
  const Scalar scalars[] = {value};
  return kernels::pointwise_inplace(addcmul_operator, self, inputs, scalars);
}

// addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& addcmul_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                        const TensorBase& tensor2, const Scalar& value, TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &tensor1, &tensor2};
  const Scalar scalars[] = {value};
  return kernels::pointwise_out(addcmul_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator addcdiv_operator = {
    .name = "addcdiv",
    .loops = TENON_POINTWISE_LOOPS(addcdiv_loops),
    .tensors = 3,
    .scalars = 1,
    .promotes = 0b0111,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self", "tensor1", "tensor2", "value"},
};

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
TensorBase addcdiv(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                   const TensorBase& tensor2, const Scalar& value) {
  const TensorBase* const inputs[] = {&self, &tensor1, &tensor2};
  const Scalar scalars[] = {value};
  return kernels::pointwise(addcdiv_operator, inputs, scalars);
}

// addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
TensorBase& addcdiv_(DispatchKeySet keys, TensorBase& self, const TensorBase& tensor1,
                     const TensorBase& tensor2, const Scalar& value) {
  const TensorBase* const inputs[] = {&self, &tensor1, &tensor2};
  const Scalar scalars[] = {value};
  return kernels::pointwise_inplace(addcdiv_operator, self, inputs, scalars);
}

// addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& addcdiv_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                        const TensorBase& tensor2, const Scalar& value, TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &tensor1, &tensor2};
  const Scalar scalars[] = {value};
  return kernels::pointwise_out(addcdiv_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator lerp_Scalar_operator = {
    .name = "lerp",
    .loops = TENON_POINTWISE_LOOPS(lerp_Scalar_loops),
    .tensors = 2,
    .scalars = 1,
    .promotes = 0b011,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self", "end", "weight"},
};

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
TensorBase lerp_Scalar(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                       const Scalar& weight) {
  const TensorBase* const inputs[] = {&self, &end};
  const Scalar scalars[] = {weight};
  return kernels::pointwise(lerp_Scalar_operator, inputs, scalars);
}

// lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
TensorBase& lerp__Scalar(DispatchKeySet keys, TensorBase& self, const TensorBase& end,
                         const Scalar& weight) {
  const TensorBase* const inputs[] = {&self, &end};
  const Scalar scalars[] = {weight};
  return kernels::pointwise_inplace(lerp_Scalar_operator, self, inputs, scalars);
}

// lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lerp_Scalar_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                            const Scalar& weight, TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &end};
  const Scalar scalars[] = {weight};
  return kernels::pointwise_out(lerp_Scalar_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator lerp_Tensor_operator = {
    .name = "lerp",
    .loops = TENON_POINTWISE_LOOPS(lerp_Tensor_loops),
    .tensors = 3,
    .scalars = 0,
    .promotes = 0b111,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self", "end", "weight"},
};

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
TensorBase lerp_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                       const TensorBase& weight) {
  const TensorBase* const inputs[] = {&self, &end, &weight};
  return kernels::pointwise(lerp_Tensor_operator, inputs, nullptr);
}

// lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
TensorBase& lerp__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& end,
                         const TensorBase& weight) {
  const TensorBase* const inputs[] = {&self, &end, &weight};
  return kernels::pointwise_inplace(lerp_Tensor_operator, self, inputs, nullptr);
}

// lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lerp_Tensor_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                            const TensorBase& weight, TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &end, &weight};
  return kernels::pointwise_out(lerp_Tensor_operator, inputs, nullptr, out);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_pointwise_binary_1() {
  set(stubs::sub_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sub_Tensor);
  set(stubs::sub__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sub__Tensor);
  set(stubs::sub_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sub_out);
  set(stubs::sub_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sub_Scalar);
  set(stubs::sub__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sub__Scalar);
  set(stubs::where_self::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &where_self);
  set(stubs::remainder_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &remainder_Tensor);
  set(stubs::remainder__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &remainder__Tensor);
  set(stubs::remainder_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &remainder_out);
  set(stubs::remainder_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &remainder_Scalar);
  set(stubs::remainder__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &remainder__Scalar);
  set(stubs::maximum::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &maximum);
  set(stubs::maximum_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &maximum_out);
  set(stubs::bitwise_and_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &bitwise_and_Tensor);
  set(stubs::bitwise_and__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &bitwise_and__Tensor);
  set(stubs::bitwise_and_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &bitwise_and_out);
  set(stubs::bitwise_and_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &bitwise_and_Scalar);
  set(stubs::bitwise_and__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &bitwise_and__Scalar);
  set(stubs::bitwise_or_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &bitwise_or_Tensor);
  set(stubs::bitwise_or__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &bitwise_or__Tensor);
  set(stubs::bitwise_or_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &bitwise_or_out);
  set(stubs::bitwise_or_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &bitwise_or_Scalar);
  set(stubs::bitwise_or__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &bitwise_or__Scalar);
  set(stubs::addcmul::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &addcmul);
  set(stubs::addcmul_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &addcmul_);
  set(stubs::addcmul_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &addcmul_out);
  set(stubs::addcdiv::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &addcdiv);
  set(stubs::addcdiv_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &addcdiv_);
  set(stubs::addcdiv_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &addcdiv_out);
  set(stubs::lerp_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &lerp_Scalar);
  set(stubs::lerp__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &lerp__Scalar);
  set(stubs::lerp_Scalar_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &lerp_Scalar_out);
  set(stubs::lerp_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &lerp_Tensor);
  set(stubs::lerp__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &lerp__Tensor);
  set(stubs::lerp_Tensor_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &lerp_Tensor_out);
}

}  // namespace tenon

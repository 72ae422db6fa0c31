// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/pointwise_binary_2.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/generated/ops/_pow.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/rsub.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/pointwise_binary_2.cpp";

constexpr kernels::PointwiseOperator add_Tensor_operator = {
    .name = "add",
    .loops = TENON_POINTWISE_LOOPS(add_Tensor_loops),
    .tensors = 2,
    .scalars = 1,
    .promotes = 0b011,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other", "alpha"},
};

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
TensorBase add_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                      const Scalar& alpha) {
  const TensorBase* const inputs[] = {&self, &other};
  const Scalar scalars[] = {alpha};
  return kernels::pointwise(add_Tensor_operator, inputs, scalars);
}

// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
TensorBase& add__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other,
                        const Scalar& alpha) {
  const TensorBase* const inputs[] = {&self, &other};
  const Scalar scalars[] = {alpha};
  return kernels::pointwise_inplace(add_Tensor_operator, self, inputs, scalars);
}

// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
TensorBase& add_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    const Scalar& alpha, TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  const Scalar scalars[] = {alpha};
  return kernels::pointwise_out(add_Tensor_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator add_Scalar_operator = {
    .name = "add",
    .loops = TENON_POINTWISE_LOOPS(add_Scalar_loops),
    .tensors = 1,
    .scalars = 2,
    .promotes = 0b011,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other", "alpha"},
};

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
TensorBase add_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                      const Scalar& alpha) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other, alpha};
  return kernels::pointwise(add_Scalar_operator, inputs, scalars);
}

// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
TensorBase& add__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other,
                        const Scalar& alpha) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other, alpha};
  return kernels::pointwise_inplace(add_Scalar_operator, self, inputs, scalars);
}

constexpr kernels::PointwiseOperator rsub_Tensor_operator = {
    .name = "rsub",
    .loops = TENON_POINTWISE_LOOPS(rsub_Tensor_loops),
    .tensors = 2,
    .scalars = 1,
    .promotes = 0b011,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "other", "alpha"},
};

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
TensorBase rsub_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                       const Scalar& alpha) {
  const TensorBase* const inputs[] = {&self, &other};
  const Scalar scalars[] = {alpha};
  return kernels::pointwise(rsub_Tensor_operator, inputs, scalars);
}

constexpr kernels::PointwiseOperator rsub_Scalar_operator = {
    .name = "rsub",
    .loops = TENON_POINTWISE_LOOPS(rsub_Scalar_loops),
    .tensors = 1,
    .scalars = 2,
    .promotes = 0b011,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "other", "alpha"},
};

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
TensorBase rsub_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                       const Scalar& alpha) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other, alpha};
  return kernels::pointwise(rsub_Scalar_operator, inputs, scalars);
}

constexpr kernels::PointwiseOperator mul_Tensor_operator = {
    .name = "mul",
    .loops = TENON_POINTWISE_LOOPS(mul_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// mul.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase mul_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(mul_Tensor_operator, inputs, nullptr);
}

// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& mul__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(mul_Tensor_operator, self, inputs, nullptr);
}

// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& mul_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(mul_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator mul_Scalar_operator = {
    .name = "mul",
    .loops = TENON_POINTWISE_LOOPS(mul_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// mul.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase mul_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise(mul_Scalar_operator, inputs, scalars);
}

// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& mul__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_inplace(mul_Scalar_operator, self, inputs, scalars);
}

constexpr kernels::PointwiseOperator div_Tensor_operator = {
    .name = "div",
    .loops = TENON_POINTWISE_LOOPS(div_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self", "other"},
};

// div.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase div_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(div_Tensor_operator, inputs, nullptr);
}

// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& div__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(div_Tensor_operator, self, inputs, nullptr);
}

// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& div_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(div_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator div_Scalar_operator = {
    .name = "div",
    .loops = TENON_POINTWISE_LOOPS(div_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self", "other"},
};

// div.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase div_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise(div_Scalar_operator, inputs, scalars);
}

// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& div__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_inplace(div_Scalar_operator, self, inputs, scalars);
}

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
TensorBase pow_Tensor_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& exponent) {
  check_defined("pow.Tensor_Scalar", "self", self);
  const AutoDispatchBelowInplaceOrView guard;
  return composite::pow(self, exponent);
}

// pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
TensorBase& pow__Tensor_Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& exponent) {
  check_defined("pow_.Tensor_Scalar", "self", self);
  const AutoDispatchBelowInplaceOrView guard;
  const TensorBase result = composite::pow(self, exponent);
  assign_output("pow_.Tensor_Scalar", self, result, /*resizable=*/false);
  return self;
}

// pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& pow_Tensor_Scalar_out(DispatchKeySet keys, const TensorBase& self,
                                  const Scalar& exponent, TensorBase& out) {
  check_defined("pow.Tensor_Scalar_out", "self", self);
  check_defined("pow.Tensor_Scalar_out", "out", out);
  const AutoDispatchBelowInplaceOrView guard;
  const TensorBase result = composite::pow(self, exponent);
  assign_output("pow.Tensor_Scalar_out", out, result, /*resizable=*/true);
  return out;
}

constexpr kernels::PointwiseOperator _pow_operator = {
    .name = "_pow",
    .loops = TENON_POINTWISE_LOOPS(_pow_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "exponent"},
};

// _pow(Tensor self, Scalar exponent) -> Tensor
TensorBase _pow(DispatchKeySet keys, const TensorBase& self, const Scalar& exponent) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {exponent};
  return kernels::pointwise(_pow_operator, inputs, scalars);
}

constexpr kernels::PointwiseOperator pow_Tensor_Tensor_operator = {
    .name = "pow",
    .loops = TENON_POINTWISE_LOOPS(pow_Tensor_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "exponent"},
};

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
TensorBase pow_Tensor_Tensor(DispatchKeySet keys, const TensorBase& self,
                             const TensorBase& exponent) {
  const TensorBase* const inputs[] = {&self, &exponent};
  return kernels::pointwise(pow_Tensor_Tensor_operator, inputs, nullptr);
}

// pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& pow_Tensor_Tensor_out(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& exponent, TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &exponent};
  return kernels::pointwise_out(pow_Tensor_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator pow_Scalar_operator = {
    .name = "pow",
    .loops = TENON_POINTWISE_LOOPS(pow_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"exponent", "self"},
};

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
TensorBase pow_Scalar(DispatchKeySet keys, const Scalar& self, const TensorBase& exponent) {
  const TensorBase* const inputs[] = {&exponent};
  const Scalar scalars[] = {self};
  return kernels::pointwise(pow_Scalar_operator, inputs, scalars);
}

constexpr kernels::PointwiseOperator atan2_operator = {
    .name = "atan2",
    .loops = TENON_POINTWISE_LOOPS(atan2_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kIntToFloat,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self", "other"},
};

// atan2(Tensor self, Tensor other) -> Tensor
TensorBase atan2(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(atan2_operator, inputs, nullptr);
}

// atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& atan2_(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(atan2_operator, self, inputs, nullptr);
}

// atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atan2_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                      TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(atan2_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator fmod_Tensor_operator = {
    .name = "fmod",
    .loops = TENON_POINTWISE_LOOPS(fmod_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "other"},
};

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase fmod_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(fmod_Tensor_operator, inputs, nullptr);
}

// fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& fmod__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(fmod_Tensor_operator, self, inputs, nullptr);
}

// fmod.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& fmod_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                     TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(fmod_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator fmod_Scalar_operator = {
    .name = "fmod",
    .loops = TENON_POINTWISE_LOOPS(fmod_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "other"},
};

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase fmod_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise(fmod_Scalar_operator, inputs, scalars);
}

// fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& fmod__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_inplace(fmod_Scalar_operator, self, inputs, scalars);
}

constexpr kernels::PointwiseOperator minimum_operator = {
    .name = "minimum",
    .loops = TENON_POINTWISE_LOOPS(minimum_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "other"},
};

// minimum(Tensor self, Tensor other) -> Tensor
TensorBase minimum(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(minimum_operator, inputs, nullptr);
}

// minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& minimum_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                        TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(minimum_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator bitwise_xor_Tensor_operator = {
    .name = "bitwise_xor",
    .loops = TENON_POINTWISE_LOOPS(bitwise_xor_Tensor_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral,
    .argument_names = {"self", "other"},
};

// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase bitwise_xor_Tensor(DispatchKeySet keys, const TensorBase& self,
                              const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise(bitwise_xor_Tensor_operator, inputs, nullptr);
}

// bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& bitwise_xor__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_inplace(bitwise_xor_Tensor_operator, self, inputs, nullptr);
}

// bitwise_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_xor_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  const TensorBase* const inputs[] = {&self, &other};
  return kernels::pointwise_out(bitwise_xor_Tensor_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator bitwise_xor_Scalar_operator = {
    .name = "bitwise_xor",
    .loops = TENON_POINTWISE_LOOPS(bitwise_xor_Scalar_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral,
    .argument_names = {"self", "other"},
};

// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase bitwise_xor_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise(bitwise_xor_Scalar_operator, inputs, scalars);
}

// bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& bitwise_xor__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {other};
  return kernels::pointwise_inplace(bitwise_xor_Scalar_operator, self, inputs, scalars);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_pointwise_binary_2() {
  set(stubs::add_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &add_Tensor);
  set(stubs::add__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &add__Tensor);
  set(stubs::add_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &add_out);
  set(stubs::add_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &add_Scalar);
  set(stubs::add__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &add__Scalar);
  set(stubs::rsub_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &rsub_Tensor);
  set(stubs::rsub_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &rsub_Scalar);
  set(stubs::mul_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &mul_Tensor);
  set(stubs::mul__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &mul__Tensor);
  set(stubs::mul_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &mul_out);
  set(stubs::mul_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &mul_Scalar);
  set(stubs::mul__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &mul__Scalar);
  set(stubs::div_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &div_Tensor);
  set(stubs::div__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &div__Tensor);
  set(stubs::div_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &div_out);
  set(stubs::div_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &div_Scalar);
  set(stubs::div__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &div__Scalar);
  set(stubs::pow_Tensor_Scalar::entry(), backend_keys, &pow_Tensor_Scalar);
  set(stubs::pow__Tensor_Scalar::entry(), backend_keys, &pow__Tensor_Scalar);
  set(stubs::pow_Tensor_Scalar_out::entry(), backend_keys, &pow_Tensor_Scalar_out);
  set(stubs::_pow::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &_pow);
  set(stubs::pow_Tensor_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &pow_Tensor_Tensor);
  set(stubs::pow_Tensor_Tensor_out::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &pow_Tensor_Tensor_out);
  set(stubs::pow_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &pow_Scalar);
  set(stubs::atan2::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &atan2);
  set(stubs::atan2_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &atan2_);
  set(stubs::atan2_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &atan2_out);
  set(stubs::fmod_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &fmod_Tensor);
  set(stubs::fmod__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &fmod__Tensor);
  set(stubs::fmod_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &fmod_out);
  set(stubs::fmod_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &fmod_Scalar);
  set(stubs::fmod__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &fmod__Scalar);
  set(stubs::minimum::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &minimum);
  set(stubs::minimum_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &minimum_out);
  set(stubs::bitwise_xor_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &bitwise_xor_Tensor);
  set(stubs::bitwise_xor__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &bitwise_xor__Tensor);
  set(stubs::bitwise_xor_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &bitwise_xor_out);
  set(stubs::bitwise_xor_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &bitwise_xor_Scalar);
  set(stubs::bitwise_xor__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &bitwise_xor__Scalar);
}

}  // namespace tenon

// Generated from ops.yaml by templates/autograd/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include <string>
#include <utility>
#include <vector>

#include "tenon/autograd/formulas/formulas.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/node.h"
#include "tenon/autograd/pending_history.h"
#include "tenon/autograd/saved_tensor.h"
#include "tenon/autograd/view.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/generator.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/trunc.h"
#include "tenon/generated/ops/where.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/pointwise_binary.cpp";

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
class AddBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "AddBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const Scalar& alpha = alpha_;
      results[1] = sum_to(formulas::maybe_multiply(grad, alpha), other_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
  Scalar alpha_;
  DimVector other_sizes_;
};

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
class AddBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "AddBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
class SubBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "SubBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const Scalar& alpha = alpha_;
      results[1] = sum_to(formulas::maybe_multiply(-grad, alpha), other_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
  Scalar alpha_;
  DimVector other_sizes_;
};

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
class SubBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "SubBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
class RsubBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "RsubBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& alpha = alpha_;
      results[0] = sum_to(formulas::maybe_multiply(-grad, alpha), self_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] = sum_to(grad, other_sizes_);
    }
    return results;
  }

  Scalar alpha_;
  DimVector self_sizes_;
  DimVector other_sizes_;
};

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
class RsubBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "RsubBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& alpha = alpha_;
      results[0] = sum_to(formulas::maybe_multiply(-grad, alpha), self_sizes_);
    }
    return results;
  }

  Scalar alpha_;
  DimVector self_sizes_;
};

// mul.Tensor(Tensor self, Tensor other) -> Tensor
class MulBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "MulBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase other = other_.unpack(*this);
      results[0] = sum_to(grad * other, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      results[1] = sum_to(grad * self, other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    other_.reset();
    self_.reset();
  }

  SavedTensor other_;
  DimVector self_sizes_;
  SavedTensor self_;
  DimVector other_sizes_;
};

// mul.Scalar(Tensor self, Scalar other) -> Tensor
class MulBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "MulBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& other = other_;
      results[0] = sum_to(grad * other, self_sizes_);
    }
    return results;
  }

  Scalar other_;
  DimVector self_sizes_;
};

// div.Tensor(Tensor self, Tensor other) -> Tensor
class DivBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "DivBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase other = other_.unpack(*this);
      results[0] = sum_to(grad / other, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase other = other_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      results[1] = sum_to(-(grad * ((self / other) / other)), other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    other_.reset();
    self_.reset();
  }

  SavedTensor other_;
  DimVector self_sizes_;
  SavedTensor self_;
  DimVector other_sizes_;
};

// div.Scalar(Tensor self, Scalar other) -> Tensor
class DivBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "DivBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& other = other_;
      results[0] = sum_to(grad / other, self_sizes_);
    }
    return results;
  }

  Scalar other_;
  DimVector self_sizes_;
};

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
class PowBackward_Tensor_Scalar final : public Node {
 public:
  std::string_view name() const override { return "PowBackward_Tensor_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& exponent = exponent_;
      results[0] = formulas::pow_backward(grad, self, exponent);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  Scalar exponent_;
};

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
class PowBackward_Tensor_Tensor final : public Node {
 public:
  std::string_view name() const override { return "PowBackward_Tensor_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase exponent = exponent_.unpack(*this);
      results[0] = sum_to(formulas::pow_backward_self(grad, self, exponent), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase exponent = exponent_.unpack(*this);
      const TensorBase result = result_.unpack(*this);
      results[1] =
          sum_to(formulas::pow_backward_exponent(grad, self, exponent, result), exponent_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    exponent_.reset();
    result_.reset();
  }

  SavedTensor self_;
  SavedTensor exponent_;
  DimVector self_sizes_;
  SavedTensor result_;
  DimVector exponent_sizes_;
};

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
class PowBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "PowBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& self = self_;
      const TensorBase exponent = exponent_.unpack(*this);
      const TensorBase result = result_.unpack(*this);
      results[0] =
          sum_to(formulas::pow_backward_exponent(grad, self, exponent, result), exponent_sizes_);
    }
    return results;
  }

  void release_saved() override {
    exponent_.reset();
    result_.reset();
  }

  Scalar self_;
  SavedTensor exponent_;
  SavedTensor result_;
  DimVector exponent_sizes_;
};

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
class WhereBackward_self final : public Node {
 public:
  std::string_view name() const override { return "WhereBackward_self"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase condition = condition_.unpack(*this);
      results[0] = sum_to(ops::masked_fill(grad, ops::logical_not(condition), 0), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase condition = condition_.unpack(*this);
      results[1] = sum_to(ops::masked_fill(grad, condition, 0), other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    condition_.reset();
  }

  SavedTensor condition_;
  DimVector self_sizes_;
  DimVector other_sizes_;
};

// atan2(Tensor self, Tensor other) -> Tensor
class Atan2Backward final : public Node {
 public:
  std::string_view name() const override { return "Atan2Backward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase other = other_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * (other / (self * self + other * other)), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase other = other_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      results[1] = sum_to(-(grad * (self / (self * self + other * other))), other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    other_.reset();
    self_.reset();
  }

  SavedTensor other_;
  SavedTensor self_;
  DimVector self_sizes_;
  DimVector other_sizes_;
};

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
class FmodBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "FmodBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      results[1] = sum_to(-(grad * ops::trunc((self / other))), other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    other_.reset();
  }

  DimVector self_sizes_;
  SavedTensor self_;
  SavedTensor other_;
  DimVector other_sizes_;
};

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
class FmodBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "FmodBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
class RemainderBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "RemainderBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      results[1] = sum_to(-(grad * ops::floor((self / other))), other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    other_.reset();
  }

  DimVector self_sizes_;
  SavedTensor self_;
  SavedTensor other_;
  DimVector other_sizes_;
};

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
class RemainderBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "RemainderBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// maximum(Tensor self, Tensor other) -> Tensor
class MaximumBackward final : public Node {
 public:
  std::string_view name() const override { return "MaximumBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      results[0] = sum_to(formulas::maximum_backward(grad, self, other), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      results[1] = sum_to(formulas::maximum_backward(grad, other, self), other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    other_.reset();
  }

  SavedTensor self_;
  SavedTensor other_;
  DimVector self_sizes_;
  DimVector other_sizes_;
};

// minimum(Tensor self, Tensor other) -> Tensor
class MinimumBackward final : public Node {
 public:
  std::string_view name() const override { return "MinimumBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      results[0] = sum_to(formulas::minimum_backward(grad, self, other), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase other = other_.unpack(*this);
      results[1] = sum_to(formulas::minimum_backward(grad, other, self), other_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    other_.reset();
  }

  SavedTensor self_;
  SavedTensor other_;
  DimVector self_sizes_;
  DimVector other_sizes_;
};

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
class BitwiseAndInplaceBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "BitwiseAndInplaceBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(formulas::zeros_of(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
class BitwiseAndInplaceBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "BitwiseAndInplaceBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(formulas::zeros_of(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
class BitwiseOrInplaceBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "BitwiseOrInplaceBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(formulas::zeros_of(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
class BitwiseOrInplaceBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "BitwiseOrInplaceBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(formulas::zeros_of(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
class BitwiseXorInplaceBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "BitwiseXorInplaceBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(formulas::zeros_of(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
class BitwiseXorInplaceBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "BitwiseXorInplaceBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(formulas::zeros_of(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
class AddcmulBackward final : public Node {
 public:
  std::string_view name() const override { return "AddcmulBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase tensor2 = tensor2_.unpack(*this);
      const Scalar& value = value_;
      results[1] = sum_to(formulas::maybe_multiply(grad * tensor2, value), tensor1_sizes_);
    }
    if (needs_input_grad(2)) {
      const Scalar& value = value_;
      const TensorBase tensor1 = tensor1_.unpack(*this);
      results[2] = sum_to(formulas::maybe_multiply(grad * tensor1, value), tensor2_sizes_);
    }
    return results;
  }

  void release_saved() override {
    tensor2_.reset();
    tensor1_.reset();
  }

  DimVector self_sizes_;
  SavedTensor tensor2_;
  Scalar value_;
  DimVector tensor1_sizes_;
  SavedTensor tensor1_;
  DimVector tensor2_sizes_;
};

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
class AddcdivBackward final : public Node {
 public:
  std::string_view name() const override { return "AddcdivBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(grad, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase tensor2 = tensor2_.unpack(*this);
      const Scalar& value = value_;
      results[1] = sum_to(formulas::maybe_multiply(grad / tensor2, value), tensor1_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase tensor2 = tensor2_.unpack(*this);
      const Scalar& value = value_;
      const TensorBase tensor1 = tensor1_.unpack(*this);
      results[2] = sum_to(
          formulas::maybe_multiply(-(grad * (tensor1 / (tensor2 * tensor2))), value),
          tensor2_sizes_);
    }
    return results;
  }

  void release_saved() override {
    tensor2_.reset();
    tensor1_.reset();
  }

  DimVector self_sizes_;
  SavedTensor tensor2_;
  Scalar value_;
  DimVector tensor1_sizes_;
  SavedTensor tensor1_;
  DimVector tensor2_sizes_;
};

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
class LerpBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "LerpBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& weight = weight_;
      results[0] = sum_to(grad - grad * weight, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const Scalar& weight = weight_;
      results[1] = sum_to(grad * weight, end_sizes_);
    }
    return results;
  }

  Scalar weight_;
  DimVector self_sizes_;
  DimVector end_sizes_;
};

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
class LerpBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "LerpBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase weight = weight_.unpack(*this);
      results[0] = sum_to(grad - grad * weight, self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase weight = weight_.unpack(*this);
      results[1] = sum_to(grad * weight, end_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase end = end_.unpack(*this);
      const TensorBase self = self_.unpack(*this);
      results[2] = sum_to(grad * (end - self), weight_sizes_);
    }
    return results;
  }

  void release_saved() override {
    weight_.reset();
    end_.reset();
    self_.reset();
  }

  SavedTensor weight_;
  DimVector self_sizes_;
  DimVector end_sizes_;
  SavedTensor end_;
  SavedTensor self_;
  DimVector weight_sizes_;
};

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
TensorBase add_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                      const Scalar& alpha) {
  intrusive_ptr<AddBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<AddBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    node->self_sizes_ = self.sizes();
    node->alpha_ = alpha;
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::add_Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
TensorBase& add__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other,
                        const Scalar& alpha) {
  const bool record = any_requires_grad(self, other);
  check_inplace("add_.Tensor", self, record);
  if (!record) {
    stubs::add__Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
    return self;
  }
  const auto node = make_intrusive<AddBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, other));
  node->self_sizes_ = self.sizes();
  node->alpha_ = alpha;
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::add__Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
  history.commit();
  return self;
}

// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
TensorBase& add_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    const Scalar& alpha, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "add.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::add_out::redispatch(keys & after_autograd_keys, self, other, alpha, out);
}

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
TensorBase add_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                      const Scalar& alpha) {
  intrusive_ptr<AddBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AddBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::add_Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
TensorBase& add__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other,
                        const Scalar& alpha) {
  const bool record = any_requires_grad(self);
  check_inplace("add_.Scalar", self, record);
  if (!record) {
    stubs::add__Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
    return self;
  }
  const auto node = make_intrusive<AddBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::add__Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
  history.commit();
  return self;
}

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
TensorBase sub_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                      const Scalar& alpha) {
  intrusive_ptr<SubBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<SubBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    node->self_sizes_ = self.sizes();
    node->alpha_ = alpha;
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::sub_Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
TensorBase& sub__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other,
                        const Scalar& alpha) {
  const bool record = any_requires_grad(self, other);
  check_inplace("sub_.Tensor", self, record);
  if (!record) {
    stubs::sub__Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
    return self;
  }
  const auto node = make_intrusive<SubBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, other));
  node->self_sizes_ = self.sizes();
  node->alpha_ = alpha;
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::sub__Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
  history.commit();
  return self;
}

// sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
TensorBase& sub_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    const Scalar& alpha, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "sub.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::sub_out::redispatch(keys & after_autograd_keys, self, other, alpha, out);
}

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
TensorBase sub_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                      const Scalar& alpha) {
  intrusive_ptr<SubBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SubBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::sub_Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
TensorBase& sub__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other,
                        const Scalar& alpha) {
  const bool record = any_requires_grad(self);
  check_inplace("sub_.Scalar", self, record);
  if (!record) {
    stubs::sub__Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
    return self;
  }
  const auto node = make_intrusive<SubBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::sub__Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
  history.commit();
  return self;
}

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
TensorBase rsub_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                       const Scalar& alpha) {
  intrusive_ptr<RsubBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<RsubBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    node->alpha_ = alpha;
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result =
      stubs::rsub_Tensor::redispatch(keys & after_autograd_keys, self, other, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
TensorBase rsub_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                       const Scalar& alpha) {
  intrusive_ptr<RsubBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<RsubBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->alpha_ = alpha;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::rsub_Scalar::redispatch(keys & after_autograd_keys, self, other, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// mul.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase mul_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<MulBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<MulBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    if (node->has_next_edge(0)) node->other_ =
        SavedTensor(other, /*is_output=*/false, "mul.Tensor", "other");
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "mul.Tensor", "self");
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::mul_Tensor::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& mul__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self, other);
  check_inplace("mul_.Tensor", self, record);
  if (!record) {
    stubs::mul__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<MulBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, other));
  if (node->has_next_edge(0)) node->other_ =
      SavedTensor(unchanged_by(self, other), /*is_output=*/false, "mul_.Tensor", "other");
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1)) node->self_ =
      SavedTensor(unchanged_by(self, self), /*is_output=*/false, "mul_.Tensor", "self");
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::mul__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& mul_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "mul.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::mul_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// mul.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase mul_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  intrusive_ptr<MulBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<MulBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->other_ = other;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::mul_Scalar::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& mul__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("mul_.Scalar", self, record);
  if (!record) {
    stubs::mul__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<MulBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->other_ = other;
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::mul__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// div.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase div_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<DivBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<DivBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    node->other_ = SavedTensor(other, /*is_output=*/false, "div.Tensor", "other");
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "div.Tensor", "self");
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::div_Tensor::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& div__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self, other);
  check_inplace("div_.Tensor", self, record);
  if (!record) {
    stubs::div__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<DivBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, other));
  node->other_ =
      SavedTensor(unchanged_by(self, other), /*is_output=*/false, "div_.Tensor", "other");
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1)) node->self_ =
      SavedTensor(unchanged_by(self, self), /*is_output=*/false, "div_.Tensor", "self");
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::div__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& div_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "div.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::div_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// div.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase div_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  intrusive_ptr<DivBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<DivBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->other_ = other;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::div_Scalar::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& div__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("div_.Scalar", self, record);
  if (!record) {
    stubs::div__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<DivBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->other_ = other;
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::div__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
TensorBase pow_Tensor_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& exponent) {
  intrusive_ptr<PowBackward_Tensor_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<PowBackward_Tensor_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "pow.Tensor_Scalar", "self");
    node->exponent_ = exponent;
  }
  TensorBase result =
      stubs::pow_Tensor_Scalar::redispatch(keys & after_autograd_keys, self, exponent);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
TensorBase& pow__Tensor_Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& exponent) {
  const bool record = any_requires_grad(self);
  check_inplace("pow_.Tensor_Scalar", self, record);
  if (!record) {
    stubs::pow__Tensor_Scalar::redispatch(keys & after_autograd_keys, self, exponent);
    return self;
  }
  const auto node = make_intrusive<PowBackward_Tensor_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ =
      SavedTensor(unchanged_by(self, self), /*is_output=*/false, "pow_.Tensor_Scalar", "self");
  node->exponent_ = exponent;
  PendingHistory history(self, node);
  stubs::pow__Tensor_Scalar::redispatch(keys & after_autograd_keys, self, exponent);
  history.commit();
  return self;
}

// pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& pow_Tensor_Scalar_out(DispatchKeySet keys, const TensorBase& self,
                                  const Scalar& exponent, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "pow.Tensor_Scalar_out: out= does not record gradients, and an argument requires "
              "grad; call the function without out=");
  return stubs::pow_Tensor_Scalar_out::redispatch(keys & after_autograd_keys, self, exponent, out);
}

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
TensorBase pow_Tensor_Tensor(DispatchKeySet keys, const TensorBase& self,
                             const TensorBase& exponent) {
  intrusive_ptr<PowBackward_Tensor_Tensor> node;
  if (any_requires_grad(self, exponent)) {
    node = make_intrusive<PowBackward_Tensor_Tensor>();
    node->set_next_edges(collect_next_edges(self, exponent));
    node->self_ = SavedTensor(self, /*is_output=*/false, "pow.Tensor_Tensor", "self");
    node->exponent_ = SavedTensor(exponent, /*is_output=*/false, "pow.Tensor_Tensor", "exponent");
    node->self_sizes_ = self.sizes();
    node->exponent_sizes_ = exponent.sizes();
  }
  TensorBase result =
      stubs::pow_Tensor_Tensor::redispatch(keys & after_autograd_keys, self, exponent);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& pow_Tensor_Tensor_out(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& exponent, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, exponent, out), AutogradError,
              "pow.Tensor_Tensor_out: out= does not record gradients, and an argument requires "
              "grad; call the function without out=");
  return stubs::pow_Tensor_Tensor_out::redispatch(keys & after_autograd_keys, self, exponent, out);
}

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
TensorBase pow_Scalar(DispatchKeySet keys, const Scalar& self, const TensorBase& exponent) {
  intrusive_ptr<PowBackward_Scalar> node;
  if (any_requires_grad(exponent)) {
    node = make_intrusive<PowBackward_Scalar>();
    node->set_next_edges(collect_next_edges(exponent));
    node->self_ = self;
    node->exponent_ = SavedTensor(exponent, /*is_output=*/false, "pow.Scalar", "exponent");
    node->exponent_sizes_ = exponent.sizes();
  }
  TensorBase result = stubs::pow_Scalar::redispatch(keys & after_autograd_keys, self, exponent);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
TensorBase where_self(DispatchKeySet keys, const TensorBase& condition, const TensorBase& self,
                      const TensorBase& other) {
  check_no_gradient_wanted("where.self", "condition", condition);
  intrusive_ptr<WhereBackward_self> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<WhereBackward_self>();
    node->set_next_edges(collect_next_edges(self, other));
    node->condition_ = SavedTensor(condition, /*is_output=*/false, "where.self", "condition");
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result =
      stubs::where_self::redispatch(keys & after_autograd_keys, condition, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// atan2(Tensor self, Tensor other) -> Tensor
TensorBase atan2(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<Atan2Backward> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<Atan2Backward>();
    node->set_next_edges(collect_next_edges(self, other));
    node->other_ = SavedTensor(other, /*is_output=*/false, "atan2", "other");
    node->self_ = SavedTensor(self, /*is_output=*/false, "atan2", "self");
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::atan2::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& atan2_(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self, other);
  check_inplace("atan2_", self, record);
  if (!record) {
    stubs::atan2_::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<Atan2Backward>();
  node->set_next_edges(collect_next_edges(self, other));
  node->other_ = SavedTensor(unchanged_by(self, other), /*is_output=*/false, "atan2_", "other");
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "atan2_", "self");
  node->self_sizes_ = self.sizes();
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::atan2_::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atan2_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                      TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "atan2.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::atan2_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase fmod_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<FmodBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<FmodBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "fmod.Tensor", "self");
    if (node->has_next_edge(1)) node->other_ =
        SavedTensor(other, /*is_output=*/false, "fmod.Tensor", "other");
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::fmod_Tensor::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& fmod__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self, other);
  check_inplace("fmod_.Tensor", self, record);
  if (!record) {
    stubs::fmod__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<FmodBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, other));
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1)) node->self_ =
      SavedTensor(unchanged_by(self, self), /*is_output=*/false, "fmod_.Tensor", "self");
  if (node->has_next_edge(1)) node->other_ =
      SavedTensor(unchanged_by(self, other), /*is_output=*/false, "fmod_.Tensor", "other");
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::fmod__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// fmod.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& fmod_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                     TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "fmod.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::fmod_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase fmod_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  intrusive_ptr<FmodBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<FmodBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::fmod_Scalar::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& fmod__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("fmod_.Scalar", self, record);
  if (!record) {
    stubs::fmod__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<FmodBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::fmod__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
TensorBase remainder_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<RemainderBackward_Tensor> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<RemainderBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, other));
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "remainder.Tensor", "self");
    if (node->has_next_edge(1)) node->other_ =
        SavedTensor(other, /*is_output=*/false, "remainder.Tensor", "other");
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::remainder_Tensor::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& remainder__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self, other);
  check_inplace("remainder_.Tensor", self, record);
  if (!record) {
    stubs::remainder__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<RemainderBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, other));
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1)) node->self_ =
      SavedTensor(unchanged_by(self, self), /*is_output=*/false, "remainder_.Tensor", "self");
  if (node->has_next_edge(1)) node->other_ =
      SavedTensor(unchanged_by(self, other), /*is_output=*/false, "remainder_.Tensor", "other");
  node->other_sizes_ = other.sizes();
  PendingHistory history(self, node);
  stubs::remainder__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// remainder.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& remainder_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                          TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "remainder.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::remainder_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
TensorBase remainder_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  intrusive_ptr<RemainderBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<RemainderBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::remainder_Scalar::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& remainder__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("remainder_.Scalar", self, record);
  if (!record) {
    stubs::remainder__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<RemainderBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::remainder__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// maximum(Tensor self, Tensor other) -> Tensor
TensorBase maximum(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<MaximumBackward> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<MaximumBackward>();
    node->set_next_edges(collect_next_edges(self, other));
    node->self_ = SavedTensor(self, /*is_output=*/false, "maximum", "self");
    node->other_ = SavedTensor(other, /*is_output=*/false, "maximum", "other");
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::maximum::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& maximum_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                        TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "maximum.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::maximum_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// minimum(Tensor self, Tensor other) -> Tensor
TensorBase minimum(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  intrusive_ptr<MinimumBackward> node;
  if (any_requires_grad(self, other)) {
    node = make_intrusive<MinimumBackward>();
    node->set_next_edges(collect_next_edges(self, other));
    node->self_ = SavedTensor(self, /*is_output=*/false, "minimum", "self");
    node->other_ = SavedTensor(other, /*is_output=*/false, "minimum", "other");
    node->self_sizes_ = self.sizes();
    node->other_sizes_ = other.sizes();
  }
  TensorBase result = stubs::minimum::redispatch(keys & after_autograd_keys, self, other);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& minimum_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                        TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "minimum.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::minimum_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& bitwise_and__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("bitwise_and_.Tensor", self, record);
  if (!record) {
    stubs::bitwise_and__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<BitwiseAndInplaceBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::bitwise_and__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// bitwise_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_and_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "bitwise_and.out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::bitwise_and_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& bitwise_and__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("bitwise_and_.Scalar", self, record);
  if (!record) {
    stubs::bitwise_and__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<BitwiseAndInplaceBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::bitwise_and__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& bitwise_or__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("bitwise_or_.Tensor", self, record);
  if (!record) {
    stubs::bitwise_or__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<BitwiseOrInplaceBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::bitwise_or__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// bitwise_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_or_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                           TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "bitwise_or.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::bitwise_or_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& bitwise_or__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("bitwise_or_.Scalar", self, record);
  if (!record) {
    stubs::bitwise_or__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<BitwiseOrInplaceBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::bitwise_or__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& bitwise_xor__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  const bool record = any_requires_grad(self);
  check_inplace("bitwise_xor_.Tensor", self, record);
  if (!record) {
    stubs::bitwise_xor__Tensor::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<BitwiseXorInplaceBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::bitwise_xor__Tensor::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// bitwise_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_xor_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, other, out), AutogradError,
              "bitwise_xor.out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::bitwise_xor_out::redispatch(keys & after_autograd_keys, self, other, out);
}

// bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& bitwise_xor__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  const bool record = any_requires_grad(self);
  check_inplace("bitwise_xor_.Scalar", self, record);
  if (!record) {
    stubs::bitwise_xor__Scalar::redispatch(keys & after_autograd_keys, self, other);
    return self;
  }
  const auto node = make_intrusive<BitwiseXorInplaceBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::bitwise_xor__Scalar::redispatch(keys & after_autograd_keys, self, other);
  history.commit();
  return self;
}

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
TensorBase addcmul(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                   const TensorBase& tensor2, const Scalar& value) {
  intrusive_ptr<AddcmulBackward> node;
  if (any_requires_grad(self, tensor1, tensor2)) {
    node = make_intrusive<AddcmulBackward>();
    node->set_next_edges(collect_next_edges(self, tensor1, tensor2));
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1)) node->tensor2_ =
        SavedTensor(tensor2, /*is_output=*/false, "addcmul", "tensor2");
    node->value_ = value;
    node->tensor1_sizes_ = tensor1.sizes();
    if (node->has_next_edge(2)) node->tensor1_ =
        SavedTensor(tensor1, /*is_output=*/false, "addcmul", "tensor1");
    node->tensor2_sizes_ = tensor2.sizes();
  }
  TensorBase result =
      stubs::addcmul::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
TensorBase& addcmul_(DispatchKeySet keys, TensorBase& self, const TensorBase& tensor1,
                     const TensorBase& tensor2, const Scalar& value) {
  const bool record = any_requires_grad(self, tensor1, tensor2);
  check_inplace("addcmul_", self, record);
  if (!record) {
    stubs::addcmul_::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value);
    return self;
  }
  const auto node = make_intrusive<AddcmulBackward>();
  node->set_next_edges(collect_next_edges(self, tensor1, tensor2));
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1)) node->tensor2_ =
      SavedTensor(unchanged_by(self, tensor2), /*is_output=*/false, "addcmul_", "tensor2");
  node->value_ = value;
  node->tensor1_sizes_ = tensor1.sizes();
  if (node->has_next_edge(2)) node->tensor1_ =
      SavedTensor(unchanged_by(self, tensor1), /*is_output=*/false, "addcmul_", "tensor1");
  node->tensor2_sizes_ = tensor2.sizes();
  PendingHistory history(self, node);
  stubs::addcmul_::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value);
  history.commit();
  return self;
}

// addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& addcmul_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                        const TensorBase& tensor2, const Scalar& value, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, tensor1, tensor2, out), AutogradError,
              "addcmul.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::addcmul_out::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value,
                                        out);
}

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
TensorBase addcdiv(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                   const TensorBase& tensor2, const Scalar& value) {
  intrusive_ptr<AddcdivBackward> node;
  if (any_requires_grad(self, tensor1, tensor2)) {
    node = make_intrusive<AddcdivBackward>();
    node->set_next_edges(collect_next_edges(self, tensor1, tensor2));
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1) || node->has_next_edge(2)) node->tensor2_ =
        SavedTensor(tensor2, /*is_output=*/false, "addcdiv", "tensor2");
    node->value_ = value;
    node->tensor1_sizes_ = tensor1.sizes();
    if (node->has_next_edge(2)) node->tensor1_ =
        SavedTensor(tensor1, /*is_output=*/false, "addcdiv", "tensor1");
    node->tensor2_sizes_ = tensor2.sizes();
  }
  TensorBase result =
      stubs::addcdiv::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
TensorBase& addcdiv_(DispatchKeySet keys, TensorBase& self, const TensorBase& tensor1,
                     const TensorBase& tensor2, const Scalar& value) {
  const bool record = any_requires_grad(self, tensor1, tensor2);
  check_inplace("addcdiv_", self, record);
  if (!record) {
    stubs::addcdiv_::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value);
    return self;
  }
  const auto node = make_intrusive<AddcdivBackward>();
  node->set_next_edges(collect_next_edges(self, tensor1, tensor2));
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1) || node->has_next_edge(2)) node->tensor2_ =
      SavedTensor(unchanged_by(self, tensor2), /*is_output=*/false, "addcdiv_", "tensor2");
  node->value_ = value;
  node->tensor1_sizes_ = tensor1.sizes();
  if (node->has_next_edge(2)) node->tensor1_ =
      SavedTensor(unchanged_by(self, tensor1), /*is_output=*/false, "addcdiv_", "tensor1");
  node->tensor2_sizes_ = tensor2.sizes();
  PendingHistory history(self, node);
  stubs::addcdiv_::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value);
  history.commit();
  return self;
}

// addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& addcdiv_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                        const TensorBase& tensor2, const Scalar& value, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, tensor1, tensor2, out), AutogradError,
              "addcdiv.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::addcdiv_out::redispatch(keys & after_autograd_keys, self, tensor1, tensor2, value,
                                        out);
}

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
TensorBase lerp_Scalar(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                       const Scalar& weight) {
  intrusive_ptr<LerpBackward_Scalar> node;
  if (any_requires_grad(self, end)) {
    node = make_intrusive<LerpBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self, end));
    node->weight_ = weight;
    node->self_sizes_ = self.sizes();
    node->end_sizes_ = end.sizes();
  }
  TensorBase result = stubs::lerp_Scalar::redispatch(keys & after_autograd_keys, self, end, weight);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
TensorBase& lerp__Scalar(DispatchKeySet keys, TensorBase& self, const TensorBase& end,
                         const Scalar& weight) {
  const bool record = any_requires_grad(self, end);
  check_inplace("lerp_.Scalar", self, record);
  if (!record) {
    stubs::lerp__Scalar::redispatch(keys & after_autograd_keys, self, end, weight);
    return self;
  }
  const auto node = make_intrusive<LerpBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self, end));
  node->weight_ = weight;
  node->self_sizes_ = self.sizes();
  node->end_sizes_ = end.sizes();
  PendingHistory history(self, node);
  stubs::lerp__Scalar::redispatch(keys & after_autograd_keys, self, end, weight);
  history.commit();
  return self;
}

// lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lerp_Scalar_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                            const Scalar& weight, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, end, out), AutogradError,
              "lerp.Scalar_out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::lerp_Scalar_out::redispatch(keys & after_autograd_keys, self, end, weight, out);
}

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
TensorBase lerp_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                       const TensorBase& weight) {
  intrusive_ptr<LerpBackward_Tensor> node;
  if (any_requires_grad(self, end, weight)) {
    node = make_intrusive<LerpBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, end, weight));
    if (node->has_next_edge(0) || node->has_next_edge(1)) node->weight_ =
        SavedTensor(weight, /*is_output=*/false, "lerp.Tensor", "weight");
    node->self_sizes_ = self.sizes();
    node->end_sizes_ = end.sizes();
    if (node->has_next_edge(2)) node->end_ =
        SavedTensor(end, /*is_output=*/false, "lerp.Tensor", "end");
    if (node->has_next_edge(2)) node->self_ =
        SavedTensor(self, /*is_output=*/false, "lerp.Tensor", "self");
    node->weight_sizes_ = weight.sizes();
  }
  TensorBase result = stubs::lerp_Tensor::redispatch(keys & after_autograd_keys, self, end, weight);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
TensorBase& lerp__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& end,
                         const TensorBase& weight) {
  const bool record = any_requires_grad(self, end, weight);
  check_inplace("lerp_.Tensor", self, record);
  if (!record) {
    stubs::lerp__Tensor::redispatch(keys & after_autograd_keys, self, end, weight);
    return self;
  }
  const auto node = make_intrusive<LerpBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, end, weight));
  if (node->has_next_edge(0) || node->has_next_edge(1)) node->weight_ =
      SavedTensor(unchanged_by(self, weight), /*is_output=*/false, "lerp_.Tensor", "weight");
  node->self_sizes_ = self.sizes();
  node->end_sizes_ = end.sizes();
  if (node->has_next_edge(2)) node->end_ =
      SavedTensor(unchanged_by(self, end), /*is_output=*/false, "lerp_.Tensor", "end");
  if (node->has_next_edge(2)) node->self_ =
      SavedTensor(unchanged_by(self, self), /*is_output=*/false, "lerp_.Tensor", "self");
  node->weight_sizes_ = weight.sizes();
  PendingHistory history(self, node);
  stubs::lerp__Tensor::redispatch(keys & after_autograd_keys, self, end, weight);
  history.commit();
  return self;
}

// lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lerp_Tensor_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                            const TensorBase& weight, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, end, weight, out), AutogradError,
              "lerp.Tensor_out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::lerp_Tensor_out::redispatch(keys & after_autograd_keys, self, end, weight, out);
}

}  // namespace

void register_autograd_pointwise_binary() {
  Dispatcher::set_builtin(stubs::add_Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&add_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::add__Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&add__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::add_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&add_out), kRegistrant);
  Dispatcher::set_builtin(stubs::add_Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&add_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::add__Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&add__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::sub_Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&sub_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::sub__Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&sub__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::sub_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&sub_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sub_Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&sub_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::sub__Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&sub__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::rsub_Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&rsub_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::rsub_Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&rsub_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::mul_Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&mul_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::mul__Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&mul__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::mul_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&mul_out), kRegistrant);
  Dispatcher::set_builtin(stubs::mul_Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&mul_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::mul__Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&mul__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::div_Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&div_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::div__Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&div__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::div_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&div_out), kRegistrant);
  Dispatcher::set_builtin(stubs::div_Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&div_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::div__Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&div__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::pow_Tensor_Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&pow_Tensor_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::pow__Tensor_Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&pow__Tensor_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::pow_Tensor_Scalar_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&pow_Tensor_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::pow_Tensor_Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&pow_Tensor_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::pow_Tensor_Tensor_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&pow_Tensor_Tensor_out), kRegistrant);
  Dispatcher::set_builtin(stubs::pow_Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&pow_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::where_self::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&where_self), kRegistrant);
  Dispatcher::set_builtin(stubs::atan2::entry, autograd_keys, reinterpret_cast<AnyKernel>(&atan2),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::atan2_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&atan2_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::atan2_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&atan2_out), kRegistrant);
  Dispatcher::set_builtin(stubs::fmod_Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&fmod_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::fmod__Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&fmod__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::fmod_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&fmod_out), kRegistrant);
  Dispatcher::set_builtin(stubs::fmod_Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&fmod_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::fmod__Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&fmod__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::remainder_Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&remainder_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::remainder__Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&remainder__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::remainder_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&remainder_out), kRegistrant);
  Dispatcher::set_builtin(stubs::remainder_Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&remainder_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::remainder__Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&remainder__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::maximum::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&maximum), kRegistrant);
  Dispatcher::set_builtin(stubs::maximum_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&maximum_out), kRegistrant);
  Dispatcher::set_builtin(stubs::minimum::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&minimum), kRegistrant);
  Dispatcher::set_builtin(stubs::minimum_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&minimum_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_and__Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_and__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_and_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_and_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_and__Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_and__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_or__Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_or__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_or_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_or_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_or__Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_or__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_xor__Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_xor__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_xor_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_xor_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_xor__Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&bitwise_xor__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::addcmul::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&addcmul), kRegistrant);
  Dispatcher::set_builtin(stubs::addcmul_::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&addcmul_), kRegistrant);
  Dispatcher::set_builtin(stubs::addcmul_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&addcmul_out), kRegistrant);
  Dispatcher::set_builtin(stubs::addcdiv::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&addcdiv), kRegistrant);
  Dispatcher::set_builtin(stubs::addcdiv_::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&addcdiv_), kRegistrant);
  Dispatcher::set_builtin(stubs::addcdiv_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&addcdiv_out), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp_Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&lerp_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp__Scalar::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&lerp__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp_Scalar_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&lerp_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp_Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&lerp_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp__Tensor::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&lerp__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp_Tensor_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&lerp_Tensor_out), kRegistrant);
}

}  // namespace tenon

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
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/trunc.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/pointwise_unary.cpp";

// exp(Tensor self) -> Tensor
class ExpBackward final : public Node {
 public:
  std::string_view name() const override { return "ExpBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(grad * result, self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// neg(Tensor self) -> Tensor
class NegBackward final : public Node {
 public:
  std::string_view name() const override { return "NegBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(-grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// sqrt(Tensor self) -> Tensor
class SqrtBackward final : public Node {
 public:
  std::string_view name() const override { return "SqrtBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(grad / (result * 2), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// abs(Tensor self) -> Tensor
class AbsBackward final : public Node {
 public:
  std::string_view name() const override { return "AbsBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * ops::sign(self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// acos(Tensor self) -> Tensor
class AcosBackward final : public Node {
 public:
  std::string_view name() const override { return "AcosBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(-(grad * ops::rsqrt((1 - self * self))), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// acosh(Tensor self) -> Tensor
class AcoshBackward final : public Node {
 public:
  std::string_view name() const override { return "AcoshBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * ops::rsqrt((self * self - 1)), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// asin(Tensor self) -> Tensor
class AsinBackward final : public Node {
 public:
  std::string_view name() const override { return "AsinBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * ops::rsqrt((1 - self * self)), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// asinh(Tensor self) -> Tensor
class AsinhBackward final : public Node {
 public:
  std::string_view name() const override { return "AsinhBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * ops::rsqrt((self * self + 1)), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// atan(Tensor self) -> Tensor
class AtanBackward final : public Node {
 public:
  std::string_view name() const override { return "AtanBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad / (self * self + 1), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// atanh(Tensor self) -> Tensor
class AtanhBackward final : public Node {
 public:
  std::string_view name() const override { return "AtanhBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad / (1 - self * self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// ceil(Tensor self) -> Tensor
class CeilBackward final : public Node {
 public:
  std::string_view name() const override { return "CeilBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::zeros_like(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// cos(Tensor self) -> Tensor
class CosBackward final : public Node {
 public:
  std::string_view name() const override { return "CosBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(-(grad * ops::sin(self)), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// cosh(Tensor self) -> Tensor
class CoshBackward final : public Node {
 public:
  std::string_view name() const override { return "CoshBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * ops::sinh(self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// erf(Tensor self) -> Tensor
class ErfBackward final : public Node {
 public:
  std::string_view name() const override { return "ErfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] =
          sum_to(grad * ops::exp(ops::neg((self * self))) * 1.1283791670955126, self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// erfc(Tensor self) -> Tensor
class ErfcBackward final : public Node {
 public:
  std::string_view name() const override { return "ErfcBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] =
          sum_to(grad * ops::exp(ops::neg((self * self))) * -1.1283791670955126, self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// exp2(Tensor self) -> Tensor
class Exp2Backward final : public Node {
 public:
  std::string_view name() const override { return "Exp2Backward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(grad * result * 0.69314718055994531, self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// expm1(Tensor self) -> Tensor
class Expm1Backward final : public Node {
 public:
  std::string_view name() const override { return "Expm1Backward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(grad * (result + 1), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// floor(Tensor self) -> Tensor
class FloorBackward final : public Node {
 public:
  std::string_view name() const override { return "FloorBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::zeros_like(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// log(Tensor self) -> Tensor
class LogBackward final : public Node {
 public:
  std::string_view name() const override { return "LogBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad / self, self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// log10(Tensor self) -> Tensor
class Log10Backward final : public Node {
 public:
  std::string_view name() const override { return "Log10Backward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad / (self * 2.3025850929940456), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// log1p(Tensor self) -> Tensor
class Log1pBackward final : public Node {
 public:
  std::string_view name() const override { return "Log1pBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad / (self + 1), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// log2(Tensor self) -> Tensor
class Log2Backward final : public Node {
 public:
  std::string_view name() const override { return "Log2Backward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad / (self * 0.69314718055994531), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// reciprocal(Tensor self) -> Tensor
class ReciprocalBackward final : public Node {
 public:
  std::string_view name() const override { return "ReciprocalBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(-(grad * result * result), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// round(Tensor self) -> Tensor
class RoundBackward final : public Node {
 public:
  std::string_view name() const override { return "RoundBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::zeros_like(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// rsqrt(Tensor self) -> Tensor
class RsqrtBackward final : public Node {
 public:
  std::string_view name() const override { return "RsqrtBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(grad * result * result * result * -0.5, self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// sigmoid(Tensor self) -> Tensor
class SigmoidBackward final : public Node {
 public:
  std::string_view name() const override { return "SigmoidBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(ops::sigmoid_backward(grad, result), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// sign(Tensor self) -> Tensor
class SignBackward final : public Node {
 public:
  std::string_view name() const override { return "SignBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::zeros_like(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// sin(Tensor self) -> Tensor
class SinBackward final : public Node {
 public:
  std::string_view name() const override { return "SinBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * ops::cos(self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// sinh(Tensor self) -> Tensor
class SinhBackward final : public Node {
 public:
  std::string_view name() const override { return "SinhBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * ops::cosh(self), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// square(Tensor self) -> Tensor
class SquareBackward final : public Node {
 public:
  std::string_view name() const override { return "SquareBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      results[0] = sum_to(grad * (self * 2), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  DimVector self_sizes_;
};

// tan(Tensor self) -> Tensor
class TanBackward final : public Node {
 public:
  std::string_view name() const override { return "TanBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(grad * (result * result + 1), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// tanh(Tensor self) -> Tensor
class TanhBackward final : public Node {
 public:
  std::string_view name() const override { return "TanhBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase result = result_.unpack(*this);
      results[0] = sum_to(ops::tanh_backward(grad, result), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    result_.reset();
  }

  SavedTensor result_;
  DimVector self_sizes_;
};

// trunc(Tensor self) -> Tensor
class TruncBackward final : public Node {
 public:
  std::string_view name() const override { return "TruncBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::zeros_like(grad), self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// logical_not_(Tensor(a!) self) -> Tensor(a!)
class LogicalNotInplaceBackward final : public Node {
 public:
  std::string_view name() const override { return "LogicalNotInplaceBackward"; }

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

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
class ClampBackward final : public Node {
 public:
  std::string_view name() const override { return "ClampBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const std::optional<Scalar>& min = min_;
      const std::optional<Scalar>& max = max_;
      results[0] = formulas::clamp_backward(grad, self, min, max);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  std::optional<Scalar> min_;
  std::optional<Scalar> max_;
};

// clamp_min(Tensor self, Scalar min) -> Tensor
class ClampMinBackward final : public Node {
 public:
  std::string_view name() const override { return "ClampMinBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& min = min_;
      results[0] = sum_to(ops::masked_fill(grad, ops::lt(self, min), 0), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  Scalar min_;
  DimVector self_sizes_;
};

// clamp_max(Tensor self, Scalar max) -> Tensor
class ClampMaxBackward final : public Node {
 public:
  std::string_view name() const override { return "ClampMaxBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const Scalar& max = max_;
      results[0] = sum_to(ops::masked_fill(grad, ops::gt(self, max), 0), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  Scalar max_;
  DimVector self_sizes_;
};

// exp(Tensor self) -> Tensor
TensorBase exp(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<ExpBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ExpBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::exp::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// exp_(Tensor(a!) self) -> Tensor(a!)
TensorBase& exp_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("exp_", self, record);
  if (!record) {
    stubs::exp_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<ExpBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::exp_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& exp_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "exp.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::exp_out::redispatch(keys & after_autograd_keys, self, out);
}

// neg(Tensor self) -> Tensor
TensorBase neg(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<NegBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<NegBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::neg::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// neg_(Tensor(a!) self) -> Tensor(a!)
TensorBase& neg_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("neg_", self, record);
  if (!record) {
    stubs::neg_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<NegBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::neg_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& neg_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "neg.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::neg_out::redispatch(keys & after_autograd_keys, self, out);
}

// sqrt(Tensor self) -> Tensor
TensorBase sqrt(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SqrtBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SqrtBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::sqrt::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// sqrt_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sqrt_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("sqrt_", self, record);
  if (!record) {
    stubs::sqrt_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SqrtBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::sqrt_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sqrt_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "sqrt.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::sqrt_out::redispatch(keys & after_autograd_keys, self, out);
}

// abs(Tensor self) -> Tensor
TensorBase abs(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AbsBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AbsBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "abs", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::abs::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// abs_(Tensor(a!) self) -> Tensor(a!)
TensorBase& abs_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("abs_", self, record);
  if (!record) {
    stubs::abs_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AbsBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "abs_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::abs_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& abs_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "abs.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::abs_out::redispatch(keys & after_autograd_keys, self, out);
}

// acos(Tensor self) -> Tensor
TensorBase acos(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AcosBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AcosBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "acos", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::acos::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// acos_(Tensor(a!) self) -> Tensor(a!)
TensorBase& acos_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("acos_", self, record);
  if (!record) {
    stubs::acos_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AcosBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "acos_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::acos_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& acos_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "acos.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::acos_out::redispatch(keys & after_autograd_keys, self, out);
}

// acosh(Tensor self) -> Tensor
TensorBase acosh(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AcoshBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AcoshBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "acosh", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::acosh::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// acosh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& acosh_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("acosh_", self, record);
  if (!record) {
    stubs::acosh_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AcoshBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "acosh_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::acosh_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& acosh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "acosh.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::acosh_out::redispatch(keys & after_autograd_keys, self, out);
}

// asin(Tensor self) -> Tensor
TensorBase asin(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AsinBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AsinBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "asin", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::asin::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// asin_(Tensor(a!) self) -> Tensor(a!)
TensorBase& asin_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("asin_", self, record);
  if (!record) {
    stubs::asin_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AsinBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "asin_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::asin_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& asin_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "asin.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::asin_out::redispatch(keys & after_autograd_keys, self, out);
}

// asinh(Tensor self) -> Tensor
TensorBase asinh(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AsinhBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AsinhBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "asinh", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::asinh::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// asinh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& asinh_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("asinh_", self, record);
  if (!record) {
    stubs::asinh_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AsinhBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "asinh_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::asinh_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& asinh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "asinh.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::asinh_out::redispatch(keys & after_autograd_keys, self, out);
}

// atan(Tensor self) -> Tensor
TensorBase atan(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AtanBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AtanBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "atan", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::atan::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// atan_(Tensor(a!) self) -> Tensor(a!)
TensorBase& atan_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("atan_", self, record);
  if (!record) {
    stubs::atan_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AtanBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "atan_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::atan_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atan_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "atan.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::atan_out::redispatch(keys & after_autograd_keys, self, out);
}

// atanh(Tensor self) -> Tensor
TensorBase atanh(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AtanhBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AtanhBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "atanh", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::atanh::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// atanh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& atanh_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("atanh_", self, record);
  if (!record) {
    stubs::atanh_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<AtanhBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "atanh_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::atanh_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atanh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "atanh.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::atanh_out::redispatch(keys & after_autograd_keys, self, out);
}

// ceil(Tensor self) -> Tensor
TensorBase ceil(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<CeilBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<CeilBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::ceil::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// ceil_(Tensor(a!) self) -> Tensor(a!)
TensorBase& ceil_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("ceil_", self, record);
  if (!record) {
    stubs::ceil_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<CeilBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::ceil_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ceil_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "ceil.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::ceil_out::redispatch(keys & after_autograd_keys, self, out);
}

// cos(Tensor self) -> Tensor
TensorBase cos(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<CosBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<CosBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "cos", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::cos::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// cos_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cos_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("cos_", self, record);
  if (!record) {
    stubs::cos_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<CosBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "cos_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::cos_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cos_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "cos.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::cos_out::redispatch(keys & after_autograd_keys, self, out);
}

// cosh(Tensor self) -> Tensor
TensorBase cosh(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<CoshBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<CoshBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "cosh", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::cosh::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// cosh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cosh_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("cosh_", self, record);
  if (!record) {
    stubs::cosh_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<CoshBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "cosh_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::cosh_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cosh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "cosh.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::cosh_out::redispatch(keys & after_autograd_keys, self, out);
}

// erf(Tensor self) -> Tensor
TensorBase erf(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<ErfBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ErfBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "erf", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::erf::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// erf_(Tensor(a!) self) -> Tensor(a!)
TensorBase& erf_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("erf_", self, record);
  if (!record) {
    stubs::erf_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<ErfBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "erf_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::erf_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& erf_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "erf.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::erf_out::redispatch(keys & after_autograd_keys, self, out);
}

// erfc(Tensor self) -> Tensor
TensorBase erfc(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<ErfcBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ErfcBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "erfc", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::erfc::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// erfc_(Tensor(a!) self) -> Tensor(a!)
TensorBase& erfc_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("erfc_", self, record);
  if (!record) {
    stubs::erfc_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<ErfcBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "erfc_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::erfc_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& erfc_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "erfc.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::erfc_out::redispatch(keys & after_autograd_keys, self, out);
}

// exp2(Tensor self) -> Tensor
TensorBase exp2(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<Exp2Backward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<Exp2Backward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::exp2::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// exp2_(Tensor(a!) self) -> Tensor(a!)
TensorBase& exp2_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("exp2_", self, record);
  if (!record) {
    stubs::exp2_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<Exp2Backward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::exp2_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& exp2_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "exp2.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::exp2_out::redispatch(keys & after_autograd_keys, self, out);
}

// expm1(Tensor self) -> Tensor
TensorBase expm1(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<Expm1Backward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<Expm1Backward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::expm1::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// expm1_(Tensor(a!) self) -> Tensor(a!)
TensorBase& expm1_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("expm1_", self, record);
  if (!record) {
    stubs::expm1_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<Expm1Backward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::expm1_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& expm1_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "expm1.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::expm1_out::redispatch(keys & after_autograd_keys, self, out);
}

// floor(Tensor self) -> Tensor
TensorBase floor(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<FloorBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<FloorBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::floor::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// floor_(Tensor(a!) self) -> Tensor(a!)
TensorBase& floor_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("floor_", self, record);
  if (!record) {
    stubs::floor_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<FloorBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::floor_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& floor_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "floor.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::floor_out::redispatch(keys & after_autograd_keys, self, out);
}

// log(Tensor self) -> Tensor
TensorBase log(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<LogBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<LogBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "log", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::log::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// log_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("log_", self, record);
  if (!record) {
    stubs::log_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<LogBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "log_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::log_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "log.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::log_out::redispatch(keys & after_autograd_keys, self, out);
}

// log10(Tensor self) -> Tensor
TensorBase log10(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<Log10Backward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<Log10Backward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "log10", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::log10::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// log10_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log10_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("log10_", self, record);
  if (!record) {
    stubs::log10_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<Log10Backward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "log10_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::log10_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log10_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "log10.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::log10_out::redispatch(keys & after_autograd_keys, self, out);
}

// log1p(Tensor self) -> Tensor
TensorBase log1p(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<Log1pBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<Log1pBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "log1p", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::log1p::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// log1p_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log1p_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("log1p_", self, record);
  if (!record) {
    stubs::log1p_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<Log1pBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "log1p_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::log1p_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log1p_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "log1p.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::log1p_out::redispatch(keys & after_autograd_keys, self, out);
}

// log2(Tensor self) -> Tensor
TensorBase log2(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<Log2Backward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<Log2Backward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "log2", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::log2::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// log2_(Tensor(a!) self) -> Tensor(a!)
TensorBase& log2_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("log2_", self, record);
  if (!record) {
    stubs::log2_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<Log2Backward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "log2_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::log2_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& log2_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "log2.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::log2_out::redispatch(keys & after_autograd_keys, self, out);
}

// reciprocal(Tensor self) -> Tensor
TensorBase reciprocal(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<ReciprocalBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ReciprocalBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::reciprocal::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
TensorBase& reciprocal_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("reciprocal_", self, record);
  if (!record) {
    stubs::reciprocal_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<ReciprocalBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::reciprocal_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& reciprocal_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "reciprocal.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::reciprocal_out::redispatch(keys & after_autograd_keys, self, out);
}

// round(Tensor self) -> Tensor
TensorBase round(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<RoundBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<RoundBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::round::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// round_(Tensor(a!) self) -> Tensor(a!)
TensorBase& round_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("round_", self, record);
  if (!record) {
    stubs::round_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<RoundBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::round_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& round_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "round.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::round_out::redispatch(keys & after_autograd_keys, self, out);
}

// rsqrt(Tensor self) -> Tensor
TensorBase rsqrt(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<RsqrtBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<RsqrtBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::rsqrt::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
TensorBase& rsqrt_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("rsqrt_", self, record);
  if (!record) {
    stubs::rsqrt_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<RsqrtBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::rsqrt_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& rsqrt_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "rsqrt.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::rsqrt_out::redispatch(keys & after_autograd_keys, self, out);
}

// sigmoid(Tensor self) -> Tensor
TensorBase sigmoid(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SigmoidBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SigmoidBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::sigmoid::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sigmoid_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("sigmoid_", self, record);
  if (!record) {
    stubs::sigmoid_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SigmoidBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::sigmoid_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sigmoid_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "sigmoid.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::sigmoid_out::redispatch(keys & after_autograd_keys, self, out);
}

// sign(Tensor self) -> Tensor
TensorBase sign(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SignBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SignBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::sign::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sign_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sign_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("sign_", self, record);
  if (!record) {
    stubs::sign_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SignBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::sign_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sign_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "sign.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::sign_out::redispatch(keys & after_autograd_keys, self, out);
}

// sin(Tensor self) -> Tensor
TensorBase sin(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SinBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SinBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "sin", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::sin::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sin_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sin_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("sin_", self, record);
  if (!record) {
    stubs::sin_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SinBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "sin_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::sin_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sin_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "sin.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::sin_out::redispatch(keys & after_autograd_keys, self, out);
}

// sinh(Tensor self) -> Tensor
TensorBase sinh(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SinhBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SinhBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "sinh", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::sinh::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sinh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& sinh_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("sinh_", self, record);
  if (!record) {
    stubs::sinh_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SinhBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "sinh_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::sinh_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& sinh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "sinh.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::sinh_out::redispatch(keys & after_autograd_keys, self, out);
}

// square(Tensor self) -> Tensor
TensorBase square(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SquareBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SquareBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "square", "self");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::square::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// square_(Tensor(a!) self) -> Tensor(a!)
TensorBase& square_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("square_", self, record);
  if (!record) {
    stubs::square_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SquareBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "square_", "self");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::square_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& square_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "square.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::square_out::redispatch(keys & after_autograd_keys, self, out);
}

// tan(Tensor self) -> Tensor
TensorBase tan(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<TanBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<TanBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::tan::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// tan_(Tensor(a!) self) -> Tensor(a!)
TensorBase& tan_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("tan_", self, record);
  if (!record) {
    stubs::tan_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<TanBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::tan_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tan_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "tan.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::tan_out::redispatch(keys & after_autograd_keys, self, out);
}

// tanh(Tensor self) -> Tensor
TensorBase tanh(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<TanhBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<TanhBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::tanh::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// tanh_(Tensor(a!) self) -> Tensor(a!)
TensorBase& tanh_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("tanh_", self, record);
  if (!record) {
    stubs::tanh_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<TanhBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  node->result_ = SavedTensor::before_write(self);
  PendingHistory history(self, node);
  stubs::tanh_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  node->result_.note_version();
  return self;
}

// tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tanh_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "tanh.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::tanh_out::redispatch(keys & after_autograd_keys, self, out);
}

// trunc(Tensor self) -> Tensor
TensorBase trunc(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<TruncBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<TruncBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::trunc::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// trunc_(Tensor(a!) self) -> Tensor(a!)
TensorBase& trunc_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("trunc_", self, record);
  if (!record) {
    stubs::trunc_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<TruncBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::trunc_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& trunc_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "trunc.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::trunc_out::redispatch(keys & after_autograd_keys, self, out);
}

// logical_not_(Tensor(a!) self) -> Tensor(a!)
TensorBase& logical_not_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace("logical_not_", self, record);
  if (!record) {
    stubs::logical_not_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<LogicalNotInplaceBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::logical_not_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_not_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "logical_not.out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::logical_not_out::redispatch(keys & after_autograd_keys, self, out);
}

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
TensorBase clamp(DispatchKeySet keys, const TensorBase& self, const std::optional<Scalar>& min,
                 const std::optional<Scalar>& max) {
  intrusive_ptr<ClampBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ClampBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "clamp", "self");
    node->min_ = min;
    node->max_ = max;
  }
  TensorBase result = stubs::clamp::redispatch(keys & after_autograd_keys, self, min, max);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
TensorBase& clamp_(DispatchKeySet keys, TensorBase& self, const std::optional<Scalar>& min,
                   const std::optional<Scalar>& max) {
  const bool record = any_requires_grad(self);
  check_inplace("clamp_", self, record);
  if (!record) {
    stubs::clamp_::redispatch(keys & after_autograd_keys, self, min, max);
    return self;
  }
  const auto node = make_intrusive<ClampBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "clamp_", "self");
  node->min_ = min;
  node->max_ = max;
  PendingHistory history(self, node);
  stubs::clamp_::redispatch(keys & after_autograd_keys, self, min, max);
  history.commit();
  return self;
}

// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_out(DispatchKeySet keys, const TensorBase& self, const std::optional<Scalar>& min,
                      const std::optional<Scalar>& max, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "clamp.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::clamp_out::redispatch(keys & after_autograd_keys, self, min, max, out);
}

// clamp_min(Tensor self, Scalar min) -> Tensor
TensorBase clamp_min(DispatchKeySet keys, const TensorBase& self, const Scalar& min) {
  intrusive_ptr<ClampMinBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ClampMinBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "clamp_min", "self");
    node->min_ = min;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::clamp_min::redispatch(keys & after_autograd_keys, self, min);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
TensorBase& clamp_min_(DispatchKeySet keys, TensorBase& self, const Scalar& min) {
  const bool record = any_requires_grad(self);
  check_inplace("clamp_min_", self, record);
  if (!record) {
    stubs::clamp_min_::redispatch(keys & after_autograd_keys, self, min);
    return self;
  }
  const auto node = make_intrusive<ClampMinBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "clamp_min_", "self");
  node->min_ = min;
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::clamp_min_::redispatch(keys & after_autograd_keys, self, min);
  history.commit();
  return self;
}

// clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_min_out(DispatchKeySet keys, const TensorBase& self, const Scalar& min,
                          TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "clamp_min.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::clamp_min_out::redispatch(keys & after_autograd_keys, self, min, out);
}

// clamp_max(Tensor self, Scalar max) -> Tensor
TensorBase clamp_max(DispatchKeySet keys, const TensorBase& self, const Scalar& max) {
  intrusive_ptr<ClampMaxBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ClampMaxBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "clamp_max", "self");
    node->max_ = max;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::clamp_max::redispatch(keys & after_autograd_keys, self, max);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
TensorBase& clamp_max_(DispatchKeySet keys, TensorBase& self, const Scalar& max) {
  const bool record = any_requires_grad(self);
  check_inplace("clamp_max_", self, record);
  if (!record) {
    stubs::clamp_max_::redispatch(keys & after_autograd_keys, self, max);
    return self;
  }
  const auto node = make_intrusive<ClampMaxBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_ = SavedTensor(unchanged_by(self, self), /*is_output=*/false, "clamp_max_", "self");
  node->max_ = max;
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::clamp_max_::redispatch(keys & after_autograd_keys, self, max);
  history.commit();
  return self;
}

// clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& clamp_max_out(DispatchKeySet keys, const TensorBase& self, const Scalar& max,
                          TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "clamp_max.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::clamp_max_out::redispatch(keys & after_autograd_keys, self, max, out);
}

}  // namespace

void register_autograd_pointwise_unary() {
  Dispatcher::set_builtin(stubs::exp::entry, autograd_keys, reinterpret_cast<AnyKernel>(&exp),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::exp_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&exp_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::exp_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&exp_out), kRegistrant);
  Dispatcher::set_builtin(stubs::neg::entry, autograd_keys, reinterpret_cast<AnyKernel>(&neg),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::neg_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&neg_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::neg_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&neg_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sqrt::entry, autograd_keys, reinterpret_cast<AnyKernel>(&sqrt),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sqrt_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&sqrt_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sqrt_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&sqrt_out), kRegistrant);
  Dispatcher::set_builtin(stubs::abs::entry, autograd_keys, reinterpret_cast<AnyKernel>(&abs),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::abs_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&abs_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::abs_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&abs_out), kRegistrant);
  Dispatcher::set_builtin(stubs::acos::entry, autograd_keys, reinterpret_cast<AnyKernel>(&acos),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::acos_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&acos_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::acos_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&acos_out), kRegistrant);
  Dispatcher::set_builtin(stubs::acosh::entry, autograd_keys, reinterpret_cast<AnyKernel>(&acosh),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::acosh_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&acosh_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::acosh_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&acosh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::asin::entry, autograd_keys, reinterpret_cast<AnyKernel>(&asin),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::asin_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&asin_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::asin_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&asin_out), kRegistrant);
  Dispatcher::set_builtin(stubs::asinh::entry, autograd_keys, reinterpret_cast<AnyKernel>(&asinh),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::asinh_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&asinh_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::asinh_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&asinh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::atan::entry, autograd_keys, reinterpret_cast<AnyKernel>(&atan),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::atan_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&atan_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::atan_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&atan_out), kRegistrant);
  Dispatcher::set_builtin(stubs::atanh::entry, autograd_keys, reinterpret_cast<AnyKernel>(&atanh),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::atanh_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&atanh_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::atanh_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&atanh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::ceil::entry, autograd_keys, reinterpret_cast<AnyKernel>(&ceil),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::ceil_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&ceil_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::ceil_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&ceil_out), kRegistrant);
  Dispatcher::set_builtin(stubs::cos::entry, autograd_keys, reinterpret_cast<AnyKernel>(&cos),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::cos_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&cos_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::cos_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&cos_out), kRegistrant);
  Dispatcher::set_builtin(stubs::cosh::entry, autograd_keys, reinterpret_cast<AnyKernel>(&cosh),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::cosh_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&cosh_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::cosh_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&cosh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::erf::entry, autograd_keys, reinterpret_cast<AnyKernel>(&erf),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::erf_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&erf_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::erf_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&erf_out), kRegistrant);
  Dispatcher::set_builtin(stubs::erfc::entry, autograd_keys, reinterpret_cast<AnyKernel>(&erfc),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::erfc_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&erfc_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::erfc_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&erfc_out), kRegistrant);
  Dispatcher::set_builtin(stubs::exp2::entry, autograd_keys, reinterpret_cast<AnyKernel>(&exp2),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::exp2_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&exp2_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::exp2_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&exp2_out), kRegistrant);
  Dispatcher::set_builtin(stubs::expm1::entry, autograd_keys, reinterpret_cast<AnyKernel>(&expm1),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::expm1_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&expm1_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::expm1_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&expm1_out), kRegistrant);
  Dispatcher::set_builtin(stubs::floor::entry, autograd_keys, reinterpret_cast<AnyKernel>(&floor),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::floor_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&floor_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::floor_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&floor_out), kRegistrant);
  Dispatcher::set_builtin(stubs::log::entry, autograd_keys, reinterpret_cast<AnyKernel>(&log),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&log_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&log_out), kRegistrant);
  Dispatcher::set_builtin(stubs::log10::entry, autograd_keys, reinterpret_cast<AnyKernel>(&log10),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log10_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&log10_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log10_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&log10_out), kRegistrant);
  Dispatcher::set_builtin(stubs::log1p::entry, autograd_keys, reinterpret_cast<AnyKernel>(&log1p),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log1p_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&log1p_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log1p_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&log1p_out), kRegistrant);
  Dispatcher::set_builtin(stubs::log2::entry, autograd_keys, reinterpret_cast<AnyKernel>(&log2),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log2_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&log2_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::log2_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&log2_out), kRegistrant);
  Dispatcher::set_builtin(stubs::reciprocal::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&reciprocal), kRegistrant);
  Dispatcher::set_builtin(stubs::reciprocal_::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&reciprocal_), kRegistrant);
  Dispatcher::set_builtin(stubs::reciprocal_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&reciprocal_out), kRegistrant);
  Dispatcher::set_builtin(stubs::round::entry, autograd_keys, reinterpret_cast<AnyKernel>(&round),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::round_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&round_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::round_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&round_out), kRegistrant);
  Dispatcher::set_builtin(stubs::rsqrt::entry, autograd_keys, reinterpret_cast<AnyKernel>(&rsqrt),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::rsqrt_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&rsqrt_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::rsqrt_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&rsqrt_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sigmoid::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&sigmoid), kRegistrant);
  Dispatcher::set_builtin(stubs::sigmoid_::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&sigmoid_), kRegistrant);
  Dispatcher::set_builtin(stubs::sigmoid_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&sigmoid_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sign::entry, autograd_keys, reinterpret_cast<AnyKernel>(&sign),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sign_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&sign_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sign_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&sign_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sin::entry, autograd_keys, reinterpret_cast<AnyKernel>(&sin),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sin_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&sin_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sin_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&sin_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sinh::entry, autograd_keys, reinterpret_cast<AnyKernel>(&sinh),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sinh_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&sinh_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sinh_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&sinh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::square::entry, autograd_keys, reinterpret_cast<AnyKernel>(&square),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::square_::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&square_), kRegistrant);
  Dispatcher::set_builtin(stubs::square_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&square_out), kRegistrant);
  Dispatcher::set_builtin(stubs::tan::entry, autograd_keys, reinterpret_cast<AnyKernel>(&tan),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::tan_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&tan_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::tan_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&tan_out), kRegistrant);
  Dispatcher::set_builtin(stubs::tanh::entry, autograd_keys, reinterpret_cast<AnyKernel>(&tanh),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::tanh_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&tanh_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::tanh_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&tanh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::trunc::entry, autograd_keys, reinterpret_cast<AnyKernel>(&trunc),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::trunc_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&trunc_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::trunc_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&trunc_out), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_not_::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&logical_not_), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_not_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&logical_not_out), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp::entry, autograd_keys, reinterpret_cast<AnyKernel>(&clamp),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_::entry, autograd_keys, reinterpret_cast<AnyKernel>(&clamp_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_out), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_min::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_min), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_min_::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_min_), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_min_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_min_out), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_max::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_max), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_max_::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_max_), kRegistrant);
  Dispatcher::set_builtin(stubs::clamp_max_out::entry, autograd_keys,
                          reinterpret_cast<AnyKernel>(&clamp_max_out), kRegistrant);
}

}  // namespace tenon

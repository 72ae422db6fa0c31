#include "tenon/forward_mode/dual.h"

#include <limits>
#include <string_view>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/own_tangent.h"
#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"
#include "tenon/forward_mode/dual_kernel.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/generated/ops/zeros_like.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"

namespace tenon::autograd {
namespace {

constinit thread_local const DualLevel* innermost_level = nullptr;

const DualLevel& innermost(std::string_view call) {
  const DualLevel* level = DualLevel::innermost();
  TENON_CHECK(level != nullptr, AutogradError, call,
              ": expected a DualLevel around the call, which keeps the tangents");
  return *level;
}

void check_primal(const TensorBase& primal, uint64_t level) {
  TENON_CHECK(primal.defined(), TypeError, "make_dual: primal is undefined");
  TENON_CHECK(primal.is_inexact(), TypeError,
              "make_dual: expected a primal of a floating or complex dtype, got ", primal.dtype());
  TENON_CHECK(!primal.is_inference() && !InferenceMode::is_enabled(), InferenceModeError,
              "make_dual: primal of sizes ", primal.sizes(),
              " is an inference tensor, or inference mode is on, and no derivatives are computed "
              "there; clone it outside InferenceMode");
  TENON_CHECK(tangent_at(primal, level) == nullptr, AutogradError, "make_dual: primal of sizes ",
              primal.sizes(),
              " has a tangent at this level already; unpack_dual gives it without, and a DualLevel "
              "of its own keeps both apart");
}

void check_tangent(const TensorBase& primal, const TensorBase& tangent, uint64_t level) {
  TENON_CHECK(tangent.defined(), TypeError, "make_dual: tangent is undefined");
  TENON_CHECK(tangent.sizes() == primal.sizes(), ShapeError, "make_dual: tangent has sizes ",
              tangent.sizes(), ", expected those of primal, ", primal.sizes());
  TENON_CHECK(tangent.dtype() == primal.dtype(), TypeError, "make_dual: tangent has the dtype ",
              tangent.dtype(), ", expected that of primal, ", primal.dtype());
  TENON_CHECK(tangent.device() == primal.device(), DeviceError, "make_dual: tangent is on ",
              tangent.device(), ", expected the device of primal, ", primal.device());
  TENON_CHECK(!tangent.is_inference(), InferenceModeError, "make_dual: tangent of sizes ",
              tangent.sizes(),
              " is an inference tensor, which cannot be computed with; clone it outside "
              "InferenceMode");
  TENON_CHECK(
      tangent_at(tangent, level) == nullptr, AutogradError,
      "make_dual: tangent has a tangent at this level itself, which the result cannot have");
}

TensorBase checked_result(std::string_view call, TensorBase result) {
  TENON_CHECK(result.defined(), TypeError, call, ": the function gave an undefined tensor");
  TENON_CHECK(result.is_inexact(), TypeError, call,
              ": expected a result of a floating or complex dtype, got ", result.dtype());
  return result;
}

void check_input(std::string_view call, const TensorBase& input) {
  TENON_CHECK(input.defined() && input.is_inexact(), TypeError, call,
              ": expected an input of a floating or complex dtype, got ",
              input.defined() ? detail::concatenate(input.dtype()) : "an undefined tensor");
}

/// Last of all that can fail: a level lasts from here on.
intrusive_ptr<TangentLevel> new_level() try {
  TENON_CHECK(!InferenceMode::is_enabled(), InferenceModeError,
              "DualLevel: inference mode computes no derivatives; leave it first");
  TENON_CHECK(kHasAutograd, NotImplementedError,
              "DualLevel: this build of Tenon is for inference alone");
  TENON_CHECK(
      tenon::detail::hidden_levels_from == std::numeric_limits<uint64_t>::max(), AutogradError,
      "DualLevel: the thread computes tangents of a level outside, in a Function's forward or jvp, "
      "a kernel or a backward, and would not see those of a level inside; call operators there");
  forward_mode::register_kernels();
  return make_intrusive<TangentLevel>();
} catch (...) {
  tenon::detail::rethrow_as_error("DualLevel");
}

/// Zeros like `self`, but for a 1 at one place.
TensorBase unit_like(const TensorBase& self, int64_t place) {
  TensorBase flat = ops::zeros({self.numel()}, self.dtype(), std::nullopt, self.device());
  TensorBase element = ops::select(flat, 0, place);
  ops::fill_(element, 1);
  return ops::reshape(flat, self.sizes());
}

DimVector joined_sizes(const TensorBase& first, const TensorBase& second) {
  DimVector sizes(first.sizes());
  for (const int64_t size : second.sizes()) sizes.push_back(size);
  return sizes;
}

/// What `input` is to a function that is differentiated by it: its derivatives go to `input` where
/// it requires grad itself.
TensorBase variable_of(const TensorBase& input) {
  if (GradMode::is_enabled() && input.requires_grad()) return ops::alias(input);
  TensorBase variable = alias_with_tangents(input);
  variable.set_requires_grad(true);
  return variable;
}

}  // namespace

DualLevel::DualLevel() : level_(new_level()), outer_(innermost_level) {
  innermost_level = this;
}

DualLevel::~DualLevel() {
  innermost_level = outer_;
  level_->end();
}

const DualLevel* DualLevel::innermost() {
  return innermost_level;
}

TensorBase make_dual(const TensorBase& primal, const TensorBase& tangent,
                     const DualLevel& level) try {
  check_primal(primal, level.number());
  check_tangent(primal, tangent, level.number());
  TensorBase dual = ops::alias(primal);
  set_tangent(dual, make_intrusive<Tangent>(level.level_, own_tangent(tangent, dual)));
  return dual;
} catch (...) {
  tenon::detail::rethrow_as_error("make_dual");
}

TensorBase make_dual(const TensorBase& primal, const TensorBase& tangent) {
  return make_dual(primal, tangent, innermost("make_dual"));
}

DualParts unpack_dual(const TensorBase& dual, const DualLevel& level) try {
  TENON_CHECK(dual.defined(), TypeError, "unpack_dual: the tensor is undefined");
  const Tangent* tangent = tangent_at(dual, level.number());
  const HiddenLevels hidden(level.number());
  return {ops::alias(dual), tangent != nullptr ? tangent->value() : TensorBase()};
} catch (...) {
  tenon::detail::rethrow_as_error("unpack_dual");
}

DualParts unpack_dual(const TensorBase& dual) {
  return unpack_dual(dual, innermost("unpack_dual"));
}

std::pair<TensorVector, TensorVector> jvp(const DifferentiatedFunction& function,
                                          const TensorVector& inputs,
                                          const TensorVector& tangents) try {
  TENON_CHECK(inputs.size() == tangents.size(), ValueError, "jvp: expected a tangent for each of ",
              inputs.size(), " inputs, got ", tangents.size());
  const DualLevel level;
  TensorVector duals = inputs;
  for (size_t i = 0; i < duals.size(); ++i) {
    if (tangents[i].defined()) duals[i] = make_dual(inputs[i], tangents[i], level);
  }
  std::pair<TensorVector, TensorVector> results;
  for (const TensorBase& result : function(duals)) {
    DualParts parts = result.defined() ? unpack_dual(result, level) : DualParts();
    if (parts.primal.defined() && !parts.tangent.defined())
      parts.tangent = ops::zeros_like(parts.primal);
    results.first.push_back(std::move(parts.primal));
    results.second.push_back(std::move(parts.tangent));
  }
  return results;
} catch (...) {
  tenon::detail::rethrow_as_error("jvp");
}

TensorBase jacfwd(const DifferentiatedMap& function, const TensorBase& input) try {
  check_input("jacfwd", input);
  if (input.numel() == 0) {
    const TensorBase result = checked_result("jacfwd", function(input));
    return ops::zeros(joined_sizes(result, input), result.dtype(), std::nullopt, result.device());
  }
  const auto of_one = [&](const TensorVector& inputs) {
    return TensorVector{checked_result("jacfwd", function(inputs[0]))};
  };
  TensorVector columns;
  for (int64_t i = 0; i < input.numel(); ++i)
    columns.push_back(jvp(of_one, {input}, {unit_like(input, i)}).second[0]);
  return ops::reshape(ops::stack(columns, -1), joined_sizes(columns[0], input));
} catch (...) {
  tenon::detail::rethrow_as_error("jacfwd");
}

TensorBase jacrev(const DifferentiatedMap& function, const TensorBase& input) try {
  check_input("jacrev", input);
  const bool recorded = GradMode::is_enabled() && input.requires_grad();
  const EnableGradGuard guard;
  const TensorBase variable = variable_of(input);
  const TensorBase result = checked_result("jacrev", function(variable));
  const DimVector sizes = joined_sizes(result, input);
  TensorVector rows;
  for (int64_t i = 0; result.requires_grad() && i < result.numel(); ++i) {
    rows.push_back(grad({result}, {variable}, {unit_like(result, i)}, /*retain_graph=*/true,
                        /*create_graph=*/recorded, /*allow_unused=*/true)[0]);
    if (!rows.back().defined()) rows.back() = ops::zeros_like(input);
  }
  if (rows.empty()) return ops::zeros(sizes, input.dtype(), std::nullopt, input.device());
  return ops::reshape(ops::stack(rows, 0), sizes);
} catch (...) {
  tenon::detail::rethrow_as_error("jacrev");
}

TensorBase hessian(const DifferentiatedMap& function, const TensorBase& input) try {
  return jacfwd(
      [&](const TensorBase& at) {
        const TensorBase gradient = jacrev(
            [&](const TensorBase& variable) {
              TensorBase result = function(variable);
              TENON_CHECK(!result.defined() || result.numel() == 1, ShapeError,
                          "hessian: expected a function that gives one element, got sizes ",
                          result.sizes());
              return result;
            },
            at);
        return ops::reshape(gradient, at.sizes());
      },
      input);
} catch (...) {
  tenon::detail::rethrow_as_error("hessian");
}

}  // namespace tenon::autograd

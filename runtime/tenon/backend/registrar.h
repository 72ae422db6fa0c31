#pragma once

#include "tenon/backend/function.h"
#include "tenon/backend/functional_twin.h"
#include "tenon/backend/pointwise.h"
#include "tenon/backend/pointwise_choice.h"
#include "tenon/backend/replay_kernel.h"
#include "tenon/backend/replay_twin.h"
#include "tenon/backend/structured.h"
#include "tenon/dispatch/dispatcher.h"

namespace tenon::backend {

/// Puts the backend kernels of a generated source into the tables of its operators. Each member
/// takes the descriptor of an operator and those of its in-place and `out=` variants.
class Registrar {
 public:
  /// `registrant` is the source, which lives as long as the program.
  explicit constexpr Registrar(const char* registrant) : registrant_(registrant) {}

  /// Operators that the pointwise engine computes.
  template <const kernels::PointwiseOperator& op, class... Ops>
  void pointwise() const {
    (set<PointwiseKernel<Ops, op>, Ops>({DispatchKey::CPU, DispatchKey::Meta}), ...);
    (detail::add_pointwise_replay<Ops, op>(registrant_), ...);
  }

  /// The same where a call decides which of several.
  template <auto* choose, class... Ops>
  void pointwise_choice() const {
    (set<PointwiseChoiceKernel<Ops, choose>, Ops>({DispatchKey::CPU, DispatchKey::Meta}), ...);
    (detail::add_choice_replay<Ops, choose>(registrant_), ...);
  }

  /// Operators whose results are allocated as `specs` says before `kernel` computes them on the
  /// CPU.
  template <class Op, SpecsFunction<Op>* specs, StructuredFunction<Op>* kernel, class... Variants>
  void structured() const {
    on_cpu_and_meta<Computes::kAlways, Computes::kNever, Op, specs, kernel, Variants...>();
  }
  /// The same for one that makes a tensor like another, of which it reads no data.
  template <class Op, SpecsFunction<Op>* specs, StructuredFunction<Op>* kernel, class... Variants>
  void structured_like() const {
    on_cpu_and_meta<Computes::kAlways, Computes::kOnCpu, Op, specs, kernel, Variants...>();
  }
  /// The same where `kernel` may fail once it has written: variants give it memory of its own.
  template <class Op, SpecsFunction<Op>* specs, StructuredFunction<Op>* kernel, class... Variants>
  void structured_apart() const {
    on_cpu_and_meta<Computes::kApart, Computes::kNever, Op, specs, kernel, Variants...>();
  }
  /// The kernel of one more backend.
  template <class Op, SpecsFunction<Op>* specs, StructuredFunction<Op>* kernel, class... Variants>
  void computed(DispatchKey backend) const {
    structured_kernels<Computes::kAlways, Op, specs, kernel, Variants...>(backend);
  }
  /// The same for one that may fail once it has written.
  template <class Op, SpecsFunction<Op>* specs, StructuredFunction<Op>* kernel, class... Variants>
  void computed_apart(DispatchKey backend) const {
    structured_kernels<Computes::kApart, Op, specs, kernel, Variants...>(backend);
  }

  /// Operators that `kernel` computes alone.
  template <class Op, typename Op::Signature* kernel, class... Variants>
  void direct(DispatchKeySet backends = {DispatchKey::CPU, DispatchKey::Meta}) const {
    function_kernels<Calls::kKernel, Op, kernel, Variants...>(backends);
    check_devices<Op, Op, kernel>(backends);
    (check_devices<Variants, Op, kernel>(backends), ...);
  }

  /// Operators that are composed of others, and have a derivative of their own.
  template <class Op, typename Op::Signature* function, class... Variants>
  void composite_below_autograd() const {
    function_kernels<Calls::kOperatorsBelowAutograd, Op, function, Variants...>(backend_keys);
  }
  /// Operators that are composed of others, and have their derivatives.
  template <class Op, typename Op::Signature* function, class... Variants>
  void composite() const {
    function_kernels<Calls::kOperators, Op, function, Variants...>(backend_keys);
  }
  /// The same for one that writes to arguments of which its schema does not say so.
  template <class Op, typename Op::Signature* function>
  void composite_that_writes() const {
    function_kernels<Calls::kOperatorsThatWrite, Op, function>(backend_keys);
  }

 private:
  template <Computes cpu, Computes meta, class Op, SpecsFunction<Op>* specs,
            StructuredFunction<Op>* kernel, class... Variants>
  void on_cpu_and_meta() const {
    structured_kernels<cpu, Op, specs, kernel, Variants...>(DispatchKey::CPU);
    structured_kernels<meta, Op, specs, kernel, Variants...>(DispatchKey::Meta);
    detail::add_structured_replay<Op, kernel>(registrant_);
    using Call = detail::ReplayCall<typename Op::Signature, Positions<Op, Role::kComputedFrom>>;
    (detail::add_twin_replay<Variants, Op, &Call::run, Call::kTakesMore>(
         registrant_, reinterpret_cast<AnyKernel>(kernel)),
     ...);
  }

  template <Computes computes, class Op, SpecsFunction<Op>* specs, StructuredFunction<Op>* kernel,
            class... Variants>
  void structured_kernels(DispatchKey backend) const {
    using Own = StructuredKernel<Op, Op, specs, kernel, computes>;
    set<Own, Op>(backend);
    (set_variant<StructuredKernel<Variants, Op, specs, kernel, computes>, Variants, Op, Own>(
         backend),
     ...);
  }

  template <Calls calls, class Op, typename Op::Signature* function, class... Variants>
  void function_kernels(DispatchKeySet backends) const {
    using Own = FunctionKernel<Op, Op, function, calls>;
    set<Own, Op>(backends);
    (set_variant<FunctionKernel<Variants, Op, function, calls>, Variants, Op, Own>(backends), ...);
    if constexpr (calls == Calls::kKernel) {
      using Call = detail::ReplayFunction<typename Op::Signature>;
      (detail::add_twin_replay<Variants, Op, &Call::run, false>(
           registrant_, reinterpret_cast<AnyKernel>(function)),
       ...);
    }
  }

  /// Where Meta does with the kernel of the CPU, but must look at the devices.
  template <class Variant, class Op, typename Op::Signature* kernel>
  void check_devices(DispatchKeySet backends) const {
    if constexpr (must_share_device<Variant>) {
      if (backends.has(DispatchKey::Meta)) {
        using Own = FunctionKernel<Op, Op, kernel, Calls::kMetaKernel>;
        set_variant<FunctionKernel<Variant, Op, kernel, Calls::kMetaKernel>, Variant, Op, Own>(
            DispatchKey::Meta);
      }
    }
  }

  /// `Kernel`; for a functional twin of `Base`, whose kernel `Own` is, what calls that on copies.
  template <class Kernel, class Variant, class Base, class Own>
  void set_variant(DispatchKeySet backends) const {
    if constexpr (is_functional_twin<Variant, Base>) {
      set<FunctionalTwin<Variant, Base, Own>, Variant>(backends);
    } else {
      set<Kernel, Variant>(backends);
    }
  }

  template <class Kernel, class Op>
  void set(DispatchKeySet backends) const {
    Dispatcher::set_builtin(Op::entry(), backends, reinterpret_cast<AnyKernel>(&Kernel::run),
                            registrant_);
  }

  const char* registrant_;
};

}  // namespace tenon::backend

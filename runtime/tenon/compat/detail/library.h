#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "tenon/compat/detail/namespaces.h"

namespace c10 {

/// An operator found by its name.
class OperatorHandle {
 public:
  explicit OperatorHandle(const ::tenon::OperatorEntry& op) : op_(&op) {}

  const ::tenon::OperatorSchema& schema() const { return op_->schema(); }
  template <class Signature>
  ::tenon::TypedOperator<Signature> typed() const {
    return ::tenon::find_operator<Signature>(op_->schema().name);
  }
  void callBoxed(::tenon::Stack& stack) const { op_->call_boxed(stack); }
  void callBoxed(::tenon::Stack* stack) const { op_->call_boxed(*stack); }
  void redispatchBoxed(::tenon::DispatchKeySet keys, ::tenon::Stack* stack) const {
    op_->redispatch_boxed(keys, *stack);
  }

 private:
  const ::tenon::OperatorEntry* op_;
};

/// The dispatcher with the members that programs use.
class Dispatcher {
 public:
  static Dispatcher& singleton() {
    static constinit Dispatcher dispatcher;
    return dispatcher;
  }
  OperatorHandle findSchemaOrThrow(const char* name, const char* overload) const {
    ::std::string_view base = name;
    if (base.starts_with("aten::")) base.remove_prefix(6);
    ::std::string full(base);
    if (*overload != '\0') full.append(".").append(overload);
    return OperatorHandle(::tenon::Dispatcher::instance().get(full));
  }
};

using Stack = ::tenon::Stack;
using IValue = ::tenon::Value;

}  // namespace c10

namespace torch {
using Library = ::tenon::Library;
using c10::Dispatcher;
using c10::IValue;
using c10::OperatorHandle;
using c10::Stack;

/// `m.impl(name, torch::dispatch(key, function))` and the kinds of kernels beside functions.
struct CppFunction {
  template <void (*function)(const c10::OperatorHandle&, c10::Stack*)>
  static ::tenon::BoxedKernel makeFromBoxedFunction() {
    return [](const ::tenon::OperatorEntry& op, ::tenon::DispatchKeySet, ::tenon::Stack& stack) {
      function(c10::OperatorHandle(op), &stack);
    };
  }
  template <void (*function)(const c10::OperatorHandle&, ::tenon::DispatchKeySet, c10::Stack*)>
  static ::tenon::BoxedKernel makeFromBoxedFunction() {
    return [](const ::tenon::OperatorEntry& op, ::tenon::DispatchKeySet keys,
              ::tenon::Stack& stack) { function(c10::OperatorHandle(op), keys, &stack); };
  }
  /// Goes on to the kernel of the next key.
  static ::tenon::BoxedKernel makeFallthrough() {
    return
        [](const ::tenon::OperatorEntry& op, ::tenon::DispatchKeySet keys, ::tenon::Stack& stack) {
          const auto own = keys.remove(::tenon::DispatchKey::Recorder).highest();
          op.redispatch_boxed(keys & ::tenon::keys_after(own), stack);
        };
  }
};
}  // namespace torch

#define TORCH_LIBRARY(name_space, m) TENON_LIBRARY(name_space, m)
#define TORCH_LIBRARY_FRAGMENT(name_space, m) TENON_LIBRARY(name_space, m)
#define TORCH_LIBRARY_IMPL(name_space, key, m) TENON_LIBRARY_IMPL(name_space, key, m)
#define TORCH_FN(function) (&function)
#define TORCH_SELECTIVE_SCHEMA(schema) schema
#define TORCH_SELECTIVE_NAME(name) name

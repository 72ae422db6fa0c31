// Registers kernels when it is told to, without the macros.
#include "tenon/tenon.h"

namespace {

using tenon::DispatchKeySet;
using tenon::OperatorEntry;
using tenon::Stack;
using tenon::TensorBase;

double number = 7;

TensorBase give_number(DispatchKeySet, const TensorBase&) {
  return tenon::full({1}, number);
}

void give_number_boxed(const OperatorEntry&, DispatchKeySet, Stack& stack) {
  stack.back() = tenon::Value(tenon::full({1}, number + 1));
}

}  // namespace

extern "C" TENON_API void register_unboxed(const OperatorEntry* op) {
  tenon::Dispatcher::instance()
      .register_kernel(*op, tenon::DispatchKey::CPU,
                       reinterpret_cast<tenon::AnyKernel>(&give_number), "calls.cpp",
                       /*replace=*/true)
      .keep();
}

extern "C" TENON_API void register_boxed(const OperatorEntry* op) {
  tenon::Dispatcher::instance()
      .register_boxed_kernel(*op, tenon::DispatchKey::CPU, &give_number_boxed, "calls.cpp",
                             /*replace=*/true)
      .keep();
}

extern "C" TENON_API void register_library() {
  static tenon::Library* const library = new tenon::Library("plugin_calls");  // for good
  library->def("number() -> Tensor", [] { return tenon::full({1}, number + 2); });
}

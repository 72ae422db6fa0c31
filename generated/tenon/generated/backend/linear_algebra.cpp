// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/kernels/linear_algebra/meta.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/outer.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/linear_algebra.cpp";

// mm(Tensor self, Tensor mat2) -> Tensor
TensorBase cpu_mm(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2) {
  check_defined("mm", "self", self);
  check_defined("mm", "mat2", mat2);
  const TensorSpec spec = meta::mm(self, mat2);
  TensorBase result = make_tensor(spec);
  kernels::mm(self, mat2, result);
  return result;

}

// mm(Tensor self, Tensor mat2) -> Tensor
TensorBase meta_mm(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2) {
  check_defined("mm", "self", self);
  check_defined("mm", "mat2", mat2);
  check_on_meta("mm", {{"self", self}, {"mat2", mat2}});
  const TensorSpec spec = meta::mm(self, mat2);
  TensorBase result = make_tensor(spec);
  return result;
}

// mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu_mm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2,
                       TensorBase& out) {
  check_defined("mm.out", "self", self);
  check_defined("mm.out", "mat2", mat2);
  check_defined("mm.out", "out", out);
  const TensorSpec spec = meta::mm(self, mat2);
  OutputBuffer output("mm.out", out, spec, /*resizable=*/true, {&self, &mat2});
  kernels::mm(self, mat2, output.tensor());
  output.commit();
  return out;

}

// mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& meta_mm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2,
                        TensorBase& out) {
  check_defined("mm.out", "self", self);
  check_defined("mm.out", "mat2", mat2);
  check_defined("mm.out", "out", out);
  check_on_meta("mm.out", {{"self", self}, {"mat2", mat2}, {"out", out}});
  const TensorSpec spec = meta::mm(self, mat2);
  prepare_output("mm.out", out, spec, /*resizable=*/true);
  return out;
}

// bmm(Tensor self, Tensor mat2) -> Tensor
TensorBase cpu_bmm(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2) {
  check_defined("bmm", "self", self);
  check_defined("bmm", "mat2", mat2);
  const TensorSpec spec = meta::bmm(self, mat2);
  TensorBase result = make_tensor(spec);
  kernels::bmm(self, mat2, result);
  return result;

}

// bmm(Tensor self, Tensor mat2) -> Tensor
TensorBase meta_bmm(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2) {
  check_defined("bmm", "self", self);
  check_defined("bmm", "mat2", mat2);
  check_on_meta("bmm", {{"self", self}, {"mat2", mat2}});
  const TensorSpec spec = meta::bmm(self, mat2);
  TensorBase result = make_tensor(spec);
  return result;
}

// bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu_bmm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2,
                        TensorBase& out) {
  check_defined("bmm.out", "self", self);
  check_defined("bmm.out", "mat2", mat2);
  check_defined("bmm.out", "out", out);
  const TensorSpec spec = meta::bmm(self, mat2);
  OutputBuffer output("bmm.out", out, spec, /*resizable=*/true, {&self, &mat2});
  kernels::bmm(self, mat2, output.tensor());
  output.commit();
  return out;

}

// bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& meta_bmm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2,
                         TensorBase& out) {
  check_defined("bmm.out", "self", self);
  check_defined("bmm.out", "mat2", mat2);
  check_defined("bmm.out", "out", out);
  check_on_meta("bmm.out", {{"self", self}, {"mat2", mat2}, {"out", out}});
  const TensorSpec spec = meta::bmm(self, mat2);
  prepare_output("bmm.out", out, spec, /*resizable=*/true);
  return out;
}

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
TensorBase cpu_addmm(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat1,
                     const TensorBase& mat2, const Scalar& beta, const Scalar& alpha) {
  check_defined("addmm", "self", self);
  check_defined("addmm", "mat1", mat1);
  check_defined("addmm", "mat2", mat2);
  const TensorSpec spec = meta::addmm(self, mat1, mat2, beta, alpha);
  TensorBase result = make_tensor(spec);
  kernels::addmm(self, mat1, mat2, beta, alpha, result);
  return result;

}

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
TensorBase meta_addmm(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat1,
                      const TensorBase& mat2, const Scalar& beta, const Scalar& alpha) {
  check_defined("addmm", "self", self);
  check_defined("addmm", "mat1", mat1);
  check_defined("addmm", "mat2", mat2);
  check_on_meta("addmm", {{"self", self}, {"mat1", mat1}, {"mat2", mat2}});
  const TensorSpec spec = meta::addmm(self, mat1, mat2, beta, alpha);
  TensorBase result = make_tensor(spec);
  return result;
}

// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
TensorBase& cpu_addmm_(DispatchKeySet keys, TensorBase& self, const TensorBase& mat1,
                       const TensorBase& mat2, const Scalar& beta, const Scalar& alpha) {
  check_defined("addmm_", "self", self);
  check_defined("addmm_", "mat1", mat1);
  check_defined("addmm_", "mat2", mat2);
  const TensorSpec spec = meta::addmm(self, mat1, mat2, beta, alpha);
  OutputBuffer output("addmm_", self, spec, /*resizable=*/false, {&self, &mat1, &mat2});
  kernels::addmm(self, mat1, mat2, beta, alpha, output.tensor());
  output.commit();
  return self;

}

// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
TensorBase& meta_addmm_(DispatchKeySet keys, TensorBase& self, const TensorBase& mat1,
                        const TensorBase& mat2, const Scalar& beta, const Scalar& alpha) {
  check_defined("addmm_", "self", self);
  check_defined("addmm_", "mat1", mat1);
  check_defined("addmm_", "mat2", mat2);
  check_on_meta("addmm_", {{"self", self}, {"mat1", mat1}, {"mat2", mat2}});
  const TensorSpec spec = meta::addmm(self, mat1, mat2, beta, alpha);
  prepare_output("addmm_", self, spec, /*resizable=*/false);
  return self;
}

// addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!)
//   out) -> Tensor(a!)
TensorBase& cpu_addmm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat1,
                          const TensorBase& mat2, const Scalar& beta, const Scalar& alpha,
                          TensorBase& out) {
  check_defined("addmm.out", "self", self);
  check_defined("addmm.out", "mat1", mat1);
  check_defined("addmm.out", "mat2", mat2);
  check_defined("addmm.out", "out", out);
  const TensorSpec spec = meta::addmm(self, mat1, mat2, beta, alpha);
  OutputBuffer output("addmm.out", out, spec, /*resizable=*/true, {&self, &mat1, &mat2});
  kernels::addmm(self, mat1, mat2, beta, alpha, output.tensor());
  output.commit();
  return out;

}

// addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!)
//   out) -> Tensor(a!)
TensorBase& meta_addmm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat1,
                           const TensorBase& mat2, const Scalar& beta, const Scalar& alpha,
                           TensorBase& out) {
  check_defined("addmm.out", "self", self);
  check_defined("addmm.out", "mat1", mat1);
  check_defined("addmm.out", "mat2", mat2);
  check_defined("addmm.out", "out", out);
  check_on_meta("addmm.out", {{"self", self}, {"mat1", mat1}, {"mat2", mat2}, {"out", out}});
  const TensorSpec spec = meta::addmm(self, mat1, mat2, beta, alpha);
  prepare_output("addmm.out", out, spec, /*resizable=*/true);
  return out;
}

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
TensorBase cpu_baddbmm(DispatchKeySet keys, const TensorBase& self, const TensorBase& batch1,
                       const TensorBase& batch2, const Scalar& beta, const Scalar& alpha) {
  check_defined("baddbmm", "self", self);
  check_defined("baddbmm", "batch1", batch1);
  check_defined("baddbmm", "batch2", batch2);
  const TensorSpec spec = meta::baddbmm(self, batch1, batch2, beta, alpha);
  TensorBase result = make_tensor(spec);
  kernels::baddbmm(self, batch1, batch2, beta, alpha, result);
  return result;

}

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
TensorBase meta_baddbmm(DispatchKeySet keys, const TensorBase& self, const TensorBase& batch1,
                        const TensorBase& batch2, const Scalar& beta, const Scalar& alpha) {
  check_defined("baddbmm", "self", self);
  check_defined("baddbmm", "batch1", batch1);
  check_defined("baddbmm", "batch2", batch2);
  check_on_meta("baddbmm", {{"self", self}, {"batch1", batch1}, {"batch2", batch2}});
  const TensorSpec spec = meta::baddbmm(self, batch1, batch2, beta, alpha);
  TensorBase result = make_tensor(spec);
  return result;
}

// baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
//   Tensor(a!)
TensorBase& cpu_baddbmm_(DispatchKeySet keys, TensorBase& self, const TensorBase& batch1,
                         const TensorBase& batch2, const Scalar& beta, const Scalar& alpha) {
  check_defined("baddbmm_", "self", self);
  check_defined("baddbmm_", "batch1", batch1);
  check_defined("baddbmm_", "batch2", batch2);
  const TensorSpec spec = meta::baddbmm(self, batch1, batch2, beta, alpha);
  OutputBuffer output("baddbmm_", self, spec, /*resizable=*/false, {&self, &batch1, &batch2});
  kernels::baddbmm(self, batch1, batch2, beta, alpha, output.tensor());
  output.commit();
  return self;

}

// baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
//   Tensor(a!)
TensorBase& meta_baddbmm_(DispatchKeySet keys, TensorBase& self, const TensorBase& batch1,
                          const TensorBase& batch2, const Scalar& beta, const Scalar& alpha) {
  check_defined("baddbmm_", "self", self);
  check_defined("baddbmm_", "batch1", batch1);
  check_defined("baddbmm_", "batch2", batch2);
  check_on_meta("baddbmm_", {{"self", self}, {"batch1", batch1}, {"batch2", batch2}});
  const TensorSpec spec = meta::baddbmm(self, batch1, batch2, beta, alpha);
  prepare_output("baddbmm_", self, spec, /*resizable=*/false);
  return self;
}

// baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1,
//   Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu_baddbmm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& batch1,
                            const TensorBase& batch2, const Scalar& beta, const Scalar& alpha,
                            TensorBase& out) {
  check_defined("baddbmm.out", "self", self);
  check_defined("baddbmm.out", "batch1", batch1);
  check_defined("baddbmm.out", "batch2", batch2);
  check_defined("baddbmm.out", "out", out);
  const TensorSpec spec = meta::baddbmm(self, batch1, batch2, beta, alpha);
  OutputBuffer output("baddbmm.out", out, spec, /*resizable=*/true, {&self, &batch1, &batch2});
  kernels::baddbmm(self, batch1, batch2, beta, alpha, output.tensor());
  output.commit();
  return out;

}

// baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1,
//   Tensor(a!) out) -> Tensor(a!)
TensorBase& meta_baddbmm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& batch1,
                             const TensorBase& batch2, const Scalar& beta, const Scalar& alpha,
                             TensorBase& out) {
  check_defined("baddbmm.out", "self", self);
  check_defined("baddbmm.out", "batch1", batch1);
  check_defined("baddbmm.out", "batch2", batch2);
  check_defined("baddbmm.out", "out", out);
  check_on_meta("baddbmm.out",
                {{"self", self}, {"batch1", batch1}, {"batch2", batch2}, {"out", out}});
  const TensorSpec spec = meta::baddbmm(self, batch1, batch2, beta, alpha);
  prepare_output("baddbmm.out", out, spec, /*resizable=*/true);
  return out;
}

// mv(Tensor self, Tensor vec) -> Tensor
TensorBase cpu_mv(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec) {
  check_defined("mv", "self", self);
  check_defined("mv", "vec", vec);
  const TensorSpec spec = meta::mv(self, vec);
  TensorBase result = make_tensor(spec);
  kernels::mv(self, vec, result);
  return result;

}

// mv(Tensor self, Tensor vec) -> Tensor
TensorBase meta_mv(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec) {
  check_defined("mv", "self", self);
  check_defined("mv", "vec", vec);
  check_on_meta("mv", {{"self", self}, {"vec", vec}});
  const TensorSpec spec = meta::mv(self, vec);
  TensorBase result = make_tensor(spec);
  return result;
}

// mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu_mv_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec,
                       TensorBase& out) {
  check_defined("mv.out", "self", self);
  check_defined("mv.out", "vec", vec);
  check_defined("mv.out", "out", out);
  const TensorSpec spec = meta::mv(self, vec);
  OutputBuffer output("mv.out", out, spec, /*resizable=*/true, {&self, &vec});
  kernels::mv(self, vec, output.tensor());
  output.commit();
  return out;

}

// mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& meta_mv_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec,
                        TensorBase& out) {
  check_defined("mv.out", "self", self);
  check_defined("mv.out", "vec", vec);
  check_defined("mv.out", "out", out);
  check_on_meta("mv.out", {{"self", self}, {"vec", vec}, {"out", out}});
  const TensorSpec spec = meta::mv(self, vec);
  prepare_output("mv.out", out, spec, /*resizable=*/true);
  return out;
}

// dot(Tensor self, Tensor tensor) -> Tensor
TensorBase cpu_dot(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor) {
  check_defined("dot", "self", self);
  check_defined("dot", "tensor", tensor);
  const TensorSpec spec = meta::dot(self, tensor);
  TensorBase result = make_tensor(spec);
  kernels::dot(self, tensor, result);
  return result;

}

// dot(Tensor self, Tensor tensor) -> Tensor
TensorBase meta_dot(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor) {
  check_defined("dot", "self", self);
  check_defined("dot", "tensor", tensor);
  check_on_meta("dot", {{"self", self}, {"tensor", tensor}});
  const TensorSpec spec = meta::dot(self, tensor);
  TensorBase result = make_tensor(spec);
  return result;
}

// dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu_dot_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor,
                        TensorBase& out) {
  check_defined("dot.out", "self", self);
  check_defined("dot.out", "tensor", tensor);
  check_defined("dot.out", "out", out);
  const TensorSpec spec = meta::dot(self, tensor);
  OutputBuffer output("dot.out", out, spec, /*resizable=*/true, {&self, &tensor});
  kernels::dot(self, tensor, output.tensor());
  output.commit();
  return out;

}

// dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& meta_dot_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor,
                         TensorBase& out) {
  check_defined("dot.out", "self", self);
  check_defined("dot.out", "tensor", tensor);
  check_defined("dot.out", "out", out);
  check_on_meta("dot.out", {{"self", self}, {"tensor", tensor}, {"out", out}});
  const TensorSpec spec = meta::dot(self, tensor);
  prepare_output("dot.out", out, spec, /*resizable=*/true);
  return out;
}

// outer(Tensor self, Tensor vec2) -> Tensor
TensorBase outer(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec2) {
  check_defined("outer", "self", self);
  check_defined("outer", "vec2", vec2);
  if (!any_requires_grad(self, vec2)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::outer(self, vec2);
  }
  return composite::outer(self, vec2);
}

// matmul(Tensor self, Tensor other) -> Tensor
TensorBase matmul(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  check_defined("matmul", "self", self);
  check_defined("matmul", "other", other);
  if (!any_requires_grad(self, other)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::matmul(self, other);
  }
  return composite::matmul(self, other);
}

// linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
TensorBase linear(DispatchKeySet keys, const TensorBase& input, const TensorBase& weight,
                  const TensorBase& bias) {
  check_defined("linear", "input", input);
  check_defined("linear", "weight", weight);
  if (!any_requires_grad(input, weight, bias)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::linear(input, weight, bias);
  }
  return composite::linear(input, weight, bias);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_linear_algebra() {
  set(stubs::mm::entry(), DispatchKey::CPU, &cpu_mm);
  set(stubs::mm::entry(), DispatchKey::Meta, &meta_mm);
  set(stubs::mm_out::entry(), DispatchKey::CPU, &cpu_mm_out);
  set(stubs::mm_out::entry(), DispatchKey::Meta, &meta_mm_out);
  set(stubs::bmm::entry(), DispatchKey::CPU, &cpu_bmm);
  set(stubs::bmm::entry(), DispatchKey::Meta, &meta_bmm);
  set(stubs::bmm_out::entry(), DispatchKey::CPU, &cpu_bmm_out);
  set(stubs::bmm_out::entry(), DispatchKey::Meta, &meta_bmm_out);
  set(stubs::addmm::entry(), DispatchKey::CPU, &cpu_addmm);
  set(stubs::addmm::entry(), DispatchKey::Meta, &meta_addmm);
  set(stubs::addmm_::entry(), DispatchKey::CPU, &cpu_addmm_);
  set(stubs::addmm_::entry(), DispatchKey::Meta, &meta_addmm_);
  set(stubs::addmm_out::entry(), DispatchKey::CPU, &cpu_addmm_out);
  set(stubs::addmm_out::entry(), DispatchKey::Meta, &meta_addmm_out);
  set(stubs::baddbmm::entry(), DispatchKey::CPU, &cpu_baddbmm);
  set(stubs::baddbmm::entry(), DispatchKey::Meta, &meta_baddbmm);
  set(stubs::baddbmm_::entry(), DispatchKey::CPU, &cpu_baddbmm_);
  set(stubs::baddbmm_::entry(), DispatchKey::Meta, &meta_baddbmm_);
  set(stubs::baddbmm_out::entry(), DispatchKey::CPU, &cpu_baddbmm_out);
  set(stubs::baddbmm_out::entry(), DispatchKey::Meta, &meta_baddbmm_out);
  set(stubs::mv::entry(), DispatchKey::CPU, &cpu_mv);
  set(stubs::mv::entry(), DispatchKey::Meta, &meta_mv);
  set(stubs::mv_out::entry(), DispatchKey::CPU, &cpu_mv_out);
  set(stubs::mv_out::entry(), DispatchKey::Meta, &meta_mv_out);
  set(stubs::dot::entry(), DispatchKey::CPU, &cpu_dot);
  set(stubs::dot::entry(), DispatchKey::Meta, &meta_dot);
  set(stubs::dot_out::entry(), DispatchKey::CPU, &cpu_dot_out);
  set(stubs::dot_out::entry(), DispatchKey::Meta, &meta_dot_out);
  set(stubs::outer::entry(), backend_keys, &outer);
  set(stubs::matmul::entry(), backend_keys, &matmul);
  set(stubs::linear::entry(), backend_keys, &linear);
}

}  // namespace tenon

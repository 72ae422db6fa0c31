// Generated from ops.yaml by templates/kernels/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/base/generator.h"
#include "tenon/tensor/tensor_list.h"

// The handwritten functions that the operators of this category are computed by.

namespace tenon::kernels {

// native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
void native_dropout(const TensorBase& input, double p, std::optional<bool> train,
                    TensorBase& result0, TensorBase& result1);

// uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
TensorBase& uniform_(TensorBase& self, double from, double to,
                     const std::optional<Generator>& generator);

// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
TensorBase& normal_(TensorBase& self, double mean, double std,
                    const std::optional<Generator>& generator);

// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
TensorBase& bernoulli_(TensorBase& self, double p, const std::optional<Generator>& generator);

// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
TensorBase& random_(TensorBase& self, int64_t from, std::optional<int64_t> to,
                    const std::optional<Generator>& generator);

// exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)
TensorBase& exponential_(TensorBase& self, double lambd, const std::optional<Generator>& generator);

// cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) ->
//   Tensor(a!)
TensorBase& cauchy_(TensorBase& self, double median, double sigma,
                    const std::optional<Generator>& generator);

// log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) ->
//   Tensor(a!)
TensorBase& log_normal_(TensorBase& self, double mean, double std,
                        const std::optional<Generator>& generator);

// geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)
TensorBase& geometric_(TensorBase& self, double p, const std::optional<Generator>& generator);

// normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None,
//   ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) ->
//   Tensor
void normal_float_float(double mean, double std, IntArrayRef size,
                        const std::optional<Generator>& generator, TensorBase& result);

// multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None)
//   -> Tensor
void multinomial(const TensorBase& self, int64_t num_samples, bool replacement,
                 const std::optional<Generator>& generator, TensorBase& result);

// rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
void rand(IntArrayRef size, TensorBase& result);

// randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
void randn(IntArrayRef size, TensorBase& result);

// rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
void rand_like(const TensorBase& self, TensorBase& result);

// randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
void randn_like(const TensorBase& self, TensorBase& result);

// randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
void randint(int64_t low, int64_t high, IntArrayRef size, TensorBase& result);

// randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
void randperm(int64_t n, TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

// dropout(Tensor input, float p, bool train) -> Tensor
TensorBase dropout(const TensorBase& input, double p, bool train);

// feature_dropout(Tensor input, float p, bool train) -> Tensor
TensorBase feature_dropout(const TensorBase& input, double p, bool train);

// alpha_dropout(Tensor input, float p, bool train) -> Tensor
TensorBase alpha_dropout(const TensorBase& input, double p, bool train);

// feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor
TensorBase feature_alpha_dropout(const TensorBase& input, double p, bool train);

// dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)
TensorBase& dropout_(TensorBase& self, double p, bool train);

// feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)
TensorBase& feature_dropout_(TensorBase& self, double p, bool train);

// alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)
TensorBase& alpha_dropout_(TensorBase& self, double p, bool train);

// feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)
TensorBase& feature_alpha_dropout_(TensorBase& self, double p, bool train);

// bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
TensorBase bernoulli(const TensorBase& self, const std::optional<Generator>& generator);

// normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor
TensorBase normal_tensor_float(const TensorBase& mean, double std,
                               const std::optional<Generator>& generator);

// normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
TensorBase normal_float_tensor(double mean, const TensorBase& std,
                               const std::optional<Generator>& generator);

// normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
TensorBase normal_tensor_tensor(const TensorBase& mean, const TensorBase& std,
                                const std::optional<Generator>& generator);

}  // namespace tenon::composite

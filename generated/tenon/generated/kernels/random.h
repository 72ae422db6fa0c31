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

}  // namespace tenon::composite

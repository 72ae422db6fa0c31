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

// nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
//   -> (Tensor output, Tensor total_weight)
void nll_loss_forward(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                      int64_t reduction, int64_t ignore_index, TensorBase& output,
                      TensorBase& total_weight);

// nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
//   SymInt ignore_index, Tensor total_weight) -> Tensor
void nll_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                       const TensorBase& target, const TensorBase& weight, int64_t reduction,
                       int64_t ignore_index, const TensorBase& total_weight, TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

// nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
TensorBase nll_loss_nd(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                       int64_t reduction, int64_t ignore_index);

// cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100, float label_smoothing=0.0) -> Tensor
TensorBase cross_entropy_loss(const TensorBase& self, const TensorBase& target,
                              const TensorBase& weight, int64_t reduction, int64_t ignore_index,
                              double label_smoothing);

// binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) ->
//   Tensor
TensorBase binary_cross_entropy(const TensorBase& self, const TensorBase& target,
                                const TensorBase& weight, int64_t reduction);

// binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor?
//   pos_weight=None, int reduction=Mean) -> Tensor
TensorBase binary_cross_entropy_with_logits(const TensorBase& self, const TensorBase& target,
                                            const TensorBase& weight, const TensorBase& pos_weight,
                                            int64_t reduction);

// smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor
TensorBase smooth_l1_loss(const TensorBase& self, const TensorBase& target, int64_t reduction,
                          double beta);

// smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float
//   beta) -> Tensor
TensorBase smooth_l1_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                                   const TensorBase& target, int64_t reduction, double beta);

// huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor
TensorBase huber_loss(const TensorBase& self, const TensorBase& target, int64_t reduction,
                      double delta);

}  // namespace tenon::composite

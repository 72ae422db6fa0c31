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

// nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt
//   ignore_index) -> (Tensor output, Tensor total_weight)
void nll_loss2d_forward(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                        int64_t reduction, int64_t ignore_index, TensorBase& output,
                        TensorBase& total_weight);

// nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int
//   reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
void nll_loss2d_backward(const TensorBase& grad_output, const TensorBase& self,
                         const TensorBase& target, const TensorBase& weight, int64_t reduction,
                         int64_t ignore_index, const TensorBase& total_weight, TensorBase& result);

// multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output,
//   Tensor is_target)
void multilabel_margin_loss_forward(const TensorBase& self, const TensorBase& target,
                                    int64_t reduction, TensorBase& output, TensorBase& is_target);

// multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction,
//   Tensor is_target) -> Tensor
void multilabel_margin_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                                     const TensorBase& target, int64_t reduction,
                                     const TensorBase& is_target, TensorBase& result);

// _ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int
//   blank=0, bool zero_infinity=False) -> (Tensor, Tensor)
void _ctc_loss(const TensorBase& log_probs, const TensorBase& targets, IntArrayRef input_lengths,
               IntArrayRef target_lengths, int64_t blank, bool zero_infinity, TensorBase& result0,
               TensorBase& result1);

// _ctc_loss_backward(Tensor grad_output, Tensor log_probs, Tensor targets, int[] input_lengths,
//   int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool
//   zero_infinity=False) -> Tensor
void _ctc_loss_backward(const TensorBase& grad_output, const TensorBase& log_probs,
                        const TensorBase& targets, IntArrayRef input_lengths,
                        IntArrayRef target_lengths, const TensorBase& neg_log_likelihood,
                        const TensorBase& log_alpha, int64_t blank, bool zero_infinity,
                        TensorBase& result);

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

// margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int
//   reduction=Mean) -> Tensor
TensorBase margin_ranking_loss(const TensorBase& input1, const TensorBase& input2,
                               const TensorBase& target, double margin, int64_t reduction);

// hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor
TensorBase hinge_embedding_loss(const TensorBase& self, const TensorBase& target, double margin,
                                int64_t reduction);

// cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int
//   reduction=Mean) -> Tensor
TensorBase cosine_embedding_loss(const TensorBase& input1, const TensorBase& input2,
                                 const TensorBase& target, double margin, int64_t reduction);

// triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2,
//   float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor
TensorBase triplet_margin_loss(const TensorBase& anchor, const TensorBase& positive,
                               const TensorBase& negative, double margin, double p, double eps,
                               bool swap, int64_t reduction);

// soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
TensorBase soft_margin_loss(const TensorBase& self, const TensorBase& target, int64_t reduction);

// multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None,
//   int reduction=Mean) -> Tensor
TensorBase multi_margin_loss(const TensorBase& self, const TensorBase& target, const Scalar& p,
                             const Scalar& margin, const TensorBase& weight, int64_t reduction);

// multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? weight=None, int reduction=Mean)
//   -> Tensor
TensorBase multilabel_soft_margin_loss(const TensorBase& input, const TensorBase& target,
                                       const TensorBase& weight, int64_t reduction);

// poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int
//   reduction) -> Tensor
TensorBase poisson_nll_loss(const TensorBase& input, const TensorBase& target, bool log_input,
                            bool full, double eps, int64_t reduction);

// gaussian_nll_loss(Tensor input, Tensor target, Tensor var, bool full=False, float eps=1e-06, int
//   reduction=Mean) -> Tensor
TensorBase gaussian_nll_loss(const TensorBase& input, const TensorBase& target,
                             const TensorBase& var, bool full, double eps, int64_t reduction);

// ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int
//   blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor
TensorBase ctc_loss(const TensorBase& log_probs, const TensorBase& targets,
                    IntArrayRef input_lengths, IntArrayRef target_lengths, int64_t blank,
                    int64_t reduction, bool zero_infinity);

// ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths,
//   int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor
TensorBase ctc_loss_of_lengths(const TensorBase& log_probs, const TensorBase& targets,
                               const TensorBase& input_lengths, const TensorBase& target_lengths,
                               int64_t blank, int64_t reduction, bool zero_infinity);

}  // namespace tenon::composite

#pragma once

#include <tuple>

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What the negative log likelihood returns for `self` [N, C] or [C], an int64 `target` [N] or [],
/// a `weight` [C] or none, and a reduction 0 (none), 1 (mean) or 2 (sum). ShapeError, DTypeError or
/// ValueError for anything else; whether targets are in range is found out when they are read.
namespace tenon::meta {

/// Whether there is a loss for each sample, rather than one of all.
bool gives_loss_each(const TensorBase& self, int64_t reduction);

/// The loss, of the sizes of `target` without reduction and else without dimensions, and the
/// weight.
std::tuple<TensorSpec, TensorSpec> nll_loss_forward(const TensorBase& self,
                                                    const TensorBase& target,
                                                    const TensorBase& weight, int64_t reduction);
/// As `self`. `total_weight` has one element.
TensorSpec nll_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                             const TensorBase& target, const TensorBase& weight, int64_t reduction,
                             const TensorBase& total_weight);

/// The same of `self` [N, C, H, W] and `target` [N, H, W].
std::tuple<TensorSpec, TensorSpec> nll_loss2d_forward(const TensorBase& self,
                                                      const TensorBase& target,
                                                      const TensorBase& weight, int64_t reduction);
TensorSpec nll_loss2d_backward(const TensorBase& grad_output, const TensorBase& self,
                               const TensorBase& target, const TensorBase& weight,
                               int64_t reduction, const TensorBase& total_weight);

/// The losses [N] of `log_probs` [T, N, C] in float32 or float64, and the sums over alignments
/// [N, T, 2 * longest target + 1]. `targets` are [N, S], or one vector of all of them.
std::tuple<TensorSpec, TensorSpec> _ctc_loss(const TensorBase& log_probs, const TensorBase& targets,
                                             IntArrayRef input_lengths, IntArrayRef target_lengths,
                                             int64_t blank);
/// As `log_probs`.
TensorSpec _ctc_loss_backward(const TensorBase& grad_output, const TensorBase& log_probs,
                              const TensorBase& targets, IntArrayRef input_lengths,
                              IntArrayRef target_lengths, const TensorBase& neg_log_likelihood,
                              const TensorBase& log_alpha, int64_t blank);

/// Whether there is a loss for each sample of `self` [N, C], rather than one of all.
bool gives_multilabel_loss_each(const TensorBase& self, int64_t reduction);

/// The loss of `self` and an int64 `target`, both [N, C] or [C], and which classes are labels.
std::tuple<TensorSpec, TensorSpec> multilabel_margin_loss_forward(const TensorBase& self,
                                                                  const TensorBase& target,
                                                                  int64_t reduction);
/// As `self`.
TensorSpec multilabel_margin_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                                           const TensorBase& target, int64_t reduction,
                                           const TensorBase& is_target);

}  // namespace tenon::meta

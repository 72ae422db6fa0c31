#include "tests/differential/differences.h"

#include <fnmatch.h>

#include <algorithm>
#include <string>

#include "tools/promises/values.h"

namespace tenon::test {
namespace {

constexpr std::string_view kInternal = "a part of another operator, and Tenon's own";
constexpr std::string_view kLater = "came after 1.13.1";

constexpr std::string_view kOfPython =
    "in PyTorch a function of Python, in C++ one of torch::nn::functional";

constexpr std::string_view kOfArrays = "of the Python array standard";

constexpr Absence kAbsences[] = {
    {"_div_trunc.Scalar", kInternal},
    {"_div_trunc.Tensor", kInternal},
    {"_fused_adamw", kLater},
    {"_fused_adamw_", kLater},
    {"_fused_sgd", kLater},
    {"_fused_sgd_", kLater},
    {"_huber", kInternal},
    {"_in_interval", kInternal},
    {"_index_positions", kInternal},
    {"_masked_fill", kInternal},
    {"_nan_to_num", kInternal},
    {"_native_batch_norm_legit_functional", kLater},
    {"_pow", kInternal},
    {"_prelu_kernel", kLater},
    {"_scaled_dot_product_flash_attention_for_cpu", kLater},
    {"_scaled_dot_product_flash_attention_for_cpu_backward", kLater},
    {"_set_running_statistics", kInternal},
    {"_set_running_statistics_functional", kInternal},
    {"_signbit", kInternal},
    {"_native_batch_norm_legit", kLater},
    {"_native_batch_norm_legit.no_stats", kLater},
    {"_native_batch_norm_legit_no_training", kLater},
    {"affine_grid", kOfPython},
    {"alias_inverse", kInternal},
    {"all.dims", kLater},
    {"any.dims", kLater},
    {"as_strided_inverse", kInternal},
    {"detach_inverse", kInternal},
    {"diagonal_inverse", kInternal},
    {"diagonal_scatter_", kInternal},
    {"expand_inverse", kInternal},
    {"fold", kOfPython},
    {"gaussian_nll_loss", kOfPython},
    {"multilabel_soft_margin_loss", kOfPython},
    {"permute_inverse", kInternal},
    {"rms_norm", kLater},
    {"scaled_dot_product_attention", kLater},
    {"select_inverse.int", kInternal},
    {"select_scatter_", kInternal},
    {"slice_inverse.Tensor", kInternal},
    {"slice_scatter_", kInternal},
    {"split_inverse.Tensor", kInternal},
    {"split_with_sizes_inverse", kInternal},
    {"squeeze.dims", kLater},
    {"squeeze_copy.dims", kLater},
    {"squeeze_inverse", kInternal},
    {"squeeze_inverse.dim", kInternal},
    {"squeeze_inverse.dims", kInternal},
    {"sym_is_contiguous", kLater},
    {"sym_numel", kLater},
    {"sym_size.int", kLater},
    {"sym_storage_offset", kLater},
    {"sym_stride.int", kLater},
    {"t_inverse", kInternal},
    {"transpose_inverse.int", kInternal},
    {"unbind_inverse.int", kInternal},
    {"unfold_inverse", kInternal},
    {"unsqueeze_inverse", kInternal},
    {"vecdot", kOfArrays},
    {"view_as_complex_inverse", kInternal},
    {"view_as_real_inverse", kInternal},
    {"view_inverse", kInternal},
};

constexpr std::string_view kRowMajor = "Tenon's result is row-major";
constexpr std::string_view kOrderKept = "Tenon keeps the order of dimensions";
constexpr std::string_view kSigns = "vectors have either sign";
constexpr std::string_view kFactors = "the factors are of the matrix, in libtorch of its transpose";
constexpr std::string_view kNoMeaning = "a result for the backward, which it does not use here";
constexpr std::string_view kRounds = "libtorch rounds what lies between, too";

constexpr Difference kDifferences[] = {
    {"any", Aspect::kDType, "of uint8 libtorch gives uint8, for the sake of old programs"},
    {"all", Aspect::kDType, "of uint8 libtorch gives uint8, for the sake of old programs"},

    {"_fused_adam*", Aspect::kCall, "libtorch computes it on CUDA alone"},
    {"rsub.Tensor", Aspect::kStrides, "libtorch calls sub with the operands exchanged"},
    {"copy", Aspect::kStrides, kOrderKept},
    {"masked_fill*", Aspect::kStrides, kOrderKept},
    {"masked_scatter", Aspect::kStrides, kOrderKept},
    {"index_fill*", Aspect::kStrides, kRowMajor},
    {"index_put", Aspect::kStrides, kRowMajor},
    {"index.Tensor", Aspect::kStrides, kRowMajor},
    {"pow.Scalar", Aspect::kStrides, kOrderKept},
    {"angle", Aspect::kStrides, kOrderKept},
    {"log_sigmoid*", Aspect::kStrides, kOrderKept},
    {"prelu", Aspect::kStrides, kOrderKept},
    {"rrelu", Aspect::kStrides, kOrderKept},
    {"bernoulli*", Aspect::kStrides, kOrderKept},
    {"normal*", Aspect::kStrides, kOrderKept},
    {"smooth_l1_loss_backward", Aspect::kStrides, kOrderKept},
    {"complex", Aspect::kStrides, kRowMajor},
    {"polar", Aspect::kStrides, kRowMajor},
    {"flip", Aspect::kStrides, kRowMajor},
    {"rot90", Aspect::kStrides, kRowMajor},
    {"unique_consecutive", Aspect::kStrides, kRowMajor},
    {"gru_cell", Aspect::kStrides, "Tenon adds up in another order"},
    {"native_dropout", Aspect::kStrides, kRowMajor},
    {"dropout", Aspect::kStrides, kRowMajor},
    {"einsum", Aspect::kStrides, kRowMajor},
    {"linalg_*", Aspect::kStrides, kRowMajor},
    {"_linalg_*", Aspect::kStrides, kRowMajor},
    {"cholesky*", Aspect::kStrides, kRowMajor},
    {"inverse", Aspect::kStrides, kRowMajor},
    {"matrix_*", Aspect::kStrides, kRowMajor},
    {"*_copy", Aspect::kStrides, kRowMajor},
    {"*_copy.*", Aspect::kStrides, kRowMajor},

    {"_linalg_det", Aspect::kResult, kFactors, 1},
    {"_linalg_slogdet", Aspect::kResult, kFactors, 2},
    {"_linalg_solve_ex", Aspect::kResult, kFactors, 1},
    {"_linalg_eigh", Aspect::kValues, kSigns, 1},
    {"linalg_eigh", Aspect::kValues, kSigns, 1},
    {"_linalg_svd", Aspect::kValues, kSigns},
    {"linalg_svd", Aspect::kValues, kSigns},
    {"linalg_inv_ex", Aspect::kValues, "of a matrix that is singular but for rounding"},
    {"linalg_lstsq", Aspect::kReduced, "of a matrix that is singular but for rounding"},
    {"linalg_lstsq", Aspect::kResult, "libtorch tells no rank where there is nothing to solve", 2},
    {"_embedding_bag", Aspect::kResult, kNoMeaning, 1},
    {"embedding_bag*", Aspect::kResult, kNoMeaning, 1},
    {"native_batch_norm", Aspect::kResult, kNoMeaning, 1},
    {"grid_sampler_2d_backward", Aspect::kResult, "libtorch's mask is not obeyed", 1},
    {"unique_dim", Aspect::kResult, "libtorch gives what was not asked for, and does not sort NaN"},
    {"_ctc_loss", Aspect::kResult, kNoMeaning, 1},
    {"softshrink", Aspect::kValues, "libtorch makes 0 of NaN"},

    {"copy", Aspect::kGradients, "the gradient of self is 0; libtorch records none"},
    {"hardsigmoid", Aspect::kGradients, "libtorch multiplies with a sixth of float32 precision"},
    {"as_strided_scatter", Aspect::kGradients, "libtorch gives memory that nobody wrote"},
    {"embedding_dense_backward", Aspect::kGradients, "libtorch forgets scale_grad_by_freq"},
    {"_linalg_slogdet", Aspect::kGradients, "the sign of a real determinant has no history"},
    {"linalg_slogdet", Aspect::kGradients, "the sign of a real determinant has no history"},
    {"slogdet", Aspect::kGradients, "the sign of a real determinant has no history"},
    {"native_group_norm", Aspect::kGradients, "the statistics have no history"},
    {"linalg_matrix_power", Aspect::kGradients, "the power 0 has no history"},
    {"matrix_power", Aspect::kGradients, "the power 0 has no history"},
    {"*ctc_loss*", Aspect::kGradients, "libtorch takes for granted that log_softmax came before"},
    {"_ctc_loss_backward", Aspect::kValues,
     "libtorch takes for granted that log_softmax came before"},
    {"cholesky_solve", Aspect::kGradients, "only the triangle that is read has gradients"},
    {"cholesky_inverse", Aspect::kGradients, "only the triangle that is read has gradients"},
    {"_linalg_svd", Aspect::kGradients, kSigns},
    {"linalg_svd", Aspect::kGradients, kSigns},

    {"multi*_margin_loss", Aspect::kEmpty, "libtorch gives memory that nobody wrote"},

    {"conv_transpose*", Aspect::kReduced, "libtorch takes it for an ordinary convolution"},
    {"convolution", Aspect::kReduced, "the same, where it is transposed"},
    {"isin.Tensor_Tensor", Aspect::kReduced, "libtorch has no kernel"},
    {"baddbmm", Aspect::kReduced, kRounds},
    {"bilinear", Aspect::kReduced, kRounds},
    {"tensordot", Aspect::kReduced, kRounds},
    {"histc", Aspect::kReduced, kRounds},
    {"native_layer_norm", Aspect::kReduced, kRounds},
    {"native_group_norm*", Aspect::kReduced, kRounds},
    {"upsample_bicubic2d*", Aspect::kReduced, kRounds},

    {"_softmax_backward_data", Aspect::kOrder, "libtorch mixes up the rows"},
    {"adaptive_max_pool3d_backward", Aspect::kOrder, "libtorch mixes up the indices"},
    {"native_group_norm_backward", Aspect::kOrder, "libtorch mixes up the groups"},
    {"masked_select", Aspect::kOrder, "libtorch mixes up the gradients"},
    {"view_copy", Aspect::kOrder, "what view refuses is refused"},

    {"einsum", Aspect::kSharing, "Tenon's result is new"},
    {"channel_shuffle", Aspect::kSharing, "Tenon's result is new"},
    {"cartesian_prod", Aspect::kSharing, "Tenon's result is new"},
    {"conj", Aspect::kSharing, "there is no bit for conjugates that are not computed yet"},

    {"dot", Aspect::kComplex, "libtorch gives 0, with Debian's BLAS"},
    {"vdot", Aspect::kComplex, "libtorch gives 0, with Debian's BLAS"},
    {"matmul", Aspect::kComplex, "libtorch gives 0 for vectors, with Debian's BLAS"},
    {"sigmoid_backward", Aspect::kComplex, "its caller takes the conjugate"},
    {"tanh_backward", Aspect::kComplex, "its caller takes the conjugate"},
    {"index_add", Aspect::kComplex, "libtorch forgets the conjugate of alpha"},
    {"_fft_c2c", Aspect::kComplex, "libtorch gives memory that nobody wrote, of no dimensions"},
};

bool matches(std::string_view pattern, std::string_view op) {
  return fnmatch(std::string(pattern).c_str(), std::string(op).c_str(), 0) == 0;
}

}  // namespace

std::span<const Absence> absences() {
  return kAbsences;
}

bool differs(std::string_view op, Aspect aspect, size_t result) {
  return std::ranges::any_of(kDifferences, [&](const Difference& difference) {
    return difference.aspect == aspect && difference.from <= result && matches(difference.op, op);
  });
}

bool depends_on_seed(const OperatorEntry& op, const Stack& arguments) {
  if (!op.schema().nondeterministic_seeded) return false;
  const Stack first = tools::call(op, tools::deep_copy(arguments));
  for (int other = 0; other < 16; ++other) {  // each with the next numbers
    const Stack results = tools::call(op, tools::deep_copy(arguments));
    for (size_t i = 0; i < first.size(); ++i) {
      if (!tools::same(results[i], first[i])) return true;
    }
  }
  return false;
}

}  // namespace tenon::test

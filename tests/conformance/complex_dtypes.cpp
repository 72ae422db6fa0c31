// Every operator on complex tensors: the samples of float64 with imaginary parts. What does not
// compute with complex numbers refuses them.

#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/conj_physical.h"
#include "tenon/generated/ops/zeros_like.h"
#include "tests/support/converted_arguments.h"
#include "tests/support/error_names.h"
#include "tests/support/outcome.h"
#include "tests/support/reference.h"
#include "tools/promises/elements.h"
#include "tools/promises/values.h"

namespace tenon::test {
namespace {

void compare(const Stack& results, const Stack& expected, double tolerance) {
  const auto got = tensors_of(results), wanted = tensors_of(expected);
  REQUIRE(got.size() == wanted.size());
  for (size_t i = 0; i < got.size(); ++i) {
    REQUIRE(got[i].defined() == wanted[i].defined());
    if (!got[i].defined()) continue;
    CHECK(got[i].sizes() == wanted[i].sizes());
    const std::vector<double> a = elements(got[i]), b = elements(wanted[i]);
    REQUIRE(a.size() == b.size());
    for (size_t j = 0; j < a.size(); ++j) {
      if (std::abs(b[j]) > 1e30) continue;  // beyond float32
      INFO("element " << j << ": " << a[j] << ", expected " << b[j]);
      CHECK(near(a[j], b[j], tolerance));
    }
  }
}

Stack conjugated(const Stack& stack) {
  Stack result = tools::with_tensors(stack, [](const TensorBase& tensor) {
    return tensor.defined() && tensor.is_complex() ? ops::conj_physical(tensor) : tensor;
  });
  for (Value& value : result) {
    if (value.isComplexDouble()) value = value.to_scalar().conj();
  }
  return result;
}

void for_each_deterministic(
    const std::function<void(const Sample&, const OperatorEntry&, const Stack&)>& check) {
  for_each_deterministic_sample(
      [&](const Sample& sample, const OperatorEntry& op, const Stack& arguments) {
        if (has_dtype(arguments, DType::kFloat64)) check(sample, op, arguments);
      });
}

/// Operators that compute with complex numbers: the names of the functional variants.
const std::set<std::string> kComplex = words_of(R"(
  abs acos acos_grad_self acos_grad_self_grad_self acosh acosh_grad_self acosh_grad_self_grad_self
  add addcdiv addcdiv_grad_tensor1 addcmul addcmul_grad_tensor1 addmm addmv alias alias_copy
  alias_inverse all allclose any as_strided as_strided_copy as_strided_inverse as_strided_scatter
  asin asinh asinh_grad_self asinh_grad_self_grad_self atan atan_grad_self
  atan_grad_self_grad_self atanh atanh_grad_self atanh_grad_self_grad_self atleast_1d atleast_2d
  atleast_3d baddbmm block_diag bmm broadcast_tensors broadcast_to cartesian_prod cat
  channel_shuffle chunk clone constant_pad_nd contiguous copy cos cos_grad_self
  cos_grad_self_grad_self cosh cosh_grad_self cosh_grad_self_grad_self count_nonzero cross cumprod
  cumsum detach detach_copy detach_inverse diag diag_embed diagonal diagonal_copy diagonal_inverse
  diagonal_scatter diff div div_grad_other div_grad_other_grad_other dot einsum embedding eq equal
  exp exp2 expand expand_as expand_copy expand_inverse expm1 expm1_grad_self fft_fft fft_fftn
  fft_hfft fft_ifft fft_ifftshift fft_irfft fill flatten flip full_like gather glu gru_cell hypot
  hypot_grad_other hypot_grad_other_grad_other hypot_grad_self hypot_grad_self_grad_other
  hypot_grad_self_grad_self index index_add index_copy index_fill index_put index_select isclose
  isfinite isinf isnan item kron l1_loss linalg_cross linalg_matrix_norm linalg_multi_dot
  linalg_norm linalg_vander linalg_vecdot linalg_vector_norm linear local_scalar_dense log log10
  log1p log1p_grad_self log1p_grad_self_grad_self log2 logical_and logical_not logical_or
  logical_xor lstm_cell masked_fill masked_fill_grad_value masked_scatter masked_select matmul
  max_unpool2d max_unpool3d mean meshgrid mm moveaxis movedim mul mv nanmean nansum narrow ne neg
  new_full new_zeros nonzero norm ones_like outer pack_padded_sequence
  pack_padded_sequence_backward pad pad_packed_sequence permute permute_copy permute_inverse
  pixel_shuffle pixel_unshuffle pow pow_grad_exponent pow_grad_exponent_grad_exponent
  pow_grad_exponent_grad_output pow_grad_exponent_grad_self pow_grad_self
  pow_grad_self_grad_exponent pow_grad_self_grad_self prod real reciprocal reciprocal_grad_self
  reflection_pad1d reflection_pad2d reflection_pad3d repeat repeat_interleave replication_pad1d
  replication_pad2d replication_pad3d reshape reshape_as resize rnn_tanh_cell roll rot90 rsqrt
  rsqrt_grad_self rsub scatter scatter_add select select_copy select_inverse select_scatter
  set_running_statistics set_running_statistics_functional sigmoid sigmoid_backward
  sigmoid_backward_grad_output sin sin_grad_self sinh sinh_grad_self slice slice_copy
  slice_inverse slice_scatter split split_copy split_inverse split_with_sizes
  split_with_sizes_copy split_with_sizes_inverse sqrt square squeeze squeeze_copy squeeze_inverse
  stack std std_mean sub sum swapaxes swapdims sym_is_contiguous sym_numel sym_size
  sym_storage_offset sym_stride t t_copy t_inverse take_along_dim tan tan_grad_self tanh
  tanh_backward tanh_backward_grad_output tensor_split tensordot tile to to_copy transpose
  transpose_copy transpose_inverse trapezoid tril triu type_as unbind unbind_copy unbind_inverse
  unflatten unfold unfold_copy unfold_inverse unsafe_view unsqueeze unsqueeze_copy
  unsqueeze_inverse vander var var_mean vecdot view view_as view_as_complex_inverse view_copy
  view_inverse where zero zeros_like)");

/// Those of them whose results are no conjugates where the arguments are.
const std::set<std::string> kNotSymmetric = {"fft_fft", "fft_fftn", "fft_hfft", "fft_ifft",
                                             "fft_irfft"};

}  // namespace

TEST_CASE("what does not compute with complex numbers refuses them", "[complex]") {
  std::set<std::string> computing;
  for_each_deterministic([&](const Sample& sample, const OperatorEntry& op, const Stack& given) {
    const Stack arguments = with_imaginary_parts(given, DType::kComplex128);
    const Stack before = deep_copy(arguments);
    const Outcome outcome = outcome_of(op, arguments);
    if (outcome.error.empty()) {
      computing.insert(plain_name(sample.op));
    } else {
      check_refused(outcome, sample, {ErrorCode::kDType}, arguments, before);
    }
  });
  CHECK(computing == kComplex);
}

TEST_CASE("a complex number is taken or refused as any argument", "[complex]") {
  for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
    const Stack given = complete(sample);
    for (size_t i = 0; i < given.size(); ++i) {
      const ArgumentType type = op.schema().arguments[i].type;
      if (type == ArgumentType::kTensor || op.schema().arguments[i].list) continue;
      Stack arguments = deep_copy(given);
      arguments[i] = Value(Scalar(Complex128(0.5, -1.5)));
      const Stack before = deep_copy(arguments);
      const Outcome outcome = outcome_of(op, arguments);
      INFO("argument " << i);
      CHECK((!outcome.error.empty() || type == ArgumentType::kScalar));
      if (outcome.error.empty()) continue;
      const std::set<ErrorCode> codes = {ErrorCode::kDType, ErrorCode::kType,
                                         ErrorCode::kShape};  // no order at all is meant
      check_refused(outcome, sample, codes, arguments, before);
    }
  });
}

/// Complex arguments beside a real first one that leave the result real: of what is copied on
/// demand, of labels, which are compared, of a distance, and of what only tells sizes.
const std::set<std::string> kLeaveReal = words_of(R"(
  copy.src cosine_embedding_loss.target hinge_embedding_loss.target l1_loss.target
  expand_as.other expand_inverse.mutated_view reshape_as.other view_as.other)");

TEST_CASE("complex numbers are not stored in real tensors", "[complex]") {
  std::set<std::string> left;
  for_each_deterministic([&](const Sample& sample, const OperatorEntry& op, const Stack& given) {
    const Stack complex = with_imaginary_parts(given, DType::kComplex128);
    for (size_t i = 1; i < given.size(); ++i) {
      if (!has_dtype({given[i]}, DType::kFloat64)) continue;
      Stack arguments = deep_copy(given);
      arguments[i] = complex[i];
      const Stack before = deep_copy(arguments);
      const Outcome outcome = outcome_of(op, arguments);
      if (!outcome.error.empty()) {
        check_refused(outcome, sample, {ErrorCode::kDType, ErrorCode::kType}, arguments, before);
        continue;
      }
      const auto results = tensors_of(outcome.results);
      if (std::ranges::none_of(results, &TensorBase::is_complex) &&
          has_dtype(outcome.results, DType::kFloat64)) {
        left.insert(plain_name(sample.op) + "." + std::string(op.schema().arguments[i].name));
      }
    }
  });
  CHECK(left == kLeaveReal);
}

TEST_CASE("complex64 gives what complex128 gives", "[complex]") {
  for_each_deterministic([&](const Sample& sample, const OperatorEntry& op, const Stack& given) {
    if (!kComplex.contains(plain_name(sample.op))) return;
    const Stack narrow = with_imaginary_parts(given, DType::kComplex64);
    const Stack wide = tools::with_tensors(narrow, [](const TensorBase& tensor) {
      return tensor.dtype() == DType::kComplex64 ? ops::_to_copy(tensor, DType::kComplex128)
                                                 : tensor;
    });
    const Outcome expected = outcome_of(op, wide), result = outcome_of(op, narrow);
    CHECK(result.error.empty() == expected.error.empty());
    if (expected.error.empty()) compare(result.results, expected.results, 2e-4);
  });
}

TEST_CASE("conjugates give conjugates", "[complex]") {
  for_each_deterministic([&](const Sample& sample, const OperatorEntry& op, const Stack& given) {
    const std::string name = plain_name(sample.op);
    if (!kComplex.contains(name) || kNotSymmetric.contains(name)) return;
    const Stack arguments = with_imaginary_parts(given, DType::kComplex128);
    const Outcome result = outcome_of(op, conjugated(arguments));
    const Outcome expected = outcome_of(op, arguments);
    REQUIRE(result.error.empty() == expected.error.empty());
    if (expected.error.empty()) compare(result.results, conjugated(expected.results), 1e-12);
  });
}

TEST_CASE("complex numbers without imaginary parts give what real ones give", "[complex]") {
  for_each_deterministic([&](const Sample& sample, const OperatorEntry& op, const Stack& given) {
    if (!kComplex.contains(plain_name(sample.op))) return;
    const Outcome real = outcome_of(op, deep_copy(given));
    if (!real.error.empty()) return;
    const Outcome result = outcome_of(op, with_parts(given, DType::kComplex128, [](auto& part) {
                                        return ops::zeros_like(part);
                                      }));
    if (!result.error.empty()) return;  // of an argument that is a number
    const auto got = tensors_of(result.results), wanted = tensors_of(real.results);
    REQUIRE(got.size() == wanted.size());
    for (size_t i = 0; i < got.size(); ++i) {
      if (!got[i].defined()) continue;
      const int64_t parts = got[i].is_complex() && !wanted[i].is_complex() ? 2 : 1;
      const std::vector<double> a = elements(got[i]), b = elements(wanted[i]);
      REQUIRE(a.size() == b.size() * parts);
      for (size_t j = 0; j < b.size(); ++j) {
        if (!std::isfinite(b[j])) continue;  // outside of the domain of real numbers
        INFO("element " << j << ": " << a[j * parts] << ", expected " << b[j]);
        CHECK(near(a[j * parts], b[j], 1e-12));
        if (parts == 2) CHECK(near(a[j * parts + 1], 0, 1e-12));
      }
    }
  });
}

}  // namespace tenon::test

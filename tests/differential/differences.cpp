#include "tests/differential/differences.h"

#include <algorithm>

#include "tools/promises/values.h"

namespace tenon::test {
namespace {

constexpr std::string_view kInternal = "a part of another operator, and Tenon's own";
constexpr std::string_view kLater = "came after 1.13.1";

constexpr Absence kAbsences[] = {
    {"_huber", kInternal},
    {"_pow", kInternal},
    {"_set_running_statistics", kInternal},
    {"_set_running_statistics_functional", kInternal},
    {"_native_batch_norm_legit", kLater},
    {"_native_batch_norm_legit.no_stats", kLater},
    {"_native_batch_norm_legit_no_training", kLater},
    {"rms_norm", kLater},
    {"scaled_dot_product_attention", kLater},
    {"squeeze.dims", kLater},
};

constexpr Difference kDifferences[] = {
    {"empty*", Aspect::kValues, "contents are undefined"},
    {"any", Aspect::kDType, "of uint8 libtorch gives uint8, for the sake of old programs"},
    {"all", Aspect::kDType, "of uint8 libtorch gives uint8, for the sake of old programs"},
    {"rsub.Tensor", Aspect::kStrides, "libtorch calls sub with the operands exchanged"},
    {"copy", Aspect::kStrides, "Tenon keeps the order of dimensions"},
    {"masked_fill*", Aspect::kStrides, "Tenon keeps the order of dimensions"},
    {"pow.Scalar", Aspect::kStrides, "Tenon keeps the order of dimensions"},
    {"flip", Aspect::kStrides, "Tenon's result is row-major"},
    {"unique_consecutive", Aspect::kStrides, "Tenon's result is row-major"},
    {"gru_cell", Aspect::kStrides, "Tenon adds up in another order"},
    {"native_dropout", Aspect::kStrides, "Tenon's result is row-major"},
    {"dropout", Aspect::kStrides, "Tenon's result is row-major"},
    {"_softmax_backward_data", Aspect::kOrder, "libtorch mixes up the rows"},
    {"copy", Aspect::kGradients, "the gradient of self is 0; libtorch records none"},
    {"hardsigmoid", Aspect::kGradients, "libtorch multiplies with a sixth of float32 precision"},
    {"as_strided_scatter", Aspect::kGradients, "libtorch gives memory that nobody wrote"},
    {"embedding_dense_backward", Aspect::kGradients, "libtorch forgets scale_grad_by_freq"},
    {"conv_transpose*", Aspect::kBFloat16, "libtorch takes it for an ordinary convolution"},
    {"convolution", Aspect::kBFloat16, "the same, where it is transposed"},
    {"isin.Tensor_Tensor", Aspect::kBFloat16, "libtorch has no kernel"},
    {"native_layer_norm", Aspect::kBFloat16, "libtorch rounds the statistics, too"},
};

bool matches(std::string_view pattern, std::string_view op) {
  if (!pattern.ends_with('*')) return pattern == op;
  return op.starts_with(pattern.substr(0, pattern.size() - 1));
}

}  // namespace

std::span<const Absence> absences() {
  return kAbsences;
}

bool differs(std::string_view op, Aspect aspect) {
  return std::ranges::any_of(kDifferences, [&](const Difference& difference) {
    return difference.aspect == aspect && matches(difference.op, op);
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

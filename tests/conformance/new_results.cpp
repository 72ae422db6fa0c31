// What is new is no view: it can be detached in place, and has no base that anybody could modify.
// Where the call is recorded, the results of some composites still are, which are listed.

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "tests/support/outcome.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

bool shares_memory(const TensorBase& result, const std::vector<TensorBase>& arguments) {
  return std::ranges::any_of(arguments, [&](const TensorBase& argument) {
    return argument.defined() && result.is_alias_of(argument);
  });
}

/// The operators with a result that shares no memory with an argument and is a view;
/// `requires_grad` tells whether the first float64 argument does, the others of which may have no
/// gradient.
std::set<std::string> operators_whose_results_are_views(bool requires_grad) {
  std::set<std::string> views;
  for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
    if (op.schema().kind != OperatorKind::kFunctional) return;
    const Stack arguments = deep_copy(complete(sample));
    const std::vector<TensorBase> given = tensors_of(arguments);
    const auto first = std::ranges::find_if(given, [](const TensorBase& tensor) {
      return tensor.defined() && tensor.dtype() == DType::kFloat64;
    });
    if (requires_grad && first != given.end()) first->set_requires_grad(true);
    for (const TensorBase& result : tensors_of(call(op, arguments))) {
      const bool is_new = result.defined() && !shares_memory(result, given);
      if (is_new && result.is_view()) views.insert(sample.op);
    }
  });
  return views;
}

/// Whose last step is a view of what they have made, as that of some is in libtorch, where it is
/// recorded. Nobody holds what it is a view of.
const std::set<std::string> kEndInViews = words_of(R"(
  _pack_padded_sequence_backward _pad_packed_sequence adaptive_avg_pool1d adaptive_max_pool1d
  affine_grid affine_grid_generator avg_pool1d bilinear channel_shuffle complex conv1d conv2d
  conv_transpose3d.input einsum gru.input linalg_matrix_norm linalg_matrix_norm.str_ord
  linalg_multi_dot lstm.input max_pool1d max_unpool2d max_unpool3d multi_margin_loss nanquantile
  nanquantile.scalar nll_loss_nd pixel_shuffle pixel_unshuffle polar quantile quantile.scalar
  rnn_relu.input rnn_tanh.input scaled_dot_product_attention)");

TEST_CASE("a result that shares no memory with an argument is no view") {
  CHECK(operators_whose_results_are_views(false) == std::set<std::string>());
  CHECK(operators_whose_results_are_views(true) == kEndInViews);
}

}  // namespace
}  // namespace tenon::test

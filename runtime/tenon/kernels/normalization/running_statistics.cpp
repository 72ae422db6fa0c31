#include <optional>

#include "tenon/base/check.h"
#include "tenon/generated/kernels/normalization.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/meta/same_type.h"
#include "tenon/kernels/pointwise/overlap.h"
#include "tenon/kernels/pointwise/prepared_copy.h"

namespace tenon::kernels {
namespace {

void check_statistic(std::string_view name, const TensorBase& running, const TensorBase& value) {
  constexpr std::string_view kOp = "_set_running_statistics";
  meta::check_same_type(kOp, name, running, "its value", value);
  TENON_CHECK(running.sizes() == value.sizes(), ShapeError, kOp, ": expected a value of the sizes ",
              running.sizes(), " of ", name, ", got ", value.sizes());
  check_writable(kOp, running, name);
}

}  // namespace

void _set_running_statistics(TensorBase& running_mean, TensorBase& running_var,
                             const TensorBase& mean, const TensorBase& variance) {
  check_statistic("running_mean", running_mean, mean);
  check_statistic("running_var", running_var, variance);
  if (!running_mean.is_cpu() || !running_var.is_cpu()) return;
  // Of a value that shares memory with what is written, the copy is made first.
  const TensorBase means = contiguous_copy(mean), variances = contiguous_copy(variance);
  std::optional<PreparedCopy> of_mean, of_variance;
  if (running_mean.numel() > 0) of_mean.emplace(means, running_mean);
  if (running_var.numel() > 0) of_variance.emplace(variances, running_var);
  if (of_mean) of_mean->run();
  if (of_variance) of_variance->run();
}

}  // namespace tenon::kernels

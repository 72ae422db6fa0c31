#include "tenon/io/row_major_data.h"

#include <optional>

#include "tenon/generated/ops/contiguous.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/tensor_methods.h"

namespace tenon::io {

TensorBase row_major_on_cpu(const TensorBase& tensor) {
  const InferenceMode guard;
  return ops::contiguous(detail::convert(tensor, TensorOptions(kCPU), /*non_blocking=*/false,
                                         /*copy=*/false, std::nullopt));
}

}  // namespace tenon::io

#pragma once

#include <optional>
#include <string>

#include "tenon/base/array_ref.h"
#include "tenon/tensor/backward_inputs.h"
#include "tenon/tensor/indexing.h"
#include "tenon/tensor/tensor_base.h"

/// What the methods of `Tensor` call that no operator of their own stands for, see tensor.h.
/// Defined in api/tensor_methods.cpp and api/indexing.cpp.
namespace tenon::detail {

TENON_API TensorBase convert(const TensorBase& self, const TensorOptions& options,
                             bool non_blocking, bool copy,
                             std::optional<MemoryFormat> memory_format);

/// The only element of a tensor of uint64.
TENON_API uint64_t unsigned_item(const TensorBase& self);

TENON_API TensorBase index(const TensorBase& self, int64_t index);
/// A tensor of one integer as an index.
TENON_API TensorBase index(const TensorBase& self, const TensorBase& index);
TENON_API TensorBase index(const TensorBase& self, ArrayRef<indexing::TensorIndex> indices);
TENON_API void index_put(const TensorBase& self, ArrayRef<indexing::TensorIndex> indices,
                         const TensorBase& value);
TENON_API void index_put(const TensorBase& self, ArrayRef<indexing::TensorIndex> indices,
                         const Scalar& value);

TENON_API void run_backward(const TensorBase& self, const TensorBase& gradient,
                            std::optional<bool> retain_graph, bool create_graph,
                            BackwardInputs inputs);
TENON_API void detach_in_place(const TensorBase& self);

/// Device and dtype, see printing.h.
TENON_API std::string type_word(const TensorBase& self);
/// Writes device, dtype and sizes to the standard error output.
TENON_API void print_type(const TensorBase& self);

}  // namespace tenon::detail

#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "tenon/tensor/factory.h"
#include "tenon/tensor/tensor_list.h"

namespace tenon {

namespace detail {
[[noreturn]] TENON_API TENON_COLD void fail_undefined(std::string_view op,
                                                      std::string_view argument);
}  // namespace detail

/// Raises ValueError, naming operator and argument, for an undefined tensor.
inline void check_defined(std::string_view op, std::string_view argument,
                          const TensorBase& tensor) {
  if (!tensor.defined()) [[unlikely]]
    detail::fail_undefined(op, argument);
}
inline void check_defined(std::string_view op, std::string_view argument,
                          const TensorList& tensors) {
  for (const TensorBase& tensor : tensors) check_defined(op, argument, tensor);
}

/// A tensor or a list of them, by the name of its argument.
struct TensorArgument {
  TensorArgument(std::string_view argument, const TensorBase& tensor)
      : name(argument), tensors(tensor) {}
  TensorArgument(std::string_view argument, const TensorList& list)
      : name(argument), tensors(list) {}
  std::string_view name;
  TensorList tensors;
};
/// DeviceError, naming both, for a tensor that is not on the meta device beside one that is. For
/// kernels that compute nothing: a tensor with data would get none of its result, or change not.
TENON_API void check_on_meta(std::string_view op, std::initializer_list<TensorArgument> arguments);

/// A tensor that a call writes to. No two of a call are in the same memory, but those of one set.
struct WrittenTensor {
  const TensorBase* tensor;
  std::string_view argument;
  size_t set;
};
/// ValueError, naming both arguments, where that does not hold of `written`, which it sorts: what
/// is written to one would be lost. `resizable` ones share memory already when one of a storage is
/// empty, since a result may make it larger. Undefined ones share none.
TENON_API void check_written_apart(std::string_view op, std::span<WrittenTensor> written,
                                   bool resizable);

/// What `tensor` is.
inline TensorSpec spec_of(const TensorBase& tensor) {
  return {tensor.sizes(), tensor.dtype(), tensor.device()};
}

/// A new tensor for each spec.
TENON_API std::vector<TensorBase> make_tensors(const std::vector<TensorSpec>& specs);

/// Checks that `target` can take a result of `spec`: ShapeError when the sizes differ (an empty
/// `resizable` one may be of any), DTypeError when the result's dtype cannot be cast to the
/// target's, DeviceError for another device. Changes nothing.
TENON_API void check_output(std::string_view op, const TensorBase& target, const TensorSpec& spec,
                            bool resizable);

/// `target` as it will be: a second tensor of the sizes, and the strides if there are any, of
/// `spec` in the storage of `target`, which is made large enough. `target` itself is as before, so
/// that an error that comes later finds it unchanged.
TensorBase resized_output(std::string_view op, const TensorBase& target, const TensorSpec& spec);
/// `target` itself if it is of these sizes, else as `resized_output` gives it.
TENON_API TensorBase output_place(std::string_view op, const TensorBase& target, IntArrayRef sizes);
/// Gives `target` the geometry of such a place, which is of no use afterwards.
TENON_API void take_geometry(TensorBase& target, const TensorBase& place) noexcept;

/// Copies `result` into the place of `target`, which takes its geometry.
TENON_API void fill_output(TensorBase& target, const TensorBase& place, const TensorBase& result);

/// Gives each target the sizes of its spec, once all are checked and have memory: what is left of a
/// structured call where there is nothing to compute.
TENON_API void prepare_outputs(std::string_view op, std::initializer_list<TensorBase*> targets,
                               std::initializer_list<const TensorSpec*> specs, bool resizable);

/// Where a structured kernel writes when its result belongs into a tensor that is there already:
/// the tensor itself, or a temporary where the kernel may not write to it, because it is of another
/// dtype, not row-major, or shares memory with an input. The target keeps its sizes until `commit`,
/// for a kernel may find an index out of range.
class TENON_API OutputBuffer {
 public:
  OutputBuffer(std::string_view op, TensorBase& target, const TensorSpec& spec, bool resizable,
               std::initializer_list<const TensorBase*> inputs,
               std::initializer_list<TensorList> lists);

  /// For a kernel that may fail once it has written.
  void compute_apart(const TensorSpec& spec) {
    if (!temporary_.defined()) temporary_ = make_tensor(spec);
  }
  TensorBase& tensor() {
    if (temporary_.defined()) return temporary_;
    return resized_.defined() ? resized_ : target_;
  }
  /// Gives the target its sizes, and a temporary's contents.
  void commit();

 private:
  TensorBase& target_;
  TensorBase resized_;
  TensorBase temporary_;
};

}  // namespace tenon

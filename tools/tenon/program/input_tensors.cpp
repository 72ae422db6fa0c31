#include "tools/tenon/program/input_tensors.h"

#include <algorithm>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/generated/functions.h"
#include "tenon/io/npy.h"
#include "tenon/io/safetensors.h"
#include "tenon/tensor/factory.h"

namespace tenon::tools {
namespace {

class Maker {
 public:
  Maker(const Input& input, const std::filesystem::path& folder) : input_(input), folder_(folder) {}

  Tensor operator()(const RandomSource& source) const {
    const DType dtype = input_.dtype.value_or(default_dtype());
    if (is_complex(dtype)) {
      const TensorOptions options = TensorOptions().dtype(real_dtype(dtype));
      const Tensor real = randn(source.sizes, options);
      return complex(real, randn(source.sizes, options));
    }
    if (is_floating_point(dtype)) return randn(source.sizes, TensorOptions().dtype(dtype));
    return randn(source.sizes).gt(0).to(dtype);  // zeros and ones, which are indices too
  }

  Tensor operator()(const FileSource& source) const {
    io::TensorMap tensors = io::load_safetensors(folder_ / source.path);
    const auto found = tensors.find(source.name);
    TENON_CHECK(found != tensors.end(), InputError, source.path, ": no tensor is called '",
                source.name, "'", did_you_mean_one_of(tensors, source.name));
    return converted(std::move(found->second));
  }

  Tensor operator()(const NpySource& source) const {
    return converted(io::load_npy(folder_ / source.path));
  }

  Tensor operator()(const ValuesSource& source) const {
    const DType dtype = input_.dtype.value_or(common_dtype(source.elements));
    TensorBase result = make_tensor(source.sizes, dtype);
    dispatch_all("values", dtype, [&]<class T>(TypeTag<T>) {
      std::ranges::transform(source.elements, result.data_ptr<T>(),
                             [](const Scalar& number) { return number.to<T>(); });
    });
    return Tensor(std::move(result));
  }

 private:
  static std::string did_you_mean_one_of(const io::TensorMap& tensors, const std::string& name) {
    std::vector<std::string_view> names;
    for (const auto& [known, tensor] : tensors) names.push_back(known);
    return suggestion(name, names);
  }

  /// bool, int64, the default floating dtype or the complex one of that: the widest kind among the
  /// numbers.
  static DType common_dtype(const std::vector<Scalar>& numbers) {
    if (numbers.empty()) return default_dtype();
    const auto widest = std::ranges::max_element(numbers, {}, &Scalar::kind);
    return widest->default_tensor_dtype();
  }

  Tensor converted(Tensor tensor) const { return input_.dtype ? tensor.to(*input_.dtype) : tensor; }

  const Input& input_;
  const std::filesystem::path& folder_;
};

}  // namespace

Tensor make_input(const Input& input, const std::filesystem::path& folder) {
  const Tensor tensor = std::visit(Maker(input, folder), input.source);
  if (input.requires_grad) tensor.set_requires_grad(true);
  return tensor;
}

}  // namespace tenon::tools

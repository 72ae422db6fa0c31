#include "texture.h"

#include <tenon/base/allocator.h>
#include <tenon/tensor/factory.h>

#include <cstring>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace textures {
namespace {

struct Device {
  std::mutex mutex;
  std::unordered_map<uint32_t, std::vector<char>> textures;
  uint32_t last_handle = 0;
  size_t shaders = 0;
} device;

std::vector<char>& bytes_of(const TensorBase& tensor) {
  const std::lock_guard lock(device.mutex);
  return device.textures.at(opaque_value_as<Texture>(tensor).handle);
}

}  // namespace

Texture::Texture(int64_t bytes) {
  const std::lock_guard lock(device.mutex);
  handle = ++device.last_handle;
  device.textures[handle].resize(static_cast<size_t>(bytes));
}

Texture::~Texture() {
  const std::lock_guard lock(device.mutex);
  device.textures.erase(handle);
}

TensorBase new_texture(IntArrayRef sizes, IntArrayRef strides, DType dtype) {
  auto texture = std::make_shared<Texture>(checked_nbytes(sizes, dtype));
  return make_opaque_tensor(sizes, strides, dtype, kPrivateUse1, std::move(texture));
}

TensorBase upload(const TensorBase& tensor) {
  TensorBase result = new_texture(tensor.sizes(), tensor.strides(), tensor.dtype());
  const Tensor elements = Tensor(tensor).contiguous();
  std::vector<char>& bytes = bytes_of(result);
  if (!bytes.empty()) std::memcpy(bytes.data(), elements.data_ptr(), bytes.size());
  return result;
}

TensorBase download(const TensorBase& tensor) {
  const IntArrayRef sizes = tensor.sizes(), strides = tensor.strides();
  TensorBase result = make_tensor(sizes, tensor.dtype());
  const std::vector<char>& bytes = bytes_of(tensor);
  if (!bytes.empty()) std::memcpy(result.data_ptr(), bytes.data(), bytes.size());
  if (strides == result.strides()) return result;
  return Tensor(make_tensor_strided(sizes, strides, tensor.dtype())).copy_(Tensor(result));
}

void run_shader(const Shader& shader, const TensorBase& a, const TensorBase& b,
                const TensorBase& y) {
  const auto floats = [](const TensorBase& tensor) {
    return reinterpret_cast<float*>(bytes_of(tensor).data());
  };
  shader(floats(a), floats(b), floats(y), static_cast<size_t>(y.numel()));
  const std::lock_guard lock(device.mutex);
  ++device.shaders;
}

Counts counts() {
  const std::lock_guard lock(device.mutex);
  return {device.textures.size(), device.shaders};
}

}  // namespace textures

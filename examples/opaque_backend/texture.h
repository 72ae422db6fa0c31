#pragma once

#include <tenon/tenon.h>

#include <functional>

/// A device that knows textures by handles, as a graphics card does. Here it is a table in memory,
/// into which nothing looks but these functions.
namespace textures {

using namespace tenon;

/// What a tensor of the device has in the place of data: the handle of a texture that nobody else
/// has. Its elements stand in row-major order, whatever strides the tensor tells.
class Texture final : public OpaqueValue {
 public:
  explicit Texture(int64_t bytes);
  ~Texture() override;
  uint32_t handle;
};

/// A tensor on the device, of a new texture whose elements are anything.
TensorBase new_texture(IntArrayRef sizes, IntArrayRef strides, DType dtype);
/// A copy on the device of a tensor on the CPU, and one on the CPU, with the same strides.
TensorBase upload(const TensorBase& tensor);
TensorBase download(const TensorBase& tensor);

/// Runs a program of the device, which makes the `count` floats of `y` of those of `a` and `b`.
using Shader = std::function<void(const float* a, const float* b, float* y, size_t count)>;
void run_shader(const Shader& shader, const TensorBase& a, const TensorBase& b,
                const TensorBase& y);

/// How many textures there are, and how many programs have run.
struct Counts {
  size_t textures, shaders;
};
Counts counts();

}  // namespace textures

// Convolutions by oneDNN, whose library was installed beside Tenon's.

#include <tenon/kernels/convolution/onednn.h>
#include <tenon/tenon.h>

int main() {
  using namespace tenon;
  const Tensor x = randn({2, 8, 12, 12}), weight = randn({16, 8, 3, 3});
  const Tensor own = conv2d(x, weight);
  use_onednn();
  return uses_onednn() && allclose(conv2d(x, weight), own, 1e-4, 1e-4) ? 0 : 1;
}

// Pools two regions of a small image in normal and in inference mode, and checks the gradients.
#include <iostream>

#include "roi_align.h"

namespace {

using tenon::Tensor;
using tenon::TensorVector;

/// One image of two channels, which rise by 1 a pixel to the right and downwards.
Tensor ramps() {
  const Tensor right = tenon::arange(8, tenon::kFloat64).expand({8, 8});
  return tenon::stack({right, right.t()}).unsqueeze(0);
}

}  // namespace

int main() {
  const Tensor image = ramps().requires_grad_();
  const Tensor rois = tenon::tensor({{0.0, 0.0, 0.0, 4.0, 4.0}, {0.0, 2.0, 1.0, 7.0, 6.0}},
                                    tenon::dtype(tenon::kFloat64));
  const vision::RoiAlignOptions options{.pooled_height = 2, .pooled_width = 2};

  const Tensor pooled = vision::roi_align(image, rois, options);
  std::cout << "channel 0 of each region, pooled to 2 x 2:\n"
            << pooled.detach().select(1, 0) << '\n';

  pooled.sum().backward();
  std::cout << "gradient of the sum with respect to channel 0:\n" << image.grad()[0][0] << '\n';

  const Tensor served =
      tenon::inference_mode([&] { return vision::roi_align(image, rois, options); });
  const bool equal = served.equal(pooled.detach());
  std::cout << "in inference mode: " << (equal ? "the same values" : "other values") << ", "
            << (served.is_inference() ? "an inference tensor" : "a normal tensor") << '\n';

  const auto pool = [&](const TensorVector& inputs) {
    return TensorVector{vision::roi_align(inputs[0], rois, options)};
  };
  const bool first = tenon::autograd::gradcheck(pool, {image});
  const bool second = tenon::autograd::gradgradcheck(pool, {image});
  std::cout << "gradcheck: " << (first ? "agrees" : "differs")
            << "\ngradgradcheck: " << (second ? "agrees" : "differs") << '\n';
  return equal && served.is_inference() && first && second ? 0 : 1;
}

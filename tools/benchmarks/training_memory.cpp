// The network of examples/fashion_mnist and its training on images of the same number and sizes, of
// random pixels. One source, built against Tenon's compatibility headers and against libtorch;
// prints the largest resident size of the process in kilobytes, see tools/benchmarks/compare.py.

#include <sys/resource.h>
#include <torch/torch.h>

#include <cstdio>
#include <vector>

#if !__has_include(<tenon/tenon.h>)
#include <torch/optim.h>
#endif

namespace {

using torch::Tensor;

constexpr int64_t kImages = 60000, kBatch = 64, kTestBatch = 200;

class Adam {
 public:
  explicit Adam(const std::vector<Tensor>& parameters);
  void step();

 private:
#if __has_include(<tenon/tenon.h>)
  std::vector<Tensor> parameters_, firsts_, seconds_, steps_;
#else
  torch::optim::Adam optimizer_;
#endif
};

#if __has_include(<tenon/tenon.h>)
Adam::Adam(const std::vector<Tensor>& parameters)
    : parameters_(parameters), steps_(parameters.size(), torch::zeros({})) {
  for (const Tensor& parameter : parameters_) {
    firsts_.push_back(torch::zeros_like(parameter));
    seconds_.push_back(torch::zeros_like(parameter));
  }
}
void Adam::step() {
  const torch::NoGradGuard guard;
  std::vector<Tensor> grads;
  for (const Tensor& parameter : parameters_) grads.push_back(parameter.grad());
  steps_[0].add_(1);
  torch::_fused_adam_(parameters_, grads, firsts_, seconds_, {}, steps_, 1e-3, 0.9, 0.999, 0, 1e-8,
                      false, false);
}
#else
Adam::Adam(const std::vector<Tensor>& parameters)
    : optimizer_(parameters, torch::optim::AdamOptions(1e-3)) {}
void Adam::step() {
  optimizer_.step();
}
#endif

Tensor images_of(const Tensor& pixels) {
  return pixels.to(torch::kFloat32).mul(1.0 / (255.0 * 0.353)).sub(0.286 / 0.353).unsqueeze(1);
}

Tensor forward(const std::vector<Tensor>& p, const Tensor& images) {
  Tensor x = torch::max_pool2d(torch::relu(torch::conv2d(images, p[0], p[1], 1, 1)), 2);
  x = torch::max_pool2d(torch::relu(torch::conv2d(x, p[2], p[3], 1, 1)), 2);
  return torch::linear(torch::relu(torch::linear(x.flatten(1), p[4], p[5])), p[6], p[7]);
}

}  // namespace

int main() {
  torch::manual_seed(1);
  std::vector<Tensor> parameters;
  for (const std::vector<int64_t>& sizes : std::vector<std::vector<int64_t>>{
           {16, 1, 3, 3}, {16}, {32, 16, 3, 3}, {32}, {128, 1568}, {128}, {10, 128}, {10}}) {
    parameters.push_back((torch::randn(sizes) * 0.05).requires_grad_());
  }
  const Tensor pixels = torch::empty({kImages, 28, 28}, torch::kUInt8).random_(0, 256);
  const Tensor labels = torch::empty({kImages}, torch::kInt64).random_(0, 10);
  const Tensor order = torch::randperm(kImages);
  Adam adam(parameters);
  for (int64_t first = 0; first + kBatch <= kImages / 4; first += kBatch) {
    const Tensor chosen = order.narrow(0, first, kBatch);
    const Tensor logits = forward(parameters, images_of(pixels.index_select(0, chosen)));
    for (const Tensor& parameter : parameters) parameter.mutable_grad().reset();
    torch::cross_entropy_loss(logits, labels.index_select(0, chosen)).backward();
    adam.step();
  }
  {
    const torch::InferenceMode guard;
    for (int64_t first = 0; first < 10000; first += kTestBatch) {
      forward(parameters, images_of(pixels.narrow(0, first, kTestBatch))).argmax(1);
    }
  }
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  std::printf("training\tresident kB\t%ld\n", usage.ru_maxrss);
}

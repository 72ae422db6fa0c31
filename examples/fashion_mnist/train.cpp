// Trains a small convolutional network on Fashion-MNIST and saves its weights.

#include <chrono>
#include <cmath>
#include <cstdio>
#include <exception>

#include "network.h"

using tenon::Tensor;

namespace {

Tensor uniform(tenon::IntArrayRef sizes, int64_t inputs) {
  const double bound = 1.0 / std::sqrt(static_cast<double>(inputs));
  return tenon::empty(sizes).uniform_(-bound, bound);
}

constexpr int64_t kBatch = 64;
constexpr int64_t kTestBatch = 200;
constexpr const char* kDefaultData = "/usr/share/datasets/fashion-mnist";

/// Adam (Kingma and Ba, 2015): one call for all parameters.
class Adam {
 public:
  explicit Adam(std::vector<Tensor> parameters, double rate = 1e-3)
      : parameters_(std::move(parameters)), rate_(rate) {
    const Tensor step = tenon::zeros({}, parameters_[0].options().requires_grad(false));
    for (const Tensor& parameter : parameters_) {
      first_moments_.push_back(tenon::zeros_like(parameter));
      second_moments_.push_back(tenon::zeros_like(parameter));
      steps_.push_back(step);  // one number for all
    }
  }

  void step() {
    const tenon::NoGradGuard guard;
    std::vector<Tensor> grads;
    for (const Tensor& parameter : parameters_) grads.push_back(parameter.grad());
    steps_[0].add_(1);
    tenon::_fused_adam_(parameters_, grads, first_moments_, second_moments_, {}, steps_, rate_,
                        kBeta1, kBeta2, /*weight_decay=*/0, kEpsilon, /*amsgrad=*/false,
                        /*maximize=*/false);
  }

  void zero_grad() {
    for (const Tensor& parameter : parameters_) parameter.mutable_grad().reset();
  }

 private:
  static constexpr double kBeta1 = 0.9;
  static constexpr double kBeta2 = 0.999;
  static constexpr double kEpsilon = 1e-8;

  std::vector<Tensor> parameters_, first_moments_, second_moments_, steps_;
  double rate_;
};

double accuracy(const Network& network, const Dataset& data) {
  const tenon::InferenceMode guard;
  int64_t correct = 0;
  for (int64_t first = 0; first < data.size(); first += kTestBatch) {
    const int64_t count = std::min(kTestBatch, data.size() - first);
    const Tensor predicted = network.forward(data.images(first, count)).argmax(1);
    correct += predicted.eq(data.labels.narrow(0, first, count)).sum().item<int64_t>();
  }
  return static_cast<double>(correct) / static_cast<double>(data.size());
}

void show_progress(int epoch, int64_t batch, int64_t batches, double loss) {
  constexpr int kWidth = 30;
  const auto filled = static_cast<int>(batch * kWidth / batches);
  std::printf("\repoch %d [", epoch);
  for (int i = 0; i < kWidth; ++i) std::putchar(i < filled ? '=' : ' ');
  std::printf("] %4lld/%lld  loss %.4f", static_cast<long long>(batch),
              static_cast<long long>(batches), loss);
  std::fflush(stdout);
}

/// One pass over the images in random order; returns the mean loss.
double train_epoch(int epoch, const Network& network, const Dataset& data, Adam& optimizer) {
  const Tensor order = tenon::randperm(data.size()).to(data.labels.device());
  const int64_t batches = (data.size() + kBatch - 1) / kBatch;
  double total = 0;
  for (int64_t batch = 0; batch < batches; ++batch) {
    const int64_t first = batch * kBatch;
    const Tensor chosen = order.narrow(0, first, std::min(kBatch, data.size() - first));
    const Tensor logits = network.forward(images_of(data.pixels.index_select(0, chosen)));
    const Tensor loss = tenon::cross_entropy_loss(logits, data.labels.index_select(0, chosen));
    optimizer.zero_grad();
    loss.backward();
    optimizer.step();
    total += loss.item<double>();
    if (batch % 50 == 49 || batch + 1 == batches) {
      show_progress(epoch, batch + 1, batches, total / static_cast<double>(batch + 1));
    }
  }
  return total / static_cast<double>(batches);
}

int run(const std::vector<std::string>& arguments) {
  const Options given = options(arguments, {{"--data", kDefaultData},
                                            {"--output", "fashion_mnist.safetensors"},
                                            {"--epochs", "6"},
                                            {"--device", "cpu"}});
  const std::string &directory = given.at("--data"), &output = given.at("--output");
  const int epochs = positive(given, "--epochs");
  const tenon::Device device(given.at("--device"));

  tenon::manual_seed(1);
  const Dataset train = Dataset::load(directory, "train").to(device);
  const Dataset test = Dataset::load(directory, "t10k").to(device);
  const Network network = Network::random().to(device);
  std::vector<Tensor> parameters;
  for (const auto& [name, parameter] : network.named_parameters()) {
    parameters.push_back(parameter.requires_grad_());
  }
  std::printf("training on %lld images on %s with %d threads\n",
              static_cast<long long>(train.size()), given.at("--device").c_str(),
              tenon::get_num_threads());

  Adam optimizer(parameters);
  double final_accuracy = 0;
  for (int epoch = 1; epoch <= epochs; ++epoch) {
    const auto start = std::chrono::steady_clock::now();
    train_epoch(epoch, network, train, optimizer);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    final_accuracy = accuracy(network, test);
    std::printf("  test accuracy %.4f  %.1f s\n", final_accuracy, seconds.count());
  }
  tenon::io::save_safetensors(output, network.named_parameters());
  std::printf("saved %s\n", output.c_str());
  return final_accuracy >= 0.9 ? 0 : 1;
}

}  // namespace

Network Network::random() {
  return {
      uniform({16, 1, 3, 3}, 9),        uniform({16}, 9),
      uniform({32, 16, 3, 3}, 144),     uniform({32}, 144),
      uniform({128, 32 * 7 * 7}, 1568), uniform({128}, 1568),
      uniform({10, 128}, 128),          uniform({10}, 128),
  };
}

int main(int argc, char** argv) {
  try {
    return run({argv + 1, argv + argc});
  } catch (const std::exception& error) {
    std::fprintf(stderr, "fashion_mnist_train: %s\n", error.what());
    return 1;
  }
}

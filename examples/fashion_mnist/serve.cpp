// Loads trained weights and classifies the test images, one by one and in batches, in each mode.

#include <chrono>
#include <cstdio>
#include <exception>
#include <functional>

#include "network.h"

using tenon::Tensor;

namespace {

constexpr const char* kDefaultData = "/usr/share/datasets/fashion-mnist";

struct Measurement {
  double accuracy;
  double seconds;
};

Measurement classify(const Network& network, const Dataset& data, int64_t batch) {
  const auto start = std::chrono::steady_clock::now();
  int64_t correct = 0;
  for (int64_t first = 0; first < data.size(); first += batch) {
    const int64_t count = std::min(batch, data.size() - first);
    const Tensor predicted = network.forward(data.images(first, count)).argmax(1);
    correct += predicted.eq(data.labels.narrow(0, first, count)).sum().item<int64_t>();
  }
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  return {static_cast<double>(correct) / static_cast<double>(data.size()), elapsed.count()};
}

using Run = std::function<Measurement(int64_t batch)>;

/// A way to run the network: the weights are loaded, and the images classified, in the mode.
struct Mode {
  const char* name;
  Run run;
};

void show(const char* mode, int64_t batch, const Measurement& result, int64_t images) {
  std::printf("%-10s %6lld   %.4f   %9.1f   %9.0f\n", mode, static_cast<long long>(batch),
              result.accuracy, 1e6 * result.seconds / static_cast<double>(images),
              static_cast<double>(images) / result.seconds);
}

int run(const std::vector<std::string>& arguments) {
  const Options given =
      options(arguments, {{"--data", kDefaultData}, {"--weights", "fashion_mnist.safetensors"}});
  const std::string &directory = given.at("--data"), &weights = given.at("--weights");
  const auto measure = [&](int64_t batch) {
    const Dataset data = Dataset::load(directory, "t10k");
    const Network network = Network::from(tenon::io::load_safetensors(weights));
    classify(network, {data.pixels.narrow(0, 0, 500), data.labels.narrow(0, 0, 500)}, batch);
    return classify(network, data, batch);
  };
  const Mode modes[] = {
      {"normal", measure},
      {"no-grad", [&](int64_t batch) { return tenon::no_grad([&] { return measure(batch); }); }},
      {"inference",
       [&](int64_t batch) { return tenon::inference_mode([&] { return measure(batch); }); }},
  };

  constexpr int64_t kImages = 10000;
  std::printf("mode        batch   accuracy  us/image    images/s\n");
  double accuracy = 0;
  double inference_rate = 0;
  for (const int64_t batch : {1, 64, 1000}) {
    for (const Mode& mode : modes) {
      const Measurement result = mode.run(batch);
      show(mode.name, batch, result, kImages);
      if (&mode != modes && result.accuracy != accuracy) {
        std::fprintf(stderr, "fashion_mnist_serve: the accuracy differs between modes\n");
        return 1;
      }
      accuracy = result.accuracy;
      inference_rate = static_cast<double>(kImages) / result.seconds;
    }
  }
  std::printf("test accuracy %.4f, served in inference mode at %.0f images/s\n", accuracy,
              inference_rate);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run({argv + 1, argv + argc});
  } catch (const std::exception& error) {
    std::fprintf(stderr, "fashion_mnist_serve: %s\n", error.what());
    return 1;
  }
}

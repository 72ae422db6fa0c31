#include "network.h"

#include <charconv>
#include <stdexcept>

using tenon::Tensor;

namespace {

/// Mean and deviation of the training images' pixels, as fractions of white.
constexpr double kMean = 0.2860;
constexpr double kDeviation = 0.3530;

}  // namespace

Network Network::from(const std::map<std::string, Tensor>& parameters) {
  Network network;
  for (const auto& [name, slot] :
       std::map<std::string, Tensor*>{{"conv1.weight", &network.conv1_weight},
                                      {"conv1.bias", &network.conv1_bias},
                                      {"conv2.weight", &network.conv2_weight},
                                      {"conv2.bias", &network.conv2_bias},
                                      {"linear1.weight", &network.linear1_weight},
                                      {"linear1.bias", &network.linear1_bias},
                                      {"linear2.weight", &network.linear2_weight},
                                      {"linear2.bias", &network.linear2_bias}}) {
    const auto found = parameters.find(name);
    if (found == parameters.end()) throw std::runtime_error("the weights have no tensor " + name);
    *slot = found->second;
  }
  return network;
}

std::map<std::string, Tensor> Network::named_parameters() const {
  return {{"conv1.weight", conv1_weight},     {"conv1.bias", conv1_bias},
          {"conv2.weight", conv2_weight},     {"conv2.bias", conv2_bias},
          {"linear1.weight", linear1_weight}, {"linear1.bias", linear1_bias},
          {"linear2.weight", linear2_weight}, {"linear2.bias", linear2_bias}};
}

Network Network::to(tenon::Device device) const {
  std::map<std::string, Tensor> moved = named_parameters();
  for (auto& [name, parameter] : moved) parameter = parameter.to(device);
  return from(moved);
}

Tensor Network::forward(const Tensor& images) const {
  Tensor x = tenon::conv2d(images, conv1_weight, conv1_bias, 1, 1);
  x = tenon::max_pool2d(tenon::relu(x), 2);
  x = tenon::conv2d(x, conv2_weight, conv2_bias, 1, 1);
  x = tenon::max_pool2d(tenon::relu(x), 2);
  x = x.flatten(1);
  x = tenon::relu(tenon::linear(x, linear1_weight, linear1_bias));
  return tenon::linear(x, linear2_weight, linear2_bias);
}

Tensor images_of(const Tensor& pixels) {
  const Tensor scaled = pixels.to(tenon::kFloat32).mul(1.0 / (255.0 * kDeviation));
  return scaled.sub(kMean / kDeviation).unsqueeze(1);
}

Dataset Dataset::load(const std::string& directory, const std::string& part) {
  const Tensor labels = tenon::io::load_idx(directory + "/" + part + "-labels-idx1-ubyte.gz");
  return {tenon::io::load_idx(directory + "/" + part + "-images-idx3-ubyte.gz"),
          labels.to(tenon::kInt64)};
}

Dataset Dataset::to(tenon::Device device) const {
  return {pixels.to(device), labels.to(device)};
}

Options options(const std::vector<std::string>& arguments, Options defaults) {
  for (size_t i = 0; i < arguments.size(); i += 2) {
    const auto found = defaults.find(arguments[i]);
    if (found == defaults.end() || i + 1 == arguments.size()) {
      std::string known;
      for (const auto& [name, value] : defaults) known += " [" + name + " " + value + "]";
      throw std::invalid_argument("options:" + known);
    }
    found->second = arguments[i + 1];
  }
  return defaults;
}

int positive(const Options& options, const std::string& name) {
  const std::string& text = options.at(name);
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 1) {
    throw std::invalid_argument(name + ": expected a whole number from 1 on, got " + text);
  }
  return number;
}

#pragma once

#include <tenon/tenon.h>

#include <map>
#include <string>
#include <vector>

/// Two stages of convolution, relu and pooling, then two linear layers: 28 × 28 images to 10
/// logits.
struct Network {
  tenon::Tensor conv1_weight, conv1_bias;
  tenon::Tensor conv2_weight, conv2_bias;
  tenon::Tensor linear1_weight, linear1_bias;
  tenon::Tensor linear2_weight, linear2_bias;

  /// Random weights, uniform within the inverse square root of each layer's inputs.
  static Network random();
  /// Weights as `named_parameters` gives them; throws when one is missing.
  static Network from(const std::map<std::string, tenon::Tensor>& parameters);

  /// Logits [N, 10] for images [N, 1, 28, 28] of float32.
  tenon::Tensor forward(const tenon::Tensor& images) const;

  std::map<std::string, tenon::Tensor> named_parameters() const;

  /// The same weights on a device.
  Network to(tenon::Device device) const;
};

/// Images [N, 1, 28, 28] of float32 with zero mean and unit deviation, of pixels [N, 28, 28] of
/// uint8.
tenon::Tensor images_of(const tenon::Tensor& pixels);

/// Pixels [N, 28, 28] of uint8, a quarter of the images that they become, and labels [N] of int64.
struct Dataset {
  tenon::Tensor pixels;
  tenon::Tensor labels;

  int64_t size() const { return labels.size(0); }
  /// `count` images from `first` on.
  tenon::Tensor images(int64_t first, int64_t count) const {
    return images_of(pixels.narrow(0, first, count));
  }
  /// `part` is "train" or "t10k", as the files of the data set are called.
  static Dataset load(const std::string& directory, const std::string& part);
  /// The same on a device.
  Dataset to(tenon::Device device) const;
};

/// Options of a command line, with what stands for each.
using Options = std::map<std::string, std::string>;

/// `defaults` with what the command line says, as `--name value`; std::invalid_argument, which
/// lists them, for one that is not there or has no value.
Options options(const std::vector<std::string>& arguments, Options defaults);

/// The whole number that an option is; std::invalid_argument for what is none, or below 1.
int positive(const Options& options, const std::string& name);

#include "tenon/kernels/convolution/by_onednn.h"

#include <algorithm>
#include <atomic>
#include <utility>
#include <vector>

#include "tenon/base/fork_section.h"
#include "tenon/kernels/workspace.h"
#include "tenon/parallel/parallel.h"

// fits in this file: images and weights in memory

namespace tenon::kernels {
namespace {

/// Multiplications that are worth waking a thread for.
constexpr int64_t kGrain = 1 << 17;
/// Channels that oneDNN has in a block at most; parts have whole ones.
constexpr int64_t kBlock = 16;
/// Floats of 64 bytes, at multiples of which parts of the workspace begin.
constexpr int64_t kLine = 16;

/// A part of a convolution, which is one itself: over some images, groups, or channels of y.
struct Part {
  std::shared_ptr<const OneDnnConvolution> convolution;
  const float *first, *second, *bias;
  float* result;
  /// In the workspace.
  int64_t offset = 0;
};

/// A pass of a convolution in parts, a thread's each.
class DividedConvolution {
 public:
  DividedConvolution(ConvolutionPass pass, const ConvolutionGeometry& g);

  /// Prepares the parts and reserves their memory; false where oneDNN does not compute them.
  bool prepare(const OneDnnLibrary& library, const float* first, const float* second,
               const float* bias, float* result);
  /// False where oneDNN fails.
  bool run() const;

 private:
  enum class Division : uint8_t { kNone, kImages, kGroups, kChannels };

  /// The first image, group or channel of a part.
  int64_t begin_of(int64_t part) const { return std::min(part * units_ / count_ * unit_, whole_); }
  ConvolutionGeometry geometry_of(int64_t begin, int64_t end) const;
  /// Lets a part read and write what begins with the image, group or channel `begin`.
  void move_to(int64_t begin, Part& part) const;
  int64_t weights() const { return g_.y_channels * g_.taps(); }
  /// Whether each part but the first has sums of its own, which are added at the end.
  bool has_sums() const {
    return pass_ == ConvolutionPass::kWeightGradient && division_ == Division::kImages;
  }

  const ConvolutionPass pass_;
  const ConvolutionGeometry& g_;
  Division division_ = Division::kNone;
  /// Images, groups or channels, in units of so many; how many units, and how many parts.
  int64_t whole_ = 1, unit_ = 1, units_ = 1, count_ = 1;
  std::vector<Part> parts_;
  float* workspace_ = nullptr;
};

DividedConvolution::DividedConvolution(ConvolutionPass pass, const ConvolutionGeometry& g)
    : pass_(pass), g_(g) {
  if (g.batch > 1) {
    division_ = Division::kImages, whole_ = g.batch;
  } else if (g.groups > 1) {
    division_ = Division::kGroups, whole_ = g.groups;
  } else if (pass != ConvolutionPass::kXGradient) {  // which is a sum over the channels of y
    division_ = Division::kChannels, whole_ = g.y_channels, unit_ = kBlock;
  }
  units_ = ceil_divide(whole_, unit_);
  const int64_t y_size = g.batch * g.y_channels * g.y_plane();
  const int64_t worth = saturating_multiply(y_size, g.taps()) / kGrain;
  count_ = std::clamp<int64_t>(std::min<int64_t>(get_num_threads(), worth), 1, units_);
}

ConvolutionGeometry DividedConvolution::geometry_of(int64_t begin, int64_t end) const {
  ConvolutionGeometry part = g_;
  switch (division_) {
    case Division::kNone:
      break;
    case Division::kImages:
      part.batch = end - begin;
      break;
    case Division::kGroups:
      part.groups = end - begin;
      part.x_channels = g_.x_group() * part.groups;
      part.y_channels = g_.y_group() * part.groups;
      break;
    case Division::kChannels:
      part.y_channels = end - begin;
  }
  return part;
}

void DividedConvolution::move_to(int64_t begin, Part& part) const {
  int64_t x = 0, y = 0, weight = 0, channel = 0;
  switch (division_) {
    case Division::kNone:
      break;
    case Division::kImages:
      x = begin * g_.x_channels * g_.x_plane();
      y = begin * g_.y_channels * g_.y_plane();
      break;
    case Division::kGroups:
      x = begin * g_.x_group() * g_.x_plane();
      channel = begin * g_.y_group();
      break;
    case Division::kChannels:
      channel = begin;
  }
  if (channel > 0) {
    y = channel * g_.y_plane();
    weight = channel * g_.taps();
    if (part.bias != nullptr) part.bias += channel;
  }
  const bool makes_y = pass_ == ConvolutionPass::kResult;
  const bool makes_x = pass_ == ConvolutionPass::kXGradient;
  part.first += makes_x ? y : x;
  part.second += pass_ == ConvolutionPass::kWeightGradient ? y : weight;
  part.result += makes_y ? y : makes_x ? x : weight;
}

bool DividedConvolution::prepare(const OneDnnLibrary& library, const float* first,
                                 const float* second, const float* bias, float* result) {
  const ForkSection section;
  parts_.reserve(static_cast<size_t>(count_));
  const int64_t sums_size = has_sums() ? ceil_divide(weights(), kLine) * kLine : 0;
  int64_t size = sums_size * (count_ - 1);
  for (int64_t i = 0; i < count_; ++i) {
    const int64_t begin = begin_of(i), end = begin_of(i + 1);
    Part part{library.prepare(pass_, geometry_of(begin, end), bias != nullptr), first, second, bias,
              result};
    if (part.convolution == nullptr) return false;
    move_to(begin, part);
    part.offset = size;
    size += part.convolution->workspace_size();
    parts_.push_back(std::move(part));
  }
  workspace_ = workspace<float>(WorkspaceSlot::kOneDnn, size);
  if (has_sums()) {
    for (int64_t i = 1; i < count_; ++i) {
      parts_[static_cast<size_t>(i)].result = workspace_ + (i - 1) * sums_size;
    }
  }
  return true;
}

bool DividedConvolution::run() const {
  std::atomic<bool> succeeded{true};
  parallel_for(0, count_, 1, [&](int64_t begin, int64_t end) {
    const ForkSection section;
    for (int64_t i = begin; i < end; ++i) {
      const Part& part = parts_[static_cast<size_t>(i)];
      if (!part.convolution->run(part.first, part.second, part.bias, part.result,
                                 workspace_ + part.offset)) {
        succeeded.store(false, std::memory_order_relaxed);
      }
    }
  });
  if (!succeeded.load(std::memory_order_relaxed)) return false;
  if (has_sums()) {
    float* const result = parts_.front().result;
    for (size_t i = 1; i < parts_.size(); ++i) {
      for (int64_t j = 0; j < weights(); ++j) result[j] += parts_[i].result[j];
    }
  }
  return true;
}

}  // namespace

bool convolve_by_onednn(ConvolutionPass pass, const ConvolutionGeometry& g, const float* first,
                        const float* second, const float* bias, float* result) {
  const OneDnnLibrary* const library = onednn_in_use();
  if (library == nullptr) return false;
  const int64_t elements =
      saturating_multiply(saturating_multiply(g.batch * g.y_channels, g.y_plane()),
                          saturating_multiply(g.x_plane(), g.taps()));
  if (elements == 0) return false;
  DividedConvolution convolution(pass, g);
  return convolution.prepare(*library, first, second, bias, result) && convolution.run();
}

}  // namespace tenon::kernels

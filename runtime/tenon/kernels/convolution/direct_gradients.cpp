#include <algorithm>
#include <optional>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/convolution/direct.h"
#include "tenon/kernels/convolution/direct_layout.h"
#include "tenon/kernels/convolution/gradient_loops.h"
#include "tenon/kernels/convolution/image_padding.h"
#include "tenon/kernels/workspace.h"
#include "tenon/parallel/parallel.h"

// fits in this file: images that is_small, and weights and results in memory

// The gradient of the weights. Each of its elements is a sum over the images and, in each, over the
// positions, whose order is the same for any number of threads.

namespace tenon::kernels {
namespace {

/// How many pieces are worth a thread that have the sums of `taps` taps for `channels` channels.
int64_t grain_of(const ConvolutionGeometry& g, int64_t channels, int64_t taps) {
  const int64_t terms = saturating_multiply(g.batch, g.y_plane());
  return pieces_for_a_thread(saturating_multiply(saturating_multiply(terms, channels), taps));
}

/// The gradient with channels of y side by side in vectors, of which one or two are a block.
class GradientByChannels {
 public:
  GradientByChannels(const ConvolutionGeometry& g, const DirectPlan& plan, const float* x,
                     const float* y_grad, float* weight_grad)
      : g_(g),
        plan_(plan),
        padding_(plan.layout),
        x_(x),
        y_grad_(y_grad),
        weight_grad_(weight_grad),
        block_(gradient_loops().lanes * (g.y_group() > gradient_loops().lanes ? 2 : 1)),
        blocks_(ceil_divide(g.y_group(), block_)) {}

  void run() const {
    const int64_t units = g_.groups * blocks_;
    // Where blocks are fewer than threads, these share the channels of x.
    const int64_t wanted = ceil_divide(get_num_threads(), units);
    const int64_t size = ceil_divide(g_.x_group(), wanted);
    const int64_t parts = ceil_divide(g_.x_group(), size);
    const int64_t grain = grain_of(g_, block_, size * volume(g_.window));
    parallel_for(0, units * parts, grain, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin, next; i < end; i = next) {
        // All blocks of a group are computed from one padded image, where these channels are whole.
        next = parts == 1 ? std::min(end, (i / blocks_ + 1) * blocks_) : i + 1;
        const int64_t first = i % parts * size;
        sum(i / parts / blocks_, {i / parts % blocks_, i / parts % blocks_ + next - i},
            {first, std::min(first + size, g_.x_group())});
      }
    });
  }

 private:
  /// Elements of padded images that a thread keeps, and of sums that a core's cache holds.
  static constexpr int64_t kMostKept = 1 << 20, kCachedSums = 1 << 16;

  struct Range {
    int64_t begin, end;
    int64_t size() const { return end - begin; }
  };

  void sum(int64_t group, Range blocks, Range channels) const {
    const int64_t size = plan_.layout.size(channels.size()),
                  block_sums = channels.size() * volume(g_.window) * block_;
    const int64_t all = saturating_multiply(size, g_.batch);
    // Where a core's cache holds the sums of some blocks only, all images are kept for the next.
    const int64_t cached = std::clamp<int64_t>(kCachedSums / block_sums, 1, blocks.size());
    const bool keeps = cached < blocks.size() && all <= kMostKept;
    const int64_t at_once = keeps ? cached : blocks.size();
    const int64_t image_step = keeps ? size : 0;
    float* images = workspace<float>(WorkspaceSlot::kImage, keeps ? all : size);
    float* grads = workspace<float>(WorkspaceSlot::kResult, CheckedInt(g_.y_plane()) * block_);
    float* sums = workspace<float>(WorkspaceSlot::kSums, CheckedInt(at_once) * block_sums);
    std::fill_n(grads, g_.y_plane() * block_, 0.0f);
    for (int64_t first = blocks.begin; first < blocks.end; first += at_once) {
      const Range some = {first, std::min(first + at_once, blocks.end)};
      std::fill_n(sums, some.size() * block_sums, 0.0f);
      for (int64_t i = 0; i < g_.batch; ++i) {
        float* const image = images + i * image_step;
        if (first == blocks.begin) {
          const int64_t plane = (i * g_.groups + group) * g_.x_group() + channels.begin;
          padding_.pad(channels.size(), x_ + plane * g_.x_plane(), image);
        }
        add_image(i, group, some, channels, image, grads, sums);
      }
      store(group, some, channels, sums);
    }
  }

  /// Adds to the sums of blocks what an image gives them; `grads` has room for a block of y.
  void add_image(int64_t i, int64_t group, Range blocks, Range channels, const float* image,
                 float* grads, float* sums) const {
    const int64_t taps = channels.size() * volume(g_.window);
    for (int64_t block = blocks.begin; block < blocks.end; ++block, sums += taps * block_) {
      const int64_t channel = (i * g_.groups + group) * g_.y_group() + block * block_;
      gradient_loops().transpose(y_grad_ + channel * g_.y_plane(), channels_of(block), g_.y_plane(),
                                 grads, block_);
      gradient_loops().channel_sums({image, plan_.layout.width(), plan_.phases[0].taps.get(), taps,
                                     grads, g_.y[1], g_.y[2], block_, sums});
    }
  }

  void store(int64_t group, Range blocks, Range channels, const float* sums) const {
    const int64_t window = volume(g_.window), taps = channels.size() * window;
    for (int64_t block = blocks.begin; block < blocks.end; ++block, sums += taps * block_) {
      const int64_t channel = group * g_.y_group() + block * block_;
      gradient_loops().store_sums(sums, taps, block_, channels_of(block),
                                  weight_grad_ + channel * g_.taps() + channels.begin * window,
                                  g_.taps());
    }
  }

  /// How many channels of y a block has.
  int64_t channels_of(int64_t block) const {
    return std::min(block_, g_.y_group() - block * block_);
  }

  const ConvolutionGeometry& g_;
  const DirectPlan& plan_;
  const ImagePadding padding_;
  const float *x_, *y_grad_;
  float* weight_grad_;
  int64_t block_, blocks_;
};

/// The gradient with positions side by side in vectors, for few channels of y.
void gradient_by_planes(const ConvolutionGeometry& g, const DirectPlan& plan, const float* x,
                        const float* y_grad, float* weight_grad) {
  const PaddedLayout& layout = plan.layout;
  const ImagePadding padding(layout);
  const int64_t taps = g.taps();
  const bool has_windows = g.window == Extent3{1, 3, 3} && g.stride == Extent3{1, 1, 1} &&
                           g.dilation == Extent3{1, 1, 1};
  const int64_t parts = std::min(ceil_divide(get_num_threads(), g.groups), g.y_group());
  const int64_t grain = grain_of(g, ceil_divide(g.y_group(), parts), taps);
  parallel_for(0, g.groups * parts, grain, [&](int64_t begin, int64_t end) {
    float* image = workspace<float>(WorkspaceSlot::kImage, layout.size(layout.channels));
    for (int64_t part = begin; part < end; ++part) {
      const int64_t group = part / parts, first = part % parts * g.y_group() / parts,
                    count = (part % parts + 1) * g.y_group() / parts - first;
      double* sums = workspace<double>(WorkspaceSlot::kSums, CheckedInt(count) * taps);
      std::fill_n(sums, count * taps, 0.0);
      for (int64_t i = 0; i < g.batch; ++i) {
        const int64_t plane = i * g.groups + group;
        padding.pad(layout.channels, x + plane * layout.channels * g.x_plane(), image);
        const float* grads = y_grad + (plane * g.y_group() + first) * g.y_plane();
        for (int64_t channel = 0; channel < count; ++channel) {
          gradient_loops().plane_sums({image, layout.width(), plan.phases[0].taps.get(), taps,
                                       grads + channel * g.y_plane(), g.y[1], g.y[2],
                                       sums + channel * taps, has_windows});
        }
      }
      float* to = weight_grad + (group * g.y_group() + first) * taps;
      for (int64_t tap = 0; tap < count * taps; ++tap) to[tap] = static_cast<float>(sums[tap]);
    }
  });
}

/// Whether positions fill vectors, and are worth more than the channels of y, which have to be
/// brought side by side first.
bool prefers_planes(const ConvolutionGeometry& g) {
  const int64_t lanes = gradient_loops().lanes;
  if (2 * g.y_group() < lanes) return true;
  constexpr int64_t kMostTaps = 27;
  return g.taps() <= kMostTaps && g.y[2] * 4 >= round_up(g.y[2], lanes) * 3;
}

}  // namespace

bool weight_gradient_directly(const ConvolutionGeometry& g, const float* x, const float* y_grad,
                              float* weight_grad) {
  if (g.is_pointwise()) return false;  // a product of matrices
  const std::optional<DirectPlan> plan = plan_of_y(g, Weaving::kNone);
  if (!plan) return false;
  if (prefers_planes(g)) {
    gradient_by_planes(g, *plan, x, y_grad, weight_grad);
  } else {
    GradientByChannels(g, *plan, x, y_grad, weight_grad).run();
  }
  return true;
}

}  // namespace tenon::kernels

#include "tenon/kernels/convolution/direct_layout.h"

#include <algorithm>
#include <utility>

#include "tenon/kernels/convolution/channel_loops.h"
#include "tenon/kernels/convolution/convolution_by_channels.h"
#include "tenon/kernels/convolution/direct_loops.h"
#include "tenon/kernels/convolution/image_loops.h"
#include "tenon/parallel/parallel.h"

// fits in this file: images that is_small

namespace tenon::kernels {
namespace {

/// Elements of a padded image that a thread keeps room for.
constexpr int64_t kMaxImage = 1 << 22;
/// Elements of woven images, which a core's cache holds.
constexpr int64_t kMaxWoven = 1 << 18;

PaddedAxis axis_of_x(const ConvolutionGeometry& g, size_t axis) {
  const int64_t both = saturating_multiply(2, g.padding[axis]);
  const int64_t padded = saturating_add(g.x[axis], both), step = g.stride[axis];
  const int64_t phases = g.dilation[axis] == 1 ? std::min(step, g.window[axis]) : step;
  return {g.x[axis], g.padding[axis], step, phases, ceil_divide(padded, step)};
}

/// Columns whose rows share the zeros between them.
PaddedAxis sharing_zeros(PaddedAxis columns) {
  if (columns.step > 1) return columns;
  const int64_t behind = columns.length - columns.before - columns.size;
  columns.length -= std::min(columns.before, behind);
  return columns;
}

/// One axis of the gradient of x: the results at `phase`, phase + stride, … are made from y at
/// `firsts` of the taps `taps` of the window, and one further on for each result.
struct GradientPhase {
  GradientPhase(const ConvolutionGeometry& g, size_t axis, int64_t phase) {
    const int64_t stride = g.stride[axis], position = phase + g.padding[axis];
    count = phase < g.x[axis] ? ceil_divide(g.x[axis] - phase, stride) : 0;
    for (int64_t tap = 0; tap < g.window[axis]; ++tap) {
      const int64_t distance = position - tap * g.dilation[axis];
      if (distance % stride != 0) continue;
      taps.push_back(tap);
      firsts.push_back(distance / stride);
    }
  }

  int64_t count;
  std::vector<int64_t> taps, firsts;
};

std::vector<GradientPhase> gradient_phases(const ConvolutionGeometry& g, size_t axis) {
  std::vector<GradientPhase> phases;
  for (int64_t i = 0; i < g.stride[axis]; ++i) phases.emplace_back(g, axis, i);
  return phases;
}

/// The axis of y with zeros around it for all that the phases reach.
PaddedAxis axis_of_y(const ConvolutionGeometry& g, size_t axis,
                     const std::vector<GradientPhase>& phases) {
  int64_t before = 0, end = g.y[axis];
  for (const GradientPhase& phase : phases) {
    for (const int64_t first : phase.firsts) {
      before = std::max(before, -first);
      end = std::max(end, first + phase.count);
    }
  }
  return {g.y[axis], before, 1, 1, before + end};
}

/// How the image of one group of x is padded for y.
PaddedLayout layout_of_x(const ConvolutionGeometry& g) {
  return {g.x_group(), axis_of_x(g, 1), sharing_zeros(axis_of_x(g, 2))};
}

/// Whether there are planes of weights and results at all, and no other way is faster.
bool is_for_planes(const ConvolutionGeometry& g) {
  return g.window[0] == 1 && g.x[0] == 1 && g.y[0] == 1 && g.x_channels > 0 && g.y_channels > 0;
}

/// Whether a product of matrices computes y as fast, and without a padded image: of windows of one
/// element, with shorter vectors or for many channels.
bool is_for_product(const ConvolutionGeometry& g) {
  constexpr int64_t kMostChannels = 256;
  return (direct_loops().lanes < 16 || g.x_group() > kMostChannels) && g.is_pointwise();
}

/// Whether most of the positions that the phases compute are results.
bool is_dense(const DirectPlan& plan) {
  int64_t positions = 0, results = 0;
  for (const DirectPhase& phase : plan.phases) {
    if (phase.rows == 0 || phase.columns == 0) continue;
    positions += (phase.rows - 1) * plan.layout.width() + phase.columns;
    results += phase.rows * phase.columns;
  }
  return results * 8 >= positions * 5;
}

/// What the sums of one image cost, in multiplications of vectors, where `images` are woven.
double cost_of_sums(const DirectPlan& plan, int64_t images, int64_t taps) {
  const PaddedLayout& layout = plan.layout;
  const auto phases = static_cast<double>(plan.phases.size() * static_cast<size_t>(images));
  double cost = 0;
  for (const DirectPhase& phase : plan.phases) {
    const VectorCount vectors(phase.rows, phase.columns * images, layout.columns.length * images);
    cost += static_cast<double>(vectors.count * plan.group) * static_cast<double>(taps) / phases;
  }
  return cost;
}

/// What weaving costs for one image, which each of `threads` does with what it computes of it.
double cost_of_weaving(const DirectPlan& plan, int64_t images, int64_t threads) {
  const PaddedLayout& layout = plan.layout;
  // It may move element by element what else is moved in vectors.
  const int64_t move = layout.columns.step == 1 && weaves_by_vectors(images) ? 1 : 4;
  const int64_t x = layout.channels * layout.rows.size * layout.columns.size;
  return static_cast<double>(move * threads * x + plan.group * plan.rows * plan.columns);
}

/// The cheapest number of woven images of a batch. Threads have some each, or share their channels
/// where these are enough.
struct Woven {
  Woven(const ConvolutionGeometry& g, const DirectPlan& plan, int64_t threads) {
    const int64_t taps = plan.layout.channels * volume(g.window);
    cost = cost_of_sums(plan, 1, taps);
    for (int64_t i = 2; i <= std::min(g.batch, kMostImages); ++i) {
      const int64_t size = plan.layout.size(plan.layout.channels) * i;
      if (g.batch % i != 0 || size > kMaxWoven) continue;
      const int64_t sharing = ceil_divide(threads, g.batch / i * g.groups);
      if (sharing > 1 && plan.group < sharing * direct_loops().channel_block) continue;
      const double next = cost_of_sums(plan, i, taps) + cost_of_weaving(plan, i, sharing);
      if (next < cost) cost = next, images = i;
    }
  }

  int64_t images = 1;
  double cost;
};

/// Whether channels of the result in vectors are faster than positions. By the geometry alone,
/// since the order of sums follows from it.
bool prefers_channels(const ConvolutionGeometry& g, const DirectPlan& plan) {
  if (channel_loops().tiles == nullptr) return false;
  // Phases of positions have to be interleaved, which costs more than what else is weighed here.
  if (plan.phases.size() > 1) return channels_fill_vectors(plan.group);
  // What does not stay in a core's cache costs the loops over positions more, which read all of the
  // image or all weights again and again: so much on a Zen 3, whose second cache has 512 KiB, and
  // nothing of few channels.
  constexpr int64_t kCached = 512 * 1024 / sizeof(float), kFewTaps = 256;
  constexpr double kCostOfMore = 1.12;
  const int64_t taps = plan.layout.channels * volume(g.window);
  const bool is_more =
      taps > kFewTaps && plan.group * taps + plan.layout.size(plan.layout.channels) > kCached;
  return cost_by_channels(plan, taps) < Woven(g, plan, 1).cost * (is_more ? kCostOfMore : 1);
}

/// An axis as it lies, rather than in phases: returns the distance of results.
int64_t join_phases(PaddedAxis& axis) {
  if (axis.phases == 1) return 1;
  const int64_t distance = axis.step;
  axis = {axis.size, axis.before, 1, 1, axis.size + 2 * axis.before};
  return distance;
}

/// Chooses the loops, and for those over positions how many images are woven; false where another
/// way is faster than either.
TENON_ALWAYS_INLINE bool choose_loops(const ConvolutionGeometry& g, Weaving weaving,
                                      DirectPlan& plan) {
  // Few channels never are faster in vectors, and small calls should not weigh it.
  plan.by_channels = plan.group * 2 >= kChannelBlock && weaving == Weaving::kWhereFaster &&
                     prefers_channels(g, plan);
  if (plan.by_channels) {
    // Where no vectors of positions are loaded, phases serve nothing.
    plan.image_row_step = join_phases(plan.layout.rows);
    plan.image_column_step = join_phases(plan.layout.columns);
    plan.layout.columns = sharing_zeros(plan.layout.columns);
    return true;
  }
  if (!is_dense(plan)) return false;
  if (weaving == Weaving::kWhereFaster && g.batch > 1) {
    plan.layout.images = Woven(g, plan, get_num_threads()).images;
  }
  return true;
}

/// Makes room for the taps of `channels` channels, of `window` each.
DirectTap* room_for_taps(DirectPhase& phase, int64_t window, int64_t channels) {
  phase.tap_count = window * channels;
  phase.taps = std::make_unique_for_overwrite<DirectTap[]>(static_cast<size_t>(phase.tap_count));
  return phase.taps.get();
}

/// Makes the taps of all channels from those of the first, which end at `tap`, each `stride`
/// further on.
void fill_channels(DirectPhase& phase, DirectTap* tap, DirectTap stride) {
  const DirectTap* const end = phase.taps.get() + phase.tap_count;
  for (const DirectTap* above = phase.taps.get(); tap < end; ++tap, ++above) {
    *tap = {above->offset + stride.offset, above->weight + stride.weight};
  }
}

}  // namespace

VectorCount::VectorCount(int64_t rows, int64_t columns, int64_t width) {
  const int64_t lanes = direct_loops().lanes;
  a_row = ceil_divide(columns, lanes);
  const int64_t all =
      rows > 0 && columns > 0 ? ceil_divide((rows - 1) * width + columns, lanes) : 0;
  by_row = rows * a_row < all;
  count = by_row ? rows * a_row : all;
}

int64_t PaddedLayout::slack() const {
  return columns.before * images + direct_loops().lanes;
}

int64_t PaddedLayout::size(int64_t count) const {
  return plane() * count + slack() + direct_loops().lanes;
}

bool PaddedLayout::is_small() const {
  if (rows.step > kMostPhases || columns.step > kMostPhases) return false;
  const CheckedInt size = CheckedInt(rows.length) * columns.length * channels;
  return (size * (rows.phases * columns.phases)).value_or(kMaxImage + 1) <= kMaxImage;
}

std::optional<DirectPlan> plan_of_y(const ConvolutionGeometry& g, Weaving weaving) {
  if (!is_for_planes(g) || is_for_product(g)) return std::nullopt;
  std::optional<DirectPlan> plan{std::in_place,
                                 layout_of_x(g),
                                 g.y_group(),
                                 g.taps(),
                                 g.y[1],
                                 g.y[2],
                                 1,
                                 1,
                                 std::vector<DirectPhase>(1)};
  PaddedLayout& layout = plan->layout;
  if (!layout.is_small()) return std::nullopt;
  DirectPhase& phase = plan->phases[0];
  phase.rows = g.y[1], phase.columns = g.y[2];
  if (!choose_loops(g, weaving, *plan)) return std::nullopt;
  phase.window_rows = g.window[1];
  phase.first_row = -g.padding[1], phase.row_distance = g.dilation[1];
  DirectTap* tap = room_for_taps(phase, volume(g.window), g.x_group());
  for (int64_t i = 0, weight = 0; i < g.window[1]; ++i) {
    const int64_t row = layout.row_offset(i * g.dilation[1]);
    for (int64_t j = 0; j < g.window[2]; ++j) {
      *tap++ = {row + layout.column_offset(j * g.dilation[2]), weight++};
    }
  }
  fill_channels(phase, tap, {layout.plane(), volume(g.window)});
  return plan;
}

std::optional<DirectPlan> plan_of_x_gradient(const ConvolutionGeometry& g) {
  if (!is_for_planes(g) || g.is_pointwise() || !layout_of_x(g).is_small()) return std::nullopt;
  const auto rows = gradient_phases(g, 1), columns = gradient_phases(g, 2);
  const PaddedLayout unwoven{g.y_group(), axis_of_y(g, 1, rows),
                             sharing_zeros(axis_of_y(g, 2, columns))};
  if (!unwoven.is_small()) return std::nullopt;
  std::optional<DirectPlan> plan{
      {unwoven, g.x_group(), volume(g.window), g.x[1], g.x[2], g.stride[1], g.stride[2], {}}};
  for (const GradientPhase& row : rows) {
    for (const GradientPhase& column : columns) plan->phases.push_back({row.count, column.count});
  }
  if (!choose_loops(g, Weaving::kWhereFaster, *plan)) return std::nullopt;
  const PaddedLayout& layout = plan->layout;
  DirectPhase* phase = plan->phases.data();
  for (const GradientPhase& row : rows) {
    for (const GradientPhase& column : columns) {
      const auto window = static_cast<int64_t>(row.taps.size() * column.taps.size());
      DirectTap* tap = room_for_taps(*phase, window, g.y_group());
      phase->window_rows = static_cast<int64_t>(row.taps.size());
      if (phase->window_rows > 0) phase->first_row = row.firsts[0];
      if (phase->window_rows > 1) phase->row_distance = row.firsts[1] - row.firsts[0];
      for (size_t i = 0; i < row.taps.size(); ++i) {
        const int64_t first = layout.row_offset(row.firsts[i] + layout.rows.before);
        for (size_t j = 0; j < column.taps.size(); ++j) {
          *tap++ = {first + layout.column_offset(column.firsts[j] + layout.columns.before),
                    row.taps[i] * g.window[2] + column.taps[j]};
        }
      }
      fill_channels(*phase++, tap, {layout.plane(), g.taps()});
    }
  }
  return plan;
}

}  // namespace tenon::kernels

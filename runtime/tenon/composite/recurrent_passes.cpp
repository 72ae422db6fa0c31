#include "tenon/composite/recurrent_passes.h"

#include <algorithm>

#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/dropout.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/unbind.h"

namespace tenon::composite {
namespace {

CellState rows_of(const CellState& state, int64_t from, int64_t count) {
  CellState rows;
  for (const TensorBase& each : state) rows.push_back(ops::narrow(each, 0, from, count));
  return rows;
}

CellState joined(const std::vector<CellState>& states) {
  if (states.size() == 1) return states[0];
  CellState all;
  for (size_t i = 0; i < states[0].size(); ++i) {
    std::vector<TensorBase> parts;
    for (const CellState& state : states) parts.push_back(state[i]);
    all.push_back(ops::cat(parts, 0));
  }
  return all;
}

/// Sequences that have ended leave the state from its end.
PassedSequences forwards(const RecurrentLayers& layers, const std::vector<TensorBase>& steps,
                         const CellState& first, const CellWeights& weights) {
  std::vector<TensorBase> outputs;
  std::vector<CellState> ended;
  CellState state = first;
  for (const TensorBase& step : steps) {
    const int64_t running = state[0].size(0), left = step.size(0);
    if (left < running) {
      ended.push_back(rows_of(state, left, running - left));
      state = rows_of(state, 0, left);
    }
    state = layers.cell.step(step, state, weights);
    outputs.push_back(state[0]);
  }
  ended.push_back(state);
  std::ranges::reverse(ended);
  return {ops::cat(outputs, 0), joined(ended)};
}

/// Sequences that are shorter come to the state at its end.
PassedSequences backwards(const RecurrentLayers& layers, const std::vector<TensorBase>& steps,
                          const CellState& first, const CellWeights& weights) {
  std::vector<TensorBase> outputs;
  CellState state = rows_of(first, 0, steps.back().size(0));
  for (size_t i = steps.size(); i-- > 0;) {
    const int64_t running = state[0].size(0), more = steps[i].size(0) - running;
    if (more > 0) state = joined({state, rows_of(first, running, more)});
    state = layers.cell.step(steps[i], state, weights);
    outputs.push_back(state[0]);
  }
  std::ranges::reverse(outputs);
  return {ops::cat(outputs, 0), state};
}

/// Those of layer and direction number `number`.
CellWeights weights_at(const RecurrentLayers& layers, const StateWidths& widths, TensorList params,
                       size_t number) {
  const size_t start = number * static_cast<size_t>(weights_each(layers, widths));
  CellWeights weights{params[start], params[start + 1], {}, {}, {}};
  if (layers.has_biases) weights.b_ih = params[start + 2], weights.b_hh = params[start + 3];
  if (widths.are_projected()) weights.w_hr = params[start + (layers.has_biases ? 4 : 2)];
  return weights;
}

/// The rows of each step: as many as there are sequences, unless `batch_sizes` tell them.
std::vector<TensorBase> steps_of(const TensorBase& rows, int64_t sequences,
                                 IntArrayRef batch_sizes) {
  if (!batch_sizes.empty()) return ops::split_with_sizes(rows, batch_sizes, 0);
  return ops::split(rows, std::max<int64_t>(sequences, 1), 0);
}

}  // namespace

PassedSequences pass_layers(const RecurrentLayers& layers, const StateWidths& widths,
                            TensorBase rows, IntArrayRef batch_sizes, TensorList hx,
                            TensorList params) {
  std::vector<CellState> firsts, lasts(hx.size());
  for (const TensorBase& states : hx) firsts.push_back(ops::unbind(states, 0));
  const auto directions = static_cast<size_t>(layers.directions());
  for (size_t number = 0; number < firsts[0].size(); number += directions) {
    std::vector<TensorBase> outputs;
    for (size_t direction = 0; direction < directions; ++direction) {
      const CellWeights weights = weights_at(layers, widths, params, number + direction);
      const std::vector<TensorBase> steps =
          steps_of(ops::linear(rows, weights.w_ih, weights.b_ih), hx[0].sizes()[1], batch_sizes);
      CellState first;
      for (const CellState& states : firsts) first.push_back(states[number + direction]);
      PassedSequences passed = direction == 0 ? forwards(layers, steps, first, weights)
                                              : backwards(layers, steps, first, weights);
      outputs.push_back(passed.outputs);
      for (size_t i = 0; i < lasts.size(); ++i) lasts[i].push_back(passed.last[i]);
    }
    rows = directions == 1 ? outputs[0] : ops::cat(outputs, -1);
    const bool is_last = number + directions == firsts[0].size();
    if (!is_last) rows = ops::dropout(rows, layers.dropout, layers.train);
  }
  CellState last;
  for (const CellState& states : lasts) last.push_back(ops::stack(states, 0));
  return {rows, last};
}

}  // namespace tenon::composite

#pragma once

#include <string_view>

#include "tenon/composite/recurrent_cells.h"
#include "tenon/tensor/tensor_list.h"

/// How sequences go through recurrent layers. They are rows: those of all first steps, then those
/// of all second ones. Longer sequences come first, so that a step's are the first ones of the step
/// before.
namespace tenon::composite {

/// What the layers of an operator are made of: a cell, the gates of its weights, and whether one
/// state goes from step to step, or two.
struct RecurrentCell {
  std::string_view op;
  CellStep step;
  int64_t gates;
  int64_t states;
};

/// What an operator was asked for beside tensors.
struct RecurrentLayers {
  const RecurrentCell& cell;
  bool has_biases;
  int64_t count;
  double dropout;
  bool train, bidirectional;

  int64_t directions() const { return bidirectional ? 2 : 1; }
};

/// The sizes of a hidden state within its cell, and of what a projection makes of it.
struct StateWidths {
  int64_t hidden, output;

  bool are_projected() const { return hidden != output; }
};

/// How many parameters each layer has in each direction.
inline int64_t weights_each(const RecurrentLayers& layers, const StateWidths& widths) {
  return 2 + (layers.has_biases ? 2 : 0) + (widths.are_projected() ? 1 : 0);
}

/// The hidden states after each step, as rows, and the last state of each sequence.
struct PassedSequences {
  TensorBase outputs;
  CellState last;
};

/// What the last layer gives for `rows`, and the last states of all, from arguments that were
/// checked. `batch_sizes` are those of the steps, and empty where each has all sequences.
PassedSequences pass_layers(const RecurrentLayers& layers, const StateWidths& widths,
                            TensorBase rows, IntArrayRef batch_sizes, TensorList hx,
                            TensorList params);

}  // namespace tenon::composite

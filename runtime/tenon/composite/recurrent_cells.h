#pragma once

#include <string_view>
#include <vector>

#include "tenon/tensor/tensor_base.h"

/// The steps of recurrent layers, which cells take one of and layers as many as a sequence has.
namespace tenon::composite {

/// The parameters of a cell. Biases may be undefined; so is `w_hr`, but for an LSTM that projects
/// its hidden state.
struct CellWeights {
  TensorBase w_ih, w_hh, b_ih, b_hh, w_hr;
};

/// What goes from step to step, [sequences, size]: a hidden state, and of an LSTM its cell state.
using CellState = std::vector<TensorBase>;

/// The state after a step. `from_input` is the product of w_ih with the input, and its bias.
using CellStep = CellState (*)(const TensorBase& from_input, const CellState& state,
                               const CellWeights& weights);

CellState lstm_step(const TensorBase& from_input, const CellState& state,
                    const CellWeights& weights);
CellState gru_step(const TensorBase& from_input, const CellState& state,
                   const CellWeights& weights);
CellState rnn_tanh_step(const TensorBase& from_input, const CellState& state,
                        const CellWeights& weights);
CellState rnn_relu_step(const TensorBase& from_input, const CellState& state,
                        const CellWeights& weights);

}  // namespace tenon::composite

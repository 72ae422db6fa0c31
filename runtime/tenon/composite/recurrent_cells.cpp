#include "tenon/composite/recurrent_cells.h"

#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/kernels/neural.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/tensor/checked_size.h"

namespace tenon::composite {

using namespace formulas;  // arithmetic on TensorBase

namespace {

TensorBase from_hidden(const CellState& state, const CellWeights& weights) {
  return ops::linear(state[0], weights.w_hh, weights.b_hh);
}

/// ShapeError unless the weights make `gates` parts of the size of the hidden state.
void check_cell(std::string_view op, const TensorBase& hidden, const TensorBase& w_ih,
                const TensorBase& w_hh, int64_t gates) {
  TENON_CHECK(hidden.dim() > 0, ShapeError, op,
              ": expected a hidden state of at least one dimension, got a scalar");
  const int64_t rows = checked_size(op, CheckedInt(gates) * hidden.size(-1));
  TENON_CHECK(w_ih.dim() == 2 && w_hh.dim() == 2 && w_ih.size(0) == rows && w_hh.size(0) == rows,
              ShapeError, op, ": expected weights of ", rows, " rows for a hidden state of sizes ",
              hidden.sizes(), ", got w_ih of sizes ", w_ih.sizes(), " and w_hh of sizes ",
              w_hh.sizes());
}

}  // namespace

CellState lstm_step(const TensorBase& from_input, const CellState& state,
                    const CellWeights& weights) {
  const std::vector<TensorBase> gates = ops::chunk(from_input + from_hidden(state, weights), 4, -1);
  const TensorBase added = ops::sigmoid(gates[0]) * ops::tanh(gates[2]);
  const TensorBase cell = ops::sigmoid(gates[1]) * state[1] + added;
  const TensorBase hidden = ops::sigmoid(gates[3]) * ops::tanh(cell);
  return {weights.w_hr.defined() ? ops::linear(hidden, weights.w_hr) : hidden, cell};
}

CellState gru_step(const TensorBase& from_input, const CellState& state,
                   const CellWeights& weights) {
  const std::vector<TensorBase> inputs = ops::chunk(from_input, 3, -1);
  const std::vector<TensorBase> hiddens = ops::chunk(from_hidden(state, weights), 3, -1);
  const TensorBase reset = ops::sigmoid(inputs[0] + hiddens[0]);
  const TensorBase update = ops::sigmoid(inputs[1] + hiddens[1]);
  const TensorBase candidate = ops::tanh(inputs[2] + reset * hiddens[2]);
  return {candidate + update * (state[0] - candidate)};
}

CellState rnn_tanh_step(const TensorBase& from_input, const CellState& state,
                        const CellWeights& weights) {
  return {ops::tanh(from_input + from_hidden(state, weights))};
}

CellState rnn_relu_step(const TensorBase& from_input, const CellState& state,
                        const CellWeights& weights) {
  return {ops::relu(from_input + from_hidden(state, weights))};
}

std::tuple<TensorBase, TensorBase> lstm_cell(const TensorBase& input, TensorList hx,
                                             const TensorBase& w_ih, const TensorBase& w_hh,
                                             const TensorBase& b_ih, const TensorBase& b_hh) {
  TENON_CHECK(hx.size() == 2, ValueError, "lstm_cell: expected a hidden and a cell state, got ",
              hx.size(), " tensors");
  check_cell("lstm_cell", hx[0], w_ih, w_hh, 4);
  const CellState state = lstm_step(ops::linear(input, w_ih, b_ih), {hx[0], hx[1]},
                                    {w_ih, w_hh, b_ih, b_hh, TensorBase()});
  return {state[0], state[1]};
}

TensorBase gru_cell(const TensorBase& input, const TensorBase& hx, const TensorBase& w_ih,
                    const TensorBase& w_hh, const TensorBase& b_ih, const TensorBase& b_hh) {
  check_cell("gru_cell", hx, w_ih, w_hh, 3);
  return gru_step(ops::linear(input, w_ih, b_ih), {hx}, {w_ih, w_hh, b_ih, b_hh, TensorBase()})[0];
}

TensorBase rnn_tanh_cell(const TensorBase& input, const TensorBase& hx, const TensorBase& w_ih,
                         const TensorBase& w_hh, const TensorBase& b_ih, const TensorBase& b_hh) {
  check_cell("rnn_tanh_cell", hx, w_ih, w_hh, 1);
  return rnn_tanh_step(ops::linear(input, w_ih, b_ih), {hx},
                       {w_ih, w_hh, b_ih, b_hh, TensorBase()})[0];
}

TensorBase rnn_relu_cell(const TensorBase& input, const TensorBase& hx, const TensorBase& w_ih,
                         const TensorBase& w_hh, const TensorBase& b_ih, const TensorBase& b_hh) {
  check_cell("rnn_relu_cell", hx, w_ih, w_hh, 1);
  return rnn_relu_step(ops::linear(input, w_ih, b_ih), {hx},
                       {w_ih, w_hh, b_ih, b_hh, TensorBase()})[0];
}

}  // namespace tenon::composite

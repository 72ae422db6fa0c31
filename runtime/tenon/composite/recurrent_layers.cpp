#include "tenon/base/dim_vector.h"
#include "tenon/composite/packed.h"
#include "tenon/composite/recurrent_passes.h"
#include "tenon/generated/kernels/neural.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/view.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/probability.h"

namespace tenon::composite {
namespace {

constexpr RecurrentCell kLstm = {"lstm", lstm_step, 4, 2};
constexpr RecurrentCell kGru = {"gru", gru_step, 3, 1};
constexpr RecurrentCell kTanh = {"rnn_tanh", rnn_tanh_step, 1, 1};
constexpr RecurrentCell kRelu = {"rnn_relu", rnn_relu_step, 1, 1};

void check_tensor(const RecurrentLayers& layers, std::string_view name, size_t number,
                  const TensorBase& tensor, IntArrayRef sizes, DType dtype) {
  TENON_CHECK(tensor.dtype() == dtype, DTypeError, layers.cell.op, ": expected ", name, "[", number,
              "] of the dtype of the input ", dtype, ", got ", tensor.dtype());
  TENON_CHECK(tensor.sizes() == sizes, ShapeError, layers.cell.op, ": expected ", name, "[", number,
              "] of sizes ", sizes, ", got ", tensor.sizes());
}

/// Checks the weights against the width of the input and of the hidden states.
void check_weights(const RecurrentLayers& layers, const TensorBase& input,
                   const StateWidths& widths, TensorList params) {
  const int64_t each = weights_each(layers, widths), directions = layers.directions();
  const int64_t expected = saturating_multiply(saturating_multiply(layers.count, directions), each);
  TENON_CHECK(static_cast<int64_t>(params.size()) == expected, ValueError, layers.cell.op,
              ": expected params of ", each, " tensors for each of ", layers.count, " layers and ",
              directions, " directions, got ", params.size());
  const int64_t rows = checked_size(layers.cell.op, CheckedInt(layers.cell.gates) * widths.hidden);
  const int64_t passed_on = checked_size(layers.cell.op, CheckedInt(directions) * widths.output);
  for (size_t i = 0; i < params.size(); ++i) {
    const auto place = static_cast<int64_t>(i) % each;
    const bool is_first = static_cast<int64_t>(i) < each * directions;  // fits: few of params
    DimVector sizes = {rows};
    if (place == 0) sizes.push_back(is_first ? input.size(-1) : passed_on);
    if (place == 1) sizes.push_back(widths.output);
    if (widths.are_projected() && place == each - 1) sizes = {widths.output, widths.hidden};
    check_tensor(layers, "params", i, params[i], sizes, input.dtype());
  }
}

/// Checks the tensors of a call over `sequences` sequences.
StateWidths check_call(const RecurrentLayers& layers, const TensorBase& input, int64_t sequences,
                       TensorList hx, TensorList params) {
  check_floating(layers.cell.op, "input", input.dtype());
  check_probability(layers.cell.op, layers.dropout);
  TENON_CHECK(layers.count > 0, ValueError, layers.cell.op,
              ": expected num_layers of at least 1, got ", layers.count);
  TENON_CHECK(static_cast<int64_t>(hx.size()) == layers.cell.states, ValueError, layers.cell.op,
              ": expected hx of a hidden and a cell state, got ", hx.size(), " tensors");
  const int64_t directions = layers.directions();
  const int64_t cells = saturating_multiply(layers.count, directions);
  for (size_t i = 0; i < hx.size(); ++i) {
    TENON_CHECK(hx[i].dim() == 3 && hx[i].size(-1) > 0, ShapeError, layers.cell.op,
                ": expected hx [layers and directions, sequences, size], got sizes ",
                hx[i].sizes());
    check_tensor(layers, "hx", i, hx[i], {cells, sequences, hx[i].size(-1)}, input.dtype());
  }
  const StateWidths widths{hx[hx.size() - 1].size(-1), hx[0].size(-1)};
  check_weights(layers, input, widths, params);
  return widths;
}

/// Of sequences of one length, [steps, sequences, size] or, `batch_first`, [sequences, steps,
/// size].
PassedSequences pass_padded(const RecurrentLayers& layers, const TensorBase& input, TensorList hx,
                            TensorList params, bool batch_first) {
  TENON_CHECK(input.dim() == 3, ShapeError, layers.cell.op,
              ": expected an input [steps, sequences, size], got sizes ", input.sizes());
  const TensorBase by_step = batch_first ? ops::transpose(input, 0, 1) : input;
  const int64_t steps = by_step.size(0), sequences = by_step.size(1);
  const StateWidths widths = check_call(layers, input, sequences, hx, params);
  TENON_CHECK(steps > 0, ShapeError, layers.cell.op,
              ": expected an input of at least one step, got sizes ", input.sizes());
  const int64_t count = checked_size(layers.cell.op, CheckedInt(steps) * sequences);
  PassedSequences passed =
      pass_layers(layers, widths, ops::reshape(by_step, {count, input.size(2)}), {}, hx, params);
  const TensorBase outputs = ops::view(passed.outputs, {steps, sequences, passed.outputs.size(1)});
  return {batch_first ? ops::transpose(outputs, 0, 1) : outputs, passed.last};
}

/// Of packed sequences, [rows, size].
PassedSequences pass_packed(const RecurrentLayers& layers, const TensorBase& data,
                            const TensorBase& batch_sizes, TensorList hx, TensorList params) {
  TENON_CHECK(data.dim() == 2, ShapeError, layers.cell.op,
              ": expected data [rows, size], got sizes ", data.sizes());
  const std::vector<int64_t> sizes = batch_sizes_of(layers.cell.op, data, batch_sizes);
  const StateWidths widths = check_call(layers, data, sizes.front(), hx, params);
  return pass_layers(layers, widths, data, sizes, hx, params);
}

std::tuple<TensorBase, TensorBase, TensorBase> with_cells(const PassedSequences& passed) {
  return {passed.outputs, passed.last[0], passed.last[1]};
}

std::tuple<TensorBase, TensorBase> without_cells(const PassedSequences& passed) {
  return {passed.outputs, passed.last[0]};
}

}  // namespace

std::tuple<TensorBase, TensorBase, TensorBase> lstm(const TensorBase& input, TensorList hx,
                                                    TensorList params, bool has_biases,
                                                    int64_t num_layers, double dropout, bool train,
                                                    bool bidirectional, bool batch_first) {
  return with_cells(pass_padded({kLstm, has_biases, num_layers, dropout, train, bidirectional},
                                input, hx, params, batch_first));
}

std::tuple<TensorBase, TensorBase, TensorBase> lstm_of_packed(
    const TensorBase& data, const TensorBase& batch_sizes, TensorList hx, TensorList params,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional) {
  return with_cells(pass_packed({kLstm, has_biases, num_layers, dropout, train, bidirectional},
                                data, batch_sizes, hx, params));
}

std::tuple<TensorBase, TensorBase> gru(const TensorBase& input, const TensorBase& hx,
                                       TensorList params, bool has_biases, int64_t num_layers,
                                       double dropout, bool train, bool bidirectional,
                                       bool batch_first) {
  return without_cells(pass_padded({kGru, has_biases, num_layers, dropout, train, bidirectional},
                                   input, hx, params, batch_first));
}

std::tuple<TensorBase, TensorBase> gru_of_packed(const TensorBase& data,
                                                 const TensorBase& batch_sizes,
                                                 const TensorBase& hx, TensorList params,
                                                 bool has_biases, int64_t num_layers,
                                                 double dropout, bool train, bool bidirectional) {
  return without_cells(pass_packed({kGru, has_biases, num_layers, dropout, train, bidirectional},
                                   data, batch_sizes, hx, params));
}

std::tuple<TensorBase, TensorBase> rnn_tanh(const TensorBase& input, const TensorBase& hx,
                                            TensorList params, bool has_biases, int64_t num_layers,
                                            double dropout, bool train, bool bidirectional,
                                            bool batch_first) {
  return without_cells(pass_padded({kTanh, has_biases, num_layers, dropout, train, bidirectional},
                                   input, hx, params, batch_first));
}

std::tuple<TensorBase, TensorBase> rnn_tanh_of_packed(
    const TensorBase& data, const TensorBase& batch_sizes, const TensorBase& hx, TensorList params,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional) {
  return without_cells(pass_packed({kTanh, has_biases, num_layers, dropout, train, bidirectional},
                                   data, batch_sizes, hx, params));
}

std::tuple<TensorBase, TensorBase> rnn_relu(const TensorBase& input, const TensorBase& hx,
                                            TensorList params, bool has_biases, int64_t num_layers,
                                            double dropout, bool train, bool bidirectional,
                                            bool batch_first) {
  return without_cells(pass_padded({kRelu, has_biases, num_layers, dropout, train, bidirectional},
                                   input, hx, params, batch_first));
}

std::tuple<TensorBase, TensorBase> rnn_relu_of_packed(
    const TensorBase& data, const TensorBase& batch_sizes, const TensorBase& hx, TensorList params,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional) {
  return without_cells(pass_packed({kRelu, has_biases, num_layers, dropout, train, bidirectional},
                                   data, batch_sizes, hx, params));
}

}  // namespace tenon::composite

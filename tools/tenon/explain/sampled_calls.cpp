#include "tools/tenon/explain/sampled_calls.h"

#include <algorithm>
#include <array>

#include "tools/tenon/explain/stated_value.h"

namespace tenon::tools {
namespace {

constexpr auto kCalls = std::to_array<SampledCall>({
    {"_ctc_loss", "log_probs=5x2x4 targets=2x3:int64 input_lengths=[5,4] target_lengths=[3,2]"},
    {"_ctc_loss_backward",
     "grad_output=2 log_probs=5x2x4 targets=2x3:int64 input_lengths=[5,4] target_lengths=[3,2] "
     "neg_log_likelihood=2 log_alpha=2x5x7 blank=0"},
    {"_pack_padded_sequence", "input=1x1x2 batch_first=false"},
    {"_pack_padded_sequence_backward", "grad_output=1x2 input_size=[1,1,2] batch_first=false"},
    {"_pad_packed_sequence", "data=1x2 batch_first=false padding_value=0 total_length=0"},
    {"_scaled_dot_product_flash_attention_for_cpu_backward",
     "grad_out=2x2x3x2 query=2x2x3x4 key=2x2x3x4 value=2x2x3x2 out=2x2x3x2 logsumexp=2x2x3 "
     "dropout_p=0.0 is_causal=false"},
    {"adaptive_max_pool1d", "self=2x3x7 output_size=[3]"},
    {"adaptive_max_pool2d", "self=2x3x5x4 output_size=[2,3]"},
    {"adaptive_max_pool2d_backward", "grad_output=1x2x2x2 self=1x2x4x3 indices=1x2x2x2:int64"},
    {"adaptive_max_pool3d", "self=1x2x3x4x5 output_size=[2,3,2]"},
    {"adaptive_max_pool3d_backward",
     "grad_output=1x2x1x2x2 self=1x2x2x3x3 indices=1x2x1x2x2:int64"},
    {"affine_grid", "theta=2x2x3 size=[2,3,4,5] align_corners=false"},
    {"affine_grid_generator", "theta=2x2x3 size=[2,3,4,5] align_corners=false"},
    {"avg_pool1d", "self=2x2x7 kernel_size=[3]"},
    {"avg_pool2d_backward",
     "grad_output=1x2x2x3 self=1x2x4x6 kernel_size=[2,2] stride=[2,2] padding=[0,0] "
     "ceil_mode=false count_include_pad=true divisor_override=None"},
    {"avg_pool3d_backward",
     "grad_output=1x1x1x2x3 self=1x1x2x4x3 kernel_size=[2,2,1] stride=[2,2,1] padding=[0,0,0] "
     "ceil_mode=false count_include_pad=true divisor_override=None"},
    {"bilinear", "input1=3x2 input2=3x4 weight=5x2x4 bias=5"},
    {"col2im",
     "self=1x8x6 output_size=[3,4] kernel_size=[2,2] dilation=[1,1] padding=[0,0] stride=[1,1]"},
    {"conv3d", "input=1x2x3x4x3 weight=2x2x2x2x2 bias=2"},
    {"conv_transpose1d", "input=2x3x4 weight=3x2x3 bias=2"},
    {"conv_transpose2d.input", "input=1x3x3x4 weight=3x2x3x2 bias=2"},
    {"conv_transpose3d.input", "input=1x2x2x1x2 weight=2x1x2x2x1 bias=1 stride=[2,1,1]"},
    {"convolution",
     "input=1x2x5x5 weight=3x2x3x3 bias=3 stride=[1,1] padding=[0,0] dilation=[1,1] "
     "transposed=false output_padding=[0,0] groups=1"},
    {"convolution_backward",
     "grad_output=1x3x3x3 input=1x2x5x5 weight=3x2x3x3 bias_sizes=[3] stride=[1,1] "
     "padding=[0,0] dilation=[1,1] transposed=false output_padding=[0,0] groups=1 "
     "output_mask=[true,true,true]"},
    {"ctc_loss.IntList",
     "log_probs=5x2x4 targets=2x3:int64 input_lengths=[5,4] target_lengths=[3,2]"},
    {"ctc_loss.Tensor", "log_probs=1x1x3 targets=1x1:int64"},
    {"einsum", "equation=ij,jk->ik tensors=2x3,3x4"},
    {"embedding_bag.padding_idx",
     "weight=5x3 indices=6:int64 offsets=3:int64 per_sample_weights=None padding_idx=None"},
    {"grid_sampler_2d",
     "input=1x2x3x4 grid=1x2x3x2 interpolation_mode=0 padding_mode=0 align_corners=false"},
    {"grid_sampler_2d_backward",
     "grad_output=1x2x2x3 input=1x2x3x4 grid=1x2x3x2 interpolation_mode=0 padding_mode=0 "
     "align_corners=false output_mask=[true,true]"},
    {"gru.data",
     "data=1x2 hx=1x1x2 params=6x2,6x2 has_biases=false num_layers=1 dropout=0.0 train=true "
     "bidirectional=false"},
    {"gru.input",
     "input=2x1x2 hx=1x1x2 params=6x2,6x2,6,6 has_biases=true num_layers=1 dropout=0.0 "
     "train=true bidirectional=false batch_first=false"},
    {"gru_cell", "input=2x3 hx=2x4 w_ih=12x3 w_hh=12x4 b_ih=12 b_hh=12"},
    {"im2col", "self=1x2x4x5 kernel_size=[2,3] dilation=[1,1] padding=[0,0] stride=[1,1]"},
    {"linalg_cond.p_str", "self=3x3 p=fro"},
    {"linalg_lu_solve", "LU=0x2x2 pivots=0x2:int32 B=0x2x3"},
    {"linalg_norm.ord_str", "self=3x2 ord=fro"},
    {"lstm.data",
     "data=1x2 hx=1x1x2,1x1x2 params=8x2,8x2 has_biases=false num_layers=1 dropout=0.0 "
     "train=true bidirectional=false"},
    {"lstm.input",
     "input=2x1x2 hx=1x1x2,1x1x2 params=8x2,8x2,8,8 has_biases=true num_layers=1 dropout=0.0 "
     "train=true bidirectional=false batch_first=false"},
    {"lstm_cell", "input=2x3 hx=2x4,2x4 w_ih=16x3 w_hh=16x4 b_ih=16 b_hh=16"},
    {"lu_unpack", "LU_data=0x3x2 LU_pivots=0x2:int32"},
    {"max_pool1d", "self=2x2x7 kernel_size=[3]"},
    {"max_pool2d_with_indices_backward",
     "grad_output=1x1x2x2 self=1x1x4x4 kernel_size=[2,2] stride=[2,2] padding=[0,0] "
     "dilation=[1,1] ceil_mode=false indices=1x1x2x2:int64"},
    {"max_pool3d_with_indices_backward",
     "grad_output=1x1x1x1x2 self=1x1x2x2x4 kernel_size=[2,2,2] stride=[2,2,2] padding=[0,0,0] "
     "dilation=[1,1,1] ceil_mode=false indices=1x1x1x1x2:int64"},
    {"max_unpool2d", "self=2x1x1 indices=2x1x1:int64 output_size=[2,2]"},
    {"max_unpool3d",
     "self=1x1x1x1x2 indices=1x1x1x1x2:int64 output_size=[2,2,2] stride=[2,2,2] "
     "padding=[0,0,0]"},
    {"meshgrid.indexing", "tensors=2,4,3 indexing=xy"},
    {"native_batch_norm_backward",
     "grad_out=4x3 input=4x3 weight=3 running_mean=None running_var=None save_mean=3 "
     "save_invstd=3 train=true eps=1e-05 output_mask=[true,true,true]"},
    {"nll_loss2d", "self=2x4x3x2 target=2x3x2:int64"},
    {"nll_loss2d_backward",
     "grad_output= self=1x4x2x2 target=1x2x2:int64 weight=None reduction=1 ignore_index=-100 "
     "total_weight="},
    {"nll_loss2d_forward",
     "self=2x4x1x3 target=2x1x3:int64 weight=None reduction=1 ignore_index=2"},
    {"reflection_pad3d", "self=1x2x2x3x2 padding=[1,1,0,2,1,0]"},
    {"replication_pad3d", "self=1x2x2x3x2 padding=[1,1,0,2,1,0]"},
    {"rnn_relu.data",
     "data=1x2 hx=1x1x2 params=2x2,2x2 has_biases=false num_layers=1 dropout=0.0 train=true "
     "bidirectional=false"},
    {"rnn_relu.input",
     "input=2x1x2 hx=1x1x2 params=2x2,2x2,2,2 has_biases=true num_layers=1 dropout=0.0 "
     "train=true bidirectional=false batch_first=false"},
    {"rnn_relu_cell", "input=2x3 hx=2x4 w_ih=4x3 w_hh=4x4 b_ih=4 b_hh=4"},
    {"rnn_tanh.data",
     "data=1x2 hx=1x1x2 params=2x2,2x2 has_biases=false num_layers=1 dropout=0.0 train=true "
     "bidirectional=false"},
    {"rnn_tanh.input",
     "input=2x1x2 hx=1x1x2 params=2x2,2x2,2,2 has_biases=true num_layers=1 dropout=0.0 "
     "train=true bidirectional=false batch_first=false"},
    {"upsample_bicubic2d.vec",
     "input=1x2x2x3 output_size=[4,4] align_corners=true scale_factors=None"},
    {"upsample_bicubic2d_backward",
     "grad_output=1x2x5x2 output_size=[5,2] input_size=[1,2,3,4] align_corners=false"},
    {"upsample_bilinear2d.vec",
     "input=1x2x2x3 output_size=[4,4] align_corners=true scale_factors=None"},
    {"upsample_bilinear2d_backward",
     "grad_output=1x2x5x2 output_size=[5,2] input_size=[1,2,3,4] align_corners=false"},
    {"upsample_linear1d.vec",
     "input=1x2x3 output_size=None align_corners=true scale_factors=[2.5]"},
    {"upsample_linear1d_backward",
     "grad_output=1x2x7 output_size=[7] input_size=[1,2,4] align_corners=true"},
    {"upsample_nearest1d.vec", "input=1x2x3 output_size=None scale_factors=[2.5]"},
    {"upsample_nearest1d_backward", "grad_output=1x2x7 output_size=[7] input_size=[1,2,4]"},
    {"upsample_nearest2d.vec", "input=1x2x2x3 output_size=[4,4] scale_factors=None"},
    {"upsample_nearest2d_backward", "grad_output=1x2x5x2 output_size=[5,2] input_size=[1,2,3,4]"},
    {"upsample_nearest3d", "self=1x2x2x3x2 output_size=[3,3,4]"},
    {"upsample_nearest3d.vec", "input=1x1x2x1x2 output_size=None scale_factors=[1.5,3,2]"},
    {"upsample_nearest3d_backward",
     "grad_output=1x1x3x3x4 output_size=[3,3,4] input_size=[1,1,2,3,2]"},
    {"upsample_trilinear3d", "self=1x2x2x3x2 output_size=[3,2,3] align_corners=false"},
    {"upsample_trilinear3d.vec",
     "input=1x1x2x1x2 output_size=None align_corners=true scale_factors=[1.5,3,2]"},
    {"upsample_trilinear3d_backward",
     "grad_output=1x1x3x2x3 output_size=[3,2,3] input_size=[1,1,2,3,2] align_corners=false"},
});

}  // namespace

std::span<const SampledCall> sampled_calls() {
  return kCalls;
}

std::map<std::string, Value, std::less<>> sampled_arguments(const OperatorSchema& schema) {
  std::map<std::string, Value, std::less<>> arguments;
  const auto call = std::ranges::find(kCalls, schema.name, &SampledCall::op);
  if (call == kCalls.end()) return arguments;
  for (const std::string_view word : split(call->arguments, ' ')) {
    const size_t equals = word.find('=');
    const std::string name(word.substr(0, equals));
    std::string text(word.substr(equals + 1));
    const auto argument = std::ranges::find(schema.arguments, name, &ArgumentSchema::name);
    if (argument->type != ArgumentType::kTensor || text == "None") {
      arguments[name] = text == "None" ? Value() : parse_value(*argument, text);
      continue;
    }
    std::string tensors;
    for (const std::string_view tensor : split(text, ',')) {
      tensors.append(tensors.empty() ? "normal:" : ",normal:").append(tensor);
    }
    arguments[name] = tensors_of(*argument, parse_tensors(*argument, tensors));
  }
  return arguments;
}

}  // namespace tenon::tools

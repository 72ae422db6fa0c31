#include "tools/tenon/explain/sampled_calls.h"

#include <algorithm>
#include <array>

#include "tools/tenon/explain/stated_value.h"

namespace tenon::tools {
namespace {

constexpr auto kCalls = std::to_array<SampledCall>({
    {"avg_pool2d_backward",
     "grad_output=1x2x2x3 self=1x2x4x6 kernel_size=[2,2] stride=[2,2] padding=[0,0] "
     "ceil_mode=false count_include_pad=true divisor_override=None"},
    {"conv3d", "input=1x2x3x4x3 weight=2x2x2x2x2 bias=2"},
    {"conv_transpose1d", "input=2x3x4 weight=3x2x3 bias=2"},
    {"conv_transpose2d.input", "input=1x3x3x4 weight=3x2x3x2 bias=2"},
    {"convolution",
     "input=1x2x5x5 weight=3x2x3x3 bias=3 stride=[1,1] padding=[0,0] dilation=[1,1] "
     "transposed=false output_padding=[0,0] groups=1"},
    {"convolution_backward",
     "grad_output=1x3x3x3 input=1x2x5x5 weight=3x2x3x3 bias_sizes=[3] stride=[1,1] padding=[0,0] "
     "dilation=[1,1] transposed=false output_padding=[0,0] groups=1 output_mask=[true,true,true]"},
    {"gru_cell", "input=2x3 hx=2x4 w_ih=12x3 w_hh=12x4 b_ih=12 b_hh=12"},
    {"lstm_cell", "input=2x3 hx=2x4,2x4 w_ih=16x3 w_hh=16x4 b_ih=16 b_hh=16"},
    {"max_pool2d_with_indices_backward",
     "grad_output=1x1x2x2 self=1x1x4x4 kernel_size=[2,2] stride=[2,2] padding=[0,0] "
     "dilation=[1,1] ceil_mode=false indices=1x1x2x2:int64"},
    {"native_batch_norm_backward",
     "grad_out=4x3 input=4x3 weight=3 running_mean=None running_var=None save_mean=3 "
     "save_invstd=3 train=true eps=1e-05 output_mask=[true,true,true]"},
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

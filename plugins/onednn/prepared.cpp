#include "prepared.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "descriptors.h"

namespace tenon::onednn {
namespace {

using kernels::ConvolutionPass;
using kernels::OneDnnConvolution;

/// A tensor as the caller has it and as the convolution takes it: in the same way, or in another
/// one, in the workspace.
class Operand {
 public:
  Operand(const memory::dims& dims, const memory::desc& taken, bool is_result)
      : given_(row_major(dims)), taken_(taken) {
    if (given_ == taken_) return;
    const auto desc =
        is_result ? dnnl::reorder::primitive_desc(cpu(), taken_, cpu(), given_, own_scratchpad())
                  : dnnl::reorder::primitive_desc(cpu(), given_, cpu(), taken_, own_scratchpad());
    reorder_ = dnnl::reorder(desc);
    scratchpad_ = desc.scratchpad_desc();
  }

  bool is_reordered() const { return static_cast<bool>(reorder_); }
  size_t bytes() const { return is_reordered() ? taken_.get_size() : 0; }
  const memory::desc& scratchpad() const { return scratchpad_; }

  memory given(const float* data) const { return {given_, cpu(), const_cast<float*>(data)}; }
  /// What the convolution reads or writes; `own` is in the workspace.
  memory taken(const float* data, float* own) const {
    return {taken_, cpu(), is_reordered() ? own : const_cast<float*>(data)};
  }
  void reorder(dnnl::stream& stream, const memory& from, const memory& to, float* scratch) const {
    if (!is_reordered()) return;
    reorder_.execute(stream, {{DNNL_ARG_FROM, from},
                              {DNNL_ARG_TO, to},
                              {DNNL_ARG_SCRATCHPAD, {scratchpad_, cpu(), scratch}}});
  }

 private:
  memory::desc given_, taken_, scratchpad_;
  dnnl::primitive reorder_;
};

/// Floats for so many bytes, in whole vectors.
int64_t floats(size_t bytes) {
  return static_cast<int64_t>((bytes + 63) / 64 * 16);
}

class Prepared final : public OneDnnConvolution {
 public:
  Prepared(ConvolutionPass pass, const ConvolutionGeometry& g, bool has_bias)
      : Prepared(pass, Descriptors(g), has_bias) {}

  int64_t workspace_size() const noexcept override { return workspace_size_; }

  bool run(const float* first, const float* second, const float* bias, float* result,
           float* workspace) const noexcept override try {
    const OneThread one_thread;
    dnnl::stream stream(cpu());
    float* const own_first = workspace + scratch_size_;
    float* const own_second = own_first + floats(first_.bytes());
    float* const own_result = own_second + floats(second_.bytes());
    const memory from = first_.taken(first, own_first), by = second_.taken(second, own_second),
                 to = result_.taken(result, own_result);
    first_.reorder(stream, first_.given(first), from, workspace);
    second_.reorder(stream, second_.given(second), by, workspace);
    std::unordered_map<int, memory> arguments = {
        {names_.first, from},
        {names_.second, by},
        {names_.result, to},
        {DNNL_ARG_SCRATCHPAD, {scratchpad_, cpu(), workspace}}};
    if (bias != nullptr) {
      arguments.emplace(DNNL_ARG_BIAS, memory(bias_, cpu(), const_cast<float*>(bias)));
    }
    convolution_.execute(stream, arguments);
    result_.reorder(stream, to, result_.given(result), workspace);
    stream.wait();
    return true;
  } catch (...) {
    return false;
  }

 private:
  struct Names {
    int first, second, result;
  };
  /// What a primitive's descriptor says of it.
  struct Made {
    dnnl::primitive primitive;
    memory::desc first, second, result, scratchpad;
    Names names;
  };

  static Made make(ConvolutionPass pass, const Descriptors& d, bool has_bias) {
    if (pass == ConvolutionPass::kResult) {
      const auto desc = forward(d, has_bias);
      return {dnnl::convolution_forward(desc),
              desc.src_desc(),
              desc.weights_desc(),
              desc.dst_desc(),
              desc.scratchpad_desc(),
              {DNNL_ARG_SRC, DNNL_ARG_WEIGHTS, DNNL_ARG_DST}};
    }
    if (pass == ConvolutionPass::kXGradient) {
      const auto desc = backward<dnnl::convolution_backward_data>(d);
      return {dnnl::convolution_backward_data(desc),
              desc.diff_dst_desc(),
              desc.weights_desc(),
              desc.diff_src_desc(),
              desc.scratchpad_desc(),
              {DNNL_ARG_DIFF_DST, DNNL_ARG_WEIGHTS, DNNL_ARG_DIFF_SRC}};
    }
    const auto desc = backward<dnnl::convolution_backward_weights>(d);
    return {dnnl::convolution_backward_weights(desc),
            desc.src_desc(),
            desc.diff_dst_desc(),
            desc.diff_weights_desc(),
            desc.scratchpad_desc(),
            {DNNL_ARG_SRC, DNNL_ARG_DIFF_DST, DNNL_ARG_DIFF_WEIGHTS}};
  }

  Prepared(ConvolutionPass pass, const Descriptors& d, bool has_bias)
      : Prepared(make(pass, d, has_bias), pass, d) {}

  Prepared(Made made, ConvolutionPass pass, const Descriptors& d)
      : convolution_(std::move(made.primitive)),
        first_(pass == ConvolutionPass::kXGradient ? d.y : d.x, made.first, false),
        second_(pass == ConvolutionPass::kWeightGradient ? d.y : d.weight, made.second, false),
        result_(pass == ConvolutionPass::kResult      ? d.y
                : pass == ConvolutionPass::kXGradient ? d.x
                                                      : d.weight,
                made.result, true),
        scratchpad_(made.scratchpad),
        bias_(row_major(d.bias)),
        names_(made.names) {
    const memory::desc scratchpads[] = {scratchpad_, first_.scratchpad(), second_.scratchpad(),
                                        result_.scratchpad()};
    for (const memory::desc& each : scratchpads) {
      scratch_size_ = std::max(scratch_size_, floats(each.get_size()));
    }
    workspace_size_ =
        scratch_size_ + floats(first_.bytes()) + floats(second_.bytes()) + floats(result_.bytes());
  }

  dnnl::primitive convolution_;
  Operand first_, second_, result_;
  memory::desc scratchpad_, bias_;
  Names names_;
  int64_t scratch_size_ = 0, workspace_size_ = 0;
};

}  // namespace

std::shared_ptr<const OneDnnConvolution> prepare(ConvolutionPass pass,
                                                 const ConvolutionGeometry& geometry,
                                                 bool has_bias) {
  const OneThread one_thread;
  return std::make_shared<const Prepared>(pass, geometry, has_bias);
}

}  // namespace tenon::onednn

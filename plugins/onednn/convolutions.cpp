// Convolutions by oneDNN, as tenon/kernels/convolution/onednn_library.h asks for them.

#include <dnnl.hpp>
#include <omp.h>

#include <algorithm>
#include <list>
#include <memory>
#include <new>
#include <unordered_map>
#include <utility>

#include "tenon/kernels/convolution/onednn_library.h"

namespace tenon::onednn {
namespace {

using dnnl::memory;
using kernels::ConvolutionGeometry;
using kernels::ConvolutionPass;
using kernels::Extent3;
using kernels::OneDnnConvolution;

/// While it lives, OpenMP gives the calling thread no other ones.
class OneThread {
 public:
  OneThread() : threads_(omp_get_max_threads()) { omp_set_num_threads(1); }
  OneThread(const OneThread&) = delete;
  OneThread& operator=(const OneThread&) = delete;
  ~OneThread() { omp_set_num_threads(threads_); }

 private:
  const int threads_;
};

const dnnl::engine& cpu() {
  static const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
  return engine;
}

/// oneDNN has two-dimensional images in the ways that are fast; others are volumes.
memory::dims spatial(const Extent3& extent, bool is_volume, int64_t less = 0) {
  memory::dims dims;
  for (size_t i = is_volume ? 0 : 1; i < 3; ++i) dims.push_back(extent[i] - less);
  return dims;
}

memory::dims with(memory::dims leading, const memory::dims& rest) {
  leading.insert(leading.end(), rest.begin(), rest.end());
  return leading;
}

memory::desc any_layout(const memory::dims& dims) {
  return {dims, memory::data_type::f32, memory::format_tag::any};
}

memory::desc row_major(const memory::dims& dims) {
  memory::dims strides(dims.size());
  int64_t stride = 1;
  for (size_t i = dims.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= dims[i];
  }
  return {dims, memory::data_type::f32, strides};
}

dnnl::primitive_attr own_scratchpad() {
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  return attributes;
}

/// The descriptors of a geometry, as oneDNN spells them.
struct Descriptors {
  explicit Descriptors(const ConvolutionGeometry& g) {
    const bool is_volume =
        g.x[0] != 1 || g.y[0] != 1 || g.window[0] != 1 || g.padding[0] != 0 || g.stride[0] != 1;
    x = with({g.batch, g.x_channels}, spatial(g.x, is_volume));
    y = with({g.batch, g.y_channels}, spatial(g.y, is_volume));
    const memory::dims window = spatial(g.window, is_volume);
    weight = g.groups == 1 ? with({g.y_channels, g.x_channels}, window)
                           : with({g.groups, g.y_group(), g.x_group()}, window);
    stride = spatial(g.stride, is_volume);
    padding = spatial(g.padding, is_volume);
    dilation = spatial(g.dilation, is_volume, 1);
    bias = {g.y_channels};
  }

  memory::dims x, y, weight, bias, stride, padding, dilation;
};

dnnl::convolution_forward::primitive_desc forward(const Descriptors& d, bool has_bias) {
  using Convolution = dnnl::convolution_forward;
  constexpr auto kKind = dnnl::prop_kind::forward_training;
  constexpr auto kAlgorithm = dnnl::algorithm::convolution_direct;
  const auto x = any_layout(d.x), y = any_layout(d.y), weight = any_layout(d.weight);
  const auto desc = has_bias ? Convolution::desc(kKind, kAlgorithm, x, weight, any_layout(d.bias),
                                                 y, d.stride, d.dilation, d.padding, d.padding)
                             : Convolution::desc(kKind, kAlgorithm, x, weight, y, d.stride,
                                                 d.dilation, d.padding, d.padding);
  return {desc, own_scratchpad(), cpu()};
}

dnnl::convolution_backward_data::primitive_desc backward_data(const Descriptors& d) {
  using Convolution = dnnl::convolution_backward_data;
  const Convolution::desc desc(dnnl::algorithm::convolution_direct, any_layout(d.x),
                               any_layout(d.weight), any_layout(d.y), d.stride, d.dilation,
                               d.padding, d.padding);
  return {desc, own_scratchpad(), cpu(), forward(d, false)};
}

dnnl::convolution_backward_weights::primitive_desc backward_weights(const Descriptors& d) {
  using Convolution = dnnl::convolution_backward_weights;
  const Convolution::desc desc(dnnl::algorithm::convolution_direct, any_layout(d.x),
                               any_layout(d.weight), any_layout(d.y), d.stride, d.dilation,
                               d.padding, d.padding);
  return {desc, own_scratchpad(), cpu(), forward(d, false)};
}

/// A tensor as the caller has it and as the convolution takes it: in the same way, or in another one,
/// in the workspace.
class Operand {
 public:
  Operand(const memory::dims& dims, const memory::desc& taken, bool is_result)
      : given_(row_major(dims)), taken_(taken) {
    if (given_ == taken_) return;
    const auto desc = is_result ? dnnl::reorder::primitive_desc(cpu(), taken_, cpu(), given_,
                                                                own_scratchpad())
                                : dnnl::reorder::primitive_desc(cpu(), given_, cpu(), taken_,
                                                                own_scratchpad());
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
int64_t floats(size_t bytes) { return static_cast<int64_t>((bytes + 63) / 64 * 16); }

class Prepared final : public OneDnnConvolution {
 public:
  Prepared(ConvolutionPass pass, const ConvolutionGeometry& g, bool has_bias)
      : Prepared(pass, Descriptors(g), has_bias) {}

  int64_t workspace_size() const noexcept override { return workspace_size_; }

  bool run(const float* first, const float* second, const float* bias, float* result,
           float* workspace) const noexcept override try {
    const OneThread one_thread;
    thread_local dnnl::stream stream(cpu());
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
      return {dnnl::convolution_forward(desc), desc.src_desc(), desc.weights_desc(),
              desc.dst_desc(), desc.scratchpad_desc(),
              {DNNL_ARG_SRC, DNNL_ARG_WEIGHTS, DNNL_ARG_DST}};
    }
    if (pass == ConvolutionPass::kXGradient) {
      const auto desc = backward_data(d);
      return {dnnl::convolution_backward_data(desc), desc.diff_dst_desc(), desc.weights_desc(),
              desc.diff_src_desc(), desc.scratchpad_desc(),
              {DNNL_ARG_DIFF_DST, DNNL_ARG_WEIGHTS, DNNL_ARG_DIFF_SRC}};
    }
    const auto desc = backward_weights(d);
    return {dnnl::convolution_backward_weights(desc), desc.src_desc(), desc.diff_dst_desc(),
            desc.diff_weights_desc(), desc.scratchpad_desc(),
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
    workspace_size_ = scratch_size_ + floats(first_.bytes()) + floats(second_.bytes()) +
                      floats(result_.bytes());
  }

  dnnl::primitive convolution_;
  Operand first_, second_, result_;
  memory::desc scratchpad_, bias_;
  Names names_;
  int64_t scratch_size_ = 0, workspace_size_ = 0;
};

/// What a thread has prepared, the last that it used first.
class Cache {
 public:
  std::shared_ptr<const OneDnnConvolution> get(ConvolutionPass pass, const ConvolutionGeometry& g,
                                               bool has_bias) {
    const auto found = std::ranges::find_if(entries_, [&](const Entry& entry) {
      return entry.pass == pass && entry.has_bias == has_bias && is_same(entry.geometry, g);
    });
    if (found != entries_.end()) {
      entries_.splice(entries_.begin(), entries_, found);
    } else {
      const OneThread one_thread;
      entries_.push_front({pass, has_bias, g, std::make_shared<const Prepared>(pass, g, has_bias)});
      if (entries_.size() > kMost) entries_.pop_back();
    }
    return entries_.front().prepared;
  }

 private:
  /// The convolutions of a large network, with gradients.
  static constexpr size_t kMost = 512;

  struct Entry {
    ConvolutionPass pass;
    bool has_bias;
    ConvolutionGeometry geometry;
    std::shared_ptr<const OneDnnConvolution> prepared;
  };

  static bool is_same(const ConvolutionGeometry& a, const ConvolutionGeometry& b) {
    return a.batch == b.batch && a.groups == b.groups && a.x_channels == b.x_channels &&
           a.y_channels == b.y_channels && a.x == b.x && a.y == b.y && a.window == b.window &&
           a.stride == b.stride && a.padding == b.padding && a.dilation == b.dilation;
  }

  std::list<Entry> entries_;
};

class Library final : public kernels::OneDnnLibrary {
 public:
  std::shared_ptr<const OneDnnConvolution> prepare(ConvolutionPass pass,
                                                   const ConvolutionGeometry& geometry,
                                                   bool has_bias) const override try {
    thread_local Cache cache;
    return cache.get(pass, geometry, has_bias);
  } catch (const dnnl::error& error) {
    if (error.status == dnnl_out_of_memory) throw std::bad_alloc();
    return nullptr;
  }
};

}  // namespace
}  // namespace tenon::onednn

extern "C" __attribute__((visibility("default"))) const tenon::kernels::OneDnnLibrary*
TENON_ONEDNN_ENTRY() noexcept try {
  static const tenon::onednn::Library library;
  tenon::onednn::cpu();
  return &library;
} catch (...) {
  return nullptr;
}

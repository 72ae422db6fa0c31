// The library of convolutions by oneDNN, as tenon/kernels/convolution/onednn_library.h asks for it.

#include <algorithm>
#include <list>
#include <memory>
#include <new>

#include "cpu.h"
#include "prepared.h"

namespace tenon::onednn {
namespace {

using kernels::ConvolutionGeometry;
using kernels::ConvolutionPass;
using kernels::OneDnnConvolution;

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
      entries_.push_front({pass, has_bias, g, prepare(pass, g, has_bias)});
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

// The library of convolutions by oneDNN, as tenon/kernels/convolution/onednn_library.h asks for it.

#include <pthread.h>

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
      entries_.push_front({pass, has_bias, g, prepared(pass, g, has_bias)});
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
    /// Null for what oneDNN does not compute.
    std::shared_ptr<const OneDnnConvolution> prepared;
  };

  static std::shared_ptr<const OneDnnConvolution> prepared(ConvolutionPass pass,
                                                           const ConvolutionGeometry& g,
                                                           bool has_bias) try {
    return prepare(pass, g, has_bias);
  } catch (const dnnl::error& error) {
    if (error.status == dnnl_out_of_memory) throw std::bad_alloc();
    return nullptr;
  }

  static bool is_same(const ConvolutionGeometry& a, const ConvolutionGeometry& b) {
    return a.batch == b.batch && a.groups == b.groups && a.x_channels == b.x_channels &&
           a.y_channels == b.y_channels && a.x == b.x && a.y == b.y && a.window == b.window &&
           a.stride == b.stride && a.padding == b.padding && a.dilation == b.dilation;
  }

  std::list<Entry> entries_;
};

/// The cache of the calling thread. Freed when a thread ends, of the program's first one never: as
/// with what Tenon keeps for a thread, static objects and thread-local ones may compute while they
/// are destroyed.
class CacheOfThread {
 public:
  CacheOfThread() {
    if (pthread_key_create(&key_, &free) != 0) throw std::bad_alloc();
  }

  Cache& get() const {
    if (cache_ == nullptr) {
      auto made = std::make_unique<Cache>();
      if (pthread_setspecific(key_, made.get()) != 0) throw std::bad_alloc();
      cache_ = made.release();
    }
    return *cache_;
  }

 private:
  static void free(void* cache) {
    delete static_cast<Cache*>(cache);
    cache_ = nullptr;
  }

  static constinit inline thread_local Cache* cache_ = nullptr;
  pthread_key_t key_;
};

class Library final : public kernels::OneDnnLibrary {
 public:
  std::shared_ptr<const OneDnnConvolution> prepare(ConvolutionPass pass,
                                                   const ConvolutionGeometry& geometry,
                                                   bool has_bias) const override {
    return cache_.get().get(pass, geometry, has_bias);
  }

 private:
  CacheOfThread cache_;
};

}  // namespace
}  // namespace tenon::onednn

extern "C" __attribute__((visibility("default"))) const tenon::kernels::OneDnnLibrary*
TENON_ONEDNN_ENTRY() noexcept try {
  static const auto& library = *new tenon::onednn::Library;
  tenon::onednn::cpu();
  return &library;
} catch (...) {
  return nullptr;
}

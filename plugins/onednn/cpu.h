#pragma once

#include <omp.h>

#include <dnnl.hpp>

namespace tenon::onednn {

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

inline const dnnl::engine& cpu() {
  // Never destroyed, since static objects of a program may compute until it ends.
  static const auto& engine = *new dnnl::engine(dnnl::engine::kind::cpu, 0);
  return engine;
}

}  // namespace tenon::onednn

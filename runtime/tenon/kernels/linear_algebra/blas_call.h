#pragma once

#include <cblas.h>

#include "tenon/base/fork_section.h"
#include "tenon/base/lazy.h"

namespace tenon::kernels {

/// A call of OpenBLAS, which has locks of its own.
///
/// Note [One pool of threads]: OpenBLAS would start threads of its own beside those of
/// `parallel_for`. It is kept at one, and products are split here.
class BlasCall {
 public:
  BlasCall() {
    static constinit Once once;
    once([] { openblas_set_num_threads(1); });
  }

 private:
  const ForkSection section_;
};

}  // namespace tenon::kernels

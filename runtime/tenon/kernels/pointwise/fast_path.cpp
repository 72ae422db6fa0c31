#include "tenon/kernels/pointwise/fast_path.h"

#include "tenon/kernels/pointwise/splat.h"
#include "tenon/parallel/parallel.h"

namespace tenon::kernels {

namespace {

void run_parallel(const LoopArguments& arguments) {
  parallel_for(0, arguments.n, kPointwiseGrain, [&](int64_t begin, int64_t end) {
    const void* inputs[kMaxPointwiseInputs];
    for (int i = 0; i < arguments.count; ++i) {
      inputs[i] = static_cast<const char*>(arguments.inputs[i]) + begin * arguments.steps[i];
    }
    // fits: elements in memory
    arguments.loop(arguments.out + begin * arguments.result_size, inputs, arguments.steps,
                   arguments.scalars, end - begin);
  });
}

}  // namespace

int find_leader(const TensorImpl* const* inputs, int count) {
  int leader = 0;
  for (int i = 1; i < count; ++i) {
    const TensorImpl& widest = *inputs[leader];
    const bool wider = inputs[i]->dim() > widest.dim();
    const bool longer = inputs[i]->dim() == widest.dim() && widest.numel() == 1;
    if (wider || longer) leader = i;
  }
  for (int i = 0; i < count; ++i) {
    if (inputs[i]->numel() != 1 && !same_sizes(*inputs[i], *inputs[leader])) return -1;
  }
  return leader;
}

void run_long(const LoopArguments& arguments, const TensorImpl* const* impls) {
  alignas(64) char splats[kMaxPointwiseInputs][kSplatBytes];
  for (int i = 0; i < arguments.count; ++i) {
    if (impls[i]->numel() == arguments.n) continue;
    fill_splats(splats[i], static_cast<const char*>(arguments.inputs[i]), 1, 0, arguments.steps[i]);
    arguments.inputs[i] = splats[i];
    arguments.steps[i] = 0;
  }
  run_parallel(arguments);
}

}  // namespace tenon::kernels

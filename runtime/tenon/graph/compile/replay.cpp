#include "tenon/graph/compile/replay.h"

#include <algorithm>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/graph/compile/replay_run.h"
#include "tenon/graph/run_checks.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::graph {
namespace {

constexpr std::string_view kCall = "CompiledGraph::run";

/// What must see each operator.
constexpr DispatchKeySet kLookingOn = {DispatchKey::Functionalize, DispatchKey::Tracer,
                                       DispatchKey::Lazy, DispatchKey::Dual};

/// Whether the calls of a run would reach the kernels of the CPU and nothing else.
bool is_plain(const Graph& graph, ArrayRef<TensorBase> inputs) {
  DispatchKeySet keys = thread_state().included();
  for (const TensorBase& input : inputs) keys |= input.key_set();
  for (const GraphConstant& constant : graph.constants) keys |= constant.tensor.key_set();
  return !keys.has_any(kLookingOn);
}

TensorBase made_result(const PlannedOutput& output) {
  const GraphValue& value = output.value;
  const auto bytes = static_cast<size_t>(output.bytes);
  if (output.is_row_major)
    return TensorBase(TensorImpl::allocate(bytes, kCPU, value.dtype, value.sizes).take());
  return TensorBase(
      TensorImpl::allocate(bytes, kCPU, value.dtype, value.sizes, value.strides).take());
}

/// A frame for as long as a run takes.
class FrameLease {
 public:
  FrameLease(FramePool& pool, const Graph& graph, const Plan& plan)
      : pool_(pool), taken_(pool.take()) {
    if (!taken_.frame) make(graph, plan);
  }
  ~FrameLease() { pool_.give(std::move(taken_)); }
  FrameLease(const FrameLease&) = delete;
  FrameLease& operator=(const FrameLease&) = delete;

  Frame& operator*() const { return *taken_.frame; }

 private:
  void make(const Graph& graph, const Plan& plan) try {
    taken_.frame = std::make_unique<Frame>(graph, plan);
  } catch (...) {
    pool_.give(std::move(taken_));  // the place, without a frame
    throw;
  }

  FramePool& pool_;
  FramePool::Taken taken_;
};

void check_output(const PlannedOutput& planned, size_t number, const TensorBase& output) {
  const GraphValue& value = planned.value;
  TENON_CHECK(output.defined(), ValueError, kCall, ": expected output ", number,
              " to be a tensor, got an undefined one");
  TENON_CHECK(output.device() == value.device, DeviceError, kCall, ": expected output ", number,
              " on ", value.device, ", got one on ", output.device());
  TENON_CHECK(output.sizes() == IntArrayRef(value.sizes), ShapeError, kCall, ": expected output ",
              number, " of sizes ", value.sizes, " as the result, got ", output.sizes());
  TENON_CHECK(output.dtype() == value.dtype, DTypeError, kCall, ": expected output ", number,
              " of ", value.dtype, " as the result, got ", output.dtype());
  TENON_CHECK(!output.requires_grad() || !GradMode::is_enabled(), AutogradError, kCall, ": output ",
              number,
              " is written to and requires grad, which has no history; run it under NoGradGuard");
  TENON_CHECK(!output.is_inference() || thread_state().inference_mode(), InferenceModeError, kCall,
              ": output ", number,
              " is written to and is an inference tensor; run it in inference mode");
  TENON_CHECK(output.strides() == IntArrayRef(value.strides) ||
                  has_distinct_elements(output.sizes(), output.strides()),
              ValueError, kCall, ": output ", number, " is written to, and its strides ",
              output.strides(), " for sizes ", output.sizes(),
              " may give elements the same memory");
}

void check_outputs(const Graph& graph, const Plan& plan, ArrayRef<TensorBase> inputs,
                   ArrayRef<TensorBase> outputs) {
  TENON_CHECK(outputs.size() == plan.outputs.size(), ValueError, kCall, ": expected ",
              plan.outputs.size(), " outputs, got ", outputs.size());
  const auto check_apart = [&](size_t i, const TensorBase& other, const char* what) {
    TENON_CHECK(!outputs[i].is_alias_of(other), ValueError, kCall, ": output ", i,
                " is written to and shares memory with ", what, "; pass a tensor of its own");
  };
  for (size_t i = 0; i < outputs.size(); ++i) {
    if (!plan.outputs[i].is_defined) continue;
    check_output(plan.outputs[i], i, outputs[i]);
    for (const TensorBase& input : inputs) check_apart(i, input, "an input");
    for (const GraphConstant& constant : graph.constants) {
      check_apart(i, constant.tensor, "a tensor that the function captured");
    }
    for (size_t j = 0; j < i; ++j) {
      if (outputs[j].defined()) check_apart(i, outputs[j], "another output");
    }
  }
}

/// Whether the results can be computed in `output`, and nothing is wrong with it, as far as itself
/// is concerned.
bool is_as_planned(const PlannedOutput& planned, const TensorBase& output) {
  const TensorImpl* impl = output.impl();
  const GraphValue& value = planned.value;
  return impl != nullptr && impl->key_set().has(DispatchKey::CPU) &&
         !impl->key_set().has_any(kLookingOn) && impl->dtype() == value.dtype &&
         is_same(impl->sizes(), value.sizes) && is_same(impl->strides(), value.strides) &&
         !impl->requires_grad() && impl->is_inference() == thread_state().inference_mode();
}

/// The same for all, where inputs and constants are plain; false for what must be looked at more
/// closely.
bool are_as_planned(const Graph& graph, const Plan& plan, ArrayRef<TensorBase> inputs,
                    ArrayRef<TensorBase> outputs) {
  if (outputs.size() != plan.outputs.size()) return false;
  for (size_t i = 0; i < outputs.size(); ++i) {
    if (!plan.outputs[i].is_defined || !is_as_planned(plan.outputs[i], outputs[i])) return false;
    const StorageImpl* storage = outputs[i].impl()->storage().get();
    const auto is_apart = [&](const TensorBase& other) {
      return other.impl()->storage().get() != storage;
    };
    bool apart = true;
    for (const TensorBase& input : inputs) apart &= is_apart(input);
    for (const GraphConstant& constant : graph.constants) apart &= is_apart(constant.tensor);
    for (size_t j = 0; j < i; ++j) apart &= is_apart(outputs[j]);
    if (!apart) return false;
  }
  return true;
}

}  // namespace

void Replay::run(ArrayRef<TensorBase> inputs, TensorBase* results) const {
  const FrameLease frame(frames_, graph_, plan_);
  ReplayRun run(graph_, plan_, *frame, inputs, {results, plan_.outputs.size()});
  const bool is_as_traced = run.bind_as_traced();
  if (!is_as_traced) check_inputs(kCall, graph_, inputs);
  if (!graph_.write_backs.empty()) check_written(kCall, graph_, inputs);
  if (!is_as_traced && !is_plain(graph_, inputs)) {
    std::ranges::move(graph_.run_on(inputs.vec()), results);
    return;
  }
  for (size_t i = 0; i < plan_.outputs.size(); ++i) {
    const PlannedOutput& output = plan_.outputs[i];
    if (output.input) {
      results[i] = inputs[*output.input];
    } else if (output.is_defined) {
      results[i] = made_result(output);
    }
  }
  compute(run, is_as_traced);
}

void Replay::compute(ReplayRun& run, bool is_bound) {
  {
    const AutoDispatchBelowInplaceOrView guard;
    if (!is_bound) run.bind_copies();
    run.compute();
  }
  run.write_back();
}

bool Replay::is_direct(ArrayRef<TensorBase> outputs) const {
  for (size_t i = 0; i < outputs.size(); ++i) {
    const PlannedOutput& planned = plan_.outputs[i];
    if (planned.is_defined && outputs[i].strides() != IntArrayRef(planned.value.strides)) {
      return false;
    }
  }
  return is_plain(graph_, outputs);
}

void Replay::run_into(ArrayRef<TensorBase> inputs, ArrayRef<TensorBase> outputs) const {
  const FrameLease frame(frames_, graph_, plan_);
  ReplayRun run(graph_, plan_, *frame, inputs, outputs);
  const bool is_as_traced = run.bind_as_traced();
  if (!is_as_traced) check_inputs(kCall, graph_, inputs);
  if (!graph_.write_backs.empty()) check_written(kCall, graph_, inputs);
  if (!is_as_traced || !are_as_planned(graph_, plan_, inputs, outputs)) {
    check_outputs(graph_, plan_, inputs, outputs);
    if (!is_direct(outputs) || (!is_as_traced && !is_plain(graph_, inputs))) {
      std::vector<TensorBase> results(outputs.size());
      this->run(inputs, results.data());
      for (size_t i = 0; i < results.size(); ++i) {
        TensorBase output = outputs[i];
        if (results[i].defined()) ops::copy_(output, results[i]);
      }
      return;
    }
  }
  compute(run, is_as_traced);
  for (size_t i = 0; i < outputs.size(); ++i) {
    const PlannedOutput& output = plan_.outputs[i];
    if (!output.is_defined) continue;
    if (output.input) kernels::copy_into(inputs[*output.input], outputs[i]);
    if (!outputs[i].is_inference()) outputs[i].impl()->bump_version();
  }
}

}  // namespace tenon::graph

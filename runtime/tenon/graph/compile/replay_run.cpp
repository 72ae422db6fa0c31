#include "tenon/graph/compile/replay_run.h"

#include <string>

#include "tenon/base/check.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/graph/compile/fused_loop.h"
#include "tenon/graph/compile/row_group.h"
#include "tenon/graph/uses.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/profiler/profiled_scope.h"
#include "tenon/profiler/thread_profile.h"
#include "tenon/tensor/factory.h"

namespace tenon::graph {
namespace {

constexpr DispatchKeySet kLookingOn = {DispatchKey::Functionalize, DispatchKey::Tracer,
                                       DispatchKey::Dual};

/// Whether elements of the same indices are in the same places.
bool is_walked_alike(IntArrayRef sizes, IntArrayRef a, IntArrayRef b) {
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (a[d] != b[d] && sizes[d] != 1) return false;
  }
  return true;
}

TensorBase copied(const TensorBase& tensor, IntArrayRef strides) {
  TensorBase copy = make_tensor_strided(tensor.sizes(), strides, tensor.dtype());
  kernels::copy_into(tensor, copy);
  return copy;
}

}  // namespace

template <class Bind>
bool ReplayRun::for_each_given(const Bind& bind) const {
  const Given* given = plan_.given.data();
  for (const TensorBase& input : inputs_) {
    if (!bind(*given++, input)) return false;
  }
  for (const GraphConstant& constant : graph_.constants) {
    if (!bind(*given++, constant.tensor)) return false;
  }
  return true;
}

inline void ReplayRun::bind(const Given& given, const TensorImpl& tensor) {
  frame_.bind(given.buffer, tensor.data(), given.needs_tensors);
}

bool ReplayRun::bind_as_traced() {
  if (inputs_.size() != graph_.inputs.size()) return false;
  if (thread_state().included().has_any(kLookingOn)) return false;
  return for_each_given([&](const Given& given, const TensorBase& tensor) {
    const TensorImpl* impl = tensor.impl();
    const bool is_as_traced = impl != nullptr && impl->key_set().has(DispatchKey::CPU) &&
                              !impl->key_set().has_any(kLookingOn) && given.is(*impl);
    if (is_as_traced) bind(given, *impl);
    return is_as_traced;
  });
}

void ReplayRun::bind_copies() {
  for_each_given([&](const Given& given, const TensorBase& tensor) {
    if (is_walked_alike(given.sizes, tensor.strides(), given.strides)) {
      bind(given, *tensor.impl());
    } else {
      copies_.push_back(copied(tensor, given.strides));
      bind(given, *copies_.back().impl());
    }
    return true;
  });
}

void ReplayRun::bind_results() {
  for (size_t i = graph_.inputs.size() + graph_.constants.size(); i < plan_.given.size(); ++i) {
    bind(plan_.given[i], *results_[plan_.given[i].number].impl());
  }
}

void ReplayRun::compute() {
  bind_results();
  if (!plan_.row_groups.empty()) reserve_scratch(plan_.row_groups);
  size_t number = 0;
  try {
    if (tenon::detail::thread_profile == nullptr) [[likely]] {
      for (const Step& step : plan_.steps) run_step(step, number++);
    } else {
      for (const Step& step : plan_.steps) note_step(step, number++);
    }
  } catch (Error& error) {
    const size_t node = plan_.steps[number - 1].node;
    error.add_context(detail::concatenate(" (node ", node, " of a compiled graph)"));
    throw;
  }
  finish();
}

inline void ReplayRun::run_step(const Step& step, size_t number) {
  char* const* const buffers = frame_.buffers();
  switch (step.kind) {
    case Step::Kind::kKernel:
      return step.kernel->compute(step.kernel->kernel, frame_.arguments(number).data(),
                                  frame_.results(number));
    case Step::Kind::kProduct: {
      const PlannedProduct& each = *step.product;
      return each.product.run(each.addend.in(buffers), each.a.in(buffers), each.b.in(buffers),
                              each.second ? each.second->in(buffers) : nullptr,
                              each.result.in(buffers));
    }
    case Step::Kind::kConvolution:
      return step.convolution->run(buffers);
    case Step::Kind::kCopy:
      return kernels::copy_into(frame_.at(step.source), frame_.at(step.results.front()));
    case Step::Kind::kFused:
      return step.loop->run(buffers);
    case Step::Kind::kRows:
      return step.rows->run(buffers);
    case Step::Kind::kCall:
      return call(step);
  }
}

void ReplayRun::note_step(const Step& step, size_t number) {
  tenon::detail::ProfiledScope scope;
  tenon::detail::ThreadProfile& profile = *tenon::detail::thread_profile;
  if (step.kind != Step::Kind::kCall) {
    scope.begin(profile, ProfileEventKind::kReplay, profile.keep(step.name));
    scope.start();
  }
  run_step(step, number);
}

TensorBase ReplayRun::argument(ValueId id) const {
  const TensorBase& tensor = frame_.at(plan_.values[id.number]);
  return copied(tensor, graph_.values[id.number].strides);
}

void ReplayRun::call(const Step& step) {
  const GraphNode& node = graph_.nodes[step.node];
  Stack stack = arguments_of(node, [&](ValueId id) { return argument(id); });
  node.op->call_boxed(stack);
  size_t number = 0;
  for (const Value& value : stack) {
    for_each_tensor(value, [&](const TensorBase& tensor) {
      const size_t result = number++;
      if (result >= step.results.size() || step.results[result] == kNoPlace) return;
      const TensorBase& target = frame_.at(step.results[result]);
      TENON_CHECK(
          tensor.defined() && tensor.sizes() == target.sizes() && tensor.dtype() == target.dtype(),
          ValueError, "CompiledGraph: ", node.op->name(), " was traced with a result of ",
          target.dtype(), target.sizes(),
          " and gives another; trace the function again, "
          "with the default dtype and the operators of now");
      kernels::copy_into(tensor, target);
    });
  }
}

void ReplayRun::finish() {
  for (size_t i = 0; i < plan_.outputs.size(); ++i) {
    const PlannedOutput& output = plan_.outputs[i];
    if (output.source != kNoPlace) kernels::copy_into(frame_.at(output.source), results_[i]);
  }
  for (const GraphWriteBack& each : graph_.write_backs) {
    const uint32_t place = plan_.values[each.value.number];
    const bool is_of_input = plan_.buffers[plan_.places[place].buffer].kind == Buffer::Kind::kInput;
    if (is_of_input) written_.push_back(kernels::contiguous_copy(frame_.at(place)));
  }
}

void ReplayRun::write_back() {
  size_t copied_before = 0;
  for (const GraphWriteBack& each : graph_.write_backs) {
    const uint32_t place = plan_.values[each.value.number];
    const bool is_of_input = plan_.buffers[plan_.places[place].buffer].kind == Buffer::Kind::kInput;
    TensorBase input = inputs_[each.input];
    ops::copy_(input, is_of_input ? written_[copied_before++] : frame_.at(place));
  }
}

}  // namespace tenon::graph

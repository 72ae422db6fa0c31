#include "tenon/graph/compile/replay_run.h"

#include <string>

#include "tenon/base/check.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/graph/compile/fused_loop.h"
#include "tenon/graph/uses.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/tensor/factory.h"

namespace tenon::graph {
namespace {

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

void ReplayRun::compute() {
  bind();
  for (size_t i = 0; i < plan_.steps.size(); ++i) run_step(i);
  finish();
}

void* ReplayRun::data_of(const TensorBase& given, const GraphValue& traced) {
  if (is_walked_alike(traced.sizes, given.strides(), traced.strides)) return given.data_ptr();
  copies_.push_back(copied(given, traced.strides));
  return copies_.back().data_ptr();
}

void ReplayRun::bind() {
  for (const uint32_t i : plan_.given) {
    const size_t number = plan_.buffers[i].number;
    switch (plan_.buffers[i].kind) {
      case Buffer::Kind::kInput:
        frame_.bind(i, data_of(inputs_[number], graph_.values[graph_.inputs[number].number]));
        break;
      case Buffer::Kind::kConstant: {
        const GraphConstant& constant = graph_.constants[number];
        frame_.bind(i, data_of(constant.tensor, graph_.values[constant.value.number]));
        break;
      }
      default:
        frame_.bind(i, results_[number].data_ptr());
    }
  }
}

void ReplayRun::run_step(size_t number) {
  const Step& step = plan_.steps[number];
  try {
    switch (step.kind) {
      case Step::Kind::kKernel:
        return step.kernel->compute(step.kernel->kernel, frame_.arguments(number).data(),
                                    frame_.results(number));
      case Step::Kind::kProduct: {
        const PlannedProduct& each = *step.product;
        char* const* buffers = frame_.buffers();
        return each.product.run(each.addend.in(buffers), each.a.in(buffers), each.b.in(buffers),
                                each.result.in(buffers));
      }
      case Step::Kind::kCopy:
        return kernels::copy_into(frame_.at(step.source), frame_.at(step.results.front()));
      case Step::Kind::kFused:
        return step.loop->run(frame_.buffers());
      case Step::Kind::kCall:
        return call(step);
    }
  } catch (Error& error) {
    error.add_context(detail::concatenate(" (node ", step.node, " of a compiled graph)"));
    throw;
  }
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
      TENON_CHECK(tensor.defined() && tensor.sizes() == target.sizes() &&
                      tensor.dtype() == target.dtype(),
                  ValueError, "CompiledGraph: ", node.op->name(), " was traced with a result of ",
                  target.dtype(), target.sizes(), " and gives another; trace the function again, "
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
    const bool is_of_input =
        plan_.buffers[plan_.places[place].buffer].kind == Buffer::Kind::kInput;
    if (is_of_input) written_.push_back(kernels::contiguous_copy(frame_.at(place)));
  }
}

void ReplayRun::write_back() {
  size_t copied_before = 0;
  for (const GraphWriteBack& each : graph_.write_backs) {
    const uint32_t place = plan_.values[each.value.number];
    const bool is_of_input =
        plan_.buffers[plan_.places[place].buffer].kind == Buffer::Kind::kInput;
    TensorBase input = inputs_[each.input];
    ops::copy_(input, is_of_input ? written_[copied_before++] : frame_.at(place));
  }
}

}  // namespace tenon::graph

#pragma once

#include <vector>

#include "tenon/graph/compile/frame.h"

namespace tenon::graph {

/// One run of a plan, in a frame that is its own.
class ReplayRun {
 public:
  /// `results` are tensors of what the plan says of each output, its strides included; those of
  /// inputs and undefined ones are not looked at.
  ReplayRun(const Graph& graph, const Plan& plan, Frame& frame, ArrayRef<TensorBase> inputs,
            ArrayRef<TensorBase> results)
      : graph_(graph), plan_(plan), frame_(frame), inputs_(inputs), results_(results) {}

  /// Whether the inputs and constants are those that were traced, and plain tensors on the CPU;
  /// then they are where the run looks for them.
  bool bind_as_traced();
  /// The same for ones of other strides, of which copies are made.
  void bind_copies();
  /// Computes the results, and what is to be written back.
  void compute();
  /// Writes to the inputs what `compute` has made for them.
  void write_back();

 private:
  /// Calls `bind` with what the plan says of each input and constant and with the tensor, until it
  /// gives false.
  template <class Bind>
  bool for_each_given(const Bind& bind) const;
  void bind(const Given& given, const TensorImpl& tensor);
  void bind_results();
  void run_step(const Step& step, size_t number);
  /// The same, and lets the profile of the thread hear of it.
  TENON_COLD void note_step(const Step& step, size_t number);
  /// Calls the operator of a node, with tensors that may be kept.
  void call(const Step& step);
  TensorBase argument(ValueId id) const;
  void finish();

  const Graph& graph_;
  const Plan& plan_;
  Frame& frame_;
  ArrayRef<TensorBase> inputs_, results_;
  /// Inputs and constants that had other strides.
  std::vector<TensorBase> copies_;
  /// What is written back and lies in an input.
  std::vector<TensorBase> written_;
};

}  // namespace tenon::graph

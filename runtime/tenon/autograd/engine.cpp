#include "tenon/autograd/engine.h"

#include <utility>

#include "tenon/autograd/gradient.h"
#include "tenon/autograd/graph_task.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/pending_history.h"
#include "tenon/autograd/view.h"
#include "tenon/base/error_conversion.h"
#include "tenon/generated/ops/ones_like.h"
#include "tenon/guards/inference_mode.h"

namespace tenon::autograd {
namespace {

/// What backward runs under: normal mode, recording only for `create_graph`. In inference mode and
/// below Autograd too, since gradients are normal tensors that the program goes on to change.
class BackwardModeGuard : ThreadStateGuard {
 public:
  explicit BackwardModeGuard(bool create_graph) {
    state().enter_normal_mode();
    state().grad_mode = create_graph;
  }
};

struct Roots {
  EdgeList edges;
  TensorVector grads;
};

TensorBase root_gradient(const TensorBase& tensor, const TensorBase& given, const Edge& edge,
                         size_t i) {
  if (given.defined()) return fit_gradient(given, edge, "backward", i);
  TENON_CHECK(tensor.numel() == 1, AutogradError,
              "backward: expected a tensor of one element where no gradient is given, got sizes ",
              tensor.sizes());
  TENON_CHECK(!tensor.is_complex(), AutogradError,
              "backward: expected a real tensor where no gradient is given, got ", tensor.dtype(),
              "; give one, or take the real part of what is to be least");
  return ops::ones_like(tensor, {}, {}, {}, {}, {});
}

Roots collect_roots(TensorList tensors, TensorList gradients) {
  TENON_CHECK(!tensors.empty(), ValueError, "backward: expected at least one tensor, got none");
  TENON_CHECK(gradients.empty() || gradients.size() == tensors.size(), ValueError,
              "backward: expected a gradient for each of ", tensors.size(), " tensors, got ",
              gradients.size());
  Roots roots;
  roots.grads.reserve(tensors.size());
  for (size_t i = 0; i < tensors.size(); ++i) {
    Edge edge = gradient_edge(tensors[i]);
    TENON_CHECK(edge, AutogradError, "backward: tensor ", i, " of sizes ", tensors[i].sizes(),
                " does not require grad and has no history");
    const TensorBase& given = gradients.empty() ? undefined_tensor : gradients[i];
    roots.grads.push_back(root_gradient(tensors[i], given, edge, i));
    roots.edges.push_back(std::move(edge));
  }
  return roots;
}

void check_input(std::string_view function, const TensorBase& input, size_t i) {
  TENON_CHECK(input.requires_grad(), AutogradError, function, ": input ", i, " of sizes ",
              input.sizes(), " does not require grad");
}

/// Lets inputs that are results keep their gradient; those that did not before no longer do so
/// unless the backward that they are inputs of succeeds.
class RetainedInputs {
 public:
  RetainedInputs() = default;
  RetainedInputs(const RetainedInputs&) = delete;
  RetainedInputs& operator=(const RetainedInputs&) = delete;
  ~RetainedInputs() {
    for (const TensorBase& input : added_) {
      AutogradMeta& meta = *autograd_meta(input);
      detail::leave_retained_grad(meta);
      meta.retained.reset();
    }
  }
  void add(TensorList inputs) {
    added_.reserve(inputs.size());
    for (const TensorBase& input : inputs) {
      if (accumulates(input) || input.retains_grad()) continue;
      input.retain_grad();
      added_.push_back(input);
    }
  }
  void keep() noexcept { added_.clear(); }

 private:
  std::vector<TensorBase> added_;
};

}  // namespace

void backward(TensorList tensors, TensorList gradients, std::optional<bool> retain_graph,
              bool create_graph, BackwardInputs only) try {
  const BackwardModeGuard mode(create_graph);
  const TensorList inputs = only.list();
  TENON_CHECK(
      only.are_all_leaves() || !inputs.empty(), ValueError,
      "backward: expected at least one input, got an empty list; leave inputs out to add to "
      "every leaf");
  Roots roots = collect_roots(tensors, gradients);
  for (size_t i = 0; i < inputs.size(); ++i) check_input("backward", inputs[i], i);
  GraphTask task(retain_graph.value_or(create_graph));
  RetainedInputs retained;
  retained.add(inputs);
  for (const TensorBase& input : inputs) task.require(gradient_edge(input), /*capture=*/false);
  task.run(roots.edges, std::move(roots.grads));
  retained.keep();
} catch (...) {
  detail::rethrow_as_error("backward");
}

TensorVector grad(TensorList outputs, TensorList inputs, TensorList grad_outputs,
                  std::optional<bool> retain_graph, bool create_graph, bool allow_unused) try {
  const BackwardModeGuard mode(create_graph);
  TENON_CHECK(!inputs.empty(), ValueError, "grad: expected at least one input, got none");
  for (size_t i = 0; i < inputs.size(); ++i) check_input("grad", inputs[i], i);
  Roots roots = collect_roots(outputs, grad_outputs);
  GraphTask task(retain_graph.value_or(create_graph));
  for (const TensorBase& input : inputs) task.require(gradient_edge(input), /*capture=*/true);
  TensorVector grads = task.run(roots.edges, std::move(roots.grads));
  for (size_t i = 0; i < grads.size() && !allow_unused; ++i) {
    TENON_CHECK(grads[i].defined(), AutogradError, "grad: input ", i, " of sizes ",
                inputs[i].sizes(),
                " is not used in computing the outputs; pass allow_unused=true to get an undefined "
                "tensor for it");
  }
  return grads;
} catch (...) {
  detail::rethrow_as_error("grad");
}

}  // namespace tenon::autograd

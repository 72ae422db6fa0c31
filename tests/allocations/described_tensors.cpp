#include "tests/allocations/described_tensors.h"

#include <sstream>

#include "tenon/autograd/autograd_meta.h"
#include "tests/support/tensors.h"

namespace tenon::test {

namespace {

void describe_values(std::ostream& out, const TensorBase& tensor) {
  if (!tensor.defined()) {
    out << "undefined";
    return;
  }
  out << tensor.dtype() << tensor.sizes() << " (";
  for (const double value : elements(tensor)) out << value << ' ';
  out << ')';
}

/// The tangents of a tensor and theirs.
void describe_tangents(std::ostream& out, const TensorBase& tensor, bool with_state) {
  const TangentList* tangents = tangents_of(tensor);
  if (tangents == nullptr) return;
  for (const intrusive_ptr<Tangent>& tangent : *tangents) {
    const TensorBase& value = tangent->value();
    if (!value.defined()) continue;
    out << " tangent ";
    if (with_state) {
      const AutogradMeta* meta = autograd_meta(value);
      out << "of level " << tangent->level() << " data " << value.data_ptr() << " version "
          << value._version() << " grad_fn " << (meta == nullptr ? nullptr : meta->grad_fn.get())
          << ' ';
    }
    describe_values(out, value);
    out << " requires_grad " << value.requires_grad();
    describe_tangents(out, value, with_state);
    out << ';';
  }
}

}  // namespace

std::string described_result(const TensorBase& tensor) {
  std::ostringstream out;
  out.precision(17);
  describe_values(out, tensor);
  if (!tensor.defined()) return out.str();
  out << " strides " << tensor.strides() << " requires_grad " << tensor.requires_grad() << " grad ";
  describe_values(out, tensor.grad());
  describe_tangents(out, tensor.grad(), /*with_state=*/false);
  describe_tangents(out, tensor, /*with_state=*/false);
  return out.str();
}

std::string described_gradient(const TensorBase& tensor) {
  std::ostringstream out;
  out.precision(17);
  describe_values(out, tensor.grad());
  return out.str();
}

std::string described_state(const TensorBase& tensor, bool with_grad) {
  std::ostringstream out;
  out.precision(17);
  describe_values(out, tensor);
  const TensorImpl& impl = *tensor.impl();
  out << " strides " << tensor.strides() << " offset " << tensor.storage_offset();
  // An empty tensor's storage may have grown.
  if (tensor.numel() > 0)
    out << " data " << tensor.data_ptr() << " of " << impl.storage()->nbytes();
  out << " keys " << impl.key_set().bits() << " inference " << tensor.is_inference();
  if (!tensor.is_inference()) out << " version " << tensor._version();
  describe_tangents(out, tensor, /*with_state=*/true);
  const AutogradMeta* meta = autograd_meta(tensor);
  if (meta == nullptr) return out.str();
  out << " requires_grad " << tensor.requires_grad() << " grad_fn " << meta->grad_fn.get()
      << " output_nr " << meta->output_nr << " hooks " << meta->hooks.get() << " retained "
      << meta->retained.get();
  if (meta->grad_fn) {
    out << " edges";
    for (const Edge& edge : meta->grad_fn->next_edges()) out << ' ' << edge.node.get();
    const NodeHooks* hooks = meta->grad_fn->hooks();
    out << " node hooks "
        << (hooks == nullptr ? 0 : hooks->tensor_hooks.size() + hooks->retained_grads.size());
  }
  const TensorBase& grad = tensor.grad();
  if (!with_grad || !grad.defined()) return out.str();
  out << " grad " << grad.impl() << " at version " << grad._version() << ' ';
  describe_values(out, grad);
  return out.str();
}

}  // namespace tenon::test

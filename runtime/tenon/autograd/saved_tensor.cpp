#include "tenon/autograd/saved_tensor.h"

#include "tenon/autograd/history.h"
#include "tenon/base/error_conversion.h"
#include "tenon/generated/ops/conj_physical.h"
#include "tenon/tensor/factory.h"

namespace tenon {
namespace {

/// Apart from its check, which every call that records runs.
[[noreturn]] TENON_COLD void refuse_to_save(const TensorBase& tensor, std::string_view op,
                                            std::string_view argument) {
  TENON_THROW(InferenceModeError, op, ": argument ", argument, " of sizes ", tensor.sizes(),
              " is an inference tensor, which cannot be saved for backward; clone it outside "
              "InferenceMode to get a normal tensor that can",
              inference_origin_text(tensor));
}

/// With the tangents that the call that writes to `self` gives it, which its thread does not see.
TensorBase alias_with_all_tangents(const TensorBase& self) {
  TensorBase alias = make_alias(self);
  if (const TangentList* tangents = tangents_of(self)) {
    for (const intrusive_ptr<Tangent>& tangent : *tangents) {
      if (tangent->value().defined()) set_tangent(alias, tangent);
    }
  }
  return alias;
}

}  // namespace

SavedTensor::SavedTensor(const TensorBase& tensor, bool is_output, std::string_view op,
                         std::string_view argument) {
  save(tensor, is_output, op, argument);
}

void SavedTensor::save(const TensorBase& tensor, bool is_output, std::string_view op,
                       std::string_view argument) {
  if (!tensor.defined()) {
    *this = SavedTensor();
    return;
  }
  if (tensor.is_inference()) [[unlikely]]
    refuse_to_save(tensor, op, argument);
  if (is_output) return save_output(tensor);
  version_ = tensor.impl()->storage()->version();
  state_ = State::kInput;
  has_history_ = false;
  output_nr_ = 0;
  data_ = tensor;
}

void SavedTensor::save_output(const TensorBase& tensor) {
  data_ = make_alias(tensor);
  state_ = State::kOutput;
  note_history(tensor);
}

SavedTensor SavedTensor::before_write(const TensorBase& tensor) {
  SavedTensor saved;
  saved.state_ = State::kOutput;
  saved.has_history_ = tensor.is_inexact();
  saved.data_ = alias_with_all_tangents(tensor);
  return saved;
}

void SavedTensor::note_history(const TensorBase& tensor) noexcept {
  const AutogradMeta* meta = autograd_meta(tensor);
  has_history_ = meta != nullptr && meta->grad_fn;
  output_nr_ = meta == nullptr ? 0 : meta->output_nr;
  note_version();
}

TensorBase SavedTensor::unpack(const Node& saved_for) const try {
  if (state_ == State::kUndefined) return {};
  TENON_CHECK(state_ != State::kFreed, AutogradError, saved_for.name(),
              ": the tensors saved for backward are freed already; pass retain_graph=true to the "
              "first backward to go through the graph a second time");
  check_version(saved_for);
  if (!has_history_) return data_;
  const bool has_tangents =
      saved_for.hooks() != nullptr && !saved_for.hooks()->result_tangents.empty();
  if (!GradMode::is_enabled() && !has_tangents) return data_;
  TensorBase result = alias_with_tangents(data_);
  if (GradMode::is_enabled()) {
    auto node = intrusive_ptr<Node>::reclaim_copy(const_cast<Node*>(&saved_for));
    set_gradient_edge(result, {std::move(node), output_nr_});
  }
  if (has_tangents) {
    for (const NodeHooks::OfResult& each : saved_for.hooks()->result_tangents) {
      if (each.output_nr == output_nr_ && each.tangent->value().defined())
        set_tangent(result, each.tangent);
    }
  }
  return result;
} catch (...) {
  detail::rethrow_as_error("SavedTensor");
}

TensorBase SavedTensor::unpack_conjugate(const Node& saved_for) const {
  if (data_.defined() && data_.is_complex()) [[unlikely]]
    return ops::conj_physical(unpack(saved_for));
  return unpack(saved_for);
}

void SavedTensor::check_version(const Node& saved_for) const {
  const uint32_t version = data_.storage()->version();
  TENON_CHECK(version == version_, VersionError, saved_for.name(), ": a tensor of ", data_.dtype(),
              " and sizes ", data_.sizes(), " that is saved for backward is at version ", version,
              ", expected version ", version_,
              "; an in-place operator has modified it or a view of it since");
}

void SavedTensor::reset() {
  data_.reset();
  if (state_ != State::kUndefined) state_ = State::kFreed;
}

SavedTensorList::SavedTensorList(TensorList tensors, std::string_view op,
                                 std::string_view argument) {
  tensors_.reserve(tensors.size());
  for (const TensorBase& tensor : tensors) {
    tensors_.emplace_back(tensor, /*is_output=*/false, op, argument);
  }
}

TensorVector SavedTensorList::unpack(const Node& saved_for) const {
  TensorVector result;
  result.reserve(tensors_.size());
  for (const SavedTensor& tensor : tensors_) result.push_back(tensor.unpack(saved_for));
  return result;
}

TensorVector SavedTensorList::unpack_conjugate(const Node& saved_for) const {
  TensorVector result;
  result.reserve(tensors_.size());
  for (const SavedTensor& tensor : tensors_) result.push_back(tensor.unpack_conjugate(saved_for));
  return result;
}

void SavedTensorList::reset() {
  for (SavedTensor& tensor : tensors_) tensor.reset();
}

}  // namespace tenon

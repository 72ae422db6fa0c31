#include "tenon/autograd/function_tangents.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/autograd/contains.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/own_tangent.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/zero.h"
#include "tenon/generated/ops/zeros_like.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"

namespace tenon::autograd {
namespace {

/// The levels that the thread sees at which one of `tensors` has a tangent.
std::vector<intrusive_ptr<TangentLevel>> visible_levels(const TensorVector& tensors) {
  std::vector<intrusive_ptr<TangentLevel>> levels;
  for (const TensorBase& tensor : tensors) {
    const uint64_t highest = highest_level(tensor);
    if (highest == 0) continue;
    for (const intrusive_ptr<Tangent>& tangent : *tangents_of(tensor)) {
      if (tangent->level() <= highest && tangent->value().defined())
        levels.push_back(tangent->shared_level());
    }
  }
  std::ranges::sort(levels, {}, [](const auto& level) { return level->number(); });
  const auto [first, last] = std::ranges::unique(levels);
  levels.erase(first, last);
  return levels;
}

/// `value`, which may be what has tangents of the level that the thread does not see.
TensorBase as_seen(TensorBase value) {
  const TangentList* tangents = tangents_of(value);
  if (tangents == nullptr) return value;
  const bool hides_some = std::ranges::any_of(*tangents, [](const auto& tangent) {
    return tangent->level() >= tenon::detail::hidden_levels_from;
  });
  return hides_some ? ops::alias(value) : value;
}

uint32_t version_of(const TensorBase& tensor) {
  return tensor.defined() && !tensor.is_inference() ? tensor.storage()->version() : 0;
}

}  // namespace

FunctionTangents::FunctionTangents(FunctionNode& node)
    : node_(node), levels_(visible_levels(node.inputs_)) {
  TENON_CHECK(node.has_jvp(), NotImplementedError, node.name(),
              ": an argument has a tangent, and the Function has no jvp; give it one, detach the "
              "argument, or compute by operators alone");
  TENON_CHECK(!InferenceMode::is_enabled(), InferenceModeError, node.name(),
              ": an argument has a tangent, and inference mode computes no derivatives; leave the "
              "DualLevel first, or the inference mode");
}

void FunctionTangents::check_takes_tangent(const TensorBase& dirty) const {
  if (!dirty.is_inexact() || dirty.storage().use_count() == 1) return;
  for (const intrusive_ptr<TangentLevel>& level : levels_) {
    TENON_CHECK(tangent_at(dirty, level->number()) != nullptr, AutogradError, node_.name(),
                ": a tensor of sizes ", dirty.sizes(),
                " that is marked as dirty has no tangent and shares its elements with other "
                "tensors, which would not get the one that jvp gives; give the tensor that they "
                "are views of a tangent of zeros before, by make_dual");
  }
}

void FunctionTangents::give(const TensorVector& outputs, const TensorVector& raw) {
  saved_ = saved_for_jvp(outputs, raw);
  for (const intrusive_ptr<TangentLevel>& level : levels_) {
    const HiddenLevels hidden(level->number());
    give_at(level, outputs, raw);
  }
  saved_.reset();
}

/// In the places of forward's results those that the call gives, which have history and tangents.
TensorVector FunctionTangents::saved_for_jvp(const TensorVector& outputs,
                                             const TensorVector& raw) const {
  const auto& to_save = node_.context_.to_save_;
  TensorVector saved(to_save.begin(), to_save.end());
  for (TensorBase& tensor : saved) {
    if (!tensor.defined() || !node_.saves_as_output(tensor, raw)) continue;
    const auto place =
        std::ranges::find_if(raw, [&](const TensorBase& output) { return output.is_same(tensor); });
    tensor = outputs[place - raw.begin()];
  }
  return saved;
}

FunctionTangents::Given FunctionTangents::given_at(uint64_t level) const {
  Given given;
  size_t next = 0;
  for (const bool is_tensor : node_.is_tensor_) {
    TensorBase& value = given.tangents.emplace_back();
    const TensorBase input = is_tensor ? node_.inputs_[next++] : TensorBase();
    if (const Tangent* tangent = tangent_at(input, level)) {
      value = tangent->value();
    } else if (input.defined() && input.is_inexact() && node_.context_.materialize_grads_) {
      value = ops::zeros_like(input);
    }
    given.inputs.push_back(input);
    given.versions.push_back(version_of(value));
  }
  return given;
}

void FunctionTangents::give_at(const intrusive_ptr<TangentLevel>& level,
                               const TensorVector& outputs, const TensorVector& raw) {
  const Given given = given_at(level->number());
  TensorVector tangents = node_.run_jvp(TensorVector(given.tangents));
  check_given(given, level->number());
  TENON_CHECK(tangents.size() == outputs.size(), AutogradError, node_.name(), ": expected ",
              outputs.size(), " tangents from jvp, one for each result of forward, got ",
              tangents.size());
  std::vector<Way> ways;
  for (size_t i = 0; i < outputs.size(); ++i) {
    tangents[i] = as_seen(std::move(tangents[i]));
    check_result(i, outputs[i], raw[i], tangents[i]);
    ways.push_back(way_of(i, tangents[i], outputs, raw, given, level->number()));
  }
  for (size_t i = 0; i < outputs.size(); ++i) {
    Tangent* present = tangent_at(outputs[i], level->number());
    if (ways[i] == Way::kWritten && present != nullptr) {
      write(outputs[i], *present, tangents[i]);
    } else if (ways[i] != Way::kNone) {
      TensorBase value = std::move(tangents[i]);
      if (ways[i] != Way::kView) {
        value = own_tangent(std::move(value), outputs[i]);
      } else if (contains(given.tangents, value)) {
        value = ops::alias(value);
      }
      attach(outputs[i], make_intrusive<Tangent>(level, std::move(value)));
    }
  }
}

void FunctionTangents::check_given(const Given& given, uint64_t level) const {
  for (size_t i = 0; i < given.inputs.size(); ++i) {
    const TensorBase& input = given.inputs[i];
    if (tangent_at(input, level) == nullptr || contains(node_.context_.dirty_, input)) continue;
    TENON_CHECK(version_of(given.tangents[i]) == given.versions[i], AutogradError, node_.name(),
                ": jvp modifies the tangent of argument ", i,
                " in place, and forward does not mark the argument as dirty; compute another");
  }
}

void FunctionTangents::check_result(size_t i, const TensorBase& output, const TensorBase& raw,
                                    const TensorBase& tangent) const {
  if (!tangent.defined()) return;
  const auto fail_of = [&] { return detail::concatenate(": the tangent from jvp of result ", i); };
  TENON_CHECK(output.defined() && output.is_inexact() && !node_.is_constant(raw), AutogradError,
              node_.name(), fail_of(),
              " is defined, expected an undefined one, since the result is not differentiable");
  TENON_CHECK(tangent.sizes() == output.sizes(), ShapeError, node_.name(), fail_of(), " has sizes ",
              tangent.sizes(), ", expected those of the result, ", output.sizes());
  TENON_CHECK(tangent.dtype() == output.dtype(), TypeError, node_.name(), fail_of(),
              " has the dtype ", tangent.dtype(), ", expected that of the result, ",
              output.dtype());
  TENON_CHECK(tangent.device() == output.device(), DeviceError, node_.name(), fail_of(), " is on ",
              tangent.device(), ", expected the device of the result, ", output.device());
  TENON_CHECK(!tangent.is_inference(), InferenceModeError, node_.name(), fail_of(), " of sizes ",
              tangent.sizes(),
              " is an inference tensor, which cannot be computed with; clone it outside "
              "InferenceMode");
}

FunctionTangents::Way FunctionTangents::way_of(size_t i, const TensorBase& tangent,
                                               const TensorVector& outputs, const TensorVector& raw,
                                               const Given& given, uint64_t level) const {
  const TensorBase& output = outputs[i];
  if (!output.defined() || !output.is_inexact()) return Way::kNone;
  if (contains(node_.context_.dirty_, output)) {
    const bool has_one = tangent.defined() || tangent_at(output, level) != nullptr;
    return has_one ? Way::kWritten : Way::kNone;
  }
  if (node_.is_constant(raw[i])) return Way::kNone;
  bool is_view = false, is_dual = false, is_of_tangent = false;
  for (size_t k = 0; k < given.inputs.size(); ++k) {
    const TensorBase& input = given.inputs[k];
    if (!input.defined() || !input.is_alias_of(output)) continue;
    is_view = true;
    is_dual |= tangent_at(input, level) != nullptr;
    is_of_tangent |=
        tangent.defined() && given.tangents[k].defined() && tangent.is_alias_of(given.tangents[k]);
  }
  if (is_view) {
    check_view(i, output, tangent, is_dual, is_of_tangent);
    return is_dual && tangent.defined() ? Way::kView : Way::kNone;
  }
  if (!tangent.defined()) return Way::kNone;
  for (size_t j = 0; j < outputs.size(); ++j) {
    TENON_CHECK(j == i || !outputs[j].defined() || !outputs[j].is_alias_of(output), AutogradError,
                node_.name(), ": results ", std::min(i, j), " and ", std::max(i, j),
                " share elements, and their tangents would not; clone one of them in forward");
  }
  return Way::kOwn;
}

/// What is written to a view is seen by others, and so is its tangent.
void FunctionTangents::check_view(size_t i, const TensorBase& output, const TensorBase& tangent,
                                  bool is_dual, bool is_of_tangent) const {
  if (is_of_tangent || (!tangent.defined() && !is_dual)) return;
  TENON_CHECK(is_dual, AutogradError, node_.name(), ": result ", i, " of sizes ", output.sizes(),
              " shares its elements with an argument that has no tangent, and jvp gives it one; "
              "return an undefined tangent for it, or clone it in forward");
  TENON_THROW(
      AutogradError, node_.name(), ": result ", i, " of sizes ", output.sizes(),
      " shares its elements with an argument, and its tangent from jvp does not share those "
      "of the argument's tangent; return a view of that, or clone the result in forward");
}

void FunctionTangents::attach(const TensorBase& output, intrusive_ptr<Tangent> tangent) const {
  set_tangent(output, tangent);
  tell_node(output, tangent);
}

void FunctionTangents::write(const TensorBase& output, Tangent& present,
                             const TensorBase& value) const {
  TensorBase target = present.value();
  if (!value.defined()) {
    ops::zero_(target);
  } else if (!value.is_same(target)) {
    ops::copy_(target, value);
  }
  tell_node(output, intrusive_ptr<Tangent>::reclaim_copy(&present));
}

/// This node saves a result as an alias that has no tangents.
void FunctionTangents::tell_node(const TensorBase& output,
                                 const intrusive_ptr<Tangent>& tangent) const {
  const AutogradMeta* meta = autograd_meta(output);
  if (!node_.record_ || meta == nullptr || !meta->grad_fn) return;
  node_.materialize_hooks().result_tangents.push_back({meta->output_nr, tangent});
}

TensorVector recorded_tangents(TensorList tensors) {
  TensorVector found;
  for (const TensorBase& tensor : tensors) {
    const TangentList* tangents = tangents_of(tensor);
    if (tangents == nullptr) continue;
    for (const intrusive_ptr<Tangent>& tangent : *tangents) {
      const TensorBase& value = tangent->value();
      if (tenon::detail::requires_grad(value)) found.push_back(value);
      const TensorVector theirs = recorded_tangents(TensorList(&value, 1));
      found.insert(found.end(), theirs.begin(), theirs.end());
    }
  }
  return found;
}

void lose_tangents(const TensorBase& self) noexcept {
  const TangentList* tangents = tangents_of(self);
  if (tangents == nullptr) return;
  const AutoGradMode no_grad(false);
  const HiddenLevels hidden(1);
  for (const intrusive_ptr<Tangent>& tangent : *tangents) {
    TensorBase value = tangent->value();
    if (!value.defined()) continue;
    lose_tangents(value);
    try {
      ops::fill_(value, std::numeric_limits<double>::quiet_NaN());
    } catch (...) {
    }
  }
}

}  // namespace tenon::autograd

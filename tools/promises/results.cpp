// What the results of a call depend on.

#include <algorithm>
#include <cstring>

#include "tenon/autograd/schema_kernels.h"
#include "tenon/base/generator.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/factory.h"
#include "tools/promises/checks.h"
#include "tools/promises/describe.h"
#include "tools/promises/elements.h"
#include "tools/promises/values.h"

namespace tenon::tools {
namespace {

/// The first result that differs, by more than another order of additions may change where
/// `rounded`; empty where none does.
std::string difference(const Stack& results, const Stack& expected, bool rounded = false) {
  for (size_t i = 0; i < expected.size(); ++i) {
    const auto tensors = rounded ? tensors_of({expected[i]}) : std::vector<TensorBase>();
    const bool rounds = !tensors.empty() && tensors[0].defined();
    if (same(results[i], expected[i], rounds ? tolerance_of(tensors[0].dtype()) : 0)) continue;
    return "result " + std::to_string(i) + " is " + describe(results[i]) + ", expected " +
           describe(expected[i]);
  }
  return {};
}

/// The arguments with a first one whose bytes are `byte`, but that truth values are 0 or 1.
Stack with_self_of(const Stack& arguments, unsigned char byte) {
  Stack stack = deep_copy(arguments);
  auto& self = stack.front().get<TensorBase>();
  TensorBase made = make_tensor_strided(self.sizes(), self.strides(), self.dtype());
  if (made.dtype() == DType::kBool) byte &= 1;
  if (made.numel() != 0) std::memset(made.data_ptr(), byte, made.storage()->nbytes());
  if (!self.is_cpu()) made = ops::_to_copy(made, made.dtype(), std::nullopt, self.device());
  made.set_requires_grad(self.requires_grad());
  self = made;
  return stack;
}

/// Whether the operator is about strides.
bool reads_strides(const OperatorSchema& schema) {
  return schema.name.starts_with("as_strided") || schema.category == "view" || returns_view(schema);
}

}  // namespace

Verdict check_equal_results(const CheckedCall& checked) {
  const OperatorSchema& schema = checked.op.schema();
  const bool depends_on_more = !checked.expectations.deterministic || writes_to_argument(schema);
  if (depends_on_more || schema.returns.empty()) return std::nullopt;
  const Stack expected = seeded_call(checked.op, deep_copy(checked.arguments));
  const Stack again = seeded_call(checked.op, deep_copy(checked.arguments));
  std::string wrong = difference(again, expected);
  // Random numbers are drawn in the order of the memory.
  const bool reads_order = reads_strides(schema) || schema.nondeterministic_seeded;
  if (!wrong.empty() || reads_order) return wrong;
  const Stack strided = with_tensors(deep_copy(checked.arguments), [](const TensorBase& tensor) {
    return tensor.dim() > 1 ? transposed_storage(tensor) : tensor;
  });
  wrong = difference(seeded_call(checked.op, strided), expected, true);
  return wrong.empty() ? "" : "of tensors with other strides, " + wrong;
}

Verdict check_random_numbers(const CheckedCall& checked) {
  const OperatorSchema& schema = checked.op.schema();
  if (schema.nondeterministic_seeded || schema.category == "user") return std::nullopt;
  const uint64_t before = default_generator().reserve(0).first;
  seeded_call(checked.op, deep_copy(checked.arguments));
  const bool moved = default_generator().reserve(0).first != before;
  return moved ? "a call takes random numbers, without the tag nondeterministic_seeded" : "";
}

Verdict check_unread_self(const CheckedCall& checked) {
  const OperatorSchema& schema = checked.op.schema();
  if (!schema.unread_self || !checked.expectations.deterministic) return std::nullopt;
  const Stack expected = seeded_call(checked.op, with_self_of(checked.arguments, 0));
  const Stack results = seeded_call(checked.op, with_self_of(checked.arguments, 0xff));
  const std::string wrong = difference(results, expected);
  return wrong.empty() ? "" : "of a self with other elements, " + wrong;
}

Verdict check_inference_mode(const CheckedCall& checked) {
  if (checked.op.schema().returns.empty()) return std::nullopt;
  const Stack expected = [&] {
    const NoGradGuard guard;
    return seeded_call(checked.op, deep_copy(checked.arguments));
  }();
  const InferenceMode guard;
  const Stack results = seeded_call(checked.op, deep_copy(checked.arguments));
  if (checked.expectations.deterministic) {
    if (const std::string wrong = difference(results, expected); !wrong.empty()) return wrong;
  }
  const bool all = std::ranges::all_of(tensors_of(results), [](const TensorBase& result) {
    return !result.defined() || result.is_inference();
  });
  return all ? "" : "a result in inference mode is no inference tensor";
}

}  // namespace tenon::tools

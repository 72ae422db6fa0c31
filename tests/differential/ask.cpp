#include "tests/differential/ask.h"

#include <catch2/catch.hpp>

#include "tests/differential/differences.h"

namespace tenon::test {
namespace {

bool contains(const LibtorchError& error, std::string_view text) {
  return std::string(error.what()).find(text) != std::string::npos;
}

/// libtorch lacks something here that Tenon may have: a kernel for the dtype, one for these
/// strides, or a formula for the gradient that holds for these sizes.
bool is_missing(const LibtorchError& error) {
  constexpr std::string_view kTexts[] = {
      // dtypes
      "not implemented",
      "Low precision dtypes not supported",
      "to have one of the following scalar types",
      "got a tensor of scalar type: BFloat16",
      "Half, Float or Double tensors but got BFloat16",
      "tensors used as indices must be long",
      "does not support complex inputs",
      "floating point dtype but got ComplexDouble",
      "Unsupported dtype",
      "expected scalar type ComplexDouble but found",
      "doesn't handle types other than float and double",
      "dimensions of float, double, cfloat or cdouble types",
      "must be either float or double dtype",
      "linalg.vander supports floating point, complex, and integer tensors",
      // sizes
      "cannot be broadcast to indexing result",
      "IndexKernelUtils.h",
      "called on an undefined Tensor",
      "Dimension out of range",
      "torch.linalg.lstsq: input.size(-2) should match",
      "grad_output to have non-zero size for non-batch dimensions",
      // strides
      "view size is not compatible",
      "must be contiguous",
      "requires contiguous input",
      "is_contiguous(memory_format) to be true",
      "must have a last dimension with stride 1",
      // gradients
      "an invalid gradient",
      "has been modified by an inplace operation",
      "does not support automatic differentiation for outputs with complex dtype",
      "input_is_complex == grad_is_complex",
      "at non-singleton dimension",
      "isDifferentiableType(variable.scalar_type())",
  };
  return std::ranges::any_of(kTexts, [&](std::string_view text) { return contains(error, text); });
}

/// The position of a marked argument that libtorch says it does not differentiate.
std::optional<size_t> rejected(const LibtorchError& error, const OperatorSchema& schema,
                               const std::vector<size_t>& marked) {
  for (size_t i = 0; i < marked.size(); ++i) {
    const std::string name(schema.arguments[marked[i]].name);
    if (contains(error, "argument '" + name + "'") || contains(error, " " + name + "'")) return i;
  }
  return std::nullopt;
}

/// Whether calls of these arguments are compared.
bool is_compared(std::string_view op, const Stack& arguments) {
  const auto is_empty = [](const TensorBase& tensor) { return tensor.numel() == 0; };
  const auto is_complex = [](const TensorBase& tensor) { return tensor.is_complex(); };
  return libtorch_has(std::string(op)) && !differs(op, Aspect::kCall) &&
         !(differs(op, Aspect::kEmpty) && any_tensor(arguments, is_empty)) &&
         !(differs(op, Aspect::kComplex) && any_tensor(arguments, is_complex));
}

}  // namespace

std::optional<LibtorchResults> ask_libtorch(const OperatorEntry& op, const Stack& arguments,
                                            std::vector<size_t>& marked) {
  const OperatorSchema& schema = op.schema();
  if (!is_compared(schema.name, arguments)) return std::nullopt;
  try {
    return call_libtorch(schema, arguments, marked);
  } catch (const LibtorchError& error) {
    if (const auto position = rejected(error, schema, marked)) {
      marked.erase(marked.begin() + static_cast<ptrdiff_t>(*position));
      if (!marked.empty()) return ask_libtorch(op, arguments, marked);
    } else if (!is_missing(error)) {
      FAIL_CHECK("libtorch says: " << error.what());
    }
  } catch (const LibtorchMismatch& error) {
    if (std::string_view(error.what()) != "dtype ComplexHalf") FAIL_CHECK(error.what());
  }
  return std::nullopt;
}

}  // namespace tenon::test

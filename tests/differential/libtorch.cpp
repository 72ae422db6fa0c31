#include "tests/differential/libtorch.h"

#include <ATen/ATen.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/csrc/autograd/autograd.h>

#include <algorithm>
#include <optional>

#include "tenon/dispatch/defaults.h"
#include "tenon/tensor/complex_parts.h"
#include "tenon/tensor/factory.h"
#include "tests/support/tensors.h"

namespace tenon::test {
namespace {

constexpr std::pair<DType, at::ScalarType> kDTypes[] = {
    {DType::kUInt8, at::kByte},
    {DType::kInt8, at::kChar},
    {DType::kInt16, at::kShort},
    {DType::kInt32, at::kInt},
    {DType::kInt64, at::kLong},
    {DType::kBool, at::kBool},
    {DType::kFloat16, at::kHalf},
    {DType::kBFloat16, at::kBFloat16},
    {DType::kFloat32, at::kFloat},
    {DType::kFloat64, at::kDouble},
    {DType::kComplex64, at::kComplexFloat},
    {DType::kComplex128, at::kComplexDouble},
};

at::ScalarType to_torch(DType dtype) {
  return std::ranges::find(kDTypes, dtype, &std::pair<DType, at::ScalarType>::first)->second;
}
DType from_torch(at::ScalarType type) {
  const auto found = std::ranges::find(kDTypes, type, &std::pair<DType, at::ScalarType>::second);
  if (found == std::end(kDTypes))
    throw LibtorchMismatch(std::string("dtype ") + at::toString(type));
  return found->first;
}

/// How many bytes a window spans.
size_t extent(IntArrayRef sizes, IntArrayRef strides, int64_t element_size) {
  return static_cast<size_t>(storage_extent(sizes, strides, 0) * element_size);
}

at::Tensor to_torch(const TensorBase& tensor) {
  if (!tensor.defined()) return {};
  at::Tensor result =
      at::empty_strided(at::IntArrayRef(tensor.sizes().data(), tensor.sizes().size()),
                        at::IntArrayRef(tensor.strides().data(), tensor.strides().size()),
                        at::TensorOptions().dtype(to_torch(tensor.dtype())));
  if (tensor.numel() == 0) return result;
  std::memcpy(result.data_ptr(), tensor.const_data_ptr(),
              extent(tensor.sizes(), tensor.strides(), tensor.element_size()));
  return result;
}

TensorBase from_torch(const at::Tensor& given) {
  if (!given.defined()) return {};
  const at::Tensor tensor = given.resolve_conj().resolve_neg();
  TensorBase result =
      make_tensor_strided(IntArrayRef(tensor.sizes().data(), tensor.sizes().size()),
                          IntArrayRef(tensor.strides().data(), tensor.strides().size()),
                          from_torch(tensor.scalar_type()));
  if (tensor.numel() > 0) {
    std::memcpy(result.data_ptr(), tensor.data_ptr(),
                extent(result.sizes(), result.strides(), result.element_size()));
  }
  if (given.requires_grad()) result.set_requires_grad(true);
  return result;
}

template <class Element>
c10::IValue list_of(const std::vector<Element>& elements) {
  c10::List<Element> list;
  for (const Element element : elements) list.push_back(element);
  return list;
}

/// `count` is the length of an `int[2]`, for which one number may stand.
c10::IValue list_to_torch(const Value& value, const c10::TypePtr& element, size_t count) {
  if (value.is<std::vector<TensorBase>>()) {
    const auto& tensors = value.get<std::vector<TensorBase>>();
    if (element->kind() == c10::TypeKind::OptionalType) {
      c10::List<c10::optional<at::Tensor>> list;
      for (const TensorBase& tensor : tensors) {
        list.push_back(tensor.defined() ? c10::make_optional(to_torch(tensor)) : c10::nullopt);
      }
      return list;
    }
    c10::List<at::Tensor> list;
    for (const TensorBase& tensor : tensors) list.push_back(to_torch(tensor));
    return list;
  }
  if (value.is<std::vector<double>>()) return list_of(value.get<std::vector<double>>());
  if (value.is<std::vector<bool>>()) return list_of(value.get<std::vector<bool>>());
  auto elements = value.get<std::vector<int64_t>>();
  if (elements.size() == 1 && count > 1) elements.resize(count, elements[0]);
  return list_of(elements);
}

c10::IValue to_torch(const Value& value, const c10::TypePtr& type, size_t count) {
  if (type->kind() == c10::TypeKind::OptionalType) {
    const bool absent =
        value.is_none() || (value.is<TensorBase>() && !value.get<TensorBase>().defined());
    if (absent) return {};
    return to_torch(value, type->castRaw<c10::OptionalType>()->getElementType(), count);
  }
  if (type->kind() == c10::TypeKind::ListType) {
    return list_to_torch(value, type->castRaw<c10::ListType>()->getElementType(), count);
  }
  if (value.is<TensorBase>()) return to_torch(value.get<TensorBase>());
  if (value.is<DType>()) return static_cast<int64_t>(to_torch(value.get<DType>()));
  if (value.is<MemoryFormat>()) return static_cast<int64_t>(value.get<MemoryFormat>());
  if (value.is<Layout>()) return static_cast<int64_t>(at::kStrided);
  if (value.is<Device>()) return at::Device(value.get<Device>().is_meta() ? at::kMeta : at::kCPU);
  if (value.is<std::string>()) return value.get<std::string>();
  if (value.is_none()) return {};
  if (type->kind() == c10::TypeKind::FloatType) return value.to_double();
  if (value.is<double>()) return value.get<double>();
  if (value.is<bool>()) return value.get<bool>();
  if (value.is<Complex128>()) {
    const auto number = value.get<Complex128>();
    return c10::complex<double>(number.real(), number.imag());
  }
  return value.get<int64_t>();
}

Value from_torch(const c10::IValue& value) {
  if (value.isTensor()) return from_torch(value.toTensor());
  if (value.isTensorList()) {
    std::vector<TensorBase> tensors;
    for (const at::Tensor& tensor : value.toTensorVector()) tensors.push_back(from_torch(tensor));
    return tensors;
  }
  if (value.isDouble()) return value.toDouble();
  if (value.isBool()) return value.toBool();
  if (value.isInt()) return value.toInt();
  if (value.isComplexDouble()) {
    const c10::complex<double> number = value.toComplexDouble();
    return Complex128(number.real(), number.imag());
  }
  throw LibtorchMismatch("a result of type " + value.tagKind());
}

std::optional<c10::OperatorHandle> find(const std::string& name) {
  const size_t dot = name.find('.');
  const std::string overload = dot == std::string::npos ? "" : name.substr(dot + 1);
  const auto found =
      c10::Dispatcher::singleton().findSchema({"aten::" + name.substr(0, dot), overload});
  if (!found) return std::nullopt;
  return *found;
}

/// Where libtorch's argument stands among Tenon's: by position if there are as many, else by name.
std::optional<size_t> position_of(const c10::FunctionSchema& theirs, size_t i,
                                  const OperatorSchema& ours) {
  if (theirs.arguments().size() == ours.arguments.size()) return i;
  const auto found = std::ranges::find(
      ours.arguments, std::string_view(theirs.arguments()[i].name()), &ArgumentSchema::name);
  if (found == ours.arguments.end()) return std::nullopt;
  return static_cast<size_t>(found - ours.arguments.begin());
}

/// Arguments that libtorch lacks must have their defaults.
void check_unused(const OperatorSchema& schema, const Stack& arguments,
                  const std::vector<bool>& used) {
  for (size_t i = 0; i < used.size(); ++i) {
    if (used[i] || (schema.arguments[i].has_default &&
                    default_value(schema, schema.arguments[i]).variant().index() ==
                        arguments[i].variant().index())) {
      continue;
    }
    throw LibtorchMismatch("libtorch has no argument " + std::string(schema.arguments[i].name));
  }
}

torch::jit::Stack to_torch(const c10::FunctionSchema& theirs, const OperatorSchema& ours,
                           const Stack& arguments) {
  torch::jit::Stack stack;
  std::vector<bool> used(arguments.size());
  for (size_t i = 0; i < theirs.arguments().size(); ++i) {
    const c10::Argument& argument = theirs.arguments()[i];
    if (const auto position = position_of(theirs, i, ours)) {
      const auto count = static_cast<size_t>(argument.N().value_or(0));
      stack.push_back(to_torch(arguments[*position], argument.type(), count));
      used[*position] = true;
    } else if (argument.default_value()) {
      stack.push_back(*argument.default_value());
    } else {
      throw LibtorchMismatch("Tenon has no argument " + argument.name());
    }
  }
  check_unused(ours, arguments, used);
  return stack;
}

std::vector<at::Tensor> tensors_of(const torch::jit::Stack& stack) {
  std::vector<at::Tensor> tensors;
  for (const c10::IValue& value : stack) {
    if (value.isTensor()) tensors.push_back(value.toTensor());
    if (value.isTensorList()) {
      for (const at::Tensor& tensor : value.toTensorVector()) tensors.push_back(tensor);
    }
  }
  return tensors;
}

std::vector<TensorBase> gradients(const torch::jit::Stack& results,
                                  const std::vector<at::Tensor>& inputs) {
  std::vector<at::Tensor> outputs, weights;
  for (const at::Tensor& result : tensors_of(results)) {
    if (!result.defined() || !result.requires_grad()) continue;
    outputs.push_back(result);
    weights.push_back(to_torch(fixed_weights(from_torch(result))));
  }
  std::vector<TensorBase> gradients(inputs.size());
  if (outputs.empty()) return gradients;
  const auto computed = torch::autograd::grad(outputs, inputs, weights, false, false, true);
  for (size_t i = 0; i < inputs.size(); ++i) gradients[i] = from_torch(computed[i]);
  return gradients;
}

/// What each result has to do with the arguments.
std::vector<std::string> relations(const torch::jit::Stack& results,
                                   const torch::jit::Stack& arguments,
                                   const c10::FunctionSchema& theirs, const OperatorSchema& ours) {
  std::vector<std::string> texts;
  for (const at::Tensor& result : tensors_of(results)) {
    std::string& text = texts.emplace_back("is new");
    for (size_t i = arguments.size(); i-- > 0 && result.defined();) {
      const auto position = position_of(theirs, i, ours);
      for (const at::Tensor& argument : tensors_of({arguments[i]})) {
        if (!position || !argument.defined() || !result.is_alias_of(argument)) continue;
        text = relation(result.is_same(argument), *position);
      }
    }
  }
  return texts;
}

/// Marks the tensors that come from Tenon's arguments at `marked`; in that order.
std::vector<at::Tensor> mark(torch::jit::Stack& stack, const c10::FunctionSchema& theirs,
                             const OperatorSchema& ours, const std::vector<size_t>& marked) {
  std::vector<at::Tensor> inputs;
  for (const size_t position : marked) {
    for (size_t i = 0; i < stack.size(); ++i) {
      if (position_of(theirs, i, ours) != position) continue;
      for (at::Tensor& tensor : tensors_of({stack[i]})) inputs.push_back(tensor.requires_grad_());
    }
  }
  return inputs;
}

}  // namespace

bool libtorch_has(const std::string& name) {
  return find(name).has_value();
}

LibtorchResults call_libtorch(const OperatorSchema& schema, const Stack& arguments,
                              const std::vector<size_t>& marked) {
  const auto op = find(std::string(schema.name));
  if (!op) throw LibtorchMismatch("libtorch has no operator " + std::string(schema.name));
  torch::jit::Stack stack = to_torch(op->schema(), schema, arguments);
  const auto inputs = mark(stack, op->schema(), schema, marked);
  const torch::jit::Stack given = stack;
  try {
    op->callBoxed(stack);
    LibtorchResults result;
    for (const c10::IValue& value : stack) result.results.push_back(from_torch(value));
    result.relations = relations(stack, given, op->schema(), schema);
    if (!inputs.empty()) result.gradients = gradients(stack, inputs);
    return result;
  } catch (const c10::Error& error) {
    throw LibtorchError(error.what_without_backtrace());
  } catch (const LibtorchMismatch&) {
    throw;
  } catch (const std::exception& error) {
    throw LibtorchError(error.what());
  }
}

std::string relation(bool is_same, size_t argument) {
  return (is_same ? "is argument " : "shares memory with argument ") + std::to_string(argument);
}

TensorBase fixed_weights(const TensorBase& result) {
  const TensorBase parts = in_parts(result);
  std::vector<double> elements;
  for (int64_t i = 0; i < parts.numel(); ++i)
    elements.push_back(0.25 + static_cast<double>(i * 37 % 64) / 64);
  const TensorBase weights = tensor(parts.sizes(), elements, parts.dtype());
  return result.is_complex() ? complex_of("fixed_weights", weights) : weights;
}

}  // namespace tenon::test

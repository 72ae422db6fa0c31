#include "tenon/kernels/pointwise/pointwise_call.h"

#include <cstring>
#include <ostream>
#include <string>

#include "tenon/base/broadcast.h"
#include "tenon/base/integer_math.h"
#include "tenon/base/scalar_range.h"
#include "tenon/base/type_promotion.h"
#include "tenon/kernels/pointwise/overlap.h"
#include "tenon/kernels/pointwise/strided_loop.h"

namespace tenon::kernels {
namespace {

void check_defined(OperatorName name, const PointwiseOperator& op, PointwiseInputs inputs) {
  TENON_INTERNAL_ASSERT(inputs.size() == op.tensors);
  for (size_t i = 0; i < inputs.size(); ++i) {
    TENON_CHECK(inputs[i]->defined(), ValueError, name, ": expected ", op.argument_names[i],
                " to be a defined tensor, got an undefined one");
  }
}

/// A number on the CPU goes along with tensors anywhere.
bool is_portable(const TensorBase& tensor) {
  return tensor.dim() == 0 && tensor.is_cpu();
}

Device common_device(OperatorName name, const PointwiseOperator& op, PointwiseInputs inputs) {
  size_t leader = 0;
  while (leader + 1 < inputs.size() && is_portable(*inputs[leader])) ++leader;
  if (is_portable(*inputs[leader])) leader = 0;
  const Device device = inputs[leader]->device();
  for (size_t i = 0; i < inputs.size(); ++i) {
    TENON_CHECK(inputs[i]->device().type() == device.type() || is_portable(*inputs[i]), DeviceError,
                name, ": expected ", op.argument_names[leader], " and ", op.argument_names[i],
                " to be on the same device, got ", device, " and ", inputs[i]->device());
  }
  return device;
}

DimVector common_sizes(OperatorName name, const PointwiseOperator& op, PointwiseInputs inputs) {
  DimVector sizes = inputs[0]->sizes();
  for (size_t i = 1; i < inputs.size(); ++i) {
    if (broadcast_into(sizes, inputs[i]->sizes())) continue;
    // Some earlier input is in the way; the message names the first one.
    size_t other = 0;
    for (DimVector pair; other + 1 < i; ++other) {
      pair = inputs[other]->sizes();
      if (!broadcast_into(pair, inputs[i]->sizes())) break;
    }
    TENON_THROW(ShapeError, name, ": expected the sizes of ", op.argument_names[other], " ",
                inputs[other]->sizes(), " and ", op.argument_names[i], " ", inputs[i]->sizes(),
                " to be broadcastable");
  }
  return sizes;
}

/// `has_complex` becomes true for a complex input that takes no part.
DType promoted_dtype(const PointwiseOperator& op, PointwiseInputs inputs, const Scalar* scalars,
                     bool& has_complex) {
  ResultType type;
  for (int i = 0; i < op.tensors; ++i) {
    if ((op.promotes >> i & 1) != 0)
      type.add_tensor(inputs[i]->dtype(), inputs[i]->dim());
    else
      has_complex |= inputs[i]->is_complex();
  }
  for (int i = 0; i < op.scalars; ++i) {
    if ((op.promotes >> (op.tensors + i) & 1) != 0) type.add_scalar(scalars[i]);
  }
  const DType dtype = type.empty() ? inputs[0]->dtype() : type.dtype();
  const bool to_float = op.promotion == Promotion::kIntToFloat && !is_inexact(dtype);
  return to_float ? default_dtype() : dtype;
}

std::string describe(DTypes dtypes) {
  std::string text;
  const auto add = [&](std::string_view word) {
    text.append(text.empty() ? "" : " or ").append(word);
  };
  const auto has = [&](DTypes part) {
    return (static_cast<uint16_t>(dtypes) & static_cast<uint16_t>(part)) ==
           static_cast<uint16_t>(part);
  };
  constexpr std::pair<DTypes, std::string_view> kGroups[] = {{DTypes::kNumeric, "numeric"},
                                                             {DTypes::kFloating, "floating"},
                                                             {DTypes::kIntegral, "integral"},
                                                             {DTypes::kComplex, "complex"}};
  uint16_t told = 0;
  for (const auto& [group, word] : kGroups) {
    const auto bits = static_cast<uint16_t>(group);
    if (!has(group) || (told & bits) != 0) continue;
    add(word);
    told |= bits;
  }
  for (int i = 0; i < kDTypeCount; ++i) {
    const auto bit = static_cast<uint16_t>(1 << i);
    if (has(static_cast<DTypes>(bit)) && (told & bit) == 0) add(dtype_name(static_cast<DType>(i)));
  }
  return text;
}

const PointwiseLoopTable& baseline_loops(const PointwiseOperator& op) {
  return *op.loops[static_cast<int>(CpuTarget::kBaseline)];
}

/// The dtype of the arithmetic: elements without a loop of their own are converted.
DType arithmetic_dtype(const PointwiseOperator& op, DType promoted) {
  return baseline_loops(op)[promoted] != nullptr ? promoted : computed_dtype(promoted);
}

void check_dtype(OperatorName name, const PointwiseOperator& op, DType promoted, DType compute) {
  check_selected(promoted);
  check_selected(compute);
  TENON_CHECK(contains(op.dtypes, promoted) && baseline_loops(op)[compute] != nullptr, DTypeError,
              name, ": expected arguments of a dtype that is ", describe(op.dtypes), ", got ",
              promoted);
}

/// What takes no part in promotion is converted all the same, but for complex numbers.
TENON_COLD void check_real(OperatorName name, const PointwiseOperator& op, PointwiseInputs inputs,
                           DType compute) {
  for (size_t i = 0; i < inputs.size(); ++i) {
    TENON_CHECK(!inputs[i]->is_complex(), DTypeError, name, ": expected ", op.argument_names[i],
                " to be real for arguments of ", compute, ", got ", inputs[i]->dtype());
  }
}

void check_condition(OperatorName name, const PointwiseOperator& op, PointwiseInputs inputs) {
  if (op.condition < 0) return;
  TENON_CHECK(inputs[op.condition]->dtype() == DType::kBool, DTypeError, name, ": expected ",
              op.argument_names[op.condition], " of dtype bool, got ",
              inputs[op.condition]->dtype());
}

void check_scalars(OperatorName name, const PointwiseOperator& op, const Scalar* scalars,
                   DType compute) {
  const bool has_fractions = is_inexact(compute);
  for (int i = 0; i < op.scalars; ++i) {
    if (scalars[i].is_integral() || (has_fractions && !scalars[i].is_complex())) continue;
    TENON_CHECK(is_complex(compute) || !scalars[i].is_complex(), TypeError, name, ": expected ",
                op.argument_names[op.tensors + i], " to be real for arguments of ", compute,
                ", got ", scalars[i]);
    if (has_fractions) continue;
    const double value = scalars[i].toDouble();
    TENON_CHECK(value == __builtin_trunc(value) && value - value == 0, TypeError, name,
                ": expected ", op.argument_names[op.tensors + i],
                " to be an integer for arguments of ", compute, ", got ", scalars[i]);
    TENON_CHECK(compute == DType::kBool || is_within_int64(value), ValueError, name, ": expected ",
                op.argument_names[op.tensors + i], " within int64 for arguments of ", compute,
                ", got ", scalars[i]);
  }
}

template <class T>
bool convert_scalars(char* bytes, const Scalar* scalars, int count) {
  for (int i = 0; i < count && i < kMaxPointwiseInputs; ++i) {
    if (!is_complex_type<T> && !std::is_same_v<T, bool> && scalars[i].is_complex()) return false;
    const T value = scalars[i].to<T>();
    std::memcpy(bytes + i * sizeof(T), &value, sizeof(T));
  }
  return true;
}

}  // namespace

PointwiseLoop detail::narrower_loop(const PointwiseOperator& op, DType dtype) {
  int target = static_cast<int>(cpu_target());
  PointwiseLoop loop = nullptr;
  const bool has_narrow = is_complex(dtype) || dtype == DType::kUInt64;
  while (has_narrow && loop == nullptr && target > 0) loop = (*op.loops[--target])[dtype];
  return loop;
}

std::ostream& operator<<(std::ostream& out, OperatorName name) {
  return out << name.name << name.suffix;
}

PointwiseCall resolve(const PointwiseOperator& op, PointwiseInputs inputs, const Scalar* scalars,
                      std::string_view suffix) {
  const OperatorName name{op.name, suffix};
  check_defined(name, op, inputs);
  const Device device = common_device(name, op, inputs);
  DimVector sizes = common_sizes(name, op, inputs);
  bool has_complex = false;
  const DType promoted = promoted_dtype(op, inputs, scalars, has_complex);
  const DType compute = arithmetic_dtype(op, promoted);
  check_dtype(name, op, promoted, compute);
  check_condition(name, op, inputs);
  if (has_complex && !is_complex(compute)) [[unlikely]]
    check_real(name, op, inputs, compute);
  check_scalars(name, op, scalars, compute);
  return {op,     inputs,          scalars, name, promoted, compute, loop_result(op, promoted),
          device, std::move(sizes)};
}

DimVector result_strides(const PointwiseCall& call) {
  const TensorBase& first = *call.inputs[0];
  bool all_row_major = true;
  bool all_channels_last = true;
  bool all_alike = is_non_overlapping_and_dense(first);
  bool same_sizes = true;
  for (const TensorBase* input : call.inputs) {
    same_sizes &= input->sizes() == IntArrayRef(call.sizes);
    all_row_major &= input->is_contiguous();
    all_channels_last &= input->is_contiguous(MemoryFormat::ChannelsLast);
    all_alike &= input->strides() == first.strides();
  }
  if (all_row_major) return {};
  if (same_sizes && (all_channels_last || all_alike)) {
    if (!all_channels_last) return first.strides();
    const DimVector& n = call.sizes;
    const int64_t row = wrapping_multiply(n[1], n[3]);
    return {wrapping_multiply(row, n[2]), 1, row, n[1]};
  }
  StridedLoop loop(call.sizes);
  for (const TensorBase* input : call.inputs) loop.set_input(*input);
  return loop.result_strides();
}

ScalarValues scalar_values(const PointwiseCall& call) {
  const int count = call.op.scalars;
  if (call.promoted != DType::kUInt16 && call.promoted != DType::kUInt32) {
    return {call.compute, call.scalars, count};
  }
  Scalar wrapped[kMaxPointwiseInputs];
  for (int i = 0; i < count && i < kMaxPointwiseInputs; ++i) {
    const auto bits = call.scalars[i].to<int64_t>();
    wrapped[i] = call.promoted == DType::kUInt16 ? Scalar(static_cast<uint16_t>(bits))
                                                 : Scalar(static_cast<uint32_t>(bits));
  }
  return {call.compute, wrapped, count};
}

bool ScalarValues::set_others(DType compute, const Scalar* scalars, int count) {
  switch (compute) {
    case DType::kUInt8:
      return convert_scalars<uint8_t>(bytes_, scalars, count);
    case DType::kInt8:
      return convert_scalars<int8_t>(bytes_, scalars, count);
    case DType::kInt16:
      return convert_scalars<int16_t>(bytes_, scalars, count);
    case DType::kInt32:
      return convert_scalars<int32_t>(bytes_, scalars, count);
    case DType::kInt64:
      return convert_scalars<int64_t>(bytes_, scalars, count);
    case DType::kBool:
      return convert_scalars<bool>(bytes_, scalars, count);
    case DType::kFloat16:
    case DType::kBFloat16:
    case DType::kFloat32:
      return convert_scalars<float>(bytes_, scalars, count);
    case DType::kFloat64:
      return convert_scalars<double>(bytes_, scalars, count);
    case DType::kComplex64:
      return convert_scalars<Complex64>(bytes_, scalars, count);
    case DType::kComplex128:
      return convert_scalars<Complex128>(bytes_, scalars, count);
    case DType::kUInt16:
    case DType::kUInt32:
      break;  // see arithmetic_dtype
    case DType::kUInt64:
      return convert_scalars<uint64_t>(bytes_, scalars, count);
  }
  return false;
}

}  // namespace tenon::kernels

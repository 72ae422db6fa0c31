#pragma once

#include <catch2/catch.hpp>
#include <vector>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/tensor/factory.h"
#include "tests/support/cpu_targets.h"

// Operators whose loops are in pointwise_engine_loops.cpp, and helpers to look into tensors.

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(test_add_loops)
TENON_DECLARE_POINTWISE_LOOPS(test_sub_loops)
TENON_DECLARE_POINTWISE_LOOPS(test_div_loops)
TENON_DECLARE_POINTWISE_LOOPS(test_remainder_loops)
TENON_DECLARE_POINTWISE_LOOPS(test_floor_divide_loops)
TENON_DECLARE_POINTWISE_LOOPS(test_pow_loops)
TENON_DECLARE_POINTWISE_LOOPS(test_maximum_loops)
TENON_DECLARE_POINTWISE_LOOPS(test_less_loops)
TENON_DECLARE_POINTWISE_LOOPS(test_where_loops)
TENON_DECLARE_POINTWISE_LOOPS(test_shift_loops)
TENON_DECLARE_POINTWISE_LOOPS(test_exp_loops)
TENON_DECLARE_POINTWISE_LOOPS(test_gelu_loops)
TENON_DECLARE_POINTWISE_LOOPS(test_elementary_loops)
TENON_DECLARE_POINTWISE_LOOPS(test_classify_loops)

inline constexpr auto kDefault = Promotion::kDefault;
inline constexpr auto kIntToFloat = Promotion::kIntToFloat;
inline constexpr PointwiseOperator add{"add",
                                       TENON_POINTWISE_LOOPS(test_add_loops),
                                       2,
                                       1,
                                       0b011,
                                       kDefault,
                                       ResultKind::kComputed,
                                       DTypes::kAll,
                                       {"self", "other", "alpha"}};
inline constexpr PointwiseOperator sub{"sub",
                                       TENON_POINTWISE_LOOPS(test_sub_loops),
                                       2,
                                       0,
                                       0b11,
                                       kDefault,
                                       ResultKind::kComputed,
                                       DTypes::kNumeric,
                                       {"self", "other"}};
inline constexpr PointwiseOperator divide{"div",
                                          TENON_POINTWISE_LOOPS(test_div_loops),
                                          2,
                                          0,
                                          0b11,
                                          kDefault,
                                          ResultKind::kComputed,
                                          DTypes::kNumeric,
                                          {"self", "other"}};
inline constexpr PointwiseOperator modulo{"remainder",
                                          TENON_POINTWISE_LOOPS(test_remainder_loops),
                                          2,
                                          0,
                                          0b11,
                                          kDefault,
                                          ResultKind::kComputed,
                                          DTypes::kNumeric,
                                          {"self", "other"}};
inline constexpr PointwiseOperator floor_div{"floor_divide",
                                             TENON_POINTWISE_LOOPS(test_floor_divide_loops),
                                             2,
                                             0,
                                             0b11,
                                             kDefault,
                                             ResultKind::kComputed,
                                             DTypes::kNumeric,
                                             {"self", "other"}};
inline constexpr PointwiseOperator power{"pow",
                                         TENON_POINTWISE_LOOPS(test_pow_loops),
                                         1,
                                         1,
                                         0b11,
                                         kDefault,
                                         ResultKind::kComputed,
                                         DTypes::kNumeric,
                                         {"self", "exponent"}};
inline constexpr PointwiseOperator maximum{"maximum",
                                           TENON_POINTWISE_LOOPS(test_maximum_loops),
                                           2,
                                           0,
                                           0b11,
                                           kDefault,
                                           ResultKind::kComputed,
                                           DTypes::kAll,
                                           {"self", "other"}};
inline constexpr PointwiseOperator less{"lt",
                                        TENON_POINTWISE_LOOPS(test_less_loops),
                                        2,
                                        0,
                                        0b11,
                                        kDefault,
                                        ResultKind::kBool,
                                        DTypes::kAll,
                                        {"self", "other"}};
inline constexpr PointwiseOperator select{"where",
                                          TENON_POINTWISE_LOOPS(test_where_loops),
                                          3,
                                          0,
                                          0b110,
                                          kDefault,
                                          ResultKind::kComputed,
                                          DTypes::kAll,
                                          {"condition", "self", "other"}};
inline constexpr PointwiseOperator shift{"shift",
                                         TENON_POINTWISE_LOOPS(test_shift_loops),
                                         2,
                                         0,
                                         0b11,
                                         kDefault,
                                         ResultKind::kComputed,
                                         DTypes::kIntegral,
                                         {"self", "count"}};
inline constexpr PointwiseOperator exponential{"exp",
                                               TENON_POINTWISE_LOOPS(test_exp_loops),
                                               1,
                                               0,
                                               0b1,
                                               kIntToFloat,
                                               ResultKind::kComputed,
                                               DTypes::kFloating,
                                               {"self"}};
inline constexpr PointwiseOperator gelu{"gelu",
                                        TENON_POINTWISE_LOOPS(test_gelu_loops),
                                        1,
                                        0,
                                        0b1,
                                        kDefault,
                                        ResultKind::kComputed,
                                        DTypes::kFloating,
                                        {"self"}};
inline constexpr PointwiseOperator elementary{"elementary",
                                              TENON_POINTWISE_LOOPS(test_elementary_loops),
                                              1,
                                              0,
                                              0b1,
                                              kDefault,
                                              ResultKind::kComputed,
                                              DTypes::kFloating,
                                              {"self"}};
inline constexpr PointwiseOperator classify{"classify",
                                            TENON_POINTWISE_LOOPS(test_classify_loops),
                                            1,
                                            0,
                                            0b1,
                                            kDefault,
                                            ResultKind::kBool,
                                            DTypes::kAll,
                                            {"self"}};

inline constexpr DType kAllDTypes[] = {
    DType::kUInt8, DType::kInt8,    DType::kInt16,    DType::kInt32,   DType::kInt64,
    DType::kBool,  DType::kFloat16, DType::kBFloat16, DType::kFloat32, DType::kFloat64};

/// Elements as doubles, in row-major order, whatever dtype and strides.
inline std::vector<double> values(const TensorBase& tensor) {
  std::vector<double> result;
  const int64_t size = tensor.element_size();
  for (int64_t i = 0; i < tensor.numel(); ++i) {
    int64_t rest = i, offset = 0;
    for (int64_t d = tensor.dim(); d-- > 0; rest /= tensor.size(d)) {
      offset += rest % tensor.size(d) * tensor.stride(d);
    }
    const char* element = static_cast<const char*>(tensor.const_data_ptr()) + offset * size;
    dispatch_real("values", tensor.dtype(), [&]<class T>(TypeTag<T>) {
      result.push_back(static_cast<double>(*reinterpret_cast<const T*>(element)));
    });
  }
  return result;
}

inline TensorBase tensor_of(DType dtype, const std::vector<double>& elements) {
  TensorBase result = make_tensor({static_cast<int64_t>(elements.size())}, dtype);
  dispatch_real("tensor_of", dtype, [&]<class T>(TypeTag<T>) {
    T* data = result.data_ptr<T>();
    for (size_t i = 0; i < elements.size(); ++i) data[i] = Scalar(elements[i]).to<T>();
  });
  return result;
}

}  // namespace tenon::kernels

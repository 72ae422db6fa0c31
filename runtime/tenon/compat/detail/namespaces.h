#pragma once

// Tenon under libtorch's names: `torch`, `at` and `c10` see everything in `tenon`, and have here
// what goes by another name or stands in another namespace there.

#include <array>
#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/tenon.h"

namespace c10 {
using namespace ::tenon;  // NOLINT

template <class T>
using optional = ::std::optional<T>;
using ::std::in_place;
using ::std::make_optional;
using ::std::nullopt;
using ::std::nullopt_t;
using string_view = ::std::string_view;
using ScalarType = ::tenon::DType;
using Half = ::tenon::Float16;
using BFloat16 = ::tenon::BFloat16;
template <class T>
using complex = ::tenon::Complex<T>;
using DeviceIndex = int8_t;
using Storage = ::tenon::Storage;
template <class T>
using OptionalArrayRef = ::std::optional<::tenon::ArrayRef<T>>;
using SymInt = int64_t;
using SymIntArrayRef = ::tenon::IntArrayRef;

inline constexpr ::tenon::DispatchKeySet autograd_dispatch_keyset = ::tenon::autograd_keys;
inline constexpr ::tenon::DispatchKeySet after_autograd_keyset = ::tenon::after_autograd_keys;
inline constexpr ::tenon::DispatchKeySet after_ADInplaceOrView_keyset =
    ::tenon::after_inplace_or_view_keys;
inline constexpr ::tenon::DispatchKeySet after_InplaceOrView_keyset =
    ::tenon::after_inplace_or_view_keys;

constexpr bool isFloatingType(ScalarType dtype) {
  return ::tenon::is_floating_point(dtype);
}
constexpr bool isIntegralType(ScalarType dtype, bool include_bool) {
  return ::tenon::is_integral(dtype, include_bool);
}
constexpr bool isComplexType(ScalarType dtype) {
  return ::tenon::is_complex(dtype);
}
constexpr size_t elementSize(ScalarType dtype) {
  return static_cast<size_t>(::tenon::element_size(dtype));
}
constexpr const char* toString(ScalarType dtype) {
  return ::tenon::dtype_info(dtype).torch_name.data();
}
constexpr ScalarType typeMetaToScalarType(ScalarType dtype) {
  return dtype;
}
constexpr ScalarType scalarTypeToTypeMeta(ScalarType dtype) {
  return dtype;
}
inline ScalarType get_default_dtype() {
  return ::tenon::default_dtype();
}
inline ScalarType get_default_dtype_as_scalartype() {
  return ::tenon::default_dtype();
}

/// The `ScalarType` of a C++ type.
template <class T>
struct CppTypeToScalarType : ::std::integral_constant<ScalarType, ::tenon::dtype_of<T>> {};

template <class... Parts>
::std::string str(const Parts&... parts) {
  return ::tenon::detail::concatenate(parts...);
}

namespace impl {
using namespace ::tenon::impl;  // NOLINT
using ::tenon::ExcludeDispatchKeyGuard;
using ::tenon::IncludeDispatchKeyGuard;

/// The keys that every call of the thread gains and loses, as they are now.
struct LocalDispatchKeySet {
  ::tenon::DispatchKeySet included_;
  ::tenon::DispatchKeySet excluded_;
};
inline LocalDispatchKeySet tls_local_dispatch_key_set() {
  return {::tenon::thread_state().included(), ::tenon::thread_state().excluded()};
}
inline bool is_all_dispatch_keyset_excluded(::tenon::DispatchKeySet keys) {
  return ::tenon::impl::tls_is_dispatch_keyset_excluded(keys);
}
}  // namespace impl
}  // namespace c10

namespace at {
using namespace ::tenon;  // NOLINT
using namespace ::c10;    // NOLINT
using Tensor = ::tenon::Tensor;
using Storage = ::tenon::Storage;
using ::tenon::complex;  // the operator; the class is c10::complex

inline bool is_inference(const Tensor& tensor) {
  return tensor.is_inference();
}
inline void print(const Tensor& tensor, int64_t line_width = 80) {
  ::tenon::print(::std::cout, tensor, line_width);
}
inline ::std::ostream& print(::std::ostream& out, const Tensor& tensor, int64_t line_width) {
  return ::tenon::print(out, tensor, line_width);
}
/// Tenon's loops are the only threads there are.
inline int get_num_interop_threads() {
  return 1;
}
inline void set_num_interop_threads(int) {}
inline void init_num_threads() {}

namespace internal {
inline constexpr int64_t GRAIN_SIZE = 32768;
}  // namespace internal

namespace detail {
inline ::tenon::Generator getDefaultCPUGenerator() {
  return ::tenon::default_generator();
}
inline ::tenon::Generator createCPUGenerator(uint64_t seed = 67280421310721u) {
  return ::tenon::Generator(seed);
}
}  // namespace detail

namespace indexing {
using namespace ::tenon::indexing;  // NOLINT
using ::tenon::indexing::None;
}  // namespace indexing
}  // namespace at

namespace torch {
using namespace ::tenon;  // NOLINT
using namespace ::c10;    // NOLINT
using namespace ::at;     // NOLINT
using Tensor = ::tenon::Tensor;
using Dtype = ::tenon::DType;

using ::tenon::complex;
using ::tenon::kBFloat16;
using ::tenon::kFloat16;
using ::tenon::kFloat32;

namespace autograd {
using namespace ::tenon::autograd;  // NOLINT
using Variable = ::tenon::Tensor;
using variable_list = ::std::vector<::tenon::Tensor>;
using tensor_list = ::std::vector<::tenon::Tensor>;
using edge_list = ::tenon::EdgeList;
using Node = ::tenon::Node;
using Edge = ::tenon::Edge;
using CreationMeta = ::tenon::CreationMeta;
using AutoGradMode = ::tenon::AutoGradMode;
using GradMode = ::tenon::GradMode;
using ::tenon::AnomalyMode;
using ::tenon::DetectAnomalyGuard;
}  // namespace autograd

namespace indexing {
using namespace ::tenon::indexing;  // NOLINT
}  // namespace indexing

namespace cuda {
inline bool is_available() {
  return false;
}
inline size_t device_count() {
  return 0;
}
}  // namespace cuda
}  // namespace torch

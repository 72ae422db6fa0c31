// What headers inline into programs and operator libraries, see Note [ABI number].

#include "tenon/base/abi.h"

#include <catch2/catch.hpp>
#include <new>
#include <optional>
#include <sstream>

#include "tenon/autograd/node.h"
#include "tenon/autograd/saved_tensor.h"
#include "tenon/dispatch/operator_entry.h"
#include "tenon/dispatch/operator_library.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/tensor/tensor.h"
#include "tenon/tensor/tensor_options.h"

namespace tenon::test {

/// Private members are named in explicit instantiations alone.
#define MEMBER_OF(Tag, Class, name)                \
  struct Tag##_##name {                            \
    friend constexpr auto member_of(Tag##_##name); \
  };                                               \
  template struct Member<Tag##_##name, &Class::name>
#define MEMBER(Class, name) MEMBER_OF(Class, Class, name)

template <class Tag, auto member>
struct Member {
  friend constexpr auto member_of(Tag) { return member; }
};

MEMBER(TensorImpl, keys_);
MEMBER(TensorImpl, storage_);
MEMBER(TensorImpl, autograd_meta_);
MEMBER(TensorImpl, offset_);
MEMBER(TensorImpl, numel_);
MEMBER(TensorImpl, dims_);
MEMBER(TensorImpl, form_);
MEMBER_OF(Form, TensorImpl::Form, ndim);
MEMBER_OF(Form, TensorImpl::Form, dtype);
MEMBER_OF(Form, TensorImpl::Form, contiguous);
MEMBER_OF(Form, TensorImpl::Form, row_major);
MEMBER_OF(Form, TensorImpl::Form, shares_block);
MEMBER(StorageImpl, block_class_);
MEMBER(StorageImpl, front_bytes_);
MEMBER(StorageImpl, block_owners_);
MEMBER(StorageImpl, data_);
MEMBER(StorageImpl, nbytes_);
MEMBER(StorageImpl, version_);
MEMBER(StorageImpl, device_);
MEMBER(StorageImpl, inference_);
MEMBER(ThreadState, included_);
MEMBER(ThreadState, allowed_);
MEMBER(OperatorEntry, text_);
MEMBER(OperatorEntry, memory_);
MEMBER(OperatorEntry, boxing_);
MEMBER(OperatorEntry, mask_);
MEMBER(OperatorEntry, kernels_);
MEMBER(OperatorEntry, builtin_registrants_);
MEMBER(OperatorMemory, schema_);
MEMBER(OperatorMemory, boxed_kernels_);
MEMBER(OperatorMemory, registrants_);
MEMBER(OperatorMemory, read_);
MEMBER(Scalar, int_);
MEMBER(Scalar, kind_);
MEMBER(DimVector, data_);
MEMBER(DimVector, size_);
MEMBER(Node, is_accumulator_);

namespace {

/// Where a member stands in an object of its class.
template <class Class, class T>
size_t offset_of(T Class::*member) {
  alignas(Class) static unsigned char memory[sizeof(Class)];
  auto* const object = reinterpret_cast<Class*>(memory);
  return static_cast<size_t>(reinterpret_cast<const unsigned char*>(&(object->*member)) - memory);
}

#define SIZE(Class) #Class << ' ' << sizeof(Class) << '\n'
#define OFFSET(Class, name) "  " #name << ' ' << offset_of(member_of(Class##_##name())) << '\n'
#define PUBLIC(Class, name) "  " #name << ' ' << offset_of(&Class::name) << '\n'

/// A build for fewer instruction sets than the recorded one has as many pointers to loops less.
constexpr size_t kMissingLoops = (3 - TENON_CPU_TARGET_COUNT) * sizeof(void*);

std::string layouts() {
  std::ostringstream text;
  text << SIZE(TensorBase) << SIZE(Tensor) << SIZE(TensorImpl) << OFFSET(TensorImpl, keys_)
       << OFFSET(TensorImpl, storage_) << OFFSET(TensorImpl, autograd_meta_)
       << OFFSET(TensorImpl, offset_) << OFFSET(TensorImpl, numel_) << OFFSET(TensorImpl, dims_)
       << OFFSET(TensorImpl, form_) << OFFSET(Form, ndim) << OFFSET(Form, dtype)
       << OFFSET(Form, contiguous) << OFFSET(Form, row_major) << OFFSET(Form, shares_block)
       << SIZE(StorageImpl) << OFFSET(StorageImpl, block_class_)
       << OFFSET(StorageImpl, front_bytes_) << OFFSET(StorageImpl, block_owners_)
       << OFFSET(StorageImpl, data_) << OFFSET(StorageImpl, nbytes_)
       << OFFSET(StorageImpl, version_) << OFFSET(StorageImpl, device_)
       << OFFSET(StorageImpl, inference_) << SIZE(OperatorEntry) << OFFSET(OperatorEntry, text_)
       << OFFSET(OperatorEntry, memory_) << OFFSET(OperatorEntry, boxing_)
       << OFFSET(OperatorEntry, mask_) << OFFSET(OperatorEntry, kernels_)
       << OFFSET(OperatorEntry, builtin_registrants_) << SIZE(OperatorMemory)
       << OFFSET(OperatorMemory, schema_) << OFFSET(OperatorMemory, boxed_kernels_)
       << OFFSET(OperatorMemory, registrants_) << OFFSET(OperatorMemory, read_) << SIZE(SchemaText)
       << SIZE(OperatorSchema) << PUBLIC(OperatorSchema, kind) << PUBLIC(OperatorSchema, arguments)
       << PUBLIC(OperatorSchema, composite) << SIZE(ArgumentSchema) << PUBLIC(ArgumentSchema, alias)
       << PUBLIC(ArgumentSchema, list_size) << SIZE(OperatorBoxing) << SIZE(OperatorLibrary)
       << SIZE(ThreadState) << OFFSET(ThreadState, included_) << OFFSET(ThreadState, allowed_)
       << SIZE(Scalar) << OFFSET(Scalar, int_) << OFFSET(Scalar, kind_) << SIZE(DimVector)
       << OFFSET(DimVector, data_) << OFFSET(DimVector, size_) << SIZE(Value) << SIZE(TensorOptions)
       << SIZE(TensorSpec) << PUBLIC(TensorSpec, strides) << SIZE(Device)
       << SIZE(std::optional<Device>) << SIZE(Generator) << SIZE(Error) << SIZE(Node)
       << OFFSET(Node, is_accumulator_) << SIZE(SavedTensor) << SIZE(SavedTensorList)
       << "kernels::PointwiseOperator " << sizeof(kernels::PointwiseOperator) + kMissingLoops
       << "\n  promotes " << offset_of(&kernels::PointwiseOperator::promotes) + kMissingLoops
       << "\n  condition " << offset_of(&kernels::PointwiseOperator::condition) + kMissingLoops
       << "\nkernels::PointwiseLoopTable " << sizeof(kernels::PointwiseLoopTable) << '\n';
  for (int i = 0; i < kDispatchKeyCount; ++i) {
    text << "key " << i << ' ' << dispatch_key_name(static_cast<DispatchKey>(i)) << '\n';
  }
  return text.str();
}

/// Of the build without sanitizers on x86-64, by number. A released number keeps its layouts: what
/// changes gets the next one.
constexpr int kRecorded = 18;
constexpr const char* kLayouts = R"(TensorBase 8
Tensor 8
TensorImpl 152
  keys_ 8
  storage_ 16
  autograd_meta_ 24
  offset_ 32
  numel_ 40
  dims_ 48
  form_ 56
  ndim 0
  dtype 4
  contiguous 5
  row_major 6
  shares_block 7
StorageImpl 48
  block_class_ 4
  front_bytes_ 5
  block_owners_ 6
  data_ 8
  nbytes_ 16
  version_ 24
  device_ 28
  inference_ 30
OperatorEntry 232
  text_ 0
  memory_ 8
  boxing_ 16
  mask_ 24
  kernels_ 32
  builtin_registrants_ 192
OperatorMemory 472
  schema_ 0
  boxed_kernels_ 144
  registrants_ 304
  read_ 464
SchemaText 32
OperatorSchema 144
  kind 64
  arguments 72
  composite 136
ArgumentSchema 64
  alias 24
  list_size 60
OperatorBoxing 16
OperatorLibrary 48
ThreadState 32
  included_ 0
  allowed_ 8
Scalar 24
  int_ 0
  kind_ 16
DimVector 56
  data_ 0
  size_ 8
Value 48
TensorOptions 14
TensorSpec 120
  strides 64
Device 2
std::optional<Device> 4
Generator 8
Error 48
Node 176
  is_accumulator_ 12
SavedTensor 24
SavedTensorList 24
kernels::PointwiseOperator 160
  promotes 44
  condition 152
kernels::PointwiseLoopTable 152
key 0 Undefined
key 1 CPU
key 2 Meta
key 3 Lazy
key 4 PrivateUse1
key 5 PrivateUse2
key 6 Tracer
key 7 Functionalize
key 8 InplaceOrView
key 9 AutogradOther
key 10 AutogradCPU
key 11 AutogradMeta
key 12 AutogradLazy
key 13 AutogradPrivateUse1
key 14 AutogradPrivateUse2
key 15 AutogradInference
key 16 Dual
key 17 InferenceChecks
key 18 Profiler
key 19 Recorder
)";

TEST_CASE("what headers inline into programs changes with the ABI number") {
  INFO(
      "A layout that programs inline has changed. Give TENON_ABI of runtime/tenon/base/abi.h the "
      "next number, and record the number and the layouts here:\n"
      << layouts());
  CHECK(TENON_ABI == kRecorded);
  CHECK(layouts() == kLayouts);
}

}  // namespace
}  // namespace tenon::test

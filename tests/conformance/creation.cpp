// Tensors made from sizes or from numbers.

#include <catch2/catch.hpp>
#include <cmath>

#include "tenon/tensor/readable.h"
#include "tests/support/bad_calls.h"
#include "tests/support/device.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

const Value kHere = Value(test_device());

const Expectations kUndefinedContents = {.gradient = false, .deterministic = false};
const Value f64 = DType::kFloat64, i16 = DType::kInt16;

Samples factory_samples() {
  return {
      {"empty.memory_format", {ints({2, 3})}, kUndefinedContents},
      {"empty.memory_format",
       {ints({2, 3, 4, 5}), f64, none(), kHere, none(), MemoryFormat::ChannelsLast},
       kUndefinedContents},
      {"empty.memory_format", {ints({}), i16}, kUndefinedContents},
      {"empty_strided", {ints({2, 3}), ints({1, 2})}, kUndefinedContents},
      {"empty_strided", {ints({0, 3}), ints({3, 1}), i16}, kUndefinedContents},
      {"zeros", {ints({2, 3})}},
      {"zeros", {ints({}), i16}},
      {"zeros", {ints({0, 2}), Value(DType::kBool)}},
      {"ones", {ints({2, 3}), f64}},
      {"ones", {ints({4}), Value(DType::kBool)}},
      {"ones", {ints({})}},
      {"full", {ints({2, 3}), 2.5}},
      {"full", {ints({2}), 7}},
      {"full", {ints({2}), true}},
      {"full", {ints({2}), 7, f64}},
      {"full", {ints({0}), 1.5, Value(DType::kBFloat16)}},
      {"scalar_tensor", {2.5}},
      {"scalar_tensor", {3, i16}},
      {"scalar_tensor", {true, f64}},
      {"new_zeros", {uniform({2}), ints({3, 1})}},
      {"new_zeros", {integers({2}, 0, 5), ints({0})}},
      {"new_zeros", {uniform({2}), ints({}), i16}},
      {"new_full", {uniform({2}), ints({3, 1}), 2.5}},
      {"new_full", {integers({2}, 0, 5), ints({2}), 3}},
      {"new_full", {uniform({}), ints({2}), 1, Value(DType::kBool)}},
      {"arange", {5}},
      {"arange", {2.5}},
      {"arange", {0}},
      {"arange", {5, f64}},
      {"arange.start_step", {0, 10, 3}},
      {"arange.start_step", {5, -5, -2}},
      {"arange.start_step", {0, 1, 0.25}},
      {"arange.start_step", {1, 2, 0.3, f64}},
      {"linspace", {0, 1, 5}},
      {"linspace", {-2.5, 3, 7, f64}},
      {"linspace", {3, 4, 1}},
      {"linspace", {3, 4, 0}},
      {"linspace", {0, 10, 5, Value(DType::kInt64)}},
      {"eye", {3}},
      {"eye", {0}},
      {"eye", {2, Value(DType::kInt64)}},
  };
}
const SampleRegistration factories(&factory_samples);

Samples like_factory_samples() {
  Samples samples;
  for (const std::string op : {"zeros_like", "ones_like", "full_like", "empty_like"}) {
    const bool full = op == "full_like";
    const auto add = [&](const TensorBase& self, std::initializer_list<Value> rest = {}) {
      Stack arguments = {self};
      if (full) arguments.push_back(3);
      arguments.insert(arguments.end(), rest);
      samples.push_back({op, arguments, op == "empty_like" ? kUndefinedContents : Expectations()});
      samples.back().expectations.meta = rest.size() != 3;  // not where the device is given
    };
    add(uniform({2, 3}));
    add(transposed_storage(uniform({2, 3})));
    add(uniform({}));
    add(integers({0, 2}, 0, 5));
    add(booleans({3}));
    add(uniform({2, 3}), {f64, none(), kHere});
    add(uniform({2, 3}), {i16});
    add(transposed_storage(uniform({2, 3})),
        {none(), none(), none(), none(), MemoryFormat::Contiguous});
    add(uniform({1, 2, 2, 3}), {none(), none(), none(), none(), MemoryFormat::ChannelsLast});
  }
  return samples;
}
const SampleRegistration like_factories(&like_factory_samples);

Expected filled(const Index& sizes, double value) {
  return generate(sizes, [=](const Index&) { return value; });
}

TEST_CASE("filled tensors hold the number everywhere, in every dtype", "[creation]") {
  for (const DType dtype : {DType::kFloat64, DType::kFloat32, DType::kFloat16, DType::kBFloat16,
                            DType::kInt64, DType::kUInt8}) {
    for (const Index& sizes : {Index{}, Index{0, 2}, Index{3}, Index{2, 3, 4}}) {
      INFO(dtype << IntArrayRef(sizes));
      const TensorBase like = uniform(sizes);
      CHECK_THAT(result_of("zeros", {sizes, dtype}), Near(filled(sizes, 0)));
      CHECK_THAT(result_of("ones", {sizes, dtype}), Near(filled(sizes, 1)));
      CHECK_THAT(result_of("full", {sizes, 3, dtype}), Near(filled(sizes, 3)));
      CHECK_THAT(result_of("zeros_like", {like, dtype}), Near(filled(sizes, 0)));
      CHECK_THAT(result_of("ones_like", {like, dtype}), Near(filled(sizes, 1)));
      CHECK_THAT(result_of("full_like", {like, 3, dtype}), Near(filled(sizes, 3)));
      CHECK_THAT(result_of("new_zeros", {like, sizes, dtype}), Near(filled(sizes, 0)));
      CHECK_THAT(result_of("new_full", {like, sizes, 3, dtype}), Near(filled(sizes, 3)));
      CHECK(result_of("full", {sizes, 3, dtype}).dtype() == dtype);
    }
  }
}

TEST_CASE("without a dtype factories take the default one, or that of the number or tensor",
          "[creation]") {
  CHECK(result_of("zeros", {ints({2})}).dtype() == DType::kFloat32);
  CHECK(result_of("empty.memory_format", {ints({2})}).dtype() == DType::kFloat32);
  CHECK(result_of("full", {ints({2}), 1.5}).dtype() == DType::kFloat32);
  CHECK(result_of("full", {ints({2}), 1}).dtype() == DType::kInt64);
  CHECK(result_of("full", {ints({2}), true}).dtype() == DType::kBool);
  CHECK(result_of("scalar_tensor", {1}).dtype() == DType::kFloat32);
  CHECK(result_of("ones_like", {integers({2}, 0, 5)}).dtype() == DType::kInt64);
  CHECK(result_of("new_zeros", {booleans({2}), ints({1})}).dtype() == DType::kBool);
  CHECK(result_of("arange", {3}).dtype() == DType::kInt64);
  CHECK(result_of("arange", {3.0}).dtype() == DType::kFloat32);
  CHECK(result_of("linspace", {0, 1, 2}).dtype() == DType::kFloat32);
}

TEST_CASE("like-factories keep the strides of a dense tensor unless told otherwise", "[creation]") {
  const TensorBase self = transposed_storage(uniform({2, 3, 4}));
  CHECK(result_of("empty_like", {self}).strides() == self.strides());
  CHECK(result_of("zeros_like", {self}).strides() == self.strides());
  const TensorBase contiguous =
      result_of("zeros_like", {self, none(), none(), none(), none(), MemoryFormat::Contiguous});
  CHECK(contiguous.is_contiguous());
  const TensorBase images = uniform({2, 3, 4, 5});
  CHECK(
      result_of("empty_like", {images, none(), none(), none(), none(), MemoryFormat::ChannelsLast})
          .strides() == IntArrayRef({60, 1, 15, 3}));
}

TEST_CASE("empty_strided has the given strides", "[creation]") {
  const TensorBase result = result_of("empty_strided", {ints({2, 3}), ints({1, 4}), DType::kInt32});
  CHECK(result.strides() == IntArrayRef({1, 4}));
  CHECK(result.dtype() == DType::kInt32);
}

TEST_CASE("a tensor on the meta device has sizes and no data", "[creation]") {
  const TensorBase result = result_of("zeros", {ints({2, 3}), DType::kInt8, none(), Device(kMeta)});
  CHECK(result.is_meta());
  CHECK(result.sizes() == IntArrayRef({2, 3}));
  CHECK(result.dtype() == DType::kInt8);
}

TEST_CASE("arange counts from start in steps and excludes the end", "[creation]") {
  CHECK_THAT(result_of("arange", {4}), Near({{4}, {0, 1, 2, 3}}));
  CHECK_THAT(result_of("arange", {2.5}), Near({{3}, {0, 1, 2}}));
  CHECK_THAT(result_of("arange.start_step", {-1, 2}), Near({{3}, {-1, 0, 1}}));
  CHECK_THAT(result_of("arange.start_step", {5, -2, -3}), Near({{3}, {5, 2, -1}}));
  CHECK_THAT(result_of("arange.start_step", {0, 1, 0.25, DType::kFloat64}),
             Near({{4}, {0, 0.25, 0.5, 0.75}}));
  const TensorBase large =
      result_of("arange.start_step", {(int64_t{1} << 53) + 1, (int64_t{1} << 53) + 3});
  CHECK(readable(large).data_ptr<int64_t>()[0] == (int64_t{1} << 53) + 1);
  CHECK_THAT(result_of("arange", {100001, DType::kFloat64}),
             Near(generate({100001}, [](const Index& i) { return i[0]; })));
}

TEST_CASE("linspace includes both ends", "[creation]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase result = result_of("linspace", {-1.0, 2.0, 7, dtype});
    CHECK_THAT(result, Near(generate({7}, [](const Index& i) { return -1 + i[0] * 0.5; }),
                            tolerance_of(dtype)));
    CHECK(at(result, {6}) == 2);
  }
  CHECK_THAT(result_of("linspace", {3, 9, 1}), Near({{1}, {3}}));
}

TEST_CASE("eye has ones on its diagonal", "[creation]") {
  for (const DType dtype : {DType::kFloat32, DType::kBool, DType::kInt64}) {
    CHECK_THAT(result_of("eye", {4, dtype}),
               Near(generate({4, 4}, [](const Index& i) { return i[0] == i[1]; })));
  }
}

TEST_CASE("sizes and ranges that cannot be are errors", "[creation]") {
  check_bad_calls({
      {"zeros", {ints({2, -1})}, ErrorCode::kShape, "[2, -1]"},
      {"ones", {ints({-3})}, ErrorCode::kShape, "[-3]"},
      {"full", {ints({-3}), 1}, ErrorCode::kShape, "[-3]"},
      {"empty.memory_format", {ints({-3})}, ErrorCode::kShape, "[-3]"},
      {"empty.memory_format",
       {ints({2, 3}), none(), none(), none(), none(), MemoryFormat::ChannelsLast},
       ErrorCode::kShape,
       "[2, 3]"},
      {"empty_strided", {ints({2, 3}), ints({1})}, ErrorCode::kShape, "[1]"},
      {"empty_strided", {ints({2, 3}), ints({-1, 1})}, ErrorCode::kValue, "[-1, 1]"},
      {"new_zeros", {uniform({2}), ints({-1})}, ErrorCode::kShape, "[-1]"},
      {"new_full", {uniform({2}), ints({-1}), 1}, ErrorCode::kShape, "[-1]"},
      {"arange.start_step", {0, 5, 0}, ErrorCode::kValue, "0"},
      {"arange.start_step", {0, 5, -1}, ErrorCode::kValue, "-1"},
      {"arange", {-2}, ErrorCode::kValue, "-2"},
      {"arange", {std::nan("")}, ErrorCode::kValue, "nan"},
      {"linspace", {0, 1, -2}, ErrorCode::kValue, "-2"},
      {"eye", {-2}, ErrorCode::kValue, "-2"},
  });
}

TEST_CASE("a tensor larger than the address space is an out-of-memory error", "[creation]") {
  const int64_t huge = int64_t{1} << 40;
  check_bad_calls({{"zeros", {Index{huge, 1024, 1024}}, ErrorCode::kOutOfMemory},
                   {"empty.memory_format", {Index{huge, huge}}, ErrorCode::kOutOfMemory}});
}

}  // namespace
}  // namespace tenon::test

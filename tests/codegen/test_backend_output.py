"""What the generator writes for kernels and composites of an entry: the whole text, but for the includes."""

import unittest

from tests.codegen.support import expect_output

STRUCTURED = """\
- func: rows(Tensor self, int? dim=None, *, ScalarType? dtype=None) -> Tensor
  category: copy
  variants: function, inplace, out
  kernel: {CPU: rows, Lazy: lazy_rows}
  meta: rows(self, dim, dtype)
- func: pair(Tensor self, Tensor[] others) -> (Tensor values, Tensor indices)
  category: copy
  variants: function, out
  kernel: pair
  meta: pair("pair", self, others)
- func: parts(Tensor self) -> Tensor[]
  category: copy
  kernel: {CPU: parts, Meta: meta_parts}
  meta: parts(self)
- func: twice(Tensor self) -> Tensor
  category: copy
  kernel: twice
  meta: same
- func: moments(Tensor? weight, Tensor input, bool[2] output_mask) -> (Tensor, Tensor)
  category: copy
  kernel: moments
  meta: two(weight, input)
"""
STRUCTURED_BACKEND = """\
namespace tenon {
namespace {

// moments(Tensor? weight, Tensor input, bool[2] output_mask) -> (Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec> moments_specs(const TensorBase& weight, const TensorBase& input,
                                                 std::array<bool, 2> output_mask) {
  return meta::two(weight, input);
}

// pair(Tensor self, Tensor[] others) -> (Tensor values, Tensor indices)
std::tuple<TensorSpec, TensorSpec> pair_specs(const TensorBase& self, TensorList others) {
  return meta::pair("pair", self, others);
}

// parts(Tensor self) -> Tensor[]
std::vector<TensorSpec> parts_specs(const TensorBase& self) {
  return meta::parts(self);
}

// rows(Tensor self, int? dim=None, *, ScalarType? dtype=None) -> Tensor
TensorSpec rows_spec(const TensorBase& self, const std::optional<int64_t>& dim,
                     const std::optional<DType>& dtype) {
  return meta::rows(self, dim, dtype);
}

// twice(Tensor self) -> Tensor
TensorSpec twice_spec(const TensorBase& self) {
  return spec_of(self);
}

}  // namespace

void register_backend_copy() {
  constexpr backend::Registrar registrar("tenon/generated/backend/copy.cpp");
  registrar.structured<stubs::moments, moments_specs, kernels::moments>();
  registrar.structured<stubs::pair, pair_specs, kernels::pair, stubs::pair_out>();
  registrar.computed<stubs::parts, parts_specs, kernels::parts>(DispatchKey::CPU);
  registrar.computed<stubs::parts, parts_specs, kernels::meta_parts>(DispatchKey::Meta);
  registrar.structured<stubs::rows, rows_spec, kernels::rows, stubs::rows_, stubs::rows_out>();
  registrar.computed<stubs::rows, rows_spec, kernels::lazy_rows, stubs::rows_, stubs::rows_out>(
      DispatchKey::Lazy);
  registrar.structured<stubs::twice, twice_spec, kernels::twice>();
}

}  // namespace tenon
"""
STRUCTURED_KERNELS = """\
namespace tenon::kernels {

// rows(Tensor self, int? dim=None, *, ScalarType? dtype=None) -> Tensor
void rows(const TensorBase& self, std::optional<int64_t> dim, std::optional<DType> dtype,
          TensorBase& result);

// rows(Tensor self, int? dim=None, *, ScalarType? dtype=None) -> Tensor
void lazy_rows(const TensorBase& self, std::optional<int64_t> dim, std::optional<DType> dtype,
               TensorBase& result);

// pair(Tensor self, Tensor[] others) -> (Tensor values, Tensor indices)
void pair(const TensorBase& self, TensorList others, TensorBase& values, TensorBase& indices);

// parts(Tensor self) -> Tensor[]
void parts(const TensorBase& self, std::vector<TensorBase>& result);

// parts(Tensor self) -> Tensor[]
void meta_parts(const TensorBase& self, std::vector<TensorBase>& result);

// twice(Tensor self) -> Tensor
void twice(const TensorBase& self, TensorBase& result);

// moments(Tensor? weight, Tensor input, bool[2] output_mask) -> (Tensor, Tensor)
void moments(const TensorBase& weight, const TensorBase& input, std::array<bool, 2> output_mask,
             TensorBase& result0, TensorBase& result1);

}  // namespace tenon::kernels

namespace tenon::composite {

}  // namespace tenon::composite
"""

OPTIONS = "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"
LIKE = f"""\
- func: halves_like(Tensor self, *, {OPTIONS}) -> Tensor
  category: creation
  kernel: halves_like
  meta: like(self, dtype, device)
"""
LIKE_BACKEND = """\
namespace tenon {
namespace {

// halves_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None) -> Tensor
TensorSpec halves_like_spec(const TensorBase& self, const std::optional<DType>& dtype,
                            const std::optional<Layout>& layout,
                            const std::optional<Device>& device,
                            const std::optional<bool>& pin_memory) {
  return meta::like(self, dtype, device);
}

}  // namespace

void register_backend_creation() {
  constexpr backend::Registrar registrar("tenon/generated/backend/creation.cpp");
  registrar.structured_like<stubs::halves_like, halves_like_spec, kernels::halves_like>();
}

}  // namespace tenon
"""
LIKE_KERNELS = """\
namespace tenon::kernels {

// halves_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None) -> Tensor
void halves_like(const TensorBase& self, TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

}  // namespace tenon::composite
"""

FUNCTIONS = """\
- func: half(Tensor(a) self, int dim) -> Tensor(a)
  category: view
  kernel: half
  view: {inverse: mutated_view}
- func: stored(Tensor self) -> Tensor
  category: view
  variants: function, inplace, out
  kernel: {CPU: stored}
- func: found(Tensor self, Tensor other) -> int
  category: view
  kernel: {CPU: found, Meta: meta_found}
- func: center(Tensor self, Scalar? to=None) -> Tensor
  category: view
  variants: function, out
  composite: center
- func: soft(Tensor self) -> Tensor
  category: view
  variants: function, inplace
  composite: soft
  derivatives: {self: grad}
- func: tracked(Tensor self, Tensor? mean) -> Tensor
  category: view
  composite: tracked
  tags: unmarked_writes
"""
FUNCTIONS_BACKEND = """\
namespace tenon {
namespace composite {

// half_inverse(Tensor base, Tensor mutated_view, int dim) -> Tensor
TensorBase half_inverse(const TensorBase& base, const TensorBase& mutated_view, int64_t dim);

}  // namespace composite


void register_backend_view() {
  constexpr backend::Registrar registrar("tenon/generated/backend/view.cpp");
  registrar.composite<stubs::center, composite::center, stubs::center_out>();
  registrar.direct<stubs::found, kernels::found>(DispatchKey::CPU);
  registrar.direct<stubs::found, kernels::meta_found>(DispatchKey::Meta);
  registrar.direct<stubs::half, kernels::half, stubs::half_copy>();
  registrar.composite<stubs::half_inverse, composite::half_inverse>();
  registrar.composite_below_autograd<stubs::soft, composite::soft, stubs::soft_>();
  registrar.direct<stubs::stored, kernels::stored, stubs::stored_, stubs::stored_out>(
      DispatchKey::CPU);
  registrar.composite_that_writes<stubs::tracked, composite::tracked>();
}

}  // namespace tenon
"""
FUNCTIONS_KERNELS = """\
namespace tenon::kernels {

// half(Tensor(a) self, int dim) -> Tensor(a)
TensorBase half(const TensorBase& self, int64_t dim);

// stored(Tensor self) -> Tensor
TensorBase stored(const TensorBase& self);

// found(Tensor self, Tensor other) -> int
int64_t found(const TensorBase& self, const TensorBase& other);

// found(Tensor self, Tensor other) -> int
int64_t meta_found(const TensorBase& self, const TensorBase& other);

}  // namespace tenon::kernels

namespace tenon::composite {

// center(Tensor self, Scalar? to=None) -> Tensor
TensorBase center(const TensorBase& self, const std::optional<Scalar>& to);

// soft(Tensor self) -> Tensor
TensorBase soft(const TensorBase& self);

// tracked(Tensor self, Tensor? mean) -> Tensor
TensorBase tracked(const TensorBase& self, const TensorBase& mean);

}  // namespace tenon::composite
"""


class BackendOutput(unittest.TestCase):
    maxDiff = None

    def test_structured_kernels(self):
        expect_output(self, STRUCTURED, {"backend/copy.cpp": STRUCTURED_BACKEND, "kernels/copy.h": STRUCTURED_KERNELS})

    def test_a_tensor_like_another(self):
        expect_output(self, LIKE, {"backend/creation.cpp": LIKE_BACKEND, "kernels/creation.h": LIKE_KERNELS})

    def test_functions_that_make_their_results(self):
        expect_output(self, FUNCTIONS, {"backend/view.cpp": FUNCTIONS_BACKEND, "kernels/view.h": FUNCTIONS_KERNELS})


if __name__ == "__main__":
    unittest.main()

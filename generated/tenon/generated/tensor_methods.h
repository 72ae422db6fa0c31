// Generated from ops.yaml by templates/tensor_methods.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: a method for every operator that has one.

// activation
// relu(Tensor self) -> Tensor
Tensor relu() const;
// relu_(Tensor(a!) self) -> Tensor(a!)
Tensor& relu_() const;
// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
Tensor softmax(int64_t dim, std::optional<DType> dtype = std::nullopt) const;
// log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
Tensor log_softmax(int64_t dim, std::optional<DType> dtype = std::nullopt) const;

// comparison
// eq.Tensor(Tensor self, Tensor other) -> Tensor
Tensor eq(const Tensor& other) const;
// eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& eq_(const Tensor& other) const;
// eq.Scalar(Tensor self, Scalar other) -> Tensor
Tensor eq(const Scalar& other) const;
// eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& eq_(const Scalar& other) const;
// ne.Tensor(Tensor self, Tensor other) -> Tensor
Tensor ne(const Tensor& other) const;
// ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& ne_(const Tensor& other) const;
// ne.Scalar(Tensor self, Scalar other) -> Tensor
Tensor ne(const Scalar& other) const;
// ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& ne_(const Scalar& other) const;
// gt.Tensor(Tensor self, Tensor other) -> Tensor
Tensor gt(const Tensor& other) const;
// gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& gt_(const Tensor& other) const;
// gt.Scalar(Tensor self, Scalar other) -> Tensor
Tensor gt(const Scalar& other) const;
// gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& gt_(const Scalar& other) const;
// ge.Tensor(Tensor self, Tensor other) -> Tensor
Tensor ge(const Tensor& other) const;
// ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& ge_(const Tensor& other) const;
// ge.Scalar(Tensor self, Scalar other) -> Tensor
Tensor ge(const Scalar& other) const;
// ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& ge_(const Scalar& other) const;
// lt.Tensor(Tensor self, Tensor other) -> Tensor
Tensor lt(const Tensor& other) const;
// lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& lt_(const Tensor& other) const;
// lt.Scalar(Tensor self, Scalar other) -> Tensor
Tensor lt(const Scalar& other) const;
// lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& lt_(const Scalar& other) const;
// le.Tensor(Tensor self, Tensor other) -> Tensor
Tensor le(const Tensor& other) const;
// le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& le_(const Tensor& other) const;
// le.Scalar(Tensor self, Scalar other) -> Tensor
Tensor le(const Scalar& other) const;
// le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& le_(const Scalar& other) const;
// logical_and(Tensor self, Tensor other) -> Tensor
Tensor logical_and(const Tensor& other) const;
// logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& logical_and_(const Tensor& other) const;
// logical_or(Tensor self, Tensor other) -> Tensor
Tensor logical_or(const Tensor& other) const;
// logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& logical_or_(const Tensor& other) const;
// logical_xor(Tensor self, Tensor other) -> Tensor
Tensor logical_xor(const Tensor& other) const;
// logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& logical_xor_(const Tensor& other) const;
// equal(Tensor self, Tensor other) -> bool
bool equal(const Tensor& other) const;
// isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   Tensor
Tensor isclose(const Tensor& other, double rtol = 1e-05, double atol = 1e-08,
               bool equal_nan = false) const;
// allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   bool
bool allclose(const Tensor& other, double rtol = 1e-05, double atol = 1e-08,
              bool equal_nan = false) const;

// convolution

// copy
// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
Tensor clone(std::optional<MemoryFormat> memory_format = std::nullopt) const;
// copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
Tensor& copy_(const Tensor& src, bool non_blocking = false) const;
// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
Tensor contiguous(MemoryFormat memory_format = MemoryFormat::Contiguous) const;
// to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False,
//   MemoryFormat? memory_format=None) -> Tensor(a)
Tensor to(DType dtype, bool non_blocking = false, bool copy = false,
          std::optional<MemoryFormat> memory_format = std::nullopt) const;
// to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool
//   copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
Tensor to(Device device, DType dtype, bool non_blocking = false, bool copy = false,
          std::optional<MemoryFormat> memory_format = std::nullopt) const;
// type_as(Tensor self, Tensor other) -> Tensor
Tensor type_as(const Tensor& other) const;
// item(Tensor self) -> Scalar
Scalar item() const;
// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
Tensor& fill_(const Scalar& value) const;
// zero_(Tensor(a!) self) -> Tensor(a!)
Tensor& zero_() const;
// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
Tensor& resize_(IntArrayRef size, std::optional<MemoryFormat> memory_format = std::nullopt) const;

// creation
// new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
Tensor new_zeros(IntArrayRef size, const TensorOptions& options = {}) const;
// new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
Tensor new_full(IntArrayRef size, const Scalar& fill_value,
                const TensorOptions& options = {}) const;

// indexing
// index_select(Tensor self, int dim, Tensor index) -> Tensor
Tensor index_select(int64_t dim, const Tensor& index) const;
// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
Tensor index_add(int64_t dim, const Tensor& index, const Tensor& source,
                 const Scalar& alpha = 1) const;
// index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
//   Tensor(a!)
Tensor& index_add_(int64_t dim, const Tensor& index, const Tensor& source,
                   const Scalar& alpha = 1) const;
// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
Tensor masked_fill(const Tensor& mask, const Scalar& value) const;
// masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
Tensor& masked_fill_(const Tensor& mask, const Scalar& value) const;
// masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
Tensor masked_fill(const Tensor& mask, const Tensor& value) const;
// masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
Tensor& masked_fill_(const Tensor& mask, const Tensor& value) const;
// tril(Tensor self, int diagonal=0) -> Tensor
Tensor tril(int64_t diagonal = 0) const;
// tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
Tensor& tril_(int64_t diagonal = 0) const;
// triu(Tensor self, int diagonal=0) -> Tensor
Tensor triu(int64_t diagonal = 0) const;
// triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
Tensor& triu_(int64_t diagonal = 0) const;
// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
Tensor select_scatter(const Tensor& src, int64_t dim, int64_t index) const;
// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
Tensor slice_scatter(const Tensor& src, int64_t dim = 0,
                     std::optional<int64_t> start = std::nullopt,
                     std::optional<int64_t> end = std::nullopt, int64_t step = 1) const;
// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
Tensor diagonal_scatter(const Tensor& src, int64_t offset = 0, int64_t dim1 = 0,
                        int64_t dim2 = 1) const;
// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
Tensor as_strided_scatter(const Tensor& src, IntArrayRef size, IntArrayRef stride,
                          std::optional<int64_t> storage_offset = std::nullopt) const;
// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
Tensor gather(int64_t dim, const Tensor& index, bool sparse_grad = false) const;
// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
Tensor scatter(int64_t dim, const Tensor& index, const Tensor& src) const;
// scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
Tensor& scatter_(int64_t dim, const Tensor& index, const Tensor& src) const;
// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
Tensor scatter(int64_t dim, const Tensor& index, const Scalar& value) const;
// scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
Tensor& scatter_(int64_t dim, const Tensor& index, const Scalar& value) const;
// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
Tensor scatter_add(int64_t dim, const Tensor& index, const Tensor& src) const;
// scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
Tensor& scatter_add_(int64_t dim, const Tensor& index, const Tensor& src) const;

// joining
// repeat(Tensor self, SymInt[] repeats) -> Tensor
Tensor repeat(IntArrayRef repeats) const;
// repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt?
//   output_size=None) -> Tensor
Tensor repeat_interleave(int64_t repeats, std::optional<int64_t> dim = std::nullopt,
                         std::optional<int64_t> output_size = std::nullopt) const;
// flip(Tensor self, int[] dims) -> Tensor
Tensor flip(IntArrayRef dims) const;

// linear_algebra
// mm(Tensor self, Tensor mat2) -> Tensor
Tensor mm(const Tensor& mat2) const;
// bmm(Tensor self, Tensor mat2) -> Tensor
Tensor bmm(const Tensor& mat2) const;
// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
Tensor addmm(const Tensor& mat1, const Tensor& mat2, const Scalar& beta = 1,
             const Scalar& alpha = 1) const;
// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
Tensor& addmm_(const Tensor& mat1, const Tensor& mat2, const Scalar& beta = 1,
               const Scalar& alpha = 1) const;
// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
Tensor baddbmm(const Tensor& batch1, const Tensor& batch2, const Scalar& beta = 1,
               const Scalar& alpha = 1) const;
// baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
//   Tensor(a!)
Tensor& baddbmm_(const Tensor& batch1, const Tensor& batch2, const Scalar& beta = 1,
                 const Scalar& alpha = 1) const;
// mv(Tensor self, Tensor vec) -> Tensor
Tensor mv(const Tensor& vec) const;
// dot(Tensor self, Tensor tensor) -> Tensor
Tensor dot(const Tensor& tensor) const;
// outer(Tensor self, Tensor vec2) -> Tensor
Tensor outer(const Tensor& vec2) const;
// matmul(Tensor self, Tensor other) -> Tensor
Tensor matmul(const Tensor& other) const;

// loss

// neural

// normalization

// pointwise_binary
// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
Tensor add(const Tensor& other, const Scalar& alpha = 1) const;
// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
Tensor& add_(const Tensor& other, const Scalar& alpha = 1) const;
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
Tensor add(const Scalar& other, const Scalar& alpha = 1) const;
// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
Tensor& add_(const Scalar& other, const Scalar& alpha = 1) const;
// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
Tensor sub(const Tensor& other, const Scalar& alpha = 1) const;
// sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
Tensor& sub_(const Tensor& other, const Scalar& alpha = 1) const;
// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
Tensor sub(const Scalar& other, const Scalar& alpha = 1) const;
// sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
Tensor& sub_(const Scalar& other, const Scalar& alpha = 1) const;
// mul.Tensor(Tensor self, Tensor other) -> Tensor
Tensor mul(const Tensor& other) const;
// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& mul_(const Tensor& other) const;
// mul.Scalar(Tensor self, Scalar other) -> Tensor
Tensor mul(const Scalar& other) const;
// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& mul_(const Scalar& other) const;
// div.Tensor(Tensor self, Tensor other) -> Tensor
Tensor div(const Tensor& other) const;
// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& div_(const Tensor& other) const;
// div.Scalar(Tensor self, Scalar other) -> Tensor
Tensor div(const Scalar& other) const;
// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& div_(const Scalar& other) const;
// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
Tensor pow(const Scalar& exponent) const;
// pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
Tensor& pow_(const Scalar& exponent) const;
// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
Tensor pow(const Tensor& exponent) const;
// atan2(Tensor self, Tensor other) -> Tensor
Tensor atan2(const Tensor& other) const;
// atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& atan2_(const Tensor& other) const;
// fmod.Tensor(Tensor self, Tensor other) -> Tensor
Tensor fmod(const Tensor& other) const;
// fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& fmod_(const Tensor& other) const;
// fmod.Scalar(Tensor self, Scalar other) -> Tensor
Tensor fmod(const Scalar& other) const;
// fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& fmod_(const Scalar& other) const;
// remainder.Tensor(Tensor self, Tensor other) -> Tensor
Tensor remainder(const Tensor& other) const;
// remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& remainder_(const Tensor& other) const;
// remainder.Scalar(Tensor self, Scalar other) -> Tensor
Tensor remainder(const Scalar& other) const;
// remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& remainder_(const Scalar& other) const;
// maximum(Tensor self, Tensor other) -> Tensor
Tensor maximum(const Tensor& other) const;
// minimum(Tensor self, Tensor other) -> Tensor
Tensor minimum(const Tensor& other) const;
// bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
Tensor bitwise_and(const Tensor& other) const;
// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& bitwise_and_(const Tensor& other) const;
// bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
Tensor bitwise_and(const Scalar& other) const;
// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& bitwise_and_(const Scalar& other) const;
// bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
Tensor bitwise_or(const Tensor& other) const;
// bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& bitwise_or_(const Tensor& other) const;
// bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
Tensor bitwise_or(const Scalar& other) const;
// bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& bitwise_or_(const Scalar& other) const;
// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
Tensor bitwise_xor(const Tensor& other) const;
// bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& bitwise_xor_(const Tensor& other) const;
// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
Tensor bitwise_xor(const Scalar& other) const;
// bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& bitwise_xor_(const Scalar& other) const;
// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
Tensor addcmul(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) const;
// addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
Tensor& addcmul_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) const;
// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
Tensor addcdiv(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) const;
// addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
Tensor& addcdiv_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) const;
// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
Tensor lerp(const Tensor& end, const Scalar& weight) const;
// lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
Tensor& lerp_(const Tensor& end, const Scalar& weight) const;
// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
Tensor lerp(const Tensor& end, const Tensor& weight) const;
// lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
Tensor& lerp_(const Tensor& end, const Tensor& weight) const;

// pointwise_unary
// exp(Tensor self) -> Tensor
Tensor exp() const;
// exp_(Tensor(a!) self) -> Tensor(a!)
Tensor& exp_() const;
// neg(Tensor self) -> Tensor
Tensor neg() const;
// neg_(Tensor(a!) self) -> Tensor(a!)
Tensor& neg_() const;
// sqrt(Tensor self) -> Tensor
Tensor sqrt() const;
// sqrt_(Tensor(a!) self) -> Tensor(a!)
Tensor& sqrt_() const;
// abs(Tensor self) -> Tensor
Tensor abs() const;
// abs_(Tensor(a!) self) -> Tensor(a!)
Tensor& abs_() const;
// acos(Tensor self) -> Tensor
Tensor acos() const;
// acos_(Tensor(a!) self) -> Tensor(a!)
Tensor& acos_() const;
// acosh(Tensor self) -> Tensor
Tensor acosh() const;
// acosh_(Tensor(a!) self) -> Tensor(a!)
Tensor& acosh_() const;
// asin(Tensor self) -> Tensor
Tensor asin() const;
// asin_(Tensor(a!) self) -> Tensor(a!)
Tensor& asin_() const;
// asinh(Tensor self) -> Tensor
Tensor asinh() const;
// asinh_(Tensor(a!) self) -> Tensor(a!)
Tensor& asinh_() const;
// atan(Tensor self) -> Tensor
Tensor atan() const;
// atan_(Tensor(a!) self) -> Tensor(a!)
Tensor& atan_() const;
// atanh(Tensor self) -> Tensor
Tensor atanh() const;
// atanh_(Tensor(a!) self) -> Tensor(a!)
Tensor& atanh_() const;
// ceil(Tensor self) -> Tensor
Tensor ceil() const;
// ceil_(Tensor(a!) self) -> Tensor(a!)
Tensor& ceil_() const;
// cos(Tensor self) -> Tensor
Tensor cos() const;
// cos_(Tensor(a!) self) -> Tensor(a!)
Tensor& cos_() const;
// cosh(Tensor self) -> Tensor
Tensor cosh() const;
// cosh_(Tensor(a!) self) -> Tensor(a!)
Tensor& cosh_() const;
// erf(Tensor self) -> Tensor
Tensor erf() const;
// erf_(Tensor(a!) self) -> Tensor(a!)
Tensor& erf_() const;
// erfc(Tensor self) -> Tensor
Tensor erfc() const;
// erfc_(Tensor(a!) self) -> Tensor(a!)
Tensor& erfc_() const;
// exp2(Tensor self) -> Tensor
Tensor exp2() const;
// exp2_(Tensor(a!) self) -> Tensor(a!)
Tensor& exp2_() const;
// expm1(Tensor self) -> Tensor
Tensor expm1() const;
// expm1_(Tensor(a!) self) -> Tensor(a!)
Tensor& expm1_() const;
// floor(Tensor self) -> Tensor
Tensor floor() const;
// floor_(Tensor(a!) self) -> Tensor(a!)
Tensor& floor_() const;
// log(Tensor self) -> Tensor
Tensor log() const;
// log_(Tensor(a!) self) -> Tensor(a!)
Tensor& log_() const;
// log10(Tensor self) -> Tensor
Tensor log10() const;
// log10_(Tensor(a!) self) -> Tensor(a!)
Tensor& log10_() const;
// log1p(Tensor self) -> Tensor
Tensor log1p() const;
// log1p_(Tensor(a!) self) -> Tensor(a!)
Tensor& log1p_() const;
// log2(Tensor self) -> Tensor
Tensor log2() const;
// log2_(Tensor(a!) self) -> Tensor(a!)
Tensor& log2_() const;
// reciprocal(Tensor self) -> Tensor
Tensor reciprocal() const;
// reciprocal_(Tensor(a!) self) -> Tensor(a!)
Tensor& reciprocal_() const;
// round(Tensor self) -> Tensor
Tensor round() const;
// round_(Tensor(a!) self) -> Tensor(a!)
Tensor& round_() const;
// rsqrt(Tensor self) -> Tensor
Tensor rsqrt() const;
// rsqrt_(Tensor(a!) self) -> Tensor(a!)
Tensor& rsqrt_() const;
// sigmoid(Tensor self) -> Tensor
Tensor sigmoid() const;
// sigmoid_(Tensor(a!) self) -> Tensor(a!)
Tensor& sigmoid_() const;
// sign(Tensor self) -> Tensor
Tensor sign() const;
// sign_(Tensor(a!) self) -> Tensor(a!)
Tensor& sign_() const;
// sin(Tensor self) -> Tensor
Tensor sin() const;
// sin_(Tensor(a!) self) -> Tensor(a!)
Tensor& sin_() const;
// sinh(Tensor self) -> Tensor
Tensor sinh() const;
// sinh_(Tensor(a!) self) -> Tensor(a!)
Tensor& sinh_() const;
// square(Tensor self) -> Tensor
Tensor square() const;
// square_(Tensor(a!) self) -> Tensor(a!)
Tensor& square_() const;
// tan(Tensor self) -> Tensor
Tensor tan() const;
// tan_(Tensor(a!) self) -> Tensor(a!)
Tensor& tan_() const;
// tanh(Tensor self) -> Tensor
Tensor tanh() const;
// tanh_(Tensor(a!) self) -> Tensor(a!)
Tensor& tanh_() const;
// trunc(Tensor self) -> Tensor
Tensor trunc() const;
// trunc_(Tensor(a!) self) -> Tensor(a!)
Tensor& trunc_() const;
// isnan(Tensor self) -> Tensor
Tensor isnan() const;
// isinf(Tensor self) -> Tensor
Tensor isinf() const;
// isfinite(Tensor self) -> Tensor
Tensor isfinite() const;
// logical_not(Tensor self) -> Tensor
Tensor logical_not() const;
// logical_not_(Tensor(a!) self) -> Tensor(a!)
Tensor& logical_not_() const;
// bitwise_not(Tensor self) -> Tensor
Tensor bitwise_not() const;
// bitwise_not_(Tensor(a!) self) -> Tensor(a!)
Tensor& bitwise_not_() const;
// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
Tensor clamp(const std::optional<Scalar>& min = std::nullopt,
             const std::optional<Scalar>& max = std::nullopt) const;
// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
Tensor& clamp_(const std::optional<Scalar>& min = std::nullopt,
               const std::optional<Scalar>& max = std::nullopt) const;
// clamp_min(Tensor self, Scalar min) -> Tensor
Tensor clamp_min(const Scalar& min) const;
// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
Tensor& clamp_min_(const Scalar& min) const;
// clamp_max(Tensor self, Scalar max) -> Tensor
Tensor clamp_max(const Scalar& max) const;
// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
Tensor& clamp_max_(const Scalar& max) const;

// random
// uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
Tensor& uniform_(double from = 0, double to = 1,
                 const std::optional<Generator>& generator = std::nullopt) const;
// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
Tensor& normal_(double mean = 0, double std = 1,
                const std::optional<Generator>& generator = std::nullopt) const;
// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
Tensor& bernoulli_(double p = 0.5, const std::optional<Generator>& generator = std::nullopt) const;
// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
Tensor& random_(int64_t from, std::optional<int64_t> to,
                const std::optional<Generator>& generator = std::nullopt) const;

// reduction
// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor sum(std::optional<DType> dtype = std::nullopt) const;
// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
Tensor sum(const OptionalIntArrayRef& dim, bool keepdim = false,
           std::optional<DType> dtype = std::nullopt) const;
// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor mean(std::optional<DType> dtype = std::nullopt) const;
// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
Tensor mean(const OptionalIntArrayRef& dim, bool keepdim = false,
            std::optional<DType> dtype = std::nullopt) const;
// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor prod(std::optional<DType> dtype = std::nullopt) const;
// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
Tensor prod(int64_t dim, bool keepdim = false, std::optional<DType> dtype = std::nullopt) const;
// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
Tensor amax(const IntArrayOf<1>& dim = {}, bool keepdim = false) const;
// amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
Tensor amin(const IntArrayOf<1>& dim = {}, bool keepdim = false) const;
// max(Tensor self) -> Tensor
Tensor max() const;
// min(Tensor self) -> Tensor
Tensor min() const;
// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor, Tensor> max(int64_t dim, bool keepdim = false) const;
// min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor, Tensor> min(int64_t dim, bool keepdim = false) const;
// argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
Tensor argmax(std::optional<int64_t> dim = std::nullopt, bool keepdim = false) const;
// argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
Tensor argmin(std::optional<int64_t> dim = std::nullopt, bool keepdim = false) const;
// any(Tensor self) -> Tensor
Tensor any() const;
// any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
Tensor any(int64_t dim, bool keepdim = false) const;
// all(Tensor self) -> Tensor
Tensor all() const;
// all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
Tensor all(int64_t dim, bool keepdim = false) const;
// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
Tensor var(const OptionalIntArrayRef& dim = std::nullopt,
           const std::optional<Scalar>& correction = std::nullopt, bool keepdim = false) const;
// var.dim(Tensor self, int[1]? dim, bool unbiased, bool keepdim=False) -> Tensor
Tensor var(const OptionalIntArrayRef& dim, bool unbiased, bool keepdim = false) const;
// std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
Tensor std(const OptionalIntArrayRef& dim = std::nullopt,
           const std::optional<Scalar>& correction = std::nullopt, bool keepdim = false) const;
// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
Tensor logsumexp(const IntArrayOf<1>& dim, bool keepdim = false) const;
// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
Tensor cumsum(int64_t dim, std::optional<DType> dtype = std::nullopt) const;

// view
// detach(Tensor(a) self) -> Tensor(a)
Tensor detach() const;
// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
Tensor as_strided(IntArrayRef size, IntArrayRef stride,
                  std::optional<int64_t> storage_offset = std::nullopt) const;
// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
Tensor expand(IntArrayRef size, bool implicit = false) const;
// expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
Tensor expand_as(const Tensor& other) const;
// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
Tensor broadcast_to(IntArrayRef size) const;
// permute(Tensor(a) self, int[] dims) -> Tensor(a)
Tensor permute(IntArrayRef dims) const;
// movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
Tensor movedim(int64_t source, int64_t destination) const;
// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
Tensor select(int64_t dim, int64_t index) const;
// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
//   Tensor(a)
Tensor slice(int64_t dim = 0, std::optional<int64_t> start = std::nullopt,
             std::optional<int64_t> end = std::nullopt, int64_t step = 1) const;
// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
Tensor narrow(int64_t dim, int64_t start, int64_t length) const;
// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
std::vector<Tensor> split(int64_t split_size, int64_t dim = 0) const;
// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
std::vector<Tensor> split_with_sizes(IntArrayRef split_sizes, int64_t dim = 0) const;
// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
std::vector<Tensor> unbind(int64_t dim = 0) const;
// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
std::vector<Tensor> chunk(int64_t chunks, int64_t dim = 0) const;
// squeeze(Tensor(a) self) -> Tensor(a)
Tensor squeeze() const;
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
Tensor squeeze(int64_t dim) const;
// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
Tensor squeeze(IntArrayRef dim) const;
// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
Tensor unsqueeze(int64_t dim) const;
// t(Tensor(a) self) -> Tensor(a)
Tensor t() const;
// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
Tensor transpose(int64_t dim0, int64_t dim1) const;
// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
Tensor diagonal(int64_t offset = 0, int64_t dim1 = 0, int64_t dim2 = 1) const;
// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
Tensor unfold(int64_t dimension, int64_t size, int64_t step) const;
// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
Tensor view(IntArrayRef size) const;
// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
Tensor view_as(const Tensor& other) const;
// reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
Tensor reshape(IntArrayRef shape) const;
// reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
Tensor reshape_as(const Tensor& other) const;
// flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
Tensor flatten(int64_t start_dim = 0, int64_t end_dim = -1) const;
// unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
Tensor unflatten(int64_t dim, IntArrayRef sizes) const;
// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
Tensor& unsqueeze_(int64_t dim) const;
// squeeze_(Tensor(a!) self) -> Tensor(a!)
Tensor& squeeze_() const;
// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
Tensor& squeeze_(int64_t dim) const;
// t_(Tensor(a!) self) -> Tensor(a!)
Tensor& t_() const;
// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
Tensor& transpose_(int64_t dim0, int64_t dim1) const;

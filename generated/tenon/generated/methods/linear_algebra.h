// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor addmm(const Tensor& mat1, const Tensor& mat2, const Scalar& beta = 1,
             const Scalar& alpha = 1) const;
Tensor& addmm_(const Tensor& mat1, const Tensor& mat2, const Scalar& beta = 1,
               const Scalar& alpha = 1) const;
Tensor addmv(const Tensor& mat, const Tensor& vec, const Scalar& beta = 1,
             const Scalar& alpha = 1) const;
Tensor& addmv_(const Tensor& mat, const Tensor& vec, const Scalar& beta = 1,
               const Scalar& alpha = 1) const;
Tensor baddbmm(const Tensor& batch1, const Tensor& batch2, const Scalar& beta = 1,
               const Scalar& alpha = 1) const;
Tensor& baddbmm_(const Tensor& batch1, const Tensor& batch2, const Scalar& beta = 1,
                 const Scalar& alpha = 1) const;
Tensor bmm(const Tensor& mat2) const;
Tensor cholesky(bool upper = false) const;
Tensor cholesky_inverse(bool upper = false) const;
Tensor cholesky_solve(const Tensor& input2, bool upper = false) const;
Tensor cross(const Tensor& other, std::optional<int64_t> dim = std::nullopt) const;
Tensor det() const;
Tensor dot(const Tensor& tensor) const;
Tensor inverse() const;
Tensor kron(const Tensor& other) const;
Tensor logdet() const;
Tensor matmul(const Tensor& other) const;
Tensor matrix_exp() const;
Tensor matrix_power(int64_t n) const;
Tensor mm(const Tensor& mat2) const;
Tensor mv(const Tensor& vec) const;
Tensor norm(const Scalar& p = 2) const;
Tensor norm(const std::optional<Scalar>& p, DType dtype) const;
Tensor norm(const std::optional<Scalar>& p, const IntArrayOf<1>& dim, bool keepdim = false) const;
Tensor norm(const std::optional<Scalar>& p, const IntArrayOf<1>& dim, bool keepdim,
            DType dtype) const;
Tensor outer(const Tensor& vec2) const;
Tensor pinverse(double rcond = 1e-15) const;
std::tuple<Tensor, Tensor> slogdet() const;
Tensor vdot(const Tensor& other) const;

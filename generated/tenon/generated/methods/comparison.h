// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
bool allclose(const Tensor& other, double rtol = 1e-05, double atol = 1e-08,
              bool equal_nan = false) const;
Tensor eq(const Tensor& other) const;
Tensor& eq_(const Tensor& other) const;
Tensor eq(const Scalar& other) const;
Tensor& eq_(const Scalar& other) const;
bool equal(const Tensor& other) const;
Tensor ge(const Tensor& other) const;
Tensor& ge_(const Tensor& other) const;
Tensor ge(const Scalar& other) const;
Tensor& ge_(const Scalar& other) const;
Tensor gt(const Tensor& other) const;
Tensor& gt_(const Tensor& other) const;
Tensor gt(const Scalar& other) const;
Tensor& gt_(const Scalar& other) const;
Tensor isclose(const Tensor& other, double rtol = 1e-05, double atol = 1e-08,
               bool equal_nan = false) const;
Tensor le(const Tensor& other) const;
Tensor& le_(const Tensor& other) const;
Tensor le(const Scalar& other) const;
Tensor& le_(const Scalar& other) const;
Tensor logical_and(const Tensor& other) const;
Tensor& logical_and_(const Tensor& other) const;
Tensor logical_or(const Tensor& other) const;
Tensor& logical_or_(const Tensor& other) const;
Tensor logical_xor(const Tensor& other) const;
Tensor& logical_xor_(const Tensor& other) const;
Tensor lt(const Tensor& other) const;
Tensor& lt_(const Tensor& other) const;
Tensor lt(const Scalar& other) const;
Tensor& lt_(const Scalar& other) const;
Tensor ne(const Tensor& other) const;
Tensor& ne_(const Tensor& other) const;
Tensor ne(const Scalar& other) const;
Tensor& ne_(const Scalar& other) const;

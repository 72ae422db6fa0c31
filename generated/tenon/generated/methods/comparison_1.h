// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor gt(const Tensor& other) const;
Tensor& gt_(const Tensor& other) const;
Tensor gt(const Scalar& other) const;
Tensor& gt_(const Scalar& other) const;
Tensor ge(const Tensor& other) const;
Tensor& ge_(const Tensor& other) const;
Tensor ge(const Scalar& other) const;
Tensor& ge_(const Scalar& other) const;
Tensor logical_or(const Tensor& other) const;
Tensor& logical_or_(const Tensor& other) const;
Tensor logical_xor(const Tensor& other) const;
Tensor& logical_xor_(const Tensor& other) const;
Tensor isclose(const Tensor& other, double rtol = 1e-05, double atol = 1e-08,
               bool equal_nan = false) const;

// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor sub(const Tensor& other, const Scalar& alpha = 1) const;
Tensor& sub_(const Tensor& other, const Scalar& alpha = 1) const;
Tensor sub(const Scalar& other, const Scalar& alpha = 1) const;
Tensor& sub_(const Scalar& other, const Scalar& alpha = 1) const;

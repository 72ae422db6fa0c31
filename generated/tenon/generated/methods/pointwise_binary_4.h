// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor add(const Tensor& other, const Scalar& alpha = 1) const;
Tensor& add_(const Tensor& other, const Scalar& alpha = 1) const;
Tensor add(const Scalar& other, const Scalar& alpha = 1) const;
Tensor& add_(const Scalar& other, const Scalar& alpha = 1) const;
Tensor bitwise_xor(const Tensor& other) const;
Tensor& bitwise_xor_(const Tensor& other) const;
Tensor bitwise_xor(const Scalar& other) const;
Tensor& bitwise_xor_(const Scalar& other) const;

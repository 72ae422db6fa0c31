// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor remainder(const Tensor& other) const;
Tensor& remainder_(const Tensor& other) const;
Tensor remainder(const Scalar& other) const;
Tensor& remainder_(const Scalar& other) const;
Tensor maximum(const Tensor& other) const;
Tensor bitwise_or(const Tensor& other) const;
Tensor& bitwise_or_(const Tensor& other) const;
Tensor bitwise_or(const Scalar& other) const;
Tensor& bitwise_or_(const Scalar& other) const;

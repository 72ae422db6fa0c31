// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor sub(const Tensor& other, const Scalar& alpha = 1) const;
Tensor& sub_(const Tensor& other, const Scalar& alpha = 1) const;
Tensor sub(const Scalar& other, const Scalar& alpha = 1) const;
Tensor& sub_(const Scalar& other, const Scalar& alpha = 1) const;
Tensor bitwise_and(const Tensor& other) const;
Tensor& bitwise_and_(const Tensor& other) const;
Tensor bitwise_and(const Scalar& other) const;
Tensor& bitwise_and_(const Scalar& other) const;
Tensor addcmul(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) const;
Tensor& addcmul_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) const;
Tensor addcdiv(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) const;
Tensor& addcdiv_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) const;
Tensor lerp(const Tensor& end, const Tensor& weight) const;
Tensor& lerp_(const Tensor& end, const Tensor& weight) const;
Tensor lerp(const Tensor& end, const Scalar& weight) const;
Tensor& lerp_(const Tensor& end, const Scalar& weight) const;

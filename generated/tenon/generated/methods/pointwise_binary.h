// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor add(const Tensor& other, const Scalar& alpha = 1) const;
Tensor& add_(const Tensor& other, const Scalar& alpha = 1) const;
Tensor add(const Scalar& other, const Scalar& alpha = 1) const;
Tensor& add_(const Scalar& other, const Scalar& alpha = 1) const;
Tensor addcdiv(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) const;
Tensor& addcdiv_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) const;
Tensor addcmul(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) const;
Tensor& addcmul_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) const;
Tensor atan2(const Tensor& other) const;
Tensor& atan2_(const Tensor& other) const;
Tensor bitwise_and(const Tensor& other) const;
Tensor& bitwise_and_(const Tensor& other) const;
Tensor bitwise_and(const Scalar& other) const;
Tensor& bitwise_and_(const Scalar& other) const;
Tensor bitwise_or(const Tensor& other) const;
Tensor& bitwise_or_(const Tensor& other) const;
Tensor bitwise_or(const Scalar& other) const;
Tensor& bitwise_or_(const Scalar& other) const;
Tensor bitwise_xor(const Tensor& other) const;
Tensor& bitwise_xor_(const Tensor& other) const;
Tensor bitwise_xor(const Scalar& other) const;
Tensor& bitwise_xor_(const Scalar& other) const;
Tensor div(const Tensor& other) const;
Tensor& div_(const Tensor& other) const;
Tensor div(const Scalar& other) const;
Tensor& div_(const Scalar& other) const;
Tensor fmod(const Tensor& other) const;
Tensor& fmod_(const Tensor& other) const;
Tensor fmod(const Scalar& other) const;
Tensor& fmod_(const Scalar& other) const;

// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor add(const Tensor& other, const Scalar& alpha = 1) const;
Tensor& add_(const Tensor& other, const Scalar& alpha = 1) const;
Tensor add(const Scalar& other, const Scalar& alpha = 1) const;
Tensor& add_(const Scalar& other, const Scalar& alpha = 1) const;
Tensor mul(const Tensor& other) const;
Tensor& mul_(const Tensor& other) const;
Tensor mul(const Scalar& other) const;
Tensor& mul_(const Scalar& other) const;
Tensor div(const Tensor& other) const;
Tensor& div_(const Tensor& other) const;
Tensor div(const Scalar& other) const;
Tensor& div_(const Scalar& other) const;
Tensor pow(const Scalar& exponent) const;
Tensor& pow_(const Scalar& exponent) const;
Tensor pow(const Tensor& exponent) const;
Tensor atan2(const Tensor& other) const;
Tensor& atan2_(const Tensor& other) const;
Tensor fmod(const Tensor& other) const;
Tensor& fmod_(const Tensor& other) const;
Tensor fmod(const Scalar& other) const;
Tensor& fmod_(const Scalar& other) const;
Tensor minimum(const Tensor& other) const;
Tensor bitwise_xor(const Tensor& other) const;
Tensor& bitwise_xor_(const Tensor& other) const;
Tensor bitwise_xor(const Scalar& other) const;
Tensor& bitwise_xor_(const Scalar& other) const;

// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
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
Tensor lerp(const Tensor& end, const Tensor& weight) const;
Tensor& lerp_(const Tensor& end, const Tensor& weight) const;
Tensor lerp(const Tensor& end, const Scalar& weight) const;
Tensor& lerp_(const Tensor& end, const Scalar& weight) const;
Tensor maximum(const Tensor& other) const;
Tensor minimum(const Tensor& other) const;
Tensor mul(const Tensor& other) const;
Tensor& mul_(const Tensor& other) const;
Tensor mul(const Scalar& other) const;
Tensor& mul_(const Scalar& other) const;
Tensor pow(const Scalar& exponent) const;
Tensor& pow_(const Scalar& exponent) const;
Tensor pow(const Tensor& exponent) const;
Tensor remainder(const Tensor& other) const;
Tensor& remainder_(const Tensor& other) const;
Tensor remainder(const Scalar& other) const;
Tensor& remainder_(const Scalar& other) const;
Tensor sub(const Tensor& other, const Scalar& alpha = 1) const;
Tensor& sub_(const Tensor& other, const Scalar& alpha = 1) const;
Tensor sub(const Scalar& other, const Scalar& alpha = 1) const;
Tensor& sub_(const Scalar& other, const Scalar& alpha = 1) const;

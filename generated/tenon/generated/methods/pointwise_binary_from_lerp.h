// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
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

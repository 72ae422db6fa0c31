// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor abs() const;
Tensor& abs_() const;
Tensor asin() const;
Tensor& asin_() const;
Tensor asinh() const;
Tensor& asinh_() const;
Tensor floor() const;
Tensor& floor_() const;
Tensor log2() const;
Tensor& log2_() const;
Tensor rsqrt() const;
Tensor& rsqrt_() const;
Tensor sign() const;
Tensor& sign_() const;
Tensor sin() const;
Tensor& sin_() const;
Tensor sinh() const;
Tensor& sinh_() const;
Tensor isfinite() const;
Tensor clamp(const std::optional<Scalar>& min = std::nullopt,
             const std::optional<Scalar>& max = std::nullopt) const;
Tensor& clamp_(const std::optional<Scalar>& min = std::nullopt,
               const std::optional<Scalar>& max = std::nullopt) const;
Tensor clamp_max(const Scalar& max) const;
Tensor& clamp_max_(const Scalar& max) const;

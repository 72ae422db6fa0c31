// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor atanh() const;
Tensor& atanh_() const;
Tensor bitwise_not() const;
Tensor& bitwise_not_() const;
Tensor ceil() const;
Tensor& ceil_() const;
Tensor clamp(const std::optional<Scalar>& min = std::nullopt,
             const std::optional<Scalar>& max = std::nullopt) const;
Tensor& clamp_(const std::optional<Scalar>& min = std::nullopt,
               const std::optional<Scalar>& max = std::nullopt) const;
Tensor clamp_max(const Scalar& max) const;
Tensor& clamp_max_(const Scalar& max) const;
Tensor clamp_min(const Scalar& min) const;
Tensor& clamp_min_(const Scalar& min) const;
Tensor cos() const;
Tensor& cos_() const;
Tensor cosh() const;
Tensor& cosh_() const;

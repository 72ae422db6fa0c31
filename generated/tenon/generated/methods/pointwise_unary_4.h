// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor exp() const;
Tensor& exp_() const;
Tensor acosh() const;
Tensor& acosh_() const;
Tensor atan() const;
Tensor& atan_() const;
Tensor atanh() const;
Tensor& atanh_() const;
Tensor ceil() const;
Tensor& ceil_() const;
Tensor cosh() const;
Tensor& cosh_() const;
Tensor exp2() const;
Tensor& exp2_() const;
Tensor expm1() const;
Tensor& expm1_() const;
Tensor log10() const;
Tensor& log10_() const;
Tensor log1p() const;
Tensor& log1p_() const;
Tensor sigmoid() const;
Tensor& sigmoid_() const;
Tensor tan() const;
Tensor& tan_() const;
Tensor tanh() const;
Tensor& tanh_() const;
Tensor logical_not() const;
Tensor& logical_not_() const;
Tensor clamp_min(const Scalar& min) const;
Tensor& clamp_min_(const Scalar& min) const;

// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor sqrt() const;
Tensor& sqrt_() const;
Tensor erf() const;
Tensor& erf_() const;
Tensor erfc() const;
Tensor& erfc_() const;
Tensor round() const;
Tensor& round_() const;
Tensor isnan() const;
Tensor isinf() const;
Tensor bitwise_not() const;
Tensor& bitwise_not_() const;

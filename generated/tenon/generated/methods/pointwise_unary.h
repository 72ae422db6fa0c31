// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor abs() const;
Tensor& abs_() const;
Tensor acos() const;
Tensor& acos_() const;
Tensor acosh() const;
Tensor& acosh_() const;
Tensor asin() const;
Tensor& asin_() const;
Tensor asinh() const;
Tensor& asinh_() const;
Tensor atan() const;
Tensor& atan_() const;

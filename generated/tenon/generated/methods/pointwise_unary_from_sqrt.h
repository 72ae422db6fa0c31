// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor sqrt() const;
Tensor& sqrt_() const;
Tensor square() const;
Tensor& square_() const;
Tensor tan() const;
Tensor& tan_() const;
Tensor tanh() const;
Tensor& tanh_() const;
Tensor trunc() const;
Tensor& trunc_() const;

// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor neg() const;
Tensor& neg_() const;
Tensor acos() const;
Tensor& acos_() const;
Tensor cos() const;
Tensor& cos_() const;
Tensor log() const;
Tensor& log_() const;
Tensor reciprocal() const;
Tensor& reciprocal_() const;
Tensor square() const;
Tensor& square_() const;
Tensor trunc() const;
Tensor& trunc_() const;

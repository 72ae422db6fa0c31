// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor new_full(IntArrayRef size, const Scalar& fill_value,
                const TensorOptions& options = {}) const;
Tensor new_zeros(IntArrayRef size, const TensorOptions& options = {}) const;

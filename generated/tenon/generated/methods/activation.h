// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor log_softmax(int64_t dim, std::optional<DType> dtype = std::nullopt) const;
Tensor prelu(const Tensor& weight) const;
Tensor relu() const;
Tensor& relu_() const;
Tensor softmax(int64_t dim, std::optional<DType> dtype = std::nullopt) const;

// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor& bernoulli_(double p = 0.5, const std::optional<Generator>& generator = std::nullopt) const;
Tensor bernoulli(const std::optional<Generator>& generator = std::nullopt) const;
Tensor& cauchy_(double median = 0, double sigma = 1,
                const std::optional<Generator>& generator = std::nullopt) const;
Tensor& exponential_(double lambd = 1,
                     const std::optional<Generator>& generator = std::nullopt) const;
Tensor& geometric_(double p, const std::optional<Generator>& generator = std::nullopt) const;
Tensor& log_normal_(double mean = 1, double std = 2,
                    const std::optional<Generator>& generator = std::nullopt) const;
Tensor multinomial(int64_t num_samples, bool replacement = false,
                   const std::optional<Generator>& generator = std::nullopt) const;
Tensor& normal_(double mean = 0, double std = 1,
                const std::optional<Generator>& generator = std::nullopt) const;
Tensor& random_(int64_t from, std::optional<int64_t> to,
                const std::optional<Generator>& generator = std::nullopt) const;
Tensor& uniform_(double from = 0, double to = 1,
                 const std::optional<Generator>& generator = std::nullopt) const;

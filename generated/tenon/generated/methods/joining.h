// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor flip(IntArrayRef dims) const;
Tensor repeat(IntArrayRef repeats) const;
Tensor repeat_interleave(int64_t repeats, std::optional<int64_t> dim = std::nullopt,
                         std::optional<int64_t> output_size = std::nullopt) const;

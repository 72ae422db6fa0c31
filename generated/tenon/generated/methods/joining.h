// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor diag(int64_t diagonal = 0) const;
Tensor diag_embed(int64_t offset = 0, int64_t dim1 = -2, int64_t dim2 = -1) const;
Tensor diff(int64_t n = 1, int64_t dim = -1, const std::optional<Tensor>& prepend = {},
            const std::optional<Tensor>& append = {}) const;
Tensor flip(IntArrayRef dims) const;
Tensor repeat(IntArrayRef repeats) const;
Tensor repeat_interleave(int64_t repeats, std::optional<int64_t> dim = std::nullopt,
                         std::optional<int64_t> output_size = std::nullopt) const;
Tensor roll(const IntArrayOf<1>& shifts, const IntArrayOf<1>& dims = {}) const;
Tensor rot90(int64_t k = 1, IntArrayRef dims = {0, 1}) const;
Tensor tile(IntArrayRef dims) const;

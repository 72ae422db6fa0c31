// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor as_strided_scatter(const Tensor& src, IntArrayRef size, IntArrayRef stride,
                          std::optional<int64_t> storage_offset = std::nullopt) const;
Tensor diagonal_scatter(const Tensor& src, int64_t offset = 0, int64_t dim1 = 0,
                        int64_t dim2 = 1) const;
Tensor gather(int64_t dim, const Tensor& index, bool sparse_grad = false) const;
Tensor index_add(int64_t dim, const Tensor& index, const Tensor& source,
                 const Scalar& alpha = 1) const;
Tensor& index_add_(int64_t dim, const Tensor& index, const Tensor& source,
                   const Scalar& alpha = 1) const;
Tensor index_copy(int64_t dim, const Tensor& index, const Tensor& source) const;
Tensor& index_copy_(int64_t dim, const Tensor& index, const Tensor& source) const;
Tensor index_fill(int64_t dim, const Tensor& index, const Scalar& value) const;
Tensor& index_fill_(int64_t dim, const Tensor& index, const Scalar& value) const;
Tensor index_select(int64_t dim, const Tensor& index) const;
Tensor masked_fill(const Tensor& mask, const Tensor& value) const;
Tensor& masked_fill_(const Tensor& mask, const Tensor& value) const;
Tensor masked_fill(const Tensor& mask, const Scalar& value) const;
Tensor& masked_fill_(const Tensor& mask, const Scalar& value) const;
Tensor masked_scatter(const Tensor& mask, const Tensor& source) const;
Tensor& masked_scatter_(const Tensor& mask, const Tensor& source) const;
Tensor scatter(int64_t dim, const Tensor& index, const Tensor& src) const;
Tensor& scatter_(int64_t dim, const Tensor& index, const Tensor& src) const;
Tensor scatter(int64_t dim, const Tensor& index, const Scalar& value) const;
Tensor& scatter_(int64_t dim, const Tensor& index, const Scalar& value) const;
Tensor scatter_add(int64_t dim, const Tensor& index, const Tensor& src) const;
Tensor& scatter_add_(int64_t dim, const Tensor& index, const Tensor& src) const;
Tensor scatter_reduce(int64_t dim, const Tensor& index, const Tensor& src, std::string_view reduce,
                      bool include_self = true) const;
Tensor& scatter_reduce_(int64_t dim, const Tensor& index, const Tensor& src,
                        std::string_view reduce, bool include_self = true) const;
Tensor select_scatter(const Tensor& src, int64_t dim, int64_t index) const;
Tensor slice_scatter(const Tensor& src, int64_t dim = 0,
                     std::optional<int64_t> start = std::nullopt,
                     std::optional<int64_t> end = std::nullopt, int64_t step = 1) const;
Tensor take_along_dim(const Tensor& indices, std::optional<int64_t> dim = std::nullopt) const;
Tensor tril(int64_t diagonal = 0) const;
Tensor& tril_(int64_t diagonal = 0) const;
Tensor triu(int64_t diagonal = 0) const;
Tensor& triu_(int64_t diagonal = 0) const;

// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor all() const;
Tensor all(int64_t dim, bool keepdim = false) const;
Tensor all(const OptionalIntArrayRef& dim, bool keepdim = false) const;
Tensor amax(const IntArrayOf<1>& dim = {}, bool keepdim = false) const;
Tensor amin(const IntArrayOf<1>& dim = {}, bool keepdim = false) const;
Tensor any() const;
Tensor any(int64_t dim, bool keepdim = false) const;
Tensor any(const OptionalIntArrayRef& dim, bool keepdim = false) const;
Tensor argmax(std::optional<int64_t> dim = std::nullopt, bool keepdim = false) const;
Tensor argmin(std::optional<int64_t> dim = std::nullopt, bool keepdim = false) const;
Tensor cumprod(int64_t dim, std::optional<DType> dtype = std::nullopt) const;
Tensor& cumprod_(int64_t dim, std::optional<DType> dtype = std::nullopt) const;
Tensor cumsum(int64_t dim, std::optional<DType> dtype = std::nullopt) const;
Tensor& cumsum_(int64_t dim, std::optional<DType> dtype = std::nullopt) const;
Tensor logcumsumexp(int64_t dim) const;
Tensor logsumexp(const IntArrayOf<1>& dim, bool keepdim = false) const;
Tensor max() const;
std::tuple<Tensor, Tensor> max(int64_t dim, bool keepdim = false) const;
Tensor mean(std::optional<DType> dtype = std::nullopt) const;
Tensor mean(const OptionalIntArrayRef& dim, bool keepdim = false,
            std::optional<DType> dtype = std::nullopt) const;
Tensor min() const;
std::tuple<Tensor, Tensor> min(int64_t dim, bool keepdim = false) const;
Tensor nanmean(const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
               std::optional<DType> dtype = std::nullopt) const;
Tensor nansum(const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
              std::optional<DType> dtype = std::nullopt) const;
Tensor prod(std::optional<DType> dtype = std::nullopt) const;
Tensor prod(int64_t dim, bool keepdim = false, std::optional<DType> dtype = std::nullopt) const;
Tensor std(const OptionalIntArrayRef& dim = std::nullopt,
           const std::optional<Scalar>& correction = std::nullopt, bool keepdim = false) const;
Tensor sum(std::optional<DType> dtype = std::nullopt) const;
Tensor sum(const OptionalIntArrayRef& dim, bool keepdim = false,
           std::optional<DType> dtype = std::nullopt) const;
Tensor var(const OptionalIntArrayRef& dim = std::nullopt,
           const std::optional<Scalar>& correction = std::nullopt, bool keepdim = false) const;
Tensor var(const OptionalIntArrayRef& dim, bool unbiased, bool keepdim = false) const;

// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor argsort(int64_t dim = -1, bool descending = false) const;
Tensor argsort(bool stable, int64_t dim = -1, bool descending = false) const;
Tensor bincount(const std::optional<Tensor>& weights = {}, int64_t minlength = 0) const;
Tensor count_nonzero(std::optional<int64_t> dim = std::nullopt) const;
Tensor count_nonzero(IntArrayRef dim) const;
std::tuple<Tensor, Tensor> cummax(int64_t dim) const;
std::tuple<Tensor, Tensor> cummin(int64_t dim) const;
Tensor histc(int64_t bins = 100, const Scalar& min = 0, const Scalar& max = 0) const;
std::tuple<Tensor, Tensor> kthvalue(int64_t k, int64_t dim = -1, bool keepdim = false) const;
Tensor masked_select(const Tensor& mask) const;
Tensor median() const;
std::tuple<Tensor, Tensor> median(int64_t dim, bool keepdim = false) const;
std::tuple<Tensor, Tensor> mode(int64_t dim = -1, bool keepdim = false) const;
Tensor msort() const;
Tensor nanmedian() const;
std::tuple<Tensor, Tensor> nanmedian(int64_t dim, bool keepdim = false) const;
Tensor nanquantile(const Tensor& q, std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                   std::string_view interpolation = "linear") const;
Tensor nanquantile(double q, std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                   std::string_view interpolation = "linear") const;
Tensor nonzero() const;
Tensor quantile(const Tensor& q, std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                std::string_view interpolation = "linear") const;
Tensor quantile(double q, std::optional<int64_t> dim = std::nullopt, bool keepdim = false,
                std::string_view interpolation = "linear") const;
std::tuple<Tensor, Tensor> sort(int64_t dim = -1, bool descending = false) const;
std::tuple<Tensor, Tensor> sort(std::optional<bool> stable, int64_t dim = -1,
                                bool descending = false) const;
std::tuple<Tensor, Tensor> topk(int64_t k, int64_t dim = -1, bool largest = true,
                                bool sorted = true) const;
std::tuple<Tensor, Tensor, Tensor> unique_consecutive(
    bool return_inverse = false, bool return_counts = false,
    std::optional<int64_t> dim = std::nullopt) const;

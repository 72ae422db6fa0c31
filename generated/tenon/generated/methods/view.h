// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor as_strided(IntArrayRef size, IntArrayRef stride,
                  std::optional<int64_t> storage_offset = std::nullopt) const;
Tensor& as_strided_(IntArrayRef size, IntArrayRef stride,
                    std::optional<int64_t> storage_offset = std::nullopt) const;
Tensor broadcast_to(IntArrayRef size) const;
std::vector<Tensor> chunk(int64_t chunks, int64_t dim = 0) const;
Tensor detach() const;
Tensor diagonal(int64_t offset = 0, int64_t dim1 = 0, int64_t dim2 = 1) const;
Tensor expand(IntArrayRef size, bool implicit = false) const;
Tensor expand_as(const Tensor& other) const;
Tensor flatten(int64_t start_dim = 0, int64_t end_dim = -1) const;
Tensor moveaxis(int64_t source, int64_t destination) const;
Tensor moveaxis(IntArrayRef source, IntArrayRef destination) const;
Tensor movedim(int64_t source, int64_t destination) const;
Tensor movedim(IntArrayRef source, IntArrayRef destination) const;
Tensor narrow(int64_t dim, int64_t start, int64_t length) const;
Tensor permute(IntArrayRef dims) const;
Tensor reshape(IntArrayRef shape) const;
Tensor reshape_as(const Tensor& other) const;
Tensor select(int64_t dim, int64_t index) const;
Tensor slice(int64_t dim = 0, std::optional<int64_t> start = std::nullopt,
             std::optional<int64_t> end = std::nullopt, int64_t step = 1) const;
std::vector<Tensor> split(int64_t split_size, int64_t dim = 0) const;
std::vector<Tensor> split_with_sizes(IntArrayRef split_sizes, int64_t dim = 0) const;
Tensor squeeze() const;
Tensor squeeze(int64_t dim) const;
Tensor squeeze(IntArrayRef dim) const;
Tensor& squeeze_() const;
Tensor& squeeze_(int64_t dim) const;
Tensor swapaxes(int64_t axis0, int64_t axis1) const;
Tensor swapdims(int64_t dim0, int64_t dim1) const;
Tensor t() const;
Tensor& t_() const;
std::vector<Tensor> tensor_split(int64_t sections, int64_t dim = 0) const;
std::vector<Tensor> tensor_split(IntArrayRef indices, int64_t dim = 0) const;
Tensor transpose(int64_t dim0, int64_t dim1) const;
Tensor& transpose_(int64_t dim0, int64_t dim1) const;
std::vector<Tensor> unbind(int64_t dim = 0) const;
Tensor unflatten(int64_t dim, IntArrayRef sizes) const;
Tensor unfold(int64_t dimension, int64_t size, int64_t step) const;
Tensor unsqueeze(int64_t dim) const;
Tensor& unsqueeze_(int64_t dim) const;
Tensor view(IntArrayRef size) const;
Tensor view_as(const Tensor& other) const;

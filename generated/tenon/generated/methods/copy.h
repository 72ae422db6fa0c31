// Generated from ops.yaml by templates/methods/shard.h.j2. Do not edit; run
//   python3 -m codegen
// Included inside `class Tensor`: the operators that are methods.
Tensor clone(std::optional<MemoryFormat> memory_format = std::nullopt) const;
Tensor contiguous(MemoryFormat memory_format = MemoryFormat::Contiguous) const;
Tensor& copy_(const Tensor& src, bool non_blocking = false) const;
Tensor& fill_(const Scalar& value) const;
Tensor& fill_(const Tensor& value) const;
Scalar item() const;
Tensor& resize_(IntArrayRef size, std::optional<MemoryFormat> memory_format = std::nullopt) const;
Tensor to(DType dtype, bool non_blocking = false, bool copy = false,
          std::optional<MemoryFormat> memory_format = std::nullopt) const;
Tensor to(Device device, DType dtype, bool non_blocking = false, bool copy = false,
          std::optional<MemoryFormat> memory_format = std::nullopt) const;
Tensor type_as(const Tensor& other) const;
Tensor& zero_() const;

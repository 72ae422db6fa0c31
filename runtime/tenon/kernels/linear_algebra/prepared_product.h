#pragma once

#include <optional>

#include "tenon/base/scalar.h"
#include "tenon/kernels/linear_algebra/gemm.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// A product of two matrices of float32 or float64 of which all but the addresses is known: what
/// `mm` and `addmm` compute, to the bit. Any thread.
class PreparedProduct {
 public:
  /// Of `beta * self + alpha * a * b` into a row-major `out`, all as these tensors, of which no
  /// data are read; an undefined `self` is none. Nothing for another dtype, and where `addmm` would
  /// copy an operand or raise an error.
  static std::optional<PreparedProduct> make(const TensorBase& self, const TensorBase& a,
                                             const TensorBase& b, const Scalar& beta,
                                             const Scalar& alpha, const TensorBase& out);

  /// Whether it is one of loops that store each element once, and can add to it and rectify it
  /// then.
  bool can_finish() const;
  /// Lets results that are not above 0 be 0, after the addition; only where it `can_finish`.
  void rectify() { rectifies_ = true; }
  bool rectifies() const { return rectifies_; }

  /// `self` is not read where there is none. `second` is what is added to the result, which lies as
  /// that does; null unless it `can_finish`.
  void run(const void* self, const void* a, const void* b, const void* second, void* out) const {
    is_double_ ? run_as<double>(self, a, b, second, out) : run_as<float>(self, a, b, second, out);
  }

 private:
  template <class T>
  void run_as(const void* self, const void* a, const void* b, const void* second, void* out) const;
  template <class T>
  void run_by_loops(const void* self, const void* a, const void* b, const void* second,
                    void* out) const;
  void prepare_loops();

  /// What computes it: loops for few elements, loops for a matrix and a vector, which are the rows
  /// or the columns of the matrix times that, loops for two matrices, or what `gemm` takes.
  enum class Kind : uint8_t { kSmall, kWithRows, kOfRows, kLoops, kGemm };
  bool is_by_loops() const {
    return kind_ == Kind::kWithRows || kind_ == Kind::kOfRows || kind_ == Kind::kLoops;
  }

  struct Operand {
    int64_t row_stride, column_stride;
    int64_t leading;
    bool transposed;
  };
  bool set_operand(Operand& operand, const TensorBase& tensor) const;

  Kind kind_ = Kind::kSmall;
  bool is_double_ = false, rectifies_ = false, is_large_ = false;
  int64_t m_ = 0, n_ = 0, k_ = 0;
  double alpha_ = 1, beta_ = 0;
  Operand a_ = {}, b_ = {};
  int64_t addend_row_stride_ = 0, addend_column_stride_ = 0;
};

}  // namespace tenon::kernels

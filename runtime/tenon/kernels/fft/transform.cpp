#include "tenon/kernels/fft/transform.h"

#include <algorithm>
#include <limits>
#include <memory>

#include "tenon/base/allocator.h"
#include "tenon/base/integer_math.h"
#include "tenon/kernels/fft/lines.h"
#include "tenon/kernels/fft/plan_cache.h"
#include "tenon/kernels/reduction/geometry.h"
#include "tenon/parallel/parallel.h"

// fits in this file: lines in memory, and parts of buffers that were allocated

namespace tenon::kernels {
namespace {

bool is_complex_to_complex(FftKind kind) {
  return kind == FftKind::kForward || kind == FftKind::kInverse;
}

/// Lines of so many points or more are transformed by themselves where they lie in memory as the
/// transform takes them: as many as fill a vector would not stay in the cache.
constexpr int64_t kLeastDirect = 32;

/// The plans of a call, and what is done to one line or to several side by side.
template <class T>
class LineTransform {
 public:
  explicit LineTransform(const FftRows<T>& rows) : rows_(rows) {
    if (is_complex_to_complex(rows.kind)) {
      complex_plan_ = cached_plan<FftPlan<T>>(rows.n);
      complex_ = complex_plan_.get();
    } else {
      real_plan_ = cached_plan<RealFftPlan<T>>(rows.n);
      complex_ = &real_plan_->complex();
    }
  }

  /// Of the complex transform.
  int64_t points() const { return complex_->n(); }
  /// What `run_direct` and `run_lines` need, in T: for the lines, and as much for what becomes of
  /// them, or more for the complex transform. Whole cache lines.
  CheckedInt work_size(int64_t lanes) const {
    const CheckedInt lines = buffer_size(lanes), other = aligned(complex_->work_size(lanes));
    if (!lines.fits() || !other.fits()) return lines + other;
    return lines + std::max(lines.value(), other.value());
  }

  /// One line that lies in memory as the complex transform takes it, to such a one.
  void run_direct(const T* in, T* out, T* work) const {
    T* const rest = work + buffer_size(1).value();
    if (rows_.kind == FftKind::kComplexToReal) {
      fold(in, work, 1);
      complex_->transform(work, out, rest, 1, true, rows_.scale);
      return;
    }
    complex_->transform(in, out, rest, 1, is_inverse(), complex_scale());
    if (rows_.kind == FftKind::kRealToComplex) fold(out, out, 1);
  }

  void run_lines(const FftLines& lines, T* work) const {
    const int64_t lanes = lines.count;
    T* const rest = work + buffer_size(lanes).value();
    gather_lines(rows_, lines, lanes, work);
    if (rows_.kind == FftKind::kComplexToReal && is_halved()) fold(work, work, lanes);
    T* const result = complex_->transform_lossy(work, rest, lanes, is_inverse(), complex_scale());
    if (rows_.kind == FftKind::kRealToComplex && is_halved()) fold(result, result, lanes);
    scatter_lines(rows_, lines, lanes, result);
  }

  /// Whether a line that lies in memory one number after the other is best transformed by itself.
  bool suits_direct() const {
    const bool is_halved_or_complex = real_plan_ == nullptr || is_halved();
    return is_halved_or_complex && points() >= kLeastDirect && complex_->suits_one_lane();
  }

 private:
  bool is_halved() const { return real_plan_ != nullptr && real_plan_->is_halved(); }
  bool is_inverse() const {
    return rows_.kind == FftKind::kInverse || rows_.kind == FftKind::kComplexToReal;
  }
  /// `fold` makes the spectrum times two.
  double complex_scale() const {
    return rows_.kind == FftKind::kRealToComplex && is_halved() ? rows_.scale / 2 : rows_.scale;
  }
  /// For the lines, of which a half-length transform makes one number more.
  CheckedInt buffer_size(int64_t lanes) const {
    return aligned((CheckedInt(points()) + 1) * 2 * lanes);
  }
  static CheckedInt aligned(CheckedInt count) {
    constexpr int64_t kAligned = kAlignment / sizeof(T);
    const CheckedInt more = count + (kAligned - 1);
    return more.fits() ? more.value() / kAligned * kAligned : more;
  }

  void fold(const T* in, T* out, int64_t lanes) const {
    fft_loops<T>().fold(in, real_plan_->fold_twiddles(), points(), lanes,
                        rows_.kind == FftKind::kComplexToReal, out);
  }

  const FftRows<T>& rows_;
  std::shared_ptr<const FftPlan<T>> complex_plan_;
  std::shared_ptr<const RealFftPlan<T>> real_plan_;
  const FftPlan<T>* complex_ = nullptr;
};

/// Memory of the threads.
template <class T>
class Work {
 public:
  explicit Work(CheckedInt count)
      : bytes_(static_cast<size_t>(checked_nbytes(count.value_or(kTooMany), dtype_of<T>))),
        data_(static_cast<T*>(allocate_bytes(bytes_))) {}
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;
  ~Work() { free_bytes(data_, bytes_); }

  T* data() const { return data_; }

 private:
  static constexpr int64_t kTooMany = std::numeric_limits<int64_t>::max();

  size_t bytes_;
  T* data_;
};

/// How lines are cut into blocks, and these among threads. It depends on sizes only, but for the
/// threads.
template <class T>
struct Blocks {
  Blocks(const FftRows<T>& rows, const LineTransform<T>& transform, int64_t lines);

  bool is_direct = false;
  int64_t lines_in_block = 1;
  int64_t count;
  int64_t threads;
};

/// What the buffers of a block may take, to stay in a cache of the second level.
constexpr int64_t kBlockBytes = 1 << 18;
/// Work that is worth waking a thread for, in complex numbers of all lines.
constexpr int64_t kGrain = 1 << 13;

template <class T>
Blocks<T>::Blocks(const FftRows<T>& rows, const LineTransform<T>& transform, int64_t lines) {
  constexpr int64_t kLine = 64 / (2 * sizeof(T));  // complex numbers in a cache line
  const int64_t points = transform.points();
  is_direct = rows.in_stride == 1 && rows.out_stride == 1 && transform.suits_direct();
  if (!is_direct) {
    lines_in_block = 2 * kLine;
    while (lines_in_block > kLine / 2 &&
           points > kBlockBytes / static_cast<int64_t>(4 * sizeof(T)) / lines_in_block)
      lines_in_block /= 2;
    lines_in_block = std::min(lines_in_block, lines);
  }
  count = ceil_divide(lines, lines_in_block);
  const int64_t worth = std::max<int64_t>(saturating_multiply(lines, points) / kGrain, 1);
  threads = in_parallel_region() ? 1 : std::min<int64_t>({get_num_threads(), count, worth});
}

/// Walks the lines, in T.
template <class T>
class LineCounter {
 public:
  explicit LineCounter(const FftRows<T>& rows)
      : in_(rows.sizes, rows.in_strides),
        out_(rows.sizes, rows.out_strides),
        in_parts_(rows.kind == FftKind::kRealToComplex ? 1 : 2),
        out_parts_(rows.kind == FftKind::kComplexToReal ? 1 : 2) {}

  void seek(int64_t line) {
    in_.seek(line);
    out_.seek(line);
  }
  void next_lines(int64_t count, FftLines& lines) {
    lines.count = count;
    for (int64_t i = 0; i < count; ++i) {
      lines.in[i] = in_.offset() * in_parts_;
      lines.out[i] = out_.offset() * out_parts_;
      in_.next();
      out_.next();
    }
  }

 private:
  StridedCounter in_, out_;
  int64_t in_parts_, out_parts_;
};

template <class T>
void run_blocks(const FftRows<T>& rows, const LineTransform<T>& transform, const Blocks<T>& blocks,
                int64_t lines, int64_t first, int64_t last, T* work) {
  LineCounter<T> counter(rows);
  counter.seek(first * blocks.lines_in_block);
  FftLines part;
  for (int64_t block = first; block < last; ++block) {
    const int64_t before = block * blocks.lines_in_block;
    counter.next_lines(std::min(blocks.lines_in_block, lines - before), part);
    if (blocks.is_direct)
      transform.run_direct(rows.in + part.in[0], rows.out + part.out[0], work);
    else
      transform.run_lines(part, work);
  }
}

template <class T>
void transform_rows(const FftRows<T>& rows) {
  const int64_t lines = saturating_product(rows.sizes);
  if (lines == 0 || rows.n <= 0) return;
  const LineTransform<T> transform(rows);
  const Blocks<T> blocks(rows, transform, lines);
  const CheckedInt work_size = transform.work_size(blocks.lines_in_block);
  const Work<T> work(work_size * blocks.threads);
  parallel_for(0, blocks.threads, 1, [&](int64_t begin, int64_t end) {
    for (int64_t thread = begin; thread < end; ++thread) {
      run_blocks(rows, transform, blocks, lines,
                 multiply_divide(blocks.count, thread, blocks.threads),
                 multiply_divide(blocks.count, thread + 1, blocks.threads),
                 work.data() + thread * work_size.value());
    }
  });
}

}  // namespace

void fft_rows(const FftRows<float>& rows) {
  transform_rows(rows);
}
void fft_rows(const FftRows<double>& rows) {
  transform_rows(rows);
}

}  // namespace tenon::kernels

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "tenon/base/broadcast.h"
#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"
#include "tenon/composite/equation.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/sum.h"

// Products of tensors whose dimensions have names: operands are brought to the dimensions of all
// names, then multiplied pair by pair as matrices, and summed where no other one has the name.

namespace tenon::composite {
namespace {

using Term = Equation::Term;

/// Which dimension of the products each letter has: those of the output come first.
struct Dimensions {
  std::array<int64_t, Equation::kLetters> of_letter;
  int64_t dots = 0, first_dot = -1, kept = 0, count = 0;
};

int64_t dots_of(const Term& term, const TensorBase& operand) {
  const auto letters = static_cast<int64_t>(term.letters.size());
  TENON_CHECK(term.has_dots() ? operand.dim() >= letters : operand.dim() == letters, ShapeError,
              "einsum: '", term.letters, "' has ", letters, " letters for an operand of sizes ",
              operand.sizes());
  return operand.dim() - letters;
}

Dimensions dimensions_of(const Equation& equation, TensorList tensors) {
  Dimensions all;
  all.of_letter.fill(-1);
  for (size_t i = 0; i < tensors.size(); ++i) {
    all.dots = std::max(all.dots, dots_of(equation.operands[i], tensors[i]));
  }
  const auto put_dots = [&] { all.first_dot = std::exchange(all.count, all.count + all.dots); };
  const Term& output = equation.output;
  for (size_t i = 0; i <= output.letters.size(); ++i) {
    if (i == output.dots) put_dots();
    if (i == output.letters.size()) break;
    const char letter = output.letters[i];
    TENON_CHECK(
        std::ranges::any_of(equation.operands, [&](auto& term) { return term.has(letter); }),
        ValueError, "einsum: no operand has '", letter, "' of the output");
    TENON_CHECK(all.of_letter[Equation::number_of(letter)] < 0, ValueError,
                "einsum: the output names '", letter, "' twice");
    all.of_letter[Equation::number_of(letter)] = all.count++;
  }
  all.kept = all.count;
  if (!output.has_dots()) put_dots();  // they are summed
  for (const Term& term : equation.operands) {
    for (const char letter : term.letters) {
      int64_t& dim = all.of_letter[Equation::number_of(letter)];
      if (dim < 0) dim = all.count++;
    }
  }
  return all;
}

/// A tensor with a dimension for each of all, of size 1 where it has none.
struct Operand {
  TensorBase tensor;
  std::vector<bool> has;
};

Operand aligned(const Term& term, const TensorBase& operand, const Dimensions& all) {
  TensorBase tensor = operand;
  DimVector dims, order;  // which of all each of its own is, and how these are in order
  const auto take = [&](int64_t dim) {
    const auto before = std::ranges::find(dims, dim);
    const auto first = static_cast<int64_t>(before - dims.begin()),
               next = static_cast<int64_t>(dims.size());
    if (before == dims.end()) return dims.push_back(dim), order.push_back(next);
    TENON_CHECK(tensor.size(first) == tensor.size(next), ShapeError, "einsum: a letter of '",
                term.letters, "' stands for dimensions of different sizes in ", operand.sizes());
    tensor = ops::movedim(ops::diagonal(tensor, 0, first, next), -1, first);
  };
  const int64_t own_dots = dots_of(term, operand);
  for (size_t i = 0; i <= term.letters.size(); ++i) {
    if (i == term.dots) {
      for (int64_t k = all.dots - own_dots; k < all.dots; ++k) take(all.first_dot + k);
    }
    if (i < term.letters.size()) take(all.of_letter[Equation::number_of(term.letters[i])]);
  }
  std::ranges::sort(order, [&](int64_t a, int64_t b) { return dims[a] < dims[b]; });
  DimVector sizes(all.count, 1);
  std::vector<bool> has(all.count);
  for (size_t i = 0; i < dims.size(); ++i) {
    sizes[dims[i]] = tensor.size(static_cast<int64_t>(i));
    has[dims[i]] = true;
  }
  return {ops::reshape(ops::permute(tensor, order), sizes), std::move(has)};
}

std::vector<Operand> aligned_operands(const Equation& equation, TensorList tensors,
                                      const Dimensions& all) {
  std::vector<Operand> operands;
  DimVector sizes(all.count, 1);
  for (size_t i = 0; i < tensors.size(); ++i) {
    // A product saves its operands; of one that is only summed nothing is saved.
    const TensorBase tensor = tensors.size() == 1 ? recordable(tensors[i]) : tensors[i];
    operands.push_back(aligned(equation.operands[i], tensor, all));
    TENON_CHECK(broadcast_into(sizes, operands.back().tensor.sizes()), ShapeError,
                "einsum: expected one size for each letter, got an operand '",
                equation.operands[i].letters, "' of sizes ", tensor.sizes(),
                " beside others of other sizes");
  }
  return operands;
}

TensorBase summed(const TensorBase& tensor, const DimVector& dims,
                  std::optional<DType> dtype = std::nullopt) {
  return dims.empty() ? tensor : ops::sum(tensor, dims, /*keepdim=*/true, dtype);
}

/// The dimensions of two operands as matrices: batches, rows, what is summed, columns; and what
/// ends in one of them alone.
struct Pair {
  DimVector batch, rows, inner, columns, of_left, of_right;

  Pair(const TensorBase& left, const TensorBase& right, const std::vector<bool>& ends) {
    for (int64_t d = 0; d < left.dim(); ++d) {
      const bool in_left = left.size(d) != 1, in_right = right.size(d) != 1;
      if (ends[d] && in_left != in_right) (in_left ? of_left : of_right).push_back(d);
      DimVector& group = ends[d] ? inner : in_left && in_right ? batch : in_left ? rows : columns;
      group.push_back(d);
    }
  }
};

DimVector joined(std::initializer_list<const DimVector*> groups) {
  DimVector all;
  for (const DimVector* group : groups) {
    for (const int64_t dim : *group) all.push_back(dim);
  }
  return all;
}

int64_t count_of(const TensorBase& tensor, const DimVector& dims) {
  int64_t count = 1;
  for (const int64_t dim : dims) count = saturating_multiply(count, tensor.size(dim));
  return count;
}

/// The product of both, summed over the dimensions that end.
TensorBase multiplied(const TensorBase& given_left, const TensorBase& given_right,
                      const std::vector<bool>& ends) {
  const Pair pair(given_left, given_right, ends);
  // Integers add up in int64, and a product has factors of one dtype.
  const TensorBase left = summed(given_left, pair.of_left, given_left.dtype()),
                   right = summed(given_right, pair.of_right, given_right.dtype());
  const int64_t inner = count_of(left, pair.inner);
  if (inner == 1) return ops::mul(left, right);
  const int64_t batches = count_of(left, pair.batch), rows = count_of(left, pair.rows),
                columns = count_of(right, pair.columns);
  const TensorBase a = ops::reshape(
      ops::permute(left, joined({&pair.batch, &pair.rows, &pair.inner, &pair.columns})),
      {batches, rows, inner});
  const TensorBase b = ops::reshape(
      ops::permute(right, joined({&pair.batch, &pair.inner, &pair.columns, &pair.rows})),
      {batches, inner, columns});
  const DimVector order = joined({&pair.batch, &pair.rows, &pair.inner, &pair.columns});
  DimVector sizes, back(order.size());
  for (size_t i = 0; i < order.size(); ++i) {
    const int64_t dim = order[i];
    sizes.push_back(ends[dim] ? 1 : left.size(dim) != 1 ? left.size(dim) : right.size(dim));
    back[dim] = static_cast<int64_t>(i);
  }
  return ops::permute(ops::reshape(ops::bmm(a, b), sizes), back);
}

/// Replaces operands `i` and `j` by their product, which becomes operand `place` of the others.
void contract(std::vector<Operand>& operands, size_t i, size_t j, size_t place, int64_t kept) {
  const Operand left = operands[i], right = operands[j];
  operands.erase(operands.begin() + static_cast<int64_t>(std::max(i, j)));
  operands.erase(operands.begin() + static_cast<int64_t>(std::min(i, j)));
  std::vector<bool> ends(left.has.size()), has(left.has.size());
  for (size_t d = 0; d < ends.size(); ++d) {
    const auto has_it = [&](const Operand& other) { return other.has[d]; };
    ends[d] = static_cast<int64_t>(d) >= kept && std::ranges::none_of(operands, has_it);
    has[d] = !ends[d] && (left.has[d] || right.has[d]);
  }
  operands.insert(operands.begin() + static_cast<int64_t>(std::min(place, operands.size())),
                  {multiplied(left.tensor, right.tensor, ends), std::move(has)});
}

void check_operands(TensorList tensors) {
  TENON_CHECK(!tensors.empty(), ValueError, "einsum: expected at least one operand, got none");
  for (const TensorBase& tensor : tensors) {
    TENON_CHECK(tensor.dtype() == tensors[0].dtype(), DTypeError,
                "einsum: expected operands of one dtype, got ", tensors[0].dtype(), " and ",
                tensor.dtype());
    TENON_CHECK(tensor.device() == tensors[0].device(), DeviceError,
                "einsum: expected operands on one device, got ", tensors[0].device(), " and ",
                tensor.device());
    TENON_CHECK(tensors.size() == 1 || tensor.dtype() != DType::kBool, DTypeError,
                "einsum: expected operands of numbers, got bool");
  }
}

/// ValueError unless the path has two operands for each product, which are there.
void check_path(IntArrayRef path, size_t operands) {
  const size_t expected = operands == 1 ? 1 : 2 * (operands - 1);
  TENON_CHECK(path.size() == expected, ValueError, "einsum: expected a path of ", expected,
              " numbers for ", operands, " operands, got ", path);
  for (size_t i = 0; i < path.size(); ++i) {
    const auto left = static_cast<int64_t>(operands - i / 2);
    TENON_CHECK(path[i] >= 0 && path[i] < left && (i % 2 == 0 || path[i] != path[i - 1]),
                ValueError, "einsum: expected two different operands of ", left,
                " for each product, got the path ", path);
  }
}

}  // namespace

TensorBase einsum(std::string_view equation, TensorList tensors, std::optional<IntArrayRef> path) {
  check_operands(tensors);
  if (path) check_path(*path, tensors.size());
  const Equation parsed = Equation::parse(equation, tensors.size());
  const Dimensions all = dimensions_of(parsed, tensors);
  std::vector<Operand> operands = aligned_operands(parsed, tensors, all);
  for (size_t i = 0; operands.size() > 1; i += 2) {
    if (path)
      contract(operands, (*path)[i], (*path)[i + 1], operands.size(), all.kept);
    else
      contract(operands, 0, 1, 0, all.kept);
  }
  DimVector sums;
  for (int64_t d = all.kept; d < all.count && tensors.size() == 1; ++d) sums.push_back(d);
  const TensorBase product = summed(operands[0].tensor, sums);
  const TensorBase result = ops::reshape(product, product.sizes().slice(0, all.kept));
  return tensors.size() == 1 && sums.empty() ? ops::clone(result) : result;
}

}  // namespace tenon::composite

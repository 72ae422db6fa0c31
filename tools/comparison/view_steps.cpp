// Steps that make views.

#include <algorithm>

#include "describe.h"
#include "steps.h"

namespace comparison {
namespace {

using torch::Tensor;

/// A dimension of `tensor`; now and then one that it does not have.
int64_t dimension(RandomStream& random, const Tensor& tensor) {
  if (random.chance(1, 40) || tensor.dim() == 0) return random.below(3) - 1;
  return random.below(tensor.dim()) - (random.chance(1, 4) ? tensor.dim() : 0);
}

int64_t size_at(const Tensor& tensor, int64_t dim) {
  const bool exists = dim >= -tensor.dim() && dim < tensor.dim();
  return exists ? std::max<int64_t>(tensor.size(dim), 1) : 1;
}

std::vector<int64_t> other_sizes(RandomStream& random, const Tensor& tensor) {
  const int64_t n = tensor.numel();
  std::vector<std::vector<int64_t>> choices = {{n}, {-1}, {1, n}, {n, 1}, tensor.sizes().vec()};
  if (n % 2 == 0) choices.push_back({2, n / 2});
  if (n % 3 == 0) choices.push_back({n / 3, 3});
  if (random.chance(1, 40)) choices = {{n + 1}};
  return random.pick(choices);
}

std::string text(int64_t number) {
  return std::to_string(number);
}

void view(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const std::vector<int64_t> sizes = other_sizes(random, self.tensor);
  p.say("view", {self}, describe(sizes));
  p.keep_view(self.tensor.view(sizes));
}

void view_as(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  p.say("view_as", {self, self});
  p.keep_view(self.tensor.view_as(self.tensor));
}

void select(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const int64_t dim = dimension(random, self.tensor);
  const int64_t index = random.below(size_at(self.tensor, dim));
  p.say("select", {self}, text(dim) + ", " + text(index));
  p.keep_view(self.tensor.select(dim, index));
}

void slice(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const int64_t dim = dimension(random, self.tensor);
  const int64_t start = random.below(size_at(self.tensor, dim));
  const int64_t step = 1 + random.below(2);
  p.say("slice", {self}, text(dim) + ", " + text(start) + ", None, " + text(step));
  p.keep_view(self.tensor.slice(dim, start, c10::nullopt, step));
}

void narrow(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const int64_t dim = dimension(random, self.tensor);
  const int64_t size = size_at(self.tensor, dim);
  const int64_t start = random.below(size);
  const int64_t length = 1 + random.below(size - start);
  p.say("narrow", {self}, text(dim) + ", " + text(start) + ", " + text(length));
  p.keep_view(self.tensor.narrow(dim, start, length));
}

void transpose(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const int64_t first = dimension(random, self.tensor);
  const int64_t second = dimension(random, self.tensor);
  p.say("transpose", {self}, text(first) + ", " + text(second));
  p.keep_view(self.tensor.transpose(first, second));
}

void t(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  p.say("t", {self});
  p.keep_view(self.tensor.t());
}

void permute(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  std::vector<int64_t> dims;
  for (int64_t dim = 0; dim < self.tensor.dim(); ++dim) {
    dims.insert(dims.begin() + random.below(dim + 1), dim);
  }
  p.say("permute", {self}, describe(dims));
  p.keep_view(self.tensor.permute(dims));
}

void expand(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  std::vector<int64_t> sizes = self.tensor.sizes().vec();
  for (int64_t& size : sizes) size = size == 1 ? 2 : size;
  if (sizes.size() < 3 && random.chance(1, 2)) sizes.insert(sizes.begin(), 2);
  p.say("expand", {self}, describe(sizes));
  p.keep_view(self.tensor.expand(sizes));
}

void unsqueeze(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const int64_t dim = random.below(self.tensor.dim() + 1);
  p.say("unsqueeze", {self}, text(dim));
  p.keep_view(self.tensor.unsqueeze(dim));
}

void squeeze(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  p.say("squeeze", {self});
  p.keep_view(self.tensor.squeeze());
}

void squeeze_dim(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const int64_t dim = dimension(random, self.tensor);
  p.say("squeeze", {self}, text(dim));
  p.keep_view(self.tensor.squeeze(dim));
}

void diagonal(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const int64_t offset = random.below(3) - 1;
  p.say("diagonal", {self}, text(offset));
  p.keep_view(self.tensor.diagonal(offset));
}

void as_strided(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  if (!self.tensor.is_contiguous() || self.tensor.numel() < 2) return;
  const int64_t first = random.below(2);
  const int64_t rows = 1 + random.below((self.tensor.numel() - first) / 2);
  const int64_t offset = self.tensor.storage_offset() + first;
  const bool swap = random.chance(1, 3);
  const std::vector<int64_t> sizes =
      swap ? std::vector<int64_t>{2, rows} : std::vector<int64_t>{rows, 2};
  const std::vector<int64_t> strides =
      swap ? std::vector<int64_t>{1, 2} : std::vector<int64_t>{2, 1};
  // Of a tensor of two elements the second may be the first of a window.
  const bool past_end = first + 2 * rows > self.tensor.numel();
  p.say("as_strided", {self},
        describe(sizes) + ", " + describe(strides) + ", start + " + text(first) +
            (past_end ? ", past its end" : ""));
  p.keep_view(self.tensor.as_strided(sizes, strides, offset));
}

void detach(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  p.say("detach", {self});
  p.keep_view(self.tensor.detach());
}

/// Keeps up to two of several views made together.
void keep_some(Program& p, RandomStream& random, std::vector<Tensor> parts) {
  while (parts.size() > 2) parts.erase(parts.begin() + random.below(3));
  for (Tensor& part : parts) p.keep_view(std::move(part), /*multi=*/true);
}

void split(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const int64_t dim = dimension(random, self.tensor);
  const int64_t size = 1 + random.below(2);
  p.say("split", {self}, text(size) + ", " + text(dim));
  keep_some(p, random, self.tensor.split(size, dim));
}

void chunk(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const int64_t dim = dimension(random, self.tensor);
  p.say("chunk", {self}, "2, " + text(dim));
  keep_some(p, random, self.tensor.chunk(2, dim));
}

void unbind(Program& p, RandomStream& random) {
  const Live self = p.pick(random);
  const int64_t dim = dimension(random, self.tensor);
  p.say("unbind", {self}, text(dim));
  keep_some(p, random, self.tensor.unbind(dim));
}

}  // namespace

const Steps& view_steps() {
  static const Steps steps = {
      {4, view},     {2, view_as},    {4, select}, {3, slice},     {3, narrow},  {4, transpose},
      {1, t},        {2, permute},    {2, expand}, {2, unsqueeze}, {1, squeeze}, {1, squeeze_dim},
      {2, diagonal}, {2, as_strided}, {2, detach}, {1, split},     {1, chunk},   {1, unbind},
  };
  return steps;
}

}  // namespace comparison

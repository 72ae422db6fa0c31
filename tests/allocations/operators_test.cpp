#include "tests/allocations/counted.h"
#include "tests/allocations/scenario.h"

namespace tenon::test {
namespace {

using Results = std::vector<Tensor>;

void append(Results& out, const std::vector<Tensor>& list) {
  out.insert(out.end(), list.begin(), list.end());
}

/// A functional call: its result is right, and its arguments stay.
void check_call(const std::string& name, const std::vector<Tensor>& arguments,
                const std::function<void(Results&)>& call) {
  check_failing_allocations(name, [&] {
    auto results = std::make_shared<Results>();
    results->reserve(16);  // the test itself allocates nothing while allocations fail
    return Attempt{.call =
                       [=] {
                         results->clear();
                         call(*results);
                       },
                   .results = [=] { return *results; },
                   .reach = arguments};
  });
}

TEST_CASE("functional operators fail without a trace", "[allocations]") {
  const Tensor x = counted({3, 4});
  const Tensor y = counted({3, 4}) * 0.5;
  const Tensor row = counted({4});
  const Tensor index = tensor({0, 2});
  const Tensor large = counted({64, 1024});
  const Tensor deep = counted({1, 2, 1, 2, 1, 2, 3});
  check_call("add", {x, y}, [=](Results& out) { out.push_back(add(x, y)); });
  check_call("add, broadcast", {x, row}, [=](Results& out) { out.push_back(add(x, row)); });
  check_call("add, large", {large}, [=](Results& out) { out.push_back(add(large, large)); });
  check_call("add, seven dimensions", {deep},
             [=](Results& out) { out.push_back(add(deep, deep)); });
  check_call("exp, transposed", {x}, [=](Results& out) { out.push_back(exp(x.t())); });
  check_call("to another dtype", {x}, [=](Results& out) { out.push_back(x.to(kFloat64)); });
  check_call("clone", {x}, [=](Results& out) { out.push_back(x.clone()); });
  check_call("contiguous", {x}, [=](Results& out) { out.push_back(x.t().contiguous()); });
  check_call("sum", {x}, [=](Results& out) { out.push_back(sum(x)); });
  check_call("sum over dimensions", {deep}, [=](Results& out) {
    out.push_back(sum(deep, {1, 3}));
  });
  check_call("mean", {x}, [=](Results& out) { out.push_back(mean(x, {0})); });
  check_call("prod", {x}, [=](Results& out) { out.push_back(prod(x)); });
  check_call("max", {x}, [=](Results& out) { out.push_back(max(x)); });
  check_call("max over a dimension", {x}, [=](Results& out) {
    auto [values, indices] = max(x, 1);
    out.push_back(values);
    out.push_back(indices);
  });
  check_call("argmax", {x}, [=](Results& out) { out.push_back(argmax(x)); });
  check_call("argmax over a dimension", {large},
             [=](Results& out) { out.push_back(argmax(large, 0)); });
  check_call("cumsum", {x}, [=](Results& out) { out.push_back(cumsum(x, 0)); });
  check_call("softmax", {x}, [=](Results& out) { out.push_back(softmax(x, 1)); });
  check_call("softmax over rows", {x}, [=](Results& out) { out.push_back(softmax(x, 0)); });
  check_call("mm", {x, y}, [=](Results& out) { out.push_back(mm(x, y.t())); });
  check_call("matmul", {deep},
             [=](Results& out) { out.push_back(matmul(deep, deep.transpose(-1, -2))); });
  check_call("linear", {x, y}, [=](Results& out) { out.push_back(linear(x, y, y.select(1, 0))); });
  check_call("index_select", {x, index},
             [=](Results& out) { out.push_back(index_select(x, 0, index)); });
  check_call("gather", {x}, [=](Results& out) {
    out.push_back(gather(x, 1, zeros({3, 2}, kInt64)));
  });
  check_call("where", {x, y}, [=](Results& out) { out.push_back(where(x > 3, x, y)); });
  check_call("index with a mask", {x}, [=](Results& out) { out.push_back(x.index({x > 3})); });
  check_call("index with tensors", {x, index}, [=](Results& out) {
    out.push_back(x.index({index, index}));
  });
  check_call("embedding", {x, index}, [=](Results& out) { out.push_back(embedding(x, index)); });
  check_call("one hot", {index}, [=](Results& out) { out.push_back(one_hot(index, 4)); });
  check_call("normal", {x}, [=](Results& out) { out.push_back(zeros_like(x) + x); });
}

TEST_CASE("lists of tensors are joined and split without a trace", "[allocations]") {
  const Tensor x = counted({3, 4});
  const Tensor y = counted({2, 4});
  const std::vector<Tensor> list = {x, y, x};
  const std::vector<Tensor> same = {x, x};
  check_call("cat", list, [=](Results& out) { out.push_back(cat(list, 0)); });
  check_call("stack", {x}, [=](Results& out) { out.push_back(stack(same, 0)); });
  check_call("split", {x}, [=](Results& out) { append(out, split(x, 2, 1)); });
  check_call("chunk", {x}, [=](Results& out) { append(out, chunk(x, 3, 0)); });
  check_call("unbind", {x}, [=](Results& out) { append(out, unbind(x, 0)); });
  check_call("split_with_sizes", {x}, [=](Results& out) {
    append(out, split_with_sizes(x, {1, 2}, 0));
  });
  check_call("repeat", {x}, [=](Results& out) { out.push_back(x.repeat({2, 1, 2})); });
}

TEST_CASE("networks fail without a trace", "[allocations]") {
  const Tensor image = counted({2, 3, 8, 8});
  const Tensor weight = counted({4, 3, 3, 3}) * 0.01;
  const Tensor bias = counted({4});
  const Tensor scale = counted({3});
  check_call("conv2d", {image, weight, bias},
             [=](Results& out) { out.push_back(conv2d(image, weight, bias)); });
  check_call("conv2d with strides", {image, weight, bias}, [=](Results& out) {
    out.push_back(conv2d(image, weight, bias, {2, 2}, {1, 1}));
  });
  check_call("conv2d in groups", {image}, [=](Results& out) {
    out.push_back(conv2d(image, ones({3, 1, 3, 3}), {}, {1, 1}, {0, 0}, {1, 1}, 3));
  });
  check_call("max_pool2d", {image}, [=](Results& out) {
    out.push_back(max_pool2d(image, {2, 2}));
  });
  check_call("avg_pool2d", {image}, [=](Results& out) {
    out.push_back(avg_pool2d(image, {2, 2}));
  });
  check_call("layer_norm", {image},
             [=](Results& out) { out.push_back(layer_norm(image, {8}, ones({8}), zeros({8}))); });
  check_call("cross_entropy", {image}, [=](Results& out) {
    out.push_back(cross_entropy_loss(image.view({16, 24}), zeros({16}, kInt64)));
  });
  check_call("dropout", {image}, [=](Results& out) { out.push_back(dropout(image, 0.5, false)); });
}

TEST_CASE("operators that order elements fail without a trace", "[allocations]") {
  const Tensor x = counted({3, 4});
  const Tensor large = counted({64, 1024});
  const auto append_both = [](Results& out, const std::tuple<Tensor, Tensor>& results) {
    out.push_back(std::get<0>(results));
    out.push_back(std::get<1>(results));
  };
  check_call("sort", {large}, [=](Results& out) { append_both(out, sort(large, 1, true)); });
  check_call("topk", {large}, [=](Results& out) { append_both(out, topk(large, 3, 0)); });
  check_call("median", {x}, [=](Results& out) { out.push_back(median(x.t())); });
  check_call("cummax", {x}, [=](Results& out) { append_both(out, cummax(x, 0)); });
  check_call("searchsorted", {x},
             [=](Results& out) { out.push_back(searchsorted(arange(9.0), x)); });
  check_call("isin", {x}, [=](Results& out) { out.push_back(isin(x, arange(9))); });
  check_call("nonzero", {x}, [=](Results& out) { out.push_back(x.nonzero()); });
  check_call("masked_select", {x}, [=](Results& out) { out.push_back(x.masked_select(x > 2)); });
  check_call("unique", {x}, [=](Results& out) {
    const auto [values, inverse, counts] = _unique2(x, true, true, true);
    for (const Tensor& each : {values, inverse, counts}) out.push_back(each);
  });
  check_call("bincount", {}, [](Results& out) { out.push_back(bincount(tensor({1, 0, 4}))); });
  check_call("histc", {x}, [=](Results& out) { out.push_back(histc(x, 5)); });
}

TEST_CASE("views, factories and texts fail without a trace", "[allocations]") {
  const Tensor x = counted({3, 4});
  const Tensor deep = counted({1, 2, 1, 2, 1, 2, 3});
  check_call("view", {x}, [=](Results& out) { out.push_back(x.view({2, 6})); });
  check_call("view of a view", {x}, [=](Results& out) { out.push_back(x.view({2, 6}).t()); });
  check_call("reshape", {x}, [=](Results& out) { out.push_back(x.t().reshape({12})); });
  check_call("select of seven dimensions", {deep},
             [=](Results& out) { out.push_back(deep.select(1, 1)); });
  check_call("expand", {x}, [=](Results& out) { out.push_back(x.expand({1, 1, 1, 1, 2, 3, 4})); });
  check_call("as_strided", {x}, [=](Results& out) { out.push_back(x.as_strided({2, 2}, {1, 2})); });
  check_call("zeros", {}, [](Results& out) { out.push_back(zeros({3, 4})); });
  check_call("arange", {}, [](Results& out) { out.push_back(arange(5)); });
  check_call("tensor of numbers", {}, [](Results& out) {
    out.push_back(tensor({{1, 2}, {3, 4}}));
  });
}

TEST_CASE("one element fails without a trace", "[allocations]") {
  const Tensor x = counted({3, 4});
  check_call("item", {x},
             [=](Results& out) { out.push_back(full({1}, x.select(0, 1).sum().item())); });
  check_call("index with a number", {x}, [=](Results& out) { out.push_back(x[1][2]); });
  check_call("index with slices", {x}, [=](Results& out) {
    out.push_back(x.index({indexing::Slice(0, 2), 1}));
    out.push_back(x.index({"...", indexing::None, 0}));
  });
  check_call("to every dtype", {x}, [=](Results& out) {
    for (const DType dtype :
         {kFloat64, kInt64, kInt32, kInt16, kInt8, kUInt8, kBool, kBFloat16, kFloat16}) {
      out.push_back(x.to(dtype));
    }
  });
}

}  // namespace
}  // namespace tenon::test

#include "tests/functionalize/programs.h"

#include <catch2/catch.hpp>
#include <utility>

namespace tenon::test {
namespace {

Tensors base_and_views() {
  const Tensor base = arange(12.).clone();
  return {base, base.view({3, 4}), base.slice(0, 2), base.view({3, 4}).t()[1]};
}
Tensors base_of_views() {
  return {base_and_views()[1]};
}

}  // namespace

const std::vector<Program> programs = {
    {"a window that reaches outside its view", base_of_views,
     [](Tensors& a) -> Tensors {
       const Tensor part = a[0].slice(0, 2);
       return {part, part.as_strided({2}, {1}, 0).add_(1)};
     }},
    {"a copy of a window of what is strided", [] { return Tensors{arange(10.)}; },
     [](Tensors& a) -> Tensors {
       const Tensor x = a[0].slice(0, 0, 10, 2);
       x.add_(1);
       return {as_strided_copy(x, {3}, {2}), x};
     }},
    {"one of the copies of an expanded tensor",
     [] {
       return Tensors{tensor({-0.0, 1.0})};
     },
     [](Tensors& a) -> Tensors {
       const Tensor x = a[0].expand({3, 2});
       return {x[0].add_(1), x};
     }},
    {"complex numbers of all parts but the last", [] { return Tensors{arange(7.).clone()}; },
     [](Tensors& a) -> Tensors {
       const Tensor z = view_as_complex(a[0].slice(0, 0, 6).view({3, 2}));
       z.mul_(Scalar(Complex128(0, 2)));
       z[1].add_(1);
       real(z).slice(0, 2).fill_(9);
       return {view_as_real(z), a[0] + 1};
     }},
    {"complex numbers of what was copied from an odd place",
     [] {
       return Tensors{zeros({6}), arange(7.).clone()};
     },
     [](Tensors& a) -> Tensors {
       a[0].copy_(a[1].slice(0, 1));
       const Tensor z = view_as_complex(a[0].view({3, 2}));
       z.mul_(2);
       return {view_as_real(z), a[1]};
     }},
    {"windows that overlap",
     [] {
       return Tensors{arange(5.).clone(), ones({2})};
     },
     [](Tensors& a) -> Tensors {
       const Tensor windows = a[0].unfold(0, 3, 1), shifted = a[0].as_strided({3}, {1}, 1);
       windows[0].mul_(10);
       shifted.add_(windows[1]);
       return {windows, shifted, windows[2][0].fill_(7)};
     }},
    {"one window where several would overlap", [] { return Tensors{arange(3.).clone()}; },
     [](Tensors& a) -> Tensors {
       const Tensor window = a[0].unfold(0, 3, 1);
       window.add_(1);
       a[0].mul_(2);
       return {window, a[0] + 1};
     }},
    {"arguments that share memory", base_and_views,
     [](Tensors& a) -> Tensors {
       a[1][0].mul_(2);
       a[2].sub_(a[3].sum());
       a[3].fill_(-1);
       return {a[0] + 1, a[0].view({2, 6})};
     }},
    {"parts without their base",
     [] {
       return Tensors{base_and_views()[2], ones({2}, kInt64)};
     },
     [](Tensors& a) -> Tensors {
       a[0].neg_();
       a[1].add_(3);
       return {a[0][1], a[1], Tensor()};
     }},
    {"results that alias each other",
     [] {
       return Tensors{ones({2, 3})};
     },
     [](Tensors& a) -> Tensors {
       const Tensor made = a[0] * 2;
       const Tensor view = made.t();
       view[0].add_(1);
       return {made, view, made, a[0]};
     }},
    {"it grows", [] { return Tensors{ones({3})}; },
     [](Tensors& a) -> Tensors {
       a[0].resize_({2, 4});
       a[0].fill_(3);
       return {};
     }},
    {"it shrinks", [] { return Tensors{arange(6.).clone()}; },
     [](Tensors& a) -> Tensors { return {a[0].resize_({2}).add_(1)}; }},
    {"other sizes and strides",
     [] {
       return Tensors{arange(6.).reshape({2, 3}).clone()};
     },
     [](Tensors& a) -> Tensors {
       const Tensor row = a[0][1];
       a[0].transpose_(0, 1).unsqueeze_(0);
       row.add_(5);
       return {a[0].squeeze_(), row};
     }},
    {"who requires grad",
     [] {
       return Tensors{ones({2}), ones({2}).requires_grad_(true)};
     },
     [](Tensors& a) -> Tensors {
       a[0].set_requires_grad(true);
       a[1].detach_();
       a[1].add_(1);
       return {(a[0] * a[1]).detach()};
     }},
    {"handles are swapped",
     [] {
       return Tensors{ones({2}), zeros({3})};
     },
     [](Tensors& a) -> Tensors {
       std::swap(a[0], a[1]);
       a[0].add_(5);
       a[1] = a[1] * 4;
       return {};
     }},
    {"copies between views of a base", base_of_views,
     [](Tensors& a) -> Tensors {
       return {a[0][0].copy_(a[0][2]), a[0].t()[1].copy_(a[0].t()[0])};
     }},
    {"views without elements",
     [] {
       return Tensors{ones({3, 2}), zeros({0})};
     },
     [](Tensors& a) -> Tensors {
       a[0].slice(0, 1, 1).add_(1);
       return {a[0].narrow(1, 2, 0).fill_(3), a[1].add_(1), a[1]};
     }},
    {"views of views", [] { return Tensors{arange(4.).clone()}; },
     [](Tensors& a) -> Tensors {
       Tensor view = a[0];
       for (int i = 0; i < 1000; ++i) view = i % 2 == 0 ? view.view({2, 2}) : view.view({4});
       return {view.add_(1)};
     }},
    {"plain tensors beside", [] { return Tensors{ones({2})}; },
     [plain = full({2}, 3.0)](Tensors& a) -> Tensors {
       const Tensor other = plain.clone();
       other.mul_(a[0] + 1);
       a[0].add_(other);
       return {a[0] + plain, zeros({2}).add_(1)};
     }},
    {"out=",
     [] {
       return Tensors{ones({2}), ones({3, 2}), zeros({0})};
     },
     [](Tensors& a) -> Tensors {
       add_out(a[0], ones({2}), a[0]);
       Tensor row = a[1][1];
       mul_out(row, a[0], a[0]);
       return {add_out(a[2], row, a[0])};
     }},
    {"expanded, and of other dtypes",
     [] {
       return Tensors{ones({1, 2}).expand({3, 2}), arange(4), tensor({true, false}),
                      ones({4}, kFloat64).slice(0, 1, 3)};
     },
     [](Tensors& a) -> Tensors {
       a[0][1].add_(2);
       a[1].mul_(a[1]);
       a[2].logical_not_();
       a[3].copy_(a[2]);
       return {a[0] * a[3], a[1].to(kFloat32)};
     }},
    {"copies between views that overlap", base_of_views,
     [](Tensors& a) -> Tensors {
       const Tensor flat = a[0].view({12});
       flat.slice(0, 1).copy_(flat.slice(0, 0, 11).clone());
       return {flat, a[0].t().select(0, 1).copy_(a[0].select(1, 3))};
     }},
    {"several views of one operator", base_of_views,
     [](Tensors& a) -> Tensors {
       const Tensors rows = a[0].unbind(0), parts = a[0].split(3, 1);
       const NoGradGuard no_grad;
       rows[1].add_(rows[0]);
       parts[1].mul_(parts[0].slice(1, 0, 1));
       return {rows[0], rows[1], rows[2], parts[0], parts[1]};
     }},
    {"a functionalized call inside", base_of_views,
     [](Tensors& a) -> Tensors {
       const auto inner = functionalize([](Tensor x) {
         x[1].mul_(3);
         return x.t()[0].sub_(1);
       });
       return {inner(a[0]), a[0][1]};
     }},
    {"calls that fail", base_and_views,
     [](Tensors& a) -> Tensors {
       a[1][0].add_(1);
       CHECK_THROWS_AS(a[0].add_(ones({7})), ShapeError);
       CHECK_THROWS_AS(a[1].expand({2, 3, 4}).add_(1), ValueError);
       CHECK_THROWS_AS(a[1].view({5}), ShapeError);
       a[2].add_(1);
       return {a[3] + 0};
     }},
    {"sums whose rounding the order decides",
     [] {
       return Tensors{(arange(60.) / 7).exp().reshape({3, 4, 5}).clone()};
     },
     [](Tensors& a) -> Tensors {
       const Tensor turned = a[0].permute({2, 0, 1});
       const Tensor part = turned.slice(0, 1, 5, 2);
       part.add_(0.1);
       return {turned.sum(),
               part.sum(),
               part.sum({0, 2}),
               turned[1].matmul(turned[2].t()),
               a[0].transpose(0, 2).mean(1),
               part.softmax(1)};
     }},
    {"random numbers", [] { return Tensors{zeros({4})}; },
     [](Tensors& a) -> Tensors {
       manual_seed(3);
       return {a[0].slice(0, 1).uniform_(), rand({2})};
     }},
};

}  // namespace tenon::test

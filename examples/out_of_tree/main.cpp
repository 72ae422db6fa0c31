// Moves points to where they belong, by operators of the project's own.
#include <mine/operators.h>
#include <tenon/tenon.h>

#include <iostream>

int main() {
  tenon::manual_seed(0);
  const tenon::Tensor targets = tenon::rand({16, 3});
  tenon::Tensor points = tenon::zeros({16, 3}, tenon::requires_grad());
  for (int step = 0; step < 200; ++step) {
    mine::distance_loss(points, targets).backward();
    const tenon::NoGradGuard guard;
    points.sub_(points.grad());
    points.mutable_grad().zero_();
  }
  const auto [distance, row] = mine::largest(mine::row_distances(points, targets).unsqueeze(0));
  std::cout << "the farthest point is number " << row.item<int64_t>() << ", "
            << distance.item<float>() << " away\n";

  tenon::Tensor board = tenon::zeros({3, 3});
  mine::fill_diagonal_(board, 1);
  mine::relu_(mine::column(board, 2).add_(7));  // a view: it writes to the board
  std::cout << board << '\n';
  return distance.item<float>() < 0.1 && board.sum().item<float>() == 20 ? 0 : 1;
}

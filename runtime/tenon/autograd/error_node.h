#pragma once

#include <string>

#include "tenon/autograd/node.h"

namespace tenon {

/// Raises when a gradient reaches it.
class TENON_API ErrorNode : public Node {
 public:
  ErrorNode(std::string name, std::string message)
      : name_(std::move(name)), message_(std::move(message)) {}

  TensorVector apply(TensorVector&& grads) override;
  std::string_view name() const override { return name_; }
  bool accepts_undefined() const override { return true; }

 private:
  const std::string name_;
  const std::string message_;
};

/// Passes every gradient on.
class TENON_API Identity : public Node {
 public:
  TensorVector apply(TensorVector&& grads) override { return std::move(grads); }
  std::string_view name() const override { return "Identity"; }
};

/// The tensors again, with a history that raises `message` (NotImplementedError) when a gradient
/// goes back through them.
class TENON_API DelayedError {
 public:
  explicit DelayedError(std::string message) : message_(std::move(message)) {}
  TensorVector operator()(const TensorVector& inputs) const;

 private:
  std::string message_;
};

}  // namespace tenon

"""Derivatives of pointwise expressions: expression → terms → derivative → formula, or an operator of one pass."""

"""Operators → what templates show: every decision is taken here, templates only spell it."""

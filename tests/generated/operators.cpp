// Registers the operators of operators.yaml, as the library does its own.

#include "tenon/dispatch/dispatcher.h"

namespace tenon {

void add_operators_sorting(Dispatcher& dispatcher);
void add_operators_sorting_from_remember(Dispatcher& dispatcher);
void register_backend_sorting();
void register_inplace_or_view_sorting();
void register_autograd_sorting();
void register_autograd_sorting_from_remember();

namespace {

const bool registered = [] {
  register_backend_sorting();
  register_inplace_or_view_sorting();
  register_autograd_sorting();
  register_autograd_sorting_from_remember();
  add_operators_sorting(Dispatcher::instance());
  add_operators_sorting_from_remember(Dispatcher::instance());
  return true;
}();

}  // namespace
}  // namespace tenon

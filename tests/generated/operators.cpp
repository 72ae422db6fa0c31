// Registers the operators of operators.yaml, as the library does its own.

#include "tenon/dispatch/dispatcher.h"

namespace tenon {

void add_operators_of_tests(Dispatcher& dispatcher);
void register_backend_of_tests();
void register_inplace_or_view_of_tests();
void register_autograd_of_tests();

namespace {

const bool registered = [] {
  register_backend_of_tests();
  register_inplace_or_view_of_tests();
  register_autograd_of_tests();
  add_operators_of_tests(Dispatcher::instance());
  return true;
}();

}  // namespace
}  // namespace tenon

#include "tenon/base/intrusive_ptr.h"

#include <catch2/catch.hpp>
#include <type_traits>

#include "tenon/autograd/node.h"
#include "tenon/tensor/tensor_impl.h"

namespace tenon {
namespace {

struct Counted : RefCounted<Counted> {
  explicit Counted(int& destroyed) : destroyed_(destroyed) {}
  ~Counted() { ++destroyed_; }

 private:
  int& destroyed_;
};

TEST_CASE("a new reference is taken over as it is", "[base]") {
  int destroyed = 0;
  {
    const intrusive_ptr<Counted> owner = NewReference(new Counted(destroyed)).take();
    CHECK(owner.use_count() == 1);
    CHECK(destroyed == 0);
  }
  CHECK(destroyed == 1);
  CHECK_FALSE(NewReference<Counted>(nullptr).take());
}

TEST_CASE("a new reference comes in a register and converts to no owner", "[base]") {
  using Reference = NewReference<TensorImpl>;
  CHECK(std::is_trivially_copyable_v<Reference>);
  CHECK(sizeof(Reference) == sizeof(void*));
  CHECK_FALSE(std::is_convertible_v<Reference, intrusive_ptr<TensorImpl>>);
  CHECK_FALSE(std::is_constructible_v<intrusive_ptr<TensorImpl>, Reference>);
  CHECK_FALSE(std::is_constructible_v<TensorBase, Reference>);
  CHECK_FALSE(std::is_constructible_v<Edge, NewReference<Node>, uint32_t>);
}

}  // namespace
}  // namespace tenon

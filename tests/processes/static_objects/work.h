#pragma once

#include <vector>

#include "tenon/tenon.h"

/// Everything that a program does with the library, in a few lines; ends the process with 1 and
/// says where, when something is not as it should be.
void work(const char* where);

/// How often `work` has to be done in the whole run: a destructor that did not run is a failure.
extern const int kWorks;
extern int works_done;

/// Works when it is made and when it is destroyed, and owns what a static object may own.
class Owner {
 public:
  explicit Owner(const char* name);
  ~Owner();

 private:
  const char* name_;
  tenon::Tensor weight_;
  tenon::Tensor view_;
  tenon::Tensor loss_;
  tenon::Tensor inference_;
  tenon::Generator generator_;
  tenon::Library library_;
  std::vector<tenon::Tensor> large_;
};

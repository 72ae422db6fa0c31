#pragma once

#include <string_view>

#include "tenon/autograd/formulas/unchanged_by.h"
#include "tenon/autograd/saved_tensor.h"
#include "tenon/dispatch/constant_schema.h"

/// What a call that is recorded keeps of its arguments and results, by how it treats them.
namespace tenon {

/// How a call with new results keeps tensors in its node.
template <class Op>
struct CallWithResults {
  void save(SavedTensor& field, const TensorBase& tensor, std::string_view argument) const {
    field.save(tensor, /*is_output=*/false, operator_name<Op>(), argument);
  }
  void save(SavedTensorList& field, TensorList tensors, std::string_view argument) const {
    field = SavedTensorList(tensors, operator_name<Op>(), argument);
  }
  void save_result(SavedTensor& field, const TensorBase& result) const {
    field.save(result, /*is_output=*/true);
  }
};

/// How a call that is about to change `self` does.
template <class Op>
struct CallInPlace {
  void save(SavedTensor& field, const TensorBase& tensor, std::string_view argument) const {
    field.save(formulas::unchanged_by(self, tensor), /*is_output=*/false, operator_name<Op>(),
               argument);
  }
  void save(SavedTensorList& field, TensorList tensors, std::string_view argument) const {
    field = SavedTensorList(formulas::unchanged_by(self, tensors), operator_name<Op>(), argument);
  }
  void save_result(SavedTensor& field, const TensorBase& result) const {
    field = SavedTensor::before_write(result);
  }

  const TensorBase& self;
};

/// What is left to do of that when `self` has been changed.
struct CallWritten {
  void save_result(SavedTensor& field, const TensorBase&) const { field.note_version(); }
};

}  // namespace tenon

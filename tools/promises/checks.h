#pragma once

#include "tools/promises/promise.h"

namespace tenon::tools {

// The checks of promise.cpp's table, which says what each is for.

Verdict check_arguments_stay(const CheckedCall& checked);
Verdict check_memory(const CheckedCall& checked);
Verdict check_undefined_tensors(const CheckedCall& checked);

Verdict check_equal_results(const CheckedCall& checked);
Verdict check_random_numbers(const CheckedCall& checked);
Verdict check_unread_self(const CheckedCall& checked);
Verdict check_inference_mode(const CheckedCall& checked);

Verdict check_inplace_variant(const CheckedCall& checked);
Verdict check_out_variant(const CheckedCall& checked);

Verdict check_meta(const CheckedCall& checked);
Verdict check_devices(const CheckedCall& checked);

Verdict check_gradients(const CheckedCall& checked);
Verdict check_second_gradients(const CheckedCall& checked);
Verdict check_forward_mode(const CheckedCall& checked);
Verdict check_forward_mode_in_place(const CheckedCall& checked);

}  // namespace tenon::tools

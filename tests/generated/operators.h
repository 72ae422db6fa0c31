#pragma once

#include "tenon/generated/ops/add_number.h"
#include "tenon/generated/ops/fill_diagonal.h"
#include "tenon/generated/ops/forget.h"
#include "tenon/generated/ops/momentum_step.h"
#include "tenon/generated/ops/plain_copy.h"
#include "tenon/generated/ops/remember.h"
#include "tenon/generated/ops/split_sign.h"
#include "tenon/generated/ops/spread.h"
#include "tenon/generated/ops/swap.h"
#include "tenon/generated/ops/weigh.h"

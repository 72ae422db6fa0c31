#pragma once

#include "tenon/compat/detail/all.h"

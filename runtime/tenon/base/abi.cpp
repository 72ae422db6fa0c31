#include "tenon/base/abi.h"

const char TENON_ABI_SYMBOL = 0;

#include "tenon/base/abi.h"

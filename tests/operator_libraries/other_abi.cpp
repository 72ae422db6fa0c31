#include "tenon/dispatch/operator_library.h"

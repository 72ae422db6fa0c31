#pragma once

// Everything that derivative formulas may call beside operators.
#include "tenon/autograd/formulas/basic.h"

#pragma once

// What every header under a libtorch path gives: all of Tenon under libtorch's names.

#include "tenon/compat/detail/autograd.h"
#include "tenon/compat/detail/deprecated.h"
#include "tenon/compat/detail/dispatch_macros.h"
#include "tenon/compat/detail/fft.h"
#include "tenon/compat/detail/library.h"
#include "tenon/compat/detail/macros.h"
#include "tenon/compat/detail/namespaces.h"
#include "tenon/compat/detail/warning.h"

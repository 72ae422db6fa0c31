// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_fft_c2c.h"
#include "tenon/generated/ops/_fft_c2r.h"
#include "tenon/generated/ops/_fft_r2c.h"
#include "tenon/generated/ops/fft_fft.h"
#include "tenon/generated/ops/fft_fft2.h"
#include "tenon/generated/ops/fft_fftfreq.h"
#include "tenon/generated/ops/fft_fftn.h"
#include "tenon/generated/ops/fft_fftshift.h"
#include "tenon/generated/ops/fft_hfft.h"
#include "tenon/generated/ops/fft_ifft.h"
#include "tenon/generated/ops/fft_ifft2.h"
#include "tenon/generated/ops/fft_ifftn.h"
#include "tenon/generated/ops/fft_ifftshift.h"
#include "tenon/generated/ops/fft_ihfft.h"
#include "tenon/generated/ops/fft_irfft.h"
#include "tenon/generated/ops/fft_irfft2.h"
#include "tenon/generated/ops/fft_irfftn.h"
#include "tenon/generated/ops/fft_rfft.h"
#include "tenon/generated/ops/fft_rfft2.h"
#include "tenon/generated/ops/fft_rfftfreq.h"
#include "tenon/generated/ops/fft_rfftn.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::_fft_c2c, "fft",
                      .doc =
                      "The Fourier transform of complex numbers over dimensions, or its inverse.",
                      .derivatives = "self: _fft_c2c(grad, dim, normalization, !forward)");

TENON_DEFINE_OPERATOR(stubs::_fft_c2r, "fft",
                      .doc = "The inverse Fourier transform of the first half of a symmetric "
                      "spectrum to real numbers.",
                      .derivatives = "self: formulas::fft_c2r_backward(grad, dim, normalization)");

TENON_DEFINE_OPERATOR(stubs::fft_fft, "fft",
                      .doc = "The Fourier transform over a dimension, cut or padded with zeros to "
                      "n elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_fft2, "fft", .doc = "The Fourier transform over two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_fftfreq, "fft",
                      .doc = "The frequencies of the Fourier transform of n samples, d apart.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_fftn, "fft",
                      .doc =
                      "The Fourier transform over dimensions, each cut or padded to s elements.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_fftshift, "fft",
                      .doc = "self with the frequency 0 moved to the middle of dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_hfft, "fft",
                      .doc = "The Fourier transform of the first half of a symmetric signal to n "
                      "real numbers.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_ifft, "fft",
                      .doc = "The inverse Fourier transform over a dimension, cut or padded with "
                      "zeros to n elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_ifft2, "fft",
                      .doc = "The inverse Fourier transform over two dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_ifftn, "fft",
                      .doc = "The inverse Fourier transform over dimensions, each cut or padded to "
                      "s elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_ifftshift, "fft",
                      .doc =
                      "self with the frequency 0 moved from the middle of dimensions to the front.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_ihfft, "fft",
                      .doc = "The first half of the inverse Fourier transform of real numbers over "
                      "a dimension.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_irfft, "fft",
                      .doc = "The inverse Fourier transform of the first half of a spectrum to n "
                      "real numbers.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_irfft2, "fft",
                      .doc = "The inverse Fourier transform of the first half of a spectrum to "
                      "real numbers, over two dimensions.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_irfftn, "fft",
                      .doc = "The inverse Fourier transform of the first half of a spectrum to "
                      "real numbers, over dimensions, each cut or padded to s elements.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_fft_r2c, "fft",
                      .doc = "The Fourier transform of real numbers over dimensions; one-sided the "
                      "first half of the last one.",
                      .derivatives = "self: formulas::fft_r2c_backward(grad, dim, normalization, "
                      "onesided, self.sizes())");

TENON_DEFINE_OPERATOR(stubs::fft_rfft, "fft",
                      .doc =
                      "The first half of the Fourier transform of real numbers over a dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_rfft2, "fft",
                      .doc =
                      "The first half of the Fourier transform of real numbers over two "
                      "dimensions.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_rfftfreq, "fft",
                      .doc = "The first half of the frequencies of the Fourier transform of n "
                      "samples, d apart.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::fft_rfftn, "fft",
                      .doc = "The first half of the Fourier transform of real numbers over "
                      "dimensions, each cut or padded to s elements.", .composite = true);

void add_operators_fft(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::_fft_c2c, stubs::_fft_c2r, stubs::fft_fft, stubs::fft_fft2,
                        stubs::fft_fftfreq, stubs::fft_fftn, stubs::fft_fftshift, stubs::fft_hfft,
                        stubs::fft_ifft, stubs::fft_ifft2, stubs::fft_ifftn, stubs::fft_ifftshift,
                        stubs::fft_ihfft, stubs::fft_irfft, stubs::fft_irfft2, stubs::fft_irfftn,
                        stubs::_fft_r2c, stubs::fft_rfft, stubs::fft_rfft2, stubs::fft_rfftfreq,
                        stubs::fft_rfftn>(dispatcher);
}

}  // namespace tenon

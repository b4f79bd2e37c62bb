// The innermost loops for avx2; CMakeLists.txt gives this file its flags.
#if defined(__x86_64__)
#define EAS_ISA avx2
#include "einsum/product/isa/kernels.inc"
#endif

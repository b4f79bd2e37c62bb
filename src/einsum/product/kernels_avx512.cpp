// The innermost loops for avx512; CMakeLists.txt gives this file its flags.
#if defined(__x86_64__)
#define EAS_ISA avx512
#include "einsum/product/isa/kernels.inc"
#endif

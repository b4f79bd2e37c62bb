// The innermost loops for any processor of the target; CMakeLists.txt gives this file its flags.
#define EAS_ISA baseline
#include "einsum/product/isa/kernels.inc"

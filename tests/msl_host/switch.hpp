// A stack of one's own and the way from one to another: the registers a call must keep, and nothing
// else. x86-64 and 64-bit Arm.
#pragma once

#include <cstddef>

namespace msl_host {

// Saves where we are in *from and goes on at `to`, which was saved so or made by make_stack.
extern "C" void msl_host_switch(void** from, void* to);

// A stack that calls entry() when it is first switched to. entry must not return.
void* make_stack(char* lowest, std::size_t bytes, void (*entry)());

}  // namespace msl_host

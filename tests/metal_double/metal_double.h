/* What tests ask of the software double of Metal: faults, delays, and what it saw that was wrong. */
#ifndef EAS_TESTS_METAL_DOUBLE_H
#define EAS_TESTS_METAL_DOUBLE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The n-th call from now on (1: the next) of this step fails, once. Steps: a selector that gives an
 * object ("newBufferWithLength:options:", "commandBuffer", ...), or "execute": a command buffer ends
 * with an error. n = 0: none does any more. */
void md_fail(const char* step, int nth);
/* How often the step was taken so far. */
uint64_t md_count(const char* step);
/* 1 after md_fail when the fault was met. */
int md_failed(const char* step);
/* Command buffers end after a random part of so many microseconds, and those that nothing orders in a
 * random order. 0: at once, in order. */
void md_delay(uint32_t microseconds, uint32_t seed);
/* 1 (at first): memory is shared with the host; 0: it is not. */
void md_unified(int unified);
/* Bytes that all buffers may have together; an allocation beyond it gives nil. */
void md_memory(uint64_t bytes);
/* While held, no command buffer runs. */
void md_hold(int held);
/* Use after release, unknown messages, releases of what is not owned, missing hazards, autorelease
 * without a pool, encoders that were not ended: one line each; empty when there was none. Forgets. */
size_t md_violations(char* text, size_t bytes);
/* Objects that live, "MTLBuffer 2 MTLCommandQueue 1", command buffers under way included. */
size_t md_live(char* text, size_t bytes);
/* Waits until nothing is under way. */
void md_drain(void);
/* An object of a class, retained, for tests of what others give us (MTLBuffer of so many bytes). */
void* md_new_buffer(uint64_t bytes, int of_another_device);
void md_release(void* object);

/* A serial queue of libdispatch, for dispatch_sync_f, and whether this thread is on it. It stays. */
void* md_new_queue(void);
int md_on_queue(void* queue);

#ifdef __cplusplus
}
#endif
#endif

// The part of OpenCL that is used here, declared after Khronos's specification ("The OpenCL
// Specification", version 1.2, sections 4 and 5; the few names of later versions say so), so that
// nothing of OpenCL is needed to build. The functions are found at run time (loader.hpp).
#pragma once

#include <cstddef>
#include <cstdint>

#if defined(_WIN32) && !defined(_WIN64)
#define EAS_CL_CALL __stdcall
#else
#define EAS_CL_CALL
#endif

namespace eas::runtime::opencl::cl {

using Int = std::int32_t;
using Uint = std::uint32_t;
using Ulong = std::uint64_t;
using Bool = Uint;
using Bitfield = Ulong;

// Handles: what they point to is the driver's.
using Platform = struct PlatformObject*;
using Device = struct DeviceObject*;
using Context = struct ContextObject*;
using Queue = struct QueueObject*;
using Memory = struct MemoryObject*;
using Program = struct ProgramObject*;
using Kernel = struct KernelObject*;
using Event = struct EventObject*;

inline constexpr Int kSuccess = 0;
inline constexpr Int kDeviceNotFound = -1;
inline constexpr Int kBuildProgramFailure = -11;
inline constexpr Int kInvalidBinary = -42;
inline constexpr Int kPlatformNotFound = -1001;  // of the ICD loader (cl_khr_icd)

inline constexpr Bitfield kDeviceTypeCpu = 1 << 1;
inline constexpr Bitfield kDeviceTypeGpu = 1 << 2;
inline constexpr Bitfield kDeviceTypeAll = 0xFFFFFFFF;

inline constexpr Uint kPlatformName = 0x0902, kPlatformVersion = 0x0901;

inline constexpr Uint kDeviceType = 0x1000, kDeviceMaxComputeUnits = 0x1002,
                      kDeviceMaxWorkGroupSize = 0x1004, kDeviceMaxWorkItemSizes = 0x1005,
                      kDeviceMaxAllocSize = 0x1010, kDeviceGlobalCacheSize = 0x101E,
                      kDeviceGlobalSize = 0x101F, kDeviceMaxParameterSize = 0x1017,
                      kDeviceLocalSize = 0x1023, kDeviceEndianLittle = 0x1026,
                      kDeviceAvailable = 0x1027, kDeviceCompilerAvailable = 0x1028,
                      kDeviceName = 0x102B, kDriverVersion = 0x102D, kDeviceVersion = 0x102F,
                      kDeviceExtensions = 0x1030, kDeviceDoubleConfig = 0x1032,
                      kDeviceHostUnifiedMemory = 0x1035, kDeviceAddressBits = 0x100D,
                      kDeviceProfilingResolution = 0x1025, kDeviceSingleConfig = 0x101B;

inline constexpr Bitfield kExactDivideAndSqrt = 1 << 7;  // of kDeviceSingleConfig

inline constexpr Bitfield kQueueProfiling = 1 << 1;

inline constexpr Bitfield kMemoryReadWrite = 1 << 0, kMemoryUseHostPointer = 1 << 3;
inline constexpr Bitfield kMapRead = 1 << 0, kMapWrite = 1 << 1;
inline constexpr Uint kMemorySize = 0x1102, kMemoryContext = 0x1106;

inline constexpr Uint kProgramBinarySizes = 0x1165, kProgramBinaries = 0x1166;
inline constexpr Uint kProgramBuildLog = 0x1183;
inline constexpr Uint kKernelWorkGroupSize = 0x11B0;

inline constexpr Uint kEventStatus = 0x11D3;
inline constexpr Int kComplete = 0x0;
inline constexpr Uint kProfilingQueued = 0x1280, kProfilingStart = 0x1282, kProfilingEnd = 0x1283;

inline constexpr Bool kFalse = 0, kTrue = 1;

using Notify = void(EAS_CL_CALL*)(Event event, Int status, void* data);

// Result, name without `cl`, parameters.
#define EAS_CL_FUNCTIONS(X)                                                                      \
  X(Int, GetPlatformIDs, (Uint, Platform*, Uint*))                                               \
  X(Int, GetPlatformInfo, (Platform, Uint, std::size_t, void*, std::size_t*))                    \
  X(Int, GetDeviceIDs, (Platform, Bitfield, Uint, Device*, Uint*))                               \
  X(Int, GetDeviceInfo, (Device, Uint, std::size_t, void*, std::size_t*))                        \
  X(Context, CreateContext,                                                                      \
    (const std::intptr_t*, Uint, const Device*,                                                  \
     void(EAS_CL_CALL*)(const char*, const void*, std::size_t, void*), void*, Int*))             \
  X(Int, ReleaseContext, (Context))                                                              \
  X(Queue, CreateCommandQueue, (Context, Device, Bitfield, Int*))                                \
  X(Int, ReleaseCommandQueue, (Queue))                                                           \
  X(Memory, CreateBuffer, (Context, Bitfield, std::size_t, void*, Int*))                         \
  X(Int, RetainMemObject, (Memory))                                                              \
  X(Int, ReleaseMemObject, (Memory))                                                             \
  X(Int, GetMemObjectInfo, (Memory, Uint, std::size_t, void*, std::size_t*))                     \
  X(Int, EnqueueReadBuffer,                                                                      \
    (Queue, Memory, Bool, std::size_t, std::size_t, void*, Uint, const Event*, Event*))          \
  X(Int, EnqueueWriteBuffer,                                                                     \
    (Queue, Memory, Bool, std::size_t, std::size_t, const void*, Uint, const Event*, Event*))    \
  X(Int, EnqueueCopyBuffer,                                                                      \
    (Queue, Memory, Memory, std::size_t, std::size_t, std::size_t, Uint, const Event*, Event*))  \
  X(Int, EnqueueFillBuffer,                                                                      \
    (Queue, Memory, const void*, std::size_t, std::size_t, std::size_t, Uint, const Event*,      \
     Event*))                                                                                    \
  X(void*, EnqueueMapBuffer,                                                                     \
    (Queue, Memory, Bool, Bitfield, std::size_t, std::size_t, Uint, const Event*, Event*, Int*)) \
  X(Int, EnqueueUnmapMemObject, (Queue, Memory, void*, Uint, const Event*, Event*))              \
  X(Program, CreateProgramWithSource, (Context, Uint, const char**, const std::size_t*, Int*))   \
  X(Program, CreateProgramWithBinary,                                                            \
    (Context, Uint, const Device*, const std::size_t*, const unsigned char**, Int*, Int*))       \
  X(Int, BuildProgram,                                                                           \
    (Program, Uint, const Device*, const char*, void(EAS_CL_CALL*)(Program, void*), void*))      \
  X(Int, GetProgramInfo, (Program, Uint, std::size_t, void*, std::size_t*))                      \
  X(Int, GetProgramBuildInfo, (Program, Device, Uint, std::size_t, void*, std::size_t*))         \
  X(Int, ReleaseProgram, (Program))                                                              \
  X(Kernel, CreateKernel, (Program, const char*, Int*))                                          \
  X(Int, ReleaseKernel, (Kernel))                                                                \
  X(Int, SetKernelArg, (Kernel, Uint, std::size_t, const void*))                                 \
  X(Int, GetKernelWorkGroupInfo, (Kernel, Device, Uint, std::size_t, void*, std::size_t*))       \
  X(Int, EnqueueNDRangeKernel,                                                                   \
    (Queue, Kernel, Uint, const std::size_t*, const std::size_t*, const std::size_t*, Uint,      \
     const Event*, Event*))                                                                      \
  X(Int, EnqueueMarkerWithWaitList, (Queue, Uint, const Event*, Event*))                         \
  X(Int, EnqueueBarrierWithWaitList, (Queue, Uint, const Event*, Event*))                        \
  X(Int, GetEventInfo, (Event, Uint, std::size_t, void*, std::size_t*))                          \
  X(Int, GetEventProfilingInfo, (Event, Uint, std::size_t, void*, std::size_t*))                 \
  X(Int, SetEventCallback, (Event, Int, Notify, void*))                                          \
  X(Int, ReleaseEvent, (Event))                                                                  \
  X(Int, Flush, (Queue))                                                                         \
  X(Int, Finish, (Queue))

// The functions of the library that was found.
struct Api {
#define EAS_CL_MEMBER(result, name, parameters) result(EAS_CL_CALL* name) parameters = nullptr;
  EAS_CL_FUNCTIONS(EAS_CL_MEMBER)
#undef EAS_CL_MEMBER
};

}  // namespace eas::runtime::opencl::cl

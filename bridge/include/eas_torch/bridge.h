/* What eas and its bridge to PyTorch say to each other: two tables of C functions and plain structs.
 * The bridge (the wheel eas-torch) is compiled against one torch; eas itself knows no header of
 * torch. Nothing here throws: a function that fails gives a code other than 0, and `get_error` the
 * words, those of the last failure of the calling thread. The GIL is held where nothing else is said. */
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct _object EasPyObject; /* PyObject */

#define EAS_BRIDGE_API_VERSION 2
#define EAS_BRIDGE_MAX_NDIM 64
#define EAS_BRIDGE_CAPSULE "eas_torch.bridge"
#define EAS_LAUNCH_CAPSULE "eas.launch"

/* torch's numbers of element types; the bridge does not compile where torch has others. */
enum EasScalarType {
  EAS_SCALAR_UINT8 = 0,
  EAS_SCALAR_INT8 = 1,
  EAS_SCALAR_INT16 = 2,
  EAS_SCALAR_INT32 = 3,
  EAS_SCALAR_INT64 = 4,
  EAS_SCALAR_FLOAT16 = 5,
  EAS_SCALAR_FLOAT32 = 6,
  EAS_SCALAR_FLOAT64 = 7,
  EAS_SCALAR_COMPLEX32 = 8,
  EAS_SCALAR_COMPLEX64 = 9,
  EAS_SCALAR_COMPLEX128 = 10,
  EAS_SCALAR_BOOL = 11,
  EAS_SCALAR_BFLOAT16 = 15,
  EAS_SCALAR_UINT16 = 27,
  EAS_SCALAR_UINT32 = 28,
  EAS_SCALAR_UINT64 = 29
};

/* torch's numbers of devices, checked in the same way. */
enum EasTorchDevice {
  EAS_TORCH_CPU = 0,
  EAS_TORCH_CUDA = 1,
  EAS_TORCH_MPS = 13,
  EAS_TORCH_META = 14
};

/* Why a tensor is not described. */
enum EasBridgeError {
  EAS_BRIDGE_OK = 0,
  EAS_BRIDGE_NOT_A_TENSOR = 1,
  EAS_BRIDGE_NOT_STRIDED = 2,   /* sparse, quantized, nested, mkldnn, … */
  EAS_BRIDGE_NO_MEMORY = 3,     /* meta tensors, a storage of no bytes for some elements */
  EAS_BRIDGE_TRANSFORMED = 4,   /* inside torch.func or functionalization */
  EAS_BRIDGE_CONJUGATED = 5,    /* a lazy view: resolve_conj() */
  EAS_BRIDGE_NEGATED = 6,       /* a lazy view: resolve_neg() */
  EAS_BRIDGE_FAKE = 7,          /* a FakeTensor */
  EAS_BRIDGE_SUBCLASS = 8,      /* a subclass that handles operations itself (__torch_dispatch__) */
  EAS_BRIDGE_TOO_MANY_AXES = 9, /* more than EAS_BRIDGE_MAX_NDIM */
  EAS_BRIDGE_FAILED = 10        /* torch threw */
};

/* A strided tensor with memory. Pointers are the tensor's own: they hold while it lives and is
 * neither resized nor given other memory. Strides count elements; data_ptr is the first element. On
 * MPS it is the whole block instead (an id<MTLBuffer>), into which storage_offset leads. */
typedef struct TensorBridgeInfo {
  void* data_ptr;
  const int64_t* shape;
  const int64_t* strides;
  int64_t numel;
  int64_t storage_offset;
  void* stream; /* where its device works now for this thread, as torch's number; null on the CPU */
  int32_t ndim;
  int32_t device_index; /* -1: the only one of its kind */
  int16_t device_type;  /* EasTorchDevice */
  int16_t scalar_type;  /* EasScalarType, or another number of torch's */
  int16_t element_size;
  uint8_t is_contiguous;
  uint8_t is_cuda;
  uint8_t requires_grad;
} TensorBridgeInfo;

/* torch's stream of work on MPS (Apple's GPUs), by the functions torch has for extensions. They need
 * no GIL. A null pointer or -1: it failed. */
typedef struct EasTorchMps {
  void* (*queue)(void); /* dispatch_queue_t, where commands are encoded, one after another */
  void* (*command_buffer)(void); /* id<MTLCommandBuffer>, without an open encoder; on the queue */
  int (*commit)(void);           /* gives it to the GPU; on the queue */
} EasTorchMps;

typedef struct EasTorchBridge {
  uint32_t api_version;      /* EAS_BRIDGE_API_VERSION */
  uint32_t info_struct_size; /* sizeof(TensorBridgeInfo) */

  /* Describes a tensor; an EasBridgeError. */
  int (*extract)(EasPyObject* object, TensorBridgeInfo* out);
  /* 1 for a torch.Tensor or a subclass, else 0. Never fails. */
  int (*is_tensor)(EasPyObject* object);
  /* Equal for tensors that are alike in element type, number of axes, device, and in whether they
   * are contiguous and require grad; 0 for what `extract` does not describe (no message is made). */
  uint64_t (*get_signature)(EasPyObject* object);
  /* 1 or 0; -1 for what is no tensor. */
  int (*requires_grad)(EasPyObject* object);
  /* The stream on which a device works now for this thread, as torch's number; 0 on the CPU, which
   * has none. Gives -1 where torch here has no such device. */
  int64_t (*current_stream)(int device_type, int device_index);
  /* A new reference to a tensor over foreign memory, or null. `release(context)` is called once when
   * the last tensor over it is gone, from any thread, without the GIL; also when this fails. */
  EasPyObject* (*wrap)(void* data, const int64_t* shape, const int64_t* strides, int ndim,
                       int scalar_type, int device_type, int device_index, void (*release)(void*),
                       void* context);
  /* The words of this thread's last failure; never null. They hold until the next one. */
  const char* (*get_error)(void);
  /* Null where torch here has no MPS. */
  const EasTorchMps* (*mps)(void);
} EasTorchBridge;

enum EasArgumentKind {
  EAS_ARGUMENT_ARRAY = 0,
  EAS_ARGUMENT_BOOL = 1,
  EAS_ARGUMENT_INT = 2,
  EAS_ARGUMENT_FLOAT = 3
};

/* The other way round: launches of compiled kernels, for callers that have no Python objects. */
typedef struct EasLaunchArgument {
  void* data; /* of an array; with shape, strides (in elements) and rank */
  const int64_t* shape;
  const int64_t* strides;
  int32_t rank;
  int64_t bits; /* of a number: an int, the bits of a double, 0 or 1 */
} EasLaunchArgument;

typedef struct EasLaunchTable {
  uint32_t api_version;
  uint32_t argument_struct_size;
  /* The kernel inside an eas.CompiledKernel, valid while that lives; null (and a Python error) for
   * another object or one that is not compiled to machine code for this process. */
  const void* (*kernel_of)(EasPyObject* compiled);
  /* How many arguments it takes, in the order of its parameters without the constexprs. */
  int (*argument_count)(const void* kernel);
  /* The kind of one: EAS_ARGUMENT_*. */
  int (*argument_kind)(const void* kernel, int argument);
  int (*writes)(const void* kernel, int argument);
  /* A number for what the names hold that an eas.Kernel captured; -1 and a Python error where they
   * hold what cannot be captured. */
  int64_t (*captured)(EasPyObject* kernel);
  /* Whether they still hold that. */
  int (*is_captured)(EasPyObject* kernel, int64_t number);
  /* Whether a launch by this table is what the settings ask for now (EAS_BACKEND, EAS_LOG=launch,
   * EAS_CHECK=race); if not, launch by eas.Kernel. */
  int (*is_direct)(const void* kernel);
  /* Whether the kernel's own guards say its grid for any arguments, and the grid they say for these;
   * -1 where it cannot be counted, as `launch`. */
  int (*infers_grid)(const void* kernel);
  int (*infer_grid)(const void* kernel, const EasLaunchArgument* arguments, int64_t* grid);
  /* Runs all programs of the grid and waits. The GIL may be held or not. 0, or -1: then `raise_error`
   * makes a Python error of what went wrong in this thread (the GIL must be held there). */
  int (*launch)(const void* kernel, const EasLaunchArgument* arguments, const int64_t* grid);
  void (*raise_error)(void);
} EasLaunchTable;

#ifdef __cplusplus
}
#endif

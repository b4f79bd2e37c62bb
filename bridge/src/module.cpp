// eas_torch._bridge: the table as a capsule, and the same in Python's terms for people and tests.
#include <Python.h>

#include <cstring>

#include "table.hpp"

namespace {

using eas_torch::table;

PyObject* make_table(PyObject*, PyObject*) {
  return PyCapsule_New(const_cast<EasTorchBridge*>(&table()), EAS_BRIDGE_CAPSULE, nullptr);
}

PyObject* probe(PyObject*, PyObject*) { return PyUnicode_FromString(eas_torch::probe_table()); }

PyObject* probe_mps(PyObject*, PyObject*) { return PyUnicode_FromString(eas_torch::probe_mps()); }

PyObject* dims(const int64_t* first, int count) {
  PyObject* made = PyTuple_New(count);
  for (int i = 0; made && i < count; ++i) {
    PyObject* item = PyLong_FromLongLong(first[i]);
    if (!item) {
      Py_CLEAR(made);
      break;
    }
    PyTuple_SET_ITEM(made, i, item);
  }
  return made;
}

PyObject* refuse() {
  PyErr_SetString(PyExc_RuntimeError, table().get_error());
  return nullptr;
}

PyObject* describe(PyObject*, PyObject* object) {
  TensorBridgeInfo info;
  const int code = table().extract(object, &info);
  if (code != EAS_BRIDGE_OK) {
    PyObject* value = Py_BuildValue("(is)", code, table().get_error());
    if (value) PyErr_SetObject(PyExc_ValueError, value);
    Py_XDECREF(value);
    return nullptr;
  }
  return Py_BuildValue(
      "{s:K,s:N,s:N,s:i,s:i,s:i,s:i,s:i,s:L,s:L,s:K,s:O,s:O,s:O}", "data_ptr",
      static_cast<unsigned long long>(reinterpret_cast<uintptr_t>(info.data_ptr)), "shape",
      dims(info.shape, info.ndim), "strides", dims(info.strides, info.ndim), "ndim",
      static_cast<int>(info.ndim), "device_type", static_cast<int>(info.device_type),
      "device_index", static_cast<int>(info.device_index), "scalar_type",
      static_cast<int>(info.scalar_type), "element_size", static_cast<int>(info.element_size),
      "numel", static_cast<long long>(info.numel), "storage_offset",
      static_cast<long long>(info.storage_offset), "stream",
      static_cast<unsigned long long>(reinterpret_cast<uintptr_t>(info.stream)), "is_contiguous",
      info.is_contiguous ? Py_True : Py_False, "is_cuda", info.is_cuda ? Py_True : Py_False,
      "requires_grad", info.requires_grad ? Py_True : Py_False);
}

PyObject* is_tensor(PyObject*, PyObject* object) {
  return PyBool_FromLong(table().is_tensor(object));
}

PyObject* get_signature(PyObject*, PyObject* object) {
  return PyLong_FromUnsignedLongLong(table().get_signature(object));
}

PyObject* requires_grad(PyObject*, PyObject* object) {
  const int answer = table().requires_grad(object);
  return answer < 0 ? refuse() : PyBool_FromLong(answer);
}

PyObject* current_stream(PyObject*, PyObject* args) {
  int type, index = 0;
  if (!PyArg_ParseTuple(args, "i|i", &type, &index)) return nullptr;
  const int64_t stream = table().current_stream(type, index);
  return stream < 0 ? refuse() : PyLong_FromLongLong(stream);
}

// Whose memory a wrapped tensor lies in: a buffer of Python's.
struct Borrowed {
  Py_buffer view;
};

void give_back(void* context) {
  const PyGILState_STATE held = PyGILState_Ensure();
  auto* borrowed = static_cast<Borrowed*>(context);
  PyBuffer_Release(&borrowed->view);
  delete borrowed;
  PyGILState_Release(held);
}

PyObject* wrap(PyObject*, PyObject* args) {
  PyObject *owner, *sizes, *steps;
  int type;
  if (!PyArg_ParseTuple(args, "OO!O!i", &owner, &PyTuple_Type, &sizes, &PyTuple_Type, &steps,
                        &type))
    return nullptr;
  const Py_ssize_t ndim = PyTuple_GET_SIZE(sizes);
  int64_t shape[EAS_BRIDGE_MAX_NDIM], strides[EAS_BRIDGE_MAX_NDIM];
  if (ndim > EAS_BRIDGE_MAX_NDIM || PyTuple_GET_SIZE(steps) != ndim) {
    PyErr_SetString(PyExc_ValueError, "[wrap] sizes and strides of up to 64 axes, as many of each");
    return nullptr;
  }
  for (Py_ssize_t i = 0; i < ndim; ++i) {
    shape[i] = PyLong_AsLongLong(PyTuple_GET_ITEM(sizes, i));
    strides[i] = PyLong_AsLongLong(PyTuple_GET_ITEM(steps, i));
  }
  if (PyErr_Occurred()) return nullptr;
  auto* borrowed = new Borrowed;
  if (PyObject_GetBuffer(owner, &borrowed->view, PyBUF_WRITABLE | PyBUF_STRIDES) != 0) {
    delete borrowed;
    return nullptr;
  }
  PyObject* made = table().wrap(borrowed->view.buf, shape, strides, static_cast<int>(ndim), type,
                                EAS_TORCH_CPU, 0, give_back, borrowed);
  return made ? made : refuse();
}

PyMethodDef kMethods[] = {
    {"table", make_table, METH_NOARGS, "The table of bridge.h, as a capsule."},
    {"probe", probe, METH_NOARGS,
     "What of this torch is not as the bridge was told; '' if all is."},
    {"probe_mps", probe_mps, METH_NOARGS, "The same of tensors on MPS."},
    {"describe", describe, METH_O, "What `extract` says of a tensor; ValueError(code, words)."},
    {"is_tensor", is_tensor, METH_O, "Whether the object is a torch.Tensor."},
    {"get_signature", get_signature, METH_O, "The tensor's key; 0 for what is not described."},
    {"requires_grad", requires_grad, METH_O, "Whether the tensor requires grad."},
    {"current_stream", current_stream, METH_VARARGS, "(device_type, index=0): torch's number."},
    {"wrap", wrap, METH_VARARGS,
     "(buffer, shape, strides, scalar_type): a tensor over its memory."},
    {nullptr, nullptr, 0, nullptr}};

PyModuleDef kModule = {PyModuleDef_HEAD_INIT,
                       "eas_torch._bridge",
                       "The bridge between eas and torch; eas loads it by itself.",
                       -1,
                       kMethods,
                       nullptr,
                       nullptr,
                       nullptr,
                       nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__bridge() {
  PyObject* module = PyModule_Create(&kModule);
  if (!module) return nullptr;
  PyModule_AddIntConstant(module, "API_VERSION", EAS_BRIDGE_API_VERSION);
  PyModule_AddIntConstant(module, "INFO_STRUCT_SIZE", sizeof(TensorBridgeInfo));
  PyObject* op = eas_torch::make_op_type();
  if (!op || PyModule_AddObject(module, "Op", op) != 0) {
    Py_XDECREF(op);
    Py_DECREF(module);
    return nullptr;
  }
  return module;
}

// Plain torch tensors as they lie in memory: to read one that is like one before, and to see that
// nothing has changed about another, as torch's own functions take longer than a small kernel. Nothing is assumed of
// torch's structs. What stands where in them is found by what torch's API says of tensors made to
// find out; when that does not add up there are no snapshots.
#pragma once

#include <Python.h>

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "python/array/array_view.hpp"

namespace eas::python {

class TorchSnapshot {
  static constexpr std::size_t kMaxSame = 6;

 public:
  // What torch tensors of one dtype and rank have in common when they differ in nothing but memory,
  // sizes and strides: those of another tensor like that are then found with a few loads.
  class Alike {
   public:
    // Of a tensor that was just read as `view`; false when it cannot be told.
    bool take(PyObject* tensor, const ArrayView& view);
    // Whether a tensor is like it and asks for no gradients. If so: its memory, and its sizes, which
    // strides follow `axes()` further on.
    bool read(PyObject* tensor, void*& data, const std::int64_t*& sizes) const {
      if (Py_TYPE(tensor) != g_layout.type) return false;
      const std::uint64_t* impl = words_at(tensor)[g_layout.impl];
      std::uint64_t differences = static_cast<std::uint64_t>(dtype_of(impl) ^ dtype_);
      for (std::uint32_t i = 0; i < g_layout.same_count; ++i) {
        differences |= impl[g_layout.same[i]] ^ same_[i];
      }
      if (differences != 0) return false;
      const std::uint64_t* storage = words_at(impl)[g_layout.storage];  // wrappers have none
      const std::uint64_t memory = storage[g_layout.memory];
      if (storage[g_layout.deleter] != deleter_ || memory == 0) return false;
      data = reinterpret_cast<void*>(memory + (impl[g_layout.offset] << shift_));
      sizes = reinterpret_cast<const std::int64_t*>(impl + g_layout.sizes);
      return true;
    }
    static std::int32_t axes() { return g_layout.max_ndim; }

   private:
    std::uint64_t same_[kMaxSame] = {}, deleter_ = 0;
    std::uint16_t dtype_ = 0;
    int shift_ = 0;  // log2 of the bytes of an element
  };

  // Of a tensor that was just read as `view`; false when it cannot be taken.
  bool take(PyObject* tensor, const ArrayView& view);

  // Whether it still lies in the same memory and asks for no gradients; sizes and strides may differ.
  bool has_same_memory(PyObject* tensor) const {
    const std::uint64_t* impl = words_at(tensor)[g_layout.impl];
    const std::uint64_t* storage = words_at(impl)[g_layout.storage];
    return ((impl[g_layout.storage] ^ impl_[g_layout.storage]) |
            (impl[g_layout.offset] ^ impl_[g_layout.offset]) |
            (storage[g_layout.memory] ^ storage_[g_layout.memory]) | impl[g_layout.autograd]) == 0;
  }

  // Finds out where things are, unless that is known; false when it cannot be told (now).
  static bool is_known();
  // Where torch counts the writes to the memory of a torch.Tensor (of any subclass); null for a
  // tensor without a count (torch.inference_mode) and where it cannot be told.
  static std::uint32_t* writes_of(PyObject* tensor) {
    if (g_layout.writes == 0) return nullptr;
    auto* counter =
        const_cast<std::uint64_t*>(words_at(words_at(tensor)[g_layout.impl])[g_layout.writes]);
    return counter ? reinterpret_cast<std::uint32_t*>(counter) + g_layout.writes_part : nullptr;
  }
  static bool counts_writes() { return g_layout.writes != 0; }

  // What torch would say of an object, where it can be read; false when torch has to be asked.
  static bool is_surely_not_negated(PyObject* object) {
    return Py_TYPE(object) == g_layout.type &&
           words_at(object)[g_layout.impl][g_layout.keys] == g_layout.plain_keys;
  }
  static bool is_surely_without_grad(PyObject* object) {
    return Py_TYPE(object) == g_layout.type &&
           words_at(object)[g_layout.impl][g_layout.autograd] == 0;
  }

 private:
  static constexpr std::size_t kFirst = 2;  // after the virtual table come the counts of owners
  static constexpr std::size_t kMaxImpl = 32, kMaxStorage = 16;

  // In words of 8 bytes; see the .cpp.
  struct Layout {
    PyTypeObject* type = nullptr;  // torch.Tensor, held for ever; null when nothing is known
    std::uint64_t plain_keys = 0;  // of a tensor that is not negated lazily
    std::size_t impl = 0;          // in the Python object: where the TensorImpl is
    std::size_t storage = 0;       // in the TensorImpl: where the StorageImpl is
    std::size_t autograd = 0;      // in the TensorImpl: what autograd knows, null when nothing
    std::size_t offset = 0;        // in the TensorImpl: the first element's place in the storage
    std::size_t memory = 0;        // in the StorageImpl: its address
    std::size_t writes = 0;        // in the TensorImpl: where its VersionCounter is; 0: unknown
    std::size_t writes_part = 0;   // in the VersionCounter: the count, in words of 4 bytes
    std::size_t keys = 0;          // in the TensorImpl: a bit for each way in which it is not plain
    std::size_t impl_end = 0;      // of what is compared
    std::size_t storage_end = 0;
    std::int32_t max_ndim = 0;  // sizes and strides of more axes are elsewhere
    std::size_t sizes = 0;      // in the TensorImpl: where sizes and then strides are
    // What is the same in tensors that are alike: words of the TensorImpl, its dtype (in words of 2
    // bytes, as what is around it may hold anything), and in the StorageImpl the function that gives
    // the memory back, by which memory is known that is shared lazily.
    std::uint32_t same_count = 0;  // 0: it cannot be told
    std::uint8_t same[kMaxSame] = {};
    std::size_t dtype = 0, deleter = 0;
  };
  static Layout g_layout;
  static bool find_layout();
  static void find_writes(Layout& layout, std::size_t end);
  static void find_same(Layout& layout);
  static std::uint16_t dtype_of(const std::uint64_t* impl) {
    std::uint16_t out;
    std::memcpy(&out, reinterpret_cast<const char*>(impl) + 2 * g_layout.dtype, sizeof out);
    return out;
  }

  static const std::uint64_t* const* words_at(const void* object) {
    return static_cast<const std::uint64_t* const*>(object);
  }

  std::uint64_t impl_[kMaxImpl];
  std::uint64_t storage_[kMaxStorage];
};

}  // namespace eas::python

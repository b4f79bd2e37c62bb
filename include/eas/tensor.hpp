// Tensor: typed memory with a shape. A handle of value semantics over shared memory: copying a
// Tensor, indexing, transposing and (where strides allow) reshaping give views of the same
// elements. Strides count elements, may be zero or negative; data() is the element at index (0, …,
// 0).
#pragma once

#include <eas/dims.hpp>
#include <eas/dtype.hpp>
#include <eas/error.hpp>

#include <complex>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace eas {

class GradNode;
struct GradInfo;

// Whose memory it is: the host's, or that of one of the backends with memory of their own, which are
// numbered as they register (`parse_device` knows them by name).
enum class DeviceKind : std::uint8_t { Cpu = 0 };

struct Device {
  DeviceKind kind = DeviceKind::Cpu;
  int index = 0;
  friend bool operator==(const Device&, const Device&) = default;
};

std::string to_string(const Device& device);
// "cpu" or a name of a backend with memory of its own, as "opencl", or "opencl:1" for the second of its
// devices; a BackendError for a device that is not there.
Device parse_device(std::string_view name, std::string_view op);

// Strided: any element is data + sum(index * stride). Diagonal: a shape n x n x … x n of which only
// the n elements with equal indices are held; all others are zero.
enum class Layout : std::uint8_t { Strided, Diagonal };
std::string_view name(Layout layout);

// One element of any dtype, as wide as its kind allows.
using Number = std::variant<bool, std::int64_t, std::uint64_t, double, std::complex<double>>;

class Tensor {
 public:
  using Span = std::span<const std::int64_t>;

  // What may stand between the brackets of x[…].
  struct NewAxis {};
  struct Ellipsis {};
  struct Slice {
    std::optional<std::int64_t> start, stop;
    std::int64_t step = 1;
  };
  using Subscript = std::variant<std::int64_t, Slice, NewAxis, Ellipsis>;

  Tensor() = default;  // no elements: shape (0,), float32

  // --- making ---
  static Tensor empty(const Dims& shape, DType dtype = DType::float32, Device device = {});
  static Tensor zeros(const Dims& shape, DType dtype = DType::float32, Device device = {});
  static Tensor ones(const Dims& shape, DType dtype = DType::float32, Device device = {});
  static Tensor full(const Dims& shape, const Number& value, DType dtype = DType::float32,
                     Device device = {});
  static Tensor arange(const Number& start, const Number& stop, const Number& step,
                       DType dtype = DType::float32, Device device = {});
  // Memory of someone else: `owner` keeps it alive (its deleter is the way to give it back).
  static Tensor from_memory(void* data, const Dims& shape, const Dims& strides, DType dtype,
                            std::shared_ptr<void> owner, bool readonly = false, Device device = {});
  // A 1-D copy of values.
  template <class T>
  static Tensor of(const std::vector<T>& values);
  // The diagonal tensor of `ndim` axes over the elements of the 1-D tensor v, which it shares.
  static Tensor diag(const Tensor& v, int ndim = 2);

  // --- looking ---
  Span shape() const { return shape_; }
  Span strides() const;  // ShapeError for a diagonal tensor, which has none
  std::int64_t shape(int axis) const { return shape_[checked_axis(axis, "shape")]; }
  std::int64_t stride(int axis) const { return strides()[checked_axis(axis, "stride")]; }
  int ndim() const { return static_cast<int>(shape_.size()); }
  std::int64_t numel() const { return numel_; }
  std::int64_t nbytes() const;  // of the elements held: n for a diagonal n x n
  DType dtype() const { return dtype_; }
  Device device() const { return device_; }
  Layout layout() const { return layout_; }
  bool readonly() const { return readonly_; }
  bool is_contiguous() const;
  bool is_dense() const { return layout_ == Layout::Strided; }
  // Of memory that is not the host's: an address nobody here may follow.
  void* data() const { return data_; }
  bool on_host() const { return device_.kind == DeviceKind::Cpu; }
  template <class T>
  T* data_as() const;  // DTypeError unless T stores this dtype
  const std::shared_ptr<void>& owner() const { return owner_; }
  Number item() const;                 // ShapeError unless there is exactly one element
  Number at(const Dims& index) const;  // negative indices count from the end
  // Throws the ShapeError that names contiguous() when this tensor is diagonal.
  void require_dense(std::string_view op) const;
  // To be called before a write: throws for read-only memory, and where the write would be lost to a
  // gradient; counts the write.
  void require_writable(std::string_view op) const;
  // How often the memory was written, through this tensor or any other over it: values saved for a
  // gradient are refused when it has grown. Memory without an owner is not counted.
  std::uint32_t writes() const;
  void count_write() const;  // to be called by whoever writes through data()

  // --- gradients: autograd.hpp says how they are followed; views and copies are differentiable ---
  bool requires_grad() const { return grad_info_ && follows_gradients(); }
  Tensor& requires_grad_(bool flag = true);     // of a leaf of a float or complex dtype
  bool is_leaf() const;                         // not the result of a recorded operation
  std::shared_ptr<GradNode> grad_node() const;  // what recorded it; null for a leaf
  std::optional<Tensor> grad() const;           // nothing until a backward reached this leaf
  void set_grad(const std::optional<Tensor>& grad);
  // Adds to .grad of every leaf this tensor was computed from. Without a gradient it must be one
  // real number. create_graph: what is done is itself recorded, for derivatives of any order.
  void backward(const std::optional<Tensor>& gradient, bool create_graph = false) const;
  void backward() const;
  Tensor detach() const;  // the same memory, followed no more

  // --- views ---
  Tensor index(std::span<const Subscript> subscripts) const;
  Tensor permute(const Dims& axes, std::string_view op = "permute") const;
  Tensor transpose() const;  // all axes reversed
  Tensor broadcast_to(const Dims& shape, std::string_view op = "broadcast_to") const;
  Tensor reshape(
      const Dims& shape) const;  // a view where strides allow, else a copy; -1 is inferred
  Tensor diagonal() const;       // the elements with equal indices, as a 1-D view
  Tensor as_readonly() const;

  // --- copies ---
  Tensor contiguous() const;       // itself when already so, else a dense copy in row-major order
  Tensor clone() const;            // a copy of the same layout in new memory
  Tensor to(DType dtype) const;    // itself when nothing changes
  Tensor to(Device device) const;  // itself when nothing changes; waits for work on it

  // --- writing ---
  // Broadcasts and casts; overlapping memory is handled.
  void copy_from(const Tensor& source, std::string_view op = "copy_from");
  void fill(const Number& value, std::string_view op = "fill");

 private:
  friend class GradEngine;
  bool follows_gradients() const;
  std::size_t checked_axis(int axis, std::string_view op) const;
  Tensor view(void* data, Dims shape, Dims strides) const;
  Tensor index_diagonal(std::span<const Subscript> subscripts) const;

  std::shared_ptr<void> owner_;
  void* data_ = nullptr;
  Dims shape_{0};
  Dims strides_{1};  // of a diagonal tensor: one entry, the step between the held elements
  std::int64_t numel_ = 0;
  DType dtype_ = DType::float32;
  Layout layout_ = Layout::Strided;
  bool readonly_ = false;
  Device device_;
  std::shared_ptr<GradInfo> grad_info_;  // null unless gradients were asked for
};

template <class T>
T* Tensor::data_as() const {
  if (dtype_of<T> != dtype_) {
    throw DTypeError("data_as", "the element type does not match, got " +
                                    std::string(name(dtype_of<T>)) + ", expected " +
                                    std::string(name(dtype_)));
  }
  return static_cast<T*>(data_);
}

template <class T>
Tensor Tensor::of(const std::vector<T>& values) {
  Tensor out = empty({static_cast<std::int64_t>(values.size())}, dtype_of<T>);
  for (std::size_t i = 0; i < values.size(); ++i) static_cast<T*>(out.data_)[i] = values[i];
  return out;
}

}  // namespace eas

// See execute.hpp.
#include "einsum/execute.hpp"

#include "einsum/plan/steps.hpp"

#include <algorithm>
#include <atomic>
#include <complex>

namespace eas::contraction {
namespace {

std::atomic<std::uint64_t> conversions = 0;
std::atomic<DeviceContract> device_contract = nullptr;

// An operand of a step, and of which dtype it is.
struct Source {
  View view;
  DType dtype;
};

// An operand as its first step sees it: without the sliced labels, whose strides place the slice.
struct Operand {
  DType dtype;
  Labels labels;
  std::vector<std::int64_t> strides;
  std::vector<std::int64_t> sliced;  // stride of each sliced label
  char* data = nullptr;
  Device device;
};

Operand prepare(const Tensor& tensor, std::span<const Label> labels, const Labels& sliced) {
  Operand out;
  out.dtype = tensor.dtype();
  out.data = static_cast<char*>(tensor.data());
  out.device = tensor.device();
  out.sliced.assign(sliced.size(), 0);
  for (std::size_t axis = 0; axis < labels.size(); ++axis) {
    const std::int64_t stride = tensor.strides()[axis];
    bool is_sliced = false;
    for (std::size_t s = 0; s < sliced.size(); ++s) {
      if (sliced[s] != labels[axis]) continue;
      out.sliced[s] += stride;
      is_sliced = true;
    }
    if (is_sliced) continue;
    out.labels.push_back(labels[axis]);
    out.strides.push_back(stride);
  }
  return out;
}

View at(const Operand& operand, std::span<const std::int64_t> index) {
  std::int64_t offset = 0;
  for (std::size_t s = 0; s < index.size(); ++s) offset += index[s] * operand.sliced[s];
  return {operand.data + offset * static_cast<std::int64_t>(itemsize(operand.dtype)),
          operand.labels, operand.strides, nullptr, operand.device};
}

Dims shape_of(const PlanData& plan, std::span<const Label> labels) {
  Dims shape(labels.size());
  for (std::size_t i = 0; i < labels.size(); ++i) {
    shape[i] = plan.expression.sizes[static_cast<std::size_t>(labels[i])];
  }
  return shape;
}

// A copy in the dtype that is computed in, for the step that reads it; of a diagonal only that.
class Copy {
 public:
  View of(const PlanData& plan, const Source& from, DType dtype) {
    Dims strides;
    for (std::size_t i = 0; i < from.view.labels.size(); ++i) {
      const Label label = from.view.labels[i];
      const auto known = std::ranges::find(labels_, label);
      if (known == labels_.end()) {
        labels_.push_back(label);
        strides.push_back(from.view.strides[i]);
      } else {
        strides[static_cast<std::size_t>(known - labels_.begin())] += from.view.strides[i];
      }
    }
    tensor_ = Tensor::from_memory(from.view.data, shape_of(plan, labels_), strides, from.dtype,
                                  nullptr, true, from.view.device)
                  .to(dtype);
    ++conversions;
    return {tensor_.data(), labels_, tensor_.strides(), nullptr, tensor_.device()};
  }

 private:
  Labels labels_;
  Tensor tensor_;
};

// All steps once, the last one into out().
template <class Out>
void run_steps(const PlanData& plan, DType dtype, std::span<const Source> operands, const Out& out,
               bool accumulate) {
  const std::size_t n = operands.size();
  std::vector<Tensor> made(plan.steps.size() - 1);
  const Device device = operands.empty() ? Device{} : operands[0].view.device;
  const auto maker = [&](int slot) { return static_cast<std::size_t>(slot) - n; };
  const auto is_packed = [&](int slot) {
    return slot >= static_cast<int>(n) && plan.steps[maker(slot)].packed;
  };
  const auto view = [&](int slot, const Labels& labels, Copy& copy) -> View {
    if (static_cast<std::size_t>(slot) < n) {
      const Source& source = operands[static_cast<std::size_t>(slot)];
      return source.dtype == dtype ? source.view : copy.of(plan, source, dtype);
    }
    const Tensor& tensor = made[maker(slot)];
    return {tensor.data(), labels, tensor.strides(), nullptr, device};
  };
  // A slot to read, with `factor` for the smaller operand of a packed one.
  const auto operand = [&](int slot, const Labels& labels, View& factor, Copy* copies) -> View {
    if (!is_packed(slot)) return view(slot, labels, copies[0]);
    const Step& step = plan.steps[maker(slot)];
    View larger = view(step.a, step.a_labels, copies[0]);
    factor = view(step.b, step.b_labels, copies[1]);
    if (elements_of(larger.labels, plan.expression.sizes) <
        elements_of(factor.labels, plan.expression.sizes)) {
      std::swap(larger, factor);
    }
    larger.factor = &factor;
    return larger;
  };
  const auto release = [&](int slot) {
    if (slot >= static_cast<int>(n)) made[maker(slot)] = Tensor();
  };
  for (std::size_t i = 0; i < plan.steps.size(); ++i) {
    const Step& step = plan.steps[i];
    if (step.packed) continue;
    const bool last = i + 1 == plan.steps.size();
    if (!last) made[i] = Tensor::empty(shape_of(plan, step.out_labels), dtype, device);
    View a_factor, b_factor;
    Copy copies[4];
    const View a = operand(step.a, step.a_labels, a_factor, copies);
    const View b = step.b < 0 ? View{} : operand(step.b, step.b_labels, b_factor, copies + 2);
    const View to =
        last ? out() : View{made[i].data(), step.out_labels, made[i].strides(), nullptr, device};
    contract_views(dtype, a, step.b < 0 ? nullptr : &b, to, plan.expression.sizes,
                   last && accumulate);
    for (const int slot : {step.a, step.b}) {
      release(slot);
      if (!is_packed(slot)) continue;
      release(plan.steps[maker(slot)].a);
      release(plan.steps[maker(slot)].b);
    }
  }
}

}  // namespace

void set_device_contract(DeviceContract contract) { device_contract = contract; }

std::uint64_t operand_conversions() { return conversions; }

DType compute_dtype(DType result) {
  if (is_complex(result) || result == DType::float64 || result == DType::float32) return result;
  if (is_float(result)) return DType::float32;
  return !is_bool(result) && itemsize(result) <= 4 ? DType::int32 : DType::int64;
}

void contract_views(DType dtype, const View& a, const View* b, const View& out,
                    std::span<const std::int64_t> sizes, bool accumulate) {
  if (out.device.kind != DeviceKind::Cpu) {
    const DeviceContract on_device = device_contract.load();
    if (!on_device) throw InternalError("nobody makes kernels that contract on a device");
    return on_device(out.device, dtype, a, b, out, sizes, accumulate);
  }
  if (dtype == DType::float32) return contract<float>(a, b, out, sizes, accumulate);
  if (dtype == DType::float64) return contract<double>(a, b, out, sizes, accumulate);
  if (dtype == DType::complex64) {
    return contract<std::complex<float>>(a, b, out, sizes, accumulate);
  }
  if (dtype == DType::complex128) {
    return contract<std::complex<double>>(a, b, out, sizes, accumulate);
  }
  if (dtype == DType::int32) return contract<std::int32_t>(a, b, out, sizes, accumulate);
  return contract<std::int64_t>(a, b, out, sizes, accumulate);
}

Tensor execute(const PlanData& plan, std::span<const Tensor> operands, DType dtype,
               const MakeResult& result, std::span<const Label> out_labels,
               const SliceRange& slices, const ProgressCallback& progress) {
  const Labels& sliced = plan.sliced;
  if (sliced.empty()) {
    Tensor out;
    Source few[4];  // without an allocation
    std::vector<Source> many(operands.size() > std::size(few) ? operands.size() : 0);
    const std::span<Source> sources(many.empty() ? few : many.data(), operands.size());
    for (std::size_t i = 0; i < operands.size(); ++i) {
      sources[i] = {{operands[i].data(), plan.expression.inputs[i], operands[i].strides(), nullptr,
                     operands[i].device()},
                    operands[i].dtype()};
    }
    const auto make_out = [&]() -> View {
      out = result();
      return {out.data(), out_labels, out.strides(), nullptr, out.device()};
    };
    run_steps(plan, dtype, sources, make_out, !slices.fresh);
    return out;
  }
  std::vector<Operand> prepared;
  std::vector<Tensor> kept;  // copies
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const bool once = i < plan.converted_once.size() && plan.converted_once[i];
    const bool copied = once && operands[i].dtype() != dtype;
    if (copied) {
      kept.push_back(operands[i].to(dtype));
      ++conversions;
    }
    prepared.push_back(
        prepare(copied ? kept.back() : operands[i], plan.expression.inputs[i], sliced));
  }
  const Tensor out = result();
  const Operand target = prepare(out, out_labels, sliced);
  std::vector<bool> summed(sliced.size());
  for (std::size_t s = 0; s < sliced.size(); ++s) {
    summed[s] = std::find(out_labels.begin(), out_labels.end(), sliced[s]) == out_labels.end();
  }
  Progress report(progress);
  std::vector<Source> sources(operands.size());
  std::vector<std::int64_t> index(sliced.size());
  for (std::int64_t slice = slices.begin; slice < slices.end; ++slice) {
    // The first of the slices that meet in one part of the result writes it, when it holds nothing.
    std::int64_t left = slice;
    bool first = slices.fresh;
    for (std::size_t s = sliced.size(); s-- > 0;) {
      const std::int64_t size = plan.expression.sizes[static_cast<std::size_t>(sliced[s])];
      index[s] = left % size;
      left /= size;
      if (summed[s] && index[s] > 0) first = false;
    }
    for (std::size_t i = 0; i < sources.size(); ++i) {
      sources[i] = {at(prepared[i], index), prepared[i].dtype};
    }
    const auto part = [&] { return at(target, index); };
    run_steps(plan, dtype, sources, part, !first);
    report.report(static_cast<double>(slice + 1 - slices.begin) /
                      static_cast<double>(slices.end - slices.begin),
                  "slices");
  }
  return out;
}

}  // namespace eas::contraction

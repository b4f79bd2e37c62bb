// Einsum: sums of products over labelled axes, of any number of tensors. The order of contraction is
// planned once and kept; every step is a matrix product straight from the operands' strides where
// that is what it is. Differentiable; diagonal tensors stay diagonal where the result is.
#pragma once

#include <eas/tensor.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace eas {

namespace einsum_detail {
struct Meaning;
}

struct EinsumOptions {
  std::string optimize = "auto";  // "greedy", "optimal", "random-greedy"
  // Positions in the list of operands left, results appended; wins over `optimize`.
  std::optional<std::vector<std::vector<int>>> path = {};
  // Bytes of intermediates, converted copies of operands and the result at any moment.
  std::optional<std::int64_t> memory_limit = {};
  // Told how far planning or a sliced run is (0 to 1, and what is done), ten times a second; may
  // throw to end it.
  std::function<void(double, std::string_view)> progress = {};
};

// Labels as numbers from 0, kEinsumEllipsis for "...".
inline constexpr std::int64_t kEinsumEllipsis = -1;
struct EinsumLabels {
  std::vector<std::vector<std::int64_t>> inputs;
  std::optional<std::vector<std::int64_t>> output;
};

// How an expression is computed for operands of given shapes, kinds and dtypes. Holds no tensors.
class EinsumPlan {
 public:
  EinsumPlan(std::string_view equation, std::span<const Tensor> operands,
             EinsumOptions options = {});
  EinsumPlan(const EinsumLabels& labels, std::span<const Tensor> operands,
             EinsumOptions options = {});

  // Operands of the planned shapes; of other dtypes they may be.
  Tensor operator()(std::span<const Tensor> operands) const;
  // Into `out`, which has the result's shape and dtype and may share memory with an operand.
  void into(Tensor& out, std::span<const Tensor> operands) const;
  // The part of the result that slices [begin, end) make; parts of all slices add up to the whole.
  Tensor run_slices(std::span<const Tensor> operands, std::int64_t begin, std::int64_t end) const;

  const std::vector<std::vector<int>>& path() const;
  double flops() const;
  // Of intermediates, converted copies of operands and the result, at the worst moment; 2**63 - 1 and
  // more are that.
  std::int64_t peak_bytes() const;
  std::int64_t slices() const;
  std::size_t operands() const;
  std::string equation() const;
  std::string to_string() const;
  const einsum_detail::Meaning& meaning() const { return *meaning_; }  // for our own bindings

 private:
  std::shared_ptr<const einsum_detail::Meaning> meaning_;
};

Tensor einsum(std::string_view equation, std::span<const Tensor> operands,
              const EinsumOptions& options = {});
Tensor einsum(std::string_view equation, std::initializer_list<Tensor> operands,
              const EinsumOptions& options = {});
Tensor einsum(const EinsumLabels& labels, std::span<const Tensor> operands,
              const EinsumOptions& options = {});

// Sums over pairs of axes; an integer n means the last n of a and the first n of b.
Tensor tensordot(const Tensor& a, const Tensor& b, int axes = 2);
Tensor tensordot(const Tensor& a, const Tensor& b, const Dims& axes_of_a, const Dims& axes_of_b);

}  // namespace eas

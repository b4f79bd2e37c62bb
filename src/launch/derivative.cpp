// One entry a parameter of the primal's IR, which constants and what is None are not.
#include "launch/derivative.hpp"

#include <eas/error.hpp>

#include <algorithm>

#include "base/format.hpp"
#include "passes/analysis/access.hpp"

namespace eas::launch {
namespace {

using Kind = DerivedArgument::Kind;

const char* word_of(diff::Mode mode) {
  return mode == diff::Mode::Reverse ? "gradient" : "tangent";
}

// The tangent of a number may be a number.
bool is_number_for(const DerivedParam& param, diff::Mode mode) {
  return mode == diff::Mode::Forward && param.value.kind == Kind::Number &&
         param.given.kind == Kind::Number && param.given.dtype != DType::bool_;
}

void check_kind(const std::string& kernel, diff::Mode mode, const DerivedParam& param) {
  const auto refuse = [&](const std::string& what) { throw LaunchError(kernel, what); };
  const bool given = param.given.kind != Kind::None;
  const char* word = word_of(mode);
  if (param.value.kind == Kind::None) {
    refuse(
        cat("there is no ", word, " of ", param.name, ", which is None, expected it without one"));
  }
  if (!is_float(param.value.dtype)) {
    refuse(cat("there is no ", word, " of ", param.name, ", got ", param.value.text,
               ", expected floats"));
  }
  if (!given) {
    refuse(cat("missing argument ", param.derivative, ", expected an array like ", param.name, ", ",
               mode == diff::Mode::Reverse ? "which its gradient is added to"
                                           : "which holds its tangent"));
  }
  if (is_number_for(param, mode)) return;
  if (param.given.kind != Kind::Array) {
    refuse(cat("argument ", param.derivative, " is no array, got ", param.given.text,
               ", expected an array of floats"));
  }
  if (!is_float(param.given.dtype)) {
    refuse(cat("argument ", param.derivative, " has the wrong dtype, got ", param.given.text,
               ", expected floats"));
  }
}

std::string text_of(const Layout& layout) {
  const auto text = [](std::int64_t n) { return std::to_string(n); };
  return cat("shape (", join(layout.shape, ", ", text), ") with strides (",
             join(layout.strides, ", ", text), ")");
}

bool same_layout(const Layout& a, const Layout& b) {
  if (a.shape.size() != b.shape.size()) return false;
  for (std::size_t axis = 0; axis < a.shape.size(); ++axis) {
    if (a.shape[axis] != b.shape[axis]) return false;
    if (a.shape[axis] > 1 && a.strides[axis] != b.strides[axis]) return false;
  }
  return true;
}

}  // namespace

diff::Request derivative_request(const std::string& kernel, diff::Mode mode, std::string prefix,
                                 std::span<const DerivedParam> params, const ir::Function& primal,
                                 const passes::Sharing& sharing) {
  const passes::Access access = passes::access(primal, sharing);
  diff::Request request;
  request.mode = mode;
  request.prefix = std::move(prefix);
  for (const DerivedParam& param : params) {
    const bool given = param.given.kind != Kind::None;
    if (param.wrt || given) check_kind(kernel, mode, param);
    if (param.value.kind == Kind::None) continue;
    const std::size_t p = request.wrt.size();
    if (given && !param.wrt && !access.writes[p]) {
      throw LaunchError(
          kernel, cat("argument ", param.derivative, " means nothing: the kernel does not write ",
                      param.name, ", and it is not in wrt=, expected it without"));
    }
    // That of what a buffer held before and that of what it holds after lie in one array. An atomic
    // only passes gradients on, but adds to tangents.
    const bool reads = mode == diff::Mode::Forward ? access.reads[p] : access.loads[p];
    request.wrt.push_back(param.wrt || (given && access.writes[p] && reads));
    request.gradients.push_back(given ? std::optional(param.given.dtype) : std::nullopt);
    request.numbers.push_back(param.given.kind == Kind::Number);
    request.saved.push_back(param.saved);
    request.fresh.push_back(param.fresh);
    if (param.fresh && access.writes[p]) {
      throw LaunchError(
          kernel, cat("fresh= says that ", param.derivative, " holds nothing yet, got ", param.name,
                      ", which the kernel writes, so that it holds the gradient "
                      "that comes in, expected fresh= without it"));
    }
    if (param.wrt &&
        std::find(sharing.fresh.begin(), sharing.fresh.end(), p) != sharing.fresh.end()) {
      throw LaunchError(kernel, cat("there is no ", word_of(mode), " of what ", param.name,
                                    " held, which fresh= says is ignored, expected wrt= without "
                                    "it"));
    }
    if (param.saved && !access.writes[p]) {
      throw LaunchError(kernel, cat("saved= names what the kernel writes, got ", param.name,
                                    ", which it does not, expected saved= without it"));
    }
  }
  return request;
}

void refuse_constexpr_wrt(const std::string& kernel, diff::Mode mode, const std::string& got) {
  throw LaunchError(kernel, cat("there is no ", word_of(mode), " of a constexpr, got ", got,
                                ", expected an array or number"));
}

void check_derivative_layout(const std::string& kernel, const Layout* value, const Layout& given,
                             const std::function<std::pair<std::string, std::string>()>& names) {
  if (value) {
    if (same_layout(*value, given)) return;
    const auto [name, derivative] = names();
    throw LaunchError(kernel, cat("argument ", derivative, " has another layout than ", name,
                                  ", got ", text_of(given), ", expected ", text_of(*value)));
  }
  std::int64_t count = 1;
  for (const std::int64_t size : given.shape) count *= size;
  if (count == 1) return;
  const auto [name, derivative] = names();
  throw LaunchError(kernel, cat("argument ", derivative, " has the wrong shape, got ",
                                text_of(given), ", expected one element, for the number ", name));
}

}  // namespace eas::launch

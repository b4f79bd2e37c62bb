// Backwards, what began as a copy adds its gradient to that of what it was a copy of, and what was
// added to an array in the end begins with the array's gradient. Forwards it is as with the values.
#include "diff/hidden.hpp"

#include <algorithm>

namespace eas::diff {

using ir::Value;

std::size_t Hidden::visible() const {
  return primal_.body()->params.size() - request_.of_primal.hidden.size();
}

const passes::Sharing::Hidden* Hidden::of(const Value* param) const {
  for (const passes::Sharing::Hidden& each : request_.of_primal.hidden) {
    if (each.param == param->index) return &each;
  }
  return nullptr;
}

bool Hidden::is_own(const Value* param) const {
  const auto& scratch = request_.of_primal.scratch;
  return of(param) || std::find(scratch.begin(), scratch.end(), param->index) != scratch.end();
}

std::vector<bool> Hidden::wrt(const ir::Function& primal, const Request& request) {
  std::vector<bool> out = request.wrt;
  out.resize(primal.body()->params.size());
  for (const passes::Sharing::Hidden& each : request.of_primal.hidden) {
    if (each.from) out[each.param] = request.wrt[*each.from];
  }
  return out;
}

void Hidden::add_those_of_primal(ir::ValueMap& map) {
  for (const passes::Sharing::Hidden& each : request_.of_primal.hidden) {
    const Value* param = primal_.body()->params[each.param];
    Value* here = out_.add_param(out_.body(), param->type);
    map[param] = here;
    all_.push_back({here->index, each.like, each.from,
                    request_.mode == Mode::Forward ? each.added_to : std::nullopt});
  }
}

std::optional<std::uint32_t> Hidden::derivative_of(std::uint32_t param) const {
  if (!request_.gradients[param]) return std::nullopt;
  auto at = static_cast<std::uint32_t>(visible());
  for (std::uint32_t i = 0; i < param; ++i) at += request_.gradients[i] ? 1 : 0;
  return at;
}

Value* Hidden::add_derivatives(const Value* param, DType dtype) {
  std::optional<std::uint32_t> from, added_to;
  std::uint32_t like = param->index;
  if (const passes::Sharing::Hidden* own = of(param)) {
    like = own->like;
    if (own->from) from = derivative_of(*own->from);
    if (own->added_to) added_to = derivative_of(*own->added_to);
  } else if (is_own(param)) {
    from = derivative_of(param->index);
  }
  if (request_.mode == Mode::Reverse) std::swap(from, added_to);
  Value* made = out_.add_param(out_.body(), ir::Type::buffer(dtype));
  all_.push_back({made->index, like, from, added_to});
  made_.push_back({param, true});
  return made;
}

Value* Hidden::add_copy(const Value* param) {
  const passes::Sharing::Hidden* own = of(param);
  Value* made = out_.add_param(out_.body(), param->type);
  all_.push_back({made->index, own ? own->like : param->index,
                  own ? own->from : std::optional(param->index), std::nullopt});
  made_.push_back({param, false});
  return made;
}

std::vector<std::string> Hidden::names(std::vector<std::string> of_primal) const {
  std::vector<std::string> out(of_primal.begin(),
                               of_primal.begin() + static_cast<std::ptrdiff_t>(visible()));
  for (std::size_t i = 0; i < request_.gradients.size(); ++i) {
    if (request_.gradients[i]) out.push_back(request_.prefix + of_primal[i]);
  }
  out.insert(out.end(), of_primal.begin() + static_cast<std::ptrdiff_t>(visible()),
             of_primal.end());
  for (const auto& [param, derived] : made_) {
    out.push_back(derived ? request_.prefix + of_primal[param->index] : of_primal[param->index]);
  }
  return out;
}

}  // namespace eas::diff

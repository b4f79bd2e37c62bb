// From terms and shapes to an Expression: ellipses become axes, labels get numbers and sizes, the
// output is inferred where it was left out. Every refusal names the equation and where to look.
#include "einsum/expression.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"
#include "einsum/expression_terms.hpp"
#include "tensor/shape.hpp"

#include <algorithm>
#include <unordered_map>

namespace eas::contraction {
namespace {

// The user's labels are 0 and above; the axes of ellipses, counted from the last, are below.
constexpr std::int64_t ellipsis_axis(std::size_t from_last) {
  return -2 - static_cast<std::int64_t>(from_last);
}

class Builder {
 public:
  Builder(const Terms& terms, std::span<const Dims> shapes) : terms_(terms), shapes_(shapes) {}

  Expression build() {
    check_count();
    for (std::size_t i = 0; i < shapes_.size(); ++i) add_operand(i);
    set_sizes();
    if (terms_.output) {
      set_output();
    } else {
      infer_output();
    }
    return std::move(out_);
  }

 private:
  struct Axis {
    std::size_t operand, axis;
  };
  struct Known {
    std::int64_t user;  // the user's label
    Axis first;         // where its size was found
    int occurrences = 0;
  };

  [[noreturn]] void refuse(const std::string& message) const {
    throw ShapeError("einsum", message);
  }

  void check_count() const {
    if (shapes_.size() == terms_.inputs.size() && !shapes_.empty()) return;
    if (shapes_.empty()) refuse("there is no operand, got 0, expected 1 or more");
    refuse(cat(terms_.quoted(), " does not name as many operands as were given, got ",
               shapes_.size(), ", expected ", terms_.inputs.size()));
  }

  std::string name_of(std::int64_t user) const {
    if (user >= 0) return terms_.name(user);
    return cat("...", longest_ellipsis_ - 1 - static_cast<std::size_t>(-2 - user));
  }

  Label label_of(std::int64_t user, Axis where) {
    const auto [found, is_new] = numbers_.try_emplace(user, static_cast<Label>(known_.size()));
    if (is_new) known_.push_back({user, where});
    ++known_[static_cast<std::size_t>(found->second)].occurrences;
    return found->second;
  }

  // The labels of one operand, an entry an axis.
  void add_operand(std::size_t operand) {
    const auto& term = terms_.inputs[operand];
    const std::size_t rank = shapes_[operand].size();
    const bool open = std::find(term.begin(), term.end(), kEllipsis) != term.end();
    const std::size_t named = term.size() - (open ? 1 : 0);
    if (open ? rank < named : rank != named) {
      refuse(cat("operand ", operand, " of ", terms_.quoted(), " has not one axis a label (",
                 terms_.quoted(term), "), got shape ", tensor::text(shapes_[operand]),
                 ", expected ", named, open ? " or more" : "", named == 1 ? " axis" : " axes",
                 !open && rank > named ? " (or '...' for the others)" : ""));
    }
    longest_ellipsis_ = std::max(longest_ellipsis_, rank - named);
    Labels& labels = out_.inputs.emplace_back();
    labels.reserve(rank);
    for (const std::int64_t user : term) {
      if (user != kEllipsis) {
        labels.push_back(label_of(user, {operand, labels.size()}));
        continue;
      }
      for (std::size_t left = rank - named; left-- > 0;) {
        labels.push_back(label_of(ellipsis_axis(left), {operand, labels.size()}));
      }
    }
  }

  std::int64_t size_at(Axis at) const { return shapes_[at.operand][at.axis]; }

  // A label is as large as its axes; those of size 1 repeat along the larger ones, as in NumPy,
  // except within one operand, where a diagonal must be square.
  void set_sizes() {
    out_.sizes.assign(known_.size(), 1);
    for (const Known& label : known_) out_.names.push_back(name_of(label.user));
    for (std::size_t operand = 0; operand < shapes_.size(); ++operand) {
      const Labels& labels = out_.inputs[operand];
      for (std::size_t axis = 0; axis < labels.size(); ++axis) {
        const auto label = static_cast<std::size_t>(labels[axis]);
        const Axis here{operand, axis};
        Axis& first = known_[label].first;
        check_diagonal(labels, here);
        std::int64_t& size = out_.sizes[label];
        if (size_at(here) == size || size_at(here) == 1) continue;
        if (size != 1) refuse_sizes(label, first, here);
        size = size_at(here);
        first = here;
      }
    }
    drop_broadcast_axes();
  }

  void check_diagonal(const Labels& labels, Axis here) const {
    for (std::size_t axis = 0; axis < here.axis; ++axis) {
      const Axis other{here.operand, axis};
      if (labels[axis] != labels[here.axis] || size_at(other) == size_at(here)) continue;
      const auto label = static_cast<std::size_t>(labels[axis]);
      refuse(cat("label '", out_.names[label], "' of ", terms_.quoted(),
                 " takes a diagonal of axes of different size of operand ", here.operand, ", got ",
                 size_at(other), " (axis ", axis, ") and ", size_at(here), " (axis ", here.axis,
                 "), expected equal sizes"));
    }
  }

  [[noreturn]] void refuse_sizes(std::size_t label, Axis first, Axis here) const {
    refuse(cat("label '", out_.names[label], "' of ", terms_.quoted(), " has two sizes, got ",
               size_at(first), " (operand ", first.operand, ", axis ", first.axis, ") and ",
               size_at(here), " (operand ", here.operand, ", axis ", here.axis,
               "), expected equal sizes, or 1 to broadcast"));
  }

  void drop_broadcast_axes() {
    for (std::size_t operand = 0; operand < shapes_.size(); ++operand) {
      for (std::size_t axis = 0; axis < out_.inputs[operand].size(); ++axis) {
        Label& label = out_.inputs[operand][axis];
        const auto number = static_cast<std::size_t>(label);
        if (out_.sizes[number] == size_at({operand, axis})) continue;
        label = static_cast<Label>(out_.sizes.size());
        out_.sizes.push_back(1);
        out_.names.push_back(std::string(out_.names[number]));
      }
    }
  }

  void set_output() {
    std::vector<bool> used(known_.size(), false);
    for (const std::int64_t user : *terms_.output) {
      if (user == kEllipsis) {
        push_ellipsis();
        continue;
      }
      const auto found = numbers_.find(user);
      if (found == numbers_.end()) {
        refuse(cat("output label '", terms_.name(user), "' occurs in no operand of ",
                   terms_.quoted(), ", got ", terms_.quoted(*terms_.output),
                   ", expected labels of the operands"));
      }
      if (used[static_cast<std::size_t>(found->second)]) {
        refuse(cat("output label '", terms_.name(user), "' of ", terms_.quoted(),
                   " is repeated, got ", terms_.quoted(*terms_.output),
                   ", expected each label once (eas.diag makes a diagonal tensor of a vector)"));
      }
      used[static_cast<std::size_t>(found->second)] = true;
      out_.output.push_back(found->second);
    }
    const auto& written = *terms_.output;
    const bool open = std::find(written.begin(), written.end(), kEllipsis) != written.end();
    if (!open && longest_ellipsis_ > 0) {
      refuse(cat("the axes of '...' in ", terms_.quoted(), " are missing from the output, got ",
                 terms_.quoted(written), ", expected '...' in it (or labels in place of '...')"));
    }
  }

  void infer_output() {
    push_ellipsis();
    std::vector<std::int64_t> once;
    for (const Known& label : known_) {
      if (label.user >= 0 && label.occurrences == 1) once.push_back(label.user);
    }
    std::sort(once.begin(), once.end());
    for (const std::int64_t user : once) out_.output.push_back(numbers_.at(user));
  }

  void push_ellipsis() {
    for (std::size_t left = longest_ellipsis_; left-- > 0;) {
      out_.output.push_back(numbers_.at(ellipsis_axis(left)));
    }
  }

  const Terms& terms_;
  std::span<const Dims> shapes_;
  Expression out_;
  std::unordered_map<std::int64_t, Label> numbers_;  // by the user's label
  std::vector<Known> known_;                         // by our label
  std::size_t longest_ellipsis_ = 0;
};

// First occurrence decides the number, so that expressions of one meaning are equal.
void renumber(Expression& expression) {
  std::vector<Label> number(expression.sizes.size(), -1);
  std::vector<std::int64_t> sizes;
  std::vector<std::string> names;
  for (Labels& labels : expression.inputs) {
    for (Label& label : labels) {
      const auto old = static_cast<std::size_t>(label);
      if (number[old] < 0) {
        number[old] = static_cast<Label>(sizes.size());
        sizes.push_back(expression.sizes[old]);
        names.push_back(std::move(expression.names[old]));
      }
      label = number[old];
    }
  }
  for (Label& label : expression.output) label = number[static_cast<std::size_t>(label)];
  expression.sizes = std::move(sizes);
  expression.names = std::move(names);
}

Expression build(const Terms& terms, std::span<const Dims> shapes) {
  Expression out = Builder(terms, shapes).build();
  renumber(out);
  return out;
}

}  // namespace

Expression parse(std::string_view equation, std::span<const Dims> shapes) {
  return build(terms_of(equation), shapes);
}

Expression parse(std::span<const std::vector<std::int64_t>> labels,
                 const std::optional<std::vector<std::int64_t>>& output,
                 std::span<const Dims> shapes) {
  return build(terms_of(labels, output), shapes);
}

Dims Expression::shape_of(std::span<const Label> labels) const {
  Dims out(labels.size());
  for (std::size_t i = 0; i < labels.size(); ++i)
    out[i] = sizes[static_cast<std::size_t>(labels[i])];
  return out;
}

std::string text(const Expression& expression, std::span<const Label> labels) {
  // Names of one character each need nothing between them.
  const auto is_short = [&](Label l) {
    const std::string& name = expression.names[static_cast<std::size_t>(l)];
    const auto lead = static_cast<unsigned char>(name[0]);
    return name.size() == 1 || (lead >= 0xC0 && name.size() <= 4);
  };
  const bool tight = std::all_of(labels.begin(), labels.end(), is_short);
  return join(labels, tight ? "" : " ",
              [&](Label l) { return expression.names[static_cast<std::size_t>(l)]; });
}

std::string text(const Expression& expression) {
  const auto term = [&](const Labels& labels) { return text(expression, labels); };
  return join(expression.inputs, ",", term) + "->" + text(expression, expression.output);
}

}  // namespace eas::contraction

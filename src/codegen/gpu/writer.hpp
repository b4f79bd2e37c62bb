// Lines of text with their indentation.
#pragma once

#include <string>
#include <string_view>

namespace eas::codegen::gpu {

class Lines {
 public:
  void line(std::string_view text) {
    out_.append(2 * depth_, ' ');
    out_ += text;
    out_ += '\n';
  }
  void open(std::string_view text) { line(text), ++depth_; }
  void close(std::string_view text = "}") { --depth_, line(text); }
  // `} else {`
  void turn(std::string_view text) { --depth_, line(text), ++depth_; }
  const std::string& text() const { return out_; }
  // Lines put in at a place that was passed.
  std::size_t place() const { return out_.size(); }
  void insert(std::size_t place, std::string_view text) { out_.insert(place, text); }
  std::size_t depth() const { return depth_; }
  // Takes back what was written since a place, in which `open` blocks were begun.
  void take_back(std::size_t place, std::size_t open) { out_.resize(place), depth_ -= open; }

 private:
  std::string out_;
  std::size_t depth_ = 1;
};

}  // namespace eas::codegen::gpu

// The words of a launch for each of its samples.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "runtime/executable.hpp"

namespace eas::runtime::cpu {

class SampleWords {
 public:
  explicit SampleWords(const Launch& launch)
      : launch_(launch), words_(launch.words, launch.words + launch.word_count) {}

  // They hold until the next sample's are asked for.
  const std::uint64_t* of(std::int64_t sample) {
    const Samples& samples = launch_.samples;
    words_.assign(launch_.words, launch_.words + launch_.word_count);
    for (std::size_t axis = samples.sizes.size(); axis-- > 0;) {
      const std::int64_t at = sample % samples.sizes[axis];
      sample /= samples.sizes[axis];
      const std::int64_t* const steps = samples.steps.data() + axis * launch_.word_count;
      for (std::size_t i = 0; i < words_.size(); ++i) {
        words_[i] += static_cast<std::uint64_t>(at * steps[i]);
      }
    }
    return words_.data();
  }

 private:
  const Launch& launch_;
  std::vector<std::uint64_t> words_;
};

}  // namespace eas::runtime::cpu

// A variant as bytes, for the disk cache: the object file and what a launch must know of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "abi/artifact.hpp"
#include "compile/native.hpp"

namespace eas::compile {

struct StoredVariant {
  abi::Artifact artifact;
  std::vector<PrintSite> prints;
};

std::string encode(const StoredVariant& variant);
// Nothing when the bytes are no variant.
std::optional<StoredVariant> decode_variant(std::string_view bytes);

}  // namespace eas::compile

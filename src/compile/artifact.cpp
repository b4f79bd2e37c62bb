// Numbers one after another, each sequence after its length. The same bytes for the same variant.
#include "compile/artifact.hpp"

#include <cstring>
#include <type_traits>

namespace eas::compile {
namespace {

class Writer {
 public:
  template <class T>
  void number(T value) {
    static_assert(std::is_arithmetic_v<T> || std::is_enum_v<T>);
    out_.append(reinterpret_cast<const char*>(&value), sizeof value);
  }
  void text(std::string_view value) {
    number(std::uint64_t{value.size()});
    out_ += value;
  }
  std::string take() { return std::move(out_); }

 private:
  std::string out_;
};

// Gives zeros once the bytes have ended, and says so.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : rest_(bytes) {}

  template <class T>
  T number() {
    T value{};
    if (rest_.size() < sizeof value) {
      sound_ = false;
      return value;
    }
    std::memcpy(&value, rest_.data(), sizeof value);
    rest_.remove_prefix(sizeof value);
    return value;
  }
  std::string text() {
    const auto size = number<std::uint64_t>();
    if (size > rest_.size()) {
      sound_ = false;
      return {};
    }
    std::string out(rest_.substr(0, size));
    rest_.remove_prefix(size);
    return out;
  }
  // How many elements follow, of which each takes at least a byte.
  std::uint64_t count() {
    const auto size = number<std::uint64_t>();
    if (size <= rest_.size()) return size;
    sound_ = false;
    return 0;
  }
  bool ended_well() const { return sound_ && rest_.empty(); }

 private:
  std::string_view rest_;
  bool sound_ = true;
};

void write(Writer& out, const ir::Type& type) {
  out.number(type.kind);
  out.number(type.dtype);
  out.number(std::uint64_t(type.shape.rank()));
  for (const std::int64_t size : type.shape) out.number(size);
}

std::optional<ir::Type> read_type(Reader& in) {
  ir::Type type;
  type.kind = in.number<ir::TypeKind>();
  type.dtype = in.number<DType>();
  const std::uint64_t rank = in.count();
  if (rank > ir::kMaxRank) return std::nullopt;
  std::vector<std::int64_t> sizes(rank);
  for (std::int64_t& size : sizes) size = in.number<std::int64_t>();
  type.shape = ir::Shape(sizes);
  return type;
}

}  // namespace

std::string encode(const StoredVariant& variant) {
  const abi::Artifact& artifact = variant.artifact;
  Writer out;
  out.number(artifact.scratch_bytes);
  out.number(artifact.program_cost);
  out.number(artifact.serial);
  out.number(std::uint64_t{artifact.words.size()});
  for (const abi::Word& word : artifact.words) {
    out.number(word.kind);
    out.number(word.param);
    out.number(word.axis);
  }
  out.number(std::uint64_t{variant.prints.size()});
  for (const PrintSite& site : variant.prints) {
    out.number(site.location);
    out.number(std::uint64_t{site.attributes.size()});
    for (const std::int64_t attribute : site.attributes) out.number(attribute);
    out.number(std::uint64_t{site.operands.size()});
    for (const ir::Type& type : site.operands) write(out, type);
  }
  out.text(artifact.object);
  return out.take();
}

std::optional<StoredVariant> decode_variant(std::string_view bytes) {
  StoredVariant variant;
  abi::Artifact& artifact = variant.artifact;
  Reader in(bytes);
  artifact.scratch_bytes = in.number<std::int64_t>();
  artifact.program_cost = in.number<double>();
  artifact.serial = in.number<std::uint8_t>() != 0;
  artifact.words.resize(in.count());
  for (abi::Word& word : artifact.words) {
    word.kind = in.number<abi::WordKind>();
    word.param = in.number<std::uint32_t>();
    word.axis = in.number<std::int32_t>();
  }
  variant.prints.resize(in.count());
  for (PrintSite& site : variant.prints) {
    site.location = in.number<std::uint32_t>();
    site.attributes.resize(in.count());
    for (std::int64_t& attribute : site.attributes) attribute = in.number<std::int64_t>();
    site.operands.resize(in.count());
    for (ir::Type& type : site.operands) {
      const auto read = read_type(in);
      if (!read) return std::nullopt;
      type = *read;
    }
  }
  artifact.object = in.text();
  if (!in.ended_well()) return std::nullopt;
  return variant;
}

}  // namespace eas::compile

// Shadow memory of a launch.
#include "interp/race.hpp"

#include <algorithm>
#include <numeric>

#include "interp/layout.hpp"

namespace eas::interp {

std::optional<History::Entry> History::rival(AccessKind kind, std::int64_t who) const {
  // A write has every other access as its rival; a read or an atomic all but its own kind.
  for (const AccessKind other : {AccessKind::Write, AccessKind::Atomic, AccessKind::Read}) {
    if (other == kind && kind != AccessKind::Write) continue;
    for (const Entry& entry : entries_[static_cast<std::size_t>(other)]) {
      if (entry.who >= 0 && entry.who != who) return Entry{entry.who, entry.place, other};
    }
  }
  return std::nullopt;
}

void History::add(AccessKind kind, std::int64_t who, std::uint32_t place) {
  auto& [first, second] = entries_[static_cast<std::size_t>(kind)];
  if (first.who < 0) first = {who, place, kind};
  else if (first.who != who && second.who < 0) second = {who, place, kind};
}

std::optional<Conflict> Shadow::touch(std::int64_t granule, const Access& access) {
  auto& page = pages_[static_cast<std::size_t>(granule / kPage)];
  if (!page) page = std::make_unique<std::array<Cell, kPage>>();
  Cell& cell = (*page)[static_cast<std::size_t>(granule % kPage)];
  if (across_programs_) {
    if (const auto rival = cell.programs.rival(access.kind, access.program)) {
      return Conflict{rival->kind, rival->who, -1, rival->place};
    }
    cell.programs.add(access.kind, access.program, access.place);
  }
  if (cell.epoch != access.epoch) {
    cell.threads = {};
    cell.epoch = access.epoch;
  }
  if (const auto rival = cell.threads.rival(access.kind, access.thread)) {
    return Conflict{rival->kind, access.program, rival->who, rival->place};
  }
  cell.threads.add(access.kind, access.thread, access.place);
  return std::nullopt;
}

Races::Races(std::span<const Argument> arguments) {
  std::vector<Region> all;
  for (const Argument& argument : arguments) {
    const auto* buffer = std::get_if<BufferArgument>(&argument);
    if (!buffer) continue;
    const Layout layout(buffer->shape, buffer->strides);
    if (layout.empty()) continue;
    const auto size = static_cast<std::int64_t>(itemsize(buffer->dtype));
    const auto first = reinterpret_cast<std::uintptr_t>(buffer->data);
    all.push_back({first + static_cast<std::uintptr_t>(layout.low() * size),
                   first + static_cast<std::uintptr_t>((layout.high() + 1) * size), size, nullptr});
  }
  std::sort(all.begin(), all.end(),
            [](const Region& a, const Region& b) { return a.begin < b.begin; });
  for (Region& next : all) {
    if (!regions_.empty() && next.begin < regions_.back().end) {
      Region& region = regions_.back();
      const auto distance = static_cast<std::int64_t>(next.begin - region.begin);
      region.granule = std::gcd(std::gcd(region.granule, next.granule), distance);
      region.end = std::max(region.end, next.end);
    } else {
      regions_.push_back(std::move(next));
    }
  }
  for (Region& region : regions_) {
    const auto bytes = static_cast<std::int64_t>(region.end - region.begin);
    region.shadow = std::make_unique<Shadow>(bytes / region.granule, true);
  }
}

Races::Region* Races::region_of(const void* address) {
  const auto at = reinterpret_cast<std::uintptr_t>(address);
  for (Region& region : regions_) {
    if (at >= region.begin && at < region.end) return &region;
  }
  return nullptr;
}

std::uint32_t Races::place(const SourceLocation& where) {
  const std::string text = where.line > 0 ? to_string(where) : "an unknown line";
  const auto [it, is_new] = numbers_.try_emplace(text, static_cast<std::uint32_t>(places_.size()));
  if (is_new) places_.push_back(text);
  return it->second;
}

std::shared_ptr<Races> make_races(std::span<const Argument> arguments) {
  return std::make_shared<Races>(arguments);
}

}  // namespace eas::interp

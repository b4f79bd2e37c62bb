// Keys and eviction of cached plans.
#include "einsum/plan/cache.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/fork.hpp"
#include "base/mix.hpp"

namespace eas::contraction {
namespace {

constexpr std::size_t kMostWeight = std::size_t{4}
                                    << 20U;  // labels in all plans: tens of megabytes
constexpr std::size_t kPlanWeight = 64;      // of a plan as such

std::size_t weight_of(const PlanData& plan) {
  std::size_t sum = kPlanWeight;
  for (const Step& step : plan.steps) {
    sum += step.a_labels.size() + step.b_labels.size() + step.out_labels.size() + 8;
  }
  return sum;
}

}  // namespace

void PlanCache::write_key(const Expression& expression, const PlanOptions& options, Key& out) {
  out.clear();
  for (const Labels& input : expression.inputs) {
    out.push_back(-1);
    out.insert(out.end(), input.begin(), input.end());
  }
  out.push_back(-2);
  out.insert(out.end(), expression.output.begin(), expression.output.end());
  out.push_back(-3);
  out.insert(out.end(), expression.sizes.begin(), expression.sizes.end());
  out.push_back(-4);
  for (const char c : options.optimize) out.push_back(c);
  for (const std::vector<int>& tuple : options.path) {
    out.push_back(-5);
    out.insert(out.end(), tuple.begin(), tuple.end());
  }
  out.push_back(-6);
  out.push_back(static_cast<std::int64_t>(options.seed));
  out.push_back(std::bit_cast<std::int64_t>(options.time_budget_seconds));
  if (options.memory_limit_bytes) {
    out.push_back(*options.memory_limit_bytes);
    const Footprint& footprint = options.footprint;
    out.push_back(footprint.element);
    out.push_back(footprint.converted_result);
    out.push_back(std::bit_cast<std::int64_t>(footprint.result_elements));
    for (const bool converted : footprint.converted) out.push_back(converted);
  }
}

std::size_t PlanCache::Hash::operator()(std::span<const std::int64_t> key) const {
  std::uint64_t hash = key.size();
  for (const std::int64_t word : key) hash = mix(hash, static_cast<std::uint64_t>(word));
  return hash;
}

bool PlanCache::Equal::operator()(std::span<const std::int64_t> a,
                                  std::span<const std::int64_t> b) const {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

std::shared_ptr<const PlanData> PlanCache::find(std::span<const std::int64_t> key) {
  const fork::Lock lock(mutex_);
  const auto found = plans_.find(key);
  if (found == plans_.end()) return nullptr;
  uses_.splice(uses_.begin(), uses_, found->second.use);
  return found->second.plan;
}

void PlanCache::insert(const Key& key, std::shared_ptr<const PlanData> plan) {
  const std::size_t weight = weight_of(*plan) + key.size();
  const fork::Lock lock(mutex_);
  std::list<const Key*> use(1);  // before anything is changed: it may be all that memory there was
  const auto [place, is_new] = plans_.try_emplace(key);
  if (!is_new) return;  // another thread was quicker
  use.front() = &place->first;
  uses_.splice(uses_.begin(), use);
  place->second = {std::move(plan), weight, uses_.begin()};
  weight_ += weight;
  while (weight_ > kMostWeight && uses_.size() > 1) {
    const auto oldest = plans_.find(*uses_.back());
    weight_ -= oldest->second.weight;
    uses_.pop_back();
    plans_.erase(oldest);
  }
}

std::size_t PlanCache::size() {
  const fork::Lock lock(mutex_);
  return plans_.size();
}

void PlanCache::clear() {
  const fork::Lock lock(mutex_);
  plans_.clear();
  uses_.clear();
  weight_ = 0;
}

}  // namespace eas::contraction

// Workers are forked before anything of the backend runs here, and write one record a case.
#include "native_campaign.hpp"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#include <eas/error.hpp>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <functional>
#include <optional>
#include <ostream>

#include "ir/clone.hpp"
#include "ir/edit.hpp"
#include "native_random.hpp"
#include "native_shrink.hpp"
#include "passes/pipeline.hpp"

namespace eas::fuzz {
namespace {

constexpr unsigned kSeconds = 60;  // a case takes milliseconds

// What a worker says of one case, small enough to be written in one piece.
struct Record {
  std::uint64_t seed = 0;
  bool begins = false;
  Verdict verdict = Verdict::Agrees;
  Tally tally;
  char text[400] = {};
};

void write_record(int pipe, const Record& record) {
  if (write(pipe, &record, sizeof record) != sizeof record) _exit(3);
}

Record record_of(const Finding& finding, const Tally& tally) {
  Record out{finding.seed, false, finding.verdict, tally, {}};
  std::strncpy(out.text, finding.text.c_str(), sizeof out.text - 1);
  return out;
}

struct Worker {
  pid_t process = 0;
  int pipe = -1;
  std::uint64_t next = 0;  // the case it does now, or will
  std::uint64_t end = 0, step = 1;
  bool busy = false;
};

void start(Worker& worker, const Runner& runner) {
  int ends[2];
  if (::pipe(ends) != 0) throw InternalError("no pipe");
  worker.process = fork();
  if (worker.process < 0) throw InternalError("no process");
  if (worker.process == 0) {
    close(ends[0]);
    for (std::uint64_t seed = worker.next; seed < worker.end; seed += worker.step) {
      write_record(ends[1], {seed, true, {}, {}, {}});
      alarm(kSeconds);
      Tally tally;
      Finding finding = judge(random_case(seed), runner, &tally);
      alarm(0);
      finding.seed = seed;
      write_record(ends[1], record_of(finding, tally));
    }
    _exit(0);
  }
  close(ends[1]);
  worker.pipe = ends[0];
  worker.busy = false;
}

std::string how_it_ended(int status) {
  if (WIFSIGNALED(status)) {
    const int signal = WTERMSIG(status);
    return signal == SIGALRM ? "no end in " + std::to_string(kSeconds) + " s"
                             : "signal " + std::to_string(signal) + " (" + strsignal(signal) + ")";
  }
  return "exit status " + std::to_string(WEXITSTATUS(status));
}

void note(Report& report, const Record& record) {
  ++report.counts[record.verdict];
  report.tally.exact += record.tally.exact;
  report.tally.bounded += record.tally.bounded;
  report.tally.unknown += record.tally.unknown;
  if (is_finding(record.verdict)) {
    report.findings.push_back({record.seed, record.verdict, record.text});
  }
}

// Reads one record, or notes how the worker ended and starts it again after the case it was at.
bool serve(Worker& worker, Report& report, const Runner& runner) {
  Record record;
  if (read(worker.pipe, &record, sizeof record) == sizeof record) {
    worker.busy = record.begins;
    worker.next = record.begins ? record.seed : record.seed + worker.step;
    if (!record.begins) note(report, record);
    return true;
  }
  close(worker.pipe);
  int status = 0;
  waitpid(worker.process, &status, 0);
  if (worker.busy) {
    Record crash{worker.next, false, Verdict::Crashes, {}, {}};
    std::strncpy(crash.text, how_it_ended(status).c_str(), sizeof crash.text - 1);
    note(report, crash);
    worker.next += worker.step;
  }
  if (worker.next >= worker.end) return false;
  start(worker, runner);
  return true;
}

}  // namespace

std::string_view name(Verdict verdict) {
  switch (verdict) {
    case Verdict::Agrees: return "agrees";
    case Verdict::Void: return "void";
    case Verdict::Invalid: return "invalid";
    case Verdict::Differs: return "differs";
    case Verdict::Fails: return "fails";
    case Verdict::Crashes: return "crashes";
  }
  __builtin_unreachable();
}

Finding judge(const Case& plan, const Runner& runner, Tally* tally) {
  Reference wanted;
  try {
    wanted = reference(plan);
  } catch (const std::exception& error) {
    return {plan.seed, Verdict::Invalid, error.what()};
  }
  try {
    const Outcome got = runner(plan);
    const auto wrong = difference(plan, wanted, got, tally);
    if (wrong) return {plan.seed, Verdict::Differs, *wrong};
    return {plan.seed, wanted.is_void ? Verdict::Void : Verdict::Agrees, ""};
  } catch (const std::exception& error) {
    return {plan.seed, Verdict::Fails, error.what()};
  }
}

Finding judge_isolated(const Case& plan, const Runner& runner) {
  int ends[2];
  if (::pipe(ends) != 0) throw InternalError("no pipe");
  const pid_t process = fork();
  if (process < 0) throw InternalError("no process");
  if (process == 0) {
    close(ends[0]);
    alarm(kSeconds);
    write_record(ends[1], record_of(judge(plan, runner), {}));
    _exit(0);
  }
  close(ends[1]);
  Record record;
  const bool told = read(ends[0], &record, sizeof record) == sizeof record;
  close(ends[0]);
  int status = 0;
  waitpid(process, &status, 0);
  if (told) return {plan.seed, record.verdict, record.text};
  return {plan.seed, Verdict::Crashes, how_it_ended(status)};
}

Report run(const Campaign& campaign, const Runner& runner) {
  Report report;
  const std::uint64_t end = campaign.first + static_cast<std::uint64_t>(campaign.count);
  std::vector<Worker> workers;
  for (int i = 0; i < campaign.jobs && campaign.first + static_cast<std::uint64_t>(i) < end; ++i) {
    Worker worker;
    worker.next = campaign.first + static_cast<std::uint64_t>(i);
    worker.end = end;
    worker.step = static_cast<std::uint64_t>(campaign.jobs);
    start(worker, runner);
    workers.push_back(worker);
  }
  while (!workers.empty()) {
    std::vector<pollfd> waits;
    for (const Worker& worker : workers) waits.push_back({worker.pipe, POLLIN, 0});
    if (poll(waits.data(), waits.size(), -1) < 0) continue;
    for (std::size_t i = waits.size(); i-- > 0;) {
      if (waits[i].revents == 0) continue;
      const std::size_t before = report.findings.size();
      const bool goes_on = serve(workers[i], report, runner);
      if (campaign.progress && report.findings.size() > before) {
        *campaign.progress << report.findings.back() << std::endl;
      }
      if (!goes_on) workers.erase(workers.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  for (std::uint64_t seed = campaign.first; seed < end; ++seed) {
    report.coverage.add(random_case(seed));
  }
  std::sort(report.findings.begin(), report.findings.end(),
            [](const Finding& x, const Finding& y) { return x.seed < y.seed; });
  return report;
}

// --- what was covered -----------------------------------------------------------------------------

void Coverage::add(const Case& plan) {
  ir::walk(*plan.function->body(),
           [&](const ir::Node* node) { ++rows[std::string(ops::info(node->op).name)]; });
  const auto optimised = ir::clone(*plan.function);
  passes::optimise(*optimised);
  std::size_t size = 0;
  ir::walk(*optimised->body(), [&](const ir::Node* node) {
    if (node->op != ir::Op::constant && node->op != ir::Op::yield) ++size;
  });
  sizes.push_back(size);
}

std::size_t Coverage::median() const {
  if (sizes.empty()) return 0;
  auto sorted = sizes;
  std::sort(sorted.begin(), sorted.end());
  return sorted[sorted.size() / 2];
}

std::vector<std::string> Coverage::rarer_than(std::int64_t count) const {
  std::vector<std::string> out;
  for (const ops::OpInfo& row : ops::table()) {
    const auto found = rows.find(std::string(row.name));
    if (found == rows.end() || found->second < count) out.emplace_back(row.name);
  }
  return out;
}

void print(std::ostream& out, const Report& report) {
  for (const auto& [verdict, count] : report.counts) out << name(verdict) << ": " << count << '\n';
  out << "elements compared: " << report.tally.exact << " bit by bit, " << report.tally.bounded
      << " within a bound; " << report.tally.unknown << " unknown\n";
  out << "median program: " << report.coverage.median()
      << " nodes after the passes (constants and yields aside)\n";
  out << "nodes by op:";
  for (const ops::OpInfo& row : ops::table()) {
    const auto found = report.coverage.rows.find(std::string(row.name));
    out << ' ' << row.name << '=' << (found == report.coverage.rows.end() ? 0 : found->second);
  }
  out << '\n';
  for (const Finding& finding : report.findings) out << finding << '\n';
}

std::ostream& operator<<(std::ostream& out, const Finding& finding) {
  return out << "seed " << finding.seed << ' ' << name(finding.verdict) << ": " << finding.text;
}

// What `make` gives, made in a process of its own; nothing when that ended badly.
std::optional<std::string> isolated_text(const std::function<std::string()>& make) {
  int ends[2];
  if (::pipe(ends) != 0) throw InternalError("no pipe");
  const pid_t process = fork();
  if (process < 0) throw InternalError("no process");
  if (process == 0) {
    close(ends[0]);
    const std::string text = make();
    for (std::size_t at = 0; at < text.size();) {
      const auto count = write(ends[1], text.data() + at, text.size() - at);
      if (count <= 0) _exit(3);
      at += static_cast<std::size_t>(count);
    }
    _exit(0);
  }
  close(ends[1]);
  std::string text;
  char buffer[4096];
  for (ssize_t count; (count = read(ends[0], buffer, sizeof buffer)) > 0;) {
    text.append(buffer, static_cast<std::size_t>(count));
  }
  close(ends[0]);
  int status = 0;
  waitpid(process, &status, 0);
  if (status != 0) return std::nullopt;
  return text;
}

std::string reproducer(const Finding& finding, const Runner& runner) {
  const Case whole = random_case(finding.seed);
  if (finding.verdict == Verdict::Invalid) {
    return "; invalid: " + finding.text + '\n' + whole.text();
  }
  // All in one process where no step crashes, else each step in its own.
  const auto shrunk = [&](auto ask) {
    const auto still = [&](const Case& plan) { return ask(plan).verdict == finding.verdict; };
    return shrink(whole, still).text();
  };
  std::optional<std::string> small;
  if (finding.verdict != Verdict::Crashes) {
    small = isolated_text(
        [&] { return shrunk([&](const Case& plan) { return judge(plan, runner); }); });
  }
  if (!small) small = shrunk([&](const Case& plan) { return judge_isolated(plan, runner); });
  const Finding last = judge_isolated(parse_case(*small), runner);
  std::string text = last.text;
  std::replace(text.begin(), text.end(), '\n', ' ');
  return "; found by case " + std::to_string(finding.seed) + ": " +
         std::string(name(last.verdict)) + ", " + text + '\n' + *small;
}

}  // namespace eas::fuzz

// A stack is memory that costs nothing until it is touched; a thread costs 30 µs.
#include "base/deep_stack.hpp"

#include <pthread.h>
#include <signal.h>

#include <cstddef>

#include "base/fork.hpp"

namespace eas {
namespace {

constexpr std::size_t kBytes = std::size_t{64} << 20;

struct Job {
  void (*run)(void* context);
  void* context;
  bool inside_gate;  // of forks: whoever waits
};

void* work(void* job) {
  const Job& given = *static_cast<Job*>(job);
  const fork::Deputy deputy(given.inside_gate);
  given.run(given.context);
  return nullptr;
}

}  // namespace

void run_on_deep_stack(void (*run)(void* context), void* context) {
  Job job{run, context, fork::is_inside()};
  pthread_attr_t attributes;
  if (::pthread_attr_init(&attributes) != 0) return run(context);
  pthread_t thread;
  // Signals are for the program's own threads; a new one begins with its maker's mask.
  sigset_t all, before;
  ::sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, &before);
  const bool started = ::pthread_attr_setstacksize(&attributes, kBytes) == 0 &&
                       ::pthread_create(&thread, &attributes, work, &job) == 0;
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  ::pthread_attr_destroy(&attributes);
  if (!started) return run(context);
  ::pthread_join(thread, nullptr);
}

}  // namespace eas

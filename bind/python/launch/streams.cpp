// See streams.hpp. On the CPU a launch is over when it returns: its streams and events have nothing to
// wait for, and say so.
#include "python/launch/streams.hpp"

#include <eas/error.hpp>

#include <optional>
#include <string>

#include "base/config.hpp"
#include "base/format.hpp"
#include "launch/on_device.hpp"
#include "python/common/support.hpp"
#include "python/launch/running.hpp"
#include "python/tensor/tensor.hpp"
#include "runtime/profile.hpp"

namespace eas::python {
namespace {

using namespace nb::literals;

struct EventState {
  std::shared_ptr<runtime::Event> event;  // null on the CPU
  Device device;
  std::int64_t time = -1;  // of the host, in ns, where there is no device
  bool recorded = false;
};

// Waits with other Python threads running; Ctrl-C ends it.
template <class Wait>
void waiting(const Wait& wait) {
  Running running;
  running.release();
  wait([&] { running.poll(); });
}

// Without a device: that of the backend the settings name, if it has any.
Device device_or_default(nb::handle device, const char* op) {
  if (!device.is_none()) return to_device(device, op);
  const runtime::Backend& row = runtime::resolve(config::backend(), op);
  return row.memory ? Device{*row.device, 0} : Device{};
}

StreamState make_stream(nb::handle device) {
  StreamState out{device_or_default(device, "Stream"), nullptr};
  if (out.device.kind != DeviceKind::Cpu) {
    out.stream = runtime::new_stream(*runtime::backend_of(out.device.kind), out.device.index);
  }
  return out;
}

std::shared_ptr<runtime::DeviceStream> main_of(const Device& device) {
  if (device.kind == DeviceKind::Cpu) return nullptr;
  return runtime::main_stream(*runtime::backend_of(device.kind), device.index);
}

void record(EventState& event, const std::shared_ptr<runtime::DeviceStream>& stream,
            const Device& device) {
  event.device = device;
  event.recorded = true;
  event.event = stream ? stream->stream->record() : nullptr;
  event.time = runtime::profile::now();
}

bool is_over(EventState& event) {
  return !event.event || event.event->wait(std::chrono::milliseconds(0));
}

void wait_for_event(EventState& event) {
  if (!event.event) return;
  waiting([&](const auto& poll) {
    const std::function<void()> asked = poll;
    runtime::wait_for(
        *event.event,
        [](void* context) { (*static_cast<const std::function<void()>*>(context))(); },
        const_cast<std::function<void()>*>(&asked));
  });
}

// What the stream is given from now on starts after the event.
void wait_on_stream(EventState& event, const StreamState& stream) {
  if (!event.event) return;
  if (!stream.stream || event.device != stream.device) return wait_for_event(event);
  stream.stream->stream->after(*event.event);
}

double elapsed(EventState& begin, EventState& end) {
  const auto require = [](EventState& event) {
    if (!event.recorded) {
      throw LaunchError("elapsed_time",
                        "the event was never recorded, got a new one, expected "
                        "event.record() before");
    }
    wait_for_event(event);
  };
  require(begin);
  require(end);
  if (!begin.event && !end.event) return static_cast<double>(end.time - begin.time) * 1e-6;
  const std::int64_t first = begin.event ? begin.event->time() : -1,
                     last = end.event ? end.event->time() : -1;
  if (first < 0 || last < 0) {
    throw BackendError("elapsed_time", "the device has no clock for these events");
  }
  return static_cast<double>(last - first) * 1e-6;
}

void bind_stream(nb::module_& m) {
  nb::class_<StreamState>(m, "Stream",
                          "A queue of launches on a device, which run in the order they were "
                          "given, beside other streams.")
      .def(
          "__init__",
          [](StreamState* self, nb::handle device) { new (self) StreamState(make_stream(device)); },
          "device"_a = nb::none(),
          "On the device of the backend in use; on the CPU launches are over when they return.")
      .def_prop_ro(
          "device", [](const StreamState& s) { return to_string(s.device); }, "Where it is.")
      .def(
          "synchronize",
          [](const StreamState& s) {
            if (!s.stream) return;
            waiting([&](const auto& poll) { launch::synchronize(*s.stream, poll); });
          },
          "Waits for all it was given; raises what a launch failed with.")
      .def(
          "query",
          [](const StreamState& s) {
            return !s.stream || s.stream->stream->record()->wait(std::chrono::milliseconds(1));
          },
          "Whether all it was given is done.")
      .def(
          "record",
          [](const StreamState& s) {
            EventState event;
            record(event, s.stream, s.device);
            return event;
          },
          "An eas.Event at the end of what it was given so far.")
      .def(
          "wait", [](const StreamState& s, EventState& event) { wait_on_stream(event, s); },
          "event"_a, "What it is given from now on starts after the event.")
      .def("__repr__",
           [](const StreamState& s) { return cat("eas.Stream(\"", to_string(s.device), "\")"); });
}

void bind_event(nb::module_& m) {
  nb::class_<EventState>(m, "Event", "A place in a stream, to wait for and to measure from.")
      .def(nb::init<>())
      .def(
          "record",
          [](EventState& self, nb::handle stream) {
            if (stream.is_none()) {
              const Device device = device_or_default(nb::none(), "Event");
              return record(self, main_of(device), device);
            }
            const auto& state = nb::cast<const StreamState&>(stream);
            record(self, state.stream, state.device);
          },
          "stream"_a = nb::none(), "Puts it at the end of what the stream was given so far.")
      .def(
          "synchronize", [](EventState& self) { wait_for_event(self); },
          "Waits for it; raises what a launch before it failed with.")
      .def(
          "wait",
          [](EventState& self, nb::handle stream) {
            if (stream.is_none()) return wait_for_event(self);
            wait_on_stream(self, nb::cast<const StreamState&>(stream));
          },
          "stream"_a = nb::none(), "The stream starts what it is given from now on after it.")
      .def(
          "query", [](EventState& self) { return is_over(self); }, "Whether it has come.")
      .def(
          "elapsed_time", [](EventState& self, EventState& end) { return elapsed(self, end); },
          "end"_a, "Milliseconds from this event to another, by the device's clock.");
}

nb::list spans_of(std::vector<runtime::profile::Span>&& spans) {
  nb::list out;
  for (const runtime::profile::Span& span : spans) {
    nb::dict row;
    row["name"] = span.name;
    row["kind"] = span.kind;
    row["device"] = span.device;
    row["stream"] = span.stream;
    row["begin"] = span.begin;
    row["end"] = span.end;
    row["bytes"] = span.bytes;
    row["detail"] = span.detail;
    out.append(row);
  }
  return out;
}

}  // namespace

bool is_stream(PyObject* object) { return nb::isinstance<StreamState>(object); }

const StreamState& stream_of(PyObject* object) {
  return nb::cast<const StreamState&>(nb::handle(object));
}

void bind_streams(nb::module_& m) {
  bind_stream(m);
  bind_event(m);
  m.def(
      "synchronize",
      [](nb::handle device) {
        if (device.is_none()) {
          return waiting([&](const auto& poll) { launch::synchronize(poll); });
        }
        const Device where = to_device(device, "synchronize");
        if (where.kind == DeviceKind::Cpu) return;
        waiting([&](const auto& poll) {
          for (const auto& stream : runtime::streams()) {
            const Device its{*stream->backend->device, stream->index};
            if (its == where) launch::synchronize(*stream, poll);
          }
        });
      },
      "device"_a = nb::none(),
      "Waits for all work on all devices, or on one; raises what a launch failed with that nobody "
      "had waited for.");
  m.def("profile_start", &runtime::profile::start);
  m.def("profile_stop", [] {
    waiting([&](const auto& poll) { launch::synchronize(poll); });
    return spans_of(runtime::profile::stop());
  });
}

}  // namespace eas::python

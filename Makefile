# easy_as: `make demo` and `make test` do everything from a fresh clone; both call `make setup`.
# Work is remembered by stamp files in .venv/ and by ninja in build/, so a re-run takes seconds.

PYTHON ?= $(shell python3.11 -c '' 2>/dev/null && echo python3.11 || echo python3)
VENV := .venv
STAMPS := $(VENV)/stamps
BIN := $(VENV)/bin
JOBS ?= 2
WERROR ?= OFF
FUZZ_SECONDS ?= 60
MATH_STRIDE ?= 13
# What is tried in turn. The plain name is a CUDA build of several GB on Linux x86-64, so the CPU build
# is asked for first; pip knows that one only where it was told of PyTorch's CPU wheels.
TORCH_VERSION := 2.13.0
TORCH ?= torch==$(TORCH_VERSION)+cpu torch==$(TORCH_VERSION)
CLANGXX ?= $(shell for c in clang++-22 clang++; do command -v $$c && break; done)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# One compiler, by one name, for the package and the tests: ccache keeps names apart.
export CXX
export CMAKE_BUILD_PARALLEL_LEVEL := $(JOBS)

# Folders are listed too: their time changes when a file comes or goes.
NATIVE := $(shell find src include bind cmake bridge/include -not -name '*.md' 2>/dev/null)
BRIDGE := $(shell find bridge -not -name '*.md' -not -name __pycache__ 2>/dev/null)
PACKAGE_DIRS := $(shell find python -type d -not -name __pycache__ 2>/dev/null)

CMAKE_TESTS := cmake -G Ninja -S . -DEAS_WERROR=$(WERROR) --log-level=WARNING
# Assertions and sanitizers on, optimised enough to be quick.
ASSERTING := -DEAS_INSTALL_CPP=OFF -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG="-O1 -g1"
CHECKED := -DEAS_SANITIZE=address,undefined,float-cast-overflow $(ASSERTING)
# The same with the Python module, for the Python of this environment.
WITH_MODULE := -DEAS_PYTHON=ON -DPython_EXECUTABLE=$(CURDIR)/$(BIN)/python
FUZZERS := $(patsubst tests/fuzz/%_fuzz.cpp,%,$(wildcard tests/fuzz/*_fuzz.cpp))
# The workers share the cores; NumPy's own threads would only wait for each other.
PYTEST := OPENBLAS_NUM_THREADS=1 $(BIN)/python -m pytest -q -n $(JOBS) --strict-markers -W error
SANITIZE_ENV := ASAN_OPTIONS=detect_stack_use_after_return=1 UBSAN_OPTIONS=print_stacktrace=1

.PHONY: setup demo test test-full test-cpp test-sanitize test-native-full test-python \
  test-python-full test-random-full test-random-gpu-full test-memory test-valgrind test-python-sanitize test-threads \
  test-arm lint format \
  fuzz fuzz-build fuzz-save golden op-table math-table bench clean
.DELETE_ON_ERROR:

setup: $(STAMPS)/torch $(STAMPS)/package-$(WERROR) $(STAMPS)/bridge

demo: setup
	$(BIN)/python -m examples.demo

test: lint test-cpp test-sanitize test-python
	@echo "make test: all passed"

test-full: lint test-cpp test-sanitize test-native-full test-python-full test-random-full \
  test-memory test-random-gpu-full
	@echo "make test-full: all passed"

# --- the virtual environment -------------------------------------------------------------------

$(STAMPS)/system: tools/install_system.sh
	@tools/install_system.sh $(PYTHON)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10) and "setup: Python 3.10 or newer is needed")'
	@test -x $(BIN)/python || { echo "setup: creating $(VENV)"; $(PYTHON) -m venv $(VENV); }
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/dev: $(STAMPS)/system pyproject.toml
	@echo "setup: installing development tools"
	@$(BIN)/python -m pip install -qq --upgrade 'pip>=25.1'
	@$(BIN)/python -m pip install -qq --group dev 'numpy>=1.24'
	@touch $@

$(STAMPS)/torch: $(STAMPS)/dev tools/install_torch.sh
	@tools/install_torch.sh $(VENV) $(TORCH)
	@touch $@

# An editable install: Python files are used in place, C++ is rebuilt in build/ when it changed.
$(STAMPS)/package-$(WERROR): $(STAMPS)/dev CMakeLists.txt pyproject.toml $(NATIVE) $(PACKAGE_DIRS)
	@test -z "$$(ls -d $(VENV)/lib/*/site-packages/eas-*.dist-info 2>/dev/null)" || \
	  $(BIN)/python -m pip uninstall -qq -y eas  # its name before it was easy-as
	@echo "setup: building eas"
	@$(BIN)/python tools/step.py build/package.log \
	  $(BIN)/python -m pip install --verbose --no-build-isolation --no-deps --editable . \
	  --config-settings=cmake.define.EAS_WERROR=$(WERROR)
	@rm -f $(STAMPS)/package-* && touch $@

# The bridge to torch, compiled against the torch that is there. Optional: eas works without.
$(STAMPS)/bridge: $(STAMPS)/torch $(STAMPS)/dev $(BRIDGE) tools/install_bridge.sh
	@tools/install_bridge.sh $(VENV) build/bridge.log $(WERROR)
	@touch $@

# --- tests -------------------------------------------------------------------------------------

lint: setup
	@echo "== lint (ruff, mypy, clang-format, includes, columns of the docs)"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy --no-error-summary
	@tools/check_format.sh $(BIN)/clang-format
	@tools/check_includes.sh
	@$(BIN)/python tools/wrap_docs.py

test-cpp: setup
	@echo "== C++ tests"
	@$(CMAKE_TESTS) -B build/cpp >/dev/null
	@cmake --build build/cpp
	@ctest --test-dir build/cpp --output-on-failure --no-tests=error -j $(JOBS)

test-sanitize: setup
	@echo "== C++ tests and fuzz corpus under ASan and UBSan"
	@$(CMAKE_TESTS) -B build/sanitize $(CHECKED) -DEAS_PYTHON=OFF >/dev/null
	@cmake --build build/sanitize
	@$(SANITIZE_ENV) ctest --test-dir build/sanitize --output-on-failure --no-tests=error -j $(JOBS)

# Random kernels, compiled, beside the interpreter; the log says what was covered and is kept.
test-native-full: test-cpp
	@echo "== 10,000 random kernels beside the interpreter"
	@cmake --build build/cpp --target native_random
	@build/cpp/tests/fuzz/native_random --count 10000 --jobs $(JOBS) --save build/native_findings \
	  > docs/fuzz/native.log || { cat docs/fuzz/native.log; exit 1; }

# The same at the level of Python source, between forbidden pages; 300 of them are in test-python.
test-random-full: setup
	@echo "== 5,000 random Python kernels beside the interpreter"
	@$(BIN)/python tests/fuzz/python/campaign.py --count 5000 --jobs $(JOBS) \
	  --save build/python_findings > docs/fuzz/python.log || { cat docs/fuzz/python.log; exit 1; }

# And on the GPU languages: OpenCL on the driver there is, Metal on its simulation, where Metal refuses
# what has float64: of 5,000 programs more than 2,000 run. PoCL takes most of the time to optimise; the
# first 100, in `make test`, are run as it has them.
test-random-gpu-full: setup
	@echo "== 2,000 random Python kernels by OpenCL, 5,000 on the double of Metal"
	@$(BIN)/python tests/metal_double/double.py tests/fuzz/python/campaign.py --backend metal \
	  --count 5000 --jobs $(JOBS) --budget 0 --save build/metal_findings \
	  > docs/fuzz/metal_double.log || { cat docs/fuzz/metal_double.log; exit 1; }
	@POCL_EXTRA_BUILD_FLAGS=-cl-opt-disable \
	  $(BIN)/python tests/fuzz/python/campaign.py --backend opencl --count 2000 --jobs $(JOBS) \
	  --budget 0 --save build/opencl_findings > docs/fuzz/opencl.log \
	  || { cat docs/fuzz/opencl.log; exit 1; }

# Memory: what sanitizers of the C++ tests do not see. The logs are kept.
test-memory: test-valgrind test-python-sanitize test-threads

test-valgrind: setup
	@echo "== a little of everything under valgrind"
	@tools/test_valgrind.sh $(BIN)/python docs/fuzz/valgrind.log

# What is left out: tests of other processes' modules, of limits on memory and of its use (ASan reserves
# terabytes and keeps what was freed), of how long things take, of children forked while other threads
# work (the runtime of GCC 12 forks with its allocator locked), and the fuzzer, whose forbidden pages
# ASan would report as its own crash.
NOT_SANITIZED := not debug_perf and not import_orders and not bench and not large_kernels \
  and not out_of_memory and not converted_copies_are_within_the_limit \
  and not a_child_runs_while_others_work and not random_kernels_agree
test-python-sanitize: setup
	@echo "== Python tests under ASan and UBSan"
	@$(CMAKE_TESTS) -B build/sanitize $(CHECKED) $(WITH_MODULE) >/dev/null
	@cmake --build build/sanitize --target _core
	@OPENBLAS_NUM_THREADS=1 tools/sanitized_python.sh build/sanitize address $(BIN)/python \
	  -m pytest -q -n $(JOBS) -m "not full" -k "$(NOT_SANITIZED)" > build/sanitize/python.log \
	  || { tail -n 100 build/sanitize/python.log; exit 1; }
	@sed -n '/^SKIPPED/p; s/^\([0-9]* passed.*\) in .*/\1; no report of ASan or UBSan/p' \
	  build/sanitize/python.log > docs/fuzz/python_asan.log
	@tail -n 1 docs/fuzz/python_asan.log

# The pool, the caches and the launcher under TSan, from C++ and from Python's threads.
test-threads: setup
	@echo "== pool, caches and launcher under TSan"
	@$(CMAKE_TESTS) -B build/tsan -DEAS_SANITIZE=thread $(ASSERTING) $(WITH_MODULE) >/dev/null
	@cmake --build build/tsan --target _core runtime_cpu_test compile_test
	@export TSAN_OPTIONS=die_after_fork=0:suppressions=$(CURDIR)/tests/memory/tsan.supp \
	  XDG_CACHE_HOME=$(CURDIR)/build/tsan/cache; \
	  ( for room in runtime_cpu compile; do \
	      build/tsan/tests/cpp/$${room}_test --gtest_brief=1 --gtest_filter=-*Random* || exit 1; done; \
	    tools/sanitized_python.sh build/tsan thread $(BIN)/python tests/memory/threads.py; \
	  ) > docs/fuzz/threads.log 2>&1 || { cat docs/fuzz/threads.log; exit 1; }
	@tail -n 1 docs/fuzz/threads.log

test-python: setup
	@echo "== Python tests (fixed seeds)"
	@$(PYTEST) -m "not full"

test-python-full: setup
	@echo "== Python tests (all, random seeds)"
	@$(PYTEST) --hypothesis-profile=full

# The C++ tests on a simulated 64-bit Arm (Debian only; half an hour the first time).
test-arm: $(STAMPS)/system
	@echo "== C++ tests, NEON code among them, by qemu"
	@tools/test_arm.sh build/arm

# --- tools -------------------------------------------------------------------------------------

format: $(STAMPS)/dev
	@$(BIN)/ruff check --quiet --fix . || true
	@$(BIN)/ruff format --quiet .
	@tools/check_format.sh $(BIN)/clang-format --fix
	@$(BIN)/python tools/wrap_docs.py --fix

# Every libFuzzer target for FUZZ_SECONDS, from the saved corpus. New inputs and findings stay in
# build/fuzz; `make fuzz-save` adds to the saved corpus those that reach new code.
fuzz: fuzz-build
	@for n in $(FUZZERS); do mkdir -p build/fuzz/corpus/$$n tests/fuzz/corpus/$$n; \
	  build/fuzz/tests/fuzz/$${n}_fuzz -max_total_time=$(FUZZ_SECONDS) -artifact_prefix=build/fuzz/ \
	    build/fuzz/corpus/$$n tests/fuzz/corpus/$$n || exit 1; done

fuzz-save: fuzz-build
	@for n in $(FUZZERS); do mkdir -p build/fuzz/corpus/$$n tests/fuzz/corpus/$$n; \
	  build/fuzz/tests/fuzz/$${n}_fuzz -merge=1 tests/fuzz/corpus/$$n build/fuzz/corpus/$$n || exit 1; done

fuzz-build: $(STAMPS)/system
	@test -n "$(CLANGXX)" || { echo "fuzz: needs clang++ with libFuzzer (Debian: clang)"; exit 1; }
	@$(CMAKE_TESTS) -B build/fuzz -DCMAKE_CXX_COMPILER=$(CLANGXX) -DEAS_FUZZ=ON $(CHECKED) \
	  -DEAS_BUILD_TESTS=OFF >/dev/null
	@cmake --build build/fuzz

# tests/golden anew: what golden kernels are traced and compiled to (its README.md). Read the diff.
golden: setup
	@$(CMAKE_TESTS) -B build/cpp >/dev/null
	@cmake --build build/cpp --target golden_test
	@PYTHONPATH=. $(BIN)/python tests/golden/write_traced.py
	@build/cpp/tests/golden/golden_test tests/golden --write
	@git --no-pager diff --stat -- tests/golden

# docs/ops.md and the stubs of mk, which the build makes from the op table.
op-table: $(STAMPS)/package-$(WERROR)
	@cp "$$(ls -t build/cp*/docs/ops.md | head -n 1)" docs/ops.md
	@cp "$$(ls -t build/cp*/python/eas/mk.pyi | head -n 1)" python/eas/mk.pyi

# docs/math.md: the errors of the elementary functions, of every MATH_STRIDE-th float.
math-table: setup
	@$(CMAKE_TESTS) -B build/cpp >/dev/null
	@cmake --build build/cpp --target measure_math
	@build/cpp/tests/cpp/measure_math $(MATH_STRIDE) > build/math.md && cp build/math.md docs/math.md

# Our speed beside others': ROWS=add,gelu for some of it, QUICK=1 for a look (bench/README.md).
bench: setup build/bench/peers.stamp
	@$(BIN)/python -m bench $(ROWS) $(if $(QUICK),--quick)

# A peer that cannot be had is left out, and tried again next time.
build/bench/peers.stamp: bench/requirements.txt $(STAMPS)/dev
	@echo "bench: installing the peers"
	@rm -rf build/bench/peers && mkdir -p build/bench
	@install="$(BIN)/python -m pip install -qq --target build/bench/peers"; \
	  if $$install -r $<; then touch $@; else for peer in $$(grep -v '^#' $<); do \
	    $$install $$peer || echo "bench: $$peer cannot be had and is left out"; done; fi

clean:
	rm -rf build $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis

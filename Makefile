# Two commands do all that a newcomer needs: `make run` and `make test`. What is needed less often is a script in Scripts/.
.PHONY: help run test lint docs bench fuzz soak sanitize ci site serve voice wheel dist install install-lib uninstall clean setup

# The package manager gives the compiler options in the order of a set. If that differed from run to run, as it does otherwise,
# nearly every build would compile everything again.
export SWIFT_DETERMINISTIC_HASHING = 1

RELEASE = swift build -c release --product numberrace

##@ Begin
# A debug build takes two thirds of the time of a release build and is what `swift run` and `make test` go on with. The kernels are
# optimised in it too, so games are solved as fast.
run: setup  ## Build the tool and solve a real game: Countdown, 14 March 1997.
	swift build --product numberrace
	@echo
	@"$$(swift build --show-bin-path)/numberrace" solve 952 100 75 50 25 6 3

help:  ## Print this list.
	@awk -F ':.*## ' '/^##@ /{printf "\n%s\n", substr($$0, 5)} /^[a-z-]+:.*## /{printf "  make %-11s %s\n", $$1, $$2}' Makefile

##@ Change
# The modules are given with commas or spaces between them.
comma := ,
empty :=
REAL_TIME := '^(VoiceKitTests\.|numberraceTests\.Voice)'
STREETS := Base Numbers Intents Domains Apps Web
test: setup  ## Build and run all tests; with M=NumbersGame or M=Lists,Bank only those of the named modules.
ifdef M
	TEST_TARGETS=$(subst $(empty) ,$(comma),$(addsuffix Tests,$(subst $(comma), ,$(M)))) Scripts/run-tests.sh
else
	swift build --build-tests
	# With all at once, each of two thousand would take as long as all of them, and what expires would have expired.
	set -e; for street in $(STREETS); do Scripts/run-tests.sh --skip-build --street $$street --skip $(REAL_TIME); done
	# These listen and speak in real time, and would wait for a thousand others in the same process.
	Scripts/run-tests.sh --skip-build --filter $(REAL_TIME)
	Scripts/test-c.sh
	@if python3 -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then Scripts/test-python.sh; \
	else echo "Python 3.11 is not here, so its package is not tested."; fi
endif

lint:  ## Check the formatting, the structure, that no trap is new, and the links of the guides.
	git ls-files "*.swift" | xargs swift format lint --strict --parallel
	Scripts/test-structure.py
	Scripts/check-structure.py
	Scripts/check-traps.sh
	Scripts/check-docs.sh links
	@if command -v tsc >/dev/null 2>&1; then tsc -p Web; else echo "tsc is not here, so the modules of the page are not checked by engine.d.ts."; fi

docs: setup  ## Make the documentation of all libraries, as a site in .build/docs.
	Scripts/make-docs.sh

bench:  ## Measure the solver beside its rivals.
	swift run -c release bench

TIME ?= 600
fuzz: setup  ## Look for input that crashes, takes too long or too much memory, for TIME seconds, 600 if not given.
	Scripts/fuzz.sh $(TIME)

soak: setup  ## Run the server under mixed load with 200 open questions and lost clients, for TIME seconds, 600 if not given.
	Benchmarks/server/run.sh --soak $(TIME) soak

sanitize: setup  ## Run the tests under the address and the thread sanitizer, and look for leaks.
	Scripts/sanitize.sh

ci:  ## Check all that every change must pass.
	.ci/run

##@ Use
site: setup  ## Build the page in .build/site, for any web server; with PORT=8000 serve it on this machine, too.
	Scripts/setup-site.sh
	Scripts/build-site.sh
	$(if $(PORT),python3 Scripts/serve-site.py .build/site $(PORT))

serve: setup  ## Serve the assistant on this machine: a page to talk to, an API, and tools for language models.
	@server=$$(Scripts/build-package.sh Server --product numberrace-server) && MALLOC_ARENA_MAX=$${MALLOC_ARENA_MAX:-2} "$$server/numberrace-server" serve

VOICE ?= .build/voice
voice:  ## Install with what 'numberrace ask --voice' listens and speaks, in VOICE, .build/voice if not given.
	Scripts/setup-voice.sh $(VOICE)

wheel: setup  ## Build the wheel of the Python package, with the library inside, in .build/python/dist.
	Scripts/build-wheel.sh

dist: setup  ## Make the files of a release in .build/dist, and try each; with PARTS="tool deb" only some of them.
	Scripts/dist.sh $(PARTS)

PREFIX ?= /usr/local
install: setup  ## Install the tool, its completions and its man pages below PREFIX, /usr/local if not given.
	$(RELEASE)
	Scripts/install.sh "$$($(RELEASE) --show-bin-path)/numberrace" "$(DESTDIR)$(PREFIX)"

install-lib: setup  ## Install the C library below PREFIX, with its header and what pkg-config and CMake find it by.
	Scripts/build-c-library.sh
	mkdir -p "$(DESTDIR)$(PREFIX)"
	cp -R .build/c/lib .build/c/include .build/c/share "$(DESTDIR)$(PREFIX)/"

uninstall:  ## Remove what install put there.
	Scripts/install.sh --remove "$(DESTDIR)$(PREFIX)"

clean:  ## Remove all that was built.
	rm -rf .build .build-walks .build-address .build-thread Tests/Embedding/.build Tests/EmbeddingIntents/.build Tests/Fuzz/.build

setup:
	@Scripts/setup.sh

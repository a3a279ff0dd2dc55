# Two commands do all that a newcomer needs: `make run` and `make test`.
.PHONY: run test c-test faults bench lint docs check-docs check-api embedding site site-run site-test server-page-test sanitize mcp-test serve server-test server-cluster-test server-bench extras wheel python-test spark-test python-hostile python-bench walks fuzz setup install uninstall clean

# The package manager gives the compiler options in the order of a set. If that differed from run to run, as it does otherwise,
# nearly every build would compile everything again.
export SWIFT_DETERMINISTIC_HASHING = 1

RELEASE = swift build -c release --product numberrace

# A debug build takes two thirds of the time of a release build and is what `swift run` and `make test` go on with. The kernels are
# optimised in it too, so games are solved as fast.
run: setup  ## Build the tool and solve a real game: Countdown, 14 March 1997.
	swift build --product numberrace
	@echo
	@"$$(swift build --show-bin-path)/numberrace" solve 952 100 75 50 25 6 3

test: setup  ## Build and run all tests.
	swift build --build-tests
	Scripts/run-tests.sh --skip-build
	$(MAKE) c-test
	@if python3 -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then Scripts/test-python.sh; \
	else echo "Python 3.11 is not here, so its package is not tested."; fi

c-test: setup  ## Build the C library, and run the example that uses all of it, also under the address sanitizer.
	Scripts/build-c-library.sh .build/c
	$(MAKE) -C Examples/c run sanitized

faults: setup  ## Damage, fill, kill and cut off the files of the stores, several hundred times each.
	swift build --build-tests
	FAULTS=1 Scripts/run-tests.sh --skip-build --filter FaultTests

bench:  ## Measure the solver beside its rivals.
	swift run -c release bench

lint:  ## Check the formatting, the structure, that no trap is new, and the links of the guides.
	git ls-files "*.swift" | xargs swift format lint --strict --parallel
	Scripts/test-structure.py
	Scripts/check-structure.py
	Scripts/check-traps.sh
	Scripts/check-docs.sh links

docs: setup  ## Make the documentation of all libraries, as a site in .build/docs.
	Scripts/make-docs.sh

check-docs: setup  ## Check that every public symbol is documented.
	Scripts/check-docs.sh symbols

check-api: setup  ## Tell which changes since the last tag break the public API.
	Scripts/check-api.sh

embedding:  ## Build what embedders of the solver and of the intents build, and nothing else.
	Scripts/check-embedding.sh

site: setup  ## Build the page in .build/site, for any web server.
	Scripts/setup-site.sh
	Scripts/build-site.sh

PORT ?= 8000
site-run: site  ## Serve the page on this machine, at PORT.
	python3 Scripts/serve-site.py .build/site $(PORT)

site-test: setup  ## Test the page in Chromium, and its engine against native answers.
	Scripts/test-site.sh

server-page-test: setup  ## Talk to the server on its page, in Chromium.
	Scripts/test-server-page.sh

# Each process with threads would sleep for a second at its end, which adds up where tests start hundreds of them. What is
# found is kept in files of its own, for it would be lost between the lines of the tests.
TSAN = suppressions="$(CURDIR)/Scripts/thread-sanitizer.supp":atexit_sleep_ms=0:log_path="$(CURDIR)/.build-thread/race"
# What starts no threads is not run under the thread sanitizer.
UNTHREADED = ^(AppIntentsExport|GameCorpus|IntentLanguage|Language|NumbersGame|Scoreboard|Understanding)Tests\.
sanitize: setup  ## Run the tests under the address and the thread sanitizer, and look for leaks.
	$(MAKE) address-sanitizer thread-sanitizer
	ASAN_OPTIONS=detect_leaks=1 .build-address/debug/numberrace records 4 4 4 4 --rules four-fours

# The tests of the modules with unsafe code, and of those with locks and threads of their own: nothing else is built.
UNSAFE = BigNumbersSolverTests,NumberRaceCTests,NumbersGameTests,NumbersSolverTests,PageEngineTests
THREADED = BankTests,BigNumbersSolverTests,IntentKitTests,IntentStoreTests,ListsTests,NumberRaceCTests,NumbersSolverTests,SharedDatabaseTests
# Of the second kind, tests of searches in one thread are left out: they find no races, and take longest.
SINGLE = ^(BigNumbersSolverTests\.(DistinctSolution|Formula|PackedFraction|PuzzleGenerator|QuickSearch|PuzzleTests)|NumbersSolverTests\.(BestSolution|Corpus|Difficulty|DistinctSolutions|LargeSearch|Rating|SmallSearch|SolutionSummary|Sorting))
sanitize-short: setup  ## The same with the modules only that have unsafe code, or locks and threads of their own.
	TEST_TARGETS=$(UNSAFE) $(MAKE) address-sanitizer OPTIONS=--disable-default-traits
	TEST_TARGETS=$(THREADED) $(MAKE) thread-sanitizer OPTIONS="--traits Storage --skip '$(SINGLE)'"

.PHONY: sanitize-short address-sanitizer thread-sanitizer
address-sanitizer:
	SANITIZED=1 ASAN_OPTIONS=detect_leaks=0 Scripts/run-tests.sh --sanitize=address --scratch-path .build-address $(OPTIONS)

# Swift's backtrace of a process that crashes under the thread sanitizer never ends, and what waits for it does not either.
thread-sanitizer:
	rm -f .build-thread/race.*
	SANITIZED=1 SWIFT_BACKTRACE=enable=no TSAN_OPTIONS='$(TSAN)' \
	  Scripts/run-tests.sh --sanitize=thread --scratch-path .build-thread --skip '$(UNTHREADED)' $(OPTIONS) \
	  || { grep -l WARNING .build-thread/race.* | xargs -r cat; exit 1; }

mcp-test: setup  ## Talk to the tool with the official client of the Model Context Protocol.
	Scripts/test-mcp.sh

serve: setup  ## Serve the assistant on this machine: a page to talk to, an API, and tools for language models.
	@server=$$(Scripts/build-package.sh Server --product numberrace-server) && "$$server/numberrace-server" serve

server-test: setup  ## Test the server: its parts, over HTTP, and with a client of the Model Context Protocol.
	Scripts/test-server.sh

KILLS ?= 100
server-cluster-test: setup  ## Kill servers behind nginx in mid-conversation, KILLS times and again, and check the books.
	Scripts/test-server-cluster.sh $(KILLS)

SOAK ?= 600
server-bench: setup  ## Measure a release build of the server: requests, memory, batches, and SOAK seconds of mixed load.
	Benchmarks/server/run.sh --soak $(SOAK)

extras: setup  ## Test the package in Extras, and compare it with hassil, in short.
	Extras/HassilTemplates/Scripts/test.sh

.PHONY: voice voice-test
.PHONY: wheel sdist-test python-test spark-test trainers-test python-hostile python-bench spark-bench
wheel: setup  ## Build the wheel of the Python package, with the library inside, in .build/python/dist.
	Scripts/build-wheel.sh

python-test: setup  ## Install the wheel in a fresh environment, and test it, its types, examples and notebook.
	Scripts/test-python.sh

sdist-test: setup  ## Build the source distribution of the Python package, and install it in a fresh environment.
	Scripts/test-python.sh --sdist

trainers-test: setup  ## Test the Python package in TRL, PyTorch, Hugging Face's datasets and verl: gigabytes from PyPI.
	Scripts/test-python.sh --trainers

spark-test: setup  ## Test the Python package on Spark, with executors that are killed. Needs Java.
	Scripts/test-python.sh --spark

TEXTS ?= 1000000
python-hostile: python-test  ## Judge TEXTS hostile texts, a million if not given.
	cd Python && ../.build/python/fresh/bin/python tests/hostile.py $(TEXTS)

python-bench: python-test  ## Measure the Python package beside reasoning-gym, TinyZero's reward and a program in Swift.
	Scripts/bench-python.sh

spark-bench: spark-test  ## Measure how much faster two executors are than one.
	cd Python && ../.build/python/fresh/bin/python benchmarks/spark_executors.py

walks:  ## Walk ten million random steps through the logic of conversations.
	WALK_STEPS=10000000 swift test -c release -Xswiftc -enable-testing --scratch-path .build-walks --filter ReducerWalkTests

TIME ?= 600
fuzz: setup  ## Look for input that crashes, takes too long or too much memory, for TIME seconds.
	Scripts/fuzz.sh $(TIME)

VOICE ?= .build/voice
voice:  ## Build and install with what 'numberrace ask --voice' listens and speaks, in the folder VOICE, .build/voice if not given.
	Scripts/setup-voice.sh $(VOICE)

voice-test: setup voice  ## Speak ten dialogues to the tool as sound, and check what comes of each.
	Scripts/test-voice.sh $(VOICE)

.PHONY: voice-bench
voice-bench: voice  ## Speak 200 dialogues in four voices, and measure what is heard.
	swift run -c release voice-bench --folder $(VOICE)

setup:
	@Scripts/setup.sh

PREFIX ?= /usr/local
install: setup  ## Install the tool, its completions and its man pages below PREFIX, /usr/local if not given.
	$(RELEASE)
	Scripts/install.sh "$$($(RELEASE) --show-bin-path)/numberrace" "$(DESTDIR)$(PREFIX)"

uninstall:  ## Remove what install put there.
	Scripts/install.sh --remove "$(DESTDIR)$(PREFIX)"

clean:
	rm -rf .build .build-walks .build-address .build-thread Tests/Embedding/.build Tests/EmbeddingIntents/.build Tests/Fuzz/.build

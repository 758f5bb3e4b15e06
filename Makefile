# Thin: what takes thought lives in the Swift package, in Tests and in .ci.
SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
SHARE = $(PREFIX)/share
PROGRAM := .build/release/tome-reader
# What reads aloud: a program of its own beside the other one, or in libexec.
VOICE := .build/release/tome-voice
# What decodes pictures, which are strangers' bytes: a program of its own in the same place.
PICTURE := .build/release/tome-picture

# A release contains all libraries but the C library: it runs on a machine without Swift, and starts
# in half the time, since the dynamic linker has nothing to look up. The functions that a start runs
# are linked side by side, so that it reads little of the program, and types are made by functions, not
# from their names: see "Starting" in Sources/tome-reader/tome-reader.docc. All modules are in it, so their functions are internal: the linker
# leaves out those that nobody calls.
ARCHIVES := stdc++ ncursesw tinfo sqlite3 pcre2-8
LINK_ORDER := Sources/tome-reader/LinkOrder
# The part of ICU's data that the program needs: see "What is in it" there. ICU's archive is looked for
# where the compiler has its own.
UNICODE_DATA := .build/archives/unicode-data
ICU = $(shell $(SWIFT) -print-target-info -static-stdlib \
	| sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/linux/lib_FoundationICU.a
RELEASE = -c release --product tome-reader --static-swift-stdlib --disable-local-rpath \
	-Xcc -ffunction-sections -Xswiftc -gnone -Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xswiftc -Xfrontend -Xswiftc -internalize-at-link \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -no-pie \
	-Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
	-Xlinker -L$(CURDIR)/.build/archives -Xlinker --gc-sections -Xlinker --no-export-dynamic \
	-Xlinker -T$(CURDIR)/$(LINK_ORDER)/sections.ld \
	-Xlinker --symbol-ordering-file=$(CURDIR)/$(LINK_ORDER)/functions.txt \
	-Xlinker --no-warn-symbol-ordering $$(cat $(UNICODE_DATA).flags)

# Where each shell looks for completions.
COMPLETIONS := bash-completion/completions zsh/site-functions fish/vendor_completions.d

.PHONY: run test test-model test-kosync build check golden link-order bench fuzz install uninstall \
	deb check-deb clean packages archives lint

run: build
	$(PROGRAM) assets/guide.txt

build: packages archives
	$(SWIFT) build $(RELEASE) -Xlinker -s
	$(MAKE) --no-print-directory $(VOICE) $(PICTURE)

# In C alone, they are linked without Swift's runtime, which would bring the libraries of C++ along: they
# need the C library and no other.
HELPER = $(CC) -O2 -Wall -Wextra -Werror -D_FORTIFY_SOURCE=2 -fstack-protector-strong -s \
	-static-libgcc -o $@ $<

$(VOICE): Sources/tome-voice/main.c Makefile
	mkdir -p $(@D)
	$(HELPER)

$(PICTURE): Sources/tome-picture/main.c Sources/tome-picture/coefficients.h Makefile
	mkdir -p $(@D)
	$(HELPER) -l:libjpeg.a -l:libpng16.a -l:libgif.a -l:libwebp.a -l:libz.a -lm -lpthread

# The program in a terminal is tested by itself: it waits for screens, and would wait too long beside
# suites that take all cores.
test: packages
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error
	SWIFT="$(SWIFT)" .ci/tests --skip EndToEndTests
	SWIFT="$(SWIFT)" .ci/tests --filter EndToEndTests

# A real model tells a story for each age band, and what it says is held against the band: not so on the
# machine that checks changes, which has none.
test-model: packages
	@if [ -z "$$TOME_READER_TEST_ENDPOINT" ] || [ -z "$$TOME_READER_TEST_MODEL" ]; then \
		echo "Name a server and its model, such as those of Ollama:"; \
		echo "  make test-model TOME_READER_TEST_ENDPOINT=localhost:11434 TOME_READER_TEST_MODEL=llama3"; \
		exit 64; \
	fi
	$(SWIFT) test --disable-xctest --filter RealModelTests

# A real sync server of KOReader's kind is registered at, told of positions and asked for them.
test-kosync: packages
	@if [ -z "$$TOME_READER_TEST_KOSYNC" ]; then \
		echo "Name a sync server: make test-kosync TOME_READER_TEST_KOSYNC=http://localhost:8080"; \
		exit 64; \
	fi
	$(SWIFT) test --disable-xctest --filter RealServerTests

check: lint test

lint:
	$(SWIFT) format lint --strict --configuration .swift-format --recursive \
		Package.swift Sources Tests

golden: packages
	UPDATE_GOLDEN=1 $(SWIFT) test --disable-xctest --filter ReaderTests

link-order: packages archives
	$(SWIFT) build $(RELEASE) -Xlinker --no-demangle -Xlinker -Map=$(CURDIR)/.build/link-map.txt
	python3 $(LINK_ORDER)/record.py $(PROGRAM) .build/link-map.txt > .build/functions.txt
	mv .build/functions.txt $(LINK_ORDER)/functions.txt

bench: build
	Tests/Benchmarks/run $(PROGRAM)

fuzz:
	Tests/Fuzz/run
	Tests/Fuzz/formats
	Tests/Fuzz/pictures

install: build
	install -D -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/tome-reader
	install -D -m 755 $(VOICE) $(DESTDIR)$(PREFIX)/libexec/tome-reader/tome-voice
	install -D -m 755 $(PICTURE) $(DESTDIR)$(PREFIX)/libexec/tome-reader/tome-picture
	install -D -m 644 -t $(DESTDIR)$(SHARE)/tome-reader assets/guide.txt assets/diary.txt
	install -D -m 644 -t $(DESTDIR)$(SHARE)/tome-reader/licences assets/licences/*.txt
	install -D -m 644 -t $(DESTDIR)$(SHARE)/applications assets/desktop/*.desktop
	install -d $(addprefix $(DESTDIR)$(SHARE)/,man/man1 man/man5 man/man7 $(COMPLETIONS))
	$(PROGRAM) manual tome-reader | gzip -9n > $(DESTDIR)$(SHARE)/man/man1/tome-reader.1.gz
	$(PROGRAM) manual tome-reader-config \
		| gzip -9n > $(DESTDIR)$(SHARE)/man/man5/tome-reader-config.5.gz
	$(PROGRAM) manual tome-reader-keys \
		| gzip -9n > $(DESTDIR)$(SHARE)/man/man7/tome-reader-keys.7.gz
	$(PROGRAM) completions bash > $(DESTDIR)$(SHARE)/bash-completion/completions/tome-reader
	$(PROGRAM) completions zsh > $(DESTDIR)$(SHARE)/zsh/site-functions/_tome-reader
	$(PROGRAM) completions fish > $(DESTDIR)$(SHARE)/fish/vendor_completions.d/tome-reader.fish

deb:
	.deb/build

check-deb:
	.deb/check

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/tome-reader
	rm -f $(DESTDIR)$(SHARE)/man/man[157]/tome-reader*.gz
	rm -f $(DESTDIR)$(SHARE)/bash-completion/completions/tome-reader
	rm -f $(DESTDIR)$(SHARE)/zsh/site-functions/_tome-reader
	rm -f $(DESTDIR)$(SHARE)/fish/vendor_completions.d/tome-reader.fish
	rm -f $(DESTDIR)$(SHARE)/applications/tome-reader*.desktop
	rm -rf $(DESTDIR)$(SHARE)/tome-reader $(DESTDIR)$(PREFIX)/libexec/tome-reader

clean:
	rm -rf .build

packages:
	@.ci/packages

archives:
	@mkdir -p .build/archives
	@for name in $(ARCHIVES); do \
		ln -sf "$$(gcc -print-file-name=lib$$name.a)" .build/archives/; done
	@python3 Sources/tome-reader/UnicodeData/subset.py $(ICU) $(UNICODE_DATA)
	@$(CC) -c $(UNICODE_DATA).s -o $(UNICODE_DATA).o

# Thin: everything that takes thought lives in the Swift package or in Tests/scripts.
SWIFT ?= swift

.PHONY: build
build:
	$(SWIFT) build

/*
 * The door to encodings: uchardet guesses them, iconv turns them into UTF-8.
 *
 * uchardet is linked as an archive. Measured at start: the shared object costs 0.08 ms, the
 * archive 0.02; libstdc++, which both need, is there already for the Swift runtime.
 */
#ifndef CENCODING_H
#define CENCODING_H

#include <iconv.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <uchardet/uchardet.h>

/* Whether iconv_open gave a converter: its failure is a pointer of all ones. */
bool cen_is_open(iconv_t converter);

#endif

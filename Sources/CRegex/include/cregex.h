/*
 * The door to PCRE2: regular expressions over UTF-8 that may have bad bytes, with limits.
 *
 * A crx_pattern does not change and may be used by several threads, each with a crx_scratch of its
 * own. Offsets are bytes.
 */
#ifndef CREGEX_H
#define CREGEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct crx_pattern crx_pattern;
typedef struct crx_scratch crx_scratch;

/* What crx_match found. */
enum crx_result { CRX_NONE, CRX_MATCH, CRX_LIMIT, CRX_FAILED };

/*
 * Compiles a pattern; NULL when it has a mistake: then *error is PCRE2's number of it and *offset
 * the byte before which it was noticed.
 */
crx_pattern *crx_compile(
    const uint8_t *pattern, size_t length, bool caseless, bool whole_words, int *error,
    size_t *offset);
void crx_free(crx_pattern *pattern);

/* What a mistake of the given number is: a text of at most size - 1 bytes and a NUL. */
void crx_message(int error, char *text, size_t size);

/* What one thread needs for matching; NULL when there is no memory. */
crx_scratch *crx_scratch_new(const crx_pattern *pattern);
void crx_scratch_free(crx_scratch *scratch);

/*
 * Looks for the first match, of one byte at least, that begins from start up to last.
 *
 * What stands before start is looked at, too. at_start and at_end tell whether the subject begins
 * and ends where a line does. CRX_LIMIT: a limit was reached; CRX_FAILED: out of memory.
 */
enum crx_result crx_match(
    const crx_pattern *pattern, crx_scratch *scratch, const uint8_t *subject, size_t length,
    size_t start, size_t last, bool at_start, bool at_end, size_t *match_start,
    size_t *match_end);

#endif

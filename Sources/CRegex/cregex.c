#include "cregex.h"

#include <stdlib.h>

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

/*
 * How often one place of the text may be tried. A span of crx's callers is 64 KiB, and a lazy loop
 * counts each of its characters.
 */
#define MATCH_LIMIT 250000
/* How deep, where the pattern cannot be compiled to machine code; and KiB of memory for that. */
#define DEPTH_LIMIT 20000
#define HEAP_LIMIT 65536
#define STACK_MOST (1 << 20)

struct crx_pattern {
  pcre2_code *code;
};

struct crx_scratch {
  pcre2_match_data *data;
  pcre2_match_context *context;
  pcre2_jit_stack *stack;
};

crx_pattern *crx_compile(
    const uint8_t *pattern, size_t length, bool caseless, bool whole_words, int *error,
    size_t *offset) {
  crx_pattern *made = malloc(sizeof *made);
  pcre2_compile_context *context = pcre2_compile_context_create(NULL);
  *error = PCRE2_ERROR_NOMEMORY;
  *offset = 0;
  if (made == NULL || context == NULL) {
    free(made);
    pcre2_compile_context_free(context);
    return NULL;
  }
  uint32_t options = PCRE2_UTF | PCRE2_UCP | PCRE2_MATCH_INVALID_UTF | PCRE2_MULTILINE |
                     PCRE2_NEVER_BACKSLASH_C | PCRE2_USE_OFFSET_LIMIT;
  if (caseless) options |= PCRE2_CASELESS;
  if (whole_words) pcre2_set_compile_extra_options(context, PCRE2_EXTRA_MATCH_WORD);
  pcre2_set_newline(context, PCRE2_NEWLINE_ANYCRLF);
  made->code = pcre2_compile(pattern, length, options, error, offset, context);
  pcre2_compile_context_free(context);
  if (made->code == NULL) {
    free(made);
    return NULL;
  }
  /* Without machine code matching is slow, and right all the same. */
  pcre2_jit_compile(made->code, PCRE2_JIT_COMPLETE);
  return made;
}

void crx_free(crx_pattern *pattern) {
  if (pattern == NULL) return;
  pcre2_code_free(pattern->code);
  free(pattern);
}

void crx_message(int error, char *text, size_t size) {
  if (pcre2_get_error_message(error, (PCRE2_UCHAR *)text, size) == PCRE2_ERROR_BADDATA && size > 0)
    text[0] = 0;
}

crx_scratch *crx_scratch_new(const crx_pattern *pattern) {
  crx_scratch *scratch = calloc(1, sizeof *scratch);
  if (scratch == NULL) return NULL;
  scratch->data = pcre2_match_data_create_from_pattern(pattern->code, NULL);
  scratch->context = pcre2_match_context_create(NULL);
  scratch->stack = pcre2_jit_stack_create(32 << 10, STACK_MOST, NULL);
  if (scratch->data == NULL || scratch->context == NULL) {
    crx_scratch_free(scratch);
    return NULL;
  }
  pcre2_set_match_limit(scratch->context, MATCH_LIMIT);
  pcre2_set_depth_limit(scratch->context, DEPTH_LIMIT);
  pcre2_set_heap_limit(scratch->context, HEAP_LIMIT);
  if (scratch->stack != NULL) pcre2_jit_stack_assign(scratch->context, NULL, scratch->stack);
  return scratch;
}

void crx_scratch_free(crx_scratch *scratch) {
  if (scratch == NULL) return;
  pcre2_match_data_free(scratch->data);
  pcre2_match_context_free(scratch->context);
  pcre2_jit_stack_free(scratch->stack);
  free(scratch);
}

enum crx_result crx_match(
    const crx_pattern *pattern, crx_scratch *scratch, const uint8_t *subject, size_t length,
    size_t start, size_t last, bool at_start, bool at_end, size_t *match_start,
    size_t *match_end) {
  uint32_t options = PCRE2_NOTEMPTY;
  if (!at_start) options |= PCRE2_NOTBOL;
  if (!at_end) options |= PCRE2_NOTEOL;
  pcre2_set_offset_limit(scratch->context, last);
  int result =
      pcre2_match(pattern->code, subject, length, start, options, scratch->data, scratch->context);
  if (result >= 0) {
    const PCRE2_SIZE *vector = pcre2_get_ovector_pointer(scratch->data);
    *match_start = vector[0];
    *match_end = vector[1];
    /* \K may put the start after the end. */
    return vector[0] < vector[1] ? CRX_MATCH : CRX_NONE;
  }
  switch (result) {
  case PCRE2_ERROR_NOMATCH: return CRX_NONE;
  case PCRE2_ERROR_MATCHLIMIT:
  case PCRE2_ERROR_DEPTHLIMIT:
  case PCRE2_ERROR_HEAPLIMIT:
  case PCRE2_ERROR_JIT_STACKLIMIT: return CRX_LIMIT;
  default: return CRX_FAILED;
  }
}
